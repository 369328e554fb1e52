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
  readonly looks?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** Instead of `body`: an unlimited stream of JSON lines of this shape (`application/x-ndjson`). Invalid lines are reported in the response. */
  readonly lines?: z.ZodType
  /** Status 200 responds with JSON lines of this shape (`application/x-ndjson`) instead of a body. */
  readonly answersLines?: z.ZodType
  /** Status 200 responds with server-sent events whose data has this shape instead of a body. */
  readonly answersEvents?: z.ZodType
  /** Response schemas by status; other statuses use the error schema. */
  readonly responses: Readonly<Record<number, z.ZodType>>
}

type Written<S> = S extends z.ZodType ? z.input<S> : unknown
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Good = 200 | 201

/** The input of a call: parameters, query and body in one object. `lines` are newline-terminated, in chunks of any size. */
export type Input<R extends Route> = Written<R["params"]> &
  Written<R["query"]> &
  Written<R["body"]> &
  (R["lines"] extends z.ZodType ? { readonly lines: AsyncIterable<string | Uint8Array> } : unknown)
/** The result of a successful call; lines are not parsed. */
export type Output<R extends Route> = R["answersLines"] extends z.ZodType
  ? AsyncIterable<string>
  : Parsed<R["responses"][Good & keyof R["responses"]]>
/** The parsed request of a handler. */
export interface Request<R extends Route> {
  readonly params: Parsed<R["params"]>
  readonly query: Parsed<R["query"]>
  readonly body: R["lines"] extends z.ZodType ? ReadableStream<Uint8Array> : Parsed<R["body"]>
}
/** The response of a handler: one of the route's statuses with the body of that status. */
export type Answer<R extends Route> =
  | {
      [S in keyof R["responses"]]: { readonly status: S; readonly body: z.output<R["responses"][S] & z.ZodType> }
    }[keyof R["responses"]]
  | LinesOf<R>
  | EventsOf<R>
type EventsOf<R extends Route> = R["answersEvents"] extends z.ZodType
  ? { readonly status: 200; readonly events: AsyncIterable<ServerEvent<z.output<R["answersEvents"]>>> }
  : never
/** A server-sent event. Without data it only reports the position in the stream. */
export interface ServerEvent<Data> {
  /** Position for resuming. Of events that belong together only the last one has it. */
  readonly id?: string
  readonly event?: string
  readonly data?: Data
}
type LinesOf<R extends Route> = R["answersLines"] extends z.ZodType
  ? { readonly status: 200; readonly lines: AsyncIterable<z.input<R["answersLines"]>> }
  : never
