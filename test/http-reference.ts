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
  readonly maxLength?: number
  readonly default?: unknown
  readonly description?: string
}
type Row = readonly [name: string, place: string, type: string, meaning: string]

/** The largest whole number that zod writes where no limit was given. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** The HTTP API as a document: every line of the table with what it takes and gives, then the shapes that they share. */
export function httpReference(): string {
  const document = Object(openapi({ version: "" }))
  const byResource = Map.groupBy(Object.entries<Route>(routes), ([, { path }]) => resourceOf(path))
  const parts = [...byResource].map(([resource, lines]) => {
    const told = lines.map(([, route]) => lineOf(route, document.paths[route.path][route.method.toLowerCase()]))
    return `## ${resource}\n\n${told.join("\n")}`
  })
  const shapes = Object.entries<Schema>(document.components.schemas).map(
    ([name, schema]) => `### ${name}\n\n${table(fieldsOf(schema, ""))}`,
  )
  return `\n${parts.join("\n")}\n## Shapes\n\n${shapes.join("\n")}\n`
}

/** `/api/keys/{id}` is of `keys`, and so is what an older system keeps under `/keys`. */
function resourceOf(path: string): string {
  const [first = "", second = ""] = path.split("/").slice(1)
  if (first === "healthz" || first === "readyz") return "probes"
  return first === "api" ? second : first
}

const WHO = { public: "Anyone.", user: "Any key.", admin: "An administrator's key." }

function lineOf({ method, path, summary, access }: Route, operation: Record<string, unknown>): string {
  const { parameters, requestBody, responses } = Object(operation)
  const takes: Row[] = Object(parameters).map(
    (one: { name: string; in: string; description?: string; schema: Schema }) => [
      one.name,
      one.in,
      typeOf(one.schema),
      one.description ?? "",
    ],
  )
  const [[kind = "", content] = []] = Object.entries<{ schema: Schema }>(requestBody?.content ?? {})
  const where = kind.includes("ndjson") ? "each line" : "body"
  if (content) takes.push(...fieldsOf(content.schema, where))
  const gives = Object.entries<{ content: Record<string, { schema: Schema }> }>(responses)
    .filter(([status]) => status !== "default")
    .flatMap(([status, answer]) =>
      Object.entries(answer.content).map(([type, { schema }]) => {
        const shape = schema.$ref === undefined ? fieldNames(schema) : typeOf(schema)
        return `\`${status}\`${type === "application/json" ? "" : ` (${type})`}: ${shape}`
      }),
    )
  return `### \`${method} ${path}\`\n\n${summary}. ${WHO[access]}\n\n${takes.length === 0 ? "" : `${table(takes)}\n`}Answers ${gives.join("; ")}.\n`
}

function fieldNames({ properties = {} }: Schema): string {
  return Object.entries(properties)
    .map(([name, schema]) => `\`${name}\` (${typeOf(schema)})`)
    .join(", ")
}

function fieldsOf(schema: Schema, place: string): Row[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).map(([name, field]): Row => {
    const must = place !== "" && required.includes(name) ? ", needed" : ""
    return [name, `${place}${must}`, typeOf(field), field.description ?? ""]
  })
}

/** A schema in few words. */
function typeOf(schema: Schema): string {
  const { $ref, anyOf, type, format, minimum, maximum, maxLength, items } = schema
  const otherwise = schema.default === undefined ? "" : `, ${JSON.stringify(schema.default)} when left out`
  if ($ref !== undefined) return linked($ref.replace("#/components/schemas/", ""))
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum !== undefined) return `${schema.enum.map((one) => `\`${one}\``).join(", ")}${otherwise}`
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].filter((one) => one !== '`""`').join(" or ")
  if (type === "array") return `list of ${items === undefined ? "values" : typeOf(items)}`
  if (type === "object") {
    return schema.properties === undefined ? "object" : `{ ${Object.keys(schema.properties).join(", ")} }`
  }
  if (type === "integer" || type === "number") {
    const low = minimum === undefined || minimum <= -NO_LIMIT ? "" : ` from ${minimum}`
    const high = maximum === undefined || maximum >= NO_LIMIT ? "" : ` to ${maximum}`
    return `${type === "integer" ? "whole number" : "number"}${low}${high}${otherwise}`
  }
  if (format === "date-time" || format === "date") return format === "date" ? "day" : "time"
  if (type === "string")
    return maxLength === undefined ? `text${otherwise}` : `text of at most ${maxLength}${otherwise}`
  return type === undefined ? "any value" : [type].flat().join(" or ")
}

function linked(name: string): string {
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
