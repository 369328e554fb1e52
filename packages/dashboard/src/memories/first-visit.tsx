import { useState } from "react"
import { AddMemory } from "./add-memory.tsx"
import { EmptyList } from "./empty-list.tsx"

/** What to do where nothing is remembered yet: a request to copy, a memory to add, a sample to look at. */
export function FirstVisit() {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <EmptyList isFiltered={false} onAdd={() => setAdding(true)} onReset={() => undefined} />
      {isAdding && <AddMemory onClose={() => setAdding(false)} />}
    </>
  )
}
