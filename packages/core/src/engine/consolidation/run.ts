import type { MemoryId, Pool } from "../../contract/index.ts"

/** Why a change is proposed, as a code that programs compare and screens translate. */
export type ConsolidationReason = "restates" | "idle"

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
  /** `merge`: archived beside `into`, which states the same. `archive`: archived alone. */
  readonly kind: "merge" | "archive"
  readonly reason: ConsolidationReason
  readonly into?: RevisionRef
  /** The messages that it was read from. */
  readonly sources: readonly string[]
  /** Days since it was last used or stated; of an `archive`. */
  readonly idleDays?: number
  /** From 0 to 1, of an `archive`. */
  readonly salience?: number
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
  readonly tookMs: number
}

/** A change that somebody proposes, before it is checked. */
export type DraftItem = Omit<ConsolidationItem, "state">
