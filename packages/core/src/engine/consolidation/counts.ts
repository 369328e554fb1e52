import type { ConsolidationItem, ItemState, RunState } from "./run.ts"

/** What proposals there were since the process was started, and what became of their changes. */
export interface ConsolidationCounts {
  /** Proposals by the state that they began in: `open`, or `refused` because recall was worse with them. */
  readonly runs: ReadonlyMap<RunState, number>
  readonly changes: Iterable<{
    readonly kind: ConsolidationItem["kind"]
    readonly outcome: ItemState
    readonly count: number
  }>
}

export class ConsolidationCounter implements ConsolidationCounts {
  readonly runs = new Map<RunState, number>()
  readonly #changes = new Map<
    string,
    { readonly kind: ConsolidationItem["kind"]; readonly outcome: ItemState; count: number }
  >()

  get changes(): ConsolidationCounts["changes"] {
    return this.#changes.values()
  }

  addRun(state: RunState): void {
    this.runs.set(state, (this.runs.get(state) ?? 0) + 1)
  }

  addChange(kind: ConsolidationItem["kind"] | undefined, outcome: ItemState): void {
    if (kind === undefined) return
    const counted = this.#changes.get(`${kind} ${outcome}`) ?? { kind, outcome, count: 0 }
    counted.count++
    this.#changes.set(`${kind} ${outcome}`, counted)
  }
}
