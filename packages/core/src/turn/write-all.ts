import type { Change, Outcome, Pool, Store, WriteOptions } from "../contract/index.ts"

/** Writes changes in their order, in one write where the store takes that many and `most` is not less; outcomes in the same order. */
export async function writeAll(
  store: Store,
  pool: Pool,
  changes: readonly Change[],
  options: WriteOptions,
  most = store.traits.maxBatch,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const step = Math.min(most, store.traits.maxBatch)
  for (let at = 0; at < changes.length; at += step) {
    outcomes.push(...(await store.write(pool, changes.slice(at, at + step), options)))
  }
  return outcomes
}
