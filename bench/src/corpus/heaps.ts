const HEAPS = 200
/** How far a number of a vector lies from that of its heap's middle, which is within 1. */
const SPREAD = 0.7

/** Vectors in heaps, as those of texts are; the same at every run. */
export class Heaps {
  readonly #dimensions: number
  readonly #middles: readonly Float32Array[]
  readonly #kept: Float32Array[] = []
  #state: number

  constructor(dimensions: number, seed: number) {
    this.#dimensions = dimensions
    this.#state = seed
    this.#middles = Array.from({ length: HEAPS }, () => Float32Array.from({ length: dimensions }, () => this.#number()))
  }

  /** One of length 1, beside the middle of a heap. */
  next(): Float32Array {
    const middle = this.#middles[Math.floor((this.#number() + 1) * (HEAPS / 2))]
    const vector = Float32Array.from(
      { length: this.#dimensions },
      (_, place) => (middle?.[place] ?? 0) + SPREAD * this.#number(),
    )
    const length = Math.hypot(...vector)
    return vector.map((value) => value / length)
  }

  /** The same, remembered for `nearness`. */
  keep(): Float32Array {
    const vector = this.next()
    this.#kept.push(vector)
    return vector
  }

  /** The cosine of the n-th nearest of those that were kept, each compared. */
  nearness(query: Float32Array, n: number): number {
    const cosines = this.#kept.map((vector) => {
      let dot = 0
      for (let place = 0; place < vector.length; place++) dot += (vector[place] ?? 0) * (query[place] ?? 0)
      return dot
    })
    return cosines.sort((one, other) => other - one)[n - 1] ?? -1
  }

  /** From -1 to 1 (the generator of Numerical Recipes). */
  #number(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return this.#state / 2 ** 31 - 1
  }
}
