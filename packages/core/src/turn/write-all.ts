import type { Change, Outcome, Pool, Store, WriteOptions } from "../contract/index.ts"

/** Writes changes in their order, in one write where the store takes that many; outcomes in the same order. */
export async function writeAll(
  store: Store,
  pool: Pool,
  changes: readonly Change[],
  options: WriteOptions,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (let at = 0; at < changes.length; at += store.traits.maxBatch) {
    outcomes.push(...(await store.write(pool, changes.slice(at, at + store.traits.maxBatch), options)))
  }
  return outcomes
}
