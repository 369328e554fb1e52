import type {
  CallOptions,
  Change,
  Memory,
  Outcome,
  PageQuery,
  Pool,
  Scope,
  Signals,
  Store,
} from "@keepsake/core/plugin"
import {
  addSignals,
  CONTRACT,
  canonical,
  checkChanges,
  checkLimit,
  checkWhere,
  cursorAt,
  isText,
  MemoryError,
  matches,
  pageOf,
  placeOf,
} from "@keepsake/core/plugin"

/** The state of one id. Without `text` it is a tombstone, which rejects outdated puts. */
interface Row {
  readonly pool: Pool
  readonly revision: number
  readonly text?: string | undefined
  readonly signals?: Signals
  readonly erased?: boolean
}

export function mapStore(): Store {
  const rows = new Map<string, Row>()
  const traits = { atomic: true, readsOwnWrites: true, maxBatch: 1000, ownStatistics: true }
  return {
    contract: CONTRACT,
    name: "map",
    traits,
    async write(pool, changes, options) {
      checkNotAborted(options)
      checkChanges(pool, changes, traits.maxBatch)
      const failedErases = new Set<string>()
      return changes.map((change) => apply(rows, pool, change, failedErases))
    },
    async read(scope, ids, call) {
      checkNotAborted(call)
      return ids.map((id) => visibleMemory(rows.get(keyOf(scope.tenant, id)), scope))
    },
    async list(scope, query, call) {
      checkNotAborted(call)
      const { where = {}, oldestFirst = false } = query
      checkWhere(where)
      const found = [...rows.values()]
        .flatMap((row) => visibleMemory(row, scope) ?? [])
        .filter((one) => matches(one, where))
      const place = ({ createdAt, id }: Memory) => `${createdAt}`.padStart(16) + id
      return page(found, place, ["list", scope, where], query, !oldestFirst)
    },
    async pools(tenant, query, call) {
      checkNotAborted(call)
      const used = [...rows.values()].filter(({ erased }) => !erased).map(({ pool }) => pool)
      const selected = used.filter((pool) => tenant === undefined || pool.tenant === tenant)
      const pools = new Map(selected.map((pool) => [keyOf(pool.tenant, pool.name), pool]))
      return page([...pools.values()], ({ tenant, name }) => keyOf(tenant, name), ["pools", tenant], query)
    },
  }
}

/** A call that was aborted before it began has no effect. */
function checkNotAborted(call?: CallOptions) {
  if (call?.signal?.aborted) throw new MemoryError("cancelled", "The call was cancelled before it began")
}

/** `failedErases`: ids whose erase had the wrong revision. Later changes to them in the same write fail, too. */
function apply(rows: Map<string, Row>, pool: Pool, change: Change, failedErases: Set<string>): Outcome {
  const id = change.op === "put" ? change.memory.id : change.id
  const key = keyOf(pool.tenant, id)
  const row = rows.get(key)
  const stored = row?.revision ?? 0
  const foreign = row !== undefined && row.pool.name !== pool.name
  const current = visibleMemory(row, { tenant: pool.tenant, pools: [pool.name] })
  const same: Outcome = { id, status: "same" }
  const missing: Outcome = { id, status: "missing" }
  const conflict: Outcome = { id, status: "conflict", revision: stored, ...(current && { current }) }
  const applied = (next: Row): Outcome => {
    rows.set(key, next)
    return { id, status: "applied", revision: next.revision }
  }
  if (failedErases.has(id)) return foreign ? { id, status: "conflict", revision: 0 } : conflict
  if (change.op === "put") {
    const { signals: _, ...memory } = change.memory
    const text = canonical(memory)
    if (text === row?.text) return same
    const fits = change.copy ? memory.revision > stored : memory.revision === stored + 1
    return fits && !foreign ? applied({ ...row, pool, revision: memory.revision, text, erased: false }) : conflict
  }
  if (row === undefined || foreign) {
    if (change.op === "erase" && change.revision !== undefined) failedErases.add(id)
    return missing
  }
  switch (change.op) {
    case "delete":
      if (!current) return (change.revision ?? stored) === stored ? same : conflict
      if ((change.revision ?? stored + 1) !== stored + 1) return conflict
      return applied({ ...row, revision: stored + 1, text: undefined })
    case "erase":
      if (!row.erased && (change.revision ?? stored + 1) === stored + 1) {
        return applied({ pool, revision: stored + 1, erased: true })
      }
      if (change.revision !== undefined) failedErases.add(id)
      return row.erased && (change.revision ?? stored) === stored ? same : conflict
    case "index": // This store has no search, so there is nothing to index.
      if (!current) return missing
      return change.revision === stored ? applied(row) : conflict
    case "signal":
      return current ? applied({ ...row, signals: addSignals(row.signals, change.add) }) : missing
  }
}

/** The memory as reads return it; undefined for a tombstone or outside the scope. */
function visibleMemory(row: Row | undefined, { tenant, pools }: Scope): Memory | undefined {
  if (row?.text === undefined || row.pool.tenant !== tenant) return undefined
  if (pools !== "all" && !pools.includes(row.pool.name)) return undefined
  return { ...JSON.parse(row.text), ...(row.signals && { signals: row.signals }) }
}

/** Ids and pool names are unique within their tenant. */
function keyOf(tenant: string, name: string): string {
  return `${tenant}\0${name}`
}

/** One page after the cursor, in the order of `place`. */
function page<T>(items: readonly T[], place: (item: T) => string, asked: unknown, query: PageQuery, backwards = false) {
  checkLimit(query.limit)
  const question = [asked, backwards]
  const precedes = (one: string, other: string) => (backwards ? one > other : one < other)
  const last = query.cursor === undefined ? undefined : placeOf(question, query.cursor, isText)[0]
  const rest = items.filter((item) => last === undefined || precedes(last, place(item)))
  rest.sort((one, other) => (precedes(place(one), place(other)) ? -1 : 1))
  return pageOf(rest, query.limit, (item) => cursorAt(question, [place(item)]))
}
