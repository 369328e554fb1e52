import type { CallOptions, Change, Memory, Pool, Store, Where } from "../contract/index.ts"
import { memoryWords } from "../text/words.ts"
import type { IndexRefresh } from "./neighbours.ts"
import { each } from "./pages.ts"
import { scopeOf } from "./pools.ts"

const ADJACENT_PAGE = 20

/**
 * The index changes for a statement that follows another one in its session: each is found by the other's words as
 * well, as turns are. Neighbours were worth 3.7 points of R@10 on the facts of LoCoMo. Nothing changes after a turn or
 * in a session with later memories.
 */
export async function indexWithLast(
  store: Store,
  pool: Pool,
  memory: Memory,
  call?: CallOptions,
): Promise<readonly Change[]> {
  const { session } = memory.owner
  if (session === undefined || !isAdded(memory) || memory.status !== "active") return []
  const { items } = await store.list(scopeOf(pool), { limit: 3, where: { session } }, call)
  return indexAfter(
    items.filter(({ id }) => id !== memory.id),
    memory,
  )
}

/** Same as `indexWithLast`, with the two newest memories of the session given, newest first. */
export function indexAfter([last, beforeThat]: readonly Memory[], memory: Memory): readonly IndexChange[] {
  if (!isAdded(memory) || memory.status !== "active") return []
  if (last === undefined || !isAdded(last) || last.createdAt > memory.createdAt) return []
  return [
    createIndexChange(last, beforeThat !== undefined && isAdded(beforeThat) ? beforeThat : undefined, memory),
    createIndexChange(memory, last, undefined),
  ]
}

/** Reindexes the remaining statements of the sessions that lose statements. */
export async function reindexStatementsWithout(
  store: Store,
  pool: Pool,
  going: readonly Memory[],
): Promise<readonly Change[]> {
  const out = new Set(going.map(({ id }) => id))
  const sessions = new Set(going.filter(isAdded).flatMap(({ owner }) => owner.session ?? []))
  const changes: Change[] = []
  for (const session of sessions) {
    const stay = (await listAddedStatements(store, pool, session)).filter(({ id }) => !out.has(id))
    changes.push(...stay.map((one, place) => createIndexChange(one, stay[place - 1], stay[place + 1])))
  }
  return changes
}

/** Rebuilds one statement's index entry with its adjacent statements. */
export async function refreshStatementIndex(store: Store, pool: Pool, memory: Memory): Promise<IndexRefresh> {
  const { session } = memory.owner
  if (session === undefined || !isAdded(memory) || memory.status !== "active") {
    return { change: createIndexChange(memory, undefined, undefined), neighbours: [] }
  }
  const { createdAt } = memory
  const before = await findAdjacent(store, pool, memory, { session, createdAt: { below: createdAt + 1 } })
  const after = await findAdjacent(store, pool, memory, { session, createdAt: { from: createdAt } }, true)
  return {
    change: createIndexChange(memory, before, after),
    neighbours: [before, after].flatMap((one) => one?.id ?? []),
  }
}

/** The adjacent added statement in this order; not looked for among more than 20 of the same time. */
async function findAdjacent(
  store: Store,
  pool: Pool,
  memory: Memory,
  where: Where,
  oldestFirst = false,
): Promise<Memory | undefined> {
  const { items } = await store.list(scopeOf(pool), { limit: ADJACENT_PAGE, where, oldestFirst })
  const place = items.findIndex(({ id }) => id === memory.id)
  const next = place === -1 ? undefined : items[place + 1]
  return next !== undefined && isAdded(next) ? next : undefined
}

async function listAddedStatements(store: Store, pool: Pool, session: string): Promise<readonly Memory[]> {
  const query = { where: { session }, oldestFirst: true }
  const all = await Array.fromAsync(each((page) => store.list(scopeOf(pool), { ...query, ...page })))
  return all.filter(isAdded)
}

/** Whether a memory was added by an explicit call and not extracted from a message. */
function isAdded({ category, source }: Memory): boolean {
  return category !== "turn" && source.message === undefined
}

export type IndexChange = Extract<Change, { readonly op: "index" }>

function createIndexChange(memory: Memory, before: Memory | undefined, after: Memory | undefined): IndexChange {
  const words = memoryWords(memory, before?.content, after?.content)
  return { op: "index", id: memory.id, revision: memory.revision, index: { words } }
}
