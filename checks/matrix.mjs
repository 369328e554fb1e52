import { isDeepStrictEqual } from "node:util"

const marks = { pass: "yes", fail: "NO", none: "-", skip: "skip" }

/**
 * Results: clients by scenario, and single checks. Failures are printed immediately. In CI a failed check runs once more: if it passes then, it
 * is printed as flaky.
 */
export class Matrix {
  #rows = new Map()
  #sentences = []
  #failed = 0
  #only

  /** With words, only checks and cells that contain them run. */
  constructor({ only = "" } = {}) {
    this.#only = only
  }

  /** A check throws when it fails; without one, the client does not support the scenario. */
  async cell(row, column, look) {
    if (!`${row}, ${column}`.includes(this.#only)) return
    const cells = this.#rows.get(row) ?? {}
    this.#rows.set(row, cells)
    console.error(`${row}, ${column}`)
    cells[column] = look === undefined ? "none" : await this.#look(`${row}, ${column}`, look)
  }

  /** In start order, also for concurrent checks. */
  async check(sentence, look) {
    if (!sentence.includes(this.#only)) return
    const line = ["skip", sentence]
    this.#sentences.push(line)
    line[0] = await this.#look(sentence, look)
  }

  skip(row, because) {
    this.#rows.set(row, {})
    this.#sentences.push(["skip", `${row}: ${because}`])
  }

  async #look(what, look, triesLeft = process.env.CI === undefined ? 0 : 1) {
    try {
      await look()
      return "pass"
    } catch (error) {
      const why = String(error?.stack ?? error).slice(0, 4_000)
      console.log(`${triesLeft > 0 ? "FLAKY?" : "FAIL "} ${what}\n      ${why.replaceAll("\n", "\n      ")}`)
      if (triesLeft > 0) return this.#look(what, look, triesLeft - 1)
      this.#failed++
      return "fail"
    }
  }

  /** Prints all results. Returns whether nothing failed. */
  close() {
    const columns = [...new Set([...this.#rows.values()].flatMap(Object.keys))]
    const widest = Math.max(0, ...[...this.#rows.keys()].map((row) => row.length))
    console.log(`\n${" ".repeat(widest)}  ${columns.join("  ")}`)
    for (const [row, cells] of this.#rows) {
      const line = columns.map((column) => marks[cells[column] ?? "skip"].padEnd(column.length))
      console.log(`${row.padEnd(widest)}  ${line.join("  ")}`)
    }
    console.log("")
    for (const [state, sentence] of this.#sentences) console.log(`${state.padEnd(5)} ${sentence}`)
    const all = [...[...this.#rows.values()].flatMap(Object.values), ...this.#sentences.map(([state]) => state)]
    const count = (state) => all.filter((one) => one === state).length
    console.log(`\n${count("pass")} passed, ${count("fail")} failed, ${count("skip")} skipped`)
    return this.#failed === 0
  }
}

export function expectEqual(what, through, direct) {
  if (isDeepStrictEqual(through, direct)) return
  const shown = (value) => JSON.stringify(value)?.slice(0, 1_500)
  throw new Error(`${what}\nthrough Keepsake: ${shown(through)}\ndirect:           ${shown(direct)}`)
}

export function expectTrue(condition, otherwise) {
  if (!condition) throw new Error(otherwise)
}
