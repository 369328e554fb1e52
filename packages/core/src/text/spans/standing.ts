import { sentencesOf } from "../sentences.ts"
import { bytesOf, type ClauseWeights, clauseFeatures, scoreClause } from "./clause-model.ts"
import { CLAUSES } from "./clauses.ts"
import {
  PROMPT_BIAS,
  PROMPT_SCALE,
  PROMPT_SENTENCES,
  STANDING_BIAS,
  STANDING_SCALE,
  STANDING_WEIGHTS,
} from "./standing-weights.ts"

/** What a sentence says of the messages beside it: the next are texts, the next are a character's, it is about the text before, all that is over, nothing. */
export const STANDING_ROLES = ["hands", "play", "about", "end", "other"] as const

interface StandingWeights {
  /** One for each role. */
  readonly bias: readonly number[]
  readonly scale: number
  /** For each bucket one weight per role. */
  readonly weights: Int8Array | Float64Array
}

const model: StandingWeights = { bias: STANDING_BIAS, scale: STANDING_SCALE, weights: bytesOf(STANDING_WEIGHTS) }
/** People announce texts in more ways than system prompts, which therefore have a model of their own. */
const promptModel: StandingWeights = { bias: PROMPT_BIAS, scale: PROMPT_SCALE, weights: bytesOf(PROMPT_SENTENCES) }

/** Of a longer message only the beginning and the end are read, in sentences and characters: between them is a text. */
const MAX_SENTENCES = 4
const MAX_CHARACTERS = 600

/** The stretches of a message that are scored: its first and last sentences, and the whole of a short one. */
export function standingUnits(message: string): readonly string[] {
  const text = message.trim()
  const ends = text.length <= 2 * MAX_CHARACTERS ? [text] : [text.slice(0, MAX_CHARACTERS), text.slice(-MAX_CHARACTERS)]
  const sentences = ends.flatMap((end) => sentencesOf(end).map((sentence) => sentence.text))
  const kept =
    sentences.length <= 2 * MAX_SENTENCES
      ? sentences
      : [...sentences.slice(0, MAX_SENTENCES), ...sentences.slice(-MAX_SENTENCES)]
  return [...new Set(text.length <= MAX_CHARACTERS ? [text, ...kept] : kept)]
}

/** The probability of each role by the features of a unit. */
export function scoreRoles(features: readonly number[], { bias, scale, weights }: StandingWeights): readonly number[] {
  const roles = bias.length
  const sums = new Array<number>(roles).fill(0)
  for (const bucket of features) {
    for (let role = 0; role < roles; role++) sums[role] = (sums[role] ?? 0) + (weights[bucket * roles + role] ?? 0)
  }
  const size = Math.sqrt(Math.max(1, features.length))
  const raw = sums.map((sum, role) => (bias[role] ?? 0) + (scale * sum) / size)
  const most = Math.max(...raw)
  const odds = raw.map((one) => Math.exp(one - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}

/** For each role but "other" the highest score of a unit of the message, from -1 (not at all) to 1. */
export function standingScores(message: string, of: StandingWeights = model): readonly number[] {
  const scores = standingUnits(message).map((unit) => scoreRoles(clauseFeatures(unit), of))
  return Array.from({ length: STANDING_ROLES.length - 1 }, (_, role) =>
    scale(Math.max(0, ...scores.map((one) => one[role] ?? 0))),
  )
}

/** How a message sounds to the clause model: its likeliest request about a text and task, and the mean of its statements and sentences of documents. */
export function clauseScores(message: string, of: ClauseWeights = CLAUSES): readonly number[] {
  const scores = standingUnits(message).map((unit) => scoreClause(unit, of))
  const most = (role: number): number => Math.max(0, ...scores.map((one) => one[role] ?? 0))
  const mean = (role: number): number =>
    scores.reduce((sum, one) => sum + (one[role] ?? 0), 0) / Math.max(1, scores.length)
  return [most(0), mean(1), most(2), mean(3)].map(scale)
}

/** Log-odds within ±5, divided by 5. */
function scale(probability: number): number {
  const odds = Math.log((probability + 1e-4) / (1 - probability + 1e-4))
  return Math.max(-1, Math.min(1, odds / 5))
}

/** What the first sentences of a system prompt say of the messages to come: the highest, the mean and the first score of "hands", and how many say nothing. */
export function promptFields(prompt: string, of: StandingWeights = promptModel): readonly number[] {
  const scores = standingUnits(prompt).map((unit) => scoreRoles(clauseFeatures(unit), of))
  const hands = scores.map(([one = 0]) => one)
  const mean = hands.reduce((sum, one) => sum + one, 0) / Math.max(1, hands.length)
  const second = hands.toSorted((one, other) => other - one)[1] ?? 0
  return [Math.max(0, ...hands), mean, hands[0] ?? 0, second, ...scores.slice(0, 1).map((one) => one.at(-1) ?? 0)].map(
    scale,
  )
}

/** From this probability on. A system prompt decides about all messages, so that it has to be clear. */
export const TOOL_FROM = 0.7

/** How likely a system prompt makes a tool of the model, from 0 to 1. */
export function scorePrompt(fields: readonly number[], weights: readonly number[]): number {
  const sum = fields.reduce((all, field, at) => all + field * (weights[at] ?? 0), weights[fields.length] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
