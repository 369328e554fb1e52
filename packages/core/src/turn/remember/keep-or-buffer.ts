import type { TurnContext } from "../turn-context.ts"
import type { Reply } from "../turn-request.ts"

/** Keeps a turn; one that the store does not accept for now waits in memory until it does, and the failure is thrown. */
export async function keepOrBuffer(
  turn: TurnContext,
  session: string,
  reply: Reply | undefined,
  keep: () => Promise<void>,
): Promise<void> {
  const { parts, trace } = turn
  try {
    await keep()
  } catch (failure) {
    const characters = countHeld(turn, reply)
    const why = failure instanceof Error ? failure.message : String(failure)
    if (!parts.buffer.take({ session, characters, keep }, failure)) {
      parts.openTurns.drop(trace)
      parts.onEvent({ event: "capture-lost", session, why })
    }
    throw failure
  }
}

/** Number of characters that a buffered turn holds in memory: its request as given, of which less may be kept, and its reply. */
function countHeld({ request }: TurnContext, reply: Reply | undefined): number {
  const ofRequest = request.messages.reduce((sum, { text, attached = "" }) => sum + text.length + attached.length, 0)
  return ofRequest + (reply?.text.length ?? 0) + (reply?.toolText?.length ?? 0)
}
