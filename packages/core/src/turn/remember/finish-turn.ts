import type { Memory, MemoryId, Owner } from "../../contract/memory.ts"
import type { Message } from "../../contract/turn.ts"
import { stripBlocks } from "../../text/block.ts"
import { toolTextsOf } from "../messages.ts"
import { laneOf } from "../pools.ts"
import { endsWithToolResults, findSession, type SessionMatch } from "../session/find-session.ts"
import { type SessionDiff, withGiven, withInterruptedReply, withReply, withToolCall } from "../session/session-diff.ts"
import type { TurnContext } from "../turn-context.ts"
import type { OpenTurn, Reply } from "../turn-request.ts"
import { type Capture, queueTurn, turnJobId } from "./capture.ts"
import { keepOrBuffer } from "./keep-or-buffer.ts"
import { memoryCommands } from "./memory-commands.ts"
import { saveChain } from "./save-chain.ts"
import { createSilentFinisher } from "./silent-turn.ts"

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
  if (turn.mode === "read") return createSilentFinisher(turn, found, inMessages ? recalled : [])
  const asked = memoryCommands(turn.messages, turn.parts.extractors)
  return {
    ...(asked.length > 0 && { asked }),
    abandon: () => undefined,
    finish: async (reply) => {
      let known = found
      const keep = async (): Promise<void> => {
        known ??= await findSession(turn, owner.session)
        await saveChain(turn, known, inMessages ? recalled : [], reply)
        await queueFinishedTurn(turn, owner, known.diff, recalled, reply)
      }
      await keepOrBuffer(turn, owner.session ?? "", reply.text.length, keep)
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
  const kept: Message | undefined = reply.keep === false ? undefined : after.reply
  if (diff.fresh.length > 0 || kept) {
    const ids = diff.fresh.length > 0 ? diff.fresh.map(({ id }) => id ?? "") : [kept?.id ?? ""]
    const key = turn.request.idempotency
    const [about, names] = key === undefined ? [diff.session, ids] : ["idempotency-key", [key]]
    const toolsRead = reply.readTools === true || endsWithToolResults(turn.messages)
    const replies = kept !== undefined || diff.fresh.some(({ role }) => role === "assistant")
    const capture = {
      owner,
      pool,
      at: turn.at,
      before: diff.before,
      messages: diff.fresh,
      ...(kept && { reply: kept }),
      recalled: recalled.map((memory): MemoryId => memory.id),
      recalledTexts: recalled.map(({ content }) => content),
      given: replies ? (diff.record.given ?? []) : [],
      used: usedOf(recalled),
      ...(diff.repeated !== undefined && { replacesReplyTo: diff.repeated }),
      ...(diff.edited !== undefined && { supersedesMessage: diff.edited }),
      toolsRead,
      // A reply after tool text is never trusted, so that text is not needed.
      toolTexts: replies && !toolsRead ? toolTextsOf(turn.messages) : [],
      trace: turn.trace,
    }
    // Queued before the session is stored: a turn that could not be queued is new again when the client resends it.
    await queueTurn(parts.worker, turnJobId(pool, about, names, kept !== undefined), capture, settings)
  }
  const shown = recalled.map(({ id }) => id)
  const record = reply.brokeOff ? withInterruptedReply(after.record, spoken, parts.now()) : after.record
  await parts.sessions.keep(pool, withGiven(record, shown))
  // The turn is durable here. Backpressure: a client that sends turns faster than they are remembered waits, at most
  // as long as a reply may be held.
  await parts.worker.room(laneOf(pool))
}

function usedOf(recalled: readonly Memory[]): Capture["used"] {
  const used: Record<string, MemoryId[]> = {}
  for (const { pool, id } of recalled) used[pool] = [...(used[pool] ?? []), id]
  return used
}
