import { rememberRecent } from "../../text/remember-recent.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { readerFeatures } from "../../text/topics/clause-features.ts"
import {
  REQUEST_BIAS,
  REQUEST_SCALE,
  REQUEST_WEIGHTS,
  SAFETY_BIAS,
  SAFETY_SCALE,
  SAFETY_WEIGHTS,
} from "./safety-weights.ts"

/** Number of buckets of the hashed features, a power of two. */
export const SAFETY_BUCKETS = 65_536

const safety = readModel(SAFETY_BIAS, SAFETY_SCALE, SAFETY_WEIGHTS)
const request = readModel(REQUEST_BIAS, REQUEST_SCALE, REQUEST_WEIGHTS)

/** The features of a clause for this model and those of `others-weights.ts`. */
export const safetyFeatures = rememberRecent((clause: string) => readerFeatures(clause, "", SAFETY_BUCKETS))

/**
 * The probability, 0 to 1, that a clause tells what its speaker or somebody of their household must not get, has or
 * takes: an allergy, a diet, an illness, a disability, a medicine, a pregnancy. A logistic regression over the features
 * of the reader, for any language; `scripts/train-safety.mjs` fits and measures it.
 */
export const safetyProbability = (clause: string): number => probabilityOf(safetyFeatures(clause), safety)

/** The probability, 0 to 1, that a clause asks a question or for some work, by the same kind of model. */
export const requestProbability = (clause: string): number => probabilityOf(safetyFeatures(clause), request)
