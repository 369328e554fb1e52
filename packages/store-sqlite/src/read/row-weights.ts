import { selectLargest } from "./select-largest.ts"

const LEAST_SLOTS = 1_024
const EMPTY = 0
/** Weights are put in order in so many steps; what is nearer than a step counts as equal. */
const STEPS = 2 ** 20
const ROWS = 2 ** 32

/**
 * Sums of weights by row number, for the tens of thousands of rows that hold a common word: flat arrays with open addressing take a fifth of the time
 * of a `Map`, and only the rows that are asked for are ever put in order. Row numbers are those of SQLite: above 0, here below 2^32.
 */
export class RowWeights {
  #rows: Uint32Array
  #weights: Float64Array
  #size = 0

  /** `expected` rows fit without growing. */
  constructor(expected: number) {
    const slots = slotsFor(expected)
    this.#rows = new Uint32Array(slots)
    this.#weights = new Float64Array(slots)
  }

  add(row: number, weight: number): void {
    let at = this.#slotOf(row)
    if (this.#rows[at] === EMPTY) {
      if (2 * ++this.#size > this.#rows.length) {
        this.#grow()
        at = this.#slotOf(row)
      }
      this.#rows[at] = row
    }
    this.#weights[at] = (this.#weights[at] ?? 0) + weight
  }

  get(row: number): number {
    return this.#weights[this.#slotOf(row)] ?? 0
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
    for (const weight of this.#weights) if (weight > heaviest) heaviest = weight
    const step = heaviest / STEPS || 1
    const keys = new Float64Array(this.#size)
    let count = 0
    for (let at = 0; at < this.#rows.length; at++) {
      const row = this.#rows[at] ?? EMPTY
      if (row === EMPTY) continue
      keys[count++] = Math.round((this.#weights[at] ?? 0) / step) * ROWS + row
    }
    return keys
  }

  #slotOf(row: number): number {
    const last = this.#rows.length - 1
    // Knuth's multiplicative hash: neighbouring rows fall far apart.
    let at = (Math.imul(row, 0x9e3779b1) >>> 7) & last
    while (this.#rows[at] !== row && this.#rows[at] !== EMPTY) at = (at + 1) & last
    return at
  }

  #grow(): void {
    const [rows, weights] = [this.#rows, this.#weights]
    this.#rows = new Uint32Array(2 * rows.length)
    this.#weights = new Float64Array(2 * rows.length)
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? EMPTY
      if (row === EMPTY) continue
      const to = this.#slotOf(row)
      this.#rows[to] = row
      this.#weights[to] = weights[at] ?? 0
    }
  }
}

function slotsFor(expected: number): number {
  return Math.max(LEAST_SLOTS, 2 ** Math.ceil(Math.log2(2 * expected + 1)))
}

function rowIn(key: number): number {
  return key % ROWS
}
