import type { Schemas } from "@qdrant/js-client-rest"
import { z } from "zod"
import { boundedInt, ignored } from "./parse-body.ts"
import { payload } from "./points.ts"

const distance = z.enum(["Cosine", "Euclid", "Dot", "Manhattan"])
const dense = z.looseObject({ size: z.int().min(1).pipe(boundedInt(1, 65536)), distance })
// Other fields are echoed without validation.
const sparse = z.looseObject({ modifier: z.enum(["none", "idf"]).nullish() }) as z.ZodType<
  Schemas["SparseVectorParams"]
>
const limit = z.number().nullish()
export const strictMode = z.looseObject({
  enabled: z.boolean().nullish(),
  max_query_limit: limit,
  max_timeout: limit,
  unindexed_filtering_retrieve: z.boolean().nullish(),
  unindexed_filtering_update: z.boolean().nullish(),
  search_max_hnsw_ef: limit,
  search_allow_exact: z.boolean().nullish(),
  search_max_batchsize: limit,
  upsert_max_batchsize: limit,
  filter_max_conditions: limit,
  condition_max_size: limit,
  max_points_count: limit,
})
export type StrictMode = z.infer<typeof strictMode>

export const createCollection = z.object({
  vectors: z.union([dense, z.record(z.string(), dense)]).nullish(),
  sparse_vectors: z.record(z.string(), sparse).nullish(),
  shard_number: boundedInt(1).nullish(),
  replication_factor: boundedInt(1).nullish(),
  write_consistency_factor: boundedInt(1).nullish(),
  on_disk_payload: z.boolean().nullish(),
  hnsw_config: payload.nullish(),
  optimizers_config: payload.nullish(),
  wal_config: payload.nullish(),
  quantization_config: ignored,
  strict_mode_config: strictMode.nullish(),
  metadata: payload.nullish(),
})
export const patchCollection = z.object({
  params: payload.nullish(),
  hnsw_config: payload.nullish(),
  optimizers_config: payload.nullish(),
  quantization_config: ignored,
  strict_mode_config: strictMode.nullish(),
  metadata: payload.nullish(),
})

const name = z.string().min(1)
export const aliasActions = z.object({
  actions: z.array(
    z.union([
      z.strictObject({ create_alias: z.strictObject({ collection_name: name, alias_name: name }) }),
      z.strictObject({ delete_alias: z.strictObject({ alias_name: name }) }),
      z.strictObject({ rename_alias: z.strictObject({ old_alias_name: name, new_alias_name: name }) }),
    ]),
  ),
})
export type AliasAction = z.infer<typeof aliasActions>["actions"][number]

const kind = z.enum(["keyword", "integer", "float", "geo", "text", "bool", "datetime", "uuid"])
export const createIndex = z.object({
  field_name: name,
  field_schema: z.union([kind, z.looseObject({ type: kind })]).nullish(),
})
export type IndexKind = z.infer<typeof kind>

export const namedVector = z.union([z.strictObject({ dense }), z.strictObject({ sparse })]) satisfies z.ZodType<unknown>
export type DenseParams = z.infer<typeof dense> & Pick<Schemas["VectorParams"], "distance">
export type SparseParams = Schemas["SparseVectorParams"]
