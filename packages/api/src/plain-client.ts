import { ApiError } from "./api-error.ts"
import type { ClientRoute, Route, RouteInput, RouteOutput } from "./route.ts"
import type { MessageParams } from "./schemas/codes.ts"
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
  /**
   * Sent as `Idempotency-Key`. Retries of one call use the same key, so that a repeated import returns the result of
   * the first.
   */
  readonly idempotencyKey?: string
}
type Method<R extends Route> =
  Record<never, never> extends RouteInput<R>
    ? (input?: RouteInput<R>, call?: ClientCall) => Promise<RouteOutput<R>>
    : (input: RouteInput<R>, call?: ClientCall) => Promise<RouteOutput<R>>
/** Event streams need an `EventSource`, so they have no method. */
type NonStreamingRoute = {
  [Name in RouteName]: Routes[Name] extends { readonly responseEvents: unknown } ? never : Name
}[RouteName]
/** One method for each route; parameters, query and body are one object. */
export type Client = { readonly [Name in NonStreamingRoute]: Method<Routes[Name]> }

/** Parses a response body. Returns `undefined` if it does not match the route. */
export type ResponseParser = (name: string, status: number, body: unknown) => unknown

/**
 * A client without schemas, for browsers: the build generates `clientRoutes` with `toClientRoute`. Every failure is an `ApiError`. Without `parse`, responses are
 * not validated, so server and page must have the same version.
 */
export function createPlainClient(
  options: ClientOptions,
  clientRoutes: Readonly<Record<string, ClientRoute>>,
  parse: ResponseParser = (name, status, body) => (clientRoutes[name]?.statuses.includes(status) ? body : undefined),
): Client {
  const methods = Object.entries(clientRoutes).map(([name, route]) => [
    name,
    (input: Readonly<Record<string, unknown>> = {}, call: ClientCall = {}) =>
      callRoute(options, route, input, call, (status, body) => parse(name, status, body)),
  ])
  // Every route has its method; `Object.fromEntries` loses the names.
  return Object.fromEntries(methods) as Client
}

async function callRoute(
  { url, key, headers = {}, fetch = globalThis.fetch, streams = true }: ClientOptions,
  route: ClientRoute,
  input: Readonly<Record<string, unknown>>,
  { signal, idempotencyKey }: ClientCall,
  parse: (status: number, body: unknown) => unknown,
): Promise<unknown> {
  const { path, query, body, lines } = splitInput(route, input)
  const inputFailure: { cause?: unknown } = {}
  const stream = lines && toStream(lines, inputFailure)
  const requestBody = stream === undefined ? body : streams ? stream : await new Response(stream).blob()
  const type = stream === undefined ? "application/json" : JSON_LINES_TYPE
  const request: RequestInit & { duplex?: "half" } = {
    method: route.method,
    headers: {
      ...headers,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      ...(requestBody === undefined ? {} : { "content-type": type }),
    },
    ...(requestBody === undefined ? {} : { body: requestBody }),
    ...(requestBody instanceof ReadableStream && { duplex: "half" }),
    ...(signal === undefined ? {} : { signal }),
  }
  const response = await fetch(`${url.replace(/\/+$/, "")}${path}${query}`, request).catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause
    // The input failed, not the server.
    if ("cause" in inputFailure) throw inputFailure.cause
    throw new ApiError(0, "unreachable", `No answer from ${url}`, "Start it with: keepsake serve", { cause })
  })
  if (route.hasResponseLines && response.ok && response.body !== null) return readLines(response.body)
  const answer: unknown = await response.json().catch(() => undefined)
  const expected = parse(response.status, answer)
  if (expected !== undefined) return expected
  if (!response.ok) {
    const { code, message, remedy, params } = Object(Object(answer).error)
    if (typeof code === "string" && typeof message === "string" && typeof remedy === "string")
      throw new ApiError(response.status, code, message, remedy, { params: errorParamsIn(params) })
  }
  throw new ApiError(
    response.status,
    "answer_unreadable",
    `${url} answered ${response.status} with something that is not Keepsake's`,
    "Check that the address is that of a Keepsake server of the same version.",
  )
}

/** The server may have any version, so only strings and numbers are accepted. */
function errorParamsIn(answer: unknown): MessageParams {
  const isValue = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number"
  return Object.fromEntries(
    Object.entries(Object(answer)).flatMap(([name, value]) => (isValue(value) ? [[name, value]] : [])),
  )
}

/** Distributes the input to path, query and body. */
function splitInput(route: ClientRoute, input: Readonly<Record<string, unknown>>) {
  const query = new URLSearchParams()
  const bodyFields: Record<string, unknown> = {}
  let path = route.path
  let lines: AsyncIterable<string | Uint8Array> | undefined
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (route.hasRequestLines && name === "lines") {
      // The type of the method's input guarantees this.
      lines = value as AsyncIterable<string | Uint8Array>
    } else if (route.params.includes(name)) path = path.replace(`{${name}}`, () => pathSegment(name, String(value)))
    else if (route.hasBody) bodyFields[name] = value
    else query.set(name, wellFormed(name, String(value)))
  }
  return {
    path,
    query: query.size === 0 ? "" : `?${query}`,
    body: route.hasBody ? JSON.stringify(bodyFields) : undefined,
    lines,
  }
}

/** A value as a part of the path. URLs resolve dots, also encoded ones, so that such a value would be another address. */
function pathSegment(name: string, value: string): string {
  if (!/^\.{0,2}$/.test(value) && !LONE_SURROGATE.test(value)) return encodeURIComponent(value)
  throw new ApiError(404, "not_found", `There is no ${name} ${JSON.stringify(value)}`, `Check the ${name}.`)
}

const LONE_SURROGATE = /\p{Cs}/u

/** URLs replace a lone surrogate, so that two names would become one. */
function wellFormed(name: string, value: string): string {
  if (!LONE_SURROGATE.test(value)) return value
  throw new ApiError(400, "invalid_request", `${name}: half a character`, "Send whole characters.")
}

export const JSON_LINES_TYPE = "application/x-ndjson"

/** Streams with backpressure. When the input fails, `inputFailure` receives the cause. */
function toStream(
  lines: AsyncIterable<string | Uint8Array>,
  inputFailure: { cause?: unknown },
): ReadableStream<Uint8Array> {
  const iterator = lines[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next().catch((cause: unknown) => {
        inputFailure.cause = cause
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
