import { openapi, type Route, routes } from "../packages/api/dist/index.js"

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly default?: unknown
  readonly description?: string
}
type Row = readonly [name: string, place: string, type: string, meaning: string]

/** The maximum that zod writes for a number without a limit. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** The HTTP API as a document: each route with its request and response, then the shared schemas. */
export function httpReference(): string {
  const document = Object(openapi({ version: "" }))
  const byResource = Map.groupBy(Object.entries<Route>(routes), ([, { path }]) => resourceOf(path))
  const parts = [...byResource].map(([resource, entries]) => {
    const sections = entries.map(([, route]) =>
      describeRoute(route, document.paths[route.path][route.method.toLowerCase()]),
    )
    return `## ${resource}\n\n${sections.join("\n")}`
  })
  const shapes = Object.entries<Schema>(document.components.schemas).map(
    ([name, schema]) => `### ${name}\n\n${table(fieldsOf(schema, ""))}`,
  )
  return `\n${parts.join("\n")}\n## Shapes\n\n${shapes.join("\n")}\n`
}

/** `/api/keys/{id}` belongs to `keys`; a path of an older system such as `/memories` belongs to its first part. */
function resourceOf(path: string): string {
  const [first = "", second = ""] = path.split("/").slice(1)
  if (first === "healthz" || first === "readyz") return "probes"
  return first === "api" ? second : first
}

const ACCESS = { public: "Anyone.", user: "Any key.", admin: "An admin key." }

function describeRoute({ method, path, summary, access }: Route, operation: Record<string, unknown>): string {
  const { parameters, requestBody, responses } = Object(operation)
  const inputs: Row[] = Object(parameters).map(
    (one: { name: string; in: string; description?: string; schema: Schema }) => [
      one.name,
      one.in,
      typeOf(one.schema),
      one.description ?? "",
    ],
  )
  const [[kind = "", content] = []] = Object.entries<{ schema: Schema }>(requestBody?.content ?? {})
  const where = kind.includes("ndjson") ? "each line" : "body"
  if (content) inputs.push(...fieldsOf(content.schema, where))
  const results = Object.entries<{ content: Record<string, { schema: Schema }> }>(responses)
    .filter(([status]) => status !== "default")
    .flatMap(([status, response]) =>
      Object.entries(response.content).map(([type, { schema }]) => {
        const shape = schema.$ref === undefined ? fieldNames(schema) : typeOf(schema)
        return `\`${status}\`${type === "application/json" ? "" : ` (${type})`}: ${shape}`
      }),
    )
  return `### \`${method} ${path}\`\n\n${summary}. ${ACCESS[access]}\n\n${inputs.length === 0 ? "" : `${table(inputs)}\n`}Responds with ${results.join("; ")}.\n`
}

function fieldNames({ properties = {} }: Schema): string {
  return Object.entries(properties)
    .map(([name, schema]) => `\`${name}\` (${typeOf(schema)})`)
    .join(", ")
}

function fieldsOf(schema: Schema, place: string): Row[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).map(([name, field]): Row => {
    const requirement = place !== "" && required.includes(name) ? ", required" : ""
    return [name, `${place}${requirement}`, typeOf(field), field.description ?? ""]
  })
}

/** A short description of a schema. */
function typeOf(schema: Schema): string {
  const { $ref, anyOf, type, format, minimum, maximum, items } = schema
  const fallback = schema.default === undefined ? "" : `, default ${JSON.stringify(schema.default)}`
  if ($ref !== undefined) return linkTo($ref.replace("#/components/schemas/", ""))
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum !== undefined) return `${schema.enum.map((one) => `\`${one}\``).join(", ")}${fallback}`
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].filter((one) => one !== '`""`').join(" or ")
  if (type === "array") return `list of ${items === undefined ? "values" : typeOf(items)}`
  if (type === "object") {
    return schema.properties === undefined ? "object" : `{ ${Object.keys(schema.properties).join(", ")} }`
  }
  if (type === "integer" || type === "number") {
    const low = minimum === undefined || minimum <= -NO_LIMIT ? "" : ` from ${minimum}`
    const high = maximum === undefined || maximum >= NO_LIMIT ? "" : ` to ${maximum}`
    return `${type === "integer" ? "whole number" : "number"}${low}${high}${fallback}`
  }
  if (format === "date-time" || format === "date") return format === "date" ? "day" : "time"
  if (type === "string") return `text${lengthOf(schema)}${fallback}`
  return type === undefined ? "any value" : [type].flat().join(" or ")
}

/** How long a text may be; that it is not empty goes without saying. */
function lengthOf({ minLength = 0, maxLength }: Schema): string {
  if (maxLength === undefined) return minLength > 1 ? ` of at least ${minLength}` : ""
  return minLength > 1 ? ` of ${minLength} to ${maxLength}` : ` of at most ${maxLength}`
}

function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`
}

function table(rows: readonly Row[]): string {
  const withPlace = rows.some(([, place]) => place !== "")
  const cells = rows.map(([name, place, type, meaning]) => [
    `\`${name}\``,
    ...(withPlace ? [place] : []),
    type,
    meaning,
  ])
  const head = ["name", ...(withPlace ? ["in"] : []), "type", "meaning"]
  const line = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |\n`
  return `${line(head)}|${"---|".repeat(head.length)}\n${cells.map(line).join("")}`
}
