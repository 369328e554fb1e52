import type { MemoryId, Pool } from "../../contract/index.ts"

/** Why a change is proposed, as a code that programs compare and screens translate. */
export type ConsolidationReason = "restates" | "idle" | "mentioned" | "contradicts" | "expires"

/** Why a change is refused, as a code. */
export type RefusalReason =
  | "moved"
  | "says-more"
  | "other-subject"
  | "protected"
  | "in-use"
  | "too-many"
  | "no-statement"
  | "chained"
  | "agrees"
  | "rarely-mentioned"

/**
 * - `open`: waits for a decision.
 * - `taking`: recorded before its write, so that a crash in between is recognised.
 * - `moved`: a memory that it rests on has changed; it is dropped.
 */
export type ItemState = "open" | "taking" | "taken" | "left" | "moved" | "undone"

/** A memory at the revision that a proposal was made for. */
export interface RevisionRef {
  readonly id: MemoryId
  readonly revision: number
}

/** One proposed change. Holds ids and counts only; texts are read from the store when it is shown. */
export interface ConsolidationItem extends RevisionRef {
  /**
   * - `merge`: archived beside `into`, which states the same.
   * - `archive`: archived alone.
   * - `conflict`: put into review, because it contradicts the earlier memory `into`.
   * - `promote`: gets a higher salience.
   * - `summarize`: the summary of the conversation `session` is written, before its messages expire. The revision is
   *   that of its present summary, 0 if there is none.
   */
  readonly kind: "merge" | "archive" | "conflict" | "promote" | "summarize"
  readonly reason: ConsolidationReason
  readonly into?: RevisionRef
  /** The messages that it was read from; of a `promote` the episodes that mention it. */
  readonly sources: readonly string[]
  readonly session?: string
  /** Of a `merge`: it is an episode, which is no fact. */
  readonly isEpisode?: true
  /** Days since it was last used or stated; of an `archive`. */
  readonly idleDays?: number
  /** From 0 to 1: of an `archive` its salience at that time, of a `promote` the new one. */
  readonly salience?: number
  /** Of a `promote`: the days since 1970 (UTC) on which the conversations that it counts began. */
  readonly days?: readonly number[]
  /** Of a `promote`: the stored salience before. Absent: none was stored. */
  readonly salienceBefore?: number
  readonly state: ItemState
}

/** What a run may become: `refused` if recall was worse with it; `replaced` by a newer proposal for the same pool. */
export type RunState = "open" | "taken" | "left" | "undone" | "refused" | "replaced"

/** A proposal for one pool. Nothing in the pool changes before items are taken. */
export interface ConsolidationRun {
  readonly id: string
  readonly pool: Pool
  /** Milliseconds since 1970. */
  readonly at: number
  readonly by: string
  readonly state: RunState
  /** How many active facts the pool had. */
  readonly facts: number
  readonly items: readonly ConsolidationItem[]
  /** What was proposed and refused. */
  readonly refused: readonly (RevisionRef & { readonly because: RefusalReason })[]
  /** How many questions found their statement in a copy of the pool: before the changes and after them. */
  readonly recall: { readonly questions: number; readonly before: number; readonly after: number }
  /** Milliseconds of work, without the rests at night. */
  readonly tookMs: number
  /** Tokens of a model for the summaries that were taken. */
  readonly tokens?: number
}

/** Whether a change takes a memory out of recall. */
export function takesAway({ kind }: Pick<ConsolidationItem, "kind">): boolean {
  return kind === "merge" || kind === "archive"
}

/** Whether a change archives a fact, of which a pool loses at most a share. */
export function archivesFact(item: Pick<ConsolidationItem, "kind" | "isEpisode">): boolean {
  return takesAway(item) && item.isEpisode !== true
}

/** A change that somebody proposes, before it is checked. */
export type DraftItem = Omit<ConsolidationItem, "state">

/** Whether a change waits for a decision, or was interrupted while it was made. */
export function isPending(state: ItemState): boolean {
  return state === "open" || state === "taking"
}

/** Whether no change of a run was made. */
export function isUntouched({ items }: ConsolidationRun): boolean {
  return items.every(({ state }) => state === "open" || state === "left")
}

export function withStates(
  run: ConsolidationRun,
  next: (item: ConsolidationItem, place: number) => ItemState,
): ConsolidationRun {
  return { ...run, items: run.items.map((item, place) => ({ ...item, state: next(item, place) })) }
}
