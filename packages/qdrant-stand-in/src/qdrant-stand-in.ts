import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { CollectionRegistry } from "./collection-registry.ts"
import { FaultPlan, injectFault, sendErrorResponse } from "./faults.ts"
import { formatError, QdrantError } from "./qdrant-error.ts"
import { matchRoute, parseWait, type RouteMatch } from "./request-line.ts"
import type { StandInRoute } from "./routes.ts"

export interface StandInOptions {
  readonly apiKey?: string
  /** A key that may only read. */
  readonly readOnlyKey?: string
  /** Version that `GET /` reports. The behaviour is always that of 1.18. */
  readonly version?: string
  readonly port?: number
}

const VERSION = "1.18.3"
const MAX_BODY_BYTES = 32 * 1024 * 1024
const PROBES: Readonly<Record<string, string>> = {
  "/readyz": "all shards are ready",
  "/healthz": "healthz check passed",
  "/livez": "healthz check passed",
}

/**
 * Qdrant's REST interface in memory, on loopback: exact search, one shard, no persistence. Tested against responses recorded from a genuine 1.18.3. Its speed
 * says nothing about Qdrant's.
 */
export class QdrantStandIn implements AsyncDisposable {
  readonly faults = new FaultPlan()
  /** Method and path of every request, oldest first. */
  readonly requests: string[] = []
  readonly #options: StandInOptions
  readonly #collections = new CollectionRegistry()
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
    // `start` resolves only after the server listens on a TCP port.
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
      const bytes = await readBody(request)
      const fault = this.faults.next(line)
      if (await injectFault(fault, response)) return
      if (method === "GET" && this.#answerProbe(pathname, response)) return
      const found = matchRoute(method, pathname)
      if (!authorize(this.#options, request, response, found?.route)) return
      const result = found && this.#run(found, searchParams, bytes)
      if (fault?.kind === "cut") response.destroy()
      else if (result === undefined) response.writeHead(404).end()
      else this.#send(response, { result, status: "ok", time: 0 })
    } catch (failure) {
      if (failure instanceof QdrantError) sendErrorResponse(response, failure.status, failure.message)
      else sendErrorResponse(response, 500, `Service internal error: ${String(failure)}`)
    }
  }

  #run({ route, path }: RouteMatch, query: URLSearchParams, bytes: Buffer): unknown {
    const wait = parseWait(query)
    const body = route.method === "GET" ? undefined : parseJson(bytes)
    return route.handle({ collections: this.#collections, path, body, wait })
  }

  #answerProbe(pathname: string, response: ServerResponse): boolean {
    const probe = PROBES[pathname]
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

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= MAX_BODY_BYTES) parts.push(part)
  }
  if (size > MAX_BODY_BYTES)
    throw new QdrantError(413, `JSON payload (${size} bytes) is larger than allowed (limit: ${MAX_BODY_BYTES} bytes).`)
  return Buffer.concat(parts)
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch (failure) {
    throw formatError(failure instanceof Error ? failure.message : "no JSON")
  }
}

/** Whether the request is authorized. If not, it has been answered: 401 in plain text, 403 as JSON. */
function authorize(
  { apiKey, readOnlyKey }: StandInOptions,
  request: IncomingMessage,
  response: ServerResponse,
  route: StandInRoute | undefined,
): boolean {
  if (apiKey === undefined && readOnlyKey === undefined) return true
  const header = request.headers["api-key"]
  const bearer = /^Bearer (.*)$/i.exec(request.headers.authorization ?? "")?.[1]
  const given = typeof header === "string" ? header : bearer
  if (given !== undefined && given === apiKey) return true
  if (given !== undefined && given === readOnlyKey) {
    if (route?.isRead !== false) return true
    sendErrorResponse(response, 403, "Forbidden: Global manage access is required")
    return false
  }
  response.writeHead(401)
  response.end(
    given === undefined ? "Must provide an API key or an Authorization bearer token" : "Invalid API key or JWT",
  )
  return false
}
