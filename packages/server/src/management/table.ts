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
    /** Set once a line of the table answers somebody. */
    isOfTable?: true
  }
}
/** Throws for whoever has no accepted key. */
export type Authenticate = (request: IncomingMessage) => Promise<Caller>

/** A handler of any line: what it takes and gives is that line's. */
export type Handler = (asked: object) => Promise<{
  readonly status: number
  readonly body?: unknown
  readonly lines?: AsyncIterable<unknown>
  readonly events?: AsyncIterable<ServerEvent<unknown>>
  readonly cookie?: string
}>

/** Puts every line of the table under its path; other methods of a path are 405. `brokeOff` hears of what fails when an answer has begun. */
export function mountTable(
  app: HttpApp,
  handlers: Handlers,
  admit: Authenticate,
  brokeOff: (error: unknown, method: string) => void,
): void {
  // Each handler takes what its own line describes, and that is what the line's schemas give it; a loop over all cannot say so.
  const byName = handlers as unknown as Readonly<Record<string, Handler>>
  const lines = Object.entries<Route>(routes).toSorted(([, a], [, b]) => paramCount(a.path) - paramCount(b.path))
  for (const [name, route] of lines) {
    app.on(route.method, honoPath(route.path), async (c) => {
      if (route.access !== "public") c.set("isOfTable", true)
      const caller = route.access === "public" ? undefined : checkAccess(await admit(c.env.incoming), route.access)
      const request = await parseRequest(c, route)
      const { incoming } = c.env
      const gone = route.answersEvents === undefined ? {} : { signal: disconnectSignal(c) }
      const asked = { ...request, caller, headers: incoming.headers, address: addressOf(incoming), ...gone }
      const answer = await byName[name]?.(asked)
      const breakOff = (error: unknown): void => {
        brokeOff(error, c.req.method)
        c.env.outgoing.destroy()
      }
      if (answer?.events !== undefined) return eventStreamResponse(c, answer.events, breakOff)
      if (answer?.lines !== undefined)
        return c.body(await writeLineStream(answer.lines, breakOff), 200, { "content-type": NDJSON })
      if (answer?.cookie !== undefined) c.header("set-cookie", answer.cookie)
      // Statuses come from the table; hono's type lists each of them.
      return c.json(answer?.body ?? null, (answer?.status ?? 500) as 200)
    })
  }
  for (const path of new Set(lines.map(([, route]) => route.path))) {
    const methods = lines.filter(([, route]) => route.path === path).map(([, route]) => route.method)
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

/** The caller, where the line is open to such. */
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
    body: route.lines === undefined ? await bodyOf(route, c.req.raw) : readLineStream(c.req.raw),
  }
}

async function bodyOf(route: Route, request: Request): Promise<unknown> {
  if (route.body === undefined) return undefined
  // Where nothing has to be said, a request without a body says nothing.
  const isBare = hasNoBody(request.headers) && route.body.safeParse({}).success
  return validate(route.body, isBare ? {} : await readJson(request))
}

function hasNoBody(headers: Headers): boolean {
  const announced = headers.has("content-type") || headers.has("transfer-encoding")
  return !announced && (headers.get("content-length") ?? "0") === "0"
}

const nothing = z.strictObject({})

/** What a schema makes of a value; what it refuses is answered as 400, or 413 over a limit. */
export function validate(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  const details = issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }))
  const overLimit = issues.some((issue) => issue.code === "custom" && issue.params?.overLimit !== undefined)
  if (overLimit) throw new InvalidRequest(413, "limit_exceeded", "Send less, or in several memories.", details)
  throw new InvalidRequest(400, "invalid_request", "See /openapi.json for what is expected.", details)
}

/** `/api/memory/health` is asked before `/api/memory/{id}`. */
function paramCount(path: string): number {
  return path.includes("{") ? 1 : 0
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1")
}
