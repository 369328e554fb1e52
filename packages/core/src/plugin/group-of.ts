import type { Memory, TallyBy } from "../contract/index.ts"

/** The group of a memory in a tally; `undefined` without such a field. */
export function groupOf(memory: Memory, by: TallyBy): string | undefined {
  if (by === "origin") return memory.source.origin
  if (by === "user" || by === "agent" || by === "session") return memory.owner[by]
  return memory[by]
}
