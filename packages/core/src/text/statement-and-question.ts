import { goesOn } from "./half-sentences.ts"
import { handedOverChance } from "./handed-over.ts"
import { letterBody } from "./letter-form.ts"
import { HANDOVER_FROM } from "./spans/handover-model.ts"
import { readUnits } from "./spans/segmenter.ts"
import { isPlainMessage } from "./spans/sure-words.ts"
import { textCue } from "./spans/text-cues.ts"
import { UNSPACED } from "./unspaced.ts"

/** Below these log-odds neither of the two speaks of a text. */
const CUE_BELOW = 1
/** The longest of the two sentences, in characters. */
const MAX_CHARACTERS = { spaced: 80, unspaced: 30 }
const ASKS = /[?？]\s*$/u

/**
 * Whether a user's message is a short statement and a short question on one line that is not about a text, or a sentence
 * that goes on with it: "I am pregnant. Is brie ok?", "I'm allergic to nuts. But not to almonds." Such a message hardly has
 * place for a text of somebody else.
 */
export function isStatementAndQuestion(
  messages: readonly { readonly role: string; readonly text: string }[],
  at: number,
): boolean {
  const { cut } = readUnits(letterBody(messages[at]?.text ?? ""))
  const { units } = cut
  if (units.length !== 2 || !isPlainMessage(cut) || handedOverChance(messages, at) >= HANDOVER_FROM.unsure) return false
  const asking = units.filter(({ text }) => ASKS.test(text)).length
  if (asking !== 1 && !(asking === 0 && goesOn(units[1]?.text ?? ""))) return false
  return units.every(
    ({ text }) =>
      text.length <= MAX_CHARACTERS[UNSPACED.test(text) ? "unspaced" : "spaced"] && textCue(text) < CUE_BELOW,
  )
}
