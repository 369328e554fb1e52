import type { Point } from "../point.ts"
import { compareIds } from "../point-id.ts"

/** A search result; `order` is set if the query sorts by a payload field. */
export interface ScoredPoint {
  readonly point: Point
  readonly score: number
  readonly order?: number
}

/** Best score first; ties by descending id. */
export function compareByScore(one: ScoredPoint, other: ScoredPoint): number {
  return other.score - one.score || compareIds(other.point.id, one.point.id)
}
