import { rememberRecent } from "../remember-recent.ts"
import { UNSPACED } from "../unspaced.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { aboutWords, everydayFeatures } from "./everyday-model.ts"
import { REMARK_BIAS, REMARK_SCALE, REMARK_WEIGHTS } from "./remark-weights.ts"
import { LEADS_OR_QUOTES } from "./sure-words.ts"
import { textCue } from "./text-cues.ts"

const model = readModel(REMARK_BIAS, REMARK_SCALE, REMARK_WEIGHTS)

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
  return probabilityOf(everydayFeatures(text), model) >= REMARK_FROM
})

/** The remarks among the sentences of a message; none where another sentence, or its form, may bring a text along. */
export function findRemarks(message: string, sentences: readonly { readonly text: string }[]): ReadonlySet<string> {
  const texts = sentences.map(({ text }) => text)
  if (texts.length < 2 || texts.length > MAX_SENTENCES || LEADS_OR_QUOTES.test(message.trim())) return NONE
  const remarks = new Set(texts.slice(1).filter(isRemark))
  const isAboutText = (text: string): boolean =>
    textCue(text) >= OF_TEXT_FROM.cue || aboutWords(text) >= OF_TEXT_FROM.about
  return texts.some((text) => !remarks.has(text) && isAboutText(text)) ? NONE : remarks
}
const NONE: ReadonlySet<string> = new Set()
