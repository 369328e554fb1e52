const CLUSTERS = 200
/** Maximum deviation of a component from that of the cluster's centre, which is within 1. */
const SPREAD = 0.7

/** Clustered vectors, like those of texts; equal in every run. */
export class ClusteredVectors {
  readonly #dimensions: number
  readonly #middles: readonly Float32Array[]
  readonly #kept: Float32Array[] = []
  #state: number

  constructor(dimensions: number, seed: number) {
    this.#dimensions = dimensions
    this.#state = seed
    this.#middles = Array.from({ length: CLUSTERS }, () =>
      Float32Array.from({ length: dimensions }, () => this.#number()),
    )
  }

  /** A vector of length 1 near a centre. */
  next(): Float32Array {
    const middle = this.#middles[Math.floor((this.#number() + 1) * (CLUSTERS / 2))]
    const vector = Float32Array.from(
      { length: this.#dimensions },
      (_, place) => (middle?.[place] ?? 0) + SPREAD * this.#number(),
    )
    const length = Math.hypot(...vector)
    return vector.map((value) => value / length)
  }

  /** The same, kept for `nearness`. */
  keep(): Float32Array {
    const vector = this.next()
    this.#kept.push(vector)
    return vector
  }

  /** The cosine of the n-th nearest kept vector, found by comparing all. */
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
