import { selectLargest } from "./select-largest.ts"

const LEAST_ROWS = 1_024
/** Weights are put in order in so many steps; what is nearer than a step counts as equal. */
const STEPS = 2 ** 20
const ROWS = 2 ** 32

/**
 * Sums of weights by row number, for the tens of thousands of rows that hold a common word: a flat array with a place for every row of the file, used
 * again by the next search, and only the rows that are asked for are ever put in order. Row numbers are those of SQLite: above 0, here below 2^32.
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

  /** A weight is above 0. */
  add(row: number, weight: number): void {
    if (row >= this.#weights.length)
      this.#weights = grown(new Float32Array(2 ** Math.ceil(Math.log2(row + 1))), this.#weights)
    const before = this.#weights[row] ?? 0
    this.#weights[row] = before + weight
    if (before > 0) return
    if (this.#size === this.#rows.length) this.#rows = grown(new Uint32Array(2 * this.#size), this.#rows)
    this.#rows[this.#size++] = row
  }

  get(row: number): number {
    return this.#weights[row] ?? 0
  }

  /** The rows in order, the heaviest first and of equals the newest, in parts of `size`; the first `most` are found without ordering all. */
  *heaviestFirst(most: number, size: number): Generator<readonly number[]> {
    const order = this.#keys()
    for (let from = 0; from < order.length; ) {
      const to = from === 0 ? Math.min(most, order.length) : order.length
      if (to < order.length) selectLargest(order, to)
      const ready = order.subarray(from, to).sort().reverse()
      for (let at = 0; at < ready.length; at += size) yield Array.from(ready.subarray(at, at + size), rowIn)
      from = to
    }
  }

  /** Weight and row in one number, so that comparing numbers compares both. */
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

function grown<T extends Float32Array | Uint32Array>(larger: T, filled: T): T {
  larger.set(filled)
  return larger
}

function rowIn(key: number): number {
  return key % ROWS
}
