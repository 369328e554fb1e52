import { useState } from "react"
import { AddMemory } from "./add-memory.tsx"
import { NothingHere } from "./nothing-here.tsx"

/** What to do where nothing is remembered yet: a request to copy, a memory to add, a sample to look at. */
export function FirstVisit() {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <NothingHere isNarrowed={false} onAdd={() => setAdding(true)} onReset={() => undefined} />
      {isAdding && <AddMemory onClose={() => setAdding(false)} />}
    </>
  )
}
