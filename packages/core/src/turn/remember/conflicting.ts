import type { Link, Memory } from "../../contract/index.ts"

/** In `metadata.reason` of a memory that says otherwise than one it may not replace. */
export const CONFLICTS = "conflicts with what stands"

/** A statement beside the opposite one, which weighs more: both stay, and a person decides. A reason that it has already goes before. */
export function conflicting(memory: Memory, standing: Memory): Memory {
  const links: readonly Link[] = [...(memory.links ?? []), { to: standing.id, as: "conflicts" }]
  return { ...memory, links, metadata: { reason: CONFLICTS, ...memory.metadata } }
}
