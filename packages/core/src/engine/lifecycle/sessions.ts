import type { Memory, Scope } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Cursor, Page, PageQuery, Store, Where } from "../../contract/store.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { each } from "../../turn/pages.ts"
import { poolOf, scopeOf } from "../../turn/pools.ts"
import { count } from "../counting.ts"

/** A conversation that memories came from. */
export interface SessionSummary {
  readonly session: string
  /** The same session name in another pool is another conversation. */
  readonly pool: string
  readonly user?: string
  readonly agent?: string
  /** Number of its memories of any status. `turns`: how many of them are verbatim messages. */
  readonly memories: number
  readonly turns: number
  /** Creation time of its first and last memory, in milliseconds since 1970. */
  readonly firstAt: number
  readonly lastAt: number
}

const PAGE = 200

/** Lists conversations, most recent first. A page may have fewer entries than requested although a next page exists. */
export async function listSessions(
  store: Store,
  scope: Scope,
  where: Where,
  { limit, cursor }: PageQuery,
): Promise<Page<SessionSummary>> {
  const query = { where: { ...where, status: STATUSES }, ...(cursor !== undefined && { cursor }) }
  const page = await store.list(scope, { ...query, limit: PAGE })
  const seen = new Set<string>()
  const memories: Memory[] = []
  for (const [index, memory] of page.items.entries()) {
    const name = memory.owner.session === undefined ? undefined : JSON.stringify([memory.pool, memory.owner.session])
    if (name === undefined || seen.has(name)) continue
    seen.add(name)
    if (!(await isNewestOfSession(store, memory))) continue
    if (memories.length === limit) {
      const { next } = await store.list(scope, { ...query, limit: index })
      return toPage(await summarize(store, memories), next)
    }
    memories.push(memory)
  }
  return toPage(await summarize(store, memories), page.next)
}

/** Lists the memories of one conversation by message position, then by time. */
export async function listSessionMemories(store: Store, scope: Scope, where: Where): Promise<readonly Memory[]> {
  const query = { where: { ...where, status: STATUSES }, oldestFirst: true }
  const memories = await Array.fromAsync(each((page) => store.list(scope, { ...query, ...page })))
  return memories.toSorted((one, other) => positionOf(one) - positionOf(other))
}

function positionOf({ source }: Memory): number {
  return source.position ?? Number.MAX_SAFE_INTEGER
}

/** A session is listed at its newest memory only, so that no page has to know what was on another. */
async function isNewestOfSession(store: Store, memory: Memory): Promise<boolean> {
  const { items } = await store.list(scopeOf(poolOf(memory)), { limit: 1, where: whereOf(memory) })
  return items[0]?.id === memory.id
}

function summarize(store: Store, newest: readonly Memory[]): Promise<readonly SessionSummary[]> {
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
        ...omitUndefined({ user, agent }),
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

function toPage(items: readonly SessionSummary[], next: Cursor | undefined): Page<SessionSummary> {
  return next === undefined ? { items } : { items, next }
}
