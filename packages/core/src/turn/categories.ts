/** The categories of the profile, which belong into every conversation. */
export const PROFILE_CATEGORIES: readonly string[] = ["identity", "constraint", "instruction"]
/** Everything but verbatim turns and documents; a user's own category is found by its words alone. */
export const FACT_CATEGORIES: readonly string[] = [
  ...PROFILE_CATEGORIES,
  ..."preference fact decision event relationship pattern episode general".split(" "),
]
/** The categories that state something by themselves. Verbatim turns do not: a fact is never a duplicate of the turn it was read in. */
export const STATEMENT_CATEGORIES: readonly string[] = [...FACT_CATEGORIES, "document"]
