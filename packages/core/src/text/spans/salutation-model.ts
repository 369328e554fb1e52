import { rememberRecent } from "../remember-recent.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { clauseFeatures } from "./clause-model.ts"
import {
  CLOSING_BIAS,
  CLOSING_SCALE,
  CLOSING_WEIGHTS,
  TO_ASSISTANT_BIAS,
  TO_ASSISTANT_SCALE,
  TO_ASSISTANT_WEIGHTS,
  TO_OTHER_BIAS,
  TO_OTHER_SCALE,
  TO_OTHER_WEIGHTS,
} from "./salutation-weights.ts"

/** Number of buckets of the hashed features of a line: few, because letters begin and end alike. */
export const SALUTATION_BUCKETS = 8_192

/** The features of a line, hashed into fewer buckets. */
export const salutationFeatures = (line: string): readonly number[] => [
  ...new Set(clauseFeatures(line).map((bucket) => bucket & (SALUTATION_BUCKETS - 1))),
]

/** A longer line, in characters, says more than a greeting or a farewell. */
export const MAX_LETTER_LINE = 60

const MODELS = {
  assistant: readModel(TO_ASSISTANT_BIAS, TO_ASSISTANT_SCALE, TO_ASSISTANT_WEIGHTS),
  other: readModel(TO_OTHER_BIAS, TO_OTHER_SCALE, TO_OTHER_WEIGHTS),
  closing: readModel(CLOSING_BIAS, CLOSING_SCALE, CLOSING_WEIGHTS),
}

/** How likely a line greets the assistant, greets somebody else or ends a letter, from 0 to 1. `scripts/train-salutations.mjs` fits the models. */
export const scoreLetterLine = rememberRecent((line): Readonly<Record<keyof typeof MODELS, number>> => {
  const features = salutationFeatures(line)
  return {
    assistant: probabilityOf(features, MODELS.assistant),
    other: probabilityOf(features, MODELS.other),
    closing: probabilityOf(features, MODELS.closing),
  }
})
