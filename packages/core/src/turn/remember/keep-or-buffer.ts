import type { TurnContext } from "../turn-context.ts"

/** Keeps a turn; one that the store does not accept for now waits in memory until it does, and the failure is thrown. */
export async function keepOrBuffer(
  { parts, messages, trace }: TurnContext,
  session: string,
  replyCharacters: number,
  keep: () => Promise<void>,
): Promise<void> {
  try {
    await keep()
  } catch (failure) {
    const characters = messages.reduce((sum, { text }) => sum + text.length, replyCharacters)
    const why = failure instanceof Error ? failure.message : String(failure)
    if (!parts.buffer.take({ session, characters, keep }, failure)) {
      parts.openTurns.drop(trace)
      parts.onEvent({ event: "capture-lost", session, why })
    }
    throw failure
  }
}
