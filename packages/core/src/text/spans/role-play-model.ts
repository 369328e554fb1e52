import { sentencesOf } from "../sentences.ts"
import { type BucketModel, probabilityOf, readModel } from "./bucket-model.ts"
import { rolePlayFeatures } from "./role-play-features.ts"
import { ROLE_PLAY_BIAS, ROLE_PLAY_SCALE, ROLE_PLAY_WEIGHTS } from "./role-play-weights.ts"

const model = readModel(ROLE_PLAY_BIAS, ROLE_PLAY_SCALE, ROLE_PLAY_WEIGHTS)

/**
 * From these probabilities on a system prompt gives the user a part to play. High, because an application has one system prompt
 * for everybody: a part that is missed gives a false fact, and a service that is taken for a part has no memory.
 */
export const PLAYS_FROM = { handed: 0.95, unsure: 0.75 }

/** Sentences that are read together: who "I" and "you" are often stands in the next one. */
const TOGETHER = 3
/** Of a longer system prompt, in sentences, the beginning is read: it says who is who. */
const MAX_SENTENCES = 40

/** The stretches of a system prompt that are scored. */
export function rolePlayUnits(prompt: string): readonly string[] {
  const sentences = sentencesOf(prompt)
    .slice(0, MAX_SENTENCES)
    .map(({ text }) => text)
  const last = Math.max(0, sentences.length - TOGETHER)
  return Array.from({ length: last + 1 }, (_, at) => sentences.slice(at, at + TOGETHER).join(" "))
}

/** The probability, 0 to 1, that a system prompt gives the user a part to play: that of its likeliest stretch. */
export function rolePlayProbability(prompt: string, of: BucketModel = model): number {
  return Math.max(0, ...rolePlayUnits(prompt).map((unit) => probabilityOf(rolePlayFeatures(unit), of)))
}
