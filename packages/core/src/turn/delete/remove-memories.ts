import type { Memory, Pool } from "../../contract/memory.ts"
import type { Change, Outcome, Store, WriteOptions } from "../../contract/store.ts"
import { reindexStatementsWithout } from "../fact-neighbours.ts"
import { reindexNeighbours } from "../neighbours.ts"
import { writeAll } from "../write-all.ts"
import type { Tombstones } from "./tombstones.ts"

export interface RemovalParts {
  readonly store: Store
  readonly tombstones: Tombstones
}

/**
 * Deletes memories of one tenant and removes their words from the index entries of their neighbours. Adds tombstones,
 * so that a resent history does not restore them; versions stay until the purge. Returns the current state of memories
 * that others changed meanwhile, which are not deleted.
 */
export async function deleteMemories(
  parts: RemovalParts,
  memories: readonly Memory[],
  options: WriteOptions,
): Promise<readonly Memory[]> {
  await addTombstones(parts, memories)
  return conflictingMemories(await remove(parts.store, "delete", memories, options))
}

/** Erases memories with their versions, including memories that others deleted meanwhile. */
export async function eraseMemories(
  parts: RemovalParts,
  memories: readonly Memory[],
  options: WriteOptions,
): Promise<readonly Memory[]> {
  await addTombstones(parts, memories)
  return conflictingMemories(await remove(parts.store, "erase", memories, options))
}

/** Erases expired memories without tombstones: nobody asked to delete them, so they may be stated again. */
export async function eraseWithoutTombstones(
  store: Store,
  memories: readonly Memory[],
  options: WriteOptions,
): Promise<readonly Memory[]> {
  return conflictingMemories(await remove(store, "erase", memories, options))
}

async function addTombstones({ tombstones }: RemovalParts, memories: readonly Memory[]): Promise<void> {
  await Promise.all(memories.map((memory) => tombstones.add(memory)))
}

function conflictingMemories(outcomes: readonly Outcome[]): readonly Memory[] {
  return outcomes.flatMap((outcome) => (outcome.status === "conflict" ? (outcome.current ?? []) : []))
}

async function remove(
  store: Store,
  op: "delete" | "erase",
  memories: readonly Memory[],
  options: WriteOptions,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [name, those] of Map.groupBy(memories, ({ pool }) => pool)) {
    const [{ owner }] = those as [Memory, ...Memory[]] // a group has at least the one that made it
    const pool: Pool = { tenant: owner.tenant, name }
    const reworded = [
      ...(await reindexNeighbours(store, pool, those)),
      ...(await reindexStatementsWithout(store, pool, those)),
    ]
    const removals = those.map(({ id, revision }): Change => ({ op, id, revision: revision + 1 }))
    const removed = (await writeAll(store, pool, [...removals, ...reworded], options)).slice(0, those.length)
    outcomes.push(...(op === "erase" ? await eraseVersionsOfDeleted(store, pool, removed, options) : removed))
  }
  return outcomes
}

/** Erases the versions of memories that others deleted meanwhile. */
async function eraseVersionsOfDeleted(
  store: Store,
  pool: Pool,
  outcomes: readonly Outcome[],
  options: WriteOptions,
): Promise<readonly Outcome[]> {
  const deleted = outcomes.flatMap((outcome): readonly Change[] => {
    if (outcome.status !== "conflict" || outcome.current !== undefined) return []
    return [{ op: "erase", id: outcome.id, revision: outcome.revision + 1 }]
  })
  return deleted.length === 0 ? outcomes : [...outcomes, ...(await writeAll(store, pool, deleted, options))]
}
