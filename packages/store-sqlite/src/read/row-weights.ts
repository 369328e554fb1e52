import { selectLargest } from "./select-largest.ts"

const LEAST_ROWS = 1_024
/** Weights are quantized to this many steps for sorting. */
const STEPS = 2 ** 20
const ROWS = 2 ** 32

/**
 * Sums of weights by row, for the tens of thousands of rows that contain a common word: a flat array over all rows of the file, reused by the next search.
 * Only requested rows are sorted. Row numbers are those of SQLite: above 0, here below 2^32.
 */
export class RowWeights {
  #weights = new Float32Array(LEAST_ROWS)
  #rows = new Uint32Array(LEAST_ROWS)
  #size = 0

  get size(): number {
    return this.#size
  }

  clear(): void {
    for (let at = 0; at < this.#size; at++) this.#weights[this.#rows[at] ?? 0] = 0
    this.#size = 0
  }

  /** `weight` must be positive. */
  add(row: number, weight: number): void {
    if (row >= this.#weights.length)
      this.#weights = copyInto(new Float32Array(2 ** Math.ceil(Math.log2(row + 1))), this.#weights)
    const before = this.#weights[row] ?? 0
    this.#weights[row] = before + weight
    if (before > 0) return
    if (this.#size === this.#rows.length) this.#rows = copyInto(new Uint32Array(2 * this.#size), this.#rows)
    this.#rows[this.#size++] = row
  }

  get(row: number): number {
    return this.#weights[row] ?? 0
  }

  /** Yields rows by descending weight, ties newest first, in parts of `size`. The first `most` are found without sorting all. */
  *inWeightOrder(most: number, size: number): Generator<readonly number[]> {
    const order = this.#keys()
    for (let from = 0; from < order.length; ) {
      const to = from === 0 ? Math.min(most, order.length) : order.length
      if (to < order.length) selectLargest(order, to)
      const ready = order.subarray(from, to).sort().reverse()
      for (let at = 0; at < ready.length; at += size) yield Array.from(ready.subarray(at, at + size), rowIn)
      from = to
    }
  }

  /** Combines weight and row in one number, so that one comparison sorts by both. */
  #keys(): Float64Array {
    let heaviest = 0
    for (let at = 0; at < this.#size; at++) heaviest = Math.max(heaviest, this.get(this.#rows[at] ?? 0))
    const perStep = STEPS / (heaviest || 1)
    const keys = new Float64Array(this.#size)
    for (let at = 0; at < this.#size; at++) {
      const row = this.#rows[at] ?? 0
      keys[at] = Math.round(this.get(row) * perStep) * ROWS + row
    }
    return keys
  }
}

function copyInto<T extends Float32Array | Uint32Array>(larger: T, filled: T): T {
  larger.set(filled)
  return larger
}

function rowIn(key: number): number {
  return key % ROWS
}
