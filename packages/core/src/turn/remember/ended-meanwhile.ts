import { stripBlocks } from "../../text/block.ts"
import { type SessionDiff, withReply } from "../session/session-diff.ts"
import type { TurnContext } from "../turn-context.ts"
import type { Reply } from "../turn-request.ts"

/**
 * Whether nothing of this turn is stored, because of what was asked while its reply was written; a resent history does
 * not bring it back. Its trace learns the answer.
 */
export async function isEndedMeanwhile(turn: TurnContext, diff: SessionDiff, reply: Reply): Promise<boolean> {
  const { endedCaptures } = turn.parts
  const isEnded = await endedCaptures.isEnded({ ...turn.request.owner, session: diff.session }, turn.at)
  turn.seen.ended.resolve(isEnded)
  if (!isEnded) return false
  const after = withReply(diff, turn.spoken.at(-1), stripBlocks(reply.text))
  await endedCaptures.withhold(turn.pool, [...diff.fresh, ...(after.reply ? [after.reply] : [])])
  return true
}
