import type { OpenTurn } from "@keepsake/core"
import { within } from "@keepsake/core/plugin"
import { Rejection } from "../rejection.ts"
import { answerHeaders } from "./answer-headers.ts"
import { DEMO_MODEL, tokensIn } from "./demo-model.ts"
import type { Conversation, DemoAnswer, Dialect } from "./dialects/dialect.ts"
import { readConversation, type Unreadable } from "./dialects/json-text.ts"
import type { Log } from "./gateway-events.ts"
import { HOLD_MS } from "./hold.ts"
import type { Exchange, PreparedRequest } from "./prepared.ts"
import type { Listener } from "./relay.ts"
import type { Provider } from "./routes.ts"
import type { TurnEndings } from "./turn-listener.ts"

/** Sends the built-in model's answers, and ends their turns. */
export class DemoReplies {
  readonly #log: Log
  readonly #endings: TurnEndings
  readonly #known = new Set<Provider>()

  constructor(log: Log, endings: TurnEndings) {
    this.#log = log
    this.#endings = endings
  }

  async answer(
    { res, dialect, provider }: Pick<Exchange, "res" | "dialect" | "provider">,
    { body, account, opening, listener }: PreparedRequest,
  ): Promise<void> {
    this.#sayWhoAnswers(provider)
    const answer = demoOf(dialect, readConversation(dialect, body.bytes, undefined), listener)
    res.writeHead(200, { ...answerHeaders(account), "content-type": answer.contentType, "cache-control": "no-cache" })
    if (answer.first.length > 0) res.write(answer.first)
    const kept = opening && this.#kept(opening, answer.text)
    if (kept === undefined || (await within(kept, HOLD_MS))) return void res.end(answer.last)
    res.write(answer.last.slice(0, -1))
    await kept
    res.end(answer.last.slice(-1))
  }

  /** Resolves when the turn is kept, or after as long as a reply may be kept from ending. */
  async #kept(opening: Promise<OpenTurn>, text: string): Promise<true> {
    const reply = { text, whole: true, keep: false }
    await this.#endings.finish(opening, () => Promise.resolve(reply))
    return true
  }

  #sayWhoAnswers(provider: Provider): void {
    if (this.#known.has(provider)) return
    this.#known.add(provider)
    this.#log({
      level: "info",
      event: "demo-answers",
      message: `The built-in model ${DEMO_MODEL} answers. Set upstream.${provider}.baseUrl and upstream.${provider}.apiKey for a real one.`,
    })
  }
}

function demoOf(dialect: Dialect, conversation: Conversation | Unreadable, listener: Listener | undefined): DemoAnswer {
  try {
    if (typeof conversation === "string") throw unreadableForDemo(conversation, dialect)
    return dialect.demo(conversation, Date.now())
  } catch (error) {
    listener?.refused()
    throw error
  }
}

/** How many tokens a request to the built-in model has. */
export function demoTokens(dialect: Dialect, bytes: Buffer, contentEncoding: string | undefined): number {
  const conversation = readConversation(dialect, bytes, contentEncoding)
  if (typeof conversation === "string") throw unreadableForDemo(conversation, dialect)
  return tokensIn(conversation.said)
}

export function tooLargeForDemo(): Rejection {
  return new Rejection(
    413,
    "too_large",
    "The request body is over 10 MiB, the most that the built-in model reads.",
    "Send less, or set upstream.openai.baseUrl or upstream.anthropic.baseUrl.",
  )
}

export function unreadableForDemo(why: Unreadable, { field }: Dialect): Rejection {
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
