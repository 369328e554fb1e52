import type { Memory, MemoryId, Pool } from "../contract/memory.ts"
import type { Store } from "../contract/store.ts"
import { breathe } from "./breathe.ts"
import { statementAgain } from "./fact-neighbours.ts"
import { type IndexRefresh, turnAgain } from "./neighbours.ts"
import { scopeOf } from "./pools.ts"
import { writeAll } from "./write-all.ts"

const BY = "reindex"
const MOST_ATTEMPTS = 4

/**
 * Indexes memories of one pool with the words that the analyser makes of them now, their neighbours' included. Whoever changed a memory meanwhile has
 * indexed it already. When a neighbour goes while this is under way, the words that it lent are made again without it.
 */
export async function indexAgain(store: Store, pool: Pool, memories: readonly Memory[], at: number): Promise<void> {
  let left = memories
  for (let attempt = 1; left.length > 0 && attempt <= MOST_ATTEMPTS; attempt++) {
    const made = new Map<Memory, IndexRefresh>()
    for (const memory of left) {
      await breathe()
      made.set(
        memory,
        memory.category === "turn" ? await turnAgain(store, pool, memory) : await statementAgain(store, pool, memory),
      )
    }
    const changes = [...made.values()].map(({ change }) => change)
    await writeAll(store, pool, changes, { by: BY, at })
    const gone = await goneOf(
      store,
      pool,
      [...made.values()].flatMap(({ beside }) => beside),
    )
    left = [...made].filter(([, { beside }]) => beside.some((id) => gone.has(id))).map(([memory]) => memory)
  }
}

async function goneOf(store: Store, pool: Pool, ids: readonly MemoryId[]): Promise<ReadonlySet<MemoryId>> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Set()
  const stored = await store.read(scopeOf(pool), asked)
  return new Set(asked.filter((_, place) => stored[place] === undefined))
}
