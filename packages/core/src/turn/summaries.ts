import type { Memory, Pool } from "../contract/index.ts"
import { FACT_CATEGORIES } from "./categories.ts"
import { keyedMemoryId } from "./ids.ts"

/** The category of what is written about a conversation as a whole. No statement is compared with it. */
export const SUMMARY_CATEGORY = "summary"

/** What tells of a conversation or of something that happened. */
export const EPISODE_CATEGORIES: readonly string[] = [SUMMARY_CATEGORY, "episode", "event"]
/** What states something that holds. */
export const FACT_KINDS: readonly string[] = FACT_CATEGORIES.filter((name) => !EPISODE_CATEGORIES.includes(name))

export function isSummary({ category }: Pick<Memory, "category">): boolean {
  return category === SUMMARY_CATEGORY
}

/** The key of the summary of a conversation, unique in its pool. */
export function summaryKey(session: string): string {
  return `episode:${session}`
}

export function summaryId(pool: Pool, session: string): string {
  return keyedMemoryId(pool, summaryKey(session))
}
