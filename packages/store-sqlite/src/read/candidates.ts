/** A word that stands only beside the text (speaker, before, after) counts for less than one in it. */
export const BESIDE = 0.3
const K1 = 1.2
const B = 0.75

/** BM25's length norm for words that are there or not: among equals the shorter memory tells more. */
export function normed(weight: number, length: number, meanLength: number): number {
  return (weight * (K1 + 1)) / (1 + K1 * (1 - B + (B * length) / meanLength))
}

/** The best, and of those that are equal at the cut the ones that count more: how often a word occurs says less than whether it does. */
export function cutFairly<T extends { readonly row: number; readonly score: number }>(
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
