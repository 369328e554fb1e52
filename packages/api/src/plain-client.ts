import { ApiError } from "./api-error.ts"
import type { Line } from "./line.ts"
import type { Input, Output, Route } from "./route.ts"
import type { Params } from "./schemas/codes.ts"
import type { RouteName, Routes } from "./table.ts"

export interface ClientOptions {
  /** Base URL of the server, such as `http://127.0.0.1:4747`. */
  readonly url: string
  readonly key?: string
  /** Headers of every call, such as user and session. */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof globalThis.fetch
  /** Whether request lines are streamed. Default: true. Browsers over HTTP/1 need false, which sends them as one body. */
  readonly streams?: boolean
}
export interface ClientCall {
  readonly signal?: AbortSignal
  /** The same for every try of one call (`Idempotency-Key`): an import that is sent again under it is answered with what became of it first. */
  readonly idempotencyKey?: string
}
type Method<R extends Route> =
  Record<never, never> extends Input<R>
    ? (input?: Input<R>, call?: ClientCall) => Promise<Output<R>>
    : (input: Input<R>, call?: ClientCall) => Promise<Output<R>>
/** Event streams need an `EventSource`, so they have no method. */
type NonStreamingRoute = {
  [Name in RouteName]: Routes[Name] extends { readonly answersEvents: unknown } ? never : Name
}[RouteName]
/** One method for each route; parameters, query and body are one object. */
export type Client = { readonly [Name in NonStreamingRoute]: Method<Routes[Name]> }

/** Reads a response body; `undefined` when it does not match the route. */
export type BodyReader = (name: string, status: number, body: unknown) => unknown

/**
 * A client without schemas, for browsers: the build generates `lines` with `lineOf`. Every failure is an `ApiError`. Without `read`, responses are
 * not validated, so server and page must have the same version.
 */
export function createPlainClient(
  options: ClientOptions,
  lines: Readonly<Record<string, Line>>,
  read: BodyReader = (name, status, body) => (lines[name]?.statuses.includes(status) ? body : undefined),
): Client {
  const methods = Object.entries(lines).map(([name, line]) => [
    name,
    (input: Readonly<Record<string, unknown>> = {}, call: ClientCall = {}) =>
      callRoute(options, line, input, call, (status, body) => read(name, status, body)),
  ])
  // Every route has its method; `Object.fromEntries` loses the names.
  return Object.fromEntries(methods) as Client
}

async function callRoute(
  { url, key, headers = {}, fetch = globalThis.fetch, streams = true }: ClientOptions,
  line: Line,
  input: Readonly<Record<string, unknown>>,
  { signal, idempotencyKey }: ClientCall,
  read: (status: number, body: unknown) => unknown,
): Promise<unknown> {
  const { path, query, body, lines } = splitInput(line, input)
  const broken: { cause?: unknown } = {}
  const sent = lines === undefined ? body : streams ? toStream(lines, broken) : await collectBlob(lines)
  const type = lines === undefined ? "application/json" : LINES
  const request: RequestInit & { duplex?: "half" } = {
    method: line.method,
    headers: {
      ...headers,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      ...(sent === undefined ? {} : { "content-type": type }),
    },
    ...(sent === undefined ? {} : { body: sent }),
    ...(sent instanceof ReadableStream && { duplex: "half" }),
    ...(signal === undefined ? {} : { signal }),
  }
  const response = await fetch(`${url.replace(/\/+$/, "")}${path}${query}`, request).catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause
    // The input failed, not the server.
    if ("cause" in broken) throw broken.cause
    throw new ApiError(0, "unreachable", `No answer from ${url}`, "Start it with: keepsake serve", { cause })
  })
  if (line.answersLines && response.ok && response.body !== null) return readLines(response.body)
  const answer: unknown = await response.json().catch(() => undefined)
  const expected = read(response.status, answer)
  if (expected !== undefined) return expected
  if (!response.ok) {
    const { code, message, remedy, params } = Object(Object(answer).error)
    if (typeof code === "string" && typeof message === "string" && typeof remedy === "string")
      throw new ApiError(response.status, code, message, remedy, { params: paramsIn(params) })
  }
  throw new ApiError(
    response.status,
    "answer_unreadable",
    `${url} answered ${response.status} with something that is not Keepsake's`,
    "Check that the address is that of a Keepsake server of the same version.",
  )
}

/** The server may be of any version, so only texts and numbers are taken. */
function paramsIn(answer: unknown): Params {
  const isValue = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number"
  return Object.fromEntries(
    Object.entries(Object(answer)).flatMap(([name, value]) => (isValue(value) ? [[name, value]] : [])),
  )
}

/** Distributes the input to path, query and body. */
function splitInput(line: Line, input: Readonly<Record<string, unknown>>) {
  const inQuery = new URLSearchParams()
  const inBody: Record<string, unknown> = {}
  let path = line.path
  let lines: AsyncIterable<string | Uint8Array> | undefined
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (line.takesLines && name === "lines") {
      // The type of the method's input guarantees this.
      lines = value as AsyncIterable<string | Uint8Array>
    } else if (line.params.includes(name)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    else if (line.hasBody) inBody[name] = value
    else inQuery.set(name, String(value))
  }
  return {
    path,
    query: inQuery.size === 0 ? "" : `?${inQuery}`,
    body: line.hasBody ? JSON.stringify(inBody) : undefined,
    lines,
  }
}

const LINES = "application/x-ndjson"

/** Streams with backpressure. When the input fails, `broken` receives the cause. */
function toStream(lines: AsyncIterable<string | Uint8Array>, broken: { cause?: unknown }): ReadableStream<Uint8Array> {
  const iterator = lines[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next().catch((cause: unknown) => {
        broken.cause = cause
        throw cause
      })
      if (done) controller.close()
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

async function collectBlob(lines: AsyncIterable<string | Uint8Array>): Promise<Blob> {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = []
  for await (const line of lines) parts.push(typeof line === "string" ? line : Uint8Array.from(line))
  return new Blob(parts)
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ""
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n")
      rest = lines.pop() ?? ""
      yield* lines
    }
    if (rest !== "") yield rest
  } finally {
    await reader.cancel()
  }
}
