import type { z } from "zod"

/** Who may call: anyone, any key, or a key with the role `admin`. */
export type Access = "public" | "user" | "admin"

/** One line of the table. `params`, `query` and `body` never share a name, so that a client passes one flat object. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** Parameters stand in braces: `/api/memory/{id}`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** It changes nothing, whatever its method says: no deed is recorded of it. */
  readonly looks?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /** In the place of `body`: lines of JSON without end, each of this shape (`application/x-ndjson`). A line that is not is told of in the answer. */
  readonly lines?: z.ZodType
  /** In the place of a body, status 200 answers with lines of JSON, each of this shape (`application/x-ndjson`). */
  readonly answersLines?: z.ZodType
  /** In the place of a body, status 200 answers with server-sent events, whose data has this shape. */
  readonly answersEvents?: z.ZodType
  /** By status; what is not listed answers with the error schema. */
  readonly responses: Readonly<Record<number, z.ZodType>>
}

type Written<S> = S extends z.ZodType ? z.input<S> : unknown
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Good = 200 | 201

/** What a caller passes: parameters, query and body in one object; lines, ended each, as `lines`, in pieces of any size. */
export type Input<R extends Route> = Written<R["params"]> &
  Written<R["query"]> &
  Written<R["body"]> &
  (R["lines"] extends z.ZodType ? { readonly lines: AsyncIterable<string | Uint8Array> } : unknown)
/** What comes back when it went well; lines as they came, not parsed. */
export type Output<R extends Route> = R["answersLines"] extends z.ZodType
  ? AsyncIterable<string>
  : Parsed<R["responses"][Good & keyof R["responses"]]>
/** What a handler gets, parsed. */
export interface Request<R extends Route> {
  readonly params: Parsed<R["params"]>
  readonly query: Parsed<R["query"]>
  readonly body: R["lines"] extends z.ZodType ? ReadableStream<Uint8Array> : Parsed<R["body"]>
}
/** What a handler gives: one of the statuses of its line, with the body that belongs to it. */
export type Answer<R extends Route> =
  | {
      [S in keyof R["responses"]]: { readonly status: S; readonly body: z.output<R["responses"][S] & z.ZodType> }
    }[keyof R["responses"]]
  | LinesOf<R>
  | EventsOf<R>
type EventsOf<R extends Route> = R["answersEvents"] extends z.ZodType
  ? { readonly status: 200; readonly events: AsyncIterable<ServerEvent<z.output<R["answersEvents"]>>> }
  : never
/** One event of a stream. Without data it only says how far the stream has come. */
export interface ServerEvent<Data> {
  /** Where a later stream goes on; of events that belong together the last one alone has it. */
  readonly id?: string
  readonly event?: string
  readonly data?: Data
}
type LinesOf<R extends Route> = R["answersLines"] extends z.ZodType
  ? { readonly status: 200; readonly lines: AsyncIterable<z.input<R["answersLines"]>> }
  : never
