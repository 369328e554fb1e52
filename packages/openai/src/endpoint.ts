import { setTimeout as sleep } from "node:timers/promises"
import { MemoryError } from "@keepsake/core/plugin"
import OpenAI from "openai"
import pLimit from "p-limit"
import { type Dispatcher, EnvHttpProxyAgent, fetch, type RequestInit } from "undici"
import type { EndpointOptions } from "./endpoint-options.ts"
import { type Failure, failureOf } from "./failure.ts"

/** The span from which a wait is drawn doubles from here up to the longest, in milliseconds. */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
/** A key that was refused or a quota that is used up is not asked about again for so long. */
const PAUSE_MS = 5 * 60_000

/**
 * One endpoint: so many requests at once, those that failed for a moment tried again, none while its key or quota is refused. What it throws is
 * `upstream_failed` with the endpoint's own reason, or `cancelled`.
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
      // The client insists on a key, and a local endpoint ignores it.
      apiKey: apiKey ?? "none",
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: timeoutMs,
      fetch: fetchWith(new EnvHttpProxyAgent()),
    })
  }

  /** Why nothing is asked at the moment, and until when. */
  get paused(): { readonly why: string; readonly until: number } | undefined {
    const paused = this.#pause()
    return paused && { why: paused.why.message, until: paused.until }
  }

  /** Until more is left of it than it was long: the clock was set back. */
  #pause(): { readonly until: number; readonly why: MemoryError } | undefined {
    const left = (this.#paused?.until ?? 0) - Date.now()
    return left > 0 && left <= PAUSE_MS ? this.#paused : undefined
  }

  /** Waits for a free place; `make` sends one request and is called again for each further try. */
  call<T>(make: (client: OpenAI, signal: AbortSignal | undefined) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#limit(async () => {
      for (let failed = 0; ; failed++) {
        if (signal?.aborted) throw cancelled()
        const paused = this.#pause()
        if (paused !== undefined) throw paused.why
        try {
          const answer = await make(this.#client, signal)
          this.#paused = undefined
          return answer
        } catch (thrown) {
          if (signal?.aborted) throw cancelled()
          const failure = failureOf(thrown, this.#host)
          if (failure.kind === "refused") this.#paused = { until: Date.now() + PAUSE_MS, why: failure.error }
          if (failure.kind !== "passing" || failed === this.#retries) throw failure.error
          await sleep(waitOf(failure, failed), undefined, { ...(signal && { signal }) }).catch(() => {
            throw cancelled()
          })
        }
      }
    })
  }
}

/**
 * As long as the endpoint asks for, else full jitter: anything from nothing to a span that doubles (Brooker, "Exponential Backoff And Jitter", AWS
 * Architecture Blog 2015).
 */
function waitOf({ retryAfterMs }: Failure, failed: number): number {
  return retryAfterMs === undefined
    ? Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failed)
    : Math.min(LONGEST_WAIT_MS, retryAfterMs)
}

/** Honours `HTTPS_PROXY`, and follows no redirect: the key and the texts go where they were sent and nowhere else. */
function fetchWith(dispatcher: Dispatcher): typeof globalThis.fetch {
  const sent = (url: string, init: RequestInit): Promise<unknown> =>
    fetch(url, { ...init, dispatcher, redirect: "error" })
  // undici and Node declare the same standard apart, each in its own types.
  return sent as unknown as typeof globalThis.fetch
}

function cancelled(): MemoryError {
  return new MemoryError("cancelled", "The request to the endpoint was cancelled")
}
