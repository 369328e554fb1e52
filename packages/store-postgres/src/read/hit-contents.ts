import type { Change, Hit, Memory, Scope, SearchOptions, Tenant, Words } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { rawSql, type Sql, sql } from "../database/sql.ts"
import { type SignalColumns, signalColumnList, toSignals } from "../rows/memory-body.ts"
import { fromVectorText } from "../rows/vector-text.ts"
import { changedId } from "../write/apply-changes.ts"

/** What a search selects of a hit. Without its text, which is read afterwards if it is not cached, `body` is null. */
export interface HitColumns extends SignalColumns {
  readonly row_id: number
  readonly revision: number
  /** The transaction that wrote the row last: another one for other words of the same revision. */
  readonly stamp: string
  readonly score: number
  readonly embedding: string | null
  readonly body: string | null
  readonly words: string | null
}
interface Content {
  readonly row_id: number
  readonly body: string
  readonly words: string | null
}

/** Columns and joins of a row `m` with or without its text. */
export const hitParts = {
  withText: {
    columns: sql`${signalColumnList}, v.body, w.words`,
    tables: rawSql(`LEFT JOIN keepsake.signals s ON s.tenant = m.tenant AND s.row_id = m.row_id
      LEFT JOIN keepsake.versions v ON v.tenant = m.tenant AND v.row_id = m.row_id AND v.revision = m.revision
      LEFT JOIN keepsake.words w ON w.tenant = m.tenant AND w.row_id = m.row_id`),
  },
  withoutText: {
    columns: sql`${signalColumnList}, NULL::text AS body, NULL::text AS words`,
    tables: rawSql("LEFT JOIN keepsake.signals s ON s.tenant = m.tenant AND s.row_id = m.row_id"),
  },
} as const satisfies Record<string, { readonly columns: Sql; readonly tables: Sql }>

/** What one search reads of its hits. */
export interface HitReading {
  /** What the search selects of each hit. */
  readonly parts: (typeof hitParts)[keyof typeof hitParts]
  /** The hits in the order of their rows. One that was erased since the search is left out. */
  readonly read: (rows: readonly HitColumns[]) => Promise<readonly Hit[]>
}
interface CachedHit {
  readonly tenant: number
  readonly revision: number
  readonly stamp: string
  readonly key: string
  readonly memory: Memory
  readonly words: Words | undefined
  /** Length of its JSON. */
  readonly length: number
}

/** Texts are read after a search instead of with it if at least this share of the hits of the scope's last search was cached. */
const MOSTLY_CACHED = 0.7
/** How many scopes are known by that share. */
const MAX_SCOPES = 10_000
/** How many rows are known to have been read before. */
const MAX_SEEN = 100_000
/** Maximum length of the cached JSON, which is about 13,000 short messages. */
const MAX_LENGTH = 16 * 1024 * 1024

/**
 * Reads the texts and words of hits, and caches those that are read again: a revision never changes its text, and most of the time of a search is spent on reading
 * and parsing both. Every search tells which revision is current, so that what another process wrote or deleted is never answered from the cache.
 */
export class HitContents {
  readonly #database: PostgresDatabase
  readonly #maxLength: number
  /** By row, the least recently used first. */
  readonly #hits = new Map<number, CachedHit>()
  readonly #rows = new Map<string, number>()
  readonly #seen = new Set<number>()
  readonly #cachedShares = new Map<string, number>()
  #length = 0
  #lostConnections = 0
  #deletions = 0

  constructor(database: PostgresDatabase, maxLength: number = MAX_LENGTH) {
    this.#database = database
    this.#maxLength = maxLength
  }

  /** To be called before a search, so that a search that was under way does not bring back into the cache what was deleted meanwhile. */
  begin(tenant: number, scope: Scope, { embeddings: space, signal }: SearchOptions): HitReading {
    this.#clearAfterFailover()
    const key = `${tenant} ${scope.pools === "all" ? "" : scope.pools.join("\n")}`
    const deletions = this.#deletions
    const isCached = (this.#cachedShares.get(key) ?? 0) >= MOSTLY_CACHED
    return {
      parts: isCached ? hitParts.withoutText : hitParts.withText,
      read: async (rows) => {
        const contents = await this.#contentsOf(tenant, rows, deletions, signal)
        if (rows.length > 0) this.#recordShare(key, contents.cached / rows.length)
        return rows.flatMap((row) => {
          const content = contents.byRow.get(row.row_id)
          return content === undefined ? [] : [toHit(row, content, space)]
        })
      },
    }
  }

  async #contentsOf(
    tenant: number,
    rows: readonly HitColumns[],
    deletions: number,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly byRow: ReadonlyMap<number, CachedHit>; readonly cached: number }> {
    this.#clearAfterFailover()
    const byRow = new Map<number, CachedHit>()
    const missing = new Map<number, HitColumns>()
    const read: Content[] = []
    for (const row of rows) {
      const cached = this.#hits.get(row.row_id)
      if (cached?.tenant === tenant && cached.revision === row.revision && cached.stamp === row.stamp) {
        byRow.set(row.row_id, this.#use(row, cached))
        continue
      }
      missing.set(row.row_id, row)
      if (row.body !== null) read.push({ row_id: row.row_id, body: row.body, words: row.words })
    }
    const cached = byRow.size
    const unread = [...missing.values()].filter(({ body }) => body === null)
    if (unread.length > 0) read.push(...(await this.#load(tenant, unread, signal)))
    for (const content of read) {
      const row = missing.get(content.row_id)
      if (row === undefined) continue
      const hit = parseHit(tenant, row, content)
      byRow.set(row.row_id, hit)
      if (deletions === this.#deletions && this.#wasSeen(row.row_id)) this.#store(row.row_id, hit)
    }
    return { byRow, cached }
  }

  #recordShare(key: string, share: number): void {
    if (this.#cachedShares.size >= MAX_SCOPES) this.#cachedShares.clear()
    this.#cachedShares.set(key, share)
  }

  /** Drops what was deleted or changed by this process. What others erase stays until others take its place; it is in no answer. */
  invalidate(tenant: Tenant, changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.op === "signal") continue
      if (change.op === "delete" || change.op === "erase") this.#deletions++
      const row = this.#rows.get(cacheKey(tenant, changedId(change)))
      if (row !== undefined) this.#remove(row)
    }
  }

  /** A server that took over may number its transactions as the one before did. */
  #clearAfterFailover(): void {
    if (this.#lostConnections === this.#database.lostConnections) return
    this.#lostConnections = this.#database.lostConnections
    this.#hits.clear()
    this.#rows.clear()
    this.#length = 0
  }

  /** What was erased since the search is left out. */
  #load(tenant: number, rows: readonly HitColumns[], signal: AbortSignal | undefined): Promise<readonly Content[]> {
    return this.#database.lookUp<Content>(
      sql`SELECT n.row_id, v.body, w.words
        FROM unnest(${rows.map(({ row_id }) => row_id)}::bigint[], ${rows.map(({ revision }) => revision)}::bigint[]) AS n(row_id, revision)
        JOIN keepsake.versions v ON v.tenant = ${tenant}::int AND v.row_id = n.row_id AND v.revision = n.revision
        LEFT JOIN keepsake.words w ON w.tenant = ${tenant}::int AND w.row_id = n.row_id`,
      signal && { signal },
    )
  }

  #use({ row_id: row }: HitColumns, hit: CachedHit): CachedHit {
    this.#hits.delete(row)
    this.#hits.set(row, hit)
    return hit
  }

  /** Of a large pool most hits are read once, so that caching them costs more than it saves. */
  #wasSeen(row: number): boolean {
    if (this.#seen.has(row)) return true
    if (this.#seen.size >= MAX_SEEN) this.#seen.clear()
    this.#seen.add(row)
    return false
  }

  #store(row: number, hit: CachedHit): void {
    this.#remove(row)
    if (hit.length > this.#maxLength) return
    deepFreeze(hit.memory)
    deepFreeze(hit.words)
    this.#hits.set(row, hit)
    this.#rows.set(hit.key, row)
    this.#length += hit.length
    for (const oldest of this.#hits.keys()) {
      if (this.#length <= this.#maxLength) break
      this.#remove(oldest)
    }
  }

  #remove(row: number): void {
    const hit = this.#hits.get(row)
    if (hit === undefined) return
    this.#hits.delete(row)
    this.#rows.delete(hit.key)
    this.#length -= hit.length
  }
}

function parseHit(tenant: number, { revision, stamp }: HitColumns, { body, words }: Content): CachedHit {
  // Both were written by this store from a memory and its words.
  const memory = JSON.parse(body) as Memory
  const parsed = words === null ? undefined : (JSON.parse(words) as Words)
  const key = cacheKey(memory.owner.tenant, memory.id)
  return { tenant, revision, stamp, key, memory, words: parsed, length: body.length + (words?.length ?? 0) }
}

/** `space`: the one that the vector of the row is of. */
function toHit(row: HitColumns, { memory, words }: CachedHit, space: string | undefined): Hit {
  const signals = toSignals(row)
  return {
    memory: signals === undefined ? memory : { ...memory, signals },
    score: row.score,
    ...(words !== undefined && { words }),
    ...(space !== undefined &&
      row.embedding !== null && { embedding: { space, values: fromVectorText(row.embedding) } }),
  }
}

function cacheKey(tenant: Tenant, id: string): string {
  return `${tenant}\n${id}`
}

/** All callers share the same objects. */
function deepFreeze(value: unknown): void {
  if (typeof value !== "object" || value === null) return
  for (const part of Object.values(value)) deepFreeze(part)
  Object.freeze(value)
}
