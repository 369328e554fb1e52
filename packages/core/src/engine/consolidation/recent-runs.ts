import { archivesFact, type ConsolidationItem, type ConsolidationRun, type ItemState } from "./run.ts"

/** What earlier runs of a pool mean for the next one. */
export class RecentRuns {
  readonly #runs: readonly ConsolidationRun[]

  constructor(runs: readonly ConsolidationRun[]) {
    this.#runs = runs
  }

  /** How many memories they have archived; `except` is the id of a run that does not count. */
  archived(except?: string): number {
    const items = this.#runs.filter(({ id }) => id !== except).flatMap(({ items }) => items)
    return items.filter((item) => archivesFact(item) && isMade(item)).length
  }

  /** Changes that were interrupted while they were made. */
  interrupted(): readonly ConsolidationItem[] {
    return this.#runs.flatMap(({ items }) => items).filter(({ state }) => state === "taking")
  }
}

function isMade({ state }: { readonly state: ItemState }): boolean {
  return state === "taken" || state === "taking"
}
