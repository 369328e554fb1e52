import { setTimeout as sleep } from "node:timers/promises"
import { MemoryError } from "@keepsake/core/plugin"
import OpenAI from "openai"
import pLimit from "p-limit"
import { type Dispatcher, EnvHttpProxyAgent, fetch, type RequestInit } from "undici"
import type { EndpointOptions } from "./endpoint-options.ts"
import { classifyOpenAiFailure, type OpenAiFailure } from "./failure.ts"

/** The backoff interval doubles from the first to the maximum, in milliseconds. */
const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 30_000
/** After a rejected key or an exhausted quota, no request is sent for this long. */
const PAUSE_MS = 5 * 60_000

/**
 * Client for one endpoint. Limits concurrency, retries transient failures, and pauses after a rejected key or quota. Throws `upstream_failed` with the
 * endpoint's own reason, or `cancelled`.
 */
export class Endpoint {
  readonly #client: OpenAI
  readonly #host: string
  readonly #retries: number
  readonly #limit: ReturnType<typeof pLimit>
  #paused: { readonly until: number; readonly why: MemoryError } | undefined

  constructor({ baseUrl, apiKey, atOnce, retries, timeoutMs }: EndpointOptions) {
    this.#host = new URL(baseUrl).host
    this.#retries = retries
    this.#limit = pLimit(atOnce)
    this.#client = new OpenAI({
      baseURL: baseUrl,
      // The client requires a key; local endpoints ignore it.
      apiKey: apiKey ?? "none",
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: timeoutMs,
      fetch: createFetch(new EnvHttpProxyAgent()),
    })
  }

  /** Why requests are paused, and until when. */
  get paused(): { readonly why: string; readonly until: number } | undefined {
    const paused = this.#pause()
    return paused && { why: paused.why.message, until: paused.until }
  }

  /** A pause that has more time left than its length is over: the clock was set back. */
  #pause(): { readonly until: number; readonly why: MemoryError } | undefined {
    const left = (this.#paused?.until ?? 0) - Date.now()
    return left > 0 && left <= PAUSE_MS ? this.#paused : undefined
  }

  /** Runs `make`, which sends one request, within the concurrency limit. `make` is called again for each retry. */
  call<T>(make: (client: OpenAI, signal: AbortSignal | undefined) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#call(make, this.#retries, signal)
  }

  /** Runs `make` without retries, for requests that must not take effect twice. */
  callOnce<T>(make: (client: OpenAI, signal: AbortSignal | undefined) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#call(make, 0, signal)
  }

  #call<T>(
    make: (client: OpenAI, signal: AbortSignal | undefined) => Promise<T>,
    retries: number,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    return this.#limit(async () => {
      for (let failed = 0; ; failed++) {
        if (signal?.aborted) throw cancelledError()
        const paused = this.#pause()
        if (paused !== undefined) throw paused.why
        try {
          const answer = await make(this.#client, signal)
          this.#paused = undefined
          return answer
        } catch (thrown) {
          if (signal?.aborted) throw cancelledError()
          const failure = classifyOpenAiFailure(thrown, this.#host)
          if (failure.kind === "refused") this.#paused = { until: Date.now() + PAUSE_MS, why: failure.error }
          if (failure.kind !== "passing" || failed >= retries) throw failure.error
          await sleep(backoffMs(failure, failed), undefined, { ...(signal && { signal }) }).catch(() => {
            throw cancelledError()
          })
        }
      }
    })
  }
}

/**
 * The wait before a retry: the endpoint's Retry-After, otherwise exponential backoff with full jitter (Brooker, "Exponential Backoff And Jitter", AWS
 * Architecture Blog 2015).
 */
function backoffMs({ retryAfterMs }: OpenAiFailure, failed: number): number {
  return retryAfterMs === undefined
    ? Math.random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failed)
    : Math.min(MAX_BACKOFF_MS, retryAfterMs)
}

/** Honours `HTTPS_PROXY` and rejects redirects, so that key and texts are sent to no other host. */
function createFetch(dispatcher: Dispatcher): typeof globalThis.fetch {
  const send = async (url: string, init: RequestInit): Promise<unknown> =>
    fetch(url, { ...init, ...(await serializeForm(init)), dispatcher, redirect: "error" })
  // undici and Node each declare their own types for the same standard.
  return send as unknown as typeof globalThis.fetch
}

/** undici knows only forms of its own class; the client makes those of Node. */
async function serializeForm({ body, headers }: RequestInit): Promise<Pick<RequestInit, "body" | "headers">> {
  if (!(body instanceof globalThis.FormData)) return {}
  const form = new Response(body)
  const merged = new Headers(headers as ConstructorParameters<typeof Headers>[0]) // the same standard in two declarations
  merged.set("content-type", form.headers.get("content-type") ?? "multipart/form-data")
  return { body: Buffer.from(await form.arrayBuffer()), headers: Object.fromEntries(merged) }
}

function cancelledError(): MemoryError {
  return new MemoryError("cancelled", "The request to the endpoint was cancelled")
}
