export { HashEmbedder } from "./fakes/hash-embedder.ts"
export { ManualClock } from "./fakes/manual-clock.ts"
export { ScriptedModel } from "./fakes/scripted-model.ts"
export { CANARY_COUNT, canary, findCanaries, plantCanaries } from "./fixtures/canaries.ts"
export {
  acme,
  ada,
  aMemory,
  bob,
  EPOCH,
  everybody,
  globex,
  minute,
  next,
  numberedId,
  otherAda,
  scopeOfPools,
  splitWords,
} from "./fixtures/memories.ts"
export { type ModelOptions, storeModelProperty } from "./model.ts"
export type { ContractRule, Facet, Need, Reopen, StateRule, StoreRule, Trait, Waiver } from "./rule.ts"
export { type RuleResult, runRule, runRules, runStateRules } from "./run-rules.ts"
export { stateRules } from "./state-rules.ts"
export { storeRules } from "./store-rules.ts"
