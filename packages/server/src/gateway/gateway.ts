import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import type { MemoryEngine } from "@keepsake/core"
import { within } from "@keepsake/core/plugin"
import type { Caller, Refusal } from "../access/caller.ts"
import { Rejection } from "../rejection.ts"
import { ConversationHandler } from "./conversation-handler.ts"
import { createDestination, type Destination, type UpstreamSettings } from "./destination.ts"
import { sendError } from "./errors.ts"
import { type GatewayCount, GatewayCounts } from "./gateway-counts.ts"
import type { GatewayLog } from "./gateway-events.ts"
import { type ForwardedHeaders, forwardedHeaders } from "./headers.ts"
import { type MemoryReport, memoryHeaders } from "./memory-headers.ts"
import type { OwnerSources } from "./owner-names.ts"
import { apiProviders, type ProviderName, type RegisteredProvider } from "./providers/providers.ts"
import { hasBody, type StreamedBody, streamBody, type WholeBody } from "./read-body.ts"
import { ReadScheduler } from "./read-scheduler.ts"
import { Relay, type ReplyListener } from "./relay.ts"
import { CopyBudget } from "./reply-copy.ts"
import { type GatewayRoute, routeOf } from "./routes.ts"
import { isForEveryone } from "./shared-paths.ts"
import { type BaseUrl, type Proxies, Upstream } from "./upstream.ts"
import { answerModels, answerWithoutUpstream, isModelList } from "./without-upstream.ts"

export interface GatewayOptions {
  readonly memory: MemoryEngine
  readonly identify: (headers: IncomingHttpHeaders) => Promise<Caller | Refusal>
  readonly upstream: Upstreams
  readonly proxies?: Proxies | undefined
  readonly owner: OwnerSources
  /** Whether Keepsake issued this credential; such credentials are never forwarded. */
  readonly isOwnKey: (secret: string) => Promise<boolean>
  /** Whether the key of a caller was revoked. */
  readonly isRevoked: (keyId: string) => Promise<boolean>
  readonly log?: GatewayLog
  /** Called for each counted event. */
  readonly count?: (what: GatewayCount) => void
}

/** The upstream of each provider. Requests of a provider without one go to the built-in demo model. */
export interface Upstreams extends Readonly<Partial<Record<ProviderName, UpstreamSettings>>> {
  /** Whether the demo model also answers, and is listed, if there is an upstream. Default: false. */
  readonly demoModel?: boolean
}

export interface Gateway {
  /** Handles a request under `/v1`. `known` is the caller if it is already identified. Resolves when the client has its response or has disconnected. Never rejects. */
  handle(req: IncomingMessage, res: ServerResponse, known?: Caller | Refusal): Promise<void>
  /** Waits at most 5 s for turns that are being stored, then closes all upstream connections. */
  close(): Promise<void>
}

/** Creates the gateway, which serves the providers' APIs under `/v1` and adds memory to conversations. */
export function createGateway(options: GatewayOptions): Gateway {
  return new MemoryGateway(options)
}

/** A store that does not respond must not keep the process from exiting. */
const CLOSE_TIMEOUT_MS = 5_000

class MemoryGateway implements Gateway {
  readonly #options: GatewayOptions
  readonly #log: GatewayLog
  readonly #counts: GatewayCounts
  readonly #room = new CopyBudget()
  readonly #scheduler = new ReadScheduler()
  readonly #upstream: Upstream
  readonly #destinations: ReadonlyMap<RegisteredProvider, Destination>
  readonly #conversations: ConversationHandler

  constructor(options: GatewayOptions) {
    this.#options = options
    this.#log = options.log ?? (() => {})
    this.#counts = new GatewayCounts(this.#log, options.count)
    this.#upstream = new Upstream(options.proxies)
    this.#destinations = new Map(
      apiProviders.map((provider) => [provider, createDestination(provider, options.upstream[provider.name])]),
    )
    this.#conversations = new ConversationHandler(options.memory, options.owner, {
      log: this.#log,
      counts: this.#counts,
      isRevoked: options.isRevoked,
    })
  }

  async handle(req: IncomingMessage, res: ServerResponse, known?: Caller | Refusal): Promise<void> {
    try {
      await this.#answer(req, res, known ?? (await this.#options.identify(req.headers)))
    } catch (error) {
      if (res.destroyed || (req.destroyed && !req.complete)) return this.#counts.add("client-gone")
      sendError(res, this.#rejectionOf(error), memoryHeaders({ mode: "off", because: "error" }))
    }
  }

  async close(): Promise<void> {
    await within(this.#conversations.settled(), CLOSE_TIMEOUT_MS)
    await this.#upstream.close()
  }

  async #answer(req: IncomingMessage, res: ServerResponse, caller: Caller | Refusal): Promise<void> {
    const route = routeOf(req.method ?? "GET", req.url ?? "/", req.headers)
    if ("status" in caller) throw new Rejection(caller.status, caller.code, caller.message, caller.remedy)
    const forwarded = await forwardedHeaders(req, caller, this.#options.isOwnKey)
    const destination = this.#destinationOf(route.provider)
    const base = destination.configured ?? (forwarded.ownCredential ? destination.public : undefined)
    const usesServersKey = base !== undefined && !forwarded.ownCredential && destination.credential.length > 0
    if (usesServersKey && caller.role !== "admin" && !isForEveryone(route)) throw administratorsPath(route)
    const { dialect } = route
    if (dialect !== undefined) {
      const hasDemo = destination.configured === undefined || this.#options.upstream.demoModel === true
      const exchange = { req, res, caller, dialect, provider: route.provider, hasDemo }
      if (base === undefined) return this.#conversations.answer(exchange)
      return this.#conversations.answer({
        ...exchange,
        forward: (body, report, listener) => this.#forward(res, route, { base, forwarded, body, report, listener }),
      })
    }
    if (base === undefined) return answerWithoutUpstream(req, res, route)
    if (this.#options.upstream.demoModel === true && destination.configured !== undefined && isModelList(route)) {
      const headers = this.#headersFor(route, forwarded)
      return answerModels(res, route, (signal) =>
        this.#upstream.fetchWhole({ base, rest: route.rest, headers, signal }),
      )
    }
    const body = hasBody(req) ? streamBody(req) : undefined
    return this.#forward(res, route, { base, forwarded, body, report: UNSUPPORTED_PATH, listener: undefined })
  }

  #forward(res: ServerResponse, route: GatewayRoute, sending: Sending): Promise<void> {
    const { provider, method, rest } = route
    const { base, forwarded, body, report, listener } = sending
    const headers = this.#headersFor(route, forwarded)
    const onGone = () => this.#counts.add("client-gone")
    const relay = new Relay({
      res,
      provider,
      headers: memoryHeaders(report),
      listener,
      budget: this.#room,
      scheduler: this.#scheduler,
      onGone,
    })
    this.#upstream.send({ base, method, rest, headers, body }, relay)
    return relay.done
  }

  #headersFor({ provider }: GatewayRoute, { headers, ownCredential }: ForwardedHeaders): string[] {
    return ownCredential ? headers : [...headers, ...this.#destinationOf(provider).credential]
  }

  #destinationOf(provider: RegisteredProvider): Destination {
    return this.#destinations.get(provider) ?? createDestination(provider, undefined)
  }

  #rejectionOf(error: unknown): Rejection {
    if (error instanceof Rejection) return error
    const name = error instanceof Error ? error.name : "unknown"
    this.#log({ level: "error", event: "request-failed", message: `A request failed inside the gateway (${name}).` })
    return new Rejection(500, "internal", "The gateway failed on this request.", "Try again; the log says more.")
  }
}

interface Sending {
  readonly base: BaseUrl
  readonly forwarded: ForwardedHeaders
  readonly body: WholeBody | StreamedBody | undefined
  readonly report: MemoryReport
  readonly listener: ReplyListener | undefined
}

const UNSUPPORTED_PATH: MemoryReport = { mode: "off", because: "dialect" }

function administratorsPath({ method, path }: GatewayRoute): Rejection {
  return new Rejection(
    403,
    "provider_account",
    `${method} ${path} reaches what all clients of this server store at the provider, so the server's provider key is not used for it.`,
    "Send your own provider key as the API key and Keepsake's in x-keepsake-key, or use a key with the role admin.",
  )
}
