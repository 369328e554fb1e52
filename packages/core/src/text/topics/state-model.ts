import { rememberRecent } from "../remember-recent.ts"
import { bytesOf } from "../spans/clause-model.ts"
import { type ClassModel, likeliestClass, scoreClasses } from "./class-model.ts"
import { endingFeatures } from "./ending-model.ts"
import { STATE_BIAS, STATE_SCALE, STATE_WEIGHTS } from "./state-weights.ts"

/** How somebody may be or live until something else that they tell contradicts it. `sober`: no alcohol; `diet`: any other one. */
export const LIFE_STATES = [
  "none",
  "vegan",
  "vegetarian",
  "lactose",
  "gluten",
  "sober",
  "smoker",
  "pregnant",
  "treatment",
  "diet",
] as const
export type LifeState = (typeof LIFE_STATES)[number]

/** Number of buckets of the hashed features, a power of two. */
export const STATE_BUCKETS = 8192

const model: ClassModel = { bias: STATE_BIAS, scale: STATE_SCALE, weights: bytesOf(STATE_WEIGHTS) }

/** From this probability on a statement tells of a state. */
const STATES_FROM = 0.5

/** The state that a statement tells of. `scripts/train-withdrawals.mjs` fits and measures it. */
export const stateIn = rememberRecent((statement: string): LifeState => {
  const chances = scoreClasses(endingFeatures(statement), STATE_BUCKETS, model)
  const { is, chance } = likeliestClass<LifeState>(LIFE_STATES, chances, "none")
  return chance >= STATES_FROM ? is : "none"
})
