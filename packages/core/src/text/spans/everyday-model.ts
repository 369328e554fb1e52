import { rememberRecent } from "../remember-recent.ts"
import { readerFeatures } from "../topics/clause-features.ts"
import { UNSPACED } from "../unspaced.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { CLAUSE_BUCKETS } from "./clause-model.ts"
import { EVERYDAY_BIAS, EVERYDAY_SCALE, EVERYDAY_WEIGHTS } from "./everyday-weights.ts"
import { REMARK_BIAS, REMARK_SCALE, REMARK_WEIGHTS } from "./remark-weights.ts"
import { LEADS_OR_QUOTES, SALUTATION } from "./sure-words.ts"
import { textCue, textCueFeatures } from "./text-cues.ts"
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
const aboutWords = rememberRecent((sentence) => probabilityOf(everydayFeatures(sentence), model))

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

const remarks = readModel(REMARK_BIAS, REMARK_SCALE, REMARK_WEIGHTS)

/** From this probability on a sentence is a remark. */
const REMARK_FROM = 0.5
/** A longer sentence says more, in characters. */
const MAX_REMARK = { spaced: 60, unspaced: 20 }
/** A longer message, in sentences, tells a story or is a text. */
const MAX_SENTENCES = 4
/** From these log-odds, or this probability, on a sentence speaks of somebody's words, of which a remark may be one. */
const OF_TEXT_FROM = { cue: 0.5, about: 0.7 }

/**
 * Whether a sentence is what people say behind any statement of theirs, which says nothing of whose it is: "It is what
 * it is.", "Any tips?", "It rains a lot." `scripts/train-remarks.mjs` fits the model.
 */
const isRemark = rememberRecent((sentence): boolean => {
  const text = sentence.trim()
  if (text.length > MAX_REMARK[UNSPACED.test(text) ? "unspaced" : "spaced"]) return false
  return probabilityOf(everydayFeatures(text), remarks) >= REMARK_FROM
})

/** The remarks among the sentences of a message; none where another sentence, or its form, may bring a text along. */
export function findRemarks(message: string, sentences: readonly { readonly text: string }[]): ReadonlySet<string> {
  const texts = sentences.map(({ text }) => text)
  if (texts.length < 2 || texts.length > MAX_SENTENCES || LEADS_OR_QUOTES.test(message.trim())) return NONE
  const found = new Set(texts.slice(1).filter(isRemark))
  const isAboutText = (text: string): boolean =>
    textCue(text) >= OF_TEXT_FROM.cue || aboutWords(text) >= OF_TEXT_FROM.about
  return texts.some((text) => !found.has(text) && isAboutText(text)) ? NONE : found
}
const NONE: ReadonlySet<string> = new Set()
