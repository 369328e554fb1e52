import { isFigureOfSpeech } from "../figures-of-speech.ts"
import { rememberRecent } from "../remember-recent.ts"
import { sentencesOf } from "../sentences.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { findLead } from "./lead-model.ts"
import { madeUpFeatures } from "./made-up-features.ts"
import {
  MADE_UP_BIAS,
  MADE_UP_SCALE,
  MADE_UP_WEIGHTS,
  PLAYS_BIAS,
  PLAYS_SCALE,
  PLAYS_WEIGHTS,
  RETURNS_BIAS,
  RETURNS_SCALE,
  RETURNS_WEIGHTS,
} from "./made-up-weights.ts"

const model = readModel(MADE_UP_BIAS, MADE_UP_SCALE, MADE_UP_WEIGHTS)
const playing = readModel(PLAYS_BIAS, PLAYS_SCALE, PLAYS_WEIGHTS)
const returning = readModel(RETURNS_BIAS, RETURNS_SCALE, RETURNS_WEIGHTS)

/** From this probability on a sentence states nothing of its writer: of ordinary ones one in 700 reaches it. */
export const MADE_UP_FROM = 0.7
/** From this probability on what follows such a sentence goes on with it, too. */
const GOES_ON_FROM = 0.75
/** From this probability on a sentence gives its writer a part to play in the messages to come. */
const PLAYS_FROM = 0.8
/** From this probability on a sentence speaks of its writer again. */
const RETURNS_FROM = 0.5
/** Of a longer message, in sentences, the beginning is read. */
const MAX_SENTENCES = 60

/** What states nothing of its writer, from `start` to `end`. What follows up to `until`, where the writer speaks of themselves again, may go on so. */
export interface MadeUp {
  readonly start: number
  readonly end: number
  readonly until: number
}

const returns = (features: readonly number[]): boolean => probabilityOf(features, returning) >= RETURNS_FROM

/** Whether a sentence behind others that are not its writer's own speaks of them again: "Anyway, in real life I'm a nurse". */
export const returnsToWriter = (sentence: string): boolean => returns(madeUpFeatures(sentence))

/**
 * Where in a message its writer tries something out, plays, writes fiction or jokes ("For testing, my name is …", "My
 * character is a wizard"), from the first sentence that does. `scripts/train-made-up.mjs` fits the models.
 */
export function findMadeUp(message: string): MadeUp | undefined {
  const sentences = sentencesOf(message).slice(0, MAX_SENTENCES)
  const lead = findLead(message)
  // "Merk dir: ich bin …" looks like a part that is spoken by somebody called so.
  const from = lead?.whose === "own" ? lead.end : 0
  const scored = sentences.map((one) => ({
    ...one,
    features: madeUpFeatures(one.start < from && from < one.end ? message.slice(from, one.end) : one.text),
  }))
  const isReturn = (one: { readonly features: readonly number[] }): boolean => returns(one.features)
  // "I'm allergic to Mondays" is a joke of one sentence.
  const first = scored.findIndex(
    (one) => probabilityOf(one.features, model) >= MADE_UP_FROM && !isReturn(one) && !isFigureOfSpeech(one.text),
  )
  const opening = scored[first]
  if (opening === undefined) return undefined
  const back = scored.slice(first + 1).find(isReturn)
  const until = back?.start ?? message.length
  const goesOn = probabilityOf(opening.features, model) >= GOES_ON_FROM
  return { start: opening.start, end: goesOn ? until : opening.end, until }
}

/** More of a message, in characters, is not searched for a part. */
const MAX_ANNOUNCEMENT = 600

/**
 * Whether a message gives its writer a part to play in the messages to come ("Pretend that I'm a patient and you're the
 * paramedic", "Let's practise a job interview"), or ends one ("End of the game").
 */
export const partIn = rememberRecent((message: string): "begins" | "ends" | "none" => {
  const sentences = sentencesOf(message.slice(0, MAX_ANNOUNCEMENT)).map(({ text }) => madeUpFeatures(text))
  const last = sentences.findLastIndex((one) => probabilityOf(one, playing) >= PLAYS_FROM)
  if (sentences.findLastIndex(returns) > last) return "ends"
  return last >= 0 ? "begins" : "none"
})
