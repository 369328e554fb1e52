import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { softmax } from "../../text/topics/attribute-model.ts"
import { assertionFeatures } from "./assertion-model.ts"
import { GIVEN_BIAS, GIVEN_SCALE, GIVEN_WEIGHTS, SECOND_PLACE_WEIGHTS } from "./place-weights.ts"
import { logistic, PARTS, type ProfilePart, placeByOutputs, regressionScores } from "./reader-model.ts"
import { safetyFeatures } from "./safety-model.ts"

/** Number of buckets of the hashed features, a power of two. */
export const GIVEN_BUCKETS = 131_072

/** The features of a clause for the model of what every conversation is given: its words in their order, their parts and what they speak of. */
export function givenFeatures(clause: string): readonly number[] {
  const both = [...assertionFeatures(clause), ...safetyFeatures(clause).map((bucket) => bucket * 2 + 1)]
  return [...new Set(both.map((bucket) => bucket & (GIVEN_BUCKETS - 1)))]
}

const wordModel = readModel(GIVEN_BIAS, GIVEN_SCALE, GIVEN_WEIGHTS)

/** The part of the profile to which a statement belongs, if it belongs to any, and how likely it does, from 0 to 1. */
export interface ProfilePlace {
  readonly part: Exclude<ProfilePart, "none">
  readonly chance: number
}

/** Nothing is less likely than this. */
const RAREST = 1e-4

/** What decides about the place: the logarithms of the parts' probabilities by the reader, and the log-odds by the words in their order. */
export function secondFields(clause: string, byOutputs: readonly number[], model = wordModel): readonly number[] {
  const chance = probabilityOf(givenFeatures(clause), model)
  return [...byOutputs.map((one) => Math.log(one + RAREST)), Math.log((chance + RAREST) / (1 - chance + RAREST))]
}

const secondWeights = SECOND_PLACE_WEIGHTS.split(" ").map(Number)

/** The thresholds were set for the reader alone, whose probabilities are higher by this, in log-odds. */
const HIGHER = 0.5

/**
 * Where a statement belongs in what every conversation should know. The reader knows most of the people that it learned
 * from; a softmax regression on its opinion and that of a second model was fitted on people whom neither knows. The
 * mean of both, because the reader knows more of weeks of talk. `scripts/train-places.mjs` fits and measures it.
 */
export function placeInProfile(clause: string, scores: Float64Array, attributes: readonly number[]): ProfilePlace {
  const byOutputs = placeByOutputs(scores, attributes)
  const bySecond = softmax(Float64Array.from(regressionScores(secondFields(clause, byOutputs), secondWeights)))
  const logOdds = (logOddsOf(byOutputs) + logOddsOf(bySecond) + HIGHER) / 2
  const [, ...others] = bySecond
  return { part: PLACES[others.indexOf(Math.max(...others))] ?? "identity", chance: logistic(logOdds) }
}

/** The log-odds that a statement belongs to any part. */
function logOddsOf([none = 0]: readonly number[]): number {
  return Math.log((1 - none + RAREST) / (none + RAREST))
}

const PLACES = PARTS.filter((part) => part !== "none")
