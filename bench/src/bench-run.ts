import type { Figure } from "./measure/figures.ts"

/** The parameters of a bench. */
export interface BenchRun {
  /** An empty folder, which is removed afterwards. */
  readonly folder: string
  /** Small sizes for a quick check; the goals apply to the full sizes. */
  readonly quick: boolean
}

export type Bench = (run: BenchRun) => Promise<readonly Figure[]>
