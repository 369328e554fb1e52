import { setTimeout as pause } from "node:timers/promises"
import { type Cursor, type Memory, MemoryError, type Page, type Pool, type Scope } from "../../contract/index.ts"
import type { State } from "../../contract/state.ts"
import type { Store } from "../../contract/store.ts"
import { newId } from "../../turn/ids.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { isReserved } from "../tenants.ts"
import { applyItem, revertItem } from "./apply.ts"
import { whyRefused } from "./check-item.ts"
import { measureItems, type OpenCopy } from "./measure.ts"
import { mostArchived, type Plan, planPool } from "./plan.ts"
import type { ConsolidationItem, ConsolidationRun, DraftItem, ItemState } from "./run.ts"
import { RunStore } from "./run-store.ts"

const BY = "consolidation"
/** At night a run rests for this many times the time that it works, which is 5 % of one core. */
const REST_FACTOR = 19
const MAX_REST_MS = 10_000
/** Read before the text of an item is shown. */
const SHOWN_AT_ONCE = 200

export interface ConsolidationParts {
  readonly store: Store
  readonly state: State
  readonly settings: () => Pick<MemorySettings, "consolidation">
  readonly openCopy: OpenCopy
  readonly now: () => number
}

/** An item with its memories as they are now; absent if they are gone. */
export interface ShownItem {
  readonly item: ConsolidationItem
  readonly memory?: Memory
  readonly into?: Memory
}

interface ProposeOptions {
  readonly by?: string
  /** Stores nothing. Default: false. */
  readonly dryRun?: boolean
  readonly signal?: AbortSignal
}

/** Proposes, takes and undoes changes that keep pools small. No pool changes before somebody takes an item, unless the setting is `auto`. */
export class Consolidation {
  readonly #parts: ConsolidationParts
  readonly #runs: RunStore

  constructor(parts: ConsolidationParts) {
    this.#parts = parts
    this.#runs = new RunStore(parts.state)
  }

  /** Proposes changes for every pool of a scope. A pool without changes has no run. A new run replaces an open one. */
  async propose(scope: Scope, options: ProposeOptions = {}): Promise<readonly ConsolidationRun[]> {
    const runs: ConsolidationRun[] = []
    for await (const pool of this.#pools(scope)) {
      const run = await this.#proposeFor(pool, options, async () => options.signal?.throwIfAborted())
      if (run !== undefined) runs.push(run)
    }
    return runs
  }

  /**
   * Records a proposal of somebody else, such as a model. Each change is checked by the same rules as Keepsake's own;
   * what does not pass is listed in `refused`.
   */
  async submit(pool: Pool, drafts: readonly DraftItem[], by: string): Promise<ConsolidationRun> {
    const facts = await this.#countFacts(pool)
    return this.#record(pool, { facts, items: drafts, refused: [] }, { by })
  }

  runs(scope: Scope, limit: number, cursor?: Cursor): Promise<Page<ConsolidationRun>> {
    return this.#runs.list(scope, limit, cursor)
  }

  /** A run and its items with the memories as they are now. `undefined` if there is none in the scope. */
  async show(
    scope: Scope,
    id: string,
  ): Promise<{ readonly run: ConsolidationRun; readonly items: readonly ShownItem[] } | undefined> {
    const run = await this.#runs.get(scope, id)
    return run && { run, items: await this.showItems(run) }
  }

  async showItems({ pool, items }: ConsolidationRun): Promise<readonly ShownItem[]> {
    const ids = [...new Set(items.flatMap(({ id, into }) => (into === undefined ? [id] : [id, into.id])))]
    const memories = new Map<string, Memory>()
    for (let at = 0; at < ids.length; at += SHOWN_AT_ONCE) {
      const read = await this.#parts.store.read(scopeOf(pool), ids.slice(at, at + SHOWN_AT_ONCE))
      for (const memory of read) if (memory !== undefined) memories.set(memory.id, memory)
    }
    return items.map((item) => {
      const memory = memories.get(item.id)
      const into = item.into && memories.get(item.into.id)
      return { item, ...(memory && { memory }), ...(into && { into }) }
    })
  }

  /**
   * Makes the changes of a run: all that are open, or those at these places from 0. One whose memory has changed since
   * is dropped. `options_invalid` for a run that was refused, replaced, left or undone.
   */
  async take(
    scope: Scope,
    id: string,
    { places, by = BY }: { readonly places?: readonly number[] | undefined; readonly by?: string } = {},
  ): Promise<ConsolidationRun | undefined> {
    const run = await this.#runs.get(scope, id)
    if (run === undefined) return undefined
    if (run.state !== "open" && run.state !== "taken") throw notTakeable(run)
    const chosen = new Set(places ?? run.items.keys())
    const isChosen = (place: number, state: ItemState) => chosen.has(place) && (state === "open" || state === "taking")
    await this.#runs.change(id, (stored) =>
      withStates(stored, (item, place) => (isChosen(place, item.state) ? "taking" : item.state)),
    )
    const results = new Map<number, ItemState>()
    for (const [place, item] of run.items.entries()) {
      if (!isChosen(place, item.state)) continue
      const options = { by: authorOf(run, by), at: this.#parts.now() }
      results.set(place, await applyItem(this.#parts.store, run, item, options))
    }
    return this.#runs.change(id, (stored) => {
      const next = withStates(stored, (item, place) => results.get(place) ?? item.state)
      return next.items.some(({ state }) => state === "open") ? next : { ...next, state: "taken" }
    })
  }

  /** Leaves a run, or its items at these places: they are not made. */
  async leave(scope: Scope, id: string, places?: readonly number[]): Promise<ConsolidationRun | undefined> {
    if ((await this.#runs.get(scope, id)) === undefined) return undefined
    const chosen = places && new Set(places)
    return this.#runs.change(id, (stored) => {
      const next = withStates(stored, ({ state }, place) =>
        state === "open" && (chosen?.has(place) ?? true) ? "left" : state,
      )
      if (next.items.some(({ state }) => state === "open")) return next
      return { ...next, state: next.items.some(({ state }) => state === "taken") ? "taken" : "left" }
    })
  }

  /** Undoes every change that a run made. A memory that was changed since stays as it is now. */
  async undo(
    scope: Scope,
    id: string,
    { by = BY }: { readonly by?: string } = {},
  ): Promise<ConsolidationRun | undefined> {
    const run = await this.#runs.get(scope, id)
    if (run === undefined) return undefined
    const results = new Map<number, ItemState>()
    for (const [place, item] of run.items.entries()) {
      if (item.state !== "taken" && item.state !== "taking") continue
      const options = { by: authorOf(run, by), at: this.#parts.now() }
      results.set(place, await revertItem(this.#parts.store, run, item, options))
    }
    return this.#runs.change(id, (stored) => ({
      ...withStates(stored, ({ state }, place) => results.get(place) ?? (state === "open" ? "left" : state)),
      state: "undone",
    }))
  }

  /** The nightly work: proposes for every pool of every tenant, and takes what passes if the setting is `auto`. */
  async nightly(signal: AbortSignal): Promise<void> {
    const { store, settings } = this.#parts
    if (settings().consolidation === "off") return
    const rest = async (tookMs: number): Promise<void> => {
      await pause(Math.min(MAX_REST_MS, REST_FACTOR * tookMs), undefined, { ref: false, signal })
    }
    for await (const pool of each((page) => store.pools(undefined, page))) {
      signal.throwIfAborted()
      if (isReserved(pool.tenant)) continue
      const run = await this.#proposeFor(pool, { signal }, rest)
      // A pool in which no question finds its statement proves nothing: a person decides.
      const isProven = run?.state === "open" && run.recall.before > 0
      if (isProven && settings().consolidation === "auto") await this.take(scopeOf(pool), run.id)
    }
  }

  async #proposeFor(
    pool: Pool,
    { by = BY, dryRun = false }: ProposeOptions,
    rest: (tookMs: number) => Promise<void>,
  ): Promise<ConsolidationRun | undefined> {
    const began = performance.now()
    const { store, now } = this.#parts
    const earlier = await this.#runs.ofPool(pool)
    const plan = await planPool(store, pool, { now: now(), archived: archivedBy(earlier), rest })
    const isLeft = leftBefore(earlier)
    const items = plan.items.filter((item) => !isLeft(item))
    if (items.length === 0) return undefined
    const planned = performance.now()
    const run = await this.#record(pool, { ...plan, items }, { by, dryRun, began, earlier })
    await rest(performance.now() - planned)
    return run
  }

  async #record(
    pool: Pool,
    plan: Plan,
    options: { by: string; dryRun?: boolean; began?: number; earlier?: readonly ConsolidationRun[] },
  ): Promise<ConsolidationRun> {
    const { store, openCopy, now } = this.#parts
    const { by, dryRun = false, began = performance.now(), earlier = await this.#runs.ofPool(pool) } = options
    const { items, refused } = await this.#check(pool, plan, mostArchived(plan.facts, archivedBy(earlier)))
    const recall = await measureItems(store, pool, items, openCopy)
    const run: ConsolidationRun = {
      id: newId(now()),
      pool,
      at: now(),
      by,
      state: recall.after < recall.before ? "refused" : "open",
      facts: plan.facts,
      items: items.map((item) => ({ ...item, state: "open" })),
      refused,
      recall,
      tookMs: Math.round(performance.now() - began),
    }
    if (dryRun) return run
    for (const { id, state } of earlier) {
      if (state === "open")
        await this.#runs.change(id, (old) => (isUntouched(old) ? { ...old, state: "replaced" } : old))
    }
    await this.#runs.add(run)
    return run
  }

  /** Separates what may be made from what is refused. */
  async #check(
    pool: Pool,
    { items, refused }: Plan,
    most: number,
  ): Promise<{ readonly items: readonly DraftItem[]; readonly refused: ConsolidationRun["refused"] }> {
    const sound: DraftItem[] = []
    const rejected = [...refused]
    const going = new Set(items.map(({ id }) => id))
    for (const item of items) {
      const ids = item.into === undefined ? [item.id] : [item.id, item.into.id]
      const [memory, into] = await this.#parts.store.read(scopeOf(pool), ids)
      const isChained = item.into !== undefined && going.has(item.into.id)
      const because =
        whyRefused(item, memory, into, this.#parts.now()) ??
        (isChained ? "chained" : sound.length >= most ? "too-many" : undefined)
      if (because === undefined) sound.push(item)
      else rejected.push({ id: item.id, revision: item.revision, because })
    }
    return { items: sound, refused: rejected }
  }

  async #countFacts(pool: Pool): Promise<number> {
    return (
      await planPool(this.#parts.store, pool, { now: this.#parts.now(), archived: 0, rest: async () => undefined })
    ).facts
  }

  async *#pools({ tenant, pools }: Scope): AsyncGenerator<Pool> {
    if (pools === "all") yield* each((page) => this.#parts.store.pools(tenant, page))
    else for (const name of pools) yield { tenant, name }
  }
}

function authorOf({ id }: ConsolidationRun, by: string): string {
  return by === BY ? `consolidation:${id}` : by
}

/** How many facts of its pool these runs have archived. */
function archivedBy(runs: readonly ConsolidationRun[]): number {
  return runs.flatMap(({ items }) => items).filter(({ state }) => state === "taken" || state === "taking").length
}

/** Whether a person has left this change, at this revision, in one of these runs. */
function leftBefore(runs: readonly ConsolidationRun[]): (item: DraftItem) => boolean {
  const nameOf = ({ kind, id, revision, into }: DraftItem) => `${kind} ${id} ${revision} ${into?.id ?? ""}`
  const left = runs.flatMap(({ items }) => items.filter(({ state }) => state === "left" || state === "undone"))
  const names = new Set(left.map(nameOf))
  // An undone change has made two revisions.
  for (const item of left) if (item.state === "undone") names.add(nameOf({ ...item, revision: item.revision + 2 }))
  return (item) => names.has(nameOf(item))
}

function isUntouched({ items }: ConsolidationRun): boolean {
  return items.every(({ state }) => state === "open" || state === "left")
}

function withStates(
  run: ConsolidationRun,
  next: (item: ConsolidationItem, place: number) => ItemState,
): ConsolidationRun {
  return { ...run, items: run.items.map((item, place) => ({ ...item, state: next(item, place) })) }
}

function notTakeable({ id, state }: ConsolidationRun): MemoryError {
  return new MemoryError("options_invalid", `The proposal ${id} is ${state} and cannot be taken`, {
    remedy: "Make a new proposal: keepsake consolidate.",
  })
}
