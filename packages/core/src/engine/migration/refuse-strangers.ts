import { MemoryError } from "../../contract/errors.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Store } from "../../contract/store.ts"
import { each, pages } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"

/** `options_invalid` for a target that holds memories the store in use does not know: moving into it would mix two sets. */
export async function refuseStrangers(from: Store, to: Store, name: string): Promise<void> {
  const where = { status: STATUSES }
  for await (const pool of each((page) => to.pools(undefined, page))) {
    const scope = scopeOf(pool)
    for await (const found of pages((page) => to.list(scope, { ...page, where }), 500)) {
      const ids = found.map(({ id }) => id)
      const known = await from.read(scope, ids)
      for (const [place, id] of ids.entries()) {
        if (known[place] !== undefined) continue
        const versions = await from.history?.versions(scope, id, { limit: 1 })
        if ((versions?.items.length ?? 0) > 0) continue
        throw new MemoryError("options_invalid", `${name} holds memories already that are not in the store in use`, {
          remedy: "Empty it, or name another file or collection: two sets of memories are never mixed.",
        })
      }
    }
  }
}
