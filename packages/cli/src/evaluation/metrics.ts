/** What one query found, best first and each once, and what it should have found. */
export interface RankedResult {
  readonly ranked: readonly string[]
  readonly relevant: ReadonlySet<string>
}

/** The share of what is relevant among the first `k`; 0 to 1. */
export function recallAt(k: number, { ranked, relevant }: RankedResult): number {
  return share(hitsIn(ranked.slice(0, k), relevant), relevant.size)
}

/** 1 when anything relevant is among the first `k`, else 0. */
export function hitAt(k: number, { ranked, relevant }: RankedResult): number {
  return hitsIn(ranked.slice(0, k), relevant) > 0 ? 1 : 0
}

/** 1 / the place of the first relevant one, counted from 1; 0 when there is none. */
export function reciprocalRank({ ranked, relevant }: RankedResult): number {
  const place = ranked.findIndex((id) => relevant.has(id))
  return place < 0 ? 0 : 1 / (place + 1)
}

/** Discounted cumulative gain with gain 1 for what is relevant and 1 / log2(place + 1), over the best that is possible (Järvelin and Kekäläinen 2002). */
export function ndcgAt(k: number, { ranked, relevant }: RankedResult): number {
  const gained = ranked.slice(0, k).reduce((sum, id, place) => sum + (relevant.has(id) ? discount(place) : 0), 0)
  let best = 0
  for (let place = 0; place < Math.min(k, relevant.size); place++) best += discount(place)
  return share(gained, best)
}

function discount(place: number): number {
  return 1 / Math.log2(place + 2)
}

function hitsIn(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  return ranked.filter((id) => relevant.has(id)).length
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** Groups in the order of the sum of their best three scores; what belongs to no group is left out. Equal sums keep the order of their best one. */
export function groupsBySum(
  ranked: readonly { readonly group: string | undefined; readonly score: number }[],
): string[] {
  const sums = new Map<string, { sum: number; of: number }>()
  for (const { group, score } of ranked) {
    if (group === undefined) continue
    const current = sums.get(group) ?? { sum: 0, of: 0 }
    if (current.of < 3) sums.set(group, { sum: current.sum + score, of: current.of + 1 })
  }
  return [...sums].sort(([, one], [, other]) => other.sum - one.sum).map(([group]) => group)
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The smallest value that at least `share` of all are not above (nearest rank). */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}
