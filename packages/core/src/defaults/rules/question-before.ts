import type { Message, Turn } from "../../contract/index.ts"
import { sentencesOf } from "../../text/sentences.ts"

const MAX_QUESTION = 200

/** Messages with what was said before them. */
export type SaidMessages = Pick<Turn, "before" | "messages">

interface OrderedTurn {
  readonly all: readonly Message[]
  /** The index of the first message of a position. */
  readonly at: ReadonlyMap<number, number>
}

const ordered = new WeakMap<SaidMessages, OrderedTurn>()

/** All messages in their order, and where one is among them. They are ordered once a turn, which may have thousands. */
export function placeInTurn(
  message: Pick<Message, "position">,
  turn: SaidMessages,
): { readonly all: readonly Message[]; readonly at: number } {
  const { all, at } = ordered.get(turn) ?? orderTurn(turn)
  return { all, at: at.get(message.position) ?? -1 }
}

function orderTurn(turn: SaidMessages): OrderedTurn {
  const all = [...turn.before, ...turn.messages].toSorted((one, other) => one.position - other.position)
  const at = new Map(all.map(({ position }, index) => [position, index] as const).toReversed())
  const order = { all, at }
  ordered.set(turn, order)
  return order
}

/** The question of the assistant that a message answers, marked as the reader learned it. */
export function questionBefore(message: Message, turn: SaidMessages): string {
  const { all, at } = placeInTurn(message, turn)
  const last = at > 0 ? all[at - 1] : undefined
  const sentence = last?.role === "assistant" ? sentencesOf(last.text.slice(-MAX_QUESTION)).at(-1)?.text : undefined
  return sentence !== undefined && /[?？]$/.test(sentence) ? `A: ${sentence}` : ""
}
