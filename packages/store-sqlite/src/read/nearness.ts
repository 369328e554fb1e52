import type { Codes } from "./vector-codes.ts"

const BITS = 8
const BYTES = 2 ** BITS

/**
 * How near vectors are to a query as far as their codes tell: the query's numbers added where a bit is set, subtracted where it is not. Keeping the
 * query whole loses less than comparing two codes (asymmetric distance: Gordo and Perronnin, CVPR 2011).
 */
export class Nearness {
  /** For each byte of a code, what each of its 256 values adds. */
  readonly #sums: Float32Array
  readonly bytes: number

  constructor(query: Float32Array) {
    this.bytes = Math.ceil(query.length / BITS)
    this.#sums = new Float32Array(this.bytes * BYTES)
    for (let place = 0; place < this.bytes; place++) {
      for (let value = 0; value < BYTES; value++) {
        let sum = 0
        for (let bit = 0; bit < BITS; bit++) {
          const number = query[place * BITS + bit] ?? 0
          sum += (value >> bit) & 1 ? number : -number
        }
        this.#sums[place * BYTES + value] = sum
      }
    }
  }

  /** Writes one number for each code, from `at` on. */
  estimate({ size, codes }: Codes, into: Float64Array, at: number): void {
    const { bytes } = this
    const sums = this.#sums
    for (let one = 0, code = 0; one < size; one++) {
      let sum = 0
      for (let place = 0; place < bytes; place++, code++) sum += sums[place * BYTES + (codes[code] ?? 0)] ?? 0
      into[at + one] = sum
    }
  }
}

/** Of two vectors of one size; 0 where one points nowhere. Added up in 64 bits, so that every run gives the same. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let dot = 0
  let ones = 0
  let others = 0
  for (let place = 0; place < one.length; place++) {
    const value = one[place] ?? 0
    const against = other[place] ?? 0
    dot += value * against
    ones += value * value
    others += against * against
  }
  return ones === 0 || others === 0 ? 0 : dot / Math.sqrt(ones * others)
}
