import { sentencesOf } from "../sentences.ts"
import { bytesOf } from "./clause-model.ts"
import { rolePlayFeatures } from "./role-play-features.ts"
import { ROLE_PLAY_BIAS, ROLE_PLAY_SCALE, ROLE_PLAY_WEIGHTS } from "./role-play-weights.ts"

export interface RolePlayWeights {
  readonly bias: number
  readonly scale: number
  readonly weights: Int8Array | Float64Array
}

const model: RolePlayWeights = { bias: ROLE_PLAY_BIAS, scale: ROLE_PLAY_SCALE, weights: bytesOf(ROLE_PLAY_WEIGHTS) }

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

/** The probability, 0 to 1, that a stretch with these features gives the user a part to play. */
export function scoreRolePlay(features: readonly number[], { bias, scale, weights }: RolePlayWeights): number {
  const sum = features.reduce((all, bucket) => all + (weights[bucket] ?? 0), 0)
  return 1 / (1 + Math.exp(-bias - (scale * sum) / Math.sqrt(Math.max(1, features.length))))
}

/** The same of a whole system prompt: that of its likeliest stretch. */
export function rolePlayProbability(prompt: string, of: RolePlayWeights = model): number {
  return Math.max(0, ...rolePlayUnits(prompt).map((unit) => scoreRolePlay(rolePlayFeatures(unit), of)))
}
