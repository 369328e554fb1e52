import type { Schemas } from "@qdrant/js-client-rest"
import { z } from "zod"
import { parsePointId } from "../point-id.ts"
import { formatError } from "../qdrant-error.ts"
import { filter } from "./filter.ts"
import { boundedInt, ignored } from "./parse-body.ts"

export const id = z.union([z.number(), z.string()]).transform((value) => parsePointId(value))
export const payload = z.record(z.string(), z.unknown())
export const sparse = z
  .strictObject({ indices: z.array(z.int().nonnegative()), values: z.array(z.number()) })
  .refine(({ indices }) => new Set(indices).size === indices.length, {
    error: "must be unique",
    path: ["indices"],
    params: { range: true },
  })
  .refine(({ indices, values }) => values.length === indices.length, {
    error: "must be the same length as indices",
    path: ["values"],
    params: { range: true },
  })
export const document = z.object({ text: z.string(), model: z.string(), options: payload.nullish() })
export const dense = z.array(z.number())
const oneVector = z.union([dense, sparse, document])
export type VectorInput = z.infer<typeof oneVector>

const vectors = z.union([dense, document, z.record(z.string(), oneVector)])
export type VectorsInput = z.infer<typeof vectors>

const point = z.object({ id, vector: vectors, payload: payload.nullish() })
const batch = z
  .object({
    ids: z.array(id),
    vectors: z.union([z.array(dense), z.record(z.string(), z.array(oneVector))]),
    payloads: z.array(payload.nullish()).nullish(),
  })
  .transform(({ ids, vectors, payloads }) =>
    ids.map((id, place) => ({
      id,
      payload: payloads?.[place] ?? {},
      vector: Array.isArray(vectors)
        ? (vectors[place] ?? [])
        : Object.fromEntries(Object.entries(vectors).map(([name, all]) => [name, all[place] ?? []])),
    })),
  )

const conditions = {
  update_filter: filter.nullish(),
  update_mode: z.enum(["upsert", "insert_only", "update_only"]).nullish(),
  shard_key: ignored,
}
export const upsert = z.union([
  z.object({ points: z.array(point), ...conditions }),
  z.object({ batch, ...conditions }).transform(({ batch, ...rest }) => ({ ...rest, points: batch })),
])
export const selector = z
  .object({ points: z.array(id).nullish(), filter: filter.nullish(), shard_key: ignored })
  .refine((given) => given.points != null || given.filter != null, {
    error: "data did not match any variant of untagged enum PointsSelector",
  })
const selection = { points: z.array(id).nullish(), filter: filter.nullish(), shard_key: ignored }
export const setPayload = z.object({ ...selection, payload, key: z.string().nullish() })
export const deletePayload = z.object({ ...selection, keys: z.array(z.string()) })
export const updateVectors = z.object({ points: z.array(z.object({ id, vector: vectors })), ...conditions })
export const deleteVectors = z.object({ ...selection, vector: z.array(z.string()).min(1) })

export type PointSelector = {
  readonly points?: readonly (string | number)[] | null | undefined
  readonly filter?: Schemas["Filter"] | null | undefined
}
/** 400 if neither ids nor a filter select points. */
export function requireSelection<Given extends PointSelector>(given: Given): Given {
  if (given.points == null && given.filter == null)
    throw formatError("Either list of point ids or filter must be provided")
  return given
}

export const operations = z.object({
  operations: z.array(
    z.union([
      z.strictObject({ upsert }),
      z.strictObject({ delete: selector }),
      z.strictObject({ set_payload: setPayload }),
      z.strictObject({ overwrite_payload: setPayload }),
      z.strictObject({ delete_payload: deletePayload }),
      z.strictObject({ clear_payload: selector }),
      z.strictObject({ update_vectors: updateVectors }),
      z.strictObject({ delete_vectors: deleteVectors }),
    ]),
  ),
})

const names = z.array(z.string())
export const withPayload = z
  .union([z.boolean(), names, z.strictObject({ include: names }), z.strictObject({ exclude: names })])
  .nullish()
export const withVector = z.union([z.boolean(), names]).nullish()
export const retrieveRequest = z.object({
  ids: z.array(id),
  with_payload: withPayload,
  with_vector: withVector,
  shard_key: ignored,
})

export const orderBy = z.union([
  z.string().transform((key) => ({ key, direction: "asc" as const, start_from: undefined })),
  z.object({
    key: z.string(),
    direction: z.enum(["asc", "desc"]).nullish(),
    start_from: z.union([z.number(), z.string()]).nullish(),
  }),
])
export type OrderBy = z.infer<typeof orderBy>
export const scrollRequest = z.object({
  offset: id.nullish(),
  limit: boundedInt(1).nullish(),
  filter: filter.nullish(),
  with_payload: withPayload,
  with_vector: withVector,
  order_by: orderBy.nullish(),
  shard_key: ignored,
})
export const countRequest = z.object({ filter: filter.nullish(), exact: z.boolean().nullish(), shard_key: ignored })
export const facetRequest = z.object({
  key: z.string(),
  limit: boundedInt(1).nullish(),
  filter: filter.nullish(),
  exact: z.boolean().nullish(),
  shard_key: ignored,
})
