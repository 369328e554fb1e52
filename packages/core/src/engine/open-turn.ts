import type { Memory, MemoryId, Owner, Pool } from "../contract/memory.ts"
import type { CallOptions } from "../contract/store.ts"
import type { Message } from "../contract/turn.ts"
import { stripBlocks } from "../text/block.ts"
import { heard, type Said, toolTextsOf } from "../turn/heard.ts"
import { newId, turnMemoryId } from "../turn/ids.ts"
import { isHelperRequest } from "../turn/recall/helper-requests.ts"
import { type RecallParts, recall } from "../turn/recall/recall.ts"
import type { RememberParts } from "../turn/remember/remember.ts"
import type { Chain, Chains } from "../turn/session/chains.ts"
import { type BlockKey, besideIn, type SessionBlock, type SessionBlocks } from "../turn/session/session-blocks.ts"
import type { Sessions } from "../turn/session/sessions.ts"
import {
  hashOf,
  type Spoken,
  type Unfolded,
  unfold,
  withBrokenReply,
  withGiven,
  withReply,
  withToolCall,
} from "../turn/session/unfold.ts"
import type { MemorySettings } from "../turn/settings.ts"
import { askedFor } from "./asked-for.ts"
import { type Capture, laneOf, queueTurn, turnJobId } from "./capture.ts"
import type { OpenTurn, Replied, TurnRequest } from "./engine.ts"
import type { OnEvent } from "./events.ts"
import type { Seen } from "./observed/trace.ts"
import { traced } from "./observed/traced.ts"
import type { Traces } from "./observed/traces.ts"
import { reachOf } from "./pools.ts"
import type { QueueWorker } from "./queue-worker.ts"
import type { OptOuts } from "./subject/opt-outs.ts"

/** What the engine hands to each turn. */
export interface TurnParts extends RecallParts, RememberParts {
  readonly optOuts: OptOuts
  /** A deleted memory was put back; `revision` is the one that the deletion made. */
  readonly takeBack: (memory: Memory, revision: number) => Promise<void>
  readonly sessions: Sessions
  readonly chains: Chains
  readonly blocks: SessionBlocks
  readonly worker: QueueWorker
  readonly traces: Traces
  readonly now: () => number
  readonly onEvent: OnEvent
}

/** A request first works off what is pending of its own owner, for at most this long. */
const SETTLE_MS = 50
/** As many of the request's own turns are left out inside the index, so that they take no candidate's place. */
const MOST_EXCLUDED = 1_000

/** Opens a turn: finds its session, recalls for it, and says where the block goes. Memory trouble degrades it, and is named. */
export async function openTurn(
  parts: TurnParts,
  settings: MemorySettings,
  request: TurnRequest,
  call?: CallOptions,
): Promise<OpenTurn> {
  const at = parts.now()
  const seen: Seen = {}
  const isOut = parts.optOuts.has(request.owner)
  const asked = isOut ? { ...request, mode: strictest(request.mode ?? "on", "read") } : request
  const opened = await open({ parts, settings, request: asked, at, seen }, call)
  const turn: OpenTurn = isOut ? { ...opened, because: "opted-out" } : opened
  return request.trial === true ? turn : traced(parts.traces, turn, { request, settings, seen, at, now: parts.now })
}

async function open(
  { parts, settings, request, at, seen }: Pick<Working, "parts" | "settings" | "request" | "at" | "seen">,
  call: CallOptions | undefined,
): Promise<OpenTurn> {
  const messages = heard(request.messages)
  const mode = isHelperRequest(request.messages) ? "off" : strictest(settings.mode, request.mode ?? "on")
  const named = request.session ?? request.owner.session
  const asked = { ...request.owner, ...(named !== undefined && { session: named }) }
  const agents = request.agents ?? settings.agents
  const reach = reachOf(asked, agents, request.scope ?? settings.scope)
  const pool: Pool = { tenant: request.owner.tenant, name: reach.pool }
  const turn: Working = {
    parts,
    settings,
    request,
    pool,
    at,
    trace: newId(at),
    mode,
    messages,
    spoken: spokenOf(messages),
    seen,
  }
  if (mode === "off") return closed(turn, named ?? newId(at))

  const deadline = at + (settings.deadlineMs ?? (parts.embedder ? 400 : 150))
  const lanes = reach.scope.pools === "all" ? [reach.pool] : reach.scope.pools
  const idle = (): Promise<void> => parts.worker.idle(lanes.map((name) => laneOf({ ...pool, name })))
  // Who only writes has time: half of it goes to turns that wait already, when they are many.
  const [ready, patience] = mode === "write" ? [parts.worker.room(), (deadline - parts.now()) / 2] : [idle(), SETTLE_MS]
  const settled = await within(
    ready.then(() => true),
    patience,
  )
  const found = await within(findSession(turn, named), deadline - parts.now())
  const session = found?.unfolded.session ?? named ?? newId(at)
  const degraded = [
    ...(settled ? [] : ["pending"]),
    ...(found ? [] : ["sessions"]),
    ...(mode !== "read" && parts.worker.refuses ? ["queue"] : []),
  ]
  const noted = (missing: readonly string[]): readonly string[] => {
    if (missing.length > 0) parts.onEvent({ event: "recall-degraded", trace: turn.trace, parts: missing })
    return missing
  }
  const owner: Owner = { ...request.owner, session }
  const words = wordsIn(turn, found?.unfolded)
  if (words !== undefined) seen.words = words
  const left = deadline - parts.now()
  const target = messages.findLastIndex(({ role }) => role === "user")
  const query = messages[target]
  if (mode === "write" || !query)
    return { ...closed(turn, session), degraded: noted(degraded), ...keeping(turn, owner, found, []) }
  if (left <= 0)
    return { ...closed(turn, session), degraded: noted([...degraded, "recall"]), ...keeping(turn, owner, found, []) }

  const { unfolded, chain } = found ?? {}
  const given = new Set(givenIn(request, chain))
  const maxTokens = Math.min(settings.maxTokens, request.maxTokens ?? settings.maxTokens)
  const isOnce = settings.when === "session"
  const { position } = settings
  const { systemRole } = request
  const key: BlockKey = { pool, session, scope: reach.scope, where: reach.where, maxTokens, position, systemRole }
  const again = isOnce ? await within(parts.blocks.find(key), left) : undefined
  if (again) {
    // What the upstream keeps carries the block already.
    const stands = again.recalled.every((id) => given.has(id))
    seen.shown = stands ? [] : again.memories.map((memory) => ({ memory, score: 0 }))
    return {
      ...closed(turn, session),
      ...(!stands && placedAgain(turn, key, again)),
      degraded: noted(degraded),
      ...keeping(turn, owner, found, again.memories, !stands && again.placement.at === "latest-user"),
    }
  }
  const standing = [...(unfolded?.ids ?? []), ...(chain ? (unfolded?.record.seen ?? []).map(({ id }) => id) : [])]
  const outcome = await recall(
    parts,
    {
      owner,
      scope: reach.scope,
      where: reach.where,
      settings: { ...settings, deadlineMs: left },
      maxTokens,
      at,
      text: query.text,
      before: messages.slice(0, target).map((message, index) => ({ ...message, position: index })),
      standing: {
        messages: new Set(standing),
        texts: messages.map((message) => message.text),
        given,
      },
      systemRole,
      exclude: standing.slice(-MOST_EXCLUDED).map((id) => turnMemoryId(pool, session, id)),
    },
    call,
  )
  Object.assign(seen, { shown: outcome.memories, gate: outcome.gate })
  const memories = outcome.memories.map(({ memory }) => memory)
  const { placement, tokens } = outcome
  const recalled = placement ? memories.map(({ id }) => id) : []
  // The profile alone is not all that a session may want.
  const isKept = isOnce && placement !== undefined && outcome.gate.open && outcome.degraded.length === 0
  const beside = isKept ? besideIn(request.messages) : undefined
  if (isKept && beside && request.trial !== true)
    parts.blocks.keep(key, { placement, recalled, tokens, beside: beside.hash })
  return {
    session,
    trace: turn.trace,
    mode,
    placement,
    ...(beside && { beside: beside.index }),
    recalled,
    tokens: placement ? tokens : 0,
    degraded: noted([...degraded, ...outcome.degraded]),
    ...keeping(turn, owner, found, memories, placement?.at === "latest-user"),
  }
}

/** The memory that keeps what the person typed last, by the name that it has or would have. */
function wordsIn({ pool, spoken }: Working, unfolded: Unfolded | undefined): MemoryId | undefined {
  const message = unfolded?.ids[spoken.findLastIndex(({ role }) => role === "user")]
  return message === undefined ? undefined : turnMemoryId(pool, unfolded?.session ?? "", message)
}

/** A session's block at the place where it went before, or beside the newest words where those are no longer in sight. */
function placedAgain({ parts, request }: Working, key: BlockKey, block: SessionBlock): Partial<OpenTurn> {
  const { placement, recalled, tokens } = block
  const { index, hash } = besideIn(request.messages, block.beside)
  if (hash !== block.beside && request.trial !== true)
    parts.blocks.keep(key, { placement, recalled, tokens, beside: hash })
  return { placement, recalled, tokens, beside: index }
}

/** What this request's chain carries already. */
function givenIn(request: TurnRequest, chain: Chain | undefined): readonly MemoryId[] {
  return request.continues?.whole ? (chain?.given ?? []) : []
}

interface Working {
  readonly parts: TurnParts
  readonly settings: MemorySettings
  readonly request: TurnRequest
  readonly pool: Pool
  readonly at: number
  readonly trace: string
  readonly mode: MemorySettings["mode"]
  readonly messages: readonly Said[]
  readonly spoken: readonly Spoken[]
  readonly seen: Seen
}

interface Found {
  readonly unfolded: Unfolded
  /** What stands behind the ids that the request names. */
  readonly chain: Chain | undefined
}

async function findSession(turn: Working, named: string | undefined): Promise<Found> {
  const { pool, spoken, at, settings, request, parts } = turn
  const { sessions, chains } = parts
  const chain = request.continues && (await chains.find(pool, request.continues.ids))
  const inToolLoop = readsTools(turn.messages)
  // What builds on something that the upstream keeps is no beginning.
  const isBeginning = request.continues === undefined && !inToolLoop
  const known =
    named ??
    chain?.session ??
    (await sessions.recognise(pool, spoken, inToolLoop)) ??
    (isBeginning ? await sessions.brokenOff(pool, spoken, at) : undefined)
  const record = known === undefined ? undefined : await sessions.find(pool, known)
  const behind = request.continues?.whole ? chain?.last : undefined
  return { unfolded: unfold(spoken, known ?? newId(at), record, settings.capture, at, behind), chain }
}

/** A turn that recalls nothing; it keeps nothing either unless `keeping` says how. */
function closed(turn: Working, session: string): OpenTurn {
  const nothing = { placement: undefined, recalled: [], tokens: 0, degraded: [] } as const
  return {
    session,
    trace: turn.trace,
    mode: turn.mode,
    ...nothing,
    finish: async () => undefined,
    abandon: () => undefined,
  }
}

/** `inMessages`: the block went into what the upstream keeps. */
function keeping(
  turn: Working,
  owner: Owner,
  found: Found | undefined,
  recalled: readonly Memory[],
  inMessages = false,
): Pick<OpenTurn, "finish" | "abandon" | "asked"> {
  const asked = turn.mode === "read" ? [] : askedFor(turn.messages, turn.parts.extractors)
  return {
    ...(asked.length > 0 && { asked }),
    abandon: () => undefined,
    finish: async (reply) => {
      if (turn.mode === "off") return
      try {
        const known = found ?? (await findSession(turn, owner.session))
        await keepChain(turn, known, inMessages ? recalled : [], reply)
        if (turn.mode !== "read") await keepTurn(turn, owner, known.unfolded, recalled, reply)
      } catch (failure) {
        const why = failure instanceof Error ? failure.message : String(failure)
        turn.parts.onEvent({ event: "capture-lost", session: owner.session ?? "", why })
        throw failure
      }
    },
  }
}

/** Notes under the ids that the upstream gave what stands behind them: the session, the last words, and the memories that were placed. */
async function keepChain(
  { parts, pool, spoken, at, request }: Working,
  { unfolded, chain }: Found,
  placed: readonly Memory[],
  { text, whole, stored = [] }: Replied,
): Promise<void> {
  if (stored.length === 0) return
  const words = stripBlocks(text)
  const said = whole && words.trim() !== "" ? { role: "assistant" as const, text: words } : spoken.at(-1)
  const last = said === undefined ? chain?.last : hashOf(said)
  const given = [...givenIn(request, chain), ...placed.map(({ id }) => id)]
  await parts.chains.keep(pool, stored, { session: unfolded.session, given, ...(last !== undefined && { last }) }, at)
}

async function keepTurn(
  turn: Working,
  owner: Owner,
  unfolded: Unfolded,
  recalled: readonly Memory[],
  reply: Replied,
): Promise<void> {
  const { parts, pool, spoken, settings } = turn
  const text = stripBlocks(reply.text)
  const whole = reply.whole && text.trim() !== ""
  const called = reply.whole && !whole
  const after = whole
    ? withReply(unfolded, spoken.at(-1), text)
    : { record: called ? withToolCall(unfolded, spoken.at(-1)) : unfolded.record, reply: undefined }
  const kept: Message | undefined = reply.keep === false ? undefined : after.reply
  if (unfolded.fresh.length > 0 || kept) {
    const ids = unfolded.fresh.length > 0 ? unfolded.fresh.map(({ id }) => id ?? "") : [kept?.id ?? ""]
    const key = turn.request.idempotency
    const [about, names] = key === undefined ? [unfolded.session, ids] : ["idempotency-key", [key]]
    const toolsRead = reply.readTools === true || readsTools(turn.messages)
    const replies = kept !== undefined || unfolded.fresh.some(({ role }) => role === "assistant")
    const capture = {
      owner,
      pool,
      at: turn.at,
      before: unfolded.before,
      messages: unfolded.fresh,
      ...(kept && { reply: kept }),
      recalled: recalled.map((memory): MemoryId => memory.id),
      recalledTexts: recalled.map(({ content }) => content),
      given: replies ? (unfolded.record.given ?? []) : [],
      used: usedOf(recalled),
      ...(unfolded.repeated !== undefined && { replacesReplyTo: unfolded.repeated }),
      ...(unfolded.edited !== undefined && { supersedesMessage: unfolded.edited }),
      toolsRead,
      // Where tools were read in this very turn no reply is trusted anyway.
      toolTexts: replies && !toolsRead ? toolTextsOf(turn.messages) : [],
      trace: turn.trace,
    }
    // Queued before the session has seen it: what could not be queued is new again when the client resends it.
    await queueTurn(parts.worker, turnJobId(pool, about, names, kept !== undefined), capture, settings)
  }
  const shown = recalled.map(({ id }) => id)
  const record = reply.brokeOff ? withBrokenReply(after.record, spoken, parts.now()) : after.record
  await parts.sessions.keep(pool, withGiven(record, shown))
  // Kept by now. Whoever brings more than can be worked off waits here, as long as the reply may be held.
  await parts.worker.room()
}

function usedOf(recalled: readonly Memory[]): Capture["used"] {
  const used: Record<string, MemoryId[]> = {}
  for (const { pool, id } of recalled) used[pool] = [...(used[pool] ?? []), id]
  return used
}

/** Whether text of a tool stands after what the person typed last. */
function readsTools(messages: readonly Said[]): boolean {
  const typed = messages.findLastIndex(({ role }) => role === "user")
  return messages.slice(typed + 1).some((message) => message.role === "tool")
}

/** What people and the assistant said in words; messages of tools and system, and calls without words, are left out. */
export function spokenOf(messages: readonly Said[]): readonly Spoken[] {
  return messages.flatMap(({ role, ...said }) =>
    (role === "user" || role === "assistant") && said.text.trim() !== "" ? [{ role, ...said }] : [],
  )
}

type Mode = MemorySettings["mode"]

/** Both must allow it. */
function strictest(one: Mode, other: Mode): Mode {
  if (one === other || other === "on") return one
  return one === "on" ? other : "off"
}

/** What the promise gives within `ms`, else (late or failed) `undefined`. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms), undefined)
  })
  try {
    return await Promise.race([promise.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
