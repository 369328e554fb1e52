import type { Memory, MemoryId, Message, Owner } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { stripBlocks } from "../../text/block.ts"
import { standingOf } from "../../text/handed-over.ts"
import { forgetConfirmedBy } from "../delete/forget-now.ts"
import { newToolTexts, toolTextsOf } from "../messages.ts"
import { laneOf } from "../pools.ts"
import { endsWithToolResults, findSession, type SessionMatch } from "../session/find-session.ts"
import {
  CONTEXT_MESSAGES,
  type SessionDiff,
  withGiven,
  withInterruptedReply,
  withReply,
  withToolCall,
} from "../session/session-diff.ts"
import type { TurnContext } from "../turn-context.ts"
import type { OpenTurn, Reply } from "../turn-request.ts"
import { type Capture, queueTurn, turnJobId } from "./capture.ts"
import { isEndedMeanwhile } from "./ended-meanwhile.ts"
import { keepOrBuffer } from "./keep-or-buffer.ts"
import { asksOnlyToRestore, type MemoryCommand, memoryCommands } from "./memory-commands.ts"
import { saveChain } from "./save-chain.ts"
import { createSilentFinisher } from "./silent-turn.ts"
import { cutWithheld, withheldTexts } from "./withheld-texts.ts"

/**
 * Creates the end of a turn, which keeps it once its reply is there. `inMessages`: the block is part of the messages,
 * which the upstream may store.
 */
export function createTurnFinisher(
  turn: TurnContext,
  owner: Owner,
  found: SessionMatch | undefined,
  recalled: readonly Memory[],
  inMessages = false,
): Pick<OpenTurn, "finish" | "abandon" | "asked"> {
  if (turn.mode === "read") {
    const silent = createSilentFinisher(turn, found, inMessages ? recalled : [])
    return turn.forgot === undefined ? silent : { ...silent, asked: ["forget"] }
  }
  const commands: readonly MemoryCommand[] =
    turn.isChoice === true ? ["forget"] : memoryCommands(turn.messages, turn.parts.extractors)
  const { openTurns } = turn.parts
  return {
    ...(commands.length > 0 && { asked: commands }),
    abandon: () => openTurns.drop(turn.trace),
    finish: async (reply) => {
      let known = found
      const keep = async (): Promise<void> => {
        known ??= await findSession(turn, owner.session)
        const [isEnded, isRevoked] = await Promise.all([
          isEndedMeanwhile(turn, known.diff, reply),
          turn.request.isRevoked?.() ?? false,
        ])
        if (isEnded || isRevoked) return openTurns.drop(turn.trace)
        await saveChain(turn, known, inMessages ? recalled : [], reply)
        await queueFinishedTurn(turn, owner, known.diff, recalled, reply)
        const { session, record } = known.diff
        const read = newToolTexts(turn.messages, record.revision === 0)
        await turn.parts.toolWords.add(turn.pool, session, [...read, reply.toolText ?? ""], turn.at)
      }
      await keepOrBuffer(turn, owner.session ?? "", reply, keep)
    },
  }
}

async function queueFinishedTurn(
  turn: TurnContext,
  owner: Owner,
  diff: SessionDiff,
  recalled: readonly Memory[],
  reply: Reply,
): Promise<void> {
  const { parts, pool, spoken, settings } = turn
  const text = stripBlocks(reply.text)
  const whole = reply.whole && text.trim() !== ""
  const called = reply.whole && !whole
  const after = whole
    ? withReply(diff, spoken.at(-1), text)
    : { record: called ? withToolCall(diff, spoken.at(-1)) : diff.record, reply: undefined }
  const stored: Message | undefined = reply.keep === false || namesForgotten(turn) ? undefined : after.reply
  if (diff.fresh.length > 0 || stored) {
    const ids = diff.fresh.length > 0 ? diff.fresh.map(({ id }) => id ?? "") : [stored?.id ?? ""]
    const key = turn.request.idempotency
    const [about, names] = key === undefined ? [diff.session, ids] : ["idempotency-key", [key]]
    const toolsRead =
      reply.toolText !== undefined || endsWithToolResults(turn.messages) || newToolTexts(turn.messages).length > 0
    const replies = [...diff.fresh, ...(stored ? [stored] : [])].filter(({ role }) => role === "assistant")
    // A reply after tool text is never trusted, so that text is not needed.
    const isCompared = replies.length > 0 && !toolsRead
    const replied = replies.map((message) => message.text).join("\n")
    const withheld = await withheldTexts(parts.tombstones, pool, turn.spoken, diff, replies)
    const { messages: newest, ...context } = newestOf(diff)
    const isAside = turn.isChoice === true || asksOnlyToRestore(turn.messages)
    const messages = isAside ? withoutLast(newest) : newest
    const [kept] = cutWithheld(stored ? [stored] : [], withheld)
    const capture = {
      owner,
      pool,
      at: turn.at,
      ...context,
      messages: cutWithheld(messages, withheld),
      ...(kept && { reply: kept }),
      recalled: recalled.map((memory): MemoryId => memory.id),
      recalledTexts: recalled.map(({ content }) => content),
      given: replies.length > 0 ? (diff.record.given ?? []) : [],
      used: usedOf(recalled),
      ...(diff.repeated !== undefined && { replacesReplyTo: diff.repeated }),
      ...(diff.edited !== undefined && { supersedesMessage: diff.edited }),
      unforgotten: unforgottenIn(turn, messages),
      toolsRead,
      ...omitUndefined({ standing: standingOf(turn.messages) }),
      toolTexts: isCompared
        ? [...toolTextsOf(turn.messages), ...(await parts.toolWords.namesRead(pool, diff.session, replied))]
        : [],
      trace: turn.trace,
    }
    const leftOut = diff.fresh.length - capture.messages.length
    if (leftOut > 0) parts.onEvent({ event: "turn-shortened", session: diff.session, leftOut })
    // Queued before the session is stored: a turn that could not be queued is new again when the client resends it.
    if (capture.messages.length > 0 || kept !== undefined)
      await queueTurn(parts, turnJobId(pool, about, names, stored !== undefined), capture, settings)
  }
  if (whole) await forgetConfirmedBy(turn, diff, text)
  await parts.openTurns.endBehind(turn.trace, (job) => parts.worker.push(job))
  const shown = recalled.map(({ id }) => id)
  const record = reply.brokeOff ? withInterruptedReply(after.record, spoken, parts.now()) : after.record
  await parts.sessions.keep(pool, withGiven(record, shown))
  // The turn is durable here. Backpressure: a client that sends turns faster than they are remembered waits, at most
  // as long as a reply may be held.
  await parts.worker.waitForRoom(laneOf(pool))
}

/** Whether the reply quotes what the user asked to forget: it asks which memory is meant, or says that it is gone. */
function namesForgotten({ forgot, isChoice }: TurnContext): boolean {
  return isChoice === true || (forgot?.status === "removed" && (forgot.choices ?? []).length > 0)
}

/** Without the newest message of the user, which only says what is to be forgotten or kept. */
function withoutLast(messages: readonly Message[]): readonly Message[] {
  const last = messages.findLastIndex(({ role }) => role === "user")
  return messages.filter((_, place) => place !== last)
}

/**
 * The messages that may ask to forget something that nothing has removed yet: those since the last reply, without one
 * that was decided when the turn opened. Earlier ones are a resent history, which deletes nothing told since.
 */
function unforgottenIn({ forgot }: TurnContext, messages: readonly Message[]): readonly number[] {
  const isDecided = forgot !== undefined && forgot.status !== "failed"
  const newest = messages.slice(messages.findLastIndex(({ role }) => role === "assistant") + 1)
  return newest.slice(0, isDecided ? -1 : newest.length).map(({ position }) => position)
}

/** Maximum number of messages of one request that are remembered; a person writes one, and a conversation that is new to the server has some more. */
const MAX_MESSAGES = 500
/** Maximum number of statements of one request. Each is compared with the whole pool. */
const MAX_STATEMENTS = 500

/** The newest messages of a request; the ones before them are context. */
function newestOf({ fresh, before }: SessionDiff): Pick<Capture, "messages" | "before" | "mostStatements"> {
  const mostStatements = MAX_STATEMENTS
  if (fresh.length <= MAX_MESSAGES) return { messages: fresh, before, mostStatements }
  const context = [...before, ...fresh.slice(0, -MAX_MESSAGES)].slice(-CONTEXT_MESSAGES)
  return { messages: fresh.slice(-MAX_MESSAGES), before: context, mostStatements }
}

function usedOf(recalled: readonly Memory[]): Capture["used"] {
  const used: Record<string, MemoryId[]> = {}
  for (const { pool, id } of recalled) used[pool] = [...(used[pool] ?? []), id]
  return used
}
