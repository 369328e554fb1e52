import {
  type Candidates,
  type CountedTerm,
  distinctTerms,
  inverseDocumentFrequency,
  type Scope,
  type SearchOptions,
  selectTerms,
  type TextQuery,
} from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { rawSql, sql } from "../database/sql.ts"
import { keyText } from "../rows/column-text.ts"
import { type HitColumns, toHit } from "../rows/hit.ts"
import { bodyTables, signalColumnList } from "../rows/memory-body.ts"
import { type PoolKeys, type ScopeKeys, scopeCondition } from "../rows/pool-keys.ts"
import { embeddingColumn } from "../rows/spaces.ts"
import { notAmong, whereCondition } from "../rows/where-condition.ts"

/** Weight of a term that occurs only in the context (speaker, before, after), relative to one in the text. */
const CONTEXT_WEIGHT = 0.3
/** BM25's usual constants (Robertson and Zaragoza 2009). */
const K1 = 1.2
const B = 0.75
/** First only this many times the limit of the best rows is compared with the filter. Sorting all of them takes longer. */
const SCORED_PER_HIT = 4

interface Totals {
  readonly memories: number
  readonly length: number
}
interface HitRow extends HitColumns {
  readonly scored: number
}

/**
 * Finds memories by their terms. Scoring reads only the index of postings. Term weights come from the scope's own document frequencies, so that
 * nothing outside it affects a result.
 */
export class TextSearch {
  readonly #database: PostgresDatabase
  readonly #pools: PoolKeys

  constructor(database: PostgresDatabase, pools: PoolKeys) {
    this.#database = database
    this.#pools = pools
  }

  async search(scope: Scope, { words }: TextQuery, options: SearchOptions): Promise<Candidates> {
    const keys = await this.#searchedPools(scope)
    const { totals, frequencies } = await this.#count(keys, [...new Set(words.map(({ word }) => word))], options)
    const terms = distinctTerms(words, totals.memories).map((term) => {
      return { ...term, documentFrequency: frequencies.get(term.word) ?? 0 }
    })
    const meanLength = totals.memories === 0 ? 0 : totals.length / totals.memories
    const statistics = {
      memories: totals.memories,
      meanLength,
      documentFrequency: Object.fromEntries(terms.map((term) => [term.word, term.documentFrequency])),
    }
    if (keys === undefined) return { hits: [], statistics }
    const selected = selectTerms(terms, totals.memories)
    const used = selected.map(({ word }) => word)
    if (selected.length === 0 || options.limit === 0) return { hits: [], statistics, used }
    const find = (most: number | null) => this.#find(keys, selected, { ...totals, meanLength }, options, most)
    const most = options.limit * SCORED_PER_HIT
    const first = await find(most)
    const isCut = first.length < options.limit && (first[0]?.scored ?? most) >= most
    return {
      hits: (isCut ? await find(null) : first).map(({ scored: _, ...row }) => toHit(row, options.embeddings)),
      statistics,
      used,
    }
  }

  /** Postings are found by pool, so that `all` is read as the tenant's pools. */
  async #searchedPools(
    scope: Scope,
  ): Promise<{ readonly scope: ScopeKeys; readonly pools: readonly number[] } | undefined> {
    const keys = await this.#pools.findScope(scope)
    if (keys === undefined) return undefined
    if (keys.pools !== "all") return { scope: keys, pools: keys.pools }
    const rows = await this.#database.read<{ readonly pool: number }>(
      sql`SELECT pool FROM keepsake.pools WHERE tenant = ${keys.tenant}::int AND indexed > 0`,
    )
    return { scope: keys, pools: rows.map(({ pool }) => pool) }
  }

  async #count(
    keys: { readonly scope: ScopeKeys; readonly pools: readonly number[] } | undefined,
    words: readonly string[],
    options: SearchOptions,
  ): Promise<{ readonly totals: Totals; readonly frequencies: ReadonlyMap<string, number> }> {
    const frequencies = new Map(words.map((word) => [word, 0]))
    if (keys === undefined) return { totals: { memories: 0, length: 0 }, frequencies }
    const { scope, pools } = keys
    const rows = await this.#database.lookUp<Totals & { readonly counts: readonly number[] | null }>(
      sql`SELECT coalesce(sum(p.indexed), 0)::bigint AS memories, coalesce(sum(p.length), 0)::bigint AS length, (
          SELECT array_agg(coalesce(c.n, 0)::float8 ORDER BY w.place)
          FROM unnest(${words.map(keyText)}::text[]) WITH ORDINALITY AS w(word, place) LEFT JOIN LATERAL (
            SELECT sum(c.n) AS n FROM keepsake.word_counts c
            WHERE c.tenant = ${scope.tenant}::int AND c.pool = ANY (${pools}::int[]) AND c.word = w.word
          ) c ON true
        ) AS counts FROM keepsake.pools p WHERE p.tenant = ${scope.tenant}::int AND p.pool = ANY (${pools}::int[])`,
      options,
    )
    const [row] = rows
    for (const [place, word] of words.entries()) frequencies.set(word, row?.counts?.[place] ?? 0)
    return { totals: { memories: row?.memories ?? 0, length: row?.length ?? 0 }, frequencies }
  }

  /** The best memories that match the filter, which is applied before the limit. With `most`, only so many of the best are compared with it. */
  #find(
    { scope, pools }: { readonly scope: ScopeKeys; readonly pools: readonly number[] },
    terms: readonly CountedTerm[],
    { memories, meanLength }: { readonly memories: number; readonly meanLength: number },
    { where = {}, exclude = [], limit, signal, embeddings }: SearchOptions,
    most: number | null,
  ): Promise<readonly HitRow[]> {
    const weights = terms.map(
      ({ weight, documentFrequency }) => weight * inverseDocumentFrequency(documentFrequency, memories),
    )
    const hasVectors = this.#database.vectors.extension !== undefined
    const embedding = embeddings === undefined || !hasVectors ? rawSql("NULL::text") : embeddingColumn(embeddings)
    const order = rawSql("ORDER BY h.score DESC, h.occurrences DESC, h.row_id DESC")
    return this.#database.lookUp<HitRow>(
      sql`WITH scored AS (
          SELECT p.row_id, sum(p.frequency) AS occurrences,
            sum(q.weight * ((p.frequency > 0)::int + ${CONTEXT_WEIGHT}::float8 * p.in_context::int)) * ${K1 + 1}::float8
              / (1 + ${K1}::float8 * (${1 - B}::float8 + ${B}::float8 * max(p.length) / ${meanLength}::float8)) AS score
          FROM unnest(${terms.map(({ word }) => keyText(word))}::text[], ${weights}::float8[]) AS q(word, weight)
          JOIN keepsake.postings p
            ON p.tenant = ${scope.tenant}::int AND p.pool = ANY (${pools}::int[]) AND p.word = q.word
          GROUP BY p.row_id
        ), h AS (
          SELECT h.*, m.tenant, m.pool, m.revision
          FROM (SELECT * FROM scored h ${order} LIMIT ${most}::bigint) h CROSS JOIN LATERAL (
            SELECT m.tenant, m.pool, m.revision FROM keepsake.memories m
            WHERE m.row_id = h.row_id AND ${scopeCondition(scope)} AND ${whereCondition(where)} AND ${notAmong(exclude)} LIMIT 1
          ) m ${order} LIMIT ${limit}::bigint
        )
        SELECT m.score, v.body, w.words, ${signalColumnList}, (SELECT count(*) FROM scored) AS scored, ${embedding} AS embedding FROM h m ${bodyTables}
        LEFT JOIN keepsake.words w ON w.tenant = m.tenant AND w.row_id = m.row_id
        ORDER BY m.score DESC, m.occurrences DESC, m.row_id DESC`,
      signal && { signal },
    )
  }
}
