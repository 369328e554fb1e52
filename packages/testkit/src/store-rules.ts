import type { StoreRule } from "./rule.ts"
import { copyRules } from "./rules/copies.ts"
import { deleteRules } from "./rules/delete.ts"
import { eraseRules } from "./rules/erase.ts"
import { feedRules } from "./rules/feed.ts"
import { historyRules } from "./rules/history.ts"
import { indexRules } from "./rules/indexing.ts"
import { lifecycleRules } from "./rules/lifecycle.ts"
import { listRules } from "./rules/list.ts"
import { scopeRules } from "./rules/scope.ts"
import { searchRules } from "./rules/search.ts"
import { tallyRules } from "./rules/tally.ts"
import { textRules } from "./rules/text.ts"
import { vectorRules } from "./rules/vector.ts"
import { whereRules } from "./rules/where.ts"
import { writeRules } from "./rules/write.ts"

/** All rules of a `Store`. */
export const storeRules: readonly StoreRule[] = [
  ...scopeRules,
  ...whereRules,
  ...writeRules,
  ...copyRules,
  ...indexRules,
  ...deleteRules,
  ...eraseRules,
  ...listRules,
  ...textRules,
  ...vectorRules,
  ...searchRules,
  ...historyRules,
  ...feedRules,
  ...tallyRules,
  ...lifecycleRules,
]
