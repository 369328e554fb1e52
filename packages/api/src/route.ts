import type { z } from "zod"

/** Who may call: anyone, any key, or a key with the role `admin`. */
export type Access = "public" | "user" | "admin"

/** One route of the API. `params`, `query` and `body` never share a name, so that a client passes one flat object. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** With parameters in braces: `/api/memory/{id}`. */
  readonly path: `/${string}`
  /** The operation id and the action in the audit log, if they differ from the route's name in the table. */
  readonly operation?: string
  readonly summary: string
  readonly access: Access
  /** The route only reads, also as a POST, and is not written to the audit log. */
  readonly isReadOnly?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** Instead of `body`: an unlimited stream of JSON lines of this shape (`application/x-ndjson`). Invalid lines are reported in the response. */
  readonly requestLines?: z.ZodType
  /** Status 200 responds with JSON lines of this shape (`application/x-ndjson`) instead of a body. */
  readonly responseLines?: z.ZodType
  /** Status 200 responds with server-sent events whose data has this shape instead of a body. */
  readonly responseEvents?: z.ZodType
  /** Response schemas by status; other statuses use the error schema. */
  readonly responses: Readonly<Record<number, z.ZodType>>
}

/** Who may call a route, with which method and at which path. */
export function endpoint<A extends Access, M extends Route["method"], P extends Route["path"]>(
  access: A,
  method: M,
  path: P,
): { readonly access: A; readonly method: M; readonly path: P } {
  return { access, method, path }
}

type SchemaInput<S> = S extends z.ZodType ? z.input<S> : unknown
type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined
type SuccessStatus = 200 | 201

/** The input of a call: parameters, query and body in one object. `lines` are newline-terminated, in chunks of any size. */
export type RouteInput<R extends Route> = SchemaInput<R["params"]> &
  SchemaInput<R["query"]> &
  SchemaInput<R["body"]> &
  (R["requestLines"] extends z.ZodType ? { readonly lines: AsyncIterable<string | Uint8Array> } : unknown)
/** The result of a successful call; lines are not parsed. */
export type RouteOutput<R extends Route> = R["responseLines"] extends z.ZodType
  ? AsyncIterable<string>
  : SchemaOutput<R["responses"][SuccessStatus & keyof R["responses"]]>
/** The parsed request of a handler. */
export interface RouteRequest<R extends Route> {
  readonly params: SchemaOutput<R["params"]>
  readonly query: SchemaOutput<R["query"]>
  readonly body: R["requestLines"] extends z.ZodType ? ReadableStream<Uint8Array> : SchemaOutput<R["body"]>
}
/** The response of a handler: one of the route's statuses with the body of that status. */
export type RouteResponse<R extends Route> =
  | {
      [S in keyof R["responses"]]: { readonly status: S; readonly body: z.output<R["responses"][S] & z.ZodType> }
    }[keyof R["responses"]]
  | LinesResponse<R>
  | EventsResponse<R>
type EventsResponse<R extends Route> = R["responseEvents"] extends z.ZodType
  ? { readonly status: 200; readonly events: AsyncIterable<ServerEvent<z.output<R["responseEvents"]>>> }
  : never
/** A server-sent event. Without data it only reports the position in the stream. */
export interface ServerEvent<Data> {
  /** Position for resuming. Of events that belong together only the last one has it. */
  readonly id?: string
  readonly event?: string
  readonly data?: Data
}
type LinesResponse<R extends Route> = R["responseLines"] extends z.ZodType
  ? { readonly status: 200; readonly lines: AsyncIterable<z.input<R["responseLines"]>> }
  : never

/** A route without its schemas, as plain data for clients in browsers. */
export interface ClientRoute {
  readonly method: Route["method"]
  readonly path: string
  /** Names of the input that are part of the path. */
  readonly params: readonly string[]
  readonly hasBody: boolean
  /** Whether the request or the response consists of JSON lines instead of one JSON body. */
  readonly hasRequestLines: boolean
  readonly hasResponseLines: boolean
  /** Statuses with a response schema of the route's own. */
  readonly statuses: readonly number[]
}

export function toClientRoute(route: Route): ClientRoute {
  return {
    method: route.method,
    path: route.path,
    params: Object.keys(route.params?.shape ?? {}),
    hasBody: route.body !== undefined,
    hasRequestLines: route.requestLines !== undefined,
    hasResponseLines: route.responseLines !== undefined,
    statuses: Object.keys(route.responses).map(Number),
  }
}
