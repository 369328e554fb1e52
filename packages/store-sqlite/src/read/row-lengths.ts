const LEAST_ROWS = 1_024
const LONGEST = 2 ** 16 - 2

/**
 * How many words rows have, as far as it was looked up: two bytes a row. A length may have changed since; whoever looks the row up again puts it right,
 * so that at worst a changed memory stands a little too far back or front among those that are looked up.
 */
export class RowLengths {
  #lengths = new Uint16Array(LEAST_ROWS)

  get(row: number): number | undefined {
    const kept = this.#lengths[row] ?? 0
    return kept === 0 ? undefined : kept - 1
  }

  set(row: number, length: number): void {
    if (row >= this.#lengths.length) {
      const larger = new Uint16Array(2 ** Math.ceil(Math.log2(row + 1)))
      larger.set(this.#lengths)
      this.#lengths = larger
    }
    this.#lengths[row] = Math.min(length, LONGEST) + 1
  }
}
