import { setTimeout as pause } from "node:timers/promises"
import {
  type Cursor,
  type Memory,
  MemoryError,
  type Page,
  type Pool,
  type Scope,
  STATUSES,
  type Tenant,
} from "../../contract/index.ts"
import type { State } from "../../contract/state.ts"
import type { Store } from "../../contract/store.ts"
import { FACT_CATEGORIES } from "../../turn/categories.ts"
import { exclusively } from "../../turn/exclusively.ts"
import { newId } from "../../turn/ids.ts"
import { each } from "../../turn/pages.ts"
import { laneOf, scopeOf } from "../../turn/pools.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { nextNightlyRun } from "../nightly.ts"
import { SerialQueue } from "../serial-queue.ts"
import { isReserved } from "../tenants.ts"
import { type Applied, applyItem, readMemoriesOf, revertItem, type SummaryWriter } from "./apply.ts"
import { whyRefused } from "./check-item.ts"
import { ConsolidationCounter, type ConsolidationCounts } from "./counts.ts"
import { measureItems, type OpenCopy } from "./measure.ts"
import { mostArchived, type Plan, planPool } from "./plan.ts"
import { Proposing, type ProposingByTenant, type ProposingProgress } from "./proposing.ts"
import { RecentRuns } from "./recent-runs.ts"
import {
  archivesFact,
  type ConsolidationItem,
  type ConsolidationRun,
  type DraftItem,
  type ItemState,
  takesAway,
} from "./run.ts"
import { RunStore } from "./run-store.ts"

const BY = "consolidation"
/** Name of the nightly work. */
const NIGHTLY = "consolidation"
/** At night a run rests for this many times the time that it works, which is 5 % of one core. */
const REST_FACTOR = 19
const MAX_REST_MS = 5 * 60_000
/** Read before the text of an item is shown. */
const SHOWN_AT_ONCE = 200

export interface ConsolidationParts {
  readonly store: Store
  readonly state: State
  readonly settings: () => Pick<MemorySettings, "consolidation">
  readonly openCopy: OpenCopy
  readonly summaries: SummaryWriter & {
    /** Conversations without a summary whose messages expire soon, as changes. */
    expiring(pool: Pool): Promise<readonly DraftItem[]>
  }
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
  /** Proposing, taking and undoing in one pool, one after the other. */
  readonly #lanes = new Map<string, SerialQueue>()
  readonly #proposing: ProposingByTenant = new Map()
  readonly #counts = new ConsolidationCounter()

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
   * Proposes as `propose` does, and goes on in the background after `waitMs`, once for each tenant at a time: another
   * call joins. A dry run ends after this time.
   */
  async proposeWithin(
    scope: Scope,
    { waitMs, ...options }: ProposeOptions & { readonly waitMs: number },
  ): Promise<{ readonly runs: readonly ConsolidationRun[]; readonly progress: ProposingProgress }> {
    const shared = scope.pools === "all" && options.dryRun !== true
    const known = shared ? this.#proposing.get(scope.tenant) : undefined
    const isRunning = known !== undefined && !known.progress.isComplete && known.progress.problem === undefined
    const work = isRunning ? known : this.#start(scope, options)
    if (shared) this.#proposing.set(scope.tenant, work)
    await work.wait(waitMs)
    if (options.dryRun === true) await work.stop()
    return { runs: [...work.runs], progress: work.progress }
  }

  /** How far the proposals for all pools of a tenant are; `undefined` if none were started since the process was. */
  progress(tenant: Tenant): ProposingProgress | undefined {
    return this.#proposing.get(tenant)?.progress
  }

  /** What was proposed and done since the process was started. */
  get counts(): ConsolidationCounts {
    return this.#counts
  }

  /** When the nightly run is due, in milliseconds since 1970; `undefined` if it is off. */
  async nextDue(): Promise<number | undefined> {
    const { settings, state, now } = this.#parts
    return settings().consolidation === "off" ? undefined : nextNightlyRun(state, NIGHTLY, now())
  }

  #start(scope: Scope, options: ProposeOptions): Proposing {
    const work = new Proposing(this.#parts.now())
    work.start(async () => {
      for await (const _ of this.#pools(scope)) work.total++
      for await (const pool of this.#pools(scope)) {
        if (work.signal.aborted) return
        work.add(await this.#proposeFor(pool, options, async () => work.signal.throwIfAborted()))
      }
    })
    return work
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const work of this.#proposing.values()) await work.stop()
  }

  /**
   * Records a proposal of somebody else, such as a model. Each change is checked by the same rules as Keepsake's own;
   * what does not pass is listed in `refused`.
   */
  async submit(pool: Pool, drafts: readonly DraftItem[], by: string): Promise<ConsolidationRun> {
    const facts = await this.#countFacts(pool)
    return this.#inTurn(pool, () => this.#record(pool, { facts, items: drafts, refused: [] }, { by }))
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
   * is dropped; what would archive more than a quarter of the pool stays open. `options_invalid` for a run that was
   * refused, replaced, left or undone.
   */
  async take(
    scope: Scope,
    id: string,
    { places, by = BY }: { readonly places?: readonly number[] | undefined; readonly by?: string } = {},
  ): Promise<ConsolidationRun | undefined> {
    const run = await this.#runs.get(scope, id)
    return run && this.#inTurn(run.pool, () => this.#take(scope, id, places, by))
  }

  async #take(
    scope: Scope,
    id: string,
    places: readonly number[] | undefined,
    by: string,
  ): Promise<ConsolidationRun | undefined> {
    const run = await this.#runs.get(scope, id)
    if (run === undefined) return undefined
    if (run.state !== "open" && run.state !== "taken") throw notTakeable(run)
    const chosen = await this.#chosen(run, places)
    await this.#runs.change(id, (stored) =>
      withStates(stored, ({ state }, place) => (chosen.has(place) && isPending(state) ? "taking" : state)),
    )
    const results = new Map<number, Applied>()
    for (const [place, item] of run.items.entries()) {
      if (!chosen.has(place)) continue
      const options = { by: authorOf(run, by), at: this.#parts.now() }
      results.set(place, await applyItem(this.#parts, run, item, options))
    }
    for (const [place, { state }] of results) this.#counts.addChange(run.items[place]?.kind, state)
    const tokens = [...results.values()].reduce((sum, applied) => sum + (applied.tokens ?? 0), 0)
    return this.#runs.change(id, (stored) => {
      const next = withStates(stored, (item, place) => results.get(place)?.state ?? item.state)
      const used = tokens === 0 ? next : { ...next, tokens: (next.tokens ?? 0) + tokens }
      return used.items.some(({ state }) => state === "open") ? used : { ...used, state: "taken" }
    })
  }

  /** The places of the changes to make, without those that are too many. */
  async #chosen(run: ConsolidationRun, places: readonly number[] | undefined): Promise<ReadonlySet<number>> {
    const wanted = new Set(places ?? run.items.keys())
    const recent = new RecentRuns(await this.#runs.ofPool(run.pool))
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
    return run && this.#inTurn(run.pool, () => this.#undo(scope, id, by))
  }

  async #undo(scope: Scope, id: string, by: string): Promise<ConsolidationRun | undefined> {
    const run = await this.#runs.get(scope, id)
    if (run === undefined) return undefined
    const results = new Map<number, ItemState>()
    for (const [place, item] of run.items.entries()) {
      if (item.state !== "taken" && item.state !== "taking") continue
      const options = { by: authorOf(run, by), at: this.#parts.now() }
      results.set(place, await revertItem(this.#parts, run, item, options))
    }
    for (const [place, state] of results) this.#counts.addChange(run.items[place]?.kind, state)
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
      if (run === undefined || run.state !== "open") continue
      // A pool in which no question finds its statement proves nothing: a person decides.
      const isProven = run.recall.before > 0 || !run.items.some(takesAway)
      if (isProven && settings().consolidation === "auto") await this.take(scopeOf(pool), run.id)
    }
  }

  async #proposeFor(
    pool: Pool,
    { by = BY, dryRun = false }: ProposeOptions,
    rest: (tookMs: number) => Promise<void>,
  ): Promise<ConsolidationRun | undefined> {
    const began = performance.now()
    const { store, summaries, now } = this.#parts
    const recent = new RecentRuns(await this.#runs.ofPool(pool))
    const known = { archived: recent.archived(), promotedAt: recent.promotedAt() }
    const plan = await planPool(store, pool, { now: now(), ...known, rest })
    const items = [...plan.items, ...(await summaries.expiring(pool))].filter((item) => !recent.isLeft(item))
    if (items.length === 0) return undefined
    const planned = performance.now()
    // Reading a large pool takes minutes at night; only what follows keeps decisions about the pool waiting.
    const run = await this.#inTurn(pool, () => this.#record(pool, { ...plan, items }, { by, dryRun, began }))
    await rest(performance.now() - planned)
    return run
  }

  async #record(
    pool: Pool,
    plan: Plan,
    { by, dryRun = false, began = performance.now() }: { by: string; dryRun?: boolean; began?: number },
  ): Promise<ConsolidationRun> {
    const { store, openCopy, now } = this.#parts
    const recent = new RecentRuns(await this.#runs.ofPool(pool))
    const { items, refused } = await this.#check(pool, plan, mostArchived(plan.facts, recent.archived()))
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
    this.#counts.addRun(run.state)
    for (const { id } of recent.open) {
      await this.#runs.change(id, (old) => (isUntouched(old) ? { ...old, state: "replaced" } : old))
    }
    await this.#runs.add(run)
    // Of a pool that was erased meanwhile nothing is kept.
    const { items: left } = await store.list(scopeOf(pool), { limit: 1, where: { status: STATUSES } })
    if (left.length === 0) await this.#runs.removePool(pool)
    return run
  }

  /** Runs work of one pool after the work before it, of this process and of others. */
  async #inTurn<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
    const name = laneOf(pool)
    const lane = this.#lanes.get(name) ?? new SerialQueue()
    this.#lanes.set(name, lane)
    const done = lane.run(() => exclusively(this.#parts.state, `consolidation ${name}`, work))
    return done.finally(() => {
      if (lane.isIdle) this.#lanes.delete(name)
    })
  }

  /** Separates what may be made from what is refused. */
  async #check(
    pool: Pool,
    { items, refused }: Plan,
    most: number,
  ): Promise<{ readonly items: readonly DraftItem[]; readonly refused: ConsolidationRun["refused"] }> {
    const sound: DraftItem[] = []
    const rejected = [...refused]
    const going = new Set(items.filter(takesAway).map(({ id }) => id))
    let away = 0
    for (const item of items) {
      const found = await readMemoriesOf(this.#parts.store, pool, item)
      const isChained = item.kind === "merge" && item.into !== undefined && going.has(item.into.id)
      const because =
        whyRefused(item, found, this.#parts.now()) ??
        (isChained ? "chained" : archivesFact(item) && away >= most ? "too-many" : undefined)
      if (because !== undefined) rejected.push({ id: item.id, revision: item.revision, because })
      else if (sound.push(item) > 0 && archivesFact(item)) away++
    }
    return { items: sound, refused: rejected }
  }

  async #countFacts(pool: Pool): Promise<number> {
    let facts = 0
    const where = { category: FACT_CATEGORIES }
    for await (const _ of each((page) => this.#parts.store.list(scopeOf(pool), { ...page, where }))) facts++
    return facts
  }

  async *#pools({ tenant, pools }: Scope): AsyncGenerator<Pool> {
    if (pools === "all") yield* each((page) => this.#parts.store.pools(tenant, page))
    else for (const name of pools) yield { tenant, name }
  }
}

function authorOf({ id }: ConsolidationRun, by: string): string {
  return by === BY ? `consolidation:${id}` : by
}

function isPending(state: ItemState): boolean {
  return state === "open" || state === "taking"
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
