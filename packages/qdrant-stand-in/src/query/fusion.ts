import type { PointId } from "../point-id.ts"
import { inputError } from "../qdrant-error.ts"
import { compareByScore, type ScoredPoint } from "./scored-point.ts"

type Lists = readonly (readonly ScoredPoint[])[]

const DEFAULT_K = 2

/** Reciprocal rank fusion: the sum of 1 / ((rank + 1) / weight + k - 1), with ranks from 0. */
export function fuseByRank(
  lists: Lists,
  { k, weights }: { readonly k?: number | null | undefined; readonly weights?: readonly number[] | null | undefined },
): readonly ScoredPoint[] {
  if (weights != null && weights.length !== lists.length) {
    const why = `RRF weights length (${weights.length}) does not match number of prefetches (${lists.length})`
    throw inputError(`Validation failed: ${why}`)
  }
  return sumScores(lists, (list, at) => {
    const weight = weights?.[at] ?? 1
    return list.map((_, place) => (weight <= 0 ? 0 : 1 / ((place + 1) / weight + (k ?? DEFAULT_K) - 1)))
  })
}

/** Distribution-based score fusion: normalizes scores to three standard deviations around the mean and sums them. */
export function fuseByDistribution(lists: Lists): readonly ScoredPoint[] {
  return sumScores(lists, (list) => {
    const scores = list.map(({ score }) => score)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1)
    if (scores.length < 2 || variance === 0) return scores.map(() => 0.5)
    const deviation = Math.sqrt(variance)
    return scores.map((score) => (score - (mean - 3 * deviation)) / (6 * deviation))
  })
}

function sumScores(
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
  return [...fused.values()].sort(compareByScore)
}
