import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { memoryRequestFeatures } from "../memory-request-features.ts"
import { WANTED_KNOWN_BIAS, WANTED_KNOWN_SCALE, WANTED_KNOWN_WEIGHTS } from "./wanted-known-weights.ts"

const model = readModel(WANTED_KNOWN_BIAS, WANTED_KNOWN_SCALE, WANTED_KNOWN_WEIGHTS)
const WANTED_FROM = 0.7

/**
 * Whether a sentence without a verb of forgetting says what somebody wants known, done or in answers, must not get or wants
 * to be rid of: "I want you to know that I'm gay", "I'm pregnant, so nothing with alcohol please", "get rid of my acne".
 * Such sentences resemble "I don't want you to know that I'm gay" and "get rid of my address".
 * `scripts/train-wanted-known.mjs` fits the model.
 */
export const isWantedKnown = (sentence: string): boolean =>
  probabilityOf(memoryRequestFeatures(sentence), model) >= WANTED_FROM
