import type { ScoreWeights } from "./explain-recorder.ts"

/** A candidate's score before factors, split into words, session and vectors. */
export type BaseWeights = Omit<ScoreWeights, "factor">

/**
 * Reciprocal rank fusion (Cormack, Clarke and Büttcher 2009), scaled so that the first place of the words counts 1: place p of the order by words and
 * session counts `(k + 1) / (k + p)`, place p of the order by vectors the same times `weight`. Equals share a place; what is in a list with 0 is in none.
 * Where one of both lists is empty there is nothing to fuse, and the scores stay.
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

/** The place of each value, the greatest being 1. */
function ranksOf(values: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  const sorted = values.filter((value) => value > 0).sort((one, other) => other - one)
  for (const [index, value] of sorted.entries()) if (!places.has(value)) places.set(value, index + 1)
  return places
}
