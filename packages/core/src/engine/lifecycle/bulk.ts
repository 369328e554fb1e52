import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId } from "../../contract/memory.ts"
import type { Store, Where } from "../../contract/store.ts"
import { matches } from "../../plugin/matches.ts"
import { ANY_STATUS } from "../../turn/any-status.ts"
import { each } from "../../turn/pages.ts"
import type { Reach } from "../pools.ts"

/** Which memories are meant: these, or all that a condition takes. */
export type Selection = { readonly ids: readonly MemoryId[] } | { readonly where: Where }

/** Most memories of one call; the rest is for the next. */
export const MOST_AT_ONCE = 10_000

/** The memories meant that lie inside the reach, newest first where a condition means them. */
export async function meant(store: Store, { scope, where }: Reach, which: Selection): Promise<readonly Memory[]> {
  const found: Memory[] = []
  if ("ids" in which) {
    if (which.ids.length > MOST_AT_ONCE) {
      throw new MemoryError("limit_exceeded", `At most ${MOST_AT_ONCE} memories at once; these are ${which.ids.length}`)
    }
    for (const memory of await store.read(scope, [...new Set(which.ids)])) {
      if (memory && matches(memory, { ...where, status: ANY_STATUS })) found.push(memory)
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
