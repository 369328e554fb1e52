import type { Pool } from "../contract/memory.ts"
import type { Change, Store } from "../contract/store.ts"

/** Every member of a store is passed on below: one that is added to the contract does not compile here before it is. */
type Known = Record<
  Exclude<keyof Store, "contract" | "name" | "traits" | "open" | "write" | "read" | "list" | "pools" | Facet | symbol>,
  never
>
type Facet = "compact" | "text" | "vector" | "hybrid" | "history" | "feed" | "tally"

/** The same store, which tells of every write when it is through, also of one that failed: part of it may stand. */
export function noticing(store: Store, written: (pool: Pool, changes: readonly Change[]) => void): Store {
  const { contract, name, traits, compact, text, vector, hybrid, history, feed, tally } = store satisfies Known
  return {
    contract,
    name,
    traits,
    async write(pool, changes, options) {
      try {
        return await store.write(pool, changes, options)
      } finally {
        written(pool, changes)
      }
    },
    read: (...asked) => store.read(...asked),
    list: (...asked) => store.list(...asked),
    pools: (...asked) => store.pools(...asked),
    ...(compact && { compact: (call) => compact.call(store, call) }),
    ...(text && { text }),
    ...(vector && { vector }),
    ...(hybrid && { hybrid }),
    ...(history && { history }),
    ...(feed && { feed }),
    ...(tally && { tally }),
  }
}
