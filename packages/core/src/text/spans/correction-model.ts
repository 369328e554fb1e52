import { rememberRecent } from "../remember-recent.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { clauseFeatures } from "./clause-model.ts"
import { CORRECTION_BIAS, CORRECTION_SCALE, CORRECTION_WEIGHTS } from "./correction-weights.ts"

const model = readModel(CORRECTION_BIAS, CORRECTION_SCALE, CORRECTION_WEIGHTS)

/** From this probability on the first words of a message correct what was said before. */
const CORRECTS_FROM = 0.9
/** Longer first words, in characters, say something of their own. */
const MAX_LEAD = 70

/** Behind a longer rest, in characters, or one of several lines, somebody else may speak: "Correction :" asks for one in French. */
const MAX_REST = 240
/** What somebody meant to say. */
const MEANT = String.raw`(?<=\s(?:say|mean|meant|write|sagen|schreiben|meinte|dire|écrire|decir|escribir|intendevo|scrivere|dizer|escrever))`
/** What ends first words: a mark, or a word that introduces what somebody meant. */
const LEAD_END = new RegExp(
  String.raw`[,:;!.…–—]\s+|\s[:–—-]\s+|[，、：；。！]|${MEANT},?\s(?:(?:that|dass|que|che)\s)?`,
  "gu",
)
const LETTER = /[\p{L}\p{N}]/u

interface Lead {
  /** The first words without the mark that ends them. */
  readonly lead: string
  /** Where the mark ends. */
  readonly end: number
}

/** The first words of a text up to each of the marks that may end them, the shortest first. */
export function leadsOf(text: string): readonly Lead[] {
  return [...text.slice(0, MAX_LEAD).matchAll(LEAD_END)]
    .map(({ 0: mark, index }) => ({ lead: text.slice(0, index), end: index + mark.length }))
    .filter(({ lead, end }) => LETTER.test(lead) && LETTER.test(text.slice(end)))
}

/** Whether a few words correct what was said before, or say that it was a joke: "Just kidding", "Tippfehler". */
export function corrects(words: string): boolean {
  if (words.length > MAX_LEAD || !LETTER.test(words)) return false
  return probabilityOf(clauseFeatures(words.trim().replace(/[,:;.!…，、：；。！]{1,6}$/u, "")), model) >= CORRECTS_FROM
}

/**
 * Where what a text states begins, behind words that correct what was said before: "Just kidding, my name is Nadia". 0
 * without such words. `scripts/train-corrections.mjs` fits the model.
 */
export const correctionEnd = rememberRecent((text: string): number => {
  const end = leadsOf(text).find(({ lead }) => corrects(lead))?.end ?? 0
  const rest = text.slice(end)
  return end === 0 || rest.length > MAX_REST || text.trim().includes("\n") ? 0 : end + correctionEnd(rest)
})
