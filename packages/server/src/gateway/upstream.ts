import type { IncomingHttpHeaders } from "node:http"
import { Readable } from "node:stream"
import { Agent, type Dispatcher, EnvHttpProxyAgent } from "undici"
import type { StreamedBody, WholeBody } from "./read-body.ts"

/** A base URL that replaces `/v1` of the client's path, such as `https://api.openai.com/v1`. */
export class BaseUrl {
  readonly origin: string
  readonly #path: string
  readonly #query: string
  readonly isLoopback: boolean

  constructor(url: string) {
    const parsed = new URL(url)
    this.origin = parsed.origin
    this.#path = parsed.pathname.replace(/\/+$/, "")
    this.#query = parsed.search.slice(1)
    this.isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(parsed.hostname)
  }

  /** Appends what follows `/v1` in the client's path, including the query string. The base URL's own query comes first. */
  join(rest: string): string {
    const query = rest.indexOf("?")
    if (this.#query === "") return `${this.#path}${rest}`
    if (query === -1) return `${this.#path}${rest}?${this.#query}`
    return `${this.#path}${rest.slice(0, query)}?${this.#query}&${rest.slice(query + 1)}`
  }
}

interface UpstreamRequest {
  readonly base: BaseUrl
  readonly method: string
  readonly rest: string
  readonly headers: string[]
  readonly body: WholeBody | StreamedBody | undefined
}

interface GetRequest {
  readonly base: BaseUrl
  readonly rest: string
  readonly headers: readonly string[]
  readonly signal: AbortSignal
}
export interface UpstreamResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

/** Removes headers that would cause a compressed, partial or empty response. */
function withoutEncoding(headers: readonly string[]): string[] {
  const left: string[] = ["accept-encoding", "identity"]
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2)
    if (!/^(?:accept-encoding|if-none-match|if-modified-since|range)$/i.test(name)) left.push(name, value)
  }
  return left
}

/** Proxies for upstream requests, as in `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. */
export interface Proxies {
  readonly http?: string | undefined
  /** Default: the proxy for http. */
  readonly https?: string | undefined
  /** Comma-separated hosts that are reached without a proxy. */
  readonly none?: string | undefined
}

/** Sends requests upstream. Only connecting has a timeout (10 s), because a model may take as long as its client waits. Proxies are not used for loopback addresses. */
export class Upstream {
  readonly #direct: Dispatcher = new Agent(NO_TIMEOUTS)
  readonly #proxied: Dispatcher

  constructor({ http = "", https = "", none = "" }: Proxies = {}) {
    // Empty strings keep the agent from reading the environment.
    const set = { httpProxy: http, httpsProxy: https, noProxy: none }
    this.#proxied = http === "" && https === "" ? this.#direct : new EnvHttpProxyAgent({ ...NO_TIMEOUTS, ...set })
  }

  send(request: UpstreamRequest, handler: Dispatcher.DispatchHandler): void {
    const { base, body } = request
    const { headers } = request
    if (body?.kind === "passing" && body.length !== undefined) headers.push("content-length", String(body.length))
    this.#dispatcherFor(base).dispatch(
      {
        origin: base.origin,
        path: base.join(request.rest),
        method: request.method,
        headers,
        body: body === undefined ? null : body.kind === "whole" ? body.bytes : Readable.from(body.bytes),
      },
      handler,
    )
  }

  /** The status of a GET request with a timeout of `ms`. The body is not read. Throws if the connection fails. */
  async fetchStatus(
    base: BaseUrl,
    rest: string,
    headers: Readonly<Record<string, string>>,
    ms: number,
  ): Promise<number> {
    const { statusCode, body } = await this.#dispatcherFor(base).request({
      origin: base.origin,
      path: base.join(rest),
      method: "GET",
      headers,
      signal: AbortSignal.timeout(ms),
    })
    body.on("error", () => undefined).destroy()
    return statusCode
  }

  /** The answer to a GET, read whole and not packed. Fails as the connection does, and over `LIST_LIMIT`. */
  async fetchWhole({ base, rest, headers, signal }: GetRequest): Promise<UpstreamResponse> {
    const answer = await this.#dispatcherFor(base).request({
      origin: base.origin,
      path: base.join(rest),
      method: "GET",
      headers: withoutEncoding(headers),
      signal,
    })
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer.body) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > MAX_RESPONSE_BYTES) throw new Error("The answer is too long")
      chunks.push(bytes)
    }
    return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks, size) }
  }

  #dispatcherFor(base: BaseUrl): Dispatcher {
    return base.isLoopback ? this.#direct : this.#proxied
  }

  /** Closes all connections; running requests fail. */
  async close(): Promise<void> {
    await Promise.all([this.#direct.destroy(), this.#proxied.destroy()])
  }
}

const NO_TIMEOUTS = { bodyTimeout: 0, headersTimeout: 0, connectTimeout: 10_000, allowH2: false } as const
