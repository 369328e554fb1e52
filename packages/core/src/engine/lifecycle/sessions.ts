import type { Memory, Scope } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Cursor, Page, PageQuery, Store, Where } from "../../contract/store.ts"
import { each } from "../../turn/pages.ts"
import { poolOf, scopeOf } from "../../turn/pools.ts"
import { count } from "../counting.ts"

/** One conversation, as far as memories came from it. */
export interface SessionSummary {
  readonly session: string
  /** The same name in another pool is another conversation. */
  readonly pool: string
  readonly user?: string
  readonly agent?: string
  /** How many memories of any status came from it, and how many of them are words as they were said. */
  readonly memories: number
  readonly turns: number
  /** When its first and its last memory were made, in milliseconds since 1970. */
  readonly firstAt: number
  readonly lastAt: number
}

const PAGE = 200

/** Conversations, the one that went on last first. A page may hold fewer than asked for and still have a next. */
export async function listSessions(
  store: Store,
  scope: Scope,
  where: Where,
  { limit, cursor }: PageQuery,
): Promise<Page<SessionSummary>> {
  const query = { where: { ...where, status: STATUSES }, ...(cursor !== undefined && { cursor }) }
  const page = await store.list(scope, { ...query, limit: PAGE })
  const seen = new Set<string>()
  const found: Memory[] = []
  for (const [index, memory] of page.items.entries()) {
    const name = memory.owner.session === undefined ? undefined : JSON.stringify([memory.pool, memory.owner.session])
    if (name === undefined || seen.has(name)) continue
    seen.add(name)
    if (!(await isNewestOf(store, memory))) continue
    if (found.length === limit) {
      const { next } = await store.list(scope, { ...query, limit: index })
      return withNext(await summaries(store, found), next)
    }
    found.push(memory)
  }
  return withNext(await summaries(store, found), page.next)
}

/** What came from one conversation, in its order: by the place of the message, then by time. */
export async function memoriesOf(store: Store, scope: Scope, where: Where): Promise<readonly Memory[]> {
  const query = { where: { ...where, status: STATUSES }, oldestFirst: true }
  const found = await Array.fromAsync(each((page) => store.list(scope, { ...query, ...page })))
  return found.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function placeOf({ source }: Memory): number {
  return source.position ?? Number.MAX_SAFE_INTEGER
}

/** A session is listed at its newest memory only, so that no page has to know what was on another. */
async function isNewestOf(store: Store, memory: Memory): Promise<boolean> {
  const { items } = await store.list(scopeOf(poolOf(memory)), { limit: 1, where: whereOf(memory) })
  return items[0]?.id === memory.id
}

function summaries(store: Store, newest: readonly Memory[]): Promise<readonly SessionSummary[]> {
  return Promise.all(
    newest.map(async (memory) => {
      const scope = scopeOf(poolOf(memory))
      const where = whereOf(memory)
      const [{ total, groups }, oldest] = await Promise.all([
        count(store, scope, where, "category"),
        store.list(scope, { limit: 1, where, oldestFirst: true }),
      ])
      const { session = "", user, agent } = memory.owner
      return {
        session,
        pool: memory.pool,
        ...(user !== undefined && { user }),
        ...(agent !== undefined && { agent }),
        memories: total,
        turns: groups.turn ?? 0,
        firstAt: oldest.items[0]?.createdAt ?? memory.createdAt,
        lastAt: memory.createdAt,
      }
    }),
  )
}

function whereOf({ owner: { session } }: Memory): Where {
  return { status: STATUSES, ...(session !== undefined && { session }) }
}

function withNext(items: readonly SessionSummary[], next: Cursor | undefined): Page<SessionSummary> {
  return next === undefined ? { items } : { items, next }
}
