import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Store, Where } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { each } from "../../turn/pages.ts"
import type { Reach } from "../../turn/pools.ts"

/** Which memories a call is about: these ids, or all that match a condition. */
export type Selection = { readonly ids: readonly MemoryId[] } | { readonly where: Where }

/** The most memories that one call handles; call again for the rest. */
export const MOST_AT_ONCE = 10_000

/**
 * The selected memories that lie inside the reach: in the order of the ids, or newest first where a condition selects them. `limit_exceeded` for
 * more ids than one call handles.
 */
export async function selected(store: Store, { scope, where }: Reach, which: Selection): Promise<readonly Memory[]> {
  const found: Memory[] = []
  if ("ids" in which) {
    if (which.ids.length > MOST_AT_ONCE) {
      throw new MemoryError("limit_exceeded", `At most ${MOST_AT_ONCE} memories at once; these are ${which.ids.length}`)
    }
    for (const memory of await store.read(scope, [...new Set(which.ids)])) {
      if (memory && matches(memory, { ...where, status: STATUSES })) found.push(memory)
    }
    return found
  }
  const asked = { ...which.where, ...where }
  for await (const memory of each((page) => store.list(scope, { ...page, where: asked }))) {
    found.push(memory)
    if (found.length === MOST_AT_ONCE) break
  }
  return found
}
