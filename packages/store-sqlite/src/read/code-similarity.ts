import type { PoolCodes } from "./code-cache.ts"

const BITS = 8
/** A shift, because V8 represents `**` as a double, which made summing codes twice as slow. */
const BYTES = 1 << BITS

/**
 * Estimates the similarity of vectors to a query from their binary codes: adds the query's value where a bit is set and subtracts it otherwise. An
 * unquantized query loses less than comparing two codes (asymmetric distance: Gordo and Perronnin, CVPR 2011).
 */
export class CodeSimilarity {
  /** The contribution of each of the 256 values of each byte of a code. */
  readonly #sums: Float32Array
  readonly bytes: number

  constructor(query: Float32Array) {
    this.bytes = Math.ceil(query.length / BITS)
    this.#sums = new Float32Array(this.bytes * BYTES)
    for (let place = 0; place < this.bytes; place++) {
      const from = place * BYTES
      let none = 0
      for (let bit = 0; bit < BITS; bit++) none -= query[place * BITS + bit] ?? 0
      this.#sums[from] = none
      // Derived from the value without its highest bit, whose contribution changes its sign.
      for (let bit = 0, first = 1; bit < BITS; bit++, first *= 2) {
        const twice = 2 * (query[place * BITS + bit] ?? 0)
        for (let value = 0; value < first; value++) {
          this.#sums[from + first + value] = (this.#sums[from + value] ?? 0) + twice
        }
      }
    }
  }

  /** Writes one estimate per code, starting at `at`. */
  estimate({ size, codes }: PoolCodes, into: Float64Array, at: number): void {
    const { bytes } = this
    const sums = this.#sums
    const fours = bytes - (bytes % 4)
    for (let one = 0, code = 0; one < size; one++) {
      let sum = 0
      let from = 0
      // Four independent additions at a time, to avoid a dependency chain.
      for (const end = code + fours; code < end; code += 4, from += 4 * BYTES) {
        const first = sums[from + (codes[code] ?? 0)] ?? 0
        const second = sums[from + BYTES + (codes[code + 1] ?? 0)] ?? 0
        const third = sums[from + 2 * BYTES + (codes[code + 2] ?? 0)] ?? 0
        const fourth = sums[from + 3 * BYTES + (codes[code + 3] ?? 0)] ?? 0
        sum += first + second + (third + fourth)
      }
      for (const end = code + bytes - fours; code < end; code++, from += BYTES)
        sum += sums[from + (codes[code] ?? 0)] ?? 0
      into[at + one] = sum
    }
  }
}

/** The cosine to vectors of known length; 0 for zero vectors. */
export function cosineTo(query: Float32Array): (other: Float32Array, length: number) => number {
  const own = lengthOf(query)
  return (other, length) => (own === 0 || length === 0 ? 0 : dotOf(query, other) / (own * length))
}

export function lengthOf(values: Float32Array): number {
  return Math.sqrt(dotOf(values, values))
}

/** Sums in 64 bits and in a fixed order, so that results are reproducible. Two accumulators avoid a dependency chain. */
function dotOf(one: Float32Array, other: Float32Array): number {
  const even = one.length - (one.length % 2)
  let sum = 0
  let sumToo = 0
  for (let place = 0; place < even; place += 2) {
    sum += (one[place] ?? 0) * (other[place] ?? 0)
    sumToo += (one[place + 1] ?? 0) * (other[place + 1] ?? 0)
  }
  return sum + sumToo + (one[even] ?? 0) * (other[even] ?? 0)
}
