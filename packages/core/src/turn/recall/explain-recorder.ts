import type { Memory, MemoryId } from "../../contract/memory.ts"
import type { Leg } from "../../contract/turn.ts"
import type { Cues } from "./cues.ts"
import type { RankedCandidate } from "./rank.ts"

/** How a score came about: `(words + session + vectors) x factor`. */
export interface ScoreWeights {
  /** Of the request's words in its fields, 1 for the best candidate; fused by places, by its place in the order of words and session. */
  readonly words: number
  /** Support from what was found in the same session; 0 when fused by places. */
  readonly session: number
  /** The weight of the vectors times its place between the farthest and the nearest; fused by places, by its place in their order. */
  readonly vectors: number
  /** Whose words they are, the time that is asked for, importance, pin and feedback. */
  readonly factor: number
}

/** Why a memory that was found is not shown. */
export type DropReason =
  | "gated"
  | "below-floor"
  | "holds-no-word"
  | "too-deep"
  | "stands-in-request"
  | "restated"
  | "answered"
  | "unanswered"
  | "outdated"
  | "repeats"
  | "over-budget"
  | "not-reached"

export interface CandidateFate {
  readonly reason: DropReason
  /** The memory that took its place. */
  readonly by?: MemoryId
  /** What its line would have cost. */
  readonly tokens?: number
}

/** What the steps of one recall decided, written down by the steps themselves for whoever asks why. */
export class ExplainRecorder {
  cues: Cues | undefined
  legs: readonly Leg[] = []
  ranked: readonly RankedCandidate[] = []
  profile: readonly Memory[] = []
  /** All facts in sight, when they are few. */
  facts: readonly Memory[] | undefined
  /** What the gate's figure had to reach. */
  threshold: number | undefined
  /** Tokens of the budget that were left in the end. */
  left: number | undefined
  /** By place in the request's words. */
  idf: readonly number[] = []
  readonly weights = new Map<MemoryId, ScoreWeights>()
  readonly costs = new Map<MemoryId, number>()
  readonly #fates = new Map<MemoryId, CandidateFate>()

  /** Notes why a step dropped a memory. A later step may still show it. */
  recordDrop(id: MemoryId, fate: CandidateFate): void {
    this.#fates.set(id, fate)
  }

  fateOf(id: MemoryId): CandidateFate | undefined {
    return this.#fates.get(id)
  }
}
