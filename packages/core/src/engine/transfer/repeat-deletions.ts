import type { Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { removeMemories } from "../../turn/delete/remove-memories.ts"
import { scopeOf } from "../../turn/pools.ts"

/** What was deleted from a pool in one store, to be deleted in an older copy of it as well. */
export interface PoolDeletions {
  readonly removed: readonly MemoryId[]
  /** Memories that lost words, as they are now, each with the oldest revision that is left of it. */
  readonly rewritten: readonly (readonly [memory: Memory, first: number])[]
}

const BATCH_SIZE = 100

/**
 * Erases what was deleted since a copy of a pool was made, and replaces messages that lost words since. Returns how many
 * memories were erased and how many lost words.
 */
export async function repeatDeletions(
  copy: Store,
  pool: Pool,
  { removed, rewritten }: PoolDeletions,
  at: number,
): Promise<{ readonly removed: number; readonly shortened: number }> {
  const counts = { removed: 0, shortened: 0 }
  const scope = scopeOf(pool)
  const sentences = new Map()
  for (let from = 0; from < removed.length; from += BATCH_SIZE) {
    const found = await copy.read(scope, removed.slice(from, from + BATCH_SIZE))
    const standing = found.filter((memory) => memory !== undefined)
    await removeMemories({ store: copy }, "erase", standing, { by: "restore", at })
    counts.removed += standing.length
  }
  for (let from = 0; from < rewritten.length; from += BATCH_SIZE) {
    const batch = rewritten.slice(from, from + BATCH_SIZE)
    const found = await copy.read(
      scope,
      batch.map(([{ id }]) => id),
    )
    const rewrites = batch.flatMap(([memory, first], place) => {
      const before = found[place]
      if (before === undefined || before.revision >= first) return []
      return [{ before, after: { ...memory, revision: before.revision + 2 } }]
    })
    if (rewrites.length === 0) continue
    await removeMemories({ store: copy }, "erase", [], { by: "restore", at }, { rewrites, sentences })
    counts.shortened += rewrites.length
  }
  return counts
}
