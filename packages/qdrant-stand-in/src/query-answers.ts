import type { z } from "zod"
import type { Collection } from "./collection.ts"
import { itemsAt } from "./payload-path.ts"
import { shownPayload, shownVectors } from "./point.ts"
import { runGroups, runQuery } from "./query/run-query.ts"
import type { ScoredPoint } from "./query/scored.ts"
import type { groupsRequest, oldSearch, QueryRequest, queryBatch } from "./shapes/query.ts"
import { checkLimit } from "./strict-mode.ts"

type Shown = Pick<QueryRequest, "with_payload" | "with_vector">

export function answerQuery(collection: Collection, asked: QueryRequest) {
  return { points: runQuery(collection, asked, asked.offset ?? 0).map((one) => shownScored(one, asked)) }
}

export function answerBatch(collection: Collection, { searches }: z.infer<typeof queryBatch>) {
  checkLimit(collection, "search_max_batchsize", "search batch size", searches.length)
  return searches.map((asked) => answerQuery(collection, asked))
}

export function answerGroups(collection: Collection, asked: z.infer<typeof groupsRequest>) {
  const groups = runGroups(
    collection,
    asked,
    { by: asked.group_by, size: asked.group_size ?? 3, limit: asked.limit ?? 10 },
    (point, key) => itemsAt(point.payload, key),
  )
  return { groups: groups.map(({ id, hits }) => ({ hits: hits.map((one) => shownScored(one, asked)), id })) }
}

export function answerOldSearch(collection: Collection, { vector, ...asked }: z.infer<typeof oldSearch>) {
  const [query, using] = Array.isArray(vector) ? [vector, ""] : [vector.vector, vector.name]
  return answerQuery(collection, { ...asked, query, using }).points
}

function shownScored({ point, score, order }: ScoredPoint, { with_payload, with_vector }: Shown) {
  return {
    id: point.id,
    version: point.version,
    score: Math.fround(score),
    ...shownPayload(point, with_payload),
    ...shownVectors(point, with_vector),
    ...(order !== undefined && { order_value: order }),
  }
}
