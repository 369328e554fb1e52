import type { Memory, MemoryId, Scope } from "../contract/memory.ts"
import { STATUSES } from "../contract/memory.ts"
import type { Change, History, Outcome, Page, Store, Where } from "../contract/store.ts"
import { matches } from "../plugin/matches.ts"
import { each } from "./pages.ts"
import { type Limit, type LimitedPool, scopeOf } from "./pools.ts"

/**
 * A store as a limited request may use it: memories outside the limit are not there. A write to one of them is answered
 * like one to a deleted memory, and changes nothing.
 */
export function limitStore(store: Store, limit: Limit): Store {
  const isVisible = (memory: Memory): boolean => matches(memory, { ...limit, status: STATUSES })
  const visible = (memory: Memory | undefined) => (memory !== undefined && isVisible(memory) ? memory : undefined)
  const hits = <Hit extends { readonly memory: Memory }>(all: readonly Hit[]) =>
    all.filter(({ memory }) => isVisible(memory))
  const narrow = <Query extends { readonly where?: Where }>(query: Query): Query => ({
    ...query,
    where: { ...query.where, ...limit },
  })
  const nothing: Page<Memory> = { items: [] }
  const { contract, name, traits, writers, text, vector, hybrid, history, tally } = store
  return {
    contract,
    name,
    traits,
    ...(writers !== undefined && { writers }),
    pools: (tenant, page, call) => store.pools(tenant, page, call),
    read: async (scope, ids, call) => (await store.read(scope, ids, call)).map(visible),
    list: async (scope, query, call) =>
      excludes(limit, query.where) ? nothing : store.list(scope, narrow(query), call),
    async write(pool, changes, options) {
      const ids = [...new Set(changes.map(idOf))]
      const stored = await store.read(scopeOf(pool), ids, options)
      const hidden = new Map(stored.flatMap((one) => (one === undefined || isVisible(one) ? [] : [[one.id, one]])))
      const made = changes.filter((change) => !hidden.has(idOf(change)))
      const outcomes = made.length === 0 ? [] : await store.write(pool, made, options)
      const shown = outcomes.map((outcome) => withoutHidden(outcome, isVisible))
      return changes.map((change): Outcome => {
        const id = idOf(change)
        const other = hidden.get(id)
        // Each change that was made has its outcome, in order.
        return other === undefined ? (shown.shift() as Outcome) : { id, status: "conflict", revision: other.revision }
      })
    },
    ...(text && {
      text: {
        async search(scope, query, options) {
          if (excludes(limit, options.where)) return { hits: [] }
          const results = await text.search(scope, query, narrow(options))
          return { ...results, hits: hits(results.hits) }
        },
      },
    }),
    ...(vector && {
      vector: {
        search: async (scope, query, options) =>
          excludes(limit, options.where) ? [] : hits(await vector.search(scope, query, narrow(options))),
        spaces: (scope, call) => vector.spaces(scope, call),
        missing: (pool, space, page, call) => vector.missing(pool, space, page, call),
        drop: (space, call) => vector.drop(space, call),
      },
    }),
    ...(hybrid && {
      hybrid: {
        async search(scope, query, options) {
          if (excludes(limit, options.where)) return { text: { hits: [] }, vector: [] }
          const results = await hybrid.search(scope, query, narrow(options))
          return { text: { ...results.text, hits: hits(results.text.hits) }, vector: hits(results.vector) }
        },
      },
    }),
    ...(history && {
      history: {
        async versions(scope, id, page, call) {
          // A deletion names no owner, so the newest memory decides; earlier versions may be another agent's.
          const newest = await newestIn(history, scope, id)
          if (newest === undefined || !isVisible(newest)) return { items: [] }
          const results = await history.versions(scope, id, page, call)
          return { ...results, items: results.items.filter(({ memory }) => memory === undefined || isVisible(memory)) }
        },
        asOf: async (scope, at, query, call) =>
          excludes(limit, query.where) ? nothing : history.asOf(scope, at, narrow(query), call),
      },
    }),
    ...(tally && {
      tally: {
        count: async (scope, where, by, call) =>
          excludes(limit, where) ? { total: 0, groups: {} } : tally.count(scope, { ...where, ...limit }, by, call),
      },
    }),
  }
}

/** The store as a request may use it that writes to this pool. */
export function storeWithin(store: Store, { limit }: LimitedPool): Store {
  return limit === undefined ? store : limitStore(store, limit)
}

/** The calls that read or change stored memories, within a limit. */
export function limitParts<Own extends object, Parts extends Own & { readonly limited: (limit: Limit) => Own }>(
  parts: Parts,
  limit: Limit | undefined,
): Parts {
  return limit === undefined ? parts : { ...parts, ...parts.limited(limit) }
}

async function newestIn(history: History, scope: Scope, id: MemoryId): Promise<Memory | undefined> {
  for await (const { memory } of each((page) => history.versions(scope, id, page))) {
    if (memory !== undefined) return memory
  }
  return undefined
}

function idOf(change: Change): MemoryId {
  return change.op === "put" ? change.memory.id : change.id
}

/** Whether a filter asks for another session or agent than the limit. */
function excludes({ session, agent }: Limit, where: Where = {}): boolean {
  const isOther = (limited: string | undefined, asked: string | undefined) =>
    limited !== undefined && asked !== undefined && asked !== limited
  return isOther(session, where.session) || isOther(agent, where.agent)
}

function withoutHidden(outcome: Outcome, isVisible: (memory: Memory) => boolean): Outcome {
  if (outcome.status !== "conflict" || outcome.current === undefined || isVisible(outcome.current)) return outcome
  const { current: _, ...rest } = outcome
  return rest
}
