import type { Leg, Memory, TextStatistics, Words } from "../../contract/index.ts"

/**
 * A memory that a leg found. `closeness`: its cosine scaled to 0 for the farthest and 1 for the nearest hit of the
 * vector lists; 0 without vectors.
 */
export interface Candidate {
  readonly memory: Memory
  readonly words: Words | undefined
  readonly closeness: number
  readonly cosine: number | undefined
}

/** Merges the hits of all legs, each memory once. */
export function mergeLegs(legs: readonly Leg[]): { candidates: Candidate[]; counts: TextStatistics | undefined } {
  const merged = new Map<string, Candidate>()
  let counts: TextStatistics | undefined
  for (const leg of legs) {
    const { hits } = leg.found
    if (leg.kind === "words") counts ??= leg.found.statistics
    const scores = hits.map(({ score }) => score)
    const low = Math.min(...scores)
    const range = Math.max(...scores) - low
    for (const hit of hits) {
      const known = merged.get(hit.memory.id)
      const closeness = leg.kind === "words" ? 0 : range === 0 ? 1 : (hit.score - low) / range
      merged.set(hit.memory.id, {
        memory: hit.memory,
        words: known?.words ?? hit.words,
        closeness: Math.max(known?.closeness ?? 0, closeness),
        cosine: leg.kind === "vectors" ? Math.max(known?.cosine ?? -1, hit.score) : known?.cosine,
      })
    }
  }
  return { candidates: [...merged.values()], counts }
}

/** How a candidate's words meet those of the query; the shares are of the query's idf. */
export interface WordEvidence {
  /** The highest idf of a query word in its own text, in nats; 0 if it holds none. */
  readonly rarest: number
  /** Share of the words that only the messages beside it, or its month, hold. */
  readonly near: number
  /** Share of the words in whose place it holds a related one, by the weight of the relation. */
  readonly related: number
  /** Share of the words of which it holds one with the same beginning. */
  readonly prefixed: number
}

export interface RankedCandidate {
  readonly memory: Memory
  readonly score: number
  /** Share of the query's idf in the memory's own words and speaker, 0 to 1. */
  readonly coverage: number
  /** The same in the words that its author typed: pasted words say nothing of what a request needs. */
  readonly typedCoverage: number
  /** Only what its author typed is shown: the query does not ask for the text that they pasted. */
  readonly typedOnly: boolean
  /** Similarity of its vector to the query's, 0 to 1 among the candidates; 0 without vectors. */
  readonly closeness: number
  /** How often the same question or request is among the candidates, if more than once. */
  readonly times?: number | undefined
  /** It is at the address that the query asks for. */
  readonly isAddressed?: boolean
  /** Absent for candidates that are not ranked by words. */
  readonly evidence?: WordEvidence
  /** Support of its session, 0 to 1. */
  readonly support?: number
}

export interface ScoredCandidate {
  readonly candidate: Candidate
  readonly words: Words
  readonly base: number
  readonly coverage: number
  /** Bits of the cues that were found in its text. */
  readonly cueBits: number
  readonly evidence: WordEvidence
  readonly isAddressed?: boolean
}
