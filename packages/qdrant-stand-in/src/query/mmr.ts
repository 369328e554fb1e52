import { isSparse } from "../point.ts"
import type { DenseParams } from "../shapes/collections.ts"
import { isLowerBetter, vectorScore } from "../similarity.ts"
import type { ScoredPoint } from "./scored-point.ts"

/** Maximal marginal relevance (Carbonell and Goldstein 1998): starts with the best and then prefers candidates near the query and far from those selected. Scores are unchanged. */
export function selectByMmr(
  candidates: readonly ScoredPoint[],
  limit: number,
  diversity: number,
  using: string,
  { distance }: DenseParams,
): readonly ScoredPoint[] {
  const sign = isLowerBetter(distance) ? -1 : 1
  const left = [...candidates]
  const taken = left.splice(0, 1)
  while (taken.length < limit && left.length > 0) {
    const gains = left.map(
      (one) =>
        (1 - diversity) * sign * one.score - diversity * Math.max(...taken.map((other) => sign * likeness(one, other))),
    )
    taken.push(...left.splice(gains.indexOf(Math.max(...gains)), 1))
  }
  return taken

  function likeness(one: ScoredPoint, other: ScoredPoint): number {
    const [first, second] = [one.point.vectors.get(using), other.point.vectors.get(using)]
    if (first === undefined || second === undefined || isSparse(first) || isSparse(second)) return 0
    return vectorScore(first, second, distance)
  }
}
