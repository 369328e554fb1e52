import type { CommandOutput } from "./output.ts"

/** Progress is shown only for work longer than this. */
const QUIET_MS = 1_000
/** Interval of updates on a terminal, which overwrite one another, and of lines elsewhere. */
const PASSING_MS = 200
const LINE_MS = 10_000

/** Shows the progress of a task and an estimate of the time left; nothing for tasks shorter than a second. */
export class Progress {
  readonly #what: string
  readonly #out: Pick<CommandOutput, "progress" | "statusLine">
  readonly #began = performance.now()
  #said = 0
  #line = 0

  constructor(what: string, out: Pick<CommandOutput, "progress" | "statusLine">) {
    this.#what = what
    this.#out = out
  }

  /** Any unit; a `total` of 0 means unknown. */
  at(done: number, total: number): void {
    const passed = performance.now() - this.#began
    if (passed < QUIET_MS || passed - this.#said < PASSING_MS) return
    this.#said = passed
    const line = `${this.#what}: ${progressText(done, total, passed)}`
    if (this.#out.statusLine(line) || passed - this.#line < LINE_MS) return
    this.#line = passed
    this.#out.progress(line)
  }

  end(): void {
    this.#out.statusLine("")
  }
}

/** `42 %, about 12 s left`. */
export function progressText(done: number, total: number, passedMs: number): string {
  if (total === 0) return `${done} so far`
  const share = Math.min(1, done / total)
  const percent = `${Math.floor(share * 100)} %`
  if (share === 0) return percent
  const left = Math.ceil((passedMs / share - passedMs) / 1_000)
  return `${percent}, about ${left < 120 ? `${left} s` : `${Math.ceil(left / 60)} min`} left`
}
