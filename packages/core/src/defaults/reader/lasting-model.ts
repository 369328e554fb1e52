import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { assertionProbability } from "./assertion-model.ts"
import { LASTING_BIAS, LASTING_SCALE, LASTING_WEIGHTS, SECOND_LASTING_WEIGHTS } from "./lasting-weights.ts"
import { givenFeatures } from "./place-model.ts"
import { logistic, placeByOutputs, type Reading } from "./reader-model.ts"

const wordModel = readModel(LASTING_BIAS, LASTING_SCALE, LASTING_WEIGHTS)

/** Nothing is less likely than this. */
const RAREST = 1e-4

const logOdds = (chance: number): number => Math.log((chance + RAREST) / (1 - chance + RAREST))

/**
 * What decides whether a clause holds beyond the moment, all as log-odds: what the reader says, that it belongs to the
 * profile by the reader, that it asserts anything, and what its words in their order say.
 */
export function lastingFields(
  clause: string,
  { lasting, scores }: Reading,
  attributes: readonly number[],
  model = wordModel,
): readonly number[] {
  const [none = 0] = placeByOutputs(scores, attributes)
  const byWords = probabilityOf(givenFeatures(clause), model)
  return [lasting, 1 - none, assertionProbability(clause), byWords].map(logOdds)
}

/** A letter that none of the languages of the data has. */
const ELSEWHERE = /[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーa-zß-öø-ÿœ]/iu

const secondWeights = SECOND_LASTING_WEIGHTS.split(" ").map(Number)

/**
 * The probability, 0 to 1, that a clause which answers nothing holds beyond the moment and is about the user, their
 * people or their things. The reader knows most of the people that it learned from; a logistic regression on its opinion
 * and that of a second model was fitted on people whom neither knows. `scripts/train-lasting.mjs` fits and measures it.
 * Elsewhere than in the eight languages of the data the reader's own probability.
 */
export function lastingChance(clause: string, reading: Reading, attributes: readonly number[]): number {
  if (ELSEWHERE.test(clause)) return reading.lasting
  return logistic(weighFields(lastingFields(clause, reading, attributes), secondWeights))
}

/** The sum of fields by their weights and, behind these, the bias. */
export function weighFields(fields: readonly number[], weights: readonly number[]): number {
  return fields.reduce((sum, field, at) => sum + field * (weights[at] ?? 0), weights[fields.length] ?? 0)
}
