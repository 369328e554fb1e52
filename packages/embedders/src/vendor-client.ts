import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { setTimeout as sleep } from "node:timers/promises"
import { MemoryError } from "@keepsake/core/plugin"
import pLimit from "p-limit"
import { EnvHttpProxyAgent, type FormData, fetch, type Response } from "undici"
import { z } from "zod"

/** Options of every vendor. */
export const vendorOptions = {
  apiKey: z.string().min(1).optional().describe("the vendor's API key; without one, every call fails"),
  atOnce: z.int().min(1).max(64).default(4).describe("maximum number of concurrent requests"),
  retries: z.int().min(0).max(10).default(3).describe("maximum number of retries after a transient failure"),
  timeoutMs: z.int().min(100).max(600_000).default(30_000).describe("timeout of one request"),
  maxTokensPerDay: z.int().min(1).optional().describe("maximum number of tokens per day (UTC)"),
}

interface ClientOptions {
  /** The headers that carry the key; `undefined` without one. */
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly atOnce: number
  readonly retries: number
  readonly timeoutMs: number
}

/** One request: its body as JSON, as a form, or as it is with its type. */
export interface VendorRequest {
  readonly method: "GET" | "POST"
  readonly body?: unknown
  readonly form?: FormData
  readonly raw?: { readonly type: string; readonly body: string }
  /** Whether it must not be repeated, because it would take effect twice. */
  readonly once?: boolean
}

/** A result of thousands of vectors may take minutes. */
const DOWNLOAD_TIMEOUT_MS = 30 * 60_000
/** The backoff interval doubles from the first to the maximum, in milliseconds. */
const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 30_000
/** After a rejected key or an exhausted quota, no request is sent for this long. */
const PAUSE_MS = 5 * 60_000
const MAX_ERROR_LENGTH = 300

/** `passing`: a retry may help. `refused`: the key or quota has to change first. `final`: the request will never succeed. */
class RequestFailure extends Error {
  readonly kind: "passing" | "refused" | "final"
  readonly error: MemoryError
  readonly retryAfterMs: number | undefined

  constructor(kind: RequestFailure["kind"], message: string, remedy?: string, retryAfterMs?: number, cause?: unknown) {
    super(message)
    this.kind = kind
    this.error = new MemoryError("upstream_failed", message, { ...(remedy && { remedy }), cause })
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * Asks one vendor. Limits concurrency, retries transient failures as the vendor asks, and pauses after a rejected key or quota. Throws `upstream_failed`
 * with the vendor's own reason, or `cancelled`. Follows no redirects, so that key and texts go to no other host.
 */
export class VendorClient {
  readonly #options: ClientOptions
  readonly #limit: ReturnType<typeof pLimit>
  readonly #dispatcher = new EnvHttpProxyAgent()
  #paused: { readonly until: number; readonly error: MemoryError } | undefined

  constructor(options: ClientOptions) {
    this.#options = options
    this.#limit = pLimit(options.atOnce)
  }

  /** Why requests are paused, and until when. */
  get paused(): { readonly why: string; readonly until: number } | undefined {
    const paused = this.#pause()
    return paused && { why: paused.error.message, until: paused.until }
  }

  /** Posts JSON and resolves to the parsed answer. One that does not have the schema's form is `upstream_failed`. */
  post<T>(url: string, body: unknown, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
    return this.send(url, { method: "POST", body }, schema, signal)
  }

  /** The same for any request. */
  send<T>(url: string, request: VendorRequest, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
    const retries = request.once === true ? 0 : this.#options.retries
    return this.#attempt(url, retries, signal, async () => {
      const answer = await this.#fetch(url, request, this.#options.timeoutMs, signal)
      const parsed = schema.safeParse(parseJson(await answer.text()))
      if (parsed.success) return parsed.data
      const { host } = new URL(url)
      throw new RequestFailure(
        "final",
        `${host} answered what no such endpoint answers`,
        "Check its address and model.",
      )
    })
  }

  /** The values of a file of JSON lines, which is read while it arrives. A line that is no JSON is `undefined`. */
  async *lines(url: string, signal?: AbortSignal): AsyncGenerator<unknown> {
    const answer = await this.#attempt(url, this.#options.retries, signal, () =>
      this.#fetch(url, { method: "GET" }, DOWNLOAD_TIMEOUT_MS, signal),
    )
    if (answer.body === null) return
    for await (const line of createInterface({ input: Readable.fromWeb(answer.body) })) {
      if (line.trim() !== "") yield parseJson(line)
    }
  }

  #attempt<T>(url: string, retries: number, signal: AbortSignal | undefined, send: () => Promise<T>): Promise<T> {
    return this.#limit(async () => {
      for (let failed = 0; ; failed++) {
        if (signal?.aborted) throw cancelledError()
        if (this.#options.headers === undefined) throw missingKey(url)
        const paused = this.#pause()
        if (paused !== undefined) throw paused.error
        try {
          return await send()
        } catch (thrown) {
          if (signal?.aborted) throw cancelledError()
          if (!(thrown instanceof RequestFailure)) throw thrown
          if (thrown.kind === "refused") this.#paused = { until: Date.now() + PAUSE_MS, error: thrown.error }
          if (thrown.kind !== "passing" || failed >= retries) throw thrown.error
          await sleep(backoffMs(thrown, failed), undefined, { ...(signal && { signal }) }).catch(() => {
            throw cancelledError()
          })
        }
      }
    })
  }

  /** A pause that has more time left than its length is over: the clock was set back. */
  #pause(): { readonly until: number; readonly error: MemoryError } | undefined {
    const left = (this.#paused?.until ?? 0) - Date.now()
    return left > 0 && left <= PAUSE_MS ? this.#paused : undefined
  }

  async #fetch(
    url: string,
    { method, body, form, raw }: VendorRequest,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const { host } = new URL(url)
    const timeout = AbortSignal.timeout(timeoutMs)
    // The type of a form, with its boundary, is set by the client.
    const type = raw?.type ?? (body === undefined ? undefined : "application/json")
    const content = raw?.body ?? form ?? (body === undefined ? undefined : JSON.stringify(body))
    try {
      const answer = await fetch(url, {
        method,
        headers: { ...this.#options.headers, ...(type !== undefined && { "content-type": type }) },
        ...(content !== undefined && { body: content }),
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        dispatcher: this.#dispatcher,
        redirect: "error",
      })
      if (answer.ok) return answer
      throw failureOf(host, answer.status, await answer.text(), answer.headers.get("retry-after"))
    } catch (cause) {
      if (cause instanceof RequestFailure) throw cause
      if (timeout.aborted) throw new RequestFailure("passing", `${host} did not answer in time`)
      throw new RequestFailure("passing", `${host} cannot be reached`, "Check the network.", undefined, cause)
    }
  }
}

function failureOf(host: string, status: number, text: string, retryAfter: string | null): RequestFailure {
  const sentence = `${host} answered ${status}: ${errorText(text)}`
  if (status === 401 || status === 403 || /API[_ ]key not valid|API_KEY_INVALID/i.test(text))
    return new RequestFailure("refused", sentence, "Check the key.")
  if (status === 402) return new RequestFailure("refused", sentence, "The account's quota is used up: raise it.")
  if (status === 404) return new RequestFailure("final", sentence, "Check the model's name.")
  if (status === 408 || status === 429 || status >= 500)
    return new RequestFailure("passing", sentence, undefined, parseRetryAfter(retryAfter))
  return new RequestFailure("final", sentence)
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function parseRetryAfter(given: string | null): number | undefined {
  const seconds = Number.parseFloat(given ?? "")
  if (seconds >= 0) return seconds * 1_000
  const date = Date.parse(given ?? "")
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

function backoffMs({ retryAfterMs }: RequestFailure, failed: number): number {
  return retryAfterMs === undefined
    ? Math.random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failed)
    : Math.min(MAX_BACKOFF_MS, retryAfterMs)
}

const errorSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
])

/** The vendor's message, or the beginning of what may be an HTML page. */
function errorText(text: string): string {
  const parsed = errorSchema.safeParse(parseJson(text))
  return (parsed.success ? parsed.data : text).replaceAll(/\s+/g, " ").slice(0, MAX_ERROR_LENGTH)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function missingKey(url: string): MemoryError {
  return new MemoryError("upstream_failed", `There is no key for ${new URL(url).host}`, { remedy: "Set the API key." })
}

function cancelledError(): MemoryError {
  return new MemoryError("cancelled", "The request to the vendor was cancelled")
}
