import type { Change, Memory, Outcome, Pool, Store, WriteOptions } from "../../contract/index.ts"
import { memoryWords } from "../../text/words.ts"
import { reindexStatementsWithout } from "../fact-neighbours.ts"
import { reindexNeighbours } from "../neighbours.ts"
import { writeAll } from "../write-all.ts"
import type { CutPlan, Rewrite } from "./plan-cuts.ts"
import type { Tombstones } from "./tombstones.ts"

export interface RemovalParts {
  readonly store: Store
  readonly tombstones: Tombstones
}

/** What others changed meanwhile, so that it is not done. */
export interface RemovalConflicts {
  /** The current state of memories that are not removed. */
  readonly removals: readonly Memory[]
  /** Whether a memory was not rewritten. */
  readonly rewrites: boolean
}

/**
 * Removes memories of one tenant, and their words from the index entries of their neighbours. `delete` keeps the
 * versions until the purge; `erase` removes them, also those of memories that others deleted meanwhile. Adds
 * tombstones, so that a resent history does not restore them; without `tombstones` they may be stated again. The same
 * write makes the rewrites of `cut`.
 */
export async function removeMemories(
  { store, tombstones }: Pick<RemovalParts, "store"> & Partial<RemovalParts>,
  op: "delete" | "erase",
  memories: readonly Memory[],
  options: WriteOptions,
  cut?: Pick<CutPlan, "rewrites" | "sentences"> & { readonly keepsWords?: (memory: Memory) => boolean },
): Promise<RemovalConflicts> {
  const sentencesOf = (memory: Memory) =>
    cut?.keepsWords?.(memory) === true ? "kept" : (cut?.sentences.get(memory.id) ?? [])
  await Promise.all(memories.map((memory) => tombstones?.add(memory, options.at, sentencesOf(memory))))
  const removals: Memory[] = []
  let rewrites = false
  const pools = Map.groupBy([...memories, ...(cut?.rewrites ?? []).map(({ before }) => before)], ({ pool }) => pool)
  for (const [name, all] of pools) {
    const [{ owner }] = all as [Memory, ...Memory[]] // a group has at least the one that made it
    const pool: Pool = { tenant: owner.tenant, name }
    const isOwn = (memory: Memory): boolean => memory.pool === name
    const those = memories.filter(isOwn)
    const own = cut?.rewrites.filter(({ before }) => isOwn(before)) ?? []
    const outcomes = await write(store, op, pool, those, own, options)
    for (const outcome of outcomes.removals) {
      if (outcome.status === "conflict" && outcome.current !== undefined) removals.push(outcome.current)
    }
    rewrites ||= outcomes.rewrites.some(({ status }) => status === "conflict")
  }
  return { removals, rewrites }
}

async function write(
  store: Store,
  op: "delete" | "erase",
  pool: Pool,
  memories: readonly Memory[],
  rewrites: readonly Rewrite[],
  options: WriteOptions,
): Promise<{ readonly removals: readonly Outcome[]; readonly rewrites: readonly Outcome[] }> {
  const gone = rewrites.filter(({ after }) => after === undefined).map(({ before }) => before)
  const rewritten = rewrites.flatMap(({ after }) => after ?? [])
  const reworded = [
    ...(await reindexNeighbours(store, pool, [...memories, ...gone], { rewritten })),
    ...(await reindexStatementsWithout(store, pool, memories)),
  ]
  const removals = memories.map(({ id, revision }): Change => ({ op, id, revision: revision + 1 }))
  const anew = rewrites.flatMap(rewriteChanges)
  const outcomes = await writeAll(store, pool, [...removals, ...anew, ...reworded], options)
  const removed = outcomes.slice(0, memories.length)
  return {
    removals: op === "erase" ? await eraseVersionsOfDeleted(store, pool, removed, options) : removed,
    rewrites: outcomes.slice(memories.length, memories.length + anew.length),
  }
}

/** What a rewrite needs of the memory before it. */
export type RewrittenMemory = Pick<Memory, "id" | "revision" | "signals">

/** Erases a memory with its versions, and writes what is left of it. */
export function rewriteChanges({ before, earlier = [], after }: Rewrite<RewrittenMemory>): readonly Change[] {
  const { id, revision, signals } = before
  const erase: Change = { op: "erase", id, revision: revision + 1 }
  if (after === undefined) return [erase]
  const puts = [...earlier, after].map(({ signals: _, ...memory }): Change => {
    return { op: "put", memory, index: { words: memoryWords(memory) } }
  })
  return signals === undefined ? [erase, ...puts] : [erase, ...puts, { op: "signal", id, add: signals }]
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
