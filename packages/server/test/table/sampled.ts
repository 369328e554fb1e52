import type { Route } from "@keepsake/api"
import fc from "fast-check"
import { z } from "zod"

type Schema = z.core.JSONSchema.BaseSchema
type Values = Readonly<Record<string, unknown>>

/** What one call of a line of the table sends, before it is written down. */
export interface Sample {
  readonly params: Values
  readonly query: Values
  readonly body: Values | undefined
  /** In the place of a body. */
  readonly lines: readonly unknown[] | undefined
}

const MOST_ITEMS = 3
const DEEPEST = 3

/** Calls that fit the schemas of a line, as far as JSON Schema tells; what only code checks may still be refused. */
export function sampleOf(route: Route): fc.Arbitrary<Sample> {
  const fitting = (schema: z.ZodType | undefined): fc.Arbitrary<Values | undefined> =>
    // What an object schema describes is an object.
    schema === undefined ? fc.constant(undefined) : (fits(schema) as fc.Arbitrary<Values>)
  return fc.record({
    params: fitting(route.params).map((values) => values ?? {}),
    query: fitting(route.query).map((values) => values ?? {}),
    body: fitting(route.body),
    lines:
      route.requestLines === undefined
        ? fc.constant(undefined)
        : fc.array(fits(route.requestLines), { maxLength: MOST_ITEMS }),
  })
}

/** Values that fit a schema. */
export function fits(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
  // zod leaves examples out where a field is changed on its way in.
  const examples = schema.meta()?.examples
  return arbitraryOf({ ...json, ...(Array.isArray(examples) && { examples }) }, json.$defs ?? {}, 0)
}

function arbitraryOf(schema: Schema, defs: Readonly<Record<string, Schema>>, depth: number): fc.Arbitrary<unknown> {
  const within = (inner: Schema): fc.Arbitrary<unknown> => arbitraryOf(inner, defs, depth + 1)
  if (schema.$ref !== undefined) {
    const named = defs[schema.$ref.replace("#/$defs/", "")]
    return named === undefined || depth > DEEPEST ? fc.constant(null) : within(named)
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(isSchema)
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, defs, depth)))
  switch (schema.type) {
    case "string":
      return textOf(schema)
    case "integer":
      return fc.integer({ min: least(schema, -1_000), max: most(schema, 1_000) })
    case "number":
      return fc.double({ min: least(schema, -1e6), max: most(schema, 1e6), noNaN: true })
    case "boolean":
      return fc.boolean()
    case "null":
      return fc.constant(null)
    case "array":
      return fc.array(isSchema(schema.items) ? within(schema.items) : fc.constant("x"), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, MOST_ITEMS),
      })
    case "object":
      return objectOf(schema, within)
    default:
      return fc.constantFrom("x", 1, true, null)
  }
}

function objectOf(schema: Schema, within: (inner: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isSchema(field) ? [[name, within(field)] as const] : [],
  )
  if (fields.length > 0) {
    const required = schema.required ?? []
    const optional = fields.filter(([name]) => !required.includes(name))
    const examples = (schema.examples ?? [{}]).map(Object)
    // Most calls name few of what they may name.
    return fc
      .tuple(
        fc.constantFrom(...examples),
        fc.record(Object.fromEntries(fields.filter(([name]) => required.includes(name)))),
        fc.subarray(
          optional.map(([name]) => name),
          { maxLength: Math.min(3, optional.length) },
        ),
        fc.record(Object.fromEntries(optional)),
      )
      .map(([example, always, chosen, all]) => {
        const more = Object.fromEntries(chosen.map((name) => [name, all[name]]))
        return Object.keys(example).length === 0 ? { ...always, ...more } : { ...example, ...less(more, examples) }
      })
  }
  const value = isSchema(schema.additionalProperties) ? within(schema.additionalProperties) : fc.constant("x")
  return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value, { maxKeys: MOST_ITEMS })
}

/** Without the fields of which an example shows one way among several. */
function less(values: Values, examples: readonly Values[]): Values {
  const shown = new Set(examples.flatMap(Object.keys))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !shown.has(name)))
}

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === "date-time") return anyDate.map((date) => date.toISOString())
  if (format === "date") return anyDate.map((date) => date.toISOString().slice(0, 10))
  if (format === "uri") return fc.constant("https://example.com/a")
  if (format === "uuid") return fc.uuid()
  // Names and categories exclude characters by class; plain words fit them all.
  if (pattern !== undefined && !new RegExp(pattern, "u").test("abc")) return fc.stringMatching(new RegExp(pattern))
  return fc.constantFrom(...WORDS).map((word) => word.padEnd(minLength, "x").slice(0, Math.max(minLength, maxLength)))
}

const WORDS = ["ada", "bob", "tea", "Has a dog named Biscuit", "東京に住んでいる", "Préfère le thé", "x"]
const anyDate = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null
}

function least({ minimum, exclusiveMinimum }: Schema, otherwise: number): number {
  return minimum ?? (typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : otherwise)
}

function most({ maximum, exclusiveMaximum }: Schema, otherwise: number): number {
  return Math.min(maximum ?? (typeof exclusiveMaximum === "number" ? exclusiveMaximum - 1 : otherwise), 1_000_000)
}
