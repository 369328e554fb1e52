import type { Memory } from "../../contract/memory.ts"
import { isAhead, knownAt } from "../../turn/remember/ahead.ts"
import type { ExportedMemory } from "./export-memories.ts"

/** An exported memory, its history too, with what is dated ahead taken as of now; as of when it was, where it stands here already. */
export function notAhead({ memory, history }: ExportedMemory, stored: Memory | undefined, now: number): ExportedMemory {
  const dated = <T extends Memory>(one: T): T => ({
    ...one,
    createdAt: isAhead(one.createdAt, now) ? (stored?.createdAt ?? now) : one.createdAt,
    updatedAt: isAhead(one.updatedAt, now) ? (stored?.updatedAt ?? now) : one.updatedAt,
  })
  return {
    memory: dated(memory),
    history: history.map((version) => ({
      ...version,
      at: knownAt(version.at, now),
      ...(version.memory !== undefined && { memory: dated(version.memory) }),
    })),
  }
}
