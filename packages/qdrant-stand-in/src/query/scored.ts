import type { Point } from "../point.ts"
import { compareIds } from "../point-id.ts"

/** A point found, with its score; `order` where a payload field was asked to order by. */
export interface ScoredPoint {
  readonly point: Point
  readonly score: number
  readonly order?: number
}

/** Best first; of equal scores the greater id. */
export function byScore(one: ScoredPoint, other: ScoredPoint): number {
  return other.score - one.score || compareIds(other.point.id, one.point.id)
}
