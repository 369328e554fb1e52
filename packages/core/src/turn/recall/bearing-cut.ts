import type { Bearings } from "./bearing.ts"
import type { RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import type { NewerLines } from "./newer-lines.ts"
import type { RecallRequest } from "./recall-request.ts"

/**
 * Minimum probability that a line bears on the question, as a share of the best line's: the number of lines follows the
 * drop of the probability, not the room that is left.
 */
const MIN_BEARING_SHARE = 0.2
/** The same where vectors count: they find relevant lines that share no word with the question. */
const MIN_BEARING_SHARE_WITH_VECTORS = 0.17
/** Minimum probability where nothing bears on the question. */
const MIN_BEARING = 0.07
/**
 * Up to this place a line of the best conversation is given without being likely: an answer often follows there without
 * naming what it is about.
 */
const MAX_NEIGHBOUR_RANK = 3
/** Minimum share of the best score for such a line. */
const MIN_SCORE_SHARE = 0.25

type Kept = (one: RankedCandidate, place: number) => boolean

/**
 * Drops what does not bear on the request. A reply without a word of the request was found through the message before
 * it: an earlier answer to the same question, often an empty one.
 */
export function cutWeakCandidates(
  ranked: readonly RankedCandidate[],
  ask: RecallRequest,
  cues: Cues,
  bearings: Bearings,
  newer: NewerLines = new Map(),
): readonly RankedCandidate[] {
  const { strategy, fusion } = ask.settings
  if (strategy !== "hybrid" && strategy !== "keyword") return ranked
  if (cues.topicless !== undefined) return ranked
  // With rank fusion, scores do not show the distance to the best, and the probability reads them.
  const isByRank = fusion === "rrf"
  const isKept = isByRank ? () => true : bearsEnough(bearings, ranked, ask)
  const kept = new Set(ranked.filter(isKept).map(({ memory }) => memory.id))
  for (const [earlier, { id, isSure }] of newer) if (isSure && kept.has(earlier)) kept.add(id)
  return ranked.filter((one) => {
    if (!kept.has(one.memory.id)) return false
    const { memory, coverage, closeness } = one
    const bears = memory.source.origin !== "assistant" || coverage > 0 || closeness > 0
    if (!bears) ask.recorder?.recordDrop(memory.id, { reason: "holds-no-word" })
    return bears
  })
}

function bearsEnough(bearings: Bearings, ranked: readonly RankedCandidate[], ask: RecallRequest): Kept {
  const best = Math.max(0, ...ranked.map(({ memory }) => bearings.get(memory.id)?.probability ?? 0))
  const hasVectors = ranked.some(({ closeness }) => closeness > 0)
  const least = Math.max(MIN_BEARING, (hasVectors ? MIN_BEARING_SHARE_WITH_VECTORS : MIN_BEARING_SHARE) * best)
  const bestScore = Math.max(0, ...ranked.map(({ score }) => score)) || 1
  return ({ memory, score, support }, place) => {
    const bearing = bearings.get(memory.id)
    const isNeighbour = place < MAX_NEIGHBOUR_RANK && support === 1 && score >= MIN_SCORE_SHARE * bestScore
    const isKept = bearing !== undefined && (bearing.probability >= least || isNeighbour)
    if (bearing) ask.recorder?.bearings.set(memory.id, bearing)
    if (!isKept) ask.recorder?.recordDrop(memory.id, { reason: bearing ? "unlikely" : "too-deep" })
    return isKept
  }
}
