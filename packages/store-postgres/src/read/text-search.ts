import {
  type Candidates,
  distinctTerms,
  type Scope,
  type SearchOptions,
  type SearchTerm,
  selectTerms,
  type TextQuery,
  termLimits,
} from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { rawSql, type Sql, sql } from "../database/sql.ts"
import { columnText, keyText } from "../rows/column-text.ts"
import type { PoolKeys } from "../rows/pool-keys.ts"
import { embeddingColumn } from "../rows/spaces.ts"
import { notAmong, whereCondition } from "../rows/where-condition.ts"
import type { HitColumns, HitContents, HitReading } from "./hit-contents.ts"

/** Weight of a term that occurs only in the context (speaker, before, after), relative to one in the text. */
const CONTEXT_WEIGHT = 0.3
/** BM25's usual constants (Robertson and Zaragoza 2009). */
const K1 = 1.2
const B = 0.75
/** First only this many times the limit of the best rows is compared with the filter. Sorting all of them takes longer. */
const SCORED_PER_HIT = 4

/** A hit with, in the first row, the counts of the scope. Without hits there is one row that has nothing but the counts. */
interface SearchRow extends Omit<HitColumns, "row_id"> {
  readonly row_id: number | null
  readonly memories: number
  readonly total_length: number
  /** For each term, how many memories contain it; null after the first row. */
  readonly counts: readonly number[] | null
  /** How many memories contain a term that was looked up; null after the first row. */
  readonly scored: number | null
}

/**
 * Finds memories by their terms, in one round trip. Scoring reads only the index of postings. Term weights come from the scope's own document
 * frequencies, so that nothing outside it affects a result.
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
    const tenant = await this.#pools.findTenant(scope.tenant)
    const all = distinctTerms(words, 0)
    const most = options.limit * SCORED_PER_HIT
    const reading = tenant === undefined ? undefined : this.#contents.begin(tenant, scope, options)
    const find = async (compared: number | null): Promise<readonly SearchRow[]> =>
      tenant === undefined || reading === undefined ? [] : this.#find(tenant, scope, all, reading, options, compared)
    const first = await find(most)
    const { memories = 0, total_length: length = 0, counts, scored } = first[0] ?? {}
    const best = first.filter(isHit)
    const isCut = best.length < options.limit && (scored ?? 0) >= most
    const rows = isCut ? (await find(null)).filter(isHit) : best
    const frequencies = new Map(all.map(({ word }, place) => [word, counts?.[place] ?? 0]))
    const terms = distinctTerms(words, memories).map((term) => {
      return { ...term, documentFrequency: frequencies.get(term.word) ?? 0 }
    })
    return {
      hits: (await reading?.read(rows)) ?? [],
      statistics: {
        memories,
        meanLength: memories === 0 ? 0 : length / memories,
        documentFrequency: Object.fromEntries(terms.map((term) => [term.word, term.documentFrequency])),
      },
      used: selectTerms(terms, memories).map(({ word }) => word),
    }
  }

  /**
   * The best memories that match the filter, which is applied before the limit. With `most`, only so many of the best are compared with it. Postings are
   * found by pool, so that `all` is read as the tenant's pools.
   */
  #find(
    tenant: number,
    scope: Scope,
    terms: readonly SearchTerm[],
    { parts: { columns, tables } }: HitReading,
    { where = {}, exclude = [], limit, signal, embeddings }: SearchOptions,
    most: number | null,
  ): Promise<readonly SearchRow[]> {
    const hasVectors = this.#database.vectors.extension !== undefined
    const embedding = embeddings === undefined || !hasVectors ? rawSql("NULL::text") : embeddingColumn(embeddings)
    const searched =
      scope.pools === "all" ? rawSql("p.indexed > 0") : sql`p.name = ANY (${scope.pools.map(columnText)}::text[])`
    const inPools = (table: "m" | "p") => rawSql(`${table}.pool = ANY ((SELECT pools FROM totals)::int[])`)
    return this.#database.lookUp<SearchRow>(
      sql`WITH totals AS (
          SELECT array_agg(p.pool) AS pools, coalesce(sum(p.indexed), 0)::float8 AS memories, coalesce(sum(p.length), 0)::float8 AS length
          FROM keepsake.pools p WHERE p.tenant = ${tenant}::int AND ${searched}
        ), counted AS (
          SELECT w.*, (
            SELECT coalesce(sum(p.n), 0)::float8 FROM keepsake.word_counts p
            WHERE p.tenant = ${tenant}::int AND ${inPools("p")} AND p.word = w.word
          ) AS n
          FROM unnest(${terms.map(({ word }) => keyText(word))}::text[], ${terms.map(({ weight }) => weight)}::float8[], ${terms.map(({ isAdded }) => isAdded)}::boolean[])
            WITH ORDINALITY AS w(word, weight, is_added, place)
        ), scored AS (
          SELECT p.row_id, coalesce(sum(p.frequency) FILTER (WHERE NOT q.is_added), 0) AS occurrences,
            sum(q.weight * ((p.frequency > 0)::int + ${CONTEXT_WEIGHT}::float8 * p.in_context::int)) * ${K1 + 1}::float8
              / (1 + ${K1}::float8 * (${1 - B}::float8 + ${B}::float8 * max(p.length) / (SELECT length / nullif(memories, 0) FROM totals))) AS score
          FROM (${selectedTerms(terms.some(({ isAdded }) => !isAdded))}) q
          JOIN keepsake.postings p ON p.tenant = ${tenant}::int AND ${inPools("p")} AND p.word = q.word
          GROUP BY p.row_id
        ), h AS (
          SELECT h.*, m.tenant, m.pool, m.revision, m.stamp
          FROM (SELECT * FROM scored h ${order} LIMIT ${most}::bigint) h CROSS JOIN LATERAL (
            SELECT m.tenant, m.pool, m.revision, m.xmin::text AS stamp FROM keepsake.memories m
            WHERE m.row_id = h.row_id AND m.tenant = ${tenant}::int AND ${inPools("m")} AND m.state = 'live'
              AND ${whereCondition(where)} AND ${notAmong(exclude)} LIMIT 1
          ) m ${order} LIMIT ${limit}::bigint
        ), best AS (
          SELECT m.*, row_number() OVER (ORDER BY m.score DESC, m.occurrences DESC, m.row_id DESC) AS place FROM h m
        )
        SELECT t.memories, t.length AS total_length, m.row_id, m.revision, m.stamp, m.score, ${columns}, ${embedding} AS embedding,
          CASE WHEN coalesce(m.place, 1) = 1 THEN (SELECT array_agg(n ORDER BY place) FROM counted) END AS counts,
          CASE WHEN coalesce(m.place, 1) = 1 THEN (SELECT count(*) FROM scored) END AS scored
        FROM totals t LEFT JOIN best m ON true ${tables} ORDER BY m.place`,
      signal && { signal },
    )
  }
}

const order = rawSql("ORDER BY h.score DESC, h.occurrences DESC, h.row_id DESC")

/**
 * What `selectTerms` selects of `counted`, with the weight of each term: the same rule, because a round trip for the counts takes as long as a search.
 * A running sum only grows, so that everything after the first term that exceeds the share exceeds it as well.
 */
function selectedTerms(hasOwn: boolean): Sql {
  const { most, largeScope, mostInLarge, leastInLarge, enoughShare } = termLimits
  const isSmall = sql`t.memories <= ${largeScope}::float8`
  return sql`SELECT r.word, r.is_added, r.weight * ln(1 + (r.memories - r.n + 0.5) / (r.n + 0.5)) AS weight FROM (
      SELECT c.word, c.is_added, c.weight, c.n, t.memories, ${isSmall} AS is_small, row_number() OVER rarest AS place, sum(c.n) OVER rarest AS matched
      FROM counted c CROSS JOIN totals t WHERE c.n > 0 AND (NOT c.is_added OR NOT ${hasOwn}::boolean OR ${isSmall})
      WINDOW rarest AS (ORDER BY c.is_added, c.n, c.place ROWS UNBOUNDED PRECEDING)
    ) r WHERE CASE WHEN r.is_small THEN r.place <= ${most}::int
      ELSE r.place <= ${mostInLarge}::int AND (r.place <= ${leastInLarge}::int OR r.matched <= ${enoughShare}::float8 * r.memories) END`
}

function isHit(row: SearchRow): row is SearchRow & HitColumns {
  return row.row_id !== null
}
