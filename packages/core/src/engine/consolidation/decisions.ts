import { MemoryError, type Scope } from "../../contract/index.ts"
import type { Store } from "../../contract/store.ts"
import { type Applied, applyItem, revertItem, type SummaryWriter } from "./apply.ts"
import type { ConsolidationCounter } from "./counts.ts"
import type { PastDecisions } from "./past-decisions.ts"
import { mostArchived } from "./plan.ts"
import type { PoolQueue } from "./pool-queue.ts"
import { RecentRuns } from "./recent-runs.ts"
import {
  archivesFact,
  type ConsolidationItem,
  type ConsolidationRun,
  type ItemState,
  isPending,
  isUntouched,
  withStates,
} from "./run.ts"
import type { RunStore } from "./run-store.ts"

/** The author of changes that nobody else is named for. */
export const BY = "consolidation"

interface DecisionParts {
  readonly store: Store
  readonly summaries: SummaryWriter
  readonly runs: RunStore
  readonly decisions: PastDecisions
  readonly queue: PoolQueue
  readonly counts: ConsolidationCounter
  readonly now: () => number
}

/** Takes, leaves and undoes the changes of a run. `undefined`: the scope has no run of this id. */
export class Decisions {
  readonly #parts: DecisionParts

  constructor(parts: DecisionParts) {
    this.#parts = parts
  }

  /** Makes the open changes, or those at these places from 0. */
  async take(
    scope: Scope,
    id: string,
    { places, by = BY }: { readonly places?: readonly number[] | undefined; readonly by?: string } = {},
  ): Promise<ConsolidationRun | undefined> {
    const { runs, queue } = this.#parts
    const run = await runs.get(scope, id)
    return run && queue.run(run.pool, () => this.#take(scope, run, places, by))
  }

  async #take(
    scope: Scope,
    { id, pool }: ConsolidationRun,
    places: readonly number[] | undefined,
    by: string,
  ): Promise<ConsolidationRun | undefined> {
    const { runs, decisions, counts, now } = this.#parts
    // A process that replaced it may have been killed before it said so.
    await runs.keepNewestOpen(pool)
    const run = await runs.get(scope, id)
    if (run === undefined) return undefined
    if (run.state !== "open" && run.state !== "taken") throw notTakeable(run)
    checkPlaces(run, places)
    const chosen = await this.#chosen(run, places)
    await runs.change(id, (stored) =>
      withStates(stored, ({ state }, place) => (chosen.has(place) && isPending(state) ? "taking" : state)),
    )
    const results = new Map<number, Applied>()
    for (const [place, item] of run.items.entries()) {
      if (!chosen.has(place)) continue
      results.set(place, await applyItem(this.#parts, run, item, { by: authorOf(run, by), at: now() }))
    }
    for (const [place, { state }] of results) counts.addChange(run.items[place]?.kind, state)
    const tokens = [...results.values()].reduce((sum, applied) => sum + (applied.tokens ?? 0), 0)
    await decisions.add(
      pool,
      itemsIn(run, (place) => results.get(place)?.state),
    )
    return runs.change(id, (stored) => {
      const next = withStates(stored, (item, place) => results.get(place)?.state ?? item.state)
      const used = tokens === 0 ? next : { ...next, tokens: (next.tokens ?? 0) + tokens }
      return used.items.some(({ state }) => state === "open") ? used : { ...used, state: "taken" }
    })
  }

  /** The places of the changes to make, without those that are too many. */
  async #chosen(run: ConsolidationRun, places: readonly number[] | undefined): Promise<ReadonlySet<number>> {
    const wanted = new Set(places ?? run.items.keys())
    const recent = new RecentRuns(await this.#parts.runs.ofPool(run.pool))
    const already = run.items.filter((item) => archivesFact(item) && item.state === "taken").length
    let room = mostArchived(run.facts, recent.archived(run.id)) - already
    const chosen = new Set<number>()
    for (const [place, item] of run.items.entries()) {
      if (!wanted.has(place) || !isPending(item.state) || (archivesFact(item) && room <= 0)) continue
      if (archivesFact(item)) room--
      chosen.add(place)
    }
    return chosen
  }

  /** Does not make the open changes, or those at these places. */
  async leave(scope: Scope, id: string, places?: readonly number[]): Promise<ConsolidationRun | undefined> {
    const { runs, decisions } = this.#parts
    const run = await runs.get(scope, id)
    if (run === undefined) return undefined
    checkPlaces(run, places)
    if (run.state === "undone") return run
    const chosen = places && new Set(places)
    const isLeft = ({ state }: ConsolidationItem, place: number) => state === "open" && (chosen?.has(place) ?? true)
    // Recorded first: a process that is killed in between forgets no decision.
    await decisions.add(
      run.pool,
      itemsIn(run, (place, item) => (isLeft(item, place) ? "left" : undefined)),
    )
    return runs.change(id, (stored) => {
      const next = withStates(stored, (item, place) => (isLeft(item, place) ? "left" : item.state))
      if (next.items.some(({ state }) => state === "open")) return next
      return { ...next, state: next.items.some(({ state }) => state === "taken") ? "taken" : "left" }
    })
  }

  /** Undoes every change that was made. A memory that was changed since stays as it is now. */
  async undo(
    scope: Scope,
    id: string,
    { by = BY }: { readonly by?: string } = {},
  ): Promise<ConsolidationRun | undefined> {
    const { runs, queue } = this.#parts
    const run = await runs.get(scope, id)
    return run && queue.run(run.pool, () => this.#undo(scope, id, by))
  }

  async #undo(scope: Scope, id: string, by: string): Promise<ConsolidationRun | undefined> {
    const { runs, decisions, counts, now } = this.#parts
    const run = await runs.get(scope, id)
    // A proposal of which nothing was made stays to be decided.
    if (run === undefined || isUntouched(run)) return run
    const results = new Map<number, ItemState>()
    for (const [place, item] of run.items.entries()) {
      if (item.state !== "taken" && item.state !== "taking") continue
      results.set(place, await revertItem(this.#parts, run, item, { by: authorOf(run, by), at: now() }))
    }
    for (const [place, state] of results) counts.addChange(run.items[place]?.kind, state)
    const left = ({ state }: ConsolidationItem) => (state === "open" ? "left" : undefined)
    await decisions.add(
      run.pool,
      itemsIn(run, (place, item) => results.get(place) ?? left(item)),
    )
    return runs.change(id, (stored) => ({
      ...withStates(stored, (item, place) => results.get(place) ?? left(item) ?? item.state),
      state: "undone",
    }))
  }
}

/** The items of a run that get another state, in that state. */
function itemsIn(
  { items }: ConsolidationRun,
  stateOf: (place: number, item: ConsolidationItem) => ItemState | undefined,
): readonly ConsolidationItem[] {
  return items.flatMap((item, place) => {
    const state = stateOf(place, item)
    return state === undefined ? [] : [{ ...item, state }]
  })
}

function authorOf({ id }: ConsolidationRun, by: string): string {
  return by === BY ? `consolidation:${id}` : by
}

function checkPlaces({ id, items }: ConsolidationRun, places: readonly number[] = []): void {
  const unknown = places.find((place) => items[place] === undefined)
  if (unknown === undefined) return
  throw new MemoryError("options_invalid", `The proposal ${id} has no change ${unknown}`, {
    remedy: `Its changes are numbered from 0 to ${items.length - 1}.`,
  })
}

function notTakeable({ id, state }: ConsolidationRun): MemoryError {
  return new MemoryError("options_invalid", `The proposal ${id} is ${state} and cannot be taken`, {
    remedy: "Make a new proposal.",
  })
}
