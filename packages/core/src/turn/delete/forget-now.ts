import type { Json, MemoryId, Message, Pool, WriteOptions } from "../../contract/index.ts"
import { within } from "../../plugin/within.ts"
import { cutIgnored } from "../ignore.ts"
import { oneByOne, type Work } from "../jobs.ts"
import { laneOf } from "../pools.ts"
import { asksToForget, asksToForgetBefore, asksToRestore, endOfLast } from "../remember/memory-commands.ts"
import { redactTogether } from "../remember/redact.ts"
import { cutToldSecrets } from "../remember/told-secret-model.ts"
import type { SessionMatch } from "../session/find-session.ts"
import type { SessionDiff } from "../session/session-diff.ts"
import type { TurnContext } from "../turn-context.ts"
import type { ForgetOutcome, UndoForgetOutcome } from "../turn-request.ts"
import { type ForgetParts, type Forgotten, forgetMessages, forgetRequested } from "./forget-requested.ts"
import { parseForgetRequests } from "./forget-requests.ts"
import type { LastForgotten } from "./last-forgotten.ts"

export const FORGET = "forget"
export const RESTORE = "restore-forgotten"

/** The body of a forget job: the user's text, and the time after which new statements are not affected. */
interface ForgetJob extends Readonly<Record<string, Json>> {
  readonly text: string
  readonly before: number
  /** Instead of a text: the session and the messages that are meant as a whole. */
  readonly session?: string
  readonly messages?: readonly string[]
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
  const { parts, request, mode, pool, at, trace } = turn
  if (request.trial === true || mode === "read") return undefined
  const meansBefore = asksToForgetBefore(turn.messages)
  if (!meansBefore && !asksToForget(turn.messages)) return undefined
  // A message that was processed before is only being regenerated.
  if (found !== undefined && !isNew(turn, found.diff.fresh)) return { status: "removed", removed: 0, near: 0 }
  // Without its session it is not known which message is meant.
  if (meansBefore && found === undefined) return { status: "failed" }
  const messages = meansBefore && found !== undefined ? messagesBefore(turn, found.diff) : []
  if (meansBefore && messages.length === 0) return { status: "removed", removed: 0, near: 0 }
  const until = parts.now() + ms
  const body: ForgetJob =
    meansBefore && found !== undefined
      ? { text: "", before: at, session: found.diff.session, messages }
      : { text: redactedEndOf(turn), before: at }
  const id = `${FORGET} ${trace}`
  const pushing = parts.worker.push({ id, kind: FORGET, lane: laneOf(pool), at, body, about: pool })
  const queued = await within(pushing, ms)
  if (queued === undefined) return { status: "failed" }
  const forgotten = await within(queued.done, until - parts.now())
  return isForgotten(forgotten) ? { status: "removed", ...forgotten } : { status: "pending" }
}

/** The body of a restore job: when its turn began. */
interface RestoreJob extends Readonly<Record<string, Json>> {
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
  const body: RestoreJob = { at }
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
  readonly lastForgotten: Pick<LastForgotten, "of">
  readonly restoreTogether: (pool: Pool, ids: readonly MemoryId[], options: WriteOptions) => Promise<number>
}

/** Runs restore jobs and returns how many memories each brought back. Idempotent. */
export function createRestoreWork({ lastForgotten, restoreTogether }: RestoreParts): Work {
  return oneByOne(async (job) => {
    // Only `restoreNow` queues jobs of this kind.
    const { at } = job.body as RestoreJob
    const last = await lastForgotten.of(job.about)
    // What was forgotten after it was asked for stays out.
    if (last === undefined || last.at > at || last.ids.length === 0) return 0
    return restoreTogether(job.about, last.ids, { by: "remember", at })
  })
}

/** The ids of the user's message before the last one and of the replies to it; the session knows them if the client sent one message alone. */
function messagesBefore({ spoken }: TurnContext, { ids, record }: SessionDiff): readonly string[] {
  const last = spoken.findLastIndex(({ role }) => role === "user")
  const before = spoken.slice(0, last).findLastIndex(({ role }) => role === "user")
  if (before >= 0) return ids.slice(before, last)
  const seen = record.seen.filter(({ id }) => id !== ids[last])
  const question = seen.findLastIndex(({ role }) => role === "user")
  return question < 0 ? [] : seen.slice(question).map(({ id }) => id)
}

function isForgotten(done: unknown): done is Forgotten {
  return typeof done === "object" && done !== null && "removed" in done && "near" in done
}

function isNew({ spoken }: TurnContext, fresh: readonly Message[]): boolean {
  const asking = spoken.findLast(({ role }) => role === "user")
  return fresh.some(({ role, text }) => role === "user" && text === asking?.text)
}

/** Ignored text and secrets are cut before the text is queued. */
function redactedEndOf({ messages, settings }: TurnContext): string {
  const text = cutIgnored(endOfLast(messages), settings.ignore)
  if (!settings.redactSecrets) return text
  return cutToldSecrets([redactTogether([text])[0]?.text ?? ""], () => true)[0] ?? ""
}

/** Runs forget jobs and returns what each removed. Idempotent. */
export function createForgetWork(parts: ForgetParts): Work {
  return oneByOne((job) => {
    // Only `forgetNow` queues jobs of this kind.
    const { text, before, session, messages } = job.body as ForgetJob
    if (session !== undefined && messages !== undefined)
      return forgetMessages(parts, job.about, { session, messages }, before)
    return forgetRequested(parts, job.about, parseForgetRequests(text), before)
  })
}
