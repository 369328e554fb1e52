import type { Json, MemoryId, Message, Pool, Store, WriteOptions } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { within } from "../../plugin/within.ts"
import { asksSomething } from "../../text/questions.ts"
import { cutIgnored } from "../ignore.ts"
import { oneByOne, type Work } from "../jobs.ts"
import { limitParts } from "../limited-store.ts"
import { type Limit, type LimitedPool, laneOf } from "../pools.ts"
import {
  asksToForget,
  asksToRestore,
  CONFIRMED_FROM,
  confirmationOf,
  endOfLast,
  mayBeConfirmed,
  messagesToForget,
} from "../remember/memory-commands.ts"
import { redactTogether } from "../remember/redact.ts"
import { cutToldSecrets } from "../remember/told-secret-model.ts"
import { isFiller } from "../remember/wishes-about-others.ts"
import type { SessionMatch } from "../session/find-session.ts"
import type { SessionDiff } from "../session/session-diff.ts"
import type { TurnContext } from "../turn-context.ts"
import type { ForgetOutcome, UndoForgetOutcome } from "../turn-request.ts"
import { removeConfirmed } from "./forget-confirmed.ts"
import { forgetOffered } from "./forget-offered.ts"
import {
  chooseOffered,
  type NamedStatements,
  namedInReply,
  type OfferedStatement,
  readOffered,
} from "./forget-offers.ts"
import type { ForgetParts, Forgotten } from "./forget-parts.ts"
import { forgetMessages, forgetRequested } from "./forget-requested.ts"
import { eraseRests } from "./kept-members.ts"
import type { LastForgotten } from "./last-forgotten.ts"
import { parseOfferAnswer } from "./offer-answers.ts"
import { askedBy, requestTime, storedWithLaterTime } from "./request-time.ts"
import { forgetRequestsIn } from "./stated-with-request.ts"
import { asMaybeWork, workOnLastReply, workOnStoredReply } from "./work-on-reply.ts"

export const FORGET = "forget"
export const RESTORE = "restore-forgotten"

/** What the key of the request is limited to. */
interface Limited {
  readonly limit?: { readonly session?: string; readonly agent?: string }
}

/** The body of a forget job: the user's text, and the time after which new statements are not affected. */
interface ForgetJob extends Readonly<Record<string, Json>>, Limited {
  readonly text: string
  readonly before: number
  /** Memories that are older than the request although they have a later time. */
  readonly later?: readonly MemoryId[]
  /** Instead of a text: the session and the messages that are meant as a whole. */
  readonly session?: string
  readonly messages?: readonly string[]
  /** The message that asks, so that an answer to what is offered upon it is known as one. */
  readonly asking?: string
  /** Instead of a text: what the person chose of the memories that were offered. */
  readonly offered?: readonly { readonly id: MemoryId; readonly sentences?: readonly string[] }[]
  /** What it names is only offered. */
  readonly isOffered?: boolean
  /** Who asks, where a client names them. */
  readonly speaker?: string
  /** How likely the reply to the message says that what it asks to forget is forgotten. Only such a job has it. */
  readonly confirmed?: number
  /** The place of the message that asks in its session. Only a confirmed job has it. */
  readonly position?: number
  /** Runs behind a turn that was still open when it was asked for, and maybe behind others that began later. */
  readonly isLate?: boolean
}

/**
 * Deletes what the last message asks to forget, before the request is sent upstream, so that no upstream answer can
 * prevent it. Runs as a queued job behind earlier turns of the pool, so that recent statements are deleted too. Waits
 * at most `ms`.
 */
export async function forgetNow(
  turn: TurnContext,
  found: SessionMatch | undefined,
  ms: number,
): Promise<ForgetOutcome | undefined> {
  const { parts, request, mayForget, pool, at } = turn
  if (request.trial === true) return undefined
  const back = messagesToForget(turn.messages)
  const meansBefore = back > 0
  if (!meansBefore && !asksToForget(turn.messages)) return undefined
  if (!mayForget) return { status: "read-only" }
  // A message that was processed before is only being regenerated.
  if (found !== undefined && !isNew(turn, found.diff.fresh)) return { status: "removed", removed: 0, near: 0 }
  // Without its session it is not known which message is meant.
  if (meansBefore && found === undefined) return { status: "failed" }
  const messages = meansBefore && found !== undefined ? messagesBefore(turn, found.diff, back) : []
  if (meansBefore && messages.length === 0) return { status: "removed", removed: 0, near: 0 }
  const until = parts.now() + ms
  const later = (await within(storedWithLaterTime(parts.store, pool, at), ms)) ?? []
  const limits = { before: at, ...(later.length > 0 && { later }), ...limitedBy(pool), ...speakerOfLast(turn) }
  const body: ForgetJob =
    meansBefore && found !== undefined
      ? { text: "", ...limits, session: found.diff.session, messages }
      : {
          text: await redactedEndOf(turn),
          ...limits,
          ...(workOnLastReply(turn.messages) === "maybe" && { isOffered: true }),
          ...placeOfLast(turn, found?.diff),
        }
  const isWaiting = forgetBehindOpen(turn, body)
  const outcome = await queueForgetting(turn, body, until)
  const isNothing = outcome.status === "removed" && outcome.removed === 0 && outcome.near === 0
  return isNothing && isWaiting ? { status: "pending" } : outcome
}

/** Forgets the same of turns that are still being answered, once they are stored. Returns whether there are any. */
function forgetBehindOpen({ parts, pool, at, trace }: TurnContext, body: ForgetJob): boolean {
  const { asking: _, ...rest } = body
  const late = { ...rest, isLate: true }
  return parts.openTurns.addBehind(trace, {
    id: `${FORGET} ${trace}`,
    kind: FORGET,
    lane: laneOf(pool),
    at,
    body: late,
    about: pool,
  })
}

async function queueForgetting(
  { parts, pool, at, trace }: TurnContext,
  body: ForgetJob,
  until: number,
): Promise<ForgetOutcome> {
  const id = `${FORGET} ${trace}`
  const pushing = parts.worker.push({ id, kind: FORGET, lane: laneOf(pool), at, body, about: pool })
  const queued = await within(pushing, until - parts.now())
  if (queued === undefined) return { status: "failed" }
  const forgotten = await within(queued.done, until - parts.now())
  return isForgotten(forgotten) ? { status: "removed", ...forgotten } : { status: "pending" }
}

/**
 * Forgets behind its turn what the last message asks for in words that are not sure enough alone, or that leave open what
 * they mean, if the reply says that it is done: the person is told that it is gone.
 */
export async function forgetConfirmedBy(turn: TurnContext, diff: SessionDiff, reply: string): Promise<void> {
  const { parts, request, mayForget, forgot, isChoice, pool, at, trace, messages } = turn
  if (request.trial === true || !mayForget || isChoice === true || !isNew(turn, diff.fresh)) return
  const position = diff.fresh.findLast(({ role }) => role === "user")?.position ?? 0
  const isDone = forgot !== undefined && (forgot.status !== "removed" || forgot.removed > 0)
  const { session, asking } = placeOfLast(turn, diff)
  if (isDone || session === undefined || asking === undefined || !mayBeConfirmed(messages)) return
  const chance = confirmationOf(messages, reply)
  if (chance < CONFIRMED_FROM) return
  const text = await redactedEndOf(turn)
  const body: ForgetJob = {
    text,
    before: at,
    session,
    asking,
    confirmed: chance,
    position,
    isLate: true,
    ...limitedBy(pool),
    ...speakerOfLast(turn),
  }
  await parts.worker.push({
    id: `${FORGET} ${trace} confirmed`,
    kind: FORGET,
    lane: laneOf(pool),
    at,
    body,
    about: pool,
  })
}

/** Who says the last message. */
function speakerOfLast({ spoken }: TurnContext): Pick<ForgetJob, "speaker"> {
  return omitUndefined({ speaker: spoken.findLast(({ role }) => role === "user")?.speaker })
}

/** The session and id of the message that asks. */
function placeOfLast({ spoken }: TurnContext, diff: SessionDiff | undefined) {
  const asking = diff?.ids[spoken.findLastIndex(({ role }) => role === "user")]
  return diff === undefined || asking === undefined ? {} : { session: diff.session, asking }
}

/**
 * Deletes what the last message chooses of the memories that were offered upon the message before it, if the reply in
 * between asked about them by name. Returns nothing if it chooses none of them.
 */
export async function forgetChosen(
  turn: TurnContext,
  found: SessionMatch | undefined,
  ms: number,
): Promise<ForgetOutcome | undefined> {
  const { parts, request, mayForget, pool, at, messages } = turn
  if (request.trial === true || !mayForget || found === undefined) return undefined
  const answer = parseOfferAnswer(endOfLast(messages))
  if (answer === undefined || !isNew(turn, found.diff.fresh)) return undefined
  const until = parts.now() + ms
  const message = askedBefore(turn, found.diff)
  if (message === undefined) return undefined
  const offered = await within(parts.offers.of(pool, { session: found.diff.session, message }), ms)
  if (offered === undefined || offered.length === 0) return undefined
  const statements = await within(readOffered(parts.store, pool, offered), until - parts.now())
  const named = namedInReply(lastReply(turn), statements ?? [])
  const confirmed = chooseOffered(answer, named, statements ?? []).map((one) => one.offered)
  if (confirmed.length === 0) return answer.means === "yes" ? askAgain(turn, found, statements ?? [], named) : undefined
  const body: ForgetJob = {
    text: "",
    before: at,
    ...limitedBy(pool),
    ...speakerOfLast(turn),
    offered: confirmed.map(({ id, sentences }) => ({ id, ...(sentences && { sentences }) })),
  }
  return queueForgetting(turn, body, until)
}

/** A bare yes to the question which of several is meant says nothing, so that the model is told to ask once more. */
async function askAgain(
  { parts, pool, ...turn }: TurnContext,
  { diff }: SessionMatch,
  statements: readonly OfferedStatement[],
  { named, isChoice }: NamedStatements,
): Promise<ForgetOutcome | undefined> {
  const { session, asking } = placeOfLast({ parts, pool, ...turn }, diff)
  if (named.length < 2 || !isChoice || session === undefined || asking === undefined) return undefined
  const offered = statements.map((one) => one.offered)
  await parts.offers.record(pool, { session, message: asking }, offered)
  return { status: "removed", removed: 0, near: offered.length, choices: offered.map(({ id }) => id) }
}

/** The statements that an unclear request may mean, to be asked about, likeliest first. */
export async function offeredUpon(
  turn: TurnContext,
  found: SessionMatch | undefined,
  ms: number,
): Promise<readonly OfferedStatement[]> {
  const { session, asking } = placeOfLast(turn, found?.diff)
  if (session === undefined || asking === undefined) return []
  const { parts, pool } = turn
  const reading = parts.offers.of(pool, { session, message: asking }).then((all) => readOffered(parts.store, pool, all))
  return (await within(reading, ms)) ?? []
}

/** What the assistant said between the last message and the one before, if it asks. */
function lastReply({ spoken }: TurnContext): string {
  const last = spoken.findLastIndex(({ role }) => role === "user")
  const before = spoken.slice(0, Math.max(0, last)).findLastIndex(({ role }) => role === "user")
  const reply = spoken
    .slice(before + 1, Math.max(0, last))
    .map(({ text }) => text)
    .join("\n")
  return asksSomething(reply) ? reply : ""
}

/** The id of the user's message before the last one. */
function askedBefore(turn: TurnContext, diff: SessionDiff): string | undefined {
  return messagesBefore(turn, diff)[0]
}

/** The body of a restore job: when its turn began. */
interface RestoreJob extends Readonly<Record<string, Json>>, Limited {
  readonly at: number
}

/**
 * Brings back what the last request to forget of this pool took out, if the last message asks for it, before recall.
 * Runs as a queued job behind earlier turns. Waits at most `ms`.
 */
export async function restoreNow(
  turn: TurnContext,
  found: SessionMatch | undefined,
  ms: number,
): Promise<UndoForgetOutcome | undefined> {
  const { parts, request, mode, pool, at, trace } = turn
  if (request.trial === true || mode === "read" || !asksToRestore(turn.messages)) return undefined
  // A message that was processed before is only being regenerated.
  if (found !== undefined && !isNew(turn, found.diff.fresh)) return { status: "restored", restored: 0 }
  const until = parts.now() + ms
  parts.openTurns.dropLast(laneOf(pool))
  const body: RestoreJob = { at, ...limitedBy(pool) }
  const pushing = parts.worker.push({
    id: `${RESTORE} ${trace}`,
    kind: RESTORE,
    lane: laneOf(pool),
    at,
    body,
    about: pool,
  })
  const queued = await within(pushing, ms)
  if (queued === undefined) return { status: "failed" }
  const restored = await within(queued.done, until - parts.now())
  return typeof restored === "number" ? { status: "restored", restored } : { status: "pending" }
}

interface RestoreParts {
  readonly store: Store
  readonly limited: (limit: Limit) => Pick<RestoreParts, "store" | "restoreTogether">
  readonly lastForgotten: Pick<LastForgotten, "of">
  readonly restoreTogether: (pool: Pool, ids: readonly MemoryId[], options: WriteOptions) => Promise<number>
}

/** Runs restore jobs and returns how many memories each brought back. Idempotent. */
export function createRestoreWork(parts: RestoreParts): Work {
  return oneByOne(async (job) => {
    // Only `restoreNow` queues jobs of this kind.
    const { at, limit } = job.body as RestoreJob
    const own = limitParts<Pick<RestoreParts, "store" | "restoreTogether">, RestoreParts>(parts, limit)
    const { store, lastForgotten, restoreTogether } = own
    const last = await lastForgotten.of({ ...job.about, ...(limit && { limit }) })
    // What was forgotten after it was asked for stays out.
    if (last === undefined || (last.at > at && job.attempt > 1) || last.ids.length === 0) return 0
    await eraseRests(store, job.about, last.made ?? [], at)
    return restoreTogether(job.about, last.ids, { by: "remember", at })
  })
}

/**
 * The ids of the user's message `back` messages before the last one and of the replies to it; what only says thanks is
 * passed over. The session knows them if the client sent one message alone.
 */
function messagesBefore({ spoken }: TurnContext, { ids, record }: SessionDiff, back = 1): readonly string[] {
  const last = spoken.findLastIndex(({ role }) => role === "user")
  const asked = spoken.slice(0, Math.max(0, last)).flatMap(({ role }, at) => (role === "user" ? [at] : []))
  const counted = back > 1 ? asked : asked.filter((at) => !isFiller(spoken[at]?.text ?? ""))
  const before = counted.at(-back)
  if (before !== undefined) return ids.slice(before, asked.find((at) => at > before) ?? last)
  const seen = record.seen.filter(({ id }) => id !== ids[last])
  const questions = seen.flatMap(({ role }, at) => (role === "user" ? [at] : []))
  const question = questions.at(-back)
  return question === undefined
    ? []
    : seen.slice(question, back > 1 ? questions.at(1 - back) : undefined).map(({ id }) => id)
}

function limitedBy({ limit }: LimitedPool): Limited {
  return limit === undefined ? {} : { limit }
}

function isForgotten(done: unknown): done is Forgotten {
  return typeof done === "object" && done !== null && "removed" in done && "near" in done
}

function isNew({ spoken }: TurnContext, fresh: readonly Message[]): boolean {
  const asking = spoken.findLast(({ role }) => role === "user")
  return fresh.some(({ role, text }) => role === "user" && text === asking?.text)
}

/** Ignored text and secrets are cut before the text is queued. */
async function redactedEndOf({ messages, settings }: TurnContext): Promise<string> {
  const text = cutIgnored(endOfLast(messages), settings.ignore)
  if (!settings.redactSecrets) return text
  const redacted = (await redactTogether([text])).map((one) => one.text)
  return (await cutToldSecrets(redacted, () => true))[0] ?? ""
}

interface ForgetWorkParts extends ForgetParts {
  readonly limited: (limit: Limit) => Pick<ForgetParts, "store" | "softDelete">
}

/** Runs forget jobs and returns what each removed. Idempotent. */
export function createForgetWork(all: ForgetWorkParts): Work {
  return oneByOne(async (job) => {
    // Only `forgetNow` queues jobs of this kind.
    const {
      text,
      before: at,
      later,
      session,
      messages,
      asking,
      offered,
      isOffered,
      isLate,
      confirmed,
      position = 0,
      speaker,
      limit,
    } = job.body as ForgetJob
    const parts = limitParts<Pick<ForgetParts, "store" | "softDelete">, ForgetWorkParts>(all, limit)
    const pool: LimitedPool = { ...job.about, ...(limit && { limit }) }
    // What was offered was there before it could be chosen.
    const isInTurn = job.attempt === 1 && isLate !== true
    const before = askedBy(speaker, requestTime(at, isInTurn, later ?? offered?.map(({ id }) => id)))
    if (offered !== undefined) return forgetOffered(parts, pool, offered, before)
    if (confirmed !== undefined && session !== undefined && asking !== undefined)
      return removeConfirmed(parts, pool, { text, chance: confirmed, session, asking, position }, before)
    if (session !== undefined && messages !== undefined)
      return forgetMessages(parts, pool, { session, messages }, before)
    const place = session === undefined || asking === undefined ? undefined : { session, message: asking }
    const work = session === undefined ? undefined : await workOnStoredReply(parts.store, pool, { session, text })
    if (work === "work") return { removed: 0, near: 0 }
    const isBare = isOffered === true || work === "maybe"
    const asked = forgetRequestsIn(text).map((one) => (isBare ? asMaybeWork(one) : one))
    return forgetRequested(parts, pool, asked, before, undefined, place)
  })
}
