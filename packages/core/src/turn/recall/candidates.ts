import type { Memory, Words } from "../../contract/memory.ts"
import type { TextStatistics } from "../../contract/store.ts"
import type { Leg } from "../../contract/turn.ts"

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
  const found = new Map<string, Candidate>()
  let counts: TextStatistics | undefined
  for (const leg of legs) {
    const { hits } = leg.found
    if (leg.kind === "words") counts ??= leg.found.statistics
    const scores = hits.map(({ score }) => score)
    const low = Math.min(...scores)
    const range = Math.max(...scores) - low
    for (const hit of hits) {
      const known = found.get(hit.memory.id)
      const closeness = leg.kind === "words" ? 0 : range === 0 ? 1 : (hit.score - low) / range
      found.set(hit.memory.id, {
        memory: hit.memory,
        words: known?.words ?? hit.words,
        closeness: Math.max(known?.closeness ?? 0, closeness),
        cosine: leg.kind === "vectors" ? Math.max(known?.cosine ?? -1, hit.score) : known?.cosine,
      })
    }
  }
  return { candidates: [...found.values()], counts }
}
