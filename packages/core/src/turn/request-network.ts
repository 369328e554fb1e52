import { requestTokens } from "./request-tokens.ts"

/**
 * A network over the words of a text: each word is the mean of the rows of its features, each of `CUES` looks for the
 * place where three neighbouring words speak most for it, and the scores are sums of what the cues found. What a request
 * names stands at other places, and so does not weigh.
 */
export interface RequestNetwork {
  /** Rows of `SIZE` numbers, one for each bucket. */
  readonly table: Float32Array
  /** Rows of `SPAN * SIZE` numbers, one for each cue. */
  readonly cues: Float32Array
  readonly cueBias: Float32Array
  /** A row of `CUES` numbers for each of the `outputs` scores. */
  readonly scores: Float32Array
  readonly scoreBias: Float32Array
}

export const SIZE = 24
export const SPAN = 3
export const CUES = 96
export const SCORES = 4

/** What a network read of a text. */
export interface RequestReading {
  /** In the order of `MEMORY_REQUESTS`; they sum to 1. */
  readonly chances: readonly number[]
  /** The strength of each cue where it is strongest, and at which word that is, or -1. */
  readonly strengths: Float32Array
  readonly places: Int32Array
  /** The words, with an empty one before and one behind. */
  readonly words: Float32Array
}

export function requestChances(text: string, network: RequestNetwork): readonly number[] {
  return readTokens(requestTokens(text), network).chances
}

export function readTokens(
  tokens: readonly (readonly number[])[],
  { table, cues, cueBias, scores, scoreBias }: RequestNetwork,
): RequestReading {
  const words = new Float32Array((tokens.length + 2) * SIZE)
  for (const [place, buckets] of tokens.entries()) {
    const share = 1 / Math.sqrt(Math.max(1, buckets.length))
    const to = (place + 1) * SIZE
    for (const bucket of buckets)
      for (let at = 0; at < SIZE; at++)
        words[to + at] = (words[to + at] ?? 0) + share * (table[bucket * SIZE + at] ?? 0)
  }
  const strengths = new Float32Array(CUES)
  const places = new Int32Array(CUES).fill(-1)
  const width = SPAN * SIZE
  for (let cue = 0; cue < CUES; cue++) {
    let most = 0
    for (let place = 0; place < tokens.length; place++) {
      let sum = cueBias[cue] ?? 0
      for (let at = 0; at < width; at++) sum += (cues[cue * width + at] ?? 0) * (words[place * SIZE + at] ?? 0)
      if (sum <= most) continue
      most = sum
      places[cue] = place
    }
    strengths[cue] = most
  }
  const raw = Array.from({ length: SCORES }, (_, score) => {
    let sum = scoreBias[score] ?? 0
    for (let cue = 0; cue < CUES; cue++) sum += (scores[score * CUES + cue] ?? 0) * (strengths[cue] ?? 0)
    return sum
  })
  const most = Math.max(...raw)
  const odds = raw.map((one) => Math.exp(one - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return { chances: odds.map((one) => one / total), strengths, places, words }
}

/** The parts of a network that is written as one row of bytes, each part with a scale of its own. */
export function networkOf(bytes: Int8Array, scales: readonly number[]): RequestNetwork {
  const sizes = [bytes.length - PARTS.reduce((sum, one) => sum + one, 0), ...PARTS]
  let from = 0
  const [table = NONE, cues = NONE, cueBias = NONE, scores = NONE, scoreBias = NONE] = sizes.map((size, part) => {
    const scale = scales[part] ?? 0
    const numbers = Float32Array.from(bytes.subarray(from, from + size), (byte) => byte * scale)
    from += size
    return numbers
  })
  return { table, cues, cueBias, scores, scoreBias }
}

const NONE = new Float32Array(0)
const PARTS = [CUES * SPAN * SIZE, CUES, SCORES * CUES, SCORES]
