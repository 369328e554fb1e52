import { sentencesOf } from "../sentences.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { madeUpFeatures } from "./made-up-features.ts"
import { MADE_UP_BIAS, MADE_UP_SCALE, MADE_UP_WEIGHTS } from "./made-up-weights.ts"

const model = readModel(MADE_UP_BIAS, MADE_UP_SCALE, MADE_UP_WEIGHTS)

/** From this probability on a sentence states nothing of its writer: of ordinary ones one in 700 reaches it. */
export const MADE_UP_FROM = 0.7
/** Of a longer message, in sentences, the beginning is read. */
const MAX_SENTENCES = 60

/**
 * The first sentence of a message in which its writer tries something out, plays, writes fiction or jokes ("For testing,
 * my name is …", "My character is a wizard"). What follows it may go on so. `scripts/train-made-up.mjs` fits the model.
 */
export function findMadeUp(message: string): { readonly start: number; readonly end: number } | undefined {
  return sentencesOf(message)
    .slice(0, MAX_SENTENCES)
    .find(({ text }) => probabilityOf(madeUpFeatures(text), model) >= MADE_UP_FROM)
}
