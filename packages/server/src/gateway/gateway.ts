import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import type { MemoryEngine } from "@keepsake/core"
import type { Caller, Refusal } from "../access/caller.ts"
import { Rejection } from "../rejection.ts"
import { type Account, answerHeaders } from "./answer-headers.ts"
import { ChatCompletions } from "./chat.ts"
import { DEMO_MODEL, demoModelObject } from "./demo-model.ts"
import type { Log } from "./gateway-events.ts"
import { type Forwarded, forwardedHeaders } from "./headers.ts"
import { sendError } from "./openai-errors.ts"
import type { OwnerSources } from "./owner-names.ts"
import { hasBody, type PassingBody, passing, type WholeBody } from "./read-body.ts"
import { type Listener, Relay } from "./relay.ts"
import { type Route, routeOf } from "./routes.ts"
import { sendJson } from "./send-json.ts"
import { Base, type Proxies, Upstream } from "./upstream.ts"

export interface GatewayOptions {
  readonly memory: MemoryEngine
  readonly identify: (headers: IncomingHttpHeaders) => Promise<Caller | Refusal>
  readonly upstream: { readonly openai?: { readonly baseUrl: string; readonly apiKey?: string } }
  readonly proxies?: Proxies | undefined
  readonly owner: OwnerSources
  /** Whether a credential is one that Keepsake issued: such a one is never forwarded. */
  readonly issued: (secret: string) => Promise<boolean>
  readonly log?: Log
}

export interface Gateway {
  /** Answers one request under `/v1`; resolves when the client has its answer or is gone. Never rejects. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Waits for turns that are still being kept, then ends every upstream connection. */
  close(): Promise<void>
}

/** The gateway: OpenAI-compatible paths under `/v1`, with memory where a conversation passes. */
export function createGateway(options: GatewayOptions): Gateway {
  return new MemoryGateway(options)
}

/** Where a client's own credential goes when no upstream is configured. */
const PUBLIC_OPENAI = "https://api.openai.com/v1"

class MemoryGateway implements Gateway {
  readonly #options: GatewayOptions
  readonly #log: Log
  readonly #upstream: Upstream
  readonly #configured: Base | undefined
  readonly #public = new Base(PUBLIC_OPENAI)
  readonly #chat: ChatCompletions

  constructor(options: GatewayOptions) {
    this.#options = options
    this.#log = options.log ?? (() => {})
    this.#upstream = new Upstream(options.proxies)
    const { openai } = options.upstream
    this.#configured = openai === undefined ? undefined : new Base(openai.baseUrl)
    this.#chat = new ChatCompletions(options.memory, options.owner, this.#log)
  }

  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      await this.#answer(req, res)
    } catch (error) {
      if (res.destroyed || (req.destroyed && !req.complete)) return
      sendError(res, this.#rejectionOf(error), answerHeaders({ mode: "off", because: "error" }))
    }
  }

  async close(): Promise<void> {
    await this.#chat.settled()
    await this.#upstream.close()
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const route = routeOf(req.method ?? "GET", req.url ?? "/")
    const caller = await this.#options.identify(req.headers)
    if ("status" in caller) throw new Rejection(caller.status, caller.code, caller.message, caller.remedy)
    if (route.kind === "messages" || req.headers["anthropic-version"] !== undefined) throw noAnthropicUpstream(route)
    const forwarded = await forwardedHeaders(req, caller, this.#options.issued)
    const base = this.#configured ?? (forwarded.ownCredential ? this.#public : undefined)
    if (route.kind === "chat") {
      if (base === undefined) return this.#chat.answer({ req, res, caller })
      return this.#chat.answer({
        req,
        res,
        caller,
        forward: (body, account, listener) =>
          this.#forward(req, res, route, { base, forwarded, body, account, listener }),
      })
    }
    if (base === undefined) {
      this.#withoutUpstream(res, route)
      return
    }
    const body = hasBody(req) ? passing(req) : undefined
    return this.#forward(req, res, route, { base, forwarded, body, account: offForDialect, listener: undefined })
  }

  #forward(req: IncomingMessage, res: ServerResponse, route: Route, sending: Sending): Promise<void> {
    const { base, forwarded, body, account, listener } = sending
    const { headers } = forwarded
    const apiKey = this.#options.upstream.openai?.apiKey
    if (!forwarded.ownCredential && apiKey !== undefined) headers.push("authorization", `Bearer ${apiKey}`)
    const relay = new Relay(res, answerHeaders(account), listener)
    this.#upstream.send({ base, method: req.method ?? "GET", rest: route.rest, headers, body }, relay)
    return relay.done
  }

  #withoutUpstream(res: ServerResponse, route: Route): void {
    if (route.path === "/v1/models") {
      sendJson(res, 200, { object: "list", data: [demoModelObject] }, unremembered)
    } else if (route.path === `/v1/models/${DEMO_MODEL}`) {
      sendJson(res, 200, demoModelObject, unremembered)
    } else if (route.kind === "models") {
      throw new Rejection(
        404,
        "model_not_found",
        `The only model without an upstream is ${DEMO_MODEL}.`,
        "Set upstream.openai.baseUrl (KEEPSAKE_UPSTREAM_OPENAI_BASE_URL) for others.",
        "model",
      )
    } else {
      throw new Rejection(
        404,
        "no_upstream",
        `The built-in model does not answer ${route.path}.`,
        "Set upstream.openai.baseUrl (KEEPSAKE_UPSTREAM_OPENAI_BASE_URL) to a provider that does.",
      )
    }
  }

  #rejectionOf(error: unknown): Rejection {
    if (error instanceof Rejection) return error
    const name = error instanceof Error ? error.name : "unknown"
    this.#log({ level: "error", event: "request-failed", message: `A request failed inside the gateway (${name}).` })
    return new Rejection(500, "internal", "The gateway failed on this request.", "Try again; the log says more.")
  }
}

/** Nothing that is meant for Anthropic, its credential least of all, may go to another provider. */
function noAnthropicUpstream({ path }: Route): Rejection {
  return new Rejection(
    404,
    "no_upstream",
    `Nothing answers Anthropic's requests (${path}): upstream.anthropic is not built yet.`,
    "Use a client of the OpenAI API, without the header anthropic-version.",
  )
}

interface Sending {
  readonly base: Base
  readonly forwarded: Forwarded
  readonly body: WholeBody | PassingBody | undefined
  readonly account: Account
  readonly listener: Listener | undefined
}

const offForDialect: Account = { mode: "off", because: "dialect" }
const unremembered = answerHeaders(offForDialect)
