import { type Cursor, MemoryError, type Page, type Pool, type Scope, type State } from "../../contract/index.ts"
import { laneOf } from "../../turn/pools.ts"
import { archivesFact, type ConsolidationRun, isUntouched } from "./run.ts"

const BUCKET = "consolidation"
/** The ids of the runs of each pool. */
const BY_POOL = "consolidation-pools"
const MAX_OF_POOL = 100
const RETENTION_MS = 30 * 86_400_000
/** Maximum number of pages that are read to fill one page of matching runs. */
const MAX_PAGES = 20
const MAX_ATTEMPTS = 6

/** Proposals of the last 30 days. One is removed together with its pool. */
export class RunStore {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  async add(run: ConsolidationRun): Promise<void> {
    // Its pool first: a process that is killed in between leaves no run that others do not count.
    await this.#addToPool(run)
    await this.#state.set(BUCKET, run.id, toJson(run), { expiresAt: run.at + RETENTION_MS, about: run.pool })
  }

  /**
   * Of the open runs of a pool of which nothing was made, all but the one that was added last become `replaced`.
   * Processes that add runs at the same time each call it afterwards: whichever looks last sees all of them.
   */
  async keepNewestOpen(pool: Pool): Promise<void> {
    const open = (await this.ofPool(pool)).filter((run) => run.state === "open" && isUntouched(run))
    for (const { id } of open.slice(0, -1)) {
      await this.change(id, (run) => (run.state === "open" && isUntouched(run) ? { ...run, state: "replaced" } : run))
    }
  }

  /** `undefined` where it is absent or outside the scope. */
  async get(scope: Scope, id: string): Promise<ConsolidationRun | undefined> {
    const entry = await this.#state.get(BUCKET, id)
    const run = entry && fromJson(entry.value)
    return run && isIn(scope, run.pool) ? run : undefined
  }

  /**
   * Replaces a run by the result of `next`; `next` is called again if somebody else changed it meanwhile. `undefined` if
   * it is gone.
   */
  async change(id: string, next: (run: ConsolidationRun) => ConsolidationRun): Promise<ConsolidationRun | undefined> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const entry = await this.#state.get(BUCKET, id)
      if (entry === undefined) return undefined
      const run = next(fromJson(entry.value))
      const options = { revision: entry.revision, expiresAt: run.at + RETENTION_MS, about: run.pool }
      if (await this.#state.set(BUCKET, id, toJson(run), options)) return run
    }
    throw new MemoryError("conflict", `Others changed the proposal ${id} at every attempt to change it`)
  }

  /** Newest first. A page may have fewer runs than requested although a next page exists. */
  async list(scope: Scope, limit: number, cursor?: Cursor): Promise<Page<ConsolidationRun>> {
    const runs: ConsolidationRun[] = []
    let next = cursor
    for (let pages = 0; pages < MAX_PAGES && runs.length < limit; pages++) {
      const query = { limit: limit - runs.length, newestFirst: true, ...(next !== undefined && { cursor: next }) }
      const page = await this.#state.list(BUCKET, query)
      runs.push(...page.items.map(({ value }) => fromJson(value)).filter(({ pool }) => isIn(scope, pool)))
      next = page.next
      if (next === undefined) break
    }
    return next === undefined ? { items: runs } : { items: runs, next }
  }

  /** The runs of one pool, in the order in which they were added. */
  async ofPool(pool: Pool): Promise<readonly ConsolidationRun[]> {
    const ids = idsIn((await this.#state.get(BY_POOL, laneOf(pool)))?.value)
    const entries = await Promise.all(ids.map((id) => this.#state.get(BUCKET, id)))
    return entries.flatMap((entry) => (entry === undefined ? [] : [fromJson(entry.value)]))
  }

  /** Removes the runs of a pool. */
  async removePool(pool: Pool): Promise<void> {
    const ids = idsIn((await this.#state.get(BY_POOL, laneOf(pool)))?.value)
    await Promise.all(ids.map((id) => this.#state.delete(BUCKET, id)))
    await this.#state.delete(BY_POOL, laneOf(pool))
  }

  /** Without the run that later proposals need least, of equal ones the oldest. */
  async #neededOf(ids: readonly string[]): Promise<readonly string[]> {
    const entries = await Promise.all(ids.map((id) => this.#state.get(BUCKET, id)))
    const weights = entries.map((entry) => (entry === undefined ? 0 : weightOf(fromJson(entry.value))))
    return ids.toSpliced(weights.indexOf(Math.min(...weights)), 1)
  }

  async #addToPool({ id, pool, at }: ConsolidationRun): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const entry = await this.#state.get(BY_POOL, laneOf(pool))
      const known = idsIn(entry?.value)
      const ids = [...(known.length < MAX_OF_POOL ? known : await this.#neededOf(known)), id]
      const options = { revision: entry?.revision ?? 0, expiresAt: at + RETENTION_MS, about: pool }
      if (await this.#state.set(BY_POOL, laneOf(pool), ids, options)) return
    }
    throw new MemoryError("conflict", "Others proposed changes for the same memories at every attempt to record one")
  }
}

/** What is lost if a run is forgotten: nothing, what a person can still decide, or what counts as archived. */
function weightOf({ items, state }: ConsolidationRun): number {
  if (items.some((item) => archivesFact(item) && (item.state === "taken" || item.state === "taking"))) return 2
  return state === "replaced" || state === "refused" ? 0 : 1
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : []
}

function isIn(scope: Scope, { tenant, name }: Pool): boolean {
  return scope.tenant === tenant && (scope.pools === "all" || scope.pools.includes(name))
}

type Stored = Parameters<State["set"]>[2]

function toJson(run: ConsolidationRun): Stored {
  return JSON.parse(JSON.stringify(run)) as Stored // a run consists of plain JSON
}

function fromJson(value: Stored): ConsolidationRun {
  return value as unknown as ConsolidationRun // only this class writes the bucket
}
