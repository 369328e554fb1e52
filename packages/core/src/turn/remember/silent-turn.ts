import type { Memory } from "../../contract/memory.ts"
import { stripBlocks } from "../../text/block.ts"
import { findSession, type SessionMatch } from "../session/find-session.ts"
import { withReply, withToolCall, withUnkeptStart } from "../session/session-diff.ts"
import type { TurnContext } from "../turn-context.ts"
import type { OpenTurn, Reply } from "../turn-request.ts"
import { isEndedMeanwhile } from "./ended-meanwhile.ts"
import { keepOrBuffer } from "./keep-or-buffer.ts"
import { saveChain } from "./save-chain.ts"

/**
 * Creates the end of a turn of which nothing is kept. Its session records hashes of the messages as `notKept`, so that
 * the next request, which resends them as history, does not keep them. The request's messages are recorded
 * immediately, because they are resent whatever the upstream answers; the reply is recorded at the end.
 */
export function createSilentFinisher(
  turn: TurnContext,
  found: SessionMatch | undefined,
  placed: readonly Memory[] = [],
): Pick<OpenTurn, "finish" | "abandon"> {
  if (turn.request.trial === true) return { finish: async () => undefined, abandon: () => undefined }
  const session = turn.request.session ?? turn.request.owner.session
  let known = found
  const record = async (reply?: Reply): Promise<void> => {
    known ??= await findSession(turn, session)
    if (reply !== undefined) {
      if (await isEndedMeanwhile(turn, known.diff, reply)) return
      await saveChain(turn, known, placed, reply)
    }
    await turn.parts.sessions.keep(turn.pool, recordOf(turn, known, reply))
  }
  const save = (reply?: Reply) => keepOrBuffer(turn, session ?? "", reply, () => record(reply))
  const recorded = record().then(
    () => true,
    () => false,
  )
  return {
    finish: async (reply) => {
      await recorded
      await save(reply)
    },
    abandon: () => {
      // `keepOrBuffer` reports a failure as an event, or buffers the turn.
      void recorded.then((isRecorded) => (isRecorded ? undefined : save().catch(() => undefined)))
    },
  }
}

function recordOf({ spoken }: TurnContext, { diff }: SessionMatch, reply: Reply | undefined) {
  if (reply === undefined || !reply.whole) return withUnkeptStart(diff.record, spoken)
  const text = stripBlocks(reply.text)
  const last = spoken.at(-1)
  return text.trim() === "" ? withToolCall(diff, last) : withReply(diff, last, text, false).record
}
