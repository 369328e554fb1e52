import type { Memory } from "../../contract/index.ts"

/** In `metadata.reason` of a memory that says otherwise than one it may not replace. */
export const CONFLICTS = "conflicts with what stands"
/** In `metadata.reason` of a memory that says in other words what one says already, which its link names. */
export const REPEATS = "says again what stands"

/** A statement beside the opposite one, which weighs more: both stay, and a person decides. A reason that it has already goes before. */
export function conflicting(memory: Memory, standing: Memory): Memory {
  return forReview({ ...memory, links: [...(memory.links ?? []), { to: standing.id, as: "conflicts" }] }, CONFLICTS)
}

/** A statement beside one that it restates: both stay and are recalled once, and a person may make one of them. */
export function repeating(memory: Memory): Memory {
  return forReview(memory, REPEATS)
}

/** A memory that gets other words: nobody has to decide about the old ones any more. */
export function withoutReview(memory: Memory): Memory {
  const { reason, ...metadata } = memory.metadata
  return reason === CONFLICTS || reason === REPEATS ? { ...memory, metadata } : memory
}

function forReview(memory: Memory, reason: string): Memory {
  return { ...memory, metadata: { reason, ...memory.metadata } }
}
