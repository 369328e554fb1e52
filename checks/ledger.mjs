import { isDeepStrictEqual } from "node:util"

/** Runs checks one by one, says of each how it went, and counts. */
export class Ledger {
  #passed = 0
  #failed = 0
  #skipped = 0

  /** A check throws when what it looks at does not hold. */
  async check(sentence, look) {
    try {
      await look()
      this.#passed++
      console.log(`pass  ${sentence}`)
    } catch (error) {
      this.#failed++
      console.log(`FAIL  ${sentence}\n      ${String(error?.message ?? error).replaceAll("\n", "\n      ")}`)
    }
  }

  skip(sentence, because) {
    this.#skipped++
    console.log(`skip  ${sentence}: ${because}`)
  }

  /** Prints the last line; true when nothing failed. */
  close() {
    console.log(`${this.#passed} passed, ${this.#failed} failed, ${this.#skipped} skipped`)
    return this.#failed === 0
  }
}

export function same(through, direct) {
  if (isDeepStrictEqual(through, direct)) return
  throw new Error(`through Keepsake: ${JSON.stringify(through)}\ndirect: ${JSON.stringify(direct)}`)
}

export function holds(condition, otherwise) {
  if (!condition) throw new Error(otherwise)
}
