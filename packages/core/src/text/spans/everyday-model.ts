import { rememberRecent } from "../remember-recent.ts"
import { readerFeatures } from "../topics/clause-features.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { CLAUSE_BUCKETS } from "./clause-model.ts"
import { EVERYDAY_BIAS, EVERYDAY_SCALE, EVERYDAY_WEIGHTS } from "./everyday-weights.ts"
import { LEADS_OR_QUOTES, SALUTATION } from "./sure-words.ts"
import { textCueFeatures } from "./text-cues.ts"
import type { CutMessage, TextUnit } from "./units.ts"

const READER_BUCKETS = 16_384

/** Number of buckets of the hashed features of a sentence. */
export const EVERYDAY_BUCKETS = READER_BUCKETS + CLAUSE_BUCKETS

/** A sentence's words as the reader of statements and the model of sentences about texts see them. */
export const everydayFeatures = (sentence: string): readonly number[] => [
  ...readerFeatures(sentence, "", READER_BUCKETS),
  ...textCueFeatures(sentence).map((bucket) => READER_BUCKETS + bucket),
]

const model = readModel(EVERYDAY_BIAS, EVERYDAY_SCALE, EVERYDAY_WEIGHTS)

/**
 * From these probabilities on a sentence is about somebody's words or a part that is played: one beside a statement, one
 * beside an allergy, an illness or a diet, and the statement itself.
 */
const ABOUT_WORDS_FROM = { statement: 0.4, health: 0.5, itself: 0.7 }
/** A longer message tells a story, in units: a row of more statements without a question is rather a text that is pasted without a word about it. */
const MAX_UNITS = { statement: 4, health: 10 }
/** A dash before whoever signs a text, or before the text. */
const DASH = /[–—]|\s-\s/u

/** How likely a sentence is about somebody's words or a part that is played, not about what happens, from 0 to 1. `scripts/train-everyday.mjs` fits the model. */
export const aboutWords = rememberRecent((sentence) => probabilityOf(everydayFeatures(sentence), model))

/**
 * Tells for units of a message whether all others are what people say and ask of their day: "My parents arrive tomorrow.
 * I'm diabetic. What could I bake?" brings no text along. A message of one unit has no others that say so.
 */
export function createEverydayCheck(
  { text, units }: CutMessage,
  beside: "statement" | "health",
): (those: readonly TextUnit[]) => boolean {
  const bringsText = LEADS_OR_QUOTES.test(text.trim()) || DASH.test(text)
  // A greeting behind other words begins a letter.
  const greetsLater = units.some((unit, at) => at > 0 && SALUTATION.test(unit.text))
  if (units.length < 2 || units.length > MAX_UNITS[beside] || bringsText || greetsLater) return () => false
  const about = units.filter((unit) => aboutWords(unit.text) >= ABOUT_WORDS_FROM[beside])
  return (those) =>
    about.every((unit) => those.length === 1 && those[0] === unit && aboutWords(unit.text) < ABOUT_WORDS_FROM.itself)
}
