import { rememberRecent } from "../remember-recent.ts"
import { sentencesOf } from "../sentences.ts"
import { foldedWords, speakerOf } from "../topics/folded-words.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { findLead } from "./lead-model.ts"
import { reportsOther } from "./reporting-tag-model.ts"
import { retoldFeatures, retoldTokens } from "./retold-features.ts"
import { RETOLD_BIAS, RETOLD_SCALE, RETOLD_WEIGHTS } from "./retold-weights.ts"

const model = readModel(RETOLD_BIAS, RETOLD_SCALE, RETOLD_WEIGHTS)

/** From this probability on words are somebody else's from a place on. */
const RETOLD_FROM = 0.65
/** Of a longer message, in characters and in sentences, the beginning is read. */
const MAX_CHARACTERS = 4_000
const MAX_SENTENCES = 40
/** Of a longer sentence, in tokens, the beginning is read. */
const MAX_TOKENS = 60

/** Words of somebody else from `start` to `end`, and where the sentence that introduces them begins. */
export interface Retold {
  readonly from: number
  readonly start: number
  readonly end: number
  /** Words behind them say whose they are. */
  readonly isTagged?: true
}

/**
 * What a message retells of somebody else's words in the first person without quotation marks: "Lena just wrote, I'm
 * moving to Graz", "I'm vegan, she said". They reach to the end of the sentence; behind a colon or a sentence that announces them also through
 * further statements. `scripts/train-retold.mjs` fits the model. Linear.
 */
export const findRetold = rememberRecent((message: string): readonly Retold[] => {
  const sentences = sentencesOf(message.slice(0, MAX_CHARACTERS)).slice(0, MAX_SENTENCES)
  const lead = findLead(message)
  const own = lead?.whose === "own" ? lead.end : undefined
  const found: Retold[] = []
  for (const [at, { text, start, end }] of sentences.entries()) {
    const last = found.at(-1)
    const before = sentences[at - 1]
    if (last !== undefined && before !== undefined && last.end === before.end) {
      if (goesOn(message, last, before.end, start) && !isReturn(text)) {
        found[found.length - 1] = { ...last, end }
        continue
      }
    }
    const from = before === undefined || message.slice(before.end, start).includes("\n\n") ? start : before.start
    const place = placeIn(message.slice(from, end), start - from)
    const behind = place === undefined ? reportedFrom(message, text, before, { start, end }) : undefined
    if (behind !== undefined) found.push({ from: behind, start: behind, end, isTagged: true })
    // "Correction: …" introduces the writer's own words.
    if (place !== undefined && from + place !== own)
      found.push({ from: place === start - from ? from : start, start: from + place, end })
  }
  return found
})

/** Where the words begin that a sentence, or one that goes on with the one before ("I'm vegan! she said"), says to be somebody else's. */
function reportedFrom(
  message: string,
  text: string,
  before: { readonly text: string; readonly start: number } | undefined,
  { start, end }: { readonly start: number; readonly end: number },
): number | undefined {
  if (reportsOther(text)) return start
  const goesOn = before !== undefined && /[!?！？。]$/u.test(before.text) && /^[\p{Ll}\p{Lo}]/u.test(text)
  return goesOn && text.length <= MAX_TAG && reportsOther(message.slice(before.start, end)) ? before.start : undefined
}
/** A longer sentence, in characters, is no tag alone. */
const MAX_TAG = 60

/** Where the words of somebody else begin in a sentence behind another. */
function placeIn(text: string, sentence: number): number | undefined {
  const tokens = retoldTokens(text)
  const first = Math.max(
    1,
    tokens.findIndex(({ at }) => at >= sentence),
  )
  let best: { readonly at: number; readonly chance: number } | undefined
  for (let place = first; place < Math.min(tokens.length - 1, first + MAX_TOKENS); place++) {
    const chance = probabilityOf(retoldFeatures(tokens, place), model)
    if (chance >= RETOLD_FROM && chance > (best?.chance ?? 0)) best = { at: tokens[place]?.at ?? 0, chance }
  }
  return best?.at
}

/** Announced words go on over the ends of their sentences. */
function goesOn(message: string, { from, start }: Retold, end: number, next: number): boolean {
  return /[:：.。]["“„«「]?$/u.test(message.slice(from, start).trimEnd()) && !message.slice(end, next).includes("\n\n")
}

/** A question is the writer's, and so is what speaks of others. */
function isReturn(sentence: string): boolean {
  return /[?？]["'”’)]{0,3}$/u.test(sentence) || RETURNS.has(speakerOf(foldedWords(sentence)))
}
const RETURNS = new Set(["kin", "others", "they"])
