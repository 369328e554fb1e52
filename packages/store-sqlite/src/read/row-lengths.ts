const LEAST_ROWS = 1_024
const LONGEST = 2 ** 16 - 2

/**
 * Caches the document lengths of rows in two bytes per row. A cached length may be outdated until the row is read again, so that
 * at worst a changed memory is considered slightly too late or too early.
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
