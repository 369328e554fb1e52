import { type Memory, MemoryError, type MemoryId, STATUSES, type Store, type Where } from "../../contract/index.ts"
import { matches } from "../../plugin/matches.ts"
import { each } from "../../turn/pages.ts"
import type { Reach } from "../../turn/pools.ts"

/** The memories that a call affects: by id, or all that match a condition. */
export type Selection = { readonly ids: readonly MemoryId[] } | { readonly where: Where }

/** Maximum number of memories for one call. Repeat the call for the rest. */
export const MAX_SELECTED = 10_000

/**
 * Reads the selected memories within the reach: in the order of the ids, or newest first for a condition.
 * `limit_exceeded` for more ids than one call handles.
 */
export async function selectMemories(
  store: Store,
  { scope, where }: Reach,
  which: Selection,
): Promise<readonly Memory[]> {
  const memories: Memory[] = []
  if ("ids" in which) {
    if (which.ids.length > MAX_SELECTED) {
      throw new MemoryError(
        "limit_exceeded",
        `At most ${MAX_SELECTED} memories are allowed, but there are ${which.ids.length}`,
      )
    }
    for (const memory of await store.read(scope, [...new Set(which.ids)])) {
      if (memory && matches(memory, { ...where, status: STATUSES })) memories.push(memory)
    }
    return memories
  }
  const filter = { ...which.where, ...where }
  for await (const memory of each((page) => store.list(scope, { ...page, where: filter }))) {
    memories.push(memory)
    if (memories.length === MAX_SELECTED) break
  }
  return memories
}
