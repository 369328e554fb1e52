import type { QueryWord } from "../contract/index.ts"

/** A distinct term of a query. */
export interface SearchTerm {
  readonly word: string
  readonly weight: number
  /** Added for a term of the query, not part of the query itself. */
  readonly isAdded: boolean
}

/** A term with the number of memories of the scope that contain it. */
export interface CountedTerm extends SearchTerm {
  readonly documentFrequency: number
}

/** The limits of `selectTerms`, for stores that select terms in their database. */
export const termLimits = {
  /** Of up to 128 terms the rarest are looked up. */
  most: 32,
  /** In scopes with more memories only selective terms are looked up, because the time of a search grows with the number of matching rows. */
  largeScope: 5_000,
  mostInLarge: 8,
  leastInLarge: 4,
  /** When the selected terms match this share of the scope, further, more common terms hardly change the best 200 but cost the most. */
  enoughShare: 0.3,
} as const

/** Whether a search must be economical. In small scopes, most matching memories are returned anyway. */
export function isLargeScope(memories: number): boolean {
  return memories > termLimits.largeScope
}

/**
 * The distinct terms of a query over this many memories, each with its highest weight. A large scope is searched by the query's own
 * terms alone if it has any: every further term costs rows, and its own bring hits enough.
 */
export function distinctTerms(words: readonly QueryWord[], memories: number): readonly SearchTerm[] {
  const own = new Set(words.flatMap(({ word, of }) => (of === undefined ? [word] : [])))
  const isOwnOnly = own.size > 0 && isLargeScope(memories)
  const weights = new Map<string, number>()
  for (const { word, weight } of words)
    if (!isOwnOnly || own.has(word)) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  return Array.from(weights, ([word, weight]) => ({ word, weight, isAdded: !own.has(word) }))
}

/**
 * The terms to look up: the query's own before added ones, each rarest first, at most 32; in a large scope only the selective ones.
 * Stores that select by this find the same memories for the same question.
 */
export function selectTerms(terms: readonly CountedTerm[], memories: number): readonly CountedTerm[] {
  const present = terms
    .filter(({ documentFrequency }) => documentFrequency > 0)
    .sort(
      (one, other) => Number(one.isAdded) - Number(other.isAdded) || one.documentFrequency - other.documentFrequency,
    )
    .slice(0, termLimits.most)
  if (!isLargeScope(memories)) return present
  const selected: CountedTerm[] = []
  let rows = 0
  for (const term of present.slice(0, termLimits.mostInLarge)) {
    if (selected.length >= termLimits.leastInLarge && rows + term.documentFrequency > termLimits.enoughShare * memories)
      break
    selected.push(term)
    rows += term.documentFrequency
  }
  return selected
}

/** How telling a term is that so many of the memories contain: the inverse document frequency of BM25 (Robertson and Zaragoza 2009). */
export function inverseDocumentFrequency(documentFrequency: number, memories: number): number {
  return Math.log(1 + (memories - documentFrequency + 0.5) / (documentFrequency + 0.5))
}
