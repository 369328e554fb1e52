import type { Memory, Pool } from "../contract/memory.ts"
import type { Change, Outcome, Store, WriteOptions } from "../contract/store.ts"
import { statementsWithout } from "./fact-neighbours.ts"
import { rewordedAround } from "./neighbours.ts"
import type { Tombstones } from "./tombstones.ts"
import { writeAll } from "./write-all.ts"

export interface ForgetParts {
  readonly store: Store
  readonly tombstones: Tombstones
}

/**
 * Takes memories of one tenant out of every read at once, and their words out of what their neighbours are found by.
 * Their versions stay until they are purged; a resent history does not bring them back. A memory that was changed in
 * the meantime is not deleted: those come back as they stand now.
 */
export async function forget(
  parts: ForgetParts,
  memories: readonly Memory[],
  options: WriteOptions,
): Promise<readonly Memory[]> {
  const outcomes = await remove(parts, memories, options, ({ id, revision }) => ({
    op: "delete",
    id,
    revision: revision + 1,
  }))
  return outcomes.flatMap((outcome) =>
    outcome.status === "conflict" && outcome.current !== undefined ? [outcome.current] : [],
  )
}

/** The same, with their versions. */
export async function erase(parts: ForgetParts, memories: readonly Memory[], options: WriteOptions): Promise<void> {
  await remove(parts, memories, options, ({ id }) => ({ op: "erase", id }))
}

async function remove(
  { store, tombstones }: ForgetParts,
  memories: readonly Memory[],
  options: WriteOptions,
  removal: (memory: Memory) => Change,
): Promise<readonly Outcome[]> {
  await Promise.all(memories.map((memory) => tombstones.bury(memory)))
  const outcomes: Outcome[] = []
  for (const [name, those] of Map.groupBy(memories, ({ pool }) => pool)) {
    const [{ owner }] = those as [Memory, ...Memory[]] // a group has at least the one that made it
    const pool: Pool = { tenant: owner.tenant, name }
    const reworded = [...(await rewordedAround(store, pool, those)), ...(await statementsWithout(store, pool, those))]
    const changes = [...those.map(removal), ...reworded]
    outcomes.push(...(await writeAll(store, pool, changes, options)).slice(0, those.length))
  }
  return outcomes
}
