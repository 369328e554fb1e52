import type { IncomingMessage, ServerResponse } from "node:http"
import { type MemoryEngine, MemoryError, type OpenTurn, type Owner } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"
import { checkScopeName } from "../access/scope.ts"
import { Rejection } from "../rejection.ts"
import { type Account, answerHeaders } from "./answer-headers.ts"
import { DEMO_MODEL, demoAnswer } from "./demo-model.ts"
import { type Chat, readChat, type Unreadable } from "./dialects/chat-completions.ts"
import { splice } from "./dialects/chat-splice.ts"
import { EndUsers } from "./end-users.ts"
import type { Log } from "./gateway-events.ts"
import { HOLD_MS, within } from "./hold.ts"
import { isObject, type JsonObject } from "./json-object.ts"
import { takesSystemRole } from "./models-without-system.ts"
import { inLowerCase, namesOf, type OwnerSources } from "./owner-names.ts"
import { readBody, type WholeBody } from "./read-body.ts"
import type { Listener } from "./relay.ts"
import { type Mode, type Overrides, overridesOf } from "./request-overrides.ts"
import { type TurnBlock, TurnBlocks } from "./turn-blocks.ts"
import { TurnEndings } from "./turn-listener.ts"

/** One chat completions request on its way. */
interface ChatExchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly caller: Caller
  /** Sends a body upstream and the reply to the client; absent, the demo model answers. */
  readonly forward?: (
    body: Awaited<ReturnType<typeof readBody>>,
    account: Account,
    listener?: Listener,
  ) => Promise<void>
}

/** `POST /v1/chat/completions`: recalls, places what was recalled, passes the request on, and keeps the turn. */
export class ChatCompletions {
  readonly #memory: MemoryEngine
  readonly #sources: OwnerSources
  readonly #log: Log
  readonly #blocks: TurnBlocks
  readonly #endUsers: EndUsers
  readonly #endings: TurnEndings
  #demoIsKnown = false

  constructor(memory: MemoryEngine, sources: OwnerSources, log: Log) {
    this.#memory = memory
    this.#sources = inLowerCase(sources)
    this.#log = log
    this.#blocks = new TurnBlocks(memory.store)
    this.#endUsers = new EndUsers(log)
    this.#endings = new TurnEndings(log)
  }

  /** Resolves when every turn is kept. */
  settled(): Promise<void> {
    return this.#endings.settled()
  }

  async answer(exchange: ChatExchange): Promise<void> {
    const { req, res, caller, forward } = exchange
    const asked = overridesOf(req.headers, caller, this.#memory.settings)
    const body = await readBody(req)
    if (body.kind === "passing") {
      if (forward === undefined) throw tooLargeForDemo()
      return forward(body, { mode: "off", because: "too-large", degraded: ["too-large"] })
    }
    const isOff = asked.mode === "off"
    if (isOff && forward !== undefined && !body.bytes.includes(DEMO_MODEL)) return forward(body, asked)

    const chat = readChat(body.bytes, req.headers["content-encoding"])
    if (typeof chat === "string") {
      if (forward === undefined) throw unreadableForDemo(chat)
      return forward(body, { mode: "off", because: chat, degraded: [chat] })
    }
    const prepared = await this.#remember(exchange, asked, body, chat)
    if (res.closed) {
      prepared.listener?.refused()
      return
    }
    if (forward !== undefined && chat.model !== DEMO_MODEL) {
      return forward(prepared.body, prepared.account, prepared.listener)
    }
    return this.#demo(res, prepared)
  }

  async #remember(exchange: ChatExchange, asked: Overrides, body: WholeBody, chat: Chat): Promise<Prepared> {
    const { req, caller } = exchange
    const { owner, agents } = namesOf(req.headers, chat.body, caller, this.#sources)
    this.#endUsers.saw(caller, owner.user)
    if (asked.mode === "off") return { body, account: asked }
    if (caller.serves === "many" && owner.user === undefined) {
      return { body, account: { mode: "off", because: "no-user" } }
    }
    checkScopeName(asked.scope, owner)
    const key = chat.hasTools || chat.goesOn ? this.#blocks.keyOf(chat, owner, asked) : undefined
    const kept = chat.goesOn ? await this.#keptBlock(key, asked, owner) : undefined
    const session = asked.mode === "read" ? (owner.session ?? kept?.session) : owner.session
    const idempotency = req.headers["idempotency-key"]
    const opening = this.#open(exchange, {
      owner,
      messages: chat.said,
      systemRole: takesSystemRole(chat.model),
      mode: kept === undefined ? asked.mode : withoutRecall(asked.mode),
      scope: asked.scope,
      ...(session === undefined ? {} : { session }),
      ...(agents === undefined ? {} : { agents }),
      ...(asked.maxTokens === undefined ? {} : { maxTokens: asked.maxTokens }),
      ...(typeof idempotency === "string" && idempotency !== "" ? { idempotency } : {}),
    })
    let missing: Missing = "late"
    opening.catch((error: unknown) => {
      missing = "failed"
      const code = MemoryError.is(error) ? { code: error.code } : {}
      const message = "Memory failed; a request went on without it."
      this.#log({ level: "error", event: "memory-failed", ...code, message })
    })
    const turn = await within(opening, this.#patienceMs())
    if (kept === undefined && key !== undefined && turn !== undefined && recalls(turn.mode)) this.#blocks.set(key, turn)
    const account = turn === undefined ? accountWithout(missing, asked, kept) : accountOf(turn, asked, kept)
    const opened = { opening, listener: this.#endings.listenerOf(opening) }
    return { ...placed(body, chat, kept ?? turn, account), ...opened }
  }

  /** A turn that goes on after a tool's result carries what its first request carried: nothing is recalled for it again. */
  async #keptBlock(key: string | undefined, asked: Overrides, owner: Owner): Promise<TurnBlock | undefined> {
    if (key === undefined || !recalls(asked.mode)) return undefined
    return within(this.#blocks.get(key, owner), this.#patienceMs())
  }

  /** The engine keeps its own deadline; this one is for an engine that does not. */
  #patienceMs(): number {
    return (this.#memory.settings.deadlineMs ?? 400) + 100
  }

  async #open({ res }: ChatExchange, request: Parameters<MemoryEngine["begin"]>[0]): Promise<OpenTurn> {
    const gone = new AbortController()
    const abort = () => gone.abort()
    res.once("close", abort)
    try {
      return await this.#memory.begin(request, { signal: gone.signal })
    } finally {
      res.off("close", abort)
    }
  }

  async #demo(res: ServerResponse, { body, account, opening, listener }: Prepared): Promise<void> {
    this.#sayWhoAnswers()
    const parsed: unknown = JSON.parse(body.bytes.toString("utf8"))
    const answer = demoOf(isObject(parsed) ? parsed : {}, listener)
    res.writeHead(200, { ...answerHeaders(account), "content-type": answer.contentType, "cache-control": "no-cache" })
    if (answer.first.length > 0) res.write(answer.first)
    if (opening !== undefined) {
      const reply = { text: answer.text, whole: true, keep: false }
      await within(
        this.#endings.finish(opening, () => Promise.resolve(reply)),
        HOLD_MS,
      )
    }
    res.end(answer.last)
  }

  #sayWhoAnswers(): void {
    if (this.#demoIsKnown) return
    this.#demoIsKnown = true
    this.#log({
      level: "info",
      event: "demo-answers",
      message: `The built-in model ${DEMO_MODEL} answers. Set upstream.openai.baseUrl and upstream.openai.apiKey for a real one.`,
    })
  }
}

/** A request that is ready to go on, and who waits for its reply. */
interface Prepared {
  readonly body: WholeBody
  readonly account: Account
  readonly opening?: Promise<OpenTurn>
  readonly listener?: Listener
}

/** Why a request goes on without a turn: what is late is still kept, what failed is not. */
type Missing = "late" | "failed"

function accountWithout(missing: Missing, asked: Overrides, kept: TurnBlock | undefined): Account {
  const keeps = missing === "late" && asked.mode !== "read"
  const without = keeps ? "write" : "off"
  const withKept = keeps ? "on" : "read"
  return { mode: kept === undefined ? without : withKept, because: missing, degraded: ["memory"] }
}

function accountOf(turn: OpenTurn, asked: Overrides, kept: TurnBlock | undefined): Account {
  const mode = kept === undefined ? turn.mode : asked.mode
  const because = mode === asked.mode ? asked.because : "helper-request"
  return { mode, because, session: turn.session, trace: turn.trace, degraded: turn.degraded }
}

function recalls(mode: Mode): boolean {
  return mode === "on" || mode === "read"
}

function withoutRecall(mode: Mode): Mode {
  return mode === "on" ? "write" : "off"
}

/** The body with the block in it, and what is then said of it. */
function placed(
  body: WholeBody,
  chat: Chat,
  block: TurnBlock | undefined,
  account: Account,
): Pick<Prepared, "body" | "account"> {
  if (block?.placement === undefined) return { body, account }
  const bytes = splice(body.bytes, chat, block.placement)
  if (typeof bytes === "string")
    return { body, account: { ...account, degraded: [...(account.degraded ?? []), bytes] } }
  const { recalled, tokens } = block
  return { body: { kind: "whole", bytes }, account: { ...account, recalled, tokens } }
}

function demoOf(body: JsonObject, listener: Listener | undefined): ReturnType<typeof demoAnswer> {
  try {
    return demoAnswer(body, Date.now())
  } catch (error) {
    listener?.refused()
    throw error
  }
}

function tooLargeForDemo(): Rejection {
  return new Rejection(
    413,
    "too_large",
    "The request body is over 10 MiB, the most that the built-in model reads.",
    "Send less, or set upstream.openai.baseUrl.",
  )
}

function unreadableForDemo(why: Unreadable): Rejection {
  if (why === "no-messages") {
    return new Rejection(400, "invalid_messages", "The body has no list of messages.", "Send at least one.", "messages")
  }
  return new Rejection(
    400,
    "invalid_body",
    `The request body cannot be read (${why}).`,
    "Send one JSON object in UTF-8, not compressed.",
  )
}
