import type { Change, Hit, Memory, Tenant, Words } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { sql } from "../database/sql.ts"
import { type SignalColumns, toSignals } from "../rows/memory-body.ts"
import { fromVectorText } from "../rows/vector-text.ts"
import { changedId } from "../write/apply-changes.ts"

/** What a search selects of a hit. Its text is read afterwards, if it is not cached. */
export interface HitColumns extends SignalColumns {
  readonly row_id: number
  readonly revision: number
  /** The transaction that wrote the row last: another one for other words of the same revision. */
  readonly stamp: string
  readonly score: number
  readonly embedding: string | null
}
interface Content {
  readonly row_id: number
  readonly body: string
  readonly words: string | null
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

/** How many rows are known to have been read before. */
const MAX_SEEN = 100_000
/** Maximum length of the cached JSON, which is about 13,000 short messages. */
const MAX_LENGTH = 16 * 1024 * 1024

/**
 * Reads the texts and words of hits, and caches those that are read again: a revision never changes its text, and two thirds of a search are spent on reading both. Every
 * search tells which revision is current, so that what another process wrote or deleted is never answered from the cache.
 */
export class HitContents {
  readonly #database: PostgresDatabase
  readonly #maxLength: number
  /** By row, the least recently used first. */
  readonly #hits = new Map<number, CachedHit>()
  readonly #rows = new Map<string, number>()
  readonly #seen = new Set<number>()
  #length = 0
  #lostConnections = 0
  #deletions = 0

  constructor(database: PostgresDatabase, maxLength: number = MAX_LENGTH) {
    this.#database = database
    this.#maxLength = maxLength
  }

  /** The hits in the order of their rows. One that was erased since the search is left out. */
  async read(
    tenant: number,
    rows: readonly HitColumns[],
    {
      embeddings: space,
      signal,
    }: { readonly embeddings?: string | undefined; readonly signal?: AbortSignal | undefined },
  ): Promise<readonly Hit[]> {
    this.#clearAfterFailover()
    const contents = new Map<number, CachedHit>()
    const missing: HitColumns[] = []
    for (const row of rows) {
      const cached = this.#hits.get(row.row_id)
      if (cached?.tenant === tenant && cached.revision === row.revision && cached.stamp === row.stamp)
        contents.set(row.row_id, this.#use(row, cached))
      else missing.push(row)
    }
    if (missing.length > 0) {
      const deletions = this.#deletions
      for (const hit of await this.#load(tenant, missing, signal)) {
        contents.set(hit.rowId, hit)
        // A search that was under way does not bring back what was deleted meanwhile.
        if (deletions === this.#deletions && this.#wasSeen(hit.rowId)) this.#store(hit.rowId, hit)
      }
    }
    return rows.flatMap((row) => {
      const content = contents.get(row.row_id)
      return content === undefined ? [] : [toHit(row, content, space)]
    })
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

  async #load(
    tenant: number,
    rows: readonly HitColumns[],
    signal: AbortSignal | undefined,
  ): Promise<readonly (CachedHit & { readonly rowId: number })[]> {
    const known = new Map(rows.map((row) => [row.row_id, row]))
    const contents = await this.#database.lookUp<Content>(
      sql`SELECT n.row_id, v.body, w.words
        FROM unnest(${rows.map(({ row_id }) => row_id)}::bigint[], ${rows.map(({ revision }) => revision)}::bigint[]) AS n(row_id, revision)
        JOIN keepsake.versions v ON v.tenant = ${tenant}::int AND v.row_id = n.row_id AND v.revision = n.revision
        LEFT JOIN keepsake.words w ON w.tenant = ${tenant}::int AND w.row_id = n.row_id`,
      signal && { signal },
    )
    return contents.flatMap(({ row_id: rowId, body, words }) => {
      const row = known.get(rowId)
      if (row === undefined) return []
      // Both were written by this store from a memory and its words.
      const memory = JSON.parse(body) as Memory
      const parsed = words === null ? undefined : (JSON.parse(words) as Words)
      const { revision, stamp } = row
      const length = body.length + (words?.length ?? 0)
      const key = cacheKey(memory.owner.tenant, memory.id)
      return [{ tenant, rowId, revision, stamp, key, memory, words: parsed, length }]
    })
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
