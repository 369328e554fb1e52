import type { Schemas } from "@qdrant/js-client-rest"
import { z } from "zod"
import { anyCondition, filter } from "./filter.ts"
import { boundedInt, fraction, ignored } from "./parse-body.ts"
import { dense, document, id, orderBy, payload, sparse, withPayload, withVector } from "./points.ts"

/** A vector, or the id of a point whose vector is used. */
const vector = z.union([dense, sparse, document, id])
export type QueryVector = z.infer<typeof vector>

const decay = z.strictObject({
  x: z.lazy(() => expression),
  target: z.lazy(() => expression).nullish(),
  scale: z.number().nullish(),
  midpoint: z.number().nullish(),
})
const place = z.strictObject({ lon: z.number(), lat: z.number() })
const expression: z.ZodType = z.lazy(() =>
  z.union([
    z.number(),
    z.string(),
    z.strictObject({ sum: z.array(expression) }),
    z.strictObject({ mult: z.array(expression) }),
    z.strictObject({ neg: expression }),
    z.strictObject({ abs: expression }),
    z.strictObject({ sqrt: expression }),
    z.strictObject({ exp: expression }),
    z.strictObject({ ln: expression }),
    z.strictObject({ log10: expression }),
    z.strictObject({ pow: z.strictObject({ base: expression, exponent: expression }) }),
    z.strictObject({
      div: z.strictObject({ left: expression, right: expression, by_zero_default: z.number().nullish() }),
    }),
    z.strictObject({ datetime: z.string() }),
    z.strictObject({ datetime_key: z.string() }),
    z.strictObject({ geo_distance: z.strictObject({ origin: place, to: z.string() }) }),
    z.strictObject({ lin_decay: decay }),
    z.strictObject({ exp_decay: decay }),
    z.strictObject({ gauss_decay: decay }),
    anyCondition,
  ]),
)

const mmr = z.strictObject({ diversity: fraction().nullish(), candidates_limit: boundedInt(0, 16384).nullish() })
const kinds = z.union([
  z.strictObject({ nearest: vector, mmr: mmr.nullish() }),
  z.strictObject({ order_by: orderBy }),
  z.strictObject({ fusion: z.enum(["rrf", "dbsf"]) }),
  z.strictObject({ rrf: z.strictObject({ k: boundedInt(1).nullish(), weights: z.array(z.number()).nullish() }) }),
  z.strictObject({ formula: expression, defaults: payload.optional() }),
  z.strictObject({ sample: z.literal("random") }),
])
const query = z.union([kinds, vector])
export type QdrantQuery = z.infer<typeof query>
// The client's type for the schema above: zod cannot infer a recursive type.
export type Expression = Schemas["Expression"]

const idf = z.union([z.literal("global"), z.object({ corpus: filter })]).nullish()
const search = {
  query: query.nullish(),
  using: z.string().nullish(),
  filter: filter.nullish(),
  params: z.object({ exact: z.boolean().nullish(), hnsw_ef: z.int().nullish(), idf }).nullish(),
  score_threshold: z.number().nullish(),
  lookup_from: ignored,
}
export type Prefetch = {
  readonly [Name in keyof typeof search]?: z.infer<(typeof search)[Name]>
} & {
  readonly limit?: number | null | undefined
  readonly prefetch?: Prefetch | readonly Prefetch[] | null | undefined
}
const prefetch: z.ZodType<Prefetch> = z.lazy(() =>
  z.object({ ...search, limit: boundedInt(1).nullish(), prefetch: z.union([z.array(prefetch), prefetch]).nullish() }),
)
const outerSearch = {
  ...search,
  prefetch: z.union([z.array(prefetch), prefetch]).nullish(),
  with_payload: withPayload,
  with_vector: withVector,
  shard_key: ignored,
}
export const queryRequest = z.object({
  ...outerSearch,
  limit: boundedInt(1).nullish(),
  offset: boundedInt(0).nullish(),
})
export type QueryRequest = z.infer<typeof queryRequest>
export const queryBatch = z.object({ searches: z.array(queryRequest) })
export const groupsRequest = z.object({
  ...outerSearch,
  group_by: z.string().min(1),
  group_size: boundedInt(1).nullish(),
  limit: boundedInt(1).nullish(),
})

/** The deprecated search endpoint of versions before 1.10, which 1.18 still supports. */
export const legacySearch = z.object({
  vector: z.union([dense, z.object({ name: z.string(), vector: z.union([dense, sparse]) })]),
  filter: filter.nullish(),
  limit: boundedInt(1),
  offset: boundedInt(0).nullish(),
  score_threshold: z.number().nullish(),
  with_payload: withPayload,
  with_vector: withVector,
})
