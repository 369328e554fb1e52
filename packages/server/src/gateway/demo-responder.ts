import type { OpenTurn } from "@keepsake/core"
import { within } from "@keepsake/core/plugin"
import { Rejection } from "../rejection.ts"
import { DEMO_MODEL, estimateTokens } from "./demo-model.ts"
import type { ConversationRequest, DemoResponse, Dialect } from "./dialects/dialect.ts"
import { readConversation, type UnreadableReason } from "./dialects/read-conversation.ts"
import type { GatewayLog } from "./gateway-events.ts"
import { HOLD_REPLY_MS } from "./hold-reply.ts"
import { memoryHeaders } from "./memory-headers.ts"
import type { GatewayExchange, PreparedRequest } from "./prepared-request.ts"
import type { RegisteredProvider } from "./providers/providers.ts"
import type { ReplyListener } from "./relay.ts"
import type { TurnTracker } from "./turn-tracker.ts"

/** Sends replies of the built-in model and finishes their turns. */
export class DemoResponder {
  readonly #log: GatewayLog
  readonly #turns: TurnTracker
  readonly #logged = new Set<RegisteredProvider>()

  constructor(log: GatewayLog, endings: TurnTracker) {
    this.#log = log
    this.#turns = endings
  }

  async answer(
    { res, dialect, provider }: Pick<GatewayExchange, "res" | "dialect" | "provider">,
    { body, report, opening, listener }: PreparedRequest,
  ): Promise<void> {
    this.#logFirstUse(provider)
    const answer = createDemoResponse(dialect, readConversation(dialect, body.bytes, undefined), listener)
    res.writeHead(200, { ...memoryHeaders(report), "content-type": answer.contentType, "cache-control": "no-cache" })
    if (answer.first.length > 0) res.write(answer.first)
    const kept = opening && this.#finishTurn(opening, answer.text)
    if (kept === undefined || (await within(kept, HOLD_REPLY_MS))) return void res.end(answer.last)
    res.write(answer.last.slice(0, -1))
    await kept
    res.end(answer.last.slice(-1))
  }

  /** Resolves when the turn is stored, or when its reply must end. */
  async #finishTurn(opening: Promise<OpenTurn>, text: string): Promise<true> {
    const reply = { text, whole: true, keep: false }
    await this.#turns.finish(opening, () => Promise.resolve(reply))
    return true
  }

  #logFirstUse(provider: RegisteredProvider): void {
    if (this.#logged.has(provider)) return
    this.#logged.add(provider)
    const { name } = provider
    this.#log({
      level: "info",
      event: "demo-answers",
      message: `The built-in model ${DEMO_MODEL} answers. Set upstream.${name}.baseUrl and upstream.${name}.apiKey for a real one.`,
    })
  }
}

function createDemoResponse(
  dialect: Dialect,
  conversation: ConversationRequest | UnreadableReason,
  listener: ReplyListener | undefined,
): DemoResponse {
  try {
    if (typeof conversation === "string") throw unreadableForDemo(conversation, dialect)
    return dialect.demo(conversation, Date.now())
  } catch (error) {
    listener?.refused()
    throw error
  }
}

/** Estimates the tokens of a request to the built-in model. */
export function countDemoTokens(dialect: Dialect, bytes: Buffer, contentEncoding: string | undefined): number {
  const conversation = readConversation(dialect, bytes, contentEncoding)
  if (typeof conversation === "string") throw unreadableForDemo(conversation, dialect)
  return estimateTokens(conversation.messages)
}

export function tooLargeForDemo(): Rejection {
  return new Rejection(
    413,
    "too_large",
    "The request body is over 10 MiB, the most that the built-in model reads.",
    "Send less, or set upstream.openai.baseUrl or upstream.anthropic.baseUrl.",
  )
}

export function unreadableForDemo(why: UnreadableReason, { field }: Dialect): Rejection {
  if (why === "no-messages") {
    return new Rejection(
      400,
      `invalid_${field}`,
      `The body has no usable ${field}.`,
      `Send ${field} with at least one message in it.`,
      field,
    )
  }
  return new Rejection(
    400,
    "invalid_body",
    `The request body cannot be read (${why}).`,
    "Send one JSON object in UTF-8, not compressed.",
  )
}
