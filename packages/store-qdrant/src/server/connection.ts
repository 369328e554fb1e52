import { setTimeout as sleep } from "node:timers/promises"
import { type CallOptions, MemoryError } from "@keepsake/core/plugin"
import { QdrantClient } from "@qdrant/js-client-rest"
import { failedBy } from "./failures.ts"
import { type ServerVersion, versionOf } from "./version.ts"

export interface ConnectionOptions {
  readonly url: string
  readonly apiKey?: string | undefined
  readonly timeoutMs: number
  readonly retries: number
}

const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5_000

/** The server as the store speaks to it: every request may be repeated, waits are jittered, failures are Keepsake's. */
export class Connection {
  readonly #client: QdrantClient
  readonly #host: string
  readonly #retries: number
  readonly #closing = new AbortController()
  #version: Promise<ServerVersion> | undefined
  #trouble: string | undefined

  constructor({ url, apiKey, timeoutMs, retries }: ConnectionOptions) {
    const { hostname, host, port, protocol, pathname } = addressOf(url)
    this.#host = host
    this.#retries = retries
    const headers = keyHeader(apiKey)
    this.#client = followingNothing(
      new QdrantClient({
        url: `${protocol}//${hostname}`,
        // Without one the client would take 6333, also for https behind a proxy; a URL leaves its protocol's own out.
        port: port === "" ? (protocol === "https:" ? 443 : 80) : Number(port),
        ...(pathname !== "/" && { prefix: pathname.replace(/\/+$/, "") }),
        // As a header: the client's own option prints a warning for every store on loopback.
        ...(headers !== undefined && { headers }),
        timeout: timeoutMs,
        // It would ask unwaited and print to the console; the version is read here.
        checkCompatibility: false,
      }),
    )
  }

  /** Why the last request failed, when the server was the reason; `undefined` since one went through. */
  get trouble(): string | undefined {
    return this.#trouble
  }

  /** Read once. */
  version(call?: CallOptions): Promise<ServerVersion> {
    this.#version ??= this.run((client) => client.versionInfo(), call).then(versionOf)
    this.#version.catch(() => {
      this.#version = undefined
    })
    return this.#version
  }

  /** One request, again when the failure may pass. A caller that aborts is let go at once with `cancelled`; a request under way goes on. */
  async run<T>(request: (client: QdrantClient) => Promise<T>, call?: CallOptions): Promise<T> {
    this.begin(call)
    const working = this.#tried(request, call)
    return call?.signal === undefined ? working : Promise.race([working, cancelled(call.signal, working)])
  }

  /** Throws after the close, and for a call that was aborted before. */
  begin(call?: CallOptions): void {
    if (this.#closing.signal.aborted) throw new MemoryError("store_unavailable", "This store is closed")
    if (call?.signal?.aborted) throw cancellation(call.signal)
  }

  close(): void {
    this.#closing.abort()
  }

  async #tried<T>(request: (client: QdrantClient) => Promise<T>, call: CallOptions | undefined): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await request(this.#client)
        this.#trouble = undefined
        return answer
      } catch (thrown) {
        const { error, passing, retryAfterMs = 0 } = failedBy(thrown, this.#host)
        if (isAway(error)) this.#trouble = [error.message, error.remedy].filter(Boolean).join(". ")
        if (!passing || attempt >= this.#retries || call?.signal?.aborted) throw error
        // Full jitter, so that many clients do not come back at the same moment.
        const wait = Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
        await sleep(Math.max(wait, retryAfterMs), undefined, { signal: this.#closing.signal }).catch(() => {
          throw error
        })
      }
    }
  }
}

/** The client follows redirects and takes the key along, wherever they point: each of its requests is told to follow none. */
function followingNothing(client: QdrantClient): QdrantClient {
  const requests: object = client.api()
  for (const [name, send] of Object.entries(requests)) {
    if (typeof send !== "function") continue
    const sent = (payload: unknown, init?: object): unknown =>
      Reflect.apply(send, undefined, [payload, { ...init, redirect: "error" }])
    Reflect.set(requests, name, Object.assign(sent, send))
  }
  return client
}

/** With the port that is meant where none is written: 6333, behind https 443. The path ends in a slash. */
export function addressOf(url: string): URL {
  const address = new URL(url)
  if (address.protocol === "http:" && !/^http:\/\/[^/]*:\d+(?:[/?#]|$)/i.test(url)) address.port = "6333"
  address.pathname = `${address.pathname.replace(/\/+$/, "")}/`
  return address
}

/** Whether the server, and not the request, is the reason. */
function isAway({ code }: MemoryError): boolean {
  return code === "store_unavailable" || code === "too_busy"
}

function keyHeader(apiKey: string | undefined): { readonly "api-key": string } | undefined {
  return apiKey === undefined ? undefined : { "api-key": apiKey }
}

function cancelled(signal: AbortSignal, working: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(cancellation(signal))
    signal.addEventListener("abort", stop, { once: true })
    working.catch(() => undefined).finally(() => signal.removeEventListener("abort", stop))
  })
}

function cancellation(signal: AbortSignal): MemoryError {
  return new MemoryError("cancelled", "The call was cancelled", { cause: signal.reason })
}
