import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { admit, type Keys } from "./access.ts"
import { Collections } from "./collections.ts"
import { Failure, malformed } from "./failure.ts"
import { befall, Faults, respond } from "./faults.ts"
import { type RouteMatch, routeOf, waitOf } from "./request-line.ts"

export interface StandInOptions extends Keys {
  /** What `GET /` says; what the stand-in does is 1.18's. */
  readonly version?: string
  readonly port?: number
}

const VERSION = "1.18.3"
const MOST_BYTES = 32 * 1024 * 1024
const probes: Readonly<Record<string, string>> = {
  "/readyz": "all shards are ready",
  "/healthz": "healthz check passed",
  "/livez": "healthz check passed",
}

/**
 * Qdrant's REST interface in memory, on loopback: exact searches, one shard, nothing kept. It is held to answers recorded from a genuine 1.18.3; what it
 * measures says nothing of Qdrant's speed.
 */
export class QdrantStandIn implements AsyncDisposable {
  readonly faults = new Faults()
  /** Method and path of every request, the newest last. */
  readonly requests: string[] = []
  readonly #options: StandInOptions
  readonly #collections = new Collections()
  readonly #server: Server

  private constructor(options: StandInOptions) {
    this.#options = options
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async start(options: StandInOptions = {}): Promise<QdrantStandIn> {
    const started = new QdrantStandIn(options)
    await new Promise<void>((resolve) => started.#server.listen(options.port ?? 0, "127.0.0.1", resolve))
    return started
  }

  get url(): string {
    // Listening on a port, which is what `start` waits for.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    const method = request.method ?? "GET"
    const line = `${method} ${pathname}`
    this.requests.push(line)
    try {
      const bytes = await bodyOf(request)
      const fault = this.faults.next(line)
      if (await befall(fault, response)) return
      if (method === "GET" && this.#probed(pathname, response)) return
      const found = routeOf(method, pathname)
      if (!admit(this.#options, request, response, found?.route)) return
      const result = found && this.#run(found, searchParams, bytes)
      if (fault?.kind === "cut") response.destroy()
      else if (result === undefined) response.writeHead(404).end()
      else this.#send(response, { result, status: "ok", time: 0 })
    } catch (failure) {
      if (failure instanceof Failure) respond(response, failure.status, failure.message)
      else respond(response, 500, `Service internal error: ${String(failure)}`)
    }
  }

  #run({ route, path }: RouteMatch, query: URLSearchParams, bytes: Buffer): unknown {
    const wait = waitOf(query)
    const body = route.method === "GET" ? undefined : parsed(bytes)
    return route.handle({ collections: this.#collections, path, body, wait })
  }

  #probed(pathname: string, response: ServerResponse): boolean {
    const probe = probes[pathname]
    if (probe !== undefined) response.writeHead(200, { "content-type": "text/plain" }).end(probe)
    else if (pathname === "/") {
      this.#send(response, { title: "qdrant - vector search engine", version: this.#options.version ?? VERSION })
    } else return false
    return true
  }

  #send(response: ServerResponse, answer: unknown): void {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer))
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= MOST_BYTES) parts.push(part)
  }
  if (size > MOST_BYTES)
    throw new Failure(413, `JSON payload (${size} bytes) is larger than allowed (limit: ${MOST_BYTES} bytes).`)
  return Buffer.concat(parts)
}

function parsed(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch (failure) {
    throw malformed(failure instanceof Error ? failure.message : "no JSON")
  }
}
