import { useState } from "react"
import { AddMemory } from "./add-memory.tsx"
import { EmptyList } from "./empty-list.tsx"

/** The empty list with a form to add a memory, for the overview. */
export function FirstVisit() {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <EmptyList isFiltered={false} onAdd={() => setAdding(true)} onReset={() => undefined} />
      {isAdding && <AddMemory onClose={() => setAdding(false)} />}
    </>
  )
}
