import type { MemoryId } from "../../contract/index.ts"
import { archivesFact, type ConsolidationRun, type ItemState } from "./run.ts"

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

  /** When they raised the salience of a memory last. */
  promotedAt(): ReadonlyMap<MemoryId, number> {
    const times = new Map<MemoryId, number>()
    for (const { items, at } of this.#runs) {
      for (const item of items) {
        if (item.kind === "promote" && isMade(item)) times.set(item.id, Math.max(at, times.get(item.id) ?? 0))
      }
    }
    return times
  }
}

function isMade({ state }: { readonly state: ItemState }): boolean {
  return state === "taken" || state === "taking"
}
