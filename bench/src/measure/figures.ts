/** One measured number. Where there is a goal, `holds` says whether the number meets it. */
export interface Figure {
  readonly bench: string
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly goal?: number
  /** Which way the goal lies; absent, the value is to be at most the goal. */
  readonly atLeast?: true
  readonly holds?: boolean
}

export interface Measured {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The most that it may be. */
  readonly atMost?: number
  /** The least that it may be. */
  readonly atLeast?: number
}

/** Collects what a bench measures. */
export class Figures {
  readonly all: Figure[] = []
  readonly #bench: string

  constructor(bench: string) {
    this.#bench = bench
  }

  add({ what, value, unit, atMost, atLeast }: Measured): void {
    const most = atMost === undefined ? {} : { goal: atMost, holds: value <= atMost }
    const least = atLeast === undefined ? {} : { goal: atLeast, atLeast: true as const, holds: value >= atLeast }
    this.all.push({ bench: this.#bench, what, value: rounded(value), unit, ...most, ...least })
  }
}

/** Three significant digits: more would claim what a shared machine cannot measure. */
function rounded(value: number): number {
  return Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toPrecision(3))
}

/** A table for people. */
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
