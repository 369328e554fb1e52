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
import { columnText, keyText } from "../rows/column-text.ts"
import { signalColumnList } from "../rows/memory-body.ts"
import { type PoolKeys, type ScopeKeys, scopeCondition } from "../rows/pool-keys.ts"
import { embeddingColumn } from "../rows/spaces.ts"
import { notAmong, whereCondition } from "../rows/where-condition.ts"
import type { HitColumns, HitContents } from "./hit-contents.ts"

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
interface SearchedPools {
  readonly scope: ScopeKeys
  readonly pools: readonly number[]
}
/** `keys` is absent if nothing was ever written in the scope. */
interface Counted {
  readonly keys: SearchedPools | undefined
  readonly totals: Totals
  readonly frequencies: ReadonlyMap<string, number>
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
  readonly #contents: HitContents

  constructor(database: PostgresDatabase, pools: PoolKeys, contents: HitContents) {
    this.#database = database
    this.#pools = pools
    this.#contents = contents
  }

  async search(scope: Scope, { words }: TextQuery, options: SearchOptions): Promise<Candidates> {
    const { keys, totals, frequencies } = await this.#count(scope, [...new Set(words.map(({ word }) => word))], options)
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
    const rows = isCut ? await find(null) : first
    return { hits: await this.#contents.read(keys.scope.tenant, rows, options), statistics, used }
  }

  /** Finds the pools and counts in one round trip. Postings are found by pool, so that `all` is read as the tenant's pools. */
  async #count(scope: Scope, words: readonly string[], options: SearchOptions): Promise<Counted> {
    const frequencies = new Map(words.map((word) => [word, 0]))
    const empty = { keys: undefined, totals: { memories: 0, length: 0 }, frequencies }
    const tenant = await this.#pools.findTenant(scope.tenant)
    if (tenant === undefined) return empty
    const { pools: names } = scope
    const searched = names === "all" ? rawSql("p.indexed > 0") : sql`p.name = ANY (${names.map(columnText)}::text[])`
    const rows = await this.#database.lookUp<
      Totals & { readonly pools: readonly number[] | null; readonly counts: readonly number[] | null }
    >(
      sql`WITH searched AS (SELECT p.pool, p.indexed, p.length FROM keepsake.pools p WHERE p.tenant = ${tenant}::int AND ${searched})
        SELECT array_agg(pool) AS pools, coalesce(sum(indexed), 0)::bigint AS memories, coalesce(sum(length), 0)::bigint AS length, (
          SELECT array_agg(coalesce(c.n, 0)::float8 ORDER BY w.place)
          FROM unnest(${words.map(keyText)}::text[]) WITH ORDINALITY AS w(word, place) LEFT JOIN LATERAL (
            SELECT sum(c.n) AS n FROM keepsake.word_counts c
            WHERE c.tenant = ${tenant}::int AND c.pool = ANY (ARRAY (SELECT pool FROM searched)) AND c.word = w.word
          ) c ON true
        ) AS counts FROM searched`,
      options,
    )
    const [row] = rows
    if (row?.pools == null) return empty
    for (const [place, word] of words.entries()) frequencies.set(word, row.counts?.[place] ?? 0)
    const keys = { scope: { tenant, pools: names === "all" ? names : row.pools }, pools: row.pools }
    return { keys, totals: { memories: row.memories, length: row.length }, frequencies }
  }

  /** The best memories that match the filter, which is applied before the limit. With `most`, only so many of the best are compared with it. */
  #find(
    { scope, pools }: SearchedPools,
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
          SELECT h.*, m.tenant, m.pool, m.revision, m.stamp
          FROM (SELECT * FROM scored h ${order} LIMIT ${most}::bigint) h CROSS JOIN LATERAL (
            SELECT m.tenant, m.pool, m.revision, m.xmin::text AS stamp FROM keepsake.memories m
            WHERE m.row_id = h.row_id AND ${scopeCondition(scope)} AND ${whereCondition(where)} AND ${notAmong(exclude)} LIMIT 1
          ) m ${order} LIMIT ${limit}::bigint
        )
        SELECT m.row_id, m.revision, m.stamp, m.score, ${signalColumnList}, (SELECT count(*) FROM scored) AS scored, ${embedding} AS embedding
        FROM h m LEFT JOIN keepsake.signals s ON s.tenant = m.tenant AND s.row_id = m.row_id
        ORDER BY m.score DESC, m.occurrences DESC, m.row_id DESC`,
      signal && { signal },
    )
  }
}
