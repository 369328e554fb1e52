import { handedOverChance, scoreMessage } from "./handed-over.ts"
import { readUnits } from "./spans/segmenter.ts"
import { SURE_NETWORKS } from "./spans/sure-weights.ts"
import { passSure, sureFields } from "./spans/sure-words.ts"
import { textCue } from "./spans/text-cues.ts"

interface Said {
  readonly role: string
  readonly text: string
}

/** From this probability on words are surely what their sender says of themselves: where a sentence of the message may speak of a text, and where none does. */
const SURE_FROM = { beside: 0.85, alone: 0.75 }
/** From these log-odds on a sentence may speak of a text. */
const CUE_FROM = -1
/** A longer sentence, in characters, tells a story, in which a request is easily missed, so that it must be unlike one. */
const MAX_CHARACTERS = { spaced: 80, unspaced: 30 }
const LONG_CUE_BELOW = -3.5
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Nobody tells of themselves in so many sentences at once. */
const MAX_UNITS = 60

const scorers = {
  cue: textCue,
  pasted: ({ text }: { readonly text: string }) => readUnits(text).chances,
  message: scoreMessage,
  handed: handedOverChance,
}

/**
 * Whether all words between two places of a user's message are surely what its sender says of themselves. Stricter than
 * `ownWords`: for what every conversation carries, a missing fact is better than somebody else's.
 */
export function isSurelyOwn(messages: readonly Said[], at: number, from: number, to: number): boolean {
  const { cut } = readUnits(messages[at]?.text ?? "")
  if (cut.units.length > MAX_UNITS) return false
  const units = cut.units.filter(({ start, end }) => start < to && end > from)
  const least = cut.units.some(({ text }) => textCue(text) >= CUE_FROM) ? SURE_FROM.beside : SURE_FROM.alone
  return (
    units.length > 0 &&
    units.every((unit) => {
      const isLong = unit.text.length > MAX_CHARACTERS[UNSPACED.test(unit.text) ? "unspaced" : "spaced"]
      if (isLong && textCue(unit.text) >= LONG_CUE_BELOW) return false
      const fields = sureFields(messages, at, cut, unit, scorers)
      return SURE_NETWORKS.reduce((sum, one) => sum + passSure(fields, one), 0) / SURE_NETWORKS.length >= least
    })
  )
}
