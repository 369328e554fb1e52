import { hash } from "node:crypto"
import { type MemoryEngine, MemoryError, type OpenTurn, type Owner, type TurnRequest } from "@keepsake/core"
import { given, lastTyped, reachOf, warmUp } from "@keepsake/core/internal"
import { within } from "@keepsake/core/plugin"
import { LRUCache } from "lru-cache"
import type { Caller } from "../access/caller.ts"
import { checkScopeName } from "../access/scope.ts"
import { Rejection } from "../rejection.ts"
import { ClientRetries } from "./client-retries.ts"
import { DEMO_MODEL } from "./demo-model.ts"
import { DemoResponder, tooLargeForDemo, unreadableForDemo } from "./demo-responder.ts"
import type { ConversationRequest } from "./dialects/dialect.ts"
import { readConversation } from "./dialects/read-conversation.ts"
import type { GatewayCounts } from "./gateway-counts.ts"
import type { GatewayLog } from "./gateway-events.ts"
import { supportsSystemRole } from "./models-without-system.ts"
import { lowerCaseSources, type OwnerSources, resolveNames } from "./owner-names.ts"
import {
  type GatewayExchange,
  includesRecall,
  insertBlock,
  type NoTurnReason,
  type PreparedRequest,
  reportOfTurn,
  reportWithoutTurn,
  withoutRecall,
} from "./prepared-request.ts"
import { readBody, type WholeBody } from "./read-body.ts"
import { type Overrides, parseOverrides, withoutSubagentWords } from "./request-overrides.ts"
import { timeZoneFromBody } from "./time-zone.ts"
import { type TurnBlock, TurnBlockCache } from "./turn-block-cache.ts"
import { isCancelled, TurnTracker } from "./turn-tracker.ts"
/** Handles conversations of every dialect: recalls, inserts the block, forwards the request, and remembers the turn. */
export class ConversationHandler {
  readonly #memory: MemoryEngine
  readonly #sources: OwnerSources
  readonly #log: GatewayLog
  readonly #counts: GatewayCounts
  readonly #isRevoked: ConversationParts["isRevoked"]
  readonly #blocks: TurnBlockCache
  readonly #retries: ClientRetries
  readonly #endUsers: SharedKeyDetector
  readonly #turns: TurnTracker
  readonly #demo: DemoResponder
  /** The part of a message where the block of a session was inserted, because clients move the `cache_control` that decides it. */
  readonly #partIndexes = new LRUCache<string, number>({ max: 10_000 })

  constructor(memory: MemoryEngine, sources: OwnerSources, { log, counts, isRevoked }: ConversationParts) {
    this.#memory = memory
    this.#sources = lowerCaseSources(sources)
    this.#log = log
    this.#counts = counts
    this.#isRevoked = isRevoked
    this.#blocks = new TurnBlockCache(memory.store)
    this.#retries = new ClientRetries(memory.state)
    this.#endUsers = new SharedKeyDetector(log)
    this.#turns = new TurnTracker(log, counts, () => (memory.state.problems?.() ?? []).length === 0)
    this.#demo = new DemoResponder(log, this.#turns)
  }

  /** Resolves when every turn is stored. */
  settled(): Promise<void> {
    return this.#turns.settled()
  }

  async answer(exchange: GatewayExchange): Promise<void> {
    const { req, res, caller, dialect, forward, hasDemo } = exchange
    const overrides = parseOverrides(req.headers, caller, this.#memory.settings)
    const body = await readBody(req)
    if (body.kind === "passing") {
      if (forward === undefined) throw tooLargeForDemo()
      return forward(body, { mode: "off", because: "too-large", degraded: ["too-large"] })
    }
    const conversation = readConversation(dialect, body.bytes, req.headers["content-encoding"])
    const asked =
      typeof conversation === "string" ? overrides : withoutSubagentWords(overrides, req.headers, conversation.messages)
    const isDemo = typeof conversation !== "string" && hasDemo && conversation.model === DEMO_MODEL
    if (asked.mode === "off" && forward !== undefined && !isDemo) {
      const silent = typeof conversation === "string" ? undefined : this.#openSilent(exchange, conversation)
      return forward(body, asked, silent?.listener)
    }
    if (typeof conversation === "string") {
      if (forward === undefined) throw unreadableForDemo(conversation, dialect)
      return forward(body, { mode: "off", because: conversation, degraded: [conversation] })
    }
    const prepared = await this.#prepare(exchange, asked, body, conversation)
    if (res.closed) {
      this.#counts.add("client-gone")
      prepared.listener?.refused()
      return
    }
    if (forward !== undefined && !isDemo) {
      return forward(prepared.body, prepared.report, prepared.listener)
    }
    return this.#demo.answer(exchange, prepared)
  }

  async #prepare(
    exchange: GatewayExchange,
    asked: Overrides,
    body: WholeBody,
    conversation: ConversationRequest,
  ): Promise<PreparedRequest> {
    const { req, caller, dialect } = exchange
    const { owner: named, as } = resolveNames(req.headers, conversation.body, caller, this.#sources)
    this.#endUsers.observe(caller, named.user)
    if (asked.mode === "off") return { body, report: asked, ...this.#openSilent(exchange, conversation) }
    if (caller.serves === "many" && named.user === undefined) {
      return { body, report: { mode: "off", because: "no-user" } }
    }
    const owner = withSession(named, named.session ?? conversation.session)
    checkScopeName(asked.scope, owner)
    const goesOn = isToolLoop(conversation)
    // Also without tools in the request: the next one may bring their results.
    const key = this.#blocks.keyOf(conversation, owner, asked)
    const kept = goesOn ? await this.#cachedBlock(key, asked, owner) : undefined
    const known = owner.session ?? (asked.mode === "read" ? kept?.session : undefined)
    // Only a request without a known session needs the hash of its bytes, to recognize a retry.
    const tried = known === undefined ? this.#retries.keyOf(body.bytes, owner) : undefined
    const session = tried === undefined ? known : await this.#retries.sessionOf(tried, req.headers)
    const idempotency = req.headers["idempotency-key"]
    // Once in a process; no deadline counts it.
    await warmUp()
    const opening = this.#open(exchange, {
      owner,
      messages: conversation.messages,
      isRevoked: () => this.#isRevoked(caller.keyId),
      systemRole: supportsSystemRole(conversation.model),
      mode: kept === undefined ? asked.mode : withoutRecall(asked.mode),
      scope: asked.scope,
      widest: caller.widest,
      ...(conversation.continues === undefined ? {} : { continues: conversation.continues }),
      ...(session === undefined ? {} : { session }),
      ...as,
      ...(asked.maxTokens === undefined ? {} : { maxTokens: asked.maxTokens }),
      ...given({ timeZone: asked.timeZone ?? timeZoneFromBody(conversation.body) }),
      ...(kept === undefined
        ? {}
        : { again: { recalled: kept.recalled, profile: kept.profile ?? 0, tokens: kept.tokens } }),
      ...(typeof idempotency === "string" && idempotency !== "" ? { idempotency } : {}),
    })
    let missing: NoTurnReason = "late"
    opening.catch((error: unknown) => {
      missing = "failed"
      if (isCancelled(error)) return
      const code = MemoryError.is(error) ? { code: error.code } : {}
      const message = "Memory failed; a request went on without it."
      this.#log({ level: "error", event: "memory-failed", ...code, message })
    })
    const turn = await within(opening, this.#timeoutMs())
    if (turn !== undefined && tried !== undefined) {
      const scope = asked.scope ?? this.#memory.settings.scope
      await this.#retries.record(tried, req.headers, {
        session: turn.session,
        pool: { tenant: owner.tenant, name: reachOf(owner, { ...this.#memory.settings, ...as }, scope).pool },
        at: Date.now(),
        begins: !conversation.messages.some(({ role }) => role === "assistant"),
      })
    }
    const report = turn === undefined ? reportWithoutTurn(missing, asked, kept) : reportOfTurn(turn, asked, kept)
    const again = turn?.beside === undefined ? undefined : partIndexKey(turn, conversation, owner)
    const before = again === undefined ? undefined : this.#partIndexes.get(again)
    const block = turn && { ...turn, ...(before !== undefined && { part: before }) }
    const { part, ...ready } = insertBlock(body, conversation, kept ?? block, report)
    if (again !== undefined && part !== undefined) this.#partIndexes.set(again, part)
    // A block with a fixed position in a session is repeated by the engine.
    if (kept === undefined && turn !== undefined && again === undefined && includesRecall(turn.mode)) {
      this.#blocks.set(key, { ...turn, ...(part === undefined ? {} : { part }) })
    }
    return { ...ready, opening, listener: this.#turns.createListener(opening, dialect, conversation) }
  }

  /**
   * Opens the turn of a request that is passed on unchanged: its session records hashes of the messages, so that the
   * next request does not keep them as missed history. The request does not wait for it. Returns nothing if the
   * names are invalid or missing, as then no session is theirs.
   */
  #openSilent(
    exchange: GatewayExchange,
    conversation: ConversationRequest,
  ): Required<Pick<PreparedRequest, "opening" | "listener">> | undefined {
    const { req, caller, dialect } = exchange
    const names = namesOrNone(() => resolveNames(req.headers, conversation.body, caller, this.#sources))
    if (names === undefined || (caller.serves === "many" && names.owner.user === undefined)) return undefined
    const { owner, as } = names
    const opening = this.#memory.begin({
      owner: withSession(owner, owner.session ?? conversation.session),
      messages: conversation.messages,
      systemRole: supportsSystemRole(conversation.model),
      mode: "off",
      scope: "user",
      ...(conversation.continues === undefined ? {} : { continues: conversation.continues }),
      ...as,
    })
    opening.catch(() => undefined) // The listener's end reports it.
    return { opening, listener: this.#turns.createListener(opening, dialect, conversation) }
  }

  /** The block of the turn's first request. A turn that continues after a tool's result repeats it without another recall. */
  async #cachedBlock(key: string, asked: Overrides, owner: Owner): Promise<TurnBlock | undefined> {
    if (!includesRecall(asked.mode)) return undefined
    return within(this.#blocks.get(key, owner), this.#timeoutMs())
  }

  /** Longer than the engine's own deadline, in case the engine misses it. */
  #timeoutMs(): number {
    return (this.#memory.settings.deadlineMs ?? 400) + 100
  }

  async #open({ res }: GatewayExchange, request: TurnRequest): Promise<OpenTurn> {
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

interface ConversationParts {
  readonly log: GatewayLog
  readonly counts: GatewayCounts
  /** Whether the key of a caller was revoked. */
  readonly isRevoked: (keyId: string) => Promise<boolean>
}

function namesOrNone<T>(resolve: () => T): T | undefined {
  try {
    return resolve()
  } catch (error) {
    if (error instanceof Rejection) return undefined
    throw error
  }
}

function withSession({ session: _, ...owner }: Owner, session: string | undefined): Owner {
  return session === undefined ? owner : { ...owner, session }
}

function partIndexKey(
  { session, beside }: OpenTurn,
  { messages }: ConversationRequest,
  { tenant, user, agent }: Owner,
): string {
  return hash("sha256", JSON.stringify([tenant, user, agent, session, messages[beside ?? -1]?.text]), "base64")
}

/** Whether tool results follow the newest message of a person: the same turn continues. */
function isToolLoop({ messages }: ConversationRequest): boolean {
  const target = lastTyped(messages)
  return target !== -1 && messages.slice(target + 1).some(({ role }) => role === "tool")
}

/** Logs once per key if a key for one person is used for several users: requests without a user would share memories. */
class SharedKeyDetector {
  readonly #seen = new LRUCache<string, string | typeof SEVERAL>({ max: 10_000 })
  readonly #log: GatewayLog

  constructor(log: GatewayLog) {
    this.#log = log
  }

  observe(caller: Caller, user: string | undefined): void {
    if (caller.serves === "many" || user === undefined || caller.user !== undefined) return
    const first = this.#seen.get(caller.keyId)
    if (first === undefined) this.#seen.set(caller.keyId, user)
    if (first === undefined || first === SEVERAL || first === user) return
    this.#seen.set(caller.keyId, SEVERAL)
    this.#log({
      level: "warn",
      event: "key-serves-many",
      tenant: caller.tenant,
      params: { key: caller.keyId },
      message: `Key ${caller.keyId} serves one person but names several users. Create one with: keepsake keys create --many`,
    })
  }
}

const SEVERAL = Symbol("many")
