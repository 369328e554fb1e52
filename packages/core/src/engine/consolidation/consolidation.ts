import type { Cursor, Memory, Page, Pool, Scope, Tenant } from "../../contract/index.ts"
import type { State } from "../../contract/state.ts"
import type { Store } from "../../contract/store.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { eachPoolAtNight } from "../night-pools.ts"
import { nextNightlyRun } from "../nightly.ts"
import type { SummaryWriter } from "./apply.ts"
import { ConsolidationCounter, type ConsolidationCounts } from "./counts.ts"
import { BY, Decisions } from "./decisions.ts"
import type { OpenCopy } from "./measure.ts"
import { PastDecisions } from "./past-decisions.ts"
import { PoolQueue } from "./pool-queue.ts"
import { Proposer } from "./proposer.ts"
import { Proposing, type ProposingByTenant, type ProposingProgress } from "./proposing.ts"
import { type ConsolidationItem, type ConsolidationRun, type DraftItem, takesAway } from "./run.ts"
import { RunStore } from "./run-store.ts"

/** Name of the nightly work. */
const NIGHTLY = "consolidation"
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
  readonly #proposer: Proposer
  readonly #decisions: Decisions
  readonly #proposing: ProposingByTenant = new Map()
  readonly #counts = new ConsolidationCounter()

  constructor(parts: ConsolidationParts) {
    this.#parts = parts
    this.#runs = new RunStore(parts.state)
    const queue = new PoolQueue(parts.state)
    const shared = { ...parts, runs: this.#runs, decisions: new PastDecisions(parts), queue, counts: this.#counts }
    this.#proposer = new Proposer(shared)
    this.#decisions = new Decisions(shared)
  }

  /** Proposes changes for every pool of a scope. A pool without changes has no run. A new run replaces an open one. */
  async propose(scope: Scope, options: ProposeOptions = {}): Promise<readonly ConsolidationRun[]> {
    const runs: ConsolidationRun[] = []
    for await (const pool of this.#pools(scope)) {
      const rest = async () => options.signal?.throwIfAborted()
      const run = await this.#proposer.propose(pool, { by: BY, ...options, rest })
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
        const rest = async () => work.signal.throwIfAborted()
        work.add(await this.#proposer.propose(pool, { by: BY, ...options, rest }))
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
  submit(pool: Pool, drafts: readonly DraftItem[], by: string): Promise<ConsolidationRun> {
    return this.#proposer.submit(pool, drafts, by)
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
  take(scope: Scope, id: string, options?: Parameters<Decisions["take"]>[2]): Promise<ConsolidationRun | undefined> {
    return this.#decisions.take(scope, id, options)
  }

  /** Leaves a run, or its items at these places: they are not made. */
  leave(scope: Scope, id: string, places?: readonly number[]): Promise<ConsolidationRun | undefined> {
    return this.#decisions.leave(scope, id, places)
  }

  /** Undoes every change that a run made. A memory that was changed since stays as it is now. */
  undo(scope: Scope, id: string, options?: { readonly by?: string }): Promise<ConsolidationRun | undefined> {
    return this.#decisions.undo(scope, id, options)
  }

  /** The nightly work: proposes for every pool of every tenant, and takes what passes if the setting is `auto`. */
  async nightly(signal: AbortSignal): Promise<void> {
    const { store, state, settings, now } = this.#parts
    if (settings().consolidation === "off") return
    await eachPoolAtNight({ name: NIGHTLY, store, state, now, signal }, async (pool, rest) => {
      const run = await this.#proposer.propose(pool, { by: BY, rest })
      if (run?.state !== "open" || settings().consolidation !== "auto") return
      // A pool in which no question finds its statement proves nothing: a person decides.
      if (run.recall.before > 0 || !run.items.some(takesAway)) await this.take(scopeOf(pool), run.id)
    })
  }

  async *#pools({ tenant, pools }: Scope): AsyncGenerator<Pool> {
    if (pools === "all") yield* each((page) => this.#parts.store.pools(tenant, page))
    else for (const name of pools) yield { tenant, name }
  }
}
