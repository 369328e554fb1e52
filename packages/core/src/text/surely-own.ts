import { withoutHalfSentences } from "./half-sentences.ts"
import { handedOverChance, scoreMessage } from "./handed-over.ts"
import { type LetterForm, letterFormOf } from "./letter-form.ts"
import { leadEnd, ownWords } from "./own-words.ts"
import { rememberLeadEnd } from "./remember-requests.ts"
import { sentencesOf } from "./sentences.ts"
import { scoreClause } from "./spans/clause-model.ts"
import { createEverydayCheck } from "./spans/everyday-model.ts"
import { HANDOVER_FROM } from "./spans/handover-model.ts"
import { findLead } from "./spans/lead-model.ts"
import { findMadeUp } from "./spans/made-up-model.ts"
import { PASSING_NETWORKS } from "./spans/passing-weights.ts"
import { readUnits } from "./spans/segmenter.ts"
import { SURE_NETWORKS } from "./spans/sure-weights.ts"
import { isPlainMessage, LEADS_OR_QUOTES, PASSING_SHAPE, passSure, sureFieldsOf } from "./spans/sure-words.ts"
import { textCue } from "./spans/text-cues.ts"
import { TOLD_CLAUSES } from "./spans/told-clauses.ts"
import type { TextUnit } from "./spans/units.ts"
import { UNSPACED } from "./unspaced.ts"

interface Said {
  readonly role: string
  readonly text: string
}

/**
 * From these probabilities on words are surely what their sender says of themselves: in a sentence or two in passing, to
 * which hardly anybody pastes a text, and in all other messages. The networks of both have scales of their own.
 */
const SURE_FROM = { inPassing: 0.7, plain: 0.85, other: 0.9 }
/** From this probability of the networks for what is said in passing on, for each sentence, a few plain ones in a row are their sender's: "I teach. I live in Bristol. I'm allergic to nuts." */
const ROW_FROM = 0.8
const MAX_ROW = 8
/** The same where each of them gave a fact: a request gives none. */
const STATED_FROM = 0.5
/** The least of both networks for words beside which all is everyday talk: a lower one is surer than that talk. */
const EVERYDAY_FROM = { inPassing: 0.2, other: 0.5 }
const ASKS = /[?？]/u
/** A dash before whoever signs a text, or says a line of it. */
const SIGNED = /[–—]/u
/** What the networks for what is said in passing have to give elsewhere as well: they doubt other texts. */
const AGREED_FROM = 0.5
/**
 * From this probability of the networks for whole messages on no other model has to agree; of both kinds, also where a
 * request may hide. A plain message needs less.
 */
const CERTAIN_FROM = { clear: 0.95, both: 0.97, plain: 0.88 }
/** Below this probability words that are not said in passing state nothing of their sender. */
const HARDLY_BELOW = 0.4
/** From these log-odds on a sentence speaks of a text so likely that nothing is said in passing. */
const CUE_FROM = 0
/** A longer sentence in passing, in characters, tells a story, in which a request is easily missed, so that it must be unlike one. */
const MAX_CHARACTERS = { spaced: 90, unspaced: 30 }
const LONG_CUE_BELOW = -2.5

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
  readonly certainty: (from: number, to: number, tells: Tells | undefined) => Certainty | undefined
  /** The units that both networks take for the sender's. */
  readonly typed: readonly TextUnit[]
}

/**
 * What was read from a message. `statements`: each of its sentences gave a fact. `health`: of what every conversation carries
 * an allergy, an illness or a diet, and no name and no wish.
 */
export type Tells = "statements" | "health"

/** `certainly`: so sure that no other model has to agree. */
export type Certainty = "certainly" | "surely" | "hardly"

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
  tells?: Tells,
): Certainty | undefined {
  return readingOf(messages, at).certainty(from, to, tells)
}

/** From this probability of both networks on a sentence is its sender's although the segmenter takes it for pasted. */
const TOLD_FROM = 0.8

/**
 * A user's message with every character that its sender did not say replaced by a space, so that offsets stay valid:
 * what the segmenter takes for pasted is kept where the networks of sureness, which know how people tell of themselves,
 * are of another opinion.
 */
export function toldWords(messages: readonly Said[], at: number): string {
  const text = messages[at]?.text ?? ""
  const own = ownWords(text)
  if (own === text) return text
  const { typed } = readingOf(messages, at)
  return typed.reduce((words, { start, end }) => words.slice(0, start) + text.slice(start, end) + words.slice(end), own)
}

function readingOf(messages: readonly Said[], at: number): OwnReading {
  const known = readings.get(messages) ?? new Map<number, OwnReading>()
  readings.set(messages, known)
  const reading = known.get(at) ?? readBehindLead(messages, at)
  known.set(at, reading)
  return reading
}

/**
 * A message is read without the words that lead up to the rest, and without half sentences and remarks, which are whose
 * the sentence before them is. What is said in the first words alone is read in all of it.
 */
function readBehindLead(messages: readonly Said[], at: number): OwnReading {
  const { role, text: letter } = messages[at] ?? { role: "user", text: "" }
  const form = letterFormOf(letter)
  if (form.addressee === "other") return OF_OTHER
  const isLetter = form.addressee !== undefined || !isBehindText(messages, at)
  if (isLetter && (form.from > 0 || form.to < letter.length)) return readBody(messages, at, form)
  const whole = letter
  const lead = leadEnd(whole) || ownLeadEnd(whole) || rememberLeadEnd(whole.slice(0, MAX_REQUEST))
  const { text, isWhole, toShort, toWhole } = withoutHalfSentences(whole.slice(lead), isBehindText(messages, at))
  if (text === whole) return readMessage(messages, at, true)
  const { chance, certainty, typed } = readMessage(messages.with(at, { role, text }), at, lead === 0 && isWhole)
  const placesOf = (from: number, to: number): [number, number] => {
    const end = Math.max(1, toShort(to - lead))
    return [Math.min(toShort(from - lead), end - 1), end]
  }
  let wholeReading: OwnReading | undefined
  return {
    chance: (from, to) => chance(...placesOf(from, to)),
    certainty: (from, to, tells) => {
      if (to <= lead) return readMessage(messages, at, false).certainty(from, to, tells)
      const shortened = certainty(...placesOf(from, to), tells)
      if (shortened === "certainly" || lead > 0) return shortened
      // What is left out may also tell whose the rest is: "La paz. Soy el padre Honorio."
      wholeReading ??= readMessage(messages, at, true)
      return wholeReading.certainty(from, to, tells) === "certainly" ? "certainly" : shortened
    },
    typed: typed.map((unit) => ({ ...unit, start: lead + toWhole(unit.start), end: lead + toWhole(unit.end, true) })),
  }
}

/** What is said to somebody else says nothing of its sender. */
const OF_OTHER: OwnReading = { chance: () => 0, certainty: () => "hardly", typed: [] }

/** A letter to the assistant is read without its salutation and its closing. */
function readBody(messages: readonly Said[], at: number, { from, to }: LetterForm): OwnReading {
  const { role, text } = messages[at] ?? { role: "user", text: "" }
  const { chance, certainty, typed } = readBehindLead(messages.with(at, { role, text: text.slice(from, to) }), at)
  const placesOf = (start: number, end: number): [number, number] => {
    const until = Math.max(1, Math.min(end, to) - from)
    return [Math.min(Math.max(0, start - from), until - 1), until]
  }
  const whole = readMessage(messages, at, true)
  return {
    chance: (start, end) => chance(...placesOf(start, end)),
    // The form of a letter may also say that it is its sender's: "Dear assistant, my name is …".
    certainty: (start, end, tells) =>
      surer(certainty(...placesOf(start, end), tells), whole.certainty(start, end, tells)),
    typed: [...typed.map((unit) => ({ ...unit, start: from + unit.start, end: from + unit.end })), ...whole.typed],
  }
}

const CERTAINTIES = ["hardly", undefined, "surely", "certainly"] as const
const surer = (one: Certainty | undefined, other: Certainty | undefined): Certainty | undefined =>
  CERTAINTIES.indexOf(one) > CERTAINTIES.indexOf(other) ? one : other

/** So many sentences of an earlier message are searched. */
const MAX_SEARCHED = 8
/** The place of the first message of the user's that speaks of a text, read once for each conversation. */
const firstOfText = new WeakMap<readonly Said[], number>()

/** Whether an earlier message of the user's speaks of a text, of which a remark may be a sentence. */
function isBehindText(messages: readonly Said[], at: number): boolean {
  const known = firstOfText.get(messages) ?? messages.findIndex(speaksOfAText)
  firstOfText.set(messages, known)
  return known >= 0 && known < at
}

const speaksOfAText = ({ role, text }: Said): boolean =>
  role === "user" &&
  sentencesOf(text)
    .slice(0, MAX_SEARCHED)
    .some((one) => textCue(one.text) >= CUE_FROM)

/** A request to remember that is longer leads up to a text, in characters. */
const MAX_REQUEST = 400

/** "About me: …", "Remember this: …", "Merk dir: …" say whose the rest is. */
function ownLeadEnd(message: string): number {
  const lead = findLead(message)
  return lead?.whose === "own" ? lead.end : 0
}

/** `isWhole`: nothing of the message was left out, so that all of it says whether it brings a text along. */
function readMessage(messages: readonly Said[], at: number, isWhole: boolean): OwnReading {
  const { cut } = readUnits(messages[at]?.text ?? "")
  if (cut.units.length > MAX_UNITS) return { chance: () => undefined, certainty: () => undefined, typed: [] }
  const isPlain = isPlainMessage(cut)
  const isUnasked = handedOverChance(messages, at) < HANDOVER_FROM.unsure
  const asksNothing = isUnasked && !cut.units.some(({ text }) => textCue(text) >= CUE_FROM)
  const isInPassing = isPlain && asksNothing
  const isOnLine = cut.units.length <= MAX_ROW && !LEADS_OR_QUOTES.test(cut.text.trim())
  const isRow = !isPlain && asksNothing && isOnLine
  const isEverydayTalk = {
    health: createEverydayCheck(cut, "health"),
    statement: createEverydayCheck(cut, "statement"),
  }
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
  // Beside a request somebody who introduces themselves may be anybody, and an allergy alone is hardly a text.
  const isEveryday = (units: readonly TextUnit[], tells: Tells | undefined): boolean =>
    isWhole &&
    isUnasked &&
    (tells === "health" || (!ASKS.test(cut.text) && isRowOfStatements(cut.units))) &&
    isEverydayTalk[tells === "health" ? "health" : "statement"](units) &&
    least(units, "inPassing") >= EVERYDAY_FROM.inPassing &&
    least(units, "other") >= EVERYDAY_FROM.other
  const chance = (from: number, to: number): number | undefined => {
    const units = unitsOf(from, to)
    return units.length === 0 ? undefined : least(units, isInPassing ? "inPassing" : "other")
  }
  const madeUp = findMadeUp(messages[at]?.text ?? "")
  const certainty = (from: number, to: number, tells: Tells | undefined): Certainty | undefined => {
    if (madeUp !== undefined && to > madeUp.start && from < madeUp.until) {
      const isHardly = from < madeUp.end || certaintyAsTyped(from, to, tells) === "hardly"
      return isHardly ? "hardly" : undefined
    }
    const isStated = tells === "statements" && isUnasked && isOnLine && madeUp === undefined && !SIGNED.test(cut.text)
    if (isStated && least(cut.units, "inPassing") >= STATED_FROM && !cut.units.some(mayHideRequest))
      return certaintyAsTyped(from, to, tells) === "certainly" ? "certainly" : "surely"
    return certaintyAsTyped(from, to, tells)
  }
  const certaintyAsTyped = (from: number, to: number, tells: Tells | undefined): Certainty | undefined => {
    const units = unitsOf(from, to)
    if (units.length === 0) return undefined
    const inPassing = least(units, "inPassing")
    const isClear = !units.some(mayHideRequest)
    const other = least(units, "other")
    const isCertain = !isInPassing && other >= CERTAIN_FROM.clear && isClear
    const isPlainlyOwn = isPlain && isClear && other >= CERTAIN_FROM.plain && inPassing >= SURE_FROM.inPassing
    if (isCertain || isPlainlyOwn || Math.min(inPassing, other) >= CERTAIN_FROM.both) return "certainly"
    if (isEveryday(units, tells)) return "certainly"
    if (isInPassing) return inPassing >= SURE_FROM.inPassing && isClear ? "surely" : undefined
    if (isRow && isClear && isRowOfStatements(cut.units) && least(cut.units, "inPassing") >= ROW_FROM) return "surely"
    const isAgreed = other >= SURE_FROM.other && inPassing >= AGREED_FROM
    if (isAgreed || (isPlain && inPassing >= SURE_FROM.plain && isClear)) return "surely"
    return other < HARDLY_BELOW && inPassing < AGREED_FROM ? "hardly" : undefined
  }
  return {
    chance,
    certainty,
    get typed() {
      return cut.units.filter((unit) => {
        const { inPassing, other } = chancesOf(unit)
        return other >= CERTAIN_FROM.clear || Math.min(inPassing, other) >= TOLD_FROM || isEveryday([unit], undefined)
      })
    },
  }
}

function mayHideRequest({ text }: TextUnit): boolean {
  return text.length > MAX_CHARACTERS[UNSPACED.test(text) ? "unspaced" : "spaced"] && textCue(text) >= LONG_CUE_BELOW
}

/** Whether none of a few sentences sounds like a request, also one in which no word for a text tells so. */
const isRowOfStatements = (units: readonly TextUnit[]): boolean =>
  units.every(({ text }) => (scorers.roles(text)[0] ?? 0) < REQUEST_BELOW)
const REQUEST_BELOW = 0.2

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
