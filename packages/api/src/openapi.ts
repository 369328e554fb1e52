import { z } from "zod"
import type { Route } from "./route.ts"
import { errorSchema } from "./schemas/error.ts"
import { routes } from "./table.ts"

type Schema = Record<string, unknown>

/** The OpenAPI 3.1 document of all routes. */
export function openapi({ version, url }: { readonly version: string; readonly url?: string }): Schema {
  const schemas: Record<string, unknown> = {}
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of Object.entries<Route>(routes)) {
    const methods = paths[route.path] ?? {}
    methods[route.method.toLowerCase()] = operation(name, route, schemas)
    paths[route.path] = methods
  }
  return {
    openapi: "3.1.0",
    info: { title: "Keepsake", version, description: "Long-term memory for LLM applications." },
    ...(url === undefined ? {} : { servers: [{ url }] }),
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        apiKey: { type: "apiKey", in: "header", name: "x-api-key" },
        keepsakeKey: { type: "apiKey", in: "header", name: "x-keepsake-key" },
      },
    },
  }
}

function operation(name: string, route: Route, schemas: Schema): Schema {
  const answers = Object.entries(route.responses).map(([status, schema]) => [
    status,
    { description: Number(status) < 400 ? "Done" : "Not working", content: jsonContent(schema, "output", schemas) },
  ])
  return {
    operationId: route.operation ?? name,
    summary: route.summary,
    security: route.access === "public" ? [] : [{ bearer: [] }, { apiKey: [] }, { keepsakeKey: [] }],
    "x-access": route.access,
    parameters: [...parameters("path", route.params, schemas), ...parameters("query", route.query, schemas)],
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: jsonContent(route.body, "input", schemas) } }),
    ...(route.lines === undefined
      ? {}
      : { requestBody: { required: true, content: linesContent(route.lines, "input", schemas) } }),
    responses: {
      ...(route.answersLines === undefined
        ? {}
        : { 200: { description: "Done", content: linesContent(route.answersLines, "output", schemas) } }),
      ...(route.answersEvents === undefined
        ? {}
        : { 200: { description: "Events", content: eventsContent(route.answersEvents, schemas) } }),
      ...Object.fromEntries(answers),
      default: { description: "An error", content: jsonContent(errorSchema, "output", schemas) },
    },
  }
}

function jsonContent(schema: z.ZodType, io: "input" | "output", schemas: Schema): Schema {
  return { "application/json": { schema: toJsonSchema(schema, io, schemas) } }
}

/** The data of each event has this shape. */
function eventsContent(schema: z.ZodType, schemas: Schema): Schema {
  return { "text/event-stream": { schema: toJsonSchema(schema, "output", schemas) } }
}

/** Each line of it has this shape. */
function linesContent(schema: z.ZodType, io: "input" | "output", schemas: Schema): Schema {
  return { "application/x-ndjson": { schema: toJsonSchema(schema, io, schemas) } }
}

function parameters(place: "path" | "query", schema: z.ZodObject | undefined, schemas: Schema): readonly Schema[] {
  return Object.entries<z.ZodType>(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path",
    ...(field.description === undefined ? {} : { description: field.description }),
    schema: toJsonSchema(field, "input", schemas),
  }))
}

/** Converts to JSON Schema; schemas with an id are moved to the components. */
function toJsonSchema(schema: z.ZodType, io: "input" | "output", schemas: Schema): unknown {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, override: withoutDatePattern })
  const text = (value: unknown) => JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')
  for (const [name, definition] of Object.entries($defs)) schemas[name] = JSON.parse(text(definition))
  return JSON.parse(text(rest))
}

/** Removes zod's pattern of 300 characters, which the format implies. */
function withoutDatePattern({ jsonSchema }: { readonly jsonSchema: Schema }): void {
  if (jsonSchema.format === "date-time" || jsonSchema.format === "date") delete jsonSchema.pattern
}
