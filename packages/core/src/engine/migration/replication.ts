import { MemoryError } from "../../contract/errors.ts"
import type { MemoryId, Pool } from "../../contract/memory.ts"
import type { Change, Cursor, Store } from "../../contract/store.ts"
import { BackgroundTask } from "../background-task.ts"
import type { OnEvent } from "../events.ts"
import { Backlog } from "./backlog.ts"
import { Copier } from "./copier.ts"
import { differing, type Verification, verify } from "./verify.ts"

const PAGE = 100
/** How long the replication rests when there is nothing to do. */
const REST_MS = 250
/** Behind each step it rests for as long as that took, and no longer than this: requests go on, and most of a step is waiting for databases. */
const LONGEST_REST_MS = 50
/** How often both sides are compared before it is said that they do not become equal. */
const MOST_PASSES = 12

export interface ReplicationProgress {
  readonly copied: number
  /** All that there was at the start has been copied. */
  readonly isCopied: boolean
  /** Both sides were compared and are equal; what is written since follows. */
  readonly isEqual: boolean
  readonly cursor: Cursor | undefined
  readonly back: Cursor | undefined
  readonly verified: (Verification & { readonly at: number }) | undefined
  readonly trouble: string | undefined
  /** Whether it gave up, for the reason in `trouble`, until it is started again. */
  readonly hasStopped: boolean
  /** How long the rest may take, in milliseconds, of so many memories. */
  readonly leftMs: ((total: number) => number) | undefined
  /** For a minute as much was written as was copied. */
  readonly fallsBehind: boolean
}

interface FollowingParts {
  readonly from: Store
  readonly other: () => Promise<Store>
  readonly begin: Pick<ReplicationProgress, "cursor" | "back" | "copied" | "isCopied">
  readonly now: () => number
  readonly onEvent: OnEvent
  /** Progress was made that should outlive the process. */
  readonly kept: () => Promise<void>
  /** Whether it may give up before both sides are equal; else it tries without end. */
  readonly givesUp: boolean
}

/** Copies one store into another and keeps the copy up to date: by its feed, else by comparing both until they are equal. */
export class Replication implements AsyncDisposable {
  readonly #parts: FollowingParts
  readonly #task: BackgroundTask
  readonly #backlog: Backlog
  /** Counts and words that changed without a version, by pool. */
  #touched = new Map<string, { readonly pool: Pool; readonly ids: Set<MemoryId> }>()
  #cursor: Cursor | undefined
  #back: Cursor | undefined
  #copied: number
  #isCopied: boolean
  #isEqual = false
  #verified: (Verification & { readonly at: number }) | undefined
  readonly #begun = { at: performance.now(), copied: 0 }
  #working: Promise<void> = Promise.resolve()

  constructor(parts: FollowingParts) {
    this.#parts = parts
    const { cursor, back, copied, isCopied } = parts.begin
    this.#cursor = cursor
    this.#back = back
    this.#copied = copied
    this.#isCopied = isCopied
    this.#backlog = new Backlog(parts.now)
    this.#task = new BackgroundTask({
      firstRetryMs: 500,
      longestRetryMs: 15_000,
      now: parts.now,
      run: () => this.#run(),
      onFailure: (why, attempt) => parts.onEvent({ event: "job-failed", job: "migration", attempt, why }),
      givesUp: () => parts.givesUp && !this.#isEqual,
    })
  }

  get progress(): ReplicationProgress {
    const { at, copied } = this.#begun
    const rate = copied / Math.max(1, performance.now() - at)
    return {
      copied: this.#copied,
      isCopied: this.#isCopied,
      isEqual: this.#isEqual,
      cursor: this.#cursor,
      back: this.#back,
      verified: this.#verified,
      trouble: this.#task.problem,
      hasStopped: this.#task.hasStopped,
      leftMs: rate === 0 ? undefined : (total) => Math.round(Math.max(0, total - this.#copied) / rate),
      fallsBehind: this.#backlog.grows,
    }
  }

  start(): void {
    this.#task.start()
  }

  /** Something was written to the store that is copied. */
  written(pool: Pool, changes: readonly Change[]): void {
    this.#backlog.written(changes.filter(({ op }) => op !== "index" && op !== "signal").length)
    for (const change of changes) {
      if (change.op !== "index" && change.op !== "signal") continue
      const key = `${pool.tenant}\n${pool.name}`
      const touched = this.#touched.get(key) ?? { pool, ids: new Set() }
      this.#touched.set(key, touched)
      touched.ids.add(change.id)
    }
  }

  /** How many versions were written that are not copied, 20,000 at most. */
  behind(): Promise<number> {
    return this.#backlog.behind(this.#parts.from, this.#cursor, { signal: this.#task.signal })
  }

  /** Resolves when both sides were compared and found equal; `conflict` where they do not become so. */
  equal(): Promise<void> {
    return this.#inTurn(() => this.#compare())
  }

  /** To the end of what was written until now; called while nothing is written. */
  toTheEnd(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#parts.from.feed === undefined) await this.#compare()
      else while ((await this.#step()) !== "nothing") {}
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#task[Symbol.asyncDispose]()
    await this.#working
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#working.then(work)
    this.#working = turn.then(
      () => undefined,
      () => undefined,
    )
    return turn
  }

  /** One step; resolves to the rest after it. */
  async #run(): Promise<number> {
    const began = performance.now()
    const hadWork = await this.#inTurn(() => this.#goOn())
    return hadWork ? Math.min(LONGEST_REST_MS, performance.now() - began) : REST_MS
  }

  /** The next step; whether there was anything to do. */
  async #goOn(): Promise<boolean> {
    if (this.#task.signal.aborted) return false
    const step = this.#parts.from.feed === undefined ? "nothing" : await this.#step()
    if (step === "much") return true
    if (!this.#isCopied) {
      this.#isCopied = true
      await this.#parts.kept()
    }
    if (!this.#isEqual || this.#parts.from.feed === undefined) await this.#compare()
    return step !== "nothing"
  }

  /** To where the feed ends by now: while others write there is always a little more, and it is never empty. */
  async #catchUp(): Promise<void> {
    if (this.#parts.from.feed !== undefined) while ((await this.#step()) === "much") {}
  }

  /** A page of the feed and what was touched besides: `much` where the page was full, so that there may be another one. */
  async #step(): Promise<"nothing" | "some" | "much"> {
    const { from, now, kept } = this.#parts
    const to = await this.#parts.other()
    const call = { signal: this.#task.signal }
    const copier = new Copier(from, to, now)
    const touched = this.#touched
    this.#touched = new Map()
    const found = await from.feed?.changes(this.#cursor, PAGE, call)
    if (found !== undefined && found.items.length > 0) {
      await copier.items(found.items, call)
      this.#copied += found.items.length
      this.#begun.copied += found.items.length
      this.#cursor = found.next
    }
    for (const { pool, ids } of touched.values()) await copier.state(pool, [...ids], call)
    const count = found?.items.length ?? 0
    this.#backlog.copied(count, count === PAGE)
    if (count < PAGE) await this.#lookBack(to)
    if (count > 0) await kept()
    return count === PAGE ? "much" : count > 0 || touched.size > 0 ? "some" : "nothing"
  }

  /** Where the other feed ends, so that the way back begins there: only behind what is copied, as its end moves until then. */
  async #lookBack(to: Store): Promise<void> {
    if (to.feed === undefined) return
    for (;;) {
      const { items, next } = await to.feed.changes(this.#back, 1_000, { signal: this.#task.signal })
      if (items.length > 0 || this.#back === undefined) this.#back = next
      if (items.length === 0) return
    }
  }

  /** Compares all, then again what was found to differ, following and mending, until nothing does. */
  async #compare(): Promise<void> {
    const { from, now, kept } = this.#parts
    const to = await this.#parts.other()
    const call = { signal: this.#task.signal }
    const copier = new Copier(from, to, now)
    await this.#catchUp()
    const { found, ...verified } = await verify(from, to, call)
    for (const { pool, ids } of found) {
      let left = ids
      for (let pass = 1; left.length > 0; pass++) {
        if (pass > MOST_PASSES) throw unequal(left.length)
        // What was written meanwhile is only late.
        await this.#catchUp()
        left = await differing(from, to, { pool, ids: left }, call)
        await copier.memories(pool, left, call)
      }
    }
    this.#verified = { ...verified, at: now() }
    this.#isEqual = true
    await kept()
  }
}

function unequal(count: number): MemoryError {
  return new MemoryError("conflict", `${count} memories of the copy are not as they are here, and do not become so`, {
    remedy: "Something else writes there: end the migration, and copy into an empty store.",
  })
}
