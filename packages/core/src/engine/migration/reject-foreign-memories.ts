import { MemoryError, STATUSES, type Store } from "../../contract/index.ts"
import { each, pages } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"

/**
 * Throws `options_invalid` if the target holds memories that the source does not know, because the move would mix two
 * sets.
 */
export async function rejectForeignMemories(from: Store, to: Store, name: string): Promise<void> {
  const where = { status: STATUSES }
  for await (const pool of each((page) => to.pools(undefined, page))) {
    const scope = scopeOf(pool)
    for await (const memories of pages((page) => to.list(scope, { ...page, where }), 500)) {
      const ids = memories.map(({ id }) => id)
      const known = await from.read(scope, ids)
      for (const [place, id] of ids.entries()) {
        if (known[place] !== undefined) continue
        const versions = await from.history?.versions(scope, id, { limit: 1 })
        if ((versions?.items.length ?? 0) > 0) continue
        throw new MemoryError("options_invalid", `${name} already has memories that are not in the store in use`, {
          remedy: "Empty it, or name another file or collection: two sets of memories are never mixed.",
        })
      }
    }
  }
}
