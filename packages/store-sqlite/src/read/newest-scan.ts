import { inverseDocumentFrequency, type Where, type Words } from "@keepsake/core/plugin"
import { indexWords } from "../rows/index-words.ts"
import type { Condition } from "../rows/where-sql.ts"
import { listSql } from "./list-sql.ts"
import type { ScopeRows } from "./scope-rows.ts"
import { CONTEXT_WEIGHT, lengthNormalized } from "./scoring.ts"
import type { Statements } from "./statements.ts"

/** Number of the newest memories that are scanned without an index: about 50 ms. */
const MAX_SCANNED_ROWS = 5_000

export interface ScannedRow {
  readonly row: number
  readonly version: number
  readonly worded: number
  readonly score: number
}

/** Scans the words of the newest memories of a scope and scores them like a search, with idf computed among them. */
export function scanNewest(
  statements: Statements,
  reach: ScopeRows,
  where: Where,
  also: Condition,
  asked: ReadonlyMap<string, number>,
): { readonly scanned: number; readonly found: readonly ScannedRow[] } {
  const { sql, values } = listSql(reach, where, { oldestFirst: false, limit: MAX_SCANNED_ROWS, also })
  const rows = statements.all<Omit<ScannedRow, "score"> & { readonly words: string | null }>(
    `SELECT p.row, p.version, p.worded, w.words FROM (${sql}) p LEFT JOIN words w ON w.row = p.row
    ORDER BY p.created_at DESC, p.id DESC LIMIT ?`,
    [...values, MAX_SCANNED_ROWS],
  )
  const read = rows.flatMap(({ words, ...place }) =>
    // Written by this store.
    words === null ? [] : [{ ...place, ...weighTerms(JSON.parse(words) as Words, asked) }],
  )
  const frequencies = new Map<string, number>()
  for (const { shares } of read)
    for (const word of shares.keys()) frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
  const meanLength = read.reduce((sum, { length }) => sum + length, 0) / Math.max(1, read.length) || 1
  const matches = read.flatMap(({ row, version, worded, length, shares }) => {
    if (shares.size === 0) return []
    let weight = 0
    for (const [word, share] of shares)
      weight += share * inverseDocumentFrequency(frequencies.get(word) ?? 0, read.length)
    return [{ row, version, worded, score: lengthNormalized(weight, length, meanLength) }]
  })
  return { scanned: rows.length, found: matches }
}

/** The number of terms, and the weights of the query terms that occur. */
function weighTerms(words: Words, asked: ReadonlyMap<string, number>) {
  const { text, ...context } = indexWords(words)
  const shares = new Map<string, number>()
  let length = 0
  for (const [field, share] of [
    ...Object.values(context).map((one) => [one, CONTEXT_WEIGHT] as const),
    [text, 1] as const,
  ]) {
    for (const word of field.split(" ")) {
      if (word === "") continue
      length++
      const weight = asked.get(word)
      if (weight !== undefined) shares.set(word, Math.max(weight * share, shares.get(word) ?? 0))
    }
  }
  return { length, shares }
}
