import { bytesOf, type ClauseWeights } from "./clause-model.ts"
import { TOLD_BIAS, TOLD_SCALE, TOLD_WEIGHTS } from "./told-weights.ts"

/** The clause model of `scripts/train-told-clauses.mjs`: it also knows how people introduce themselves, and finds no joints. */
export const TOLD_CLAUSES: ClauseWeights = { bias: TOLD_BIAS, scale: TOLD_SCALE, weights: bytesOf(TOLD_WEIGHTS) }
