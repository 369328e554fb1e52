import { probabilityOf, readModel } from "../spans/bucket-model.ts"
import { KEEP_REQUEST_BIAS, KEEP_REQUEST_SCALE, KEEP_REQUEST_WEIGHTS } from "./keep-request-weights.ts"
import { wishFeatures } from "./keeping-features.ts"

const model = readModel(KEEP_REQUEST_BIAS, KEEP_REQUEST_SCALE, KEEP_REQUEST_WEIGHTS)

/**
 * The probability, 0 to 1, that a stretch of a message asks to keep what it says: "save this for later", "don't lose
 * that". It is low for a request to forget, for one not to keep it and for everything else. `scripts/train-keep-requests.mjs`
 * fits the model.
 */
export const keepRequestChance = (stretch: string): number =>
  probabilityOf(wishFeatures({ text: stretch, context: [] }), model)
