import type { Memory, MemoryId, Pool, Store } from "../contract/index.ts"
import { yieldToEventLoop } from "../plugin/event-loop.ts"
import { refreshStatementIndex } from "./fact-neighbours.ts"
import { type IndexRefresh, refreshTurnIndex } from "./neighbours.ts"
import { scopeOf } from "./pools.ts"
import { writeAll } from "./write-all.ts"

const BY = "reindex"
const MAX_ATTEMPTS = 4

/**
 * Reindexes memories of one pool, with their neighbours' words, by the current analyser. A memory that others change
 * meanwhile is indexed by that change. If a neighbour is deleted during this, its words are removed again.
 */
export async function reindexMemories(
  store: Store,
  pool: Pool,
  memories: readonly Memory[],
  at: number,
): Promise<void> {
  let left = memories
  for (let attempt = 1; left.length > 0 && attempt <= MAX_ATTEMPTS; attempt++) {
    const made = new Map<Memory, IndexRefresh>()
    for (const memory of left) {
      await yieldToEventLoop()
      made.set(
        memory,
        memory.category === "turn"
          ? await refreshTurnIndex(store, pool, memory)
          : await refreshStatementIndex(store, pool, memory),
      )
    }
    const changes = [...made.values()].map(({ change }) => change)
    await writeAll(store, pool, changes, { by: BY, at })
    const gone = await findDeleted(
      store,
      pool,
      [...made.values()].flatMap(({ neighbours }) => neighbours),
    )
    left = [...made].filter(([, { neighbours }]) => neighbours.some((id) => gone.has(id))).map(([memory]) => memory)
  }
}

async function findDeleted(store: Store, pool: Pool, ids: readonly MemoryId[]): Promise<ReadonlySet<MemoryId>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Set()
  const stored = await store.read(scopeOf(pool), unique)
  return new Set(unique.filter((_, place) => stored[place] === undefined))
}
