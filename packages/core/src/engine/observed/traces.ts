import type { Json, MemoryId, Scope, Tenant } from "../../contract/memory.ts"
import type { Entry, State } from "../../contract/state.ts"
import type { Cursor, Page, PageQuery, Where } from "../../contract/store.ts"
import { each } from "../../turn/pages.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type { OnEvent } from "../events.ts"
import type { Observation, Trace } from "./trace.ts"
import type { Usage } from "./usage.ts"

/** How long an item waits to be written in a batch. */
const GATHER_MS = 1_000
/** A batch of this size is written without waiting. */
const MAX_BATCH = 500

const DAY_MS = 86_400_000
const PAGE = 500
/** By what share a tenant's traces may exceed the limit before they are counted and pruned. */
const SLACK = 0.05
/** How many pages are read, at most, to fill one page of traces that a caller may see. */
const MAX_PAGES = 20

type KeptMemories = Exclude<Observation, { readonly trace: Trace }>

export interface TracesParts {
  readonly state: State
  readonly usage: Usage
  readonly settings: () => MemorySettings
  readonly onEvent: OnEvent
}

/** Traces of requests: what was recalled for each and what was kept of it, for `traces.days`. Written in batches after the replies. */
export class Traces implements AsyncDisposable {
  readonly #parts: TracesParts
  readonly #batch: Batch<Observation>
  /** Upper bound of the number of traces, by tenant. */
  readonly #counts = new Map<string, number>()
  readonly #listeners: ((trace: Trace) => void)[] = []

  constructor(parts: TracesParts) {
    this.#parts = parts
    this.#batch = new Batch((items) => this.#write(items))
  }

  /** Registers a listener for every finished request. */
  onEnded(listener: (trace: Trace) => void): void {
    this.#listeners.push(listener)
  }

  /** Records a finished request. */
  recordEnd(trace: Trace): void {
    for (const listener of this.#listeners) listener(trace)
    this.#batch.add({ trace })
  }

  /** Records the memories of a turn. `first` is false for a repeated turn, which is not counted. */
  recordKept(tenant: Tenant, id: string, kept: readonly MemoryId[], at: number, first: boolean): void {
    this.#batch.add({ tenant, id, kept, at, first })
  }

  settled(): Promise<void> {
    return this.#batch.settled()
  }

  /** Lists the traces that this scope may see, newest first. */
  async list(scope: Scope, where: Where, query: PageQuery): Promise<Page<Trace>> {
    await this.settled()
    const found: Trace[] = []
    let cursor: Cursor | undefined = query.cursor
    for (let pages = 0; pages < MAX_PAGES; pages++) {
      const limit = query.limit - found.length
      const page: Page<Entry> = await this.#parts.state.list(bucketOf(scope.tenant), {
        limit,
        newestFirst: true,
        ...(cursor !== undefined && { cursor }),
      })
      found.push(...page.items.map(traceOf).filter((trace) => isVisible(trace, scope, where)))
      cursor = page.next
      if (cursor === undefined || found.length >= query.limit) break
    }
    return { items: found, ...(cursor !== undefined && { next: cursor }) }
  }

  /** `undefined` if there is no such trace or this scope may not see it. */
  async get(scope: Scope, where: Where, id: string): Promise<Trace | undefined> {
    await this.settled()
    const entry = await this.#parts.state.get(bucketOf(scope.tenant), id)
    const trace = entry && traceOf(entry)
    return trace && isVisible(trace, scope, where) ? trace : undefined
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#batch[Symbol.asyncDispose]()
  }

  async #write(items: readonly Observation[]): Promise<void> {
    const { usage, onEvent } = this.#parts
    const { traces, later } = joinKept(items)
    try {
      await Promise.all([usage.count(items), ...(this.#days > 0 ? traces.map((trace) => this.#keep(trace)) : [])])
      if (this.#days > 0) await Promise.all(later.map(({ tenant, id, kept }) => this.#complete(tenant, id, kept)))
      for (const [tenant, own] of Map.groupBy(traces, ({ owner }) => owner.tenant))
        await this.#prune(tenant, own.length)
    } catch (failure) {
      onEvent({ event: "traces-lost", traces: traces.length, why: failure instanceof Error ? failure.name : "unknown" })
    }
  }

  get #days(): number {
    return this.#parts.settings().traces.days
  }

  async #keep(trace: Trace, revision?: number): Promise<void> {
    const { owner, pool, at } = trace
    // A trace is plain JSON; its interfaces only lack the index signature.
    await this.#parts.state.set(bucketOf(owner.tenant), trace.id, trace as unknown as Json, {
      expiresAt: at + this.#days * DAY_MS,
      about: { tenant: owner.tenant, name: pool },
      ...(revision !== undefined && { revision }),
    })
  }

  async #complete(tenant: Tenant, id: string, kept: readonly MemoryId[]): Promise<void> {
    const entry = await this.#parts.state.get(bucketOf(tenant), id)
    if (entry !== undefined) await this.#keep({ ...traceOf(entry), kept }, entry.revision)
  }

  /** Deletes a tenant's oldest traces beyond the configured maximum. */
  async #prune(tenant: Tenant, more: number): Promise<void> {
    const { max } = this.#parts.settings().traces
    const most = Math.ceil(max * (1 + SLACK))
    const count = (this.#counts.get(tenant) ?? most) + more
    this.#counts.set(tenant, count)
    if (count <= most) return
    const ids = await this.#ids(tenant)
    await Promise.all(
      ids.slice(0, Math.max(0, ids.length - max)).map((id) => this.#parts.state.delete(bucketOf(tenant), id)),
    )
    this.#counts.set(tenant, Math.min(ids.length, max))
  }

  async #ids(tenant: Tenant): Promise<readonly string[]> {
    const entries = await Array.fromAsync(each((page) => this.#parts.state.list(bucketOf(tenant), page), PAGE))
    return entries.map(({ key }) => key)
  }
}

/** Adds the memories of turns to traces of the same batch; the others belong to earlier traces. */
function joinKept(items: readonly Observation[]): {
  readonly traces: readonly Trace[]
  readonly later: readonly KeptMemories[]
} {
  const kept = new Map(items.flatMap((item) => ("trace" in item ? [] : [[item.id, item]])))
  const traces = items.flatMap((item) => {
    if (!("trace" in item)) return []
    const since = kept.get(item.trace.id)
    kept.delete(item.trace.id)
    return [since === undefined ? item.trace : { ...item.trace, kept: since.kept }]
  })
  return { traces, later: [...kept.values()] }
}

/** Each tenant has its own bucket, so that no query can reach another's. */
function bucketOf(tenant: Tenant): string {
  return `traces/${tenant}`
}

/** Only this file writes the buckets. */
function traceOf({ value }: Entry): Trace {
  return value as unknown as Trace
}

/** A trace of a recall over the whole tenant is shown only to callers who may see all of it. */
function isVisible({ pool, scope, owner }: Trace, { pools }: Scope, { user, agent, session }: Where): boolean {
  if (pools !== "all" && (scope === "tenant" || !pools.includes(pool))) return false
  const marked = [
    [user, owner.user],
    [agent, owner.agent],
    [session, owner.session],
  ]
  return marked.every(([wanted, name]) => wanted === undefined || wanted === name)
}

/** Collects items and writes them in batches in the background, one batch at a time. */
class Batch<T> implements AsyncDisposable {
  readonly #write: (items: readonly T[]) => Promise<void>
  #waiting: T[] = []
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  /** `write` never rejects. */
  constructor(write: (items: readonly T[]) => Promise<void>) {
    this.#write = write
  }

  add(item: T): void {
    this.#waiting.push(item)
    if (this.#waiting.length >= MAX_BATCH) void this.settled()
    this.#timer ??= setTimeout(() => void this.settled(), GATHER_MS).unref()
  }

  /** Resolves when all added items are written. */
  settled(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const items = this.#waiting.splice(0)
    if (items.length > 0) this.#running = this.#running.then(() => this.#write(items))
    return this.#running
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.settled()
  }
}
