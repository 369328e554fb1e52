import {
  type Candidates,
  type CountedTerm,
  distinctTerms,
  inverseDocumentFrequency,
  isLargeScope,
  type MemoryId,
  type QueryWord,
  type Scope,
  selectTerms,
  type Where,
  type Words,
} from "@keepsake/core/plugin"
import type { Database, Statement } from "better-sqlite3"
import { escapeTerm, quoteTerm } from "../rows/index-words.ts"
import { isIndexLost, isUnderWaySql, markSql } from "../rows/rebuild-mark.ts"
import { stablePlan } from "../rows/stable-plan.ts"
import { all, type Condition, whereSql, without } from "../rows/where-sql.ts"
import { DocumentFrequency } from "./document-frequency.ts"
import type { HitBatch, ReadHits } from "./hit-reader.ts"
import { scanNewest } from "./newest-scan.ts"
import { RowWeights } from "./row-weights.ts"
import { type ScopeRows, Scopes, scopeSql } from "./scope-rows.ts"
import { CONTEXT_WEIGHT, lengthNormalized, selectTop } from "./scoring.ts"
import { Statements } from "./statements.ts"

/** Checking this many rows one by one is faster than the tens of thousands that contain a search's words. */
const MAX_CATEGORY_ROWS = 2_000
/** With fewer weighted rows than this, filtering them by category is faster. */
const MIN_WEIGHTED_ROWS = 500

/** Above this share of all rows, filtering by pool in the MATCH costs more than it saves. */
const MAX_OWNER_SHARE = 0.6

const LEAST_ROWS = 1_024
const LONGEST = 2 ** 16 - 2

export interface SearchCall {
  readonly scope: Scope
  readonly words: readonly QueryWord[]
  readonly where: Where
  readonly exclude: readonly MemoryId[]
  readonly limit: number
  readonly embeddings: string | undefined
  /** Returns the content of cached hits, too. */
  readonly ignoreCache: boolean
}
export type TextHitBatch = Omit<Candidates, "hits"> &
  HitBatch & {
    /** The index is missing, and no rebuild has been started. */
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
interface Weighed {
  /** The share of the weighted rows that is in the scope. */
  readonly share: number
  /** The rows that contain a term of the query itself; `undefined` if all do. */
  readonly holdsOwn: ReadonlySet<number> | undefined
}
type Selection = Pick<SearchCall, "where" | "exclude" | "limit"> & {
  /** The query's words without added ones. */
  readonly own: ReadonlySet<string>
}

/** This many times the limit of the rows with the highest weights are also normalized by length. Beyond that, the norm seldom changes the result. */
const RESCORED_PER_HIT = 4
/** Rows per lookup: this many times the limit, because the condition rejects some, but at most `MAX_PART_ROWS`. */
const PART = 2
const MAX_PART_ROWS = 256

/** Columns to match, with their weights. A large scope needs the distinction to select candidates; in a small one a second lookup costs more than it gains. */
const SEPARATE_COLUMNS = [
  ["text", 1],
  ["{speaker before after}", CONTEXT_WEIGHT],
] as const
const ALL_COLUMNS = [["{text speaker before after}", 1]] as const

/**
 * Finds the memories of a scope by words of a query. The index returns the rows that contain a word in the text or its context. Term weights
 * come from the scope's own document frequencies, so that nothing outside it affects a result.
 */
export function textSearch(database: Database, readHits: ReadHits) {
  const scopes = new Scopes(database)
  const statements = new Statements(database)
  const isUnderWay = database.prepare<[], number>(isUnderWaySql).pluck()
  // Prepared lazily, because the index may be missing.
  let matches: Statement<[string], number> | undefined
  const newestRow = database.prepare<[], number | null>("SELECT max(row) FROM memories").pluck()
  const holding = new DocumentFrequency(database)
  const wordsOf = database.prepare<[number], string>("SELECT words FROM words WHERE row = ?").pluck()
  const fewOf = rowsOfCategories(database)
  const lengthsOf = database.prepare<[string], Pick<Scored, "row" | "length">>(
    "SELECT m.row, m.length FROM json_each(?) c CROSS JOIN memories m ON m.row = c.value WHERE m.length IS NOT NULL",
  )
  const weights = new RowWeights()
  const lengths = new RowLengths()

  return {
    search(call: SearchCall): TextHitBatch {
      const reach = scopes.reach(call.scope)
      if (reach !== undefined && isUnderWay.get() !== 0) return scan(reach, call)
      try {
        return searchIndex(reach, call)
      } catch (error) {
        if (reach === undefined || !isIndexLost(error)) throw error
        return { ...scan(reach, call), lost: true }
      }
    },

    rebuilding: (): number | null => (isUnderWay.get() === 0 ? null : share()),
  }

  /** Rows are built in row order. */
  function share(): number {
    const [one] = statements.all<{ readonly done: number }>(
      `SELECT min(1, (${markSql}) * 1.0 / max(1, (SELECT max(row) FROM words))) AS done`,
      [],
    )
    return one?.done ?? 0
  }

  function scan(reach: ScopeRows, { words, where, exclude, limit, ...asked }: SearchCall): TextHitBatch {
    const seen = scanNewest(
      statements,
      reach,
      where,
      without(exclude),
      new Map(words.map(({ word, weight }) => [escapeTerm(word), weight])),
    )
    return {
      ...readHits(
        selectTop(seen.found, limit, () => 0),
        asked,
      ),
      scanned: seen.scanned,
    }
  }

  function searchIndex(
    reach: ScopeRows | undefined,
    { words, where, exclude, limit, ...asked }: SearchCall,
  ): TextHitBatch {
    const totals = reach === undefined ? { memories: 0, length: 0 } : totalsOf(reach)
    const terms = distinctTerms(words, totals.memories)
    const escaped = terms.map(({ word }) => escapeTerm(word))
    const counts = reach === undefined ? [] : holding.of(reach, escaped)
    const counted = terms.map((term, at) => ({ ...term, documentFrequency: counts[at] ?? 0 }))
    const statistics = {
      memories: totals.memories,
      meanLength: totals.memories === 0 ? 0 : totals.length / totals.memories,
      documentFrequency: Object.fromEntries(counted.map((one) => [one.word, one.documentFrequency])),
    }
    if (reach === undefined || limit === 0) return { ...readHits([], asked), statistics }
    const taken = selectTerms(counted, totals.memories)
    const own = new Set(terms.flatMap(({ word, isAdded }) => (isAdded ? [] : [word])))
    const weighed = weigh(reach, taken, totals)
    const hits = selectBest(weighed, reach, { where, exclude, limit, own }, statistics.meanLength)
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

  /** Weights the rows that contain query terms. */
  function weigh({ tenant, pools }: ScopeRows, taken: readonly CountedTerm[], { memories }: Totals): Weighed {
    const owners = pools === "all" ? [`t${tenant}`] : pools.map((pool) => `p${pool}`)
    const share = memories / (newestRow.get() ?? 1)
    const owner = share > MAX_OWNER_SHARE ? "" : `owner : (${owners.map(quoteTerm).join(" OR ")}) AND `
    const looks = isLargeScope(memories) ? SEPARATE_COLUMNS : ALL_COLUMNS
    weights.clear()
    const holdsOwn = taken.some(({ isAdded }) => isAdded) ? new Set<number>() : undefined
    for (const { word, weight: relative, documentFrequency, isAdded } of taken) {
      const weight = relative * inverseDocumentFrequency(documentFrequency, memories)
      for (const [columns, part] of looks) {
        for (const row of matching(`${owner}${columns} : ${quoteTerm(escapeTerm(word))}`)) {
          weights.add(row, weight * part)
          if (!isAdded) holdsOwn?.add(row)
        }
      }
    }
    return { share: owner === "" ? share : 1, holdsOwn }
  }

  function inside(reach: ScopeRows, where: Where, exclude: readonly MemoryId[]): Condition {
    return all([scopeSql(reach), whereSql(where), without(exclude)])
  }

  /** The best rows that match the condition, which is applied before the limit. */
  function selectBest(
    { share, holdsOwn }: Weighed,
    reach: ScopeRows,
    { where, exclude, limit, own }: Selection,
    meanLength: number,
  ): readonly Scored[] {
    const { sql, values } = inside(reach, where, exclude)
    const scoreOf = (row: number, length: number): number => lengthNormalized(weights.get(row), length, meanLength)
    const enough = Math.ceil((limit * RESCORED_PER_HIT) / share)
    const part = Math.min(MAX_PART_ROWS, PART * limit)
    const taken: Scored[] = []
    // Avoids checking all rows that contain a common word against a selective category.
    const few = weights.size > Math.max(enough, MIN_WEIGHTED_ROWS) ? fewOf(reach, where) : undefined
    const parts = few ? [few.filter((row) => weights.get(row) > 0)] : weights.inWeightOrder(enough, enough)
    for (const heavy of parts) {
      const order = sortByScore(heavy, scoreOf)
      for (let at = 0; at < order.length; at += part) {
        // Equal scores may still replace the last hit.
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
    // Hundreds of texts may tie that hold only what was added; reading them would take longer than the search.
    return selectTop(taken, limit, ({ row }) => (holdsOwn?.has(row) === false ? 0 : occurrences(row, own)))
  }

  /** Sorted by weight and length. */
  function sortByScore(
    rows: readonly number[],
    scoreOf: (row: number, length: number) => number,
  ): readonly Pick<Scored, "row" | "score">[] {
    const unknown = rows.filter((row) => lengths.get(row) === undefined)
    if (unknown.length > 0)
      for (const { row, length } of lengthsOf.all(JSON.stringify(unknown))) lengths.set(row, length)
    const scored = rows.map((row) => ({ row, score: scoreOf(row, lengths.get(row) ?? 0) }))
    return scored.sort((one, other) => other.score - one.score)
  }

  /** The number of occurrences of these words in a memory's text. */
  function occurrences(row: number, words: ReadonlySet<string>): number {
    const stored = wordsOf.get(row)
    if (stored === undefined) return 0
    // Written by this store.
    const { text } = JSON.parse(stored) as Words
    return text.split(" ").filter((word) => words.has(word)).length
  }
}

/**
 * Caches the document lengths of rows in two bytes per row. A cached length may be outdated until the row is read again, so that
 * at worst a changed memory is considered slightly too late or too early.
 */
class RowLengths {
  #lengths = new Uint16Array(LEAST_ROWS)

  get(row: number): number | undefined {
    const kept = this.#lengths[row] ?? 0
    return kept === 0 ? undefined : kept - 1
  }

  set(row: number, length: number): void {
    if (row >= this.#lengths.length) {
      const larger = new Uint16Array(2 ** Math.ceil(Math.log2(row + 1)))
      larger.set(this.#lengths)
      this.#lengths = larger
    }
    this.#lengths[row] = Math.min(length, LONGEST) + 1
  }
}

/** The live rows of pools in the requested categories; `undefined` if there are too many, or no categories are requested. */
function rowsOfCategories(database: Database): (reach: ScopeRows, where: Where) => readonly number[] | undefined {
  const rows = database
    .prepare<[string, string, number], number>(
      stablePlan(`SELECT m.row FROM json_each(?) p CROSS JOIN json_each(?) c CROSS JOIN memories m INDEXED BY memories_of_category
      ON m.pool = p.value AND m.category = c.value AND m.state = 'live' LIMIT ?`),
    )
    .pluck()

  return ({ pools }, { category }) => {
    if (pools === "all" || category === undefined) return undefined
    const found = rows.all(JSON.stringify(pools), JSON.stringify([...new Set(category)]), MAX_CATEGORY_ROWS + 1)
    return found.length > MAX_CATEGORY_ROWS ? undefined : found
  }
}
