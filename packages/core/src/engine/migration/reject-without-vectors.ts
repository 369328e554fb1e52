import { MemoryError, type Store } from "../../contract/index.ts"
import { listAllSpaces } from "../embedding/coverage.ts"

/** Throws `part_missing` if memories have vectors that the target cannot store. */
export async function rejectWithoutVectors(from: Store, to: Store, name: string): Promise<void> {
  if (to.vector !== undefined || from.vector === undefined || (await listAllSpaces(from)).size === 0) return
  throw new MemoryError("part_missing", `The memories have vectors, which ${name} cannot store`, {
    remedy: "Name a store with vectors, or enable them in that one.",
  })
}
