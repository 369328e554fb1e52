import type { Point } from "../point.ts"
import { compareIds } from "../point-id.ts"

/** A point found, with its score; `order` where a payload field was asked to order by. */
export interface Scored {
  readonly point: Point
  readonly score: number
  readonly order?: number
}

/** Best first; of equal scores the greater id. */
export function byScore(one: Scored, other: Scored): number {
  return other.score - one.score || compareIds(other.point.id, one.point.id)
}
