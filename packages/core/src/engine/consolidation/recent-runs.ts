import type { MemoryId } from "../../contract/index.ts"
import { archivesFact, type ConsolidationItem, type ConsolidationRun, type DraftItem, type ItemState } from "./run.ts"

/** What earlier runs of a pool mean for the next one. */
export class RecentRuns {
  readonly #runs: readonly ConsolidationRun[]
  readonly #left: ReadonlySet<string>

  constructor(runs: readonly ConsolidationRun[]) {
    this.#runs = runs
    this.#left = leftNames(runs)
  }

  get open(): readonly ConsolidationRun[] {
    return this.#runs.filter(({ state }) => state === "open")
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

  /** Whether a person has left or undone this change, at this revision. */
  isLeft(item: DraftItem): boolean {
    return this.#left.has(nameOf(item))
  }
}

function isMade({ state }: { readonly state: ItemState }): boolean {
  return state === "taken" || state === "taking"
}

function leftNames(runs: readonly ConsolidationRun[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const item of runs.flatMap(({ items }) => items)) {
    // A conversation of which there is nothing to tell has no summary, however often it is proposed.
    const isEmpty = item.kind === "summarize" && item.state === "moved"
    if (item.state !== "left" && item.state !== "undone" && !isEmpty) continue
    names.add(nameOf(item))
    // An undone change has made two revisions.
    if (item.state === "undone") names.add(nameOf({ ...item, revision: item.revision + 2 }))
  }
  return names
}

function nameOf({ kind, id, revision, into }: DraftItem | ConsolidationItem): string {
  return `${kind} ${id} ${revision} ${into?.id ?? ""}`
}
