import { wrongInput } from "../failure.ts"
import type { PointId } from "../point-id.ts"
import { byScore, type ScoredPoint } from "./scored.ts"

type Lists = readonly (readonly ScoredPoint[])[]

const DEFAULT_K = 2

/** Reciprocal ranks: the sum of 1 / ((place + 1) / weight + k - 1), places from 0. */
export function reciprocalRank(
  lists: Lists,
  { k, weights }: { readonly k?: number | null | undefined; readonly weights?: readonly number[] | null | undefined },
): readonly ScoredPoint[] {
  if (weights != null && weights.length !== lists.length) {
    const why = `RRF weights length (${weights.length}) does not match number of prefetches (${lists.length})`
    throw wrongInput(`Validation failed: ${why}`)
  }
  return summed(lists, (list, at) => {
    const weight = weights?.[at] ?? 1
    return list.map((_, place) => (weight <= 0 ? 0 : 1 / ((place + 1) / weight + (k ?? DEFAULT_K) - 1)))
  })
}

/** Scores by their own distribution: from three deviations below the mean to three above, summed. */
export function byDistribution(lists: Lists): readonly ScoredPoint[] {
  return summed(lists, (list) => {
    const scores = list.map(({ score }) => score)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1)
    if (scores.length < 2 || variance === 0) return scores.map(() => 0.5)
    const deviation = Math.sqrt(variance)
    return scores.map((score) => (score - (mean - 3 * deviation)) / (6 * deviation))
  })
}

function summed(
  lists: Lists,
  scoresOf: (list: readonly ScoredPoint[], at: number) => readonly number[],
): readonly ScoredPoint[] {
  const fused = new Map<PointId, ScoredPoint>()
  for (const [at, list] of lists.entries()) {
    const scores = scoresOf(list, at)
    for (const [place, { point }] of list.entries()) {
      const before = fused.get(point.id)?.score ?? 0
      fused.set(point.id, { point, score: before + (scores[place] ?? 0) })
    }
  }
  return [...fused.values()].sort(byScore)
}
