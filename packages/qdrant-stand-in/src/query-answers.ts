import type { z } from "zod"
import type { Collection } from "./collection.ts"
import { itemsAt } from "./payload-path.ts"
import { selectPayload, selectVectors } from "./point.ts"
import { runGroups, runQuery } from "./query/run-query.ts"
import type { ScoredPoint } from "./query/scored-point.ts"
import type { groupsRequest, legacySearch, QueryRequest, queryBatch } from "./shapes/query.ts"
import { checkStrictLimit } from "./strict-mode.ts"

type Selection = Pick<QueryRequest, "with_payload" | "with_vector">

export function answerQuery(collection: Collection, asked: QueryRequest) {
  return { points: runQuery(collection, asked, asked.offset ?? 0).map((one) => toScoredAnswer(one, asked)) }
}

export function answerBatch(collection: Collection, { searches }: z.infer<typeof queryBatch>) {
  checkStrictLimit(collection, "search_max_batchsize", "search batch size", searches.length)
  return searches.map((asked) => answerQuery(collection, asked))
}

export function answerGroups(collection: Collection, asked: z.infer<typeof groupsRequest>) {
  const groups = runGroups(
    collection,
    asked,
    { by: asked.group_by, size: asked.group_size ?? 3, limit: asked.limit ?? 10 },
    (point, key) => itemsAt(point.payload, key),
  )
  return { groups: groups.map(({ id, hits }) => ({ hits: hits.map((one) => toScoredAnswer(one, asked)), id })) }
}

export function answerLegacySearch(collection: Collection, { vector, ...asked }: z.infer<typeof legacySearch>) {
  const [query, using] = Array.isArray(vector) ? [vector, ""] : [vector.vector, vector.name]
  return answerQuery(collection, { ...asked, query, using }).points
}

function toScoredAnswer({ point, score, order }: ScoredPoint, { with_payload, with_vector }: Selection) {
  return {
    id: point.id,
    version: point.version,
    score: Math.fround(score),
    ...selectPayload(point, with_payload),
    ...selectVectors(point, with_vector),
    ...(order !== undefined && { order_value: order }),
  }
}
