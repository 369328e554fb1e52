import type { z } from "zod"
import type { Collection } from "./collection.ts"
import { parseMicros } from "./datetime.ts"
import { indexedValues, rangeValues } from "./payload-index.ts"
import { type Point, selectPayload, selectVectors } from "./point.ts"
import { compareIds } from "./point-id.ts"
import { inputError } from "./qdrant-error.ts"
import type { countRequest, facetRequest, OrderBy, retrieveRequest, scrollRequest } from "./shapes/points.ts"
import { checkStrictFilter, checkStrictLimit } from "./strict-mode.ts"

const INDEXING_HELP =
  "Check https://qdrant.tech/documentation/concepts/indexing/#payload-index to see which payload schemas support"

export function retrievePoints(collection: Collection, { ids, ...shown }: z.infer<typeof retrieveRequest>) {
  return ids.flatMap((id) => {
    const point = collection.get(id)
    return point === undefined
      ? []
      : [{ id, ...selectPayload(point, shown.with_payload), ...selectVectors(point, shown.with_vector) }]
  })
}

/** Pages by id with an offset, or by a payload field without one. */
export function scrollPoints(collection: Collection, asked: z.infer<typeof scrollRequest>) {
  const { filter, order_by, offset } = asked
  const limit = asked.limit ?? 10
  checkStrictLimit(collection, "max_query_limit", "limit", limit)
  checkStrictFilter(collection, filter, "retrieve")
  const show = (point: Point) => ({
    id: point.id,
    ...selectPayload(point, asked.with_payload ?? true),
    ...selectVectors(point, asked.with_vector),
  })
  if (order_by != null) {
    if (offset != null) {
      throw inputError(
        "Cannot use an `offset` when using `order_by`. The alternative for paging is to use `order_by.start_from` and a filter to exclude the IDs that you've already seen for the `order_by.start_from` value",
      )
    }
    const found = orderByPayload(collection, collection.points(filter), order_by).slice(0, limit)
    return { points: found.map(({ point, value }) => ({ ...show(point), order_value: value })), next_page_offset: null }
  }
  const after = collection.points(filter).filter(({ id }) => offset == null || compareIds(id, offset) >= 0)
  return { points: after.slice(0, limit).map(show), next_page_offset: after[limit]?.id ?? null }
}

/** Points that have a value at the key, sorted by their first value from `start_from` on; 400 without an index that supports ranges. */
export function orderByPayload(
  collection: Collection,
  points: readonly Point[],
  { key, direction, start_from }: OrderBy,
): readonly { readonly point: Point; readonly value: number }[] {
  const index = collection.indexes.get(key)
  const sign = direction === "desc" ? -1 : 1
  const start = typeof start_from === "string" ? parseMicros(start_from) : (start_from ?? undefined)
  const matches = points.flatMap((point) => {
    const values = index && rangeValues(point, key, index)
    if (values === undefined) throw noRangeIndex(key)
    const taken = values.filter((value) => start === undefined || sign * (value - start) >= 0)
    return taken.length === 0 ? [] : [{ point, value: sign * Math.min(...taken.map((value) => sign * value)) }]
  })
  if (points.length === 0 && (index === undefined || !["integer", "float", "datetime"].includes(index.kind))) {
    throw noRangeIndex(key)
  }
  return matches.sort((one, other) => sign * (one.value - other.value) || compareIds(one.point.id, other.point.id))
}

function noRangeIndex(key: string) {
  return inputError(
    `No range index for \`order_by\` key: \`${key}\`. Please create one to use \`order_by\`. ${INDEXING_HELP} Range conditions`,
  )
}

export function countPoints(collection: Collection, { filter }: z.infer<typeof countRequest>) {
  checkStrictFilter(collection, filter, "retrieve")
  return { count: collection.points(filter).length }
}

const FACET_INDEX_KINDS: ReadonlySet<string> = new Set(["keyword", "integer", "uuid", "bool"])

/** The most frequent values of a field; 400 without an index that supports facets. */
export function facetPoints(collection: Collection, { key, limit, filter }: z.infer<typeof facetRequest>) {
  checkStrictFilter(collection, filter, "retrieve")
  const index = collection.indexes.get(key)
  if (index === undefined || !FACET_INDEX_KINDS.has(index.kind) || index.params?.lookup === false) {
    throw inputError(
      `No appropriate index for faceting: \`${key}\`. Please create one to facet on this field. ${INDEXING_HELP} Match conditions`,
    )
  }
  const counts = new Map<string | number | boolean, number>()
  for (const point of collection.points(filter)) {
    for (const value of new Set(indexedValues(point, key, index))) {
      // An index of these kinds contains no other values.
      const known = value as string | number | boolean
      counts.set(known, (counts.get(known) ?? 0) + 1)
    }
  }
  const hits = [...counts].map(([value, count]) => ({ value, count }))
  hits.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  return { hits: hits.slice(0, limit ?? 10) }
}
