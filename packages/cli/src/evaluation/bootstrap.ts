/** A mean difference and the interval that holds it in 95 of 100 resamplings. */
export interface MeanDifference {
  readonly pairs: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

const SAMPLES = 5_000

/**
 * The mean of paired differences with its percentile bootstrap interval (Efron and Tibshirani 1993, chapter 13): pairs are drawn with replacement as often
 * as there are pairs, 5,000 times. Seeded: the same differences give the same interval. `undefined` without a pair.
 */
export function pairedBootstrap(differences: readonly number[], seed = 1): MeanDifference | undefined {
  const pairs = differences.length
  if (pairs === 0) return undefined
  const random = mulberry32(seed)
  const means = new Float64Array(SAMPLES)
  for (let sample = 0; sample < SAMPLES; sample++) {
    let sum = 0
    for (let drawn = 0; drawn < pairs; drawn++) sum += differences[Math.floor(random() * pairs)] ?? 0
    means[sample] = sum / pairs
  }
  means.sort()
  const at = (share: number): number => means[Math.min(SAMPLES - 1, Math.floor(share * SAMPLES))] ?? 0
  return { pairs, mean: differences.reduce((sum, value) => sum + value, 0) / pairs, low: at(0.025), high: at(0.975) }
}

/** Numbers from 0 to below 1 that follow from the seed (mulberry32, Tommy Ettinger 2017, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
