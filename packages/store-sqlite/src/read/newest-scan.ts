import type { Where, Words } from "@keepsake/core/plugin"
import { indexWords } from "../rows/index-words.ts"
import type { Condition } from "../rows/where-sql.ts"
import { BESIDE, normed } from "./candidates.ts"
import { idf } from "./query-plan.ts"
import type { ScopeRows } from "./scopes.ts"
import type { Statements } from "./statements.ts"
import { walked } from "./walks.ts"

/** So many of the newest memories of a scope are looked through where there is no index: some 50 ms. */
const SCANNED = 5_000

export interface ScannedRow {
  readonly row: number
  readonly version: number
  readonly worded: number
  readonly score: number
}

/** Reads the words of the newest memories of a scope one by one, and weighs them as a search does, with the rarity that they have among these. */
export function scanNewest(
  statements: Statements,
  reach: ScopeRows,
  where: Where,
  also: Condition,
  asked: ReadonlyMap<string, number>,
): { readonly scanned: number; readonly found: readonly ScannedRow[] } {
  const { sql, values } = walked(reach, where, { oldestFirst: false, limit: SCANNED, also })
  const rows = statements.all<Omit<ScannedRow, "score"> & { readonly words: string | null }>(
    `SELECT p.row, p.version, p.worded, w.words FROM (${sql}) p LEFT JOIN words w ON w.row = p.row
    ORDER BY p.created_at DESC, p.id DESC LIMIT ?`,
    [...values, SCANNED],
  )
  const read = rows.flatMap(({ words, ...place }) =>
    // Written by this store.
    words === null ? [] : [{ ...place, ...readingOf(JSON.parse(words) as Words, asked) }],
  )
  const frequencies = new Map<string, number>()
  for (const { shares } of read)
    for (const word of shares.keys()) frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
  const meanLength = read.reduce((sum, { length }) => sum + length, 0) / Math.max(1, read.length) || 1
  const found = read.flatMap(({ row, version, worded, length, shares }) => {
    if (shares.size === 0) return []
    let weight = 0
    for (const [word, share] of shares) weight += share * idf(frequencies.get(word) ?? 0, read.length)
    return [{ row, version, worded, score: normed(weight, length, meanLength) }]
  })
  return { scanned: rows.length, found }
}

/** How many words there are, and what those that were asked for count where they stand. */
function readingOf(words: Words, asked: ReadonlyMap<string, number>) {
  const { text, ...beside } = indexWords(words)
  const shares = new Map<string, number>()
  let length = 0
  for (const [field, share] of [...Object.values(beside).map((one) => [one, BESIDE] as const), [text, 1] as const]) {
    for (const word of field.split(" ")) {
      if (word === "") continue
      length++
      const weight = asked.get(word)
      if (weight !== undefined) shares.set(word, Math.max(weight * share, shares.get(word) ?? 0))
    }
  }
  return { length, shares }
}
