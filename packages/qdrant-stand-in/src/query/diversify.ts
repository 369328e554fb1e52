import { isSparse } from "../point.ts"
import type { DenseParams } from "../shapes/collections.ts"
import { nearness, smallerIsNearer } from "../similarity.ts"
import type { ScoredPoint } from "./scored.ts"

/** Maximal marginal relevance (Carbonell and Goldstein 1998): the best first, then whatever is near the query and far from what was taken. Scores stay. */
export function diversify(
  candidates: readonly ScoredPoint[],
  limit: number,
  diversity: number,
  using: string,
  { distance }: DenseParams,
): readonly ScoredPoint[] {
  const sign = smallerIsNearer(distance) ? -1 : 1
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
    return nearness(first, second, distance)
  }
}
