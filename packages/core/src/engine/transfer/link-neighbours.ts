import type { Change, Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { type IndexChange, indexAfter } from "../../turn/fact-neighbours.ts"
import { scopeOf } from "../../turn/pools.ts"
import type { ReconciledDraft } from "../../turn/remember/revise-stored.ts"

/** Number of newest memories that are tracked for each session: two are used, and some may be superseded. */
const TRACKED = 8

/**
 * Computes the index entries of created memories and of their predecessors in the session, which include each other's
 * words.
 */
export async function linkNeighbours(
  store: Store,
  pool: Pool,
  made: readonly ReconciledDraft[],
): Promise<ReadonlyMap<MemoryId, IndexChange>> {
  const scope = scopeOf(pool)
  const sessions = new Set(made.flatMap(({ did, memory }) => (did === "created" ? (memory.owner.session ?? []) : [])))
  const newest = new Map(
    await Promise.all(
      [...sessions].map(
        async (session) => [session, (await store.list(scope, { limit: TRACKED, where: { session } })).items] as const,
      ),
    ),
  )
  const indexed = new Map<MemoryId, IndexChange>()
  for (const { did, memory, changes } of made) {
    const before = newest.get(memory.owner.session ?? "")
    if (did === "created" && before !== undefined)
      for (const one of indexAfter(before, memory)) indexed.set(one.id, one)
    for (const change of changes) if (change.op === "put") trackNewest(newest, change.memory)
  }
  return indexed
}

function trackNewest(newest: Map<string, readonly Memory[]>, memory: Memory): void {
  const { session = "" } = memory.owner
  if (memory.revision > 1) {
    // It may have been in another session before.
    for (const [name, all] of newest)
      newest.set(
        name,
        all.filter(({ id }) => id !== memory.id),
      )
  }
  const others = newest.get(session)
  if (others === undefined || memory.status !== "active") return
  newest.set(session, [...others, memory].sort(newestFirst).slice(0, TRACKED))
}

/** Adds index entries to the puts of the same memories, so that nothing is indexed twice. */
export function mergeIndexChanges(
  changes: readonly Change[],
  made: ReadonlyMap<MemoryId, IndexChange>,
): readonly Change[] {
  const left = new Map(made)
  const puts = changes.map((change) => {
    const one = change.op === "put" ? left.get(change.memory.id) : undefined
    if (change.op !== "put" || one === undefined || one.revision !== change.memory.revision) return change
    left.delete(one.id)
    return { ...change, index: one.index }
  })
  return [...puts, ...left.values()]
}

function newestFirst(one: Memory, other: Memory): number {
  return other.createdAt - one.createdAt || (other.id < one.id ? -1 : 1)
}
