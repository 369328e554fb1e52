import type { StateRule } from "./rule.ts"
import { queueRules } from "./rules/queue.ts"
import { entryRules } from "./rules/state.ts"

/** All rules of a `State` and its queue. */
export const stateRules: readonly StateRule[] = [...entryRules, ...queueRules]
