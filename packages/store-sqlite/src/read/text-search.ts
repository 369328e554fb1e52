import type { Candidates, MemoryId, QueryWord, Scope, Where, Words } from "@keepsake/core/plugin"
import type { Database, Statement } from "better-sqlite3"
import { quoted, safe } from "../rows/index-words.ts"
import { isIndexLost, isUnderWaySql, markSql } from "../rows/rebuild-mark.ts"
import { all, type Condition, whereSql, without } from "../rows/where-sql.ts"
import { BESIDE, cutFairly, normed } from "./candidates.ts"
import { FEWER, fewOfCategories } from "./few-of-categories.ts"
import type { FoundHits, ReadHits } from "./found-hits.ts"
import { Holding } from "./holding.ts"
import { scanNewest } from "./newest-scan.ts"
import { chosen, idf, isLarge, ownedBy, type QueryTerm } from "./query-plan.ts"
import { RowLengths } from "./row-lengths.ts"
import { RowWeights } from "./row-weights.ts"
import { insideSql, type ScopeRows, Scopes } from "./scopes.ts"
import { Statements } from "./statements.ts"

export interface SearchCall {
  readonly scope: Scope
  readonly words: readonly QueryWord[]
  readonly where: Where
  readonly exclude: readonly MemoryId[]
  readonly limit: number
  readonly embeddings: string | undefined
  /** Tells also of hits that are at hand in the caller's thread. */
  readonly anew: boolean
}
export type FoundByWords = Omit<Candidates, "hits"> &
  FoundHits & {
    /** The index is gone and nobody builds it yet. */
    readonly lost?: boolean
  }
interface Totals {
  readonly memories: number
  readonly length: number
}
interface Scored {
  readonly row: number
  readonly version: number
  readonly worded: number
  readonly length: number
  readonly score: number
}
type Found = Omit<Scored, "score">

/** Of the rows whose words weigh most this many times the limit are put in order by length as well; beyond it the norm seldom changes who is in. */
const LOOKED_AT = 4
/** Rows that are looked up at once: this many times the limit, as some fall to the condition, and no more than `MOST_OF_PART`. */
const PART = 2
const MOST_OF_PART = 256

/** Where a word is looked for, and what it counts for there. In a large scope it matters who is left out; in a small one every look costs more than it tells. */
const TWO_LOOKS = [
  ["text", 1],
  ["{speaker before after}", BESIDE],
] as const
const ONE_LOOK = [["{text speaker before after}", 1]] as const

/**
 * Finds the memories of a scope that hold words of a query. The index says which rows hold a word, in the text and beside it; how much a word counts
 * comes from the scope's own counts, so that nothing outside it changes an answer.
 */
export function textSearch(database: Database, readHits: ReadHits) {
  const scopes = new Scopes(database)
  const statements = new Statements(database)
  const isUnderWay = database.prepare<[], number>(isUnderWaySql).pluck()
  // Prepared when first needed, as the index may not be there.
  let matches: Statement<[string], number> | undefined
  const newestRow = database.prepare<[], number | null>("SELECT max(row) FROM memories").pluck()
  const holding = new Holding(database)
  const wordsOf = database.prepare<[number], string>("SELECT words FROM words WHERE row = ?").pluck()
  const fewOf = fewOfCategories(database)
  const lengthsOf = database.prepare<[string], Pick<Scored, "row" | "length">>(
    "SELECT m.row, m.length FROM json_each(?) c CROSS JOIN memories m ON m.row = c.value WHERE m.length IS NOT NULL",
  )
  const weights = new RowWeights()
  const lengths = new RowLengths()

  return {
    search(call: SearchCall): FoundByWords {
      const reach = scopes.reach(call.scope)
      if (reach !== undefined && isUnderWay.get() !== 0) return scanned(reach, call)
      try {
        return lookedUp(reach, call)
      } catch (error) {
        if (reach === undefined || !isIndexLost(error)) throw error
        return { ...scanned(reach, call), lost: true }
      }
    },

    rebuilding: (): number | null => (isUnderWay.get() === 0 ? null : share()),
  }

  /** Of the rows, which are built in their order. */
  function share(): number {
    const [one] = statements.all<{ readonly done: number }>(
      `SELECT min(1, (${markSql}) * 1.0 / max(1, (SELECT max(row) FROM words))) AS done`,
      [],
    )
    return one?.done ?? 0
  }

  function scanned(reach: ScopeRows, { words, where, exclude, limit, ...asked }: SearchCall): FoundByWords {
    const seen = scanNewest(
      statements,
      reach,
      where,
      without(exclude),
      new Map(words.map(({ word, weight }) => [safe(word), weight])),
    )
    return {
      ...readHits(
        cutFairly(seen.found, limit, () => 0),
        asked,
      ),
      scanned: seen.scanned,
    }
  }

  function lookedUp(
    reach: ScopeRows | undefined,
    { words, where, exclude, limit, ...asked }: SearchCall,
  ): FoundByWords {
    const totals = reach === undefined ? { memories: 0, length: 0 } : totalsOf(reach)
    const weightOf = new Map<string, number>()
    for (const { word, weight } of words) weightOf.set(word, Math.max(weightOf.get(word) ?? 0, weight))
    const distinct = [...weightOf.keys()]
    const counts = reach === undefined ? [] : holding.of(reach, distinct.map(safe))
    const sought = [...weightOf].map(([word, weight], at) => ({ word, weight, documentFrequency: counts[at] ?? 0 }))
    const statistics = {
      memories: totals.memories,
      meanLength: totals.memories === 0 ? 0 : totals.length / totals.memories,
      documentFrequency: Object.fromEntries(sought.map((one) => [one.word, one.documentFrequency])),
    }
    if (reach === undefined || limit === 0) return { ...readHits([], asked), statistics }
    const taken = chosen(sought, totals.memories)
    const hits = best(
      weigh(reach, taken, totals),
      reach,
      { where, exclude, limit, words: distinct },
      statistics.meanLength,
    )
    return { ...readHits(hits, asked), statistics, used: taken.map(({ word }) => word) }
  }

  function matching(expression: string): readonly number[] {
    matches ??= database.prepare<[string], number>("SELECT rowid FROM found WHERE found MATCH ?").pluck()
    return matches.all(expression)
  }

  function totalsOf({ tenant, pools }: ScopeRows): Totals {
    const [column, values] = pools === "all" ? ["tenant", [tenant]] : ["id", pools]
    const rows = statements.all<Totals>(
      `SELECT coalesce(sum(indexed), 0) AS memories, coalesce(sum(length), 0) AS length FROM pools
      WHERE ${column} IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(values)],
    )
    return rows[0] ?? { memories: 0, length: 0 }
  }

  /** Weighs the rows that hold words of the query by these words; of all that were weighed this share is inside. */
  function weigh({ tenant, pools }: ScopeRows, taken: readonly QueryTerm[], { memories }: Totals): number {
    const owners = pools === "all" ? [`t${tenant}`] : pools.map((pool) => `p${pool}`)
    const share = memories / (newestRow.get() ?? 1)
    const owner = ownedBy(owners, share)
    const looks = isLarge(memories) ? TWO_LOOKS : ONE_LOOK
    weights.clear()
    for (const { word, weight: relative, documentFrequency } of taken) {
      const weight = relative * idf(documentFrequency, memories)
      for (const [columns, part] of looks) {
        for (const row of matching(`${owner}${columns} : ${quoted(safe(word))}`)) weights.add(row, weight * part)
      }
    }
    return owner === "" ? share : 1
  }

  function inside(reach: ScopeRows, where: Where, exclude: readonly MemoryId[]): Condition {
    return all([insideSql(reach), whereSql(where), without(exclude)])
  }

  /** The best of those that the condition takes: it holds before the limit, however many it leaves out. */
  function best(
    share: number,
    reach: ScopeRows,
    {
      where,
      exclude,
      limit,
      words,
    }: Pick<SearchCall, "where" | "exclude" | "limit"> & { readonly words: readonly string[] },
    meanLength: number,
  ): readonly Scored[] {
    const { sql, values } = inside(reach, where, exclude)
    const scoreOf = (row: number, length: number): number => normed(weights.get(row), length, meanLength)
    const enough = Math.ceil((limit * LOOKED_AT) / share)
    const part = Math.min(MOST_OF_PART, PART * limit)
    const taken: Scored[] = []
    // Else all that hold a common word would be asked whether they are of the few.
    const few = weights.size > Math.max(enough, FEWER) ? fewOf(reach, where) : undefined
    const parts = few ? [few.filter((row) => weights.get(row) > 0)] : weights.heaviestFirst(enough, enough)
    for (const heavy of parts) {
      const order = measured(heavy, scoreOf)
      for (let at = 0; at < order.length; at += part) {
        // What is as good as the last one may still take its place.
        if (
          taken.length >= limit &&
          (order[at]?.score ?? 0) < Math.min(...taken.slice(0, limit).map(({ score }) => score))
        )
          break
        const found = statements.all<Found>(
          `SELECT m.row, m.version, m.worded, m.length FROM json_each(?) c CROSS JOIN memories m ON m.row = c.value WHERE ${sql}`,
          [JSON.stringify(order.slice(at, at + part).map(({ row }) => row)), ...values],
        )
        for (const one of found) {
          lengths.set(one.row, one.length)
          taken.push({ ...one, score: scoreOf(one.row, one.length) })
        }
      }
      if (taken.length >= limit) break
    }
    const among = new Set(words)
    return cutFairly(taken, limit, ({ row }) => occurrences(row, among))
  }

  /** In the order of weight and length. */
  function measured(
    rows: readonly number[],
    scoreOf: (row: number, length: number) => number,
  ): readonly Pick<Scored, "row" | "score">[] {
    const unknown = rows.filter((row) => lengths.get(row) === undefined)
    if (unknown.length > 0)
      for (const { row, length } of lengthsOf.all(JSON.stringify(unknown))) lengths.set(row, length)
    const scored = rows.map((row) => ({ row, score: scoreOf(row, lengths.get(row) ?? 0) }))
    return scored.sort((one, other) => other.score - one.score)
  }

  /** How often a memory's text has one of these words. */
  function occurrences(row: number, words: ReadonlySet<string>): number {
    const stored = wordsOf.get(row)
    if (stored === undefined) return 0
    // Written by this store.
    const { text } = JSON.parse(stored) as Words
    return text.split(" ").filter((word) => words.has(word)).length
  }
}
