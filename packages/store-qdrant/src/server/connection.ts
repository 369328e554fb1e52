import { setTimeout as sleep } from "node:timers/promises"
import { type CallOptions, MemoryError } from "@keepsake/core/plugin"
import { QdrantClient } from "@qdrant/js-client-rest"
import { classifyFailure } from "./failures.ts"
export interface QdrantConnectionOptions {
  readonly url: string
  readonly apiKey?: string | undefined
  readonly timeoutMs: number
  readonly retries: number
}

const FIRST_BACKOFF_MS = 50
const MAX_BACKOFF_MS = 5_000

export interface ServerVersion {
  readonly text: string
  /** Whether named vectors can be added to and dropped from an existing collection: since 1.18. */
  readonly canAddNamedVectors: boolean
  /** Whether idf can be computed over a filtered part of a collection: since 1.19. */
  readonly supportsScopedIdf: boolean
}

/** The first version with conditional upserts, on which optimistic concurrency control relies. */
const MIN_MINOR_VERSION = 16

/** Client for one server. Retries idempotent requests with jittered backoff and converts failures to `MemoryError`. */
export class QdrantConnection {
  readonly #client: QdrantClient
  readonly #host: string
  readonly #retries: number
  readonly #closing = new AbortController()
  #version: Promise<ServerVersion> | undefined
  #trouble: string | undefined

  constructor({ url, apiKey, timeoutMs, retries }: QdrantConnectionOptions) {
    const { hostname, host, port, protocol, pathname } = parseServerUrl(url)
    this.#host = host
    this.#retries = retries
    const headers = keyHeader(apiKey)
    this.#client = rejectRedirects(
      new QdrantClient({
        url: `${protocol}//${hostname}`,
        // Always explicit: the client defaults to 6333 even for https behind a proxy, and `URL` omits a protocol's default port.
        port: port === "" ? (protocol === "https:" ? 443 : 80) : Number(port),
        ...(pathname !== "/" && { prefix: pathname.replace(/\/+$/, "") }),
        // Not the client's own option, which prints a warning for every store on loopback.
        ...(headers !== undefined && { headers }),
        timeout: timeoutMs,
        // The client's check is not awaited and prints to the console; `version` checks instead.
        checkCompatibility: false,
      }),
    )
  }

  /** Why the last request failed, if the server was the reason; `undefined` after a request succeeded. */
  get trouble(): string | undefined {
    return this.#trouble
  }

  /** The server's version, cached after the first success. `contract_unsupported` if too old, `store_unavailable` if it is not a Qdrant server. */
  version(call?: CallOptions): Promise<ServerVersion> {
    this.#version ??= this.run((client) => client.versionInfo(), call).then(parseServerVersion)
    this.#version.catch(() => {
      this.#version = undefined
    })
    return this.#version
  }

  /** Runs a request and retries transient failures. An aborted call rejects immediately with `cancelled`; its request is not interrupted. */
  async run<T>(request: (client: QdrantClient) => Promise<T>, call?: CallOptions): Promise<T> {
    this.assertUsable(call)
    const result = this.#runWithRetries(request, call)
    return call?.signal === undefined ? result : Promise.race([result, rejectOnAbort(call.signal, result)])
  }

  /** Throws `store_unavailable` after `close`, and `cancelled` for an aborted call. */
  assertUsable(call?: CallOptions): void {
    if (this.#closing.signal.aborted) throw new MemoryError("store_unavailable", "This store is closed")
    if (call?.signal?.aborted) throw cancelledError(call.signal)
  }

  close(): void {
    this.#closing.abort()
  }

  async #runWithRetries<T>(request: (client: QdrantClient) => Promise<T>, call: CallOptions | undefined): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await request(this.#client)
        this.#trouble = undefined
        return answer
      } catch (thrown) {
        const { error, isTransient, retryAfterMs = 0 } = classifyFailure(thrown, this.#host)
        if (isServerFault(error)) this.#trouble = [error.message, error.remedy].filter(Boolean).join(". ")
        if (!isTransient || attempt >= this.#retries || call?.signal?.aborted) throw error
        // Full jitter, so that many clients do not retry at the same time.
        const wait = Math.random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** attempt)
        await sleep(Math.max(wait, retryAfterMs), undefined, { signal: this.#closing.signal }).catch(() => {
          throw error
        })
      }
    }
  }
}

/** Makes the client reject redirects, which it would follow to any host with the key in the request. */
function rejectRedirects(client: QdrantClient): QdrantClient {
  const requests: object = client.api()
  for (const [name, send] of Object.entries(requests)) {
    if (typeof send !== "function") continue
    const sendWithoutRedirects = (payload: unknown, init?: object): unknown =>
      Reflect.apply(send, undefined, [payload, { ...init, redirect: "error" }])
    Reflect.set(requests, name, Object.assign(sendWithoutRedirects, send))
  }
  return client
}

/** Parses `qdrant.url`. The port defaults to 6333 for http and 443 for https; the path ends in a slash. */
export function parseServerUrl(url: string): URL {
  const address = new URL(url)
  if (address.protocol === "http:" && !/^http:\/\/[^/]*:\d+(?:[/?#]|$)/i.test(url)) address.port = "6333"
  address.pathname = `${address.pathname.replace(/\/+$/, "")}/`
  return address
}

/** Whether the server, and not the request, caused the failure. */
function isServerFault({ code }: MemoryError): boolean {
  return code === "store_unavailable" || code === "too_busy"
}

function keyHeader(apiKey: string | undefined): { readonly "api-key": string } | undefined {
  return apiKey === undefined ? undefined : { "api-key": apiKey }
}

function rejectOnAbort(signal: AbortSignal, result: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(cancelledError(signal))
    signal.addEventListener("abort", stop, { once: true })
    result.catch(() => undefined).finally(() => signal.removeEventListener("abort", stop))
  })
}

function cancelledError(signal: AbortSignal): MemoryError {
  return new MemoryError("cancelled", "The call was cancelled", { cause: signal.reason })
}

function parseServerVersion(answer: unknown): ServerVersion {
  const version = typeof answer === "object" && answer !== null && "version" in answer ? answer.version : undefined
  const [, major, minor] = (typeof version === "string" && /^(\d+)\.(\d+)\./.exec(version)) || []
  if (typeof version !== "string" || major === undefined || minor === undefined) {
    throw new MemoryError("store_unavailable", "The server at this address is not Qdrant", {
      remedy: "Check `qdrant.url`: it is the address of the REST interface, port 6333 mostly.",
    })
  }
  const isAtLeast = (wanted: number): boolean => Number(major) > 1 || Number(minor) >= wanted
  if (!isAtLeast(MIN_MINOR_VERSION)) {
    throw new MemoryError(
      "contract_unsupported",
      `Qdrant ${version} is too old; Keepsake needs 1.${MIN_MINOR_VERSION} or newer`,
      { remedy: "Upgrade the server one minor version at a time." },
    )
  }
  return { text: version, canAddNamedVectors: isAtLeast(18), supportsScopedIdf: isAtLeast(19) }
}
