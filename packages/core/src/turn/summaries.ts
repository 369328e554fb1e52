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

interface Partition<T> {
  readonly summaries: readonly T[]
  readonly others: readonly T[]
}

/** Summaries apart from everything else, or everything as `others` if they are not `apart`. */
export function partitionSummaries<T extends { readonly memory: Pick<Memory, "category"> }>(
  all: readonly T[],
  apart = true,
): Partition<T> {
  const summaries = apart ? all.filter(({ memory }) => isSummary(memory)) : []
  return { summaries, others: summaries.length === 0 ? all : all.filter(({ memory }) => !isSummary(memory)) }
}

/** The key of the summary of a conversation, unique in its pool. */
export function summaryKey(session: string): string {
  return `episode:${session}`
}

/** The key of the summary of a month, such as `2026-05` in UTC. */
export function monthKey(month: string): string {
  return `summary:${month}`
}

export function summaryId(pool: Pool, session: string): string {
  return keyedMemoryId(pool, summaryKey(session))
}

/** The month of a moment in UTC. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7)
}

/** The ids of the summaries that may hold words of a memory: of its conversation and of its month. */
export function summaryIdsOf({ pool: name, owner, createdAt, category }: Memory): readonly string[] {
  if (category === SUMMARY_CATEGORY) return []
  const pool = { tenant: owner.tenant, name }
  const month = keyedMemoryId(pool, monthKey(monthOf(createdAt)))
  return owner.session === undefined ? [month] : [summaryId(pool, owner.session), month]
}
