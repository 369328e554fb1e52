import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import {
  MOMENT_BIAS,
  MOMENT_SCALE,
  MOMENT_WEIGHTS,
  OTHERS_BIAS,
  OTHERS_SCALE,
  OTHERS_WEIGHTS,
} from "./others-weights.ts"
import { safetyFeatures } from "./safety-model.ts"

const others = readModel(OTHERS_BIAS, OTHERS_SCALE, OTHERS_WEIGHTS)
const moment = readModel(MOMENT_BIAS, MOMENT_SCALE, MOMENT_WEIGHTS)

/**
 * The probability, 0 to 1, that a sentence tells of the life of somebody outside of its speaker's household, or repeats
 * what somebody says. A logistic regression for any language; `scripts/train-others.mjs` fits and measures it.
 */
export const othersProbability = (sentence: string): number => probabilityOf(safetyFeatures(sentence), others)

/** The probability, 0 to 1, that a statement holds for this moment only: a mood, what is used up, what is about to happen. */
export const momentProbability = (sentence: string): number => probabilityOf(safetyFeatures(sentence), moment)
