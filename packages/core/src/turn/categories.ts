/** The categories of the profile, which is included in every conversation. */
export const PROFILE_CATEGORIES: readonly string[] = ["identity", "constraint", "instruction"]
/** Everything except verbatim turns and documents. A custom category is found by its words only. */
export const FACT_CATEGORIES: readonly string[] = [
  ...PROFILE_CATEGORIES,
  ..."preference fact decision event relationship pattern episode general".split(" "),
]
/**
 * Categories that are statements. A turn is none: a fact is never a duplicate of the turn that it was extracted from.
 */
export const STATEMENT_CATEGORIES: readonly string[] = [...FACT_CATEGORIES, "document"]
