import { handedOverChance, scoreMessage } from "./handed-over.ts"
import { HANDOVER_FROM } from "./spans/handover-model.ts"
import { readUnits } from "./spans/segmenter.ts"
import { SURE_NETWORKS } from "./spans/sure-weights.ts"
import { isPlainMessage, passSure, sureFields } from "./spans/sure-words.ts"
import { textCue } from "./spans/text-cues.ts"
import type { TextUnit } from "./spans/units.ts"

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

interface OwnReading {
  /** The least probability of the units between two places; undefined where the message is too long to say, or nothing stands there. */
  readonly chance: (from: number, to: number) => number | undefined
  readonly certainty: (from: number, to: number) => "surely" | "hardly" | undefined
}

/** Every draft of a turn asks about the same messages. */
const readings = new WeakMap<readonly Said[], Map<number, OwnReading>>()

/**
 * How likely it is that all words between two places of a user's message are what its sender says of themselves, from 0
 * to 1. `undefined` where the message has too many sentences to say. A message is read once for an array of messages.
 */
export function ownChance(messages: readonly Said[], at: number, from: number, to: number): number | undefined {
  return readingOf(messages, at).chance(from, to)
}

/**
 * How certain the same is. `surely` is stricter than `ownWords`: for what every conversation carries, a missing fact is
 * better than somebody else's. `hardly`: they state nothing of their sender. `undefined`: neither.
 */
export function ownCertainty(
  messages: readonly Said[],
  at: number,
  from: number,
  to: number,
): "surely" | "hardly" | undefined {
  return readingOf(messages, at).certainty(from, to)
}

function readingOf(messages: readonly Said[], at: number): OwnReading {
  const known = readings.get(messages) ?? new Map<number, OwnReading>()
  readings.set(messages, known)
  const reading = known.get(at) ?? readMessage(messages, at)
  known.set(at, reading)
  return reading
}

function readMessage(messages: readonly Said[], at: number): OwnReading {
  const { cut } = readUnits(messages[at]?.text ?? "")
  if (cut.units.length > MAX_UNITS) return { chance: () => undefined, certainty: () => undefined }
  const highestCue = cut.units.reduce((highest, { text }) => Math.max(highest, textCue(text)), Number.NEGATIVE_INFINITY)
  const isPlain = isPlainMessage(cut)
  const isInPassing = isPlain && highestCue < LIKELY_CUE_FROM && handedOverChance(messages, at) < HANDOVER_FROM.unsure
  const chances = new Map<TextUnit, number>()
  const chanceOf = (unit: TextUnit): number => {
    const known = chances.get(unit) ?? passNetworks(sureFields(messages, at, cut, unit, scorers))
    chances.set(unit, known)
    return known
  }
  const unitsOf = (from: number, to: number): readonly TextUnit[] =>
    cut.units.filter(({ start, end }) => start < to && end > from)
  const chance = (from: number, to: number): number | undefined => {
    const units = unitsOf(from, to)
    return units.length === 0 ? undefined : Math.min(...units.map(chanceOf))
  }
  const certainty = (from: number, to: number): "surely" | "hardly" | undefined => {
    const least = chance(from, to)
    if (least === undefined) return undefined
    const mayHideRequest = unitsOf(from, to).some(({ text }) => {
      const isLong = text.length > MAX_CHARACTERS[UNSPACED.test(text) ? "unspaced" : "spaced"]
      return isLong && textCue(text) >= LONG_CUE_BELOW[isInPassing ? "inPassing" : "other"]
    })
    if (isInPassing) return least >= SURE_FROM.plain && !mayHideRequest ? "surely" : undefined
    if (cut.lines.length === 1 && !isPlain && least < HARDLY_BELOW) return "hardly"
    if (cut.lines.length > 1 && highestCue >= LIKELY_CUE_FROM) return undefined
    const needed = highestCue >= CUE_FROM ? SURE_FROM.beside : SURE_FROM.alone
    return least >= needed && !mayHideRequest ? "surely" : undefined
  }
  return { chance, certainty }
}

function passNetworks(fields: readonly number[]): number {
  return SURE_NETWORKS.reduce((sum, one) => sum + passSure(fields, one), 0) / SURE_NETWORKS.length
}
