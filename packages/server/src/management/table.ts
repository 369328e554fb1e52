import type { IncomingMessage } from "node:http"
import type { HttpBindings } from "@hono/node-server"
import { type Access, type Route, routes, type ServerEvent } from "@keepsake/api"
import type { Context, Hono } from "hono"
import { z } from "zod"
import type { Caller } from "../access/caller.ts"
import { addressOf } from "../access/failed-keys.ts"
import { Rejection } from "../rejection.ts"
import { InvalidRequest } from "./error-response.ts"
import { disconnectSignal, eventStreamResponse } from "./event-stream.ts"
import type { Handlers } from "./handler.ts"
import { NDJSON, readLineStream, writeLineStream } from "./line-streams.ts"
import { readJson } from "./read-json.ts"

export type HttpApp = Hono<{ Bindings: HttpBindings }>
declare module "hono" {
  interface ContextVariableMap {
    /** Set if a route of the table handles the request. */
    isOfTable?: true
  }
}
/** Throws for a request without an accepted key. */
export type Authenticate = (request: IncomingMessage) => Promise<Caller>

/** A handler of any route, without the types of that route. */
export type Handler = (request: object) => Promise<{
  readonly status: number
  readonly body?: unknown
  readonly lines?: AsyncIterable<unknown>
  readonly events?: AsyncIterable<ServerEvent<unknown>>
  readonly cookie?: string
}>

/** Mounts all routes; other methods of a path are answered with 405. `brokeOff` receives failures after a response has started. */
export function mountTable(
  app: HttpApp,
  handlers: Handlers,
  admit: Authenticate,
  brokeOff: (error: unknown, method: string) => void,
): void {
  // Each handler has the types of its route, which a loop over all routes cannot express.
  const byName = handlers as unknown as Readonly<Record<string, Handler>>
  const sortedRoutes = Object.entries<Route>(routes).toSorted(([, a], [, b]) => paramCount(a.path) - paramCount(b.path))
  const mount = (name: string, route: Route): void => {
    app.on(route.method, honoPath(route.path), async (c) => {
      if (route.access !== "public") c.set("isOfTable", true)
      const caller = route.access === "public" ? undefined : checkAccess(await admit(c.env.incoming), route.access)
      const request = await parseRequest(c, route)
      const { incoming } = c.env
      const signal = route.responseEvents === undefined ? {} : { signal: disconnectSignal(c) }
      const handlerRequest = { ...request, caller, headers: incoming.headers, address: addressOf(incoming), ...signal }
      const response = await byName[name]?.(handlerRequest)
      const breakOff = (error: unknown): void => {
        brokeOff(error, c.req.method)
        c.env.outgoing.destroy()
      }
      if (response?.events !== undefined) return eventStreamResponse(c, response.events, breakOff)
      if (response?.lines !== undefined)
        return c.body(await writeLineStream(response.lines, breakOff), 200, { "content-type": NDJSON })
      if (response?.cookie !== undefined) c.header("set-cookie", response.cookie)
      // Statuses come from the table; hono's type lists them as literals.
      return c.json(response?.body ?? null, (response?.status ?? 500) as 200)
    })
  }
  for (const [path, own] of Map.groupBy(sortedRoutes, ([, route]) => route.path)) {
    for (const [name, route] of own) mount(name, route)
    const methods = own.map(([, route]) => route.method)
    // Mounted before the next path, which may take the last word of this one for an id.
    app.all(honoPath(path), (c) => {
      c.header("allow", methods.join(", "))
      throw new Rejection(
        405,
        "method_not_allowed",
        `${c.req.method} does not go with ${path}`,
        `Use ${methods.join(" or ")}.`,
      )
    })
  }
}

/** Returns the caller if the route is open to it, else throws. */
export function checkAccess(caller: Caller, access: Access): Caller {
  if (access !== "admin" || caller.role === "admin") return caller
  throw new Rejection(
    403,
    "admin_only",
    "This needs a key with the role admin",
    "Use an admin key: keepsake keys create --role admin",
  )
}

async function parseRequest(c: Context<{ Bindings: HttpBindings }>, route: Route) {
  const query = Object.fromEntries(Object.entries(c.req.queries()).map(([name, values]) => [name, values.join(",")]))
  return {
    params: route.params === undefined ? undefined : validate(route.params, c.req.param()),
    query: route.access === "public" ? undefined : validate(route.query ?? nothing, query),
    body: route.requestLines === undefined ? await bodyOf(route, c.req.raw) : readLineStream(c.req.raw),
  }
}

async function bodyOf(route: Route, request: Request): Promise<unknown> {
  if (route.body === undefined) return undefined
  // A request without a body is allowed if all fields are optional.
  const isBare = hasNoBody(request.headers) && route.body.safeParse({}).success
  return validate(route.body, isBare ? {} : await readJson(request))
}

function hasNoBody(headers: Headers): boolean {
  const announced = headers.has("content-type") || headers.has("transfer-encoding")
  return !announced && (headers.get("content-length") ?? "0") === "0"
}

const nothing = z.strictObject({})

/** Parses a value. Throws a 400 if it is invalid, or a 413 if it exceeds a limit. */
export function validate(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  const details = issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }))
  const overLimit = issues.some((issue) => issue.code === "custom" && issue.params?.overLimit !== undefined)
  if (overLimit) throw new InvalidRequest(413, "limit_exceeded", "Send less, or in several memories.", details)
  throw new InvalidRequest(400, "invalid_request", "See /openapi.json for the expected input.", details)
}

/** Sorts fixed paths such as `/api/memory/health` before `/api/memory/{id}`. */
function paramCount(path: string): number {
  return path.includes("{") ? 1 : 0
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1")
}
