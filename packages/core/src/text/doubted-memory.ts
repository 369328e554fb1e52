import type { Memory } from "../contract/memory.ts"

/** A newer statement may contradict it. */
export function isDoubted(memory: Memory): memory is Memory & { readonly validUntil: number } {
  const { status, validUntil, links } = memory
  return status === "active" && validUntil !== undefined && links?.some(({ as }) => as === "conflicts") === true
}
