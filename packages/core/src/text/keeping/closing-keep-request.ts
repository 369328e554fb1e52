import { expression } from "../regex.ts"
import { keepRequestChance } from "./keep-request-model.ts"
import { hintsAtWish } from "./keeping-features.ts"

/** Where a closing request may begin: behind a comma or a dash, and at "and", "so" or a courtesy. */
const BEGINNINGS = expression("giu")`
  [,;:，、–—]\s?|\s-\s|\s(?=(?:(?:just )?so|and|just|please|pls|plz|und|also|bitte|et|donc|alors|stp|svp|y|así que|por favor|porfa|e|quindi|per favore|então|por isso)\s|merke? dir)
`
/** A longer stretch, in characters, is no request, and so many beginnings are tried. */
const MAX_CLOSING = 100
const MAX_BEGINNINGS = 6
/** From this probability on a stretch asks to keep. */
const ASKS_FROM = 0.7
/** The same for a sentence of its own. */
const SURELY_ASKS_FROM = 0.8

/** Whether a short sentence asks to keep what stands before it: "Put that in your notes." */
export const asksToKeepIt = (sentence: string): boolean =>
  sentence.length <= MAX_CLOSING && keepRequestChance(sentence) >= SURELY_ASKS_FROM

/** Verbs of keeping with an accent that the model's meanings do not have. */
const ACCENTED = /recuérd|acuérd|apúnt|anót|tenl[oa]|souviens|souvenez|rappel/iu
/** Whether a stretch says something of keeping at all. */
const speaksOfKeeping = (stretch: string): boolean => hintsAtWish(stretch) || ACCENTED.test(stretch)

/**
 * What stands before a request to keep it that closes a sentence: "I take lithium" of "I take lithium, please remember
 * that". Nothing where none closes it, or where it asks whether ("…, remember that?").
 */
export function beforeKeepRequest(sentence: string): string | undefined {
  const text = sentence.trim()
  if (/[?？]$/u.test(text)) return undefined
  const from = Math.max(0, text.length - MAX_CLOSING)
  for (const { 0: mark, index } of [...text.slice(from).matchAll(BEGINNINGS)].slice(-MAX_BEGINNINGS)) {
    const closing = text.slice(from + index + mark.length)
    const before = text.slice(0, from + index).trim()
    if (before !== "" && speaksOfKeeping(closing) && keepRequestChance(closing) >= ASKS_FROM) return before
  }
  return undefined
}
