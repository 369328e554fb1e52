import type { Output } from "./output.ts"

/** Nothing is said of what takes less. */
const QUIET_MS = 1_000
/** How often: on a terminal, where a line takes the place of the one before, and elsewhere. */
const PASSING_MS = 200
const LINE_MS = 10_000

/** Tells how far something is and about how long it still takes; nothing of what is done within a second. */
export class Progress {
  readonly #what: string
  readonly #out: Pick<Output, "progress" | "passing">
  readonly #began = performance.now()
  #said = 0
  #line = 0

  constructor(what: string, out: Pick<Output, "progress" | "passing">) {
    this.#what = what
    this.#out = out
  }

  /** Any unit; a `total` of 0 is not known. */
  at(done: number, total: number): void {
    const passed = performance.now() - this.#began
    if (passed < QUIET_MS || passed - this.#said < PASSING_MS) return
    this.#said = passed
    const line = `${this.#what}: ${estimate(done, total, passed)}`
    if (this.#out.passing(line) || passed - this.#line < LINE_MS) return
    this.#line = passed
    this.#out.progress(line)
  }

  end(): void {
    this.#out.passing("")
  }
}

/** `42 %, about 12 s left`. */
export function estimate(done: number, total: number, passedMs: number): string {
  if (total === 0) return `${done} so far`
  const share = Math.min(1, done / total)
  const percent = `${Math.floor(share * 100)} %`
  if (share === 0) return percent
  const left = Math.ceil((passedMs / share - passedMs) / 1_000)
  return `${percent}, about ${left < 120 ? `${left} s` : `${Math.ceil(left / 60)} min`} left`
}
