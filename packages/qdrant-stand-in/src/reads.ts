import type { z } from "zod"
import type { Collection } from "./collection.ts"
import { microsOf } from "./datetime.ts"
import { wrongInput } from "./failure.ts"
import { indexedValues, rangeValues } from "./payload-index.ts"
import { type Point, shownPayload, shownVectors } from "./point.ts"
import { compareIds } from "./point-id.ts"
import type { counting, facet, OrderBy, retrieve, scroll } from "./shapes/points.ts"
import { checkFilter, checkLimit } from "./strict-mode.ts"

const INDEXING =
  "Check https://qdrant.tech/documentation/concepts/indexing/#payload-index to see which payload schemas support"

export function retrievePoints(collection: Collection, { ids, ...shown }: z.infer<typeof retrieve>) {
  return ids.flatMap((id) => {
    const point = collection.get(id)
    return point === undefined
      ? []
      : [{ id, ...shownPayload(point, shown.with_payload), ...shownVectors(point, shown.with_vector) }]
  })
}

/** By id with an offset, or by a payload field without one. */
export function scrollPoints(collection: Collection, asked: z.infer<typeof scroll>) {
  const { filter, order_by, offset } = asked
  const limit = asked.limit ?? 10
  checkLimit(collection, "max_query_limit", "limit", limit)
  checkFilter(collection, filter, "retrieve")
  const show = (point: Point) => ({
    id: point.id,
    ...shownPayload(point, asked.with_payload ?? true),
    ...shownVectors(point, asked.with_vector),
  })
  if (order_by != null) {
    if (offset != null) {
      throw wrongInput(
        "Cannot use an `offset` when using `order_by`. The alternative for paging is to use `order_by.start_from` and a filter to exclude the IDs that you've already seen for the `order_by.start_from` value",
      )
    }
    const found = ordered(collection, collection.points(filter), order_by).slice(0, limit)
    return { points: found.map(({ point, value }) => ({ ...show(point), order_value: value })), next_page_offset: null }
  }
  const after = collection.points(filter).filter(({ id }) => offset == null || compareIds(id, offset) >= 0)
  return { points: after.slice(0, limit).map(show), next_page_offset: after[limit]?.id ?? null }
}

/** Points with a value at the key, each at its first one from `start_from`; 400 without an index that has an order. */
export function ordered(
  collection: Collection,
  points: readonly Point[],
  { key, direction, start_from }: OrderBy,
): readonly { readonly point: Point; readonly value: number }[] {
  const index = collection.indexes.get(key)
  const sign = direction === "desc" ? -1 : 1
  const start = typeof start_from === "string" ? microsOf(start_from) : (start_from ?? undefined)
  const found = points.flatMap((point) => {
    const values = index && rangeValues(point, key, index)
    if (values === undefined) throw noRangeIndex(key)
    const taken = values.filter((value) => start === undefined || sign * (value - start) >= 0)
    return taken.length === 0 ? [] : [{ point, value: sign * Math.min(...taken.map((value) => sign * value)) }]
  })
  if (points.length === 0 && (index === undefined || !["integer", "float", "datetime"].includes(index.kind))) {
    throw noRangeIndex(key)
  }
  return found.sort((one, other) => sign * (one.value - other.value) || compareIds(one.point.id, other.point.id))
}

function noRangeIndex(key: string) {
  return wrongInput(
    `No range index for \`order_by\` key: \`${key}\`. Please create one to use \`order_by\`. ${INDEXING} Range conditions`,
  )
}

export function countPoints(collection: Collection, { filter }: z.infer<typeof counting>) {
  checkFilter(collection, filter, "retrieve")
  return { count: collection.points(filter).length }
}

const countable: ReadonlySet<string> = new Set(["keyword", "integer", "uuid", "bool"])

/** The most frequent values of a field; 400 without an index by value. */
export function facetPoints(collection: Collection, { key, limit, filter }: z.infer<typeof facet>) {
  checkFilter(collection, filter, "retrieve")
  const index = collection.indexes.get(key)
  if (index === undefined || !countable.has(index.kind) || index.params?.lookup === false) {
    throw wrongInput(
      `No appropriate index for faceting: \`${key}\`. Please create one to facet on this field. ${INDEXING} Match conditions`,
    )
  }
  const counts = new Map<string | number | boolean, number>()
  for (const point of collection.points(filter)) {
    for (const value of new Set(indexedValues(point, key, index))) {
      // An index of these kinds holds nothing else.
      const known = value as string | number | boolean
      counts.set(known, (counts.get(known) ?? 0) + 1)
    }
  }
  const hits = [...counts].map(([value, count]) => ({ value, count }))
  hits.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  return { hits: hits.slice(0, limit ?? 10) }
}
