import { quoteTerm } from "../rows/index-words.ts"

/** A term of a query and how many memories of the scope contain it. */
export interface QueryTerm {
  readonly word: string
  readonly weight: number
  readonly documentFrequency: number
  /** Added for a term of the query, not part of the query itself. */
  readonly isAdded?: boolean
}

/** Of up to 128 terms the rarest are looked up. */
const MAX_QUERY_TERMS = 32
/** In larger scopes only selective terms are looked up, because the time of a search grows with the number of matching rows. */
const LARGE_SCOPE = 5_000
const MAX_TERMS_IN_LARGE = 8
const MIN_TERMS_IN_LARGE = 4
/** When the selected terms match this share of the scope, further, more common terms hardly change the best 200 but cost the most. */
const ENOUGH_SHARE = 0.3

/** Whether a search must be economical. In small scopes, most matching memories are returned anyway. */
export function isLarge(memories: number): boolean {
  return memories > LARGE_SCOPE
}

/** The terms to look up, rarest first, the query's own before added ones; in a large scope only the selective ones. */
export function selectTerms(words: readonly QueryTerm[], memories: number): readonly QueryTerm[] {
  const present = words
    .filter(({ documentFrequency }) => documentFrequency > 0)
    .sort(
      (one, other) =>
        Number(one.isAdded ?? false) - Number(other.isAdded ?? false) ||
        one.documentFrequency - other.documentFrequency,
    )
    .slice(0, MAX_QUERY_TERMS)
  if (!isLarge(memories)) return present
  const taken: QueryTerm[] = []
  let rows = 0
  for (const asked of present.slice(0, MAX_TERMS_IN_LARGE)) {
    if (taken.length >= MIN_TERMS_IN_LARGE && rows + asked.documentFrequency > ENOUGH_SHARE * memories) break
    taken.push(asked)
    rows += asked.documentFrequency
  }
  return taken
}

/** Above this share of all rows, filtering by pool in the MATCH costs more than it saves. */
const MAX_OWNER_SHARE = 0.6

/** The part of a MATCH expression that restricts it to pools; empty if they contain most of the index. */
export function ownerFilter(owners: readonly string[], share: number): string {
  if (share > MAX_OWNER_SHARE) return ""
  return `owner : (${owners.map(quoteTerm).join(" OR ")}) AND `
}

/** The inverse document frequency of BM25 (Robertson and Zaragoza 2009). */
export function idf(documentFrequency: number, memories: number): number {
  return Math.log(1 + (memories - documentFrequency + 0.5) / (documentFrequency + 0.5))
}
