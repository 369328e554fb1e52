import { quoted } from "../rows/index-words.ts"

/** A term of a query and how many memories of the scope contain it. */
export interface QueryTerm {
  readonly word: string
  readonly weight: number
  readonly documentFrequency: number
}

/** Of up to 128 terms the rarest are looked up. */
const MOST_WORDS = 32
/** Above this many memories only the telling words are looked up: the time of a search follows the number of rows that hold its words. */
const LARGE = 5_000
const MOST_IN_LARGE = 8
const LEAST_IN_LARGE = 4
/** Once the words taken are held by this share of the scope, further and commoner ones change the best 200 little and cost the most. */
const ENOUGH = 0.3

/** Whether a search must be economical: of fewer memories most that match are wanted anyway. */
export function isLarge(memories: number): boolean {
  return memories > LARGE
}

/** The words worth looking up, rarest first: those of a large scope only as far as they tell something. */
export function chosen(words: readonly QueryTerm[], memories: number): readonly QueryTerm[] {
  const present = words
    .filter(({ documentFrequency }) => documentFrequency > 0)
    .sort((one, other) => one.documentFrequency - other.documentFrequency)
    .slice(0, MOST_WORDS)
  if (!isLarge(memories)) return present
  const taken: QueryTerm[] = []
  let rows = 0
  for (const asked of present.slice(0, MOST_IN_LARGE)) {
    if (taken.length >= LEAST_IN_LARGE && rows + asked.documentFrequency > ENOUGH * memories) break
    taken.push(asked)
    rows += asked.documentFrequency
  }
  return taken
}

/** Above this share of all rows, naming the pools in the MATCH costs more than the rows of others that it leaves out. */
const MOST_OF_ALL = 0.6

/** The part of a MATCH expression that keeps it to some pools; empty where they hold most of the index. */
export function ownedBy(owners: readonly string[], share: number): string {
  if (share > MOST_OF_ALL) return ""
  return `owner : (${owners.map(quoted).join(" OR ")}) AND `
}

/** The inverse document frequency of BM25 (Robertson and Zaragoza 2009). */
export function idf(documentFrequency: number, memories: number): number {
  return Math.log(1 + (memories - documentFrequency + 0.5) / (documentFrequency + 0.5))
}
