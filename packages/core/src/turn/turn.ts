import type { CallOptions, Owner } from "../contract/index.ts"
import { type HeldTime, observeHeldTime } from "../plugin/held-time.ts"
import { runInFront } from "../plugin/in-front.ts"
import { within } from "../plugin/within.ts"
import { checkTimeZone } from "../text/day.ts"
import { forgetChosen, forgetNow, offeredUpon, restoreNow } from "./delete/forget-now.ts"
import { newId } from "./ids.ts"
import { limitParts } from "./limited-store.ts"
import { normalizeMessages } from "./messages.ts"
import { type LimitedPool, laneOf, limitOf, narrowerScope, poolRulesOf, reachOf } from "./pools.ts"
import { withForgetNote } from "./recall/forget-note.ts"
import { isHelperRequest } from "./recall/helper-requests.ts"
import { recallForTurn } from "./recall/recall-for-turn.ts"
import { createTurnFinisher } from "./remember/finish-turn.ts"
import { createSilentFinisher } from "./remember/silent-turn.ts"
import { findSession, spokenOf, typedMemoryId } from "./session/find-session.ts"
import { keepsTurns, type MemorySettings, recallDeadlineMs, strictest } from "./settings.ts"
import { createEmptyTurn, type StoreCalls, type TraceNotes, type TurnContext, type TurnParts } from "./turn-context.ts"
import type { OpenTurn, TurnRequest } from "./turn-request.ts"

/** Maximum wait for the pending turns of the same owner before recall. */
const MAX_PENDING_WAIT_MS = 50

/**
 * Opens a turn: finds its session, recalls memories, and decides where the block is placed. Failures of memory degrade
 * the turn and are named in it.
 */
export async function openTurn(
  parts: TurnParts,
  settings: MemorySettings,
  request: TurnRequest,
  call?: CallOptions,
): Promise<OpenTurn> {
  if (request.timeZone !== undefined) checkTimeZone(request.timeZone)
  const at = parts.now()
  using held = observeHeldTime()
  using _front = runInFront()
  const seen: TraceNotes = { ended: Promise.withResolvers() }
  const isOut = await parts.optOuts.has(request.owner)
  const trace = newId(at)
  const basics = { parts, settings, request, isOut, at, trace, seen }
  const opened = await open(basics, held, call).catch((failure: unknown) => {
    parts.openTurns.drop(trace)
    throw failure
  })
  const turn: OpenTurn = isOut ? { ...opened, because: "opted-out" } : opened
  return request.trial === true || isLeftAlone(request) ? turn : parts.traceTurn(turn, { request, settings, seen, at })
}

/** Whether a request turns memory off, so that it gets no trace and no span; its session still records hashes of it. */
export function isLeftAlone({ mode, again }: TurnRequest): boolean {
  return mode === "off" && again === undefined
}

type Basics = Pick<TurnContext, "parts" | "settings" | "request" | "at" | "trace" | "seen">

async function open(
  { isOut, ...basics }: Basics & { readonly isOut: boolean },
  held: HeldTime,
  call: CallOptions | undefined,
): Promise<OpenTurn> {
  const { settings, request, at, trace, seen } = basics
  const messages = normalizeMessages(request.messages)
  const granted = strictest(settings.mode, request.mode ?? "on")
  const allowed = isOut ? strictest(granted, "read") : granted
  const mode = isHelperRequest(request.messages) ? "off" : allowed
  const named = request.session ?? request.owner.session
  const asked = { ...request.owner, ...(named !== undefined && { session: named }) }
  const widest = request.widest ?? "tenant"
  const scope = narrowerScope(request.scope ?? settings.scope, widest)
  const reach = reachOf(asked, { ...settings, ...poolRulesOf(request) }, scope)
  const limit = limitOf(asked, widest)
  const pool: LimitedPool = { tenant: request.owner.tenant, name: reach.pool, ...(limit && { limit }) }
  const parts = limitParts<StoreCalls, TurnParts>(basics.parts, limit)
  const turn: TurnContext = {
    ...basics,
    parts,
    pool,
    mode,
    mayForget: keepsTurns(granted),
    messages,
    spoken: spokenOf(messages),
  }
  // A tool loop keeps its block to the end, even without tokens left for the day.
  if (request.again && request.trial !== true) parts.daily.recordGiven(pool.tenant, at, request.again.tokens)
  if (mode === "off") {
    const empty = createEmptyTurn(turn, named ?? newId(at))
    // A helper request repeats messages of a turn that is kept separately, so they are not marked.
    return keepsTurns(allowed) ? empty : { ...empty, ...createSilentFinisher(turn, undefined) }
  }

  if (mode !== "read" && request.trial !== true) parts.openTurns.open(trace, laneOf(pool), at)
  const deadlineMs = recallDeadlineMs(settings, parts.embedder)
  const timeLeft = (): number => at + deadlineMs + held.uncountedMs() - parts.now()
  const lanes = reach.scope.pools === "all" ? [reach.pool] : reach.scope.pools
  const idle = (): Promise<void> => parts.worker.idle(lanes.map((name) => laneOf({ ...pool, name })))
  // A write-only request has no recall: half of its time is for waiting turns.
  const [ready, patience] =
    mode === "write"
      ? [parts.worker.waitForRoom(laneOf(pool)), timeLeft() / 2]
      : [idle(), parts.worker.isShared === true ? timeLeft() / 2 : MAX_PENDING_WAIT_MS]
  const settled = await within(
    ready.then(() => true),
    patience,
  )
  const found = await within(findSession(turn, named), timeLeft())
  const session = found?.diff.session ?? named ?? newId(at)
  const forgotOffered = await forgetChosen(turn, found, timeLeft())
  const forgot = forgotOffered ?? (await forgetNow(turn, found, timeLeft()))
  const decided: TurnContext = { ...turn, forgot, isChoice: forgotOffered !== undefined }
  const restored = forgot ? undefined : await restoreNow(turn, found, timeLeft())
  const opened = { ...createEmptyTurn(turn, session), ...(forgot && { forgot }), ...(restored && { restored }) }
  const degraded = [
    ...(settled ? [] : ["pending"]),
    ...(found ? [] : ["sessions"]),
    ...(mode !== "read" && parts.worker.isRefusing ? ["queue"] : []),
    ...(mode !== "read" && parts.buffer.isStoreFull ? ["store-full"] : []),
  ]
  const noted = (missing: readonly string[]): readonly string[] => {
    if (missing.length > 0) parts.onEvent({ event: "recall-degraded", trace: turn.trace, parts: missing })
    return missing
  }
  const owner: Owner = { ...request.owner, session }
  const words = typedMemoryId(turn, found?.diff)
  if (words !== undefined) seen.words = words
  seen.before = Math.max(
    0,
    turn.spoken.findLastIndex(({ role }) => role === "user"),
  )
  const left = timeLeft()
  const target = messages.findLastIndex(({ role }) => role === "user")
  if (mode === "write" || target < 0)
    return { ...opened, degraded: noted(degraded), ...createTurnFinisher(decided, owner, found, []) }
  if (left <= 0)
    return { ...opened, degraded: noted([...degraded, "recall"]), ...createTurnFinisher(decided, owner, found, []) }

  const { memories, missing, ...given } = await recallForTurn(turn, { session, reach, found, target, left }, call)
  const finisher = createTurnFinisher(decided, owner, found, memories, given.placement?.at === "latest-user")
  const where = { wanted: settings.position, systemRole: request.systemRole }
  const isUnclear = forgot?.status === "removed" && (forgot.choices ?? []).length > 0
  const offered = isUnclear ? await offeredUpon(turn, found, timeLeft()) : []
  const about = { forgot, commands: finisher.asked ?? [], offered: offered.map(({ text }) => text) }
  return {
    ...opened,
    ...given,
    ...(request.trial !== true && withForgetNote(given, about, parts.injector, where)),
    degraded: noted([...degraded, ...missing]),
    ...finisher,
  }
}
