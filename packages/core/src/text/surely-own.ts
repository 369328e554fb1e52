import { handedOverChance, scoreMessage } from "./handed-over.ts"
import { HANDOVER_FROM } from "./spans/handover-model.ts"
import { readUnits } from "./spans/segmenter.ts"
import { SURE_NETWORKS } from "./spans/sure-weights.ts"
import { isPlainMessage, passSure, sureFields } from "./spans/sure-words.ts"
import { textCue } from "./spans/text-cues.ts"

interface Said {
  readonly role: string
  readonly text: string
}

/**
 * From this probability on words are surely what their sender says of themselves: where a sentence of the message may
 * speak of a text, where none does, and in a sentence or two in passing, to which hardly anybody pastes a text.
 */
const SURE_FROM = { beside: 0.85, alone: 0.75, plain: 0.7 }
/** From these log-odds on a sentence may speak of a text. */
const CUE_FROM = -1
/** From these on it does so likely that nothing in a message of several lines is sure, and none is said in passing. */
const LIKELY_CUE_FROM = 0
/** Below this probability words of a message on one line are hardly ever its sender's. Letters on several lines are too often. */
const HARDLY_BELOW = 0.1
/** A longer sentence, in characters, tells a story, in which a request is easily missed, so that it must be unlike one. */
const MAX_CHARACTERS = { spaced: 80, unspaced: 30 }
const LONG_CUE_BELOW = { inPassing: -2.5, other: -3.5 }
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
 * How certain it is that all words between two places of a user's message are what its sender says of themselves.
 * `surely` is stricter than `ownWords`: for what every conversation carries, a missing fact is better than somebody
 * else's. `hardly`: they state nothing of their sender. `undefined`: neither.
 */
export function ownCertainty(
  messages: readonly Said[],
  at: number,
  from: number,
  to: number,
): "surely" | "hardly" | undefined {
  const { cut } = readUnits(messages[at]?.text ?? "")
  const units = cut.units.filter(({ start, end }) => start < to && end > from)
  if (cut.units.length > MAX_UNITS || units.length === 0) return undefined
  const highestCue = cut.units.reduce((highest, { text }) => Math.max(highest, textCue(text)), Number.NEGATIVE_INFINITY)
  const isPlain = isPlainMessage(cut)
  const isInPassing = isPlain && highestCue < LIKELY_CUE_FROM && handedOverChance(messages, at) < HANDOVER_FROM.unsure
  const chances = units.map((unit) => {
    const fields = sureFields(messages, at, cut, unit, scorers)
    return SURE_NETWORKS.reduce((sum, one) => sum + passSure(fields, one), 0) / SURE_NETWORKS.length
  })
  const chance = Math.min(...chances)
  const mayHideRequest = units.some(({ text }) => {
    const isLong = text.length > MAX_CHARACTERS[UNSPACED.test(text) ? "unspaced" : "spaced"]
    return isLong && textCue(text) >= LONG_CUE_BELOW[isInPassing ? "inPassing" : "other"]
  })
  if (isInPassing) return chance >= SURE_FROM.plain && !mayHideRequest ? "surely" : undefined
  if (cut.lines.length === 1 && !isPlain && chance < HARDLY_BELOW) return "hardly"
  if (cut.lines.length > 1 && highestCue >= LIKELY_CUE_FROM) return undefined
  const least = highestCue >= CUE_FROM ? SURE_FROM.beside : SURE_FROM.alone
  return chance >= least && !mayHideRequest ? "surely" : undefined
}
