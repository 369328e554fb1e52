import type { ScoreWeights } from "./explain-recorder.ts"

/** A candidate's score without the factor, split into words, session and vectors. */
export type BaseWeights = Omit<ScoreWeights, "factor">

/**
 * Reciprocal rank fusion (Cormack, Clarke and Büttcher 2009), scaled so that the first rank of the words counts 1:
 * rank r by words and session counts `(k + 1) / (k + r)`, rank r by vectors the same times `weight`. Equal scores
 * share a rank; a score of 0 has none. If one list is empty, the scores are returned unchanged.
 */
export function reciprocalRankFusion(
  scores: readonly BaseWeights[],
  { k, weight }: { readonly k: number; readonly weight: number },
): readonly BaseWeights[] {
  const words = ranksOf(scores.map(({ words, session }) => words + session))
  const vectors = ranksOf(scores.map((score) => score.vectors))
  if (words.size === 0 || vectors.size === 0) return scores
  const share = (place: number | undefined): number => (place === undefined ? 0 : (k + 1) / (k + place))
  return scores.map((score) => ({
    words: share(words.get(score.words + score.session)),
    session: 0,
    vectors: weight * share(vectors.get(score.vectors)),
  }))
}

/** The rank of each value, 1 for the greatest. */
function ranksOf(values: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  const sorted = values.filter((value) => value > 0).sort((one, other) => other - one)
  for (const [index, value] of sorted.entries()) if (!places.has(value)) places.set(value, index + 1)
  return places
}
