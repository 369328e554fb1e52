import { z } from "zod"
import { settingsSchema, variableOf } from "./schema.ts"

/** One setting: where it stands, what it is called in the environment, and what a value must be. */
export interface SettingDefinition {
  readonly path: string
  readonly variable: string
  readonly schema: z.ZodType
}

/** Every setting by its path, in the order of the schema. */
export const knownSettings: ReadonlyMap<string, SettingDefinition> = new Map(
  [...walk(settingsSchema, [])].map((leaf) => [leaf.path, leaf]),
)

/** Whether `path` holds settings without being one. */
export function isSection(path: string): boolean {
  return [...knownSettings.keys()].some((known) => known.startsWith(`${path}.`))
}

function* walk(schema: z.ZodType, path: readonly string[]): Generator<SettingDefinition> {
  const inner = schema instanceof z.ZodPrefault ? schema.unwrap() : schema
  if (!(inner instanceof z.ZodObject)) {
    const name = path.join(".")
    yield { path: name, variable: variableOf(name), schema }
    return
  }
  for (const [name, field] of Object.entries(inner.shape)) {
    // The shape of a generic object is typed by zod's core, whose schemas have no methods; these are all built with `z`.
    yield* walk(field as z.ZodType, [...path, name])
  }
}

/** What a value of this setting must be, in words: `a whole number from 0 to 65535`. */
export function expectation(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" })
  return describeSchema(json)
}

function describeSchema(json: z.core.JSONSchema.BaseSchema): string {
  const options = json.anyOf?.filter((option) => typeof option === "object")
  if (options) return options.map(describeSchema).join(" or ")
  if (json.title !== undefined) return json.title
  if (json.enum) return `one of ${json.enum.join(", ")}`
  switch (json.type) {
    case "integer":
    case "number":
      return `${json.type === "integer" ? "a whole number" : "a number"} from ${json.minimum} to ${json.maximum}`
    case "boolean":
      return "true or false"
    case "array":
      return typeof json.items === "object" && "properties" in json.items
        ? `a list of {${Object.keys(json.items.properties ?? {}).join(", ")}}`
        : "a list of strings"
    case "null":
      return "null"
    default:
      if (json.format === "uri") return "an http or https URL"
      if (json.minLength !== undefined && json.minLength > 1) return `a string of at least ${json.minLength} characters`
      return json.pattern === undefined ? "a string" : "a string without spaces"
  }
}
