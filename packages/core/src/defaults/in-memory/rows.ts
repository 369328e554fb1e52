import type { Memory, MemoryId, Pool, Scope, Signals, Tenant, Version, Words } from "../../contract/index.ts"

/** All that is known of one id. Without `memory` it is a tombstone; erased, it has neither versions nor signals. */
export interface Row {
  readonly pool: Pool
  revision: number
  memory: Memory | undefined
  signals: Signals | undefined
  words: IndexedWords | undefined
  /** By space. */
  readonly vectors: Map<string, Float32Array>
  /** Oldest first. */
  versions: Version[]
  /** Positions of its versions in the feed. */
  places: number[]
}

/** A row that every read may show. */
export type LiveRow = Row & { readonly memory: Memory }

export type StoredChange = Version & { readonly pool: Pool }

/** The tables behind a `MemoryStore`: rows by tenant, pool and id, and one feed over all. */
export class Rows {
  readonly #tenants = new Map<Tenant, Map<MemoryId, Row>>()
  readonly #feed: (StoredChange | undefined)[] = []

  find(tenant: Tenant, id: MemoryId): Row | undefined {
    return this.#tenants.get(tenant)?.get(id)
  }

  /** The row of a new id, still empty. */
  add(pool: Pool, id: MemoryId): Row {
    const row: Row = {
      pool: { tenant: pool.tenant, name: pool.name },
      revision: 0,
      memory: undefined,
      signals: undefined,
      words: undefined,
      vectors: new Map(),
      versions: [],
      places: [],
    }
    const tenant = this.#tenants.get(pool.tenant) ?? new Map<MemoryId, Row>()
    this.#tenants.set(pool.tenant, tenant.set(id, row))
    return row
  }

  *all(tenant?: Tenant): Generator<Row> {
    for (const [name, rows] of this.#tenants) if (tenant === undefined || name === tenant) yield* rows.values()
  }

  *live(scope: Scope): Generator<LiveRow> {
    for (const row of this.all(scope.tenant)) if (isLive(row) && inScope(row, scope)) yield row
  }

  /** Adds the next version of a row and its feed entry. */
  record(row: Row, version: Version): void {
    row.revision = version.revision
    row.memory = version.memory
    row.versions.push(version)
    row.places.push(this.#feed.push({ ...version, pool: row.pool }) - 1)
  }

  /** Takes everything that was recorded out of the feed, and the row back to its id, pool and revision. */
  wipe(row: Row): void {
    for (const place of row.places) this.#feed[place] = undefined
    row.versions = []
    row.places = []
    row.memory = undefined
    row.signals = undefined
    this.dropIndex(row)
  }

  dropIndex(row: Row): void {
    row.words = undefined
    row.vectors.clear()
  }

  /** At most `limit` items after this place, and the place of the last one that was looked at. */
  feedAfter(place: number, limit: number): { readonly items: readonly StoredChange[]; readonly place: number } {
    const items: StoredChange[] = []
    let at = place
    while (items.length < limit && at < this.#feed.length) {
      const item = this.#feed[at++]
      if (item !== undefined) items.push(item)
    }
    return { items, place: at }
  }
}

export function isLive(row: Row): row is LiveRow {
  return row.memory !== undefined
}

export function inScope(row: Row, scope: Scope): boolean {
  return row.pool.tenant === scope.tenant && (scope.pools === "all" || scope.pools.includes(row.pool.name))
}

/** The memory as a read gives it: with its signals as counted now. */
export function readRow(row: LiveRow): Memory {
  return row.signals === undefined ? row.memory : { ...row.memory, signals: row.signals }
}

/** Words as text search reads them: weighted term frequencies. */
export interface IndexedWords {
  readonly words: Words
  readonly length: number
  readonly weights: ReadonlyMap<string, number>
}
