import { z } from "zod"
import { JSON_LINES_TYPE } from "./plain-client.ts"
import type { Route } from "./route.ts"
import { errorSchema } from "./schemas/error.ts"
import { routes } from "./table.ts"

type Schema = Record<string, unknown>

const JSON_TYPE = "application/json"

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
  const { body, requestLines, responseLines, responseEvents, responses } = route
  const response = (description: string, type: string, schema: z.ZodType) => ({
    description,
    content: { [type]: { schema: toJsonSchema(schema, "output", schemas) } },
  })
  const request = (type: string, schema: z.ZodType) => ({
    requestBody: { required: true, content: { [type]: { schema: toJsonSchema(schema, "input", schemas) } } },
  })
  return {
    operationId: route.operation ?? name,
    summary: route.summary,
    security: route.access === "public" ? [] : [{ bearer: [] }, { apiKey: [] }, { keepsakeKey: [] }],
    "x-access": route.access,
    parameters: [...parameters("path", route.params, schemas), ...parameters("query", route.query, schemas)],
    ...(body && request(JSON_TYPE, body)),
    ...(requestLines && request(JSON_LINES_TYPE, requestLines)),
    responses: {
      ...(responseLines && { 200: response("Each line matches the schema", JSON_LINES_TYPE, responseLines) }),
      ...(responseEvents && {
        200: response("The data of each event matches the schema", "text/event-stream", responseEvents),
      }),
      ...Object.fromEntries(
        Object.entries(responses).map(([status, schema]) => [
          status,
          response(Number(status) < 400 ? "Success" : "Failure", JSON_TYPE, schema),
        ]),
      ),
      default: response("Error", JSON_TYPE, errorSchema),
    },
  }
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
