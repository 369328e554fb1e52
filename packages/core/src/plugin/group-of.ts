import type { Memory } from "../contract/memory.ts"
import type { TallyBy } from "../contract/store.ts"

/** The group that a tally counts a memory in; what has no such name is in none. */
export function groupOf(memory: Memory, by: TallyBy): string | undefined {
  if (by === "origin") return memory.source.origin
  if (by === "user" || by === "agent" || by === "session") return memory.owner[by]
  return memory[by]
}
