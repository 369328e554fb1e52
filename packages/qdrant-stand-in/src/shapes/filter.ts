import type { Schemas } from "@qdrant/js-client-rest"
import { z } from "zod"
import { parseMicros } from "../datetime.ts"

const bound = z.union([
  z.number(),
  z.string().refine((text) => parseMicros(text) !== undefined, {
    error: "does not match accepted datetime format (RFC3339). Example: 2014-01-01T00:00:00Z",
  }),
])
const range = z
  .strictObject({
    lt: bound.nullish(),
    gt: bound.nullish(),
    lte: bound.nullish(),
    gte: bound.nullish(),
  })
  .refine((given) => new Set(Object.values(given).flatMap((value) => (value == null ? [] : typeof value))).size < 2, {
    error: "the bounds of a range are all numbers or all moments",
  })
const countRange = z.strictObject({
  lt: z.int().nullish(),
  gt: z.int().nullish(),
  lte: z.int().nullish(),
  gte: z.int().nullish(),
})
const variants = z.union([z.array(z.string()), z.array(z.int())])
const match = z.union([
  z.strictObject({ value: z.union([z.string(), z.int(), z.boolean()]) }),
  z.strictObject({ text: z.string() }),
  z.strictObject({ text_any: z.string() }),
  z.strictObject({ phrase: z.string() }),
  z.strictObject({ any: variants }),
  z.strictObject({ except: variants }),
])
const place = z.strictObject({ lon: z.number(), lat: z.number() })
const line = z.object({ points: z.array(place) })

const field = z
  .object({
    key: z.string(),
    match: match.nullish(),
    range: range.nullish(),
    geo_bounding_box: z.object({ top_left: place, bottom_right: place }).nullish(),
    geo_radius: z.object({ center: place, radius: z.number() }).nullish(),
    geo_polygon: z.object({ exterior: line, interiors: z.array(line).nullish() }).nullish(),
    values_count: countRange.nullish(),
    is_empty: z.boolean().nullish(),
    is_null: z.boolean().nullish(),
  })
  .refine(({ key: _, ...conditions }) => Object.values(conditions).some((value) => value != null), {
    error: "Expected some form of condition",
  })

const key = z.object({ key: z.string() })
const id = z.union([z.int().nonnegative(), z.uuid()])

const condition: z.ZodType = z.lazy(() =>
  z.union([
    field,
    z.object({ is_empty: key }),
    z.object({ is_null: key }),
    z.object({ has_id: z.array(id) }),
    z.object({ has_vector: z.string() }),
    z.object({ nested: z.object({ key: z.string(), filter: shape }) }),
    shape,
  ]),
)
const conditions = z.union([z.array(condition), condition]).nullish()
const shape = z.strictObject({
  should: conditions,
  min_should: z.object({ conditions: z.array(condition), min_count: z.int().nonnegative() }).nullish(),
  must: conditions,
  must_not: conditions,
})

// The same shape as the client's type, which nowhere allows `undefined` explicitly.
export const filter = shape as unknown as z.ZodType<Schemas["Filter"]>
export const anyCondition = condition as z.ZodType<Schemas["Condition"]>
