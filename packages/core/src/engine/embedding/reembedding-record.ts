import type { SpaceComparison } from "./compare-spaces.ts"

/** The stored state of a re-embedding, so that it resumes after a restart. */
export interface ReembeddingRecord {
  readonly from: string
  readonly to: string
  readonly phase: "embedding" | "switched"
  /** Whether a batch API is used and not yet done. */
  readonly batch?: boolean
  readonly verified?: SpaceComparison
}

/** The process that switched may have been killed between the switch and its record. */
export function inPhase(record: ReembeddingRecord, active: string): ReembeddingRecord {
  return { ...record, phase: active === record.to ? "switched" : "embedding" }
}

/** The name of the space that is not in use. */
export function otherNameOf({ phase, from, to }: ReembeddingRecord): string {
  return phase === "switched" ? from : to
}

/** The progress of a re-embedding. */
export interface ReembeddingStatus {
  /** The name of the embedder in use. */
  readonly active: string
  readonly space: string
  /**
   * `idle`: nothing is re-embedded. `stopped`: it failed for a minute and resumes when it is started again. `ready`:
   * every memory has a vector in the new space, which can be switched to.
   */
  readonly state: "idle" | "embedding" | "stopped" | "ready" | "switched"
  readonly from?: string
  readonly to?: string
  /** Number of memories with a vector in the new space; after the switch, in the old one. */
  readonly embedded?: number
  readonly total?: number
  /** Estimated remaining time in milliseconds, once it is known. */
  readonly leftMs?: number
  /** Jobs that a batch API is working on, and their texts; absent without a batch. */
  readonly batch?: { readonly jobs: number; readonly texts: number }
  /** The counts of the comparison before the switch. */
  readonly verified?: SpaceComparison
  /** Why it makes no progress at the moment. */
  readonly trouble?: string
}
