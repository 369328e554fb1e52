import { hash } from "node:crypto"
import { lastTyped, type MemoryEngine, MemoryError, type OpenTurn, type Owner, type TurnRequest } from "@keepsake/core"
import { within } from "@keepsake/core/plugin"
import { LRUCache } from "lru-cache"
import { checkScopeName } from "../access/scope.ts"
import { DEMO_MODEL } from "./demo-model.ts"
import { DemoReplies, tooLargeForDemo, unreadableForDemo } from "./demo-replies.ts"
import type { Conversation } from "./dialects/dialect.ts"
import { readConversation } from "./dialects/json-text.ts"
import { EndUsers } from "./end-users.ts"
import type { GatewayCounts } from "./gateway-counts.ts"
import type { Log } from "./gateway-events.ts"
import { takesSystemRole } from "./models-without-system.ts"
import { inLowerCase, namesOf, type OwnerSources } from "./owner-names.ts"
import {
  accountOf,
  accountWithout,
  type Exchange,
  type PreparedRequest,
  placed,
  recalls,
  type WhyNoTurn,
  withoutRecall,
} from "./prepared.ts"
import { readBody, type WholeBody } from "./read-body.ts"
import { type Overrides, overridesOf } from "./request-overrides.ts"
import { Retries } from "./retries.ts"
import { type TurnBlock, TurnBlocks } from "./turn-blocks.ts"
import { isCancelled, TurnEndings } from "./turn-listener.ts"

/** Requests of conversations in any dialect: recalls, places what was recalled, passes the request on, and keeps the turn. */
export class Conversations {
  readonly #memory: MemoryEngine
  readonly #sources: OwnerSources
  readonly #log: Log
  readonly #counts: GatewayCounts
  readonly #blocks: TurnBlocks
  readonly #retries = new Retries()
  readonly #endUsers: EndUsers
  readonly #endings: TurnEndings
  readonly #demo: DemoReplies
  /** Where in a message the block of a session went, in a dialect where clients move what that depends on. */
  readonly #parts = new LRUCache<string, number>({ max: 10_000 })

  constructor(memory: MemoryEngine, sources: OwnerSources, { log, counts }: Reporting) {
    this.#memory = memory
    this.#sources = inLowerCase(sources)
    this.#log = log
    this.#counts = counts
    this.#blocks = new TurnBlocks(memory.store)
    this.#endUsers = new EndUsers(log)
    this.#endings = new TurnEndings(log, counts, () => (memory.state.problems?.() ?? []).length === 0)
    this.#demo = new DemoReplies(log, this.#endings)
  }

  /** Resolves when every turn is kept. */
  settled(): Promise<void> {
    return this.#endings.settled()
  }

  async answer(exchange: Exchange): Promise<void> {
    const { req, res, caller, dialect, forward, hasDemo } = exchange
    const asked = overridesOf(req.headers, caller, this.#memory.settings)
    const body = await readBody(req)
    if (body.kind === "passing") {
      if (forward === undefined) throw tooLargeForDemo()
      return forward(body, { mode: "off", because: "too-large", degraded: ["too-large"] })
    }
    const isOff = asked.mode === "off"
    if (isOff && forward !== undefined && !(hasDemo && body.bytes.includes(DEMO_MODEL))) return forward(body, asked)

    const conversation = readConversation(dialect, body.bytes, req.headers["content-encoding"])
    if (typeof conversation === "string") {
      if (forward === undefined) throw unreadableForDemo(conversation, dialect)
      return forward(body, { mode: "off", because: conversation, degraded: [conversation] })
    }
    const prepared = await this.#remember(exchange, asked, body, conversation)
    if (res.closed) {
      this.#counts.add("client-gone")
      prepared.listener?.refused()
      return
    }
    if (forward !== undefined && !(hasDemo && conversation.model === DEMO_MODEL)) {
      return forward(prepared.body, prepared.account, prepared.listener)
    }
    return this.#demo.answer(exchange, prepared)
  }

  async #remember(
    exchange: Exchange,
    asked: Overrides,
    body: WholeBody,
    conversation: Conversation,
  ): Promise<PreparedRequest> {
    const { req, caller, dialect } = exchange
    const { owner: named, agents } = namesOf(req.headers, conversation.body, caller, this.#sources)
    this.#endUsers.saw(caller, named.user)
    if (asked.mode === "off") return { body, account: asked }
    if (caller.serves === "many" && named.user === undefined) {
      return { body, account: { mode: "off", because: "no-user" } }
    }
    const owner = withSession(named, named.session ?? conversation.session)
    checkScopeName(asked.scope, owner)
    const goesOn = isGoingOn(conversation)
    const key = conversation.hasTools || goesOn ? this.#blocks.keyOf(conversation, owner, asked) : undefined
    const kept = goesOn ? await this.#keptBlock(key, asked, owner) : undefined
    const known = owner.session ?? (asked.mode === "read" ? kept?.session : undefined)
    // A request whose session is known needs no hash of its bytes to find it again.
    const tried = known === undefined ? this.#retries.keyOf(body.bytes, owner) : undefined
    const session = tried === undefined ? known : this.#retries.sessionOf(tried, req.headers)
    const idempotency = req.headers["idempotency-key"]
    const opening = this.#open(exchange, {
      owner,
      messages: conversation.said,
      systemRole: takesSystemRole(conversation.model),
      mode: kept === undefined ? asked.mode : withoutRecall(asked.mode),
      scope: asked.scope,
      ...(conversation.continues === undefined ? {} : { continues: conversation.continues }),
      ...(session === undefined ? {} : { session }),
      ...(agents === undefined ? {} : { agents }),
      ...(asked.maxTokens === undefined ? {} : { maxTokens: asked.maxTokens }),
      ...(kept === undefined
        ? {}
        : { again: { recalled: kept.recalled, profile: kept.profile ?? 0, tokens: kept.tokens } }),
      ...(typeof idempotency === "string" && idempotency !== "" ? { idempotency } : {}),
    })
    let missing: WhyNoTurn = "late"
    opening.catch((error: unknown) => {
      missing = "failed"
      if (isCancelled(error)) return
      const code = MemoryError.is(error) ? { code: error.code } : {}
      const message = "Memory failed; a request went on without it."
      this.#log({ level: "error", event: "memory-failed", ...code, message })
    })
    const turn = await within(opening, this.#patienceMs())
    if (turn !== undefined && tried !== undefined) this.#retries.tried(tried, turn.session)
    const account = turn === undefined ? accountWithout(missing, asked, kept) : accountOf(turn, asked, kept)
    const again = turn?.beside === undefined ? undefined : partKeyOf(turn, conversation, owner)
    const before = again === undefined ? undefined : this.#parts.get(again)
    const block = turn && { ...turn, ...(before !== undefined && { part: before }) }
    const { part, ...ready } = placed(body, conversation, kept ?? block, account)
    if (again !== undefined && part !== undefined) this.#parts.set(again, part)
    // The engine gives a session's block again by itself.
    if (kept === undefined && key !== undefined && turn !== undefined && again === undefined && recalls(turn.mode)) {
      this.#blocks.set(key, { ...turn, ...(part === undefined ? {} : { part }) })
    }
    return { ...ready, opening, listener: this.#endings.listenerOf(opening, dialect, conversation) }
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

  async #open({ res }: Exchange, request: TurnRequest): Promise<OpenTurn> {
    const gone = new AbortController()
    const abort = () => gone.abort()
    res.once("close", abort)
    try {
      return await this.#memory.begin(request, { signal: gone.signal })
    } finally {
      res.off("close", abort)
    }
  }
}

/** Where it is said what happens beside answers. */
export interface Reporting {
  readonly log: Log
  readonly counts: GatewayCounts
}

function withSession({ session: _, ...owner }: Owner, session: string | undefined): Owner {
  return session === undefined ? owner : { ...owner, session }
}

function partKeyOf({ session, beside }: OpenTurn, { said }: Conversation, { tenant, user, agent }: Owner): string {
  return hash("sha256", JSON.stringify([tenant, user, agent, session, said[beside ?? -1]?.text]), "base64")
}

/** Tools have brought something since a person typed: the same turn goes on. */
function isGoingOn({ said }: Conversation): boolean {
  const target = lastTyped(said)
  return target !== -1 && said.slice(target + 1).some(({ role }) => role === "tool")
}
