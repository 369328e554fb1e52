import type { Figure } from "./measure/figures.ts"

/** How a bench is run. */
export interface Run {
  /** A folder of its own, empty; it is removed afterwards. */
  readonly folder: string
  /** Sizes for a look in passing; the goals are meant for the full ones. */
  readonly quick: boolean
}

export type Bench = (run: Run) => Promise<readonly Figure[]>
