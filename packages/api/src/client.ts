import { z } from "zod"
import type { Input, Output, Route } from "./route.ts"
import { errorSchema } from "./schemas/error.ts"
import { type RouteName, type Routes, routes } from "./table.ts"

/** What a call failed with. `status` 0: no answer came at all. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly status: number
  readonly code: string
  readonly remedy: string

  constructor(status: number, code: string, message: string, remedy: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
    this.remedy = remedy
  }
}

export interface ClientOptions {
  /** Where the server is: `http://127.0.0.1:4747`. */
  readonly url: string
  readonly key?: string
  /** Who and which conversation, for every call. */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof globalThis.fetch
}
export interface ClientCall {
  readonly signal?: AbortSignal
}
type Method<R extends Route> =
  Record<never, never> extends Input<R>
    ? (input?: Input<R>, call?: ClientCall) => Promise<Output<R>>
    : (input: Input<R>, call?: ClientCall) => Promise<Output<R>>
/** A stream of events is followed with a client for these. */
type Answering = {
  [Name in RouteName]: Routes[Name] extends { readonly answersEvents: unknown } ? never : Name
}[RouteName]
/** One method for each line of the table: parameters, query and body in one object. */
export type Client = { readonly [Name in Answering]: Method<Routes[Name]> }

/** A client that speaks the table. Every failure is an `ApiError`. */
export function createClient(options: ClientOptions): Client {
  const methods = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    (input: Readonly<Record<string, unknown>> = {}, call: ClientCall = {}) => ask(options, route, input, call),
  ])
  // Each line of the table became the method that its type says; entries cannot express that.
  return Object.fromEntries(methods) as Client
}

async function ask(
  { url, key, headers = {}, fetch = globalThis.fetch }: ClientOptions,
  route: Route,
  input: Readonly<Record<string, unknown>>,
  { signal }: ClientCall,
): Promise<unknown> {
  const { path, query, body } = spread(route, input)
  const request: RequestInit & { duplex?: "half" } = {
    method: route.method,
    headers: {
      ...headers,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { "content-type": typeof body === "string" ? "application/json" : LINES }),
    },
    ...(body === undefined ? {} : { body }),
    ...(body instanceof ReadableStream && { duplex: "half" }),
    ...(signal === undefined ? {} : { signal }),
  }
  const response = await fetch(`${url.replace(/\/+$/, "")}${path}${query}`, request).catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause
    throw new ApiError(0, "unreachable", `No answer from ${url}`, "Start it with: keepsake serve", { cause })
  })
  if (route.answersLines !== undefined && response.ok && response.body !== null) return linesOf(response.body)
  const answer: unknown = await response.json().catch(() => undefined)
  const expected = z.safeParse(route.responses[response.status] ?? z.never(), answer)
  if (expected.success) return expected.data
  const failed = errorSchema.safeParse(answer)
  if (!response.ok && failed.success) {
    const { code, message, remedy } = failed.data.error
    throw new ApiError(response.status, code, message, remedy)
  }
  throw new ApiError(
    response.status,
    "answer_unreadable",
    `${url} answered ${response.status} with something that is not Keepsake's`,
    "Check that the address is that of a Keepsake server of the same version.",
  )
}

/** Sends each name where the route wants it. */
function spread(route: Route, input: Readonly<Record<string, unknown>>) {
  const inQuery = new URLSearchParams()
  const inBody: Record<string, unknown> = {}
  let path: string = route.path
  let lines: ReadableStream<Uint8Array> | undefined
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (route.lines !== undefined && name === "lines") {
      // The type of the method's input says that it is this.
      lines = streamOf(value as AsyncIterable<string | Uint8Array>)
      continue
    }
    if (route.params !== undefined && name in route.params.shape) {
      path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    } else if (route.body === undefined) inQuery.set(name, String(value))
    else inBody[name] = value
  }
  return {
    path,
    query: inQuery.size === 0 ? "" : `?${inQuery}`,
    body: lines ?? (route.body === undefined ? undefined : JSON.stringify(inBody)),
  }
}

const LINES = "application/x-ndjson"

/** Taken only as fast as they are sent. */
function streamOf(lines: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = lines[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ""
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
  if (rest !== "") yield rest
}
