import type { Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { Change, Store } from "../../contract/store.ts"
import { type IndexChange, indexAfter } from "../../turn/fact-neighbours.ts"
import { scopeOf } from "../../turn/pools.ts"
import type { ReconciledDraft } from "../../turn/remember/reconcile.ts"

/** So many of the newest of a session are kept in view: two are looked at, and of them some may be superseded on the way. */
const IN_VIEW = 8

/** The words that each of some created memories, and what was last said before it in its session, are found by: those of the other as well. */
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
        async (session) => [session, (await store.list(scope, { limit: IN_VIEW, where: { session } })).items] as const,
      ),
    ),
  )
  const indexed = new Map<MemoryId, IndexChange>()
  for (const { did, memory, changes } of made) {
    const before = newest.get(memory.owner.session ?? "")
    if (did === "created" && before !== undefined)
      for (const one of indexAfter(before, memory)) indexed.set(one.id, one)
    for (const change of changes) if (change.op === "put") note(newest, change.memory)
  }
  return indexed
}

function note(newest: Map<string, readonly Memory[]>, memory: Memory): void {
  const { session = "" } = memory.owner
  if (memory.revision > 1) {
    // Until now it may have stood in another.
    for (const [name, all] of newest)
      newest.set(
        name,
        all.filter(({ id }) => id !== memory.id),
      )
  }
  const others = newest.get(session)
  if (others === undefined || memory.status !== "active") return
  newest.set(session, [...others, memory].sort(newestFirst).slice(0, IN_VIEW))
}

/** A put brings its words along, so that nothing is indexed twice. */
export function withWords(changes: readonly Change[], made: ReadonlyMap<MemoryId, IndexChange>): readonly Change[] {
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
