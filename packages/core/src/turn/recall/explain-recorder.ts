import type { Leg, Memory, MemoryId } from "../../contract/index.ts"
import type { RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import type { NewerLines } from "./newer-lines.ts"

/** The parts of a score: `(words + session + vectors) x factor`. */
export interface ScoreWeights {
  /**
   * The request's words in its fields, 1 for the best candidate; with rank fusion, by its rank for words and session.
   */
  readonly words: number
  /** Support from other hits of the same session; 0 with rank fusion. */
  readonly session: number
  /** The vectors' weight times its closeness; with rank fusion, by its rank for vectors. */
  readonly vectors: number
  /** Speaker, requested time, importance, pin and feedback. */
  readonly factor: number
}

/** Whether a line bears on the question. */
export interface Bearing {
  /** 0 to 1. */
  readonly probability: number
  /** The values of `BEARING_FEATURES`. */
  readonly features: readonly number[]
}

/** Why a memory that was found is not shown. */
export type DropReason =
  | "gated"
  | "below-floor"
  | "unlikely"
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
  /** Tokens of its line. */
  readonly tokens?: number
}

/** Records the decisions of the steps of one recall for an explanation. */
export class ExplainRecorder {
  cues: Cues | undefined
  legs: readonly Leg[] = []
  ranked: readonly RankedCandidate[] = []
  profile: readonly Memory[] = []
  /** All visible facts, if they are few. */
  facts: readonly Memory[] | undefined
  /** The threshold of the gate's figure. */
  threshold: number | undefined
  /** The values of `GATE_FEATURES` by name. */
  gateFeatures: Readonly<Record<string, number>> | undefined
  /** Unused tokens of the budget. */
  left: number | undefined
  /** Weighted idf by index in the request's words. */
  idf: readonly number[] = []
  readonly weights = new Map<MemoryId, ScoreWeights>()
  readonly bearings = new Map<MemoryId, Bearing>()
  readonly costs = new Map<MemoryId, number>()
  /** What may end a line, by that line. */
  newer: NewerLines = new Map()
  readonly #fates = new Map<MemoryId, CandidateFate>()

  /** Records why a step dropped a memory. A later step may still show it. */
  recordDrop(id: MemoryId, fate: CandidateFate): void {
    this.#fates.set(id, fate)
  }

  fateOf(id: MemoryId): CandidateFate | undefined {
    return this.#fates.get(id)
  }
}
