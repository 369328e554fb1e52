import { handedOverChance, scoreMessage } from "./handed-over.ts"
import { scoreClause } from "./spans/clause-model.ts"
import { HANDOVER_FROM } from "./spans/handover-model.ts"
import { findMadeUp } from "./spans/made-up-model.ts"
import { PASSING_NETWORKS } from "./spans/passing-weights.ts"
import { readUnits } from "./spans/segmenter.ts"
import { SURE_NETWORKS } from "./spans/sure-weights.ts"
import { isPlainMessage, PASSING_SHAPE, passSure, sureFieldsOf } from "./spans/sure-words.ts"
import { textCue } from "./spans/text-cues.ts"
import { TOLD_CLAUSES } from "./spans/told-clauses.ts"
import type { TextUnit } from "./spans/units.ts"

interface Said {
  readonly role: string
  readonly text: string
}

/**
 * From these probabilities on words are surely what their sender says of themselves: in a sentence or two in passing, to
 * which hardly anybody pastes a text, and in all other messages. The networks of both have scales of their own.
 */
const SURE_FROM = { inPassing: 0.7, plain: 0.85, other: 0.9 }
/** What the networks for what is said in passing have to give elsewhere as well: they doubt other texts. */
const AGREED_FROM = 0.5
/** Below this probability words that are not said in passing state nothing of their sender. */
const HARDLY_BELOW = 0.4
/** From these log-odds on a sentence speaks of a text so likely that nothing is said in passing. */
const CUE_FROM = 0
/** A longer sentence in passing, in characters, tells a story, in which a request is easily missed, so that it must be unlike one. */
const MAX_CHARACTERS = { spaced: 80, unspaced: 30 }
const LONG_CUE_BELOW = -2.5
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Nobody tells of themselves in so many sentences at once. */
const MAX_UNITS = 60

const scorers = {
  cue: textCue,
  pasted: (message: string) => readUnits(message).chances,
  roles: (sentence: string) => scoreClause(sentence, TOLD_CLAUSES),
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
  const isPlain = isPlainMessage(cut)
  const isInPassing =
    isPlain &&
    handedOverChance(messages, at) < HANDOVER_FROM.unsure &&
    !cut.units.some(({ text }) => textCue(text) >= CUE_FROM)
  const fieldsOf = sureFieldsOf(messages, at, cut, scorers)
  const chances = new Map<TextUnit, Chances>()
  const chancesOf = (unit: TextUnit): Chances => {
    const known = chances.get(unit) ?? passNetworks(fieldsOf(unit))
    chances.set(unit, known)
    return known
  }
  const unitsOf = (from: number, to: number): readonly TextUnit[] =>
    cut.units.filter(({ start, end }) => start < to && end > from)
  const least = (units: readonly TextUnit[], of: keyof Chances): number =>
    Math.min(...units.map((unit) => chancesOf(unit)[of]))
  const chance = (from: number, to: number): number | undefined => {
    const units = unitsOf(from, to)
    return units.length === 0 ? undefined : least(units, isInPassing ? "inPassing" : "other")
  }
  const madeUp = findMadeUp(messages[at]?.text ?? "")
  const certainty = (from: number, to: number): "surely" | "hardly" | undefined => {
    if (madeUp === undefined || to <= madeUp.start) return certaintyAsTyped(from, to)
    const isHardly = from < madeUp.end || certaintyAsTyped(from, to) === "hardly"
    return isHardly ? "hardly" : undefined
  }
  const certaintyAsTyped = (from: number, to: number): "surely" | "hardly" | undefined => {
    const units = unitsOf(from, to)
    if (units.length === 0) return undefined
    const inPassing = least(units, "inPassing")
    const isClear = !units.some(mayHideRequest)
    if (isInPassing) return inPassing >= SURE_FROM.inPassing && isClear ? "surely" : undefined
    const other = least(units, "other")
    const isAgreed = other >= SURE_FROM.other && inPassing >= AGREED_FROM
    if (isAgreed || (isPlain && inPassing >= SURE_FROM.plain && isClear)) return "surely"
    return other < HARDLY_BELOW && inPassing < AGREED_FROM ? "hardly" : undefined
  }
  return { chance, certainty }
}

function mayHideRequest({ text }: TextUnit): boolean {
  return text.length > MAX_CHARACTERS[UNSPACED.test(text) ? "unspaced" : "spaced"] && textCue(text) >= LONG_CUE_BELOW
}

/** What both kinds of networks say of a unit, from 0 to 1. */
interface Chances {
  readonly inPassing: number
  readonly other: number
}

function passNetworks(fields: readonly number[]): Chances {
  return {
    inPassing: meanOf(PASSING_NETWORKS.map((one) => passSure(fields, one, PASSING_SHAPE))),
    other: meanOf(SURE_NETWORKS.map((one) => passSure(fields, one))),
  }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
