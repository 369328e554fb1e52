import { bytesOf, type ClauseWeights } from "./clause-model.ts"
import { CLAUSE_BIAS, CLAUSE_SCALE, CLAUSE_WEIGHTS } from "./clause-weights.ts"

/** The clause model that `scripts/train-spans.mjs` trained. */
export const CLAUSES: ClauseWeights = { bias: CLAUSE_BIAS, scale: CLAUSE_SCALE, weights: bytesOf(CLAUSE_WEIGHTS) }
