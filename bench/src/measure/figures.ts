import { logProgress } from "../progress.ts"

/** A measured value. `holds` states whether it meets its goal, if it has one. */
export interface Figure {
  readonly bench: string
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly goal?: number
  /** Whether the value must be at least the goal. Default: at most. */
  readonly atLeast?: true
  readonly holds?: boolean
}

export interface Measurement {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The maximum. */
  readonly atMost?: number
  /** The minimum. */
  readonly atLeast?: number
}

/** Collects what a bench measures, and logs each figure. */
export class FigureList {
  readonly all: Figure[] = []
  readonly #bench: string

  constructor(bench: string) {
    this.#bench = bench
  }

  add({ what, value, unit, atMost, atLeast }: Measurement): void {
    const most = atMost === undefined ? {} : { goal: atMost, holds: value <= atMost }
    const least = atLeast === undefined ? {} : { goal: atLeast, atLeast: true as const, holds: value >= atLeast }
    const figure = { bench: this.#bench, what, value: roundSignificant(value), unit, ...most, ...least }
    this.all.push(figure)
    // A long bench may be interrupted before its table is written.
    logProgress(`${figure.bench}: ${what}: ${figure.value.toLocaleString("en")} ${unit}`)
  }
}

/** Rounds to three significant digits, the precision of a shared machine. */
function roundSignificant(value: number): number {
  return Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toPrecision(3))
}

/** Formats the values as a table. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ["bench", "what", "value", "goal", ""]
  const rows = figures.map(({ bench, what, value, unit, goal, atLeast, holds }) => [
    bench,
    what,
    `${value.toLocaleString("en")} ${unit}`,
    goal === undefined ? "" : `${atLeast ? ">=" : "<="} ${goal.toLocaleString("en")} ${unit}`,
    holds === undefined ? "" : holds ? "holds" : "MISSED",
  ])
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}
