/** Weight of a word that occurs only in the context (speaker, before, after), relative to one in the text. */
export const CONTEXT_WEIGHT = 0.3
const K1 = 1.2
const B = 0.75

/** BM25's length normalization for a term frequency of 1. */
export function lengthNormalized(weight: number, length: number, meanLength: number): number {
  return (weight * (K1 + 1)) / (1 + K1 * (1 - B + (B * length) / meanLength))
}

/** The best by score. Ties at the cut are broken by the frequency of the query's own words, which otherwise does not count. */
export function selectTop<T extends { readonly row: number; readonly score: number }>(
  found: readonly T[],
  limit: number,
  count: (one: T) => number,
): readonly T[] {
  const order = found.toSorted((one, other) => other.score - one.score || other.row - one.row)
  const last = order[limit - 1]
  if (last === undefined || order[limit]?.score !== last.score) return order.slice(0, limit)
  const above = order.filter(({ score }) => score > last.score)
  const equal = order.filter(({ score }) => score === last.score).map((one) => ({ one, counted: count(one) }))
  const rest = equal.sort((one, other) => other.counted - one.counted).slice(0, limit - above.length)
  return [...above, ...rest.map(({ one }) => one)]
}
