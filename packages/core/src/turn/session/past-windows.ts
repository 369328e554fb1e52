import type { PastMessage } from "../../text/transcripts.ts"

/** Messages of a past conversation that are remembered together. */
export interface PastWindow<Message> {
  /** With the ones before it, by which the session knows where it belongs. */
  readonly messages: readonly Message[]
  /** Those that are new in it. */
  readonly fresh: readonly Message[]
}

/** Messages of a window; a turn that tools were read for is one of its own, because its replies are not trusted. */
const WINDOW_MESSAGES = 50
const MAX_TURN = 400
/** Messages of user and assistant before a window. */
export const PAST_CONTEXT = 15

/** Splits a past conversation for `remember`, between turns where it can. `before`: its messages up to here. */
export function* pastWindows<Message extends Pick<PastMessage, "role">>(
  messages: readonly Message[],
  before: readonly Message[] = [],
): Generator<PastWindow<Message>> {
  let context = lastSpoken(before)
  let window: Message[] = []
  for (const turn of turnsOf(messages)) {
    const isAlone = hasTool(turn) || hasTool(window)
    if (window.length > 0 && (isAlone || window.length + turn.length > WINDOW_MESSAGES)) {
      yield { messages: [...context, ...window], fresh: window }
      context = lastSpoken([...context, ...window])
      window = []
    }
    window.push(...turn)
  }
  if (window.length > 0) yield { messages: [...context, ...window], fresh: window }
}

function hasTool(messages: readonly Pick<PastMessage, "role">[]): boolean {
  return messages.some(({ role }) => role === "tool")
}

function lastSpoken<Message extends Pick<PastMessage, "role">>(messages: readonly Message[]): readonly Message[] {
  return messages.filter(({ role }) => role !== "tool").slice(-PAST_CONTEXT)
}

/** A turn begins with a user's message that follows something else. A very long one is cut, after its last tool text. */
function* turnsOf<Message extends Pick<PastMessage, "role">>(messages: readonly Message[]): Generator<Message[]> {
  let turn: Message[] = []
  for (const message of messages) {
    const begins = message.role === "user" && turn.at(-1)?.role !== "user"
    if (turn.length > 0 && (begins || turn.length >= MAX_TURN)) {
      yield turn
      turn = begins ? [] : turn.filter(({ role }) => role === "tool").slice(-1)
    }
    turn.push(message)
  }
  if (turn.length > 0) yield turn
}
