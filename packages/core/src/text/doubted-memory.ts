import type { Memory } from "../contract/memory.ts"

/** A newer statement may contradict it. */
export function isDoubted(memory: Memory): memory is Memory & { readonly validUntil: number } {
  const { status, validUntil, links } = memory
  return status === "active" && validUntil !== undefined && links?.some(({ as }) => as === "conflicts") === true
}

/** A stored memory has no field for this: it is true beside the other lines of one block alone. */
const earlier = new WeakSet<Memory>()

/** A copy of the memory whose line says that it was said earlier than another one on the same matter. */
export function asEarlier(memory: Memory): Memory {
  const copy = { ...memory }
  earlier.add(copy)
  return copy
}

/** Whether its line says that it was said earlier than another one on the same matter. */
export function isEarlier(memory: Memory): boolean {
  return earlier.has(memory)
}
