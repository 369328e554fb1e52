import type { Memory } from "../../contract/index.ts"

const DAY_MS = 86_400_000
/** Days in which salience falls to 1/e. */
const FADING_DAYS = 30
const BY_CATEGORY: Readonly<Record<string, number>> = {
  identity: 0.9,
  constraint: 0.9,
  decision: 0.9,
  instruction: 0.8,
  relationship: 0.8,
  preference: 0.7,
  pattern: 0.6,
  fact: 0.6,
  event: 0.5,
  episode: 0.5,
}

/** Days since a memory was last used, stated or changed; at least 0, also after the clock was set back. */
export function idleDays({ createdAt, updatedAt, signals }: Memory, now: number): number {
  return Math.max(0, now - Math.max(createdAt, updatedAt, signals?.lastUsedAt ?? 0)) / DAY_MS
}

/** The salience of a memory when it was stored: what is stored, or else derived from its category and importance. */
export function salienceBase({ signals, importance, category }: Memory): number {
  return signals?.salience ?? Math.min(importance, BY_CATEGORY[category] ?? 1)
}

/**
 * The salience of a memory at a moment, from 0 to 1. It is computed from the stored base and the time of the last use,
 * and never stored: reading it any number of times gives the same.
 */
export function salienceAt(memory: Memory, now: number): number {
  return salienceBase(memory) * Math.exp(-idleDays(memory, now) / FADING_DAYS)
}
