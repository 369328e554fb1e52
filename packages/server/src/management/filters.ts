import type { Where } from "@keepsake/core"
import { SUMMARY_CATEGORY } from "@keepsake/core/internal"
import type { RequestTarget } from "./request-target.ts"

type Maybe<T> = { readonly [Name in keyof T]?: T[Name] | undefined }
/** Filters of a request; memories must match all of them. Times are milliseconds since 1970. */
export interface Filters
  extends Maybe<Required<Pick<Where, "type" | "category" | "status" | "origin" | "pinned" | "key">>> {
  readonly project?: string | undefined
  /** `false` leaves out verbatim turns. */
  readonly turns?: boolean | undefined
  readonly from?: number | undefined
  readonly before?: number | undefined
  readonly updatedFrom?: number | undefined
  readonly updatedBefore?: number | undefined
  readonly minImportance?: number | undefined
  readonly maxImportance?: number | undefined
}

/** Adds the filters of a request to its target. */
export function applyFilters(place: RequestTarget, filters: Filters): RequestTarget {
  const { type, category, status, origin, pinned, key, project, turns } = filters
  return {
    ...place,
    where: {
      ...place.where,
      ...(type && { type }),
      ...(category && { category }),
      ...(turns === false && { exceptCategory: ["turn", SUMMARY_CATEGORY] }),
      ...(status && { status }),
      ...(origin && { origin }),
      ...(pinned !== undefined && { pinned }),
      ...(key !== undefined && { key }),
      ...(project !== undefined && { metadata: { project } }),
      ...rangeOf("createdAt", filters.from, filters.before),
      ...rangeOf("updatedAt", filters.updatedFrom, filters.updatedBefore),
      ...rangeOf("importance", filters.minImportance, exclusiveMax(filters.maxImportance)),
    },
  }
}

function rangeOf(
  name: "createdAt" | "updatedAt" | "importance",
  from: number | undefined,
  below: number | undefined,
): Where {
  if (from === undefined && below === undefined) return {}
  return { [name]: { ...(from !== undefined && { from }), ...(below !== undefined && { below }) } }
}

/** The maximum importance is inclusive, but ranges exclude their end. */
function exclusiveMax(most: number | undefined): number | undefined {
  return most === undefined ? undefined : most + Number.EPSILON
}
