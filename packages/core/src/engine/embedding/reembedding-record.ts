import type { SpaceComparison } from "./compare-spaces.ts"

/** What is kept of embedding anew, so that it goes on after a restart. */
export interface ReembeddingRecord {
  readonly from: string
  readonly to: string
  readonly phase: "embedding" | "switched"
  readonly verified?: SpaceComparison
}

/** How far embedding anew is. */
export interface ReembeddingStatus {
  /** The embedder in use, and its space. */
  readonly active: string
  readonly space: string
  /**
   * `idle` where nothing is embedded anew. `stopped`: nothing but failures for a minute; begun again it goes on. `ready`: every memory has its vector in
   * the new space and gets it there; it can be switched.
   */
  readonly state: "idle" | "embedding" | "stopped" | "ready" | "switched"
  readonly from?: string
  readonly to?: string
  /** Memories with a vector in the space that is being made; after the switch, in the old one. */
  readonly embedded?: number
  readonly total?: number
  /** How long it may still take, in milliseconds; once it is known. */
  readonly leftMs?: number
  /** What the comparison before the switch counted. */
  readonly verified?: SpaceComparison
  /** Why it does not go on at the moment. */
  readonly trouble?: string
}
