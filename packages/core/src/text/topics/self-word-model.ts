import { rememberRecent } from "../remember-recent.ts"
import { probabilityOf, readModel } from "../spans/bucket-model.ts"
import { clauseFeatures } from "../spans/clause-model.ts"
import { SELF_WORD_BIAS, SELF_WORD_SCALE, SELF_WORD_WEIGHTS } from "./self-word-weights.ts"

const model = readModel(SELF_WORD_BIAS, SELF_WORD_SCALE, SELF_WORD_WEIGHTS)

/**
 * The probability, 0 to 1, that a word says what somebody is rather than what they are called: "I'm Welsh" and "I'm Priya",
 * with or without the words before it. `scripts/train-self-words.mjs` fits the model.
 */
export const selfWordProbability = rememberRecent((words: string): number =>
  probabilityOf(clauseFeatures(words), model),
)
