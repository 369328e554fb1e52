import { type Change, type Cursor, MemoryError, type MemoryId, type Pool, type Store } from "../../contract/index.ts"
import { BackgroundTask } from "../background-task.ts"
import type { OnEvent } from "../events.ts"
import { SerialQueue } from "../serial-queue.ts"
import { Backlog } from "./backlog.ts"
import { Copier } from "./copier.ts"
import type { PendingErasure } from "./followed-erasures.ts"
import { findDifferences, type Verification, verify } from "./verify.ts"

const PAGE = 100
/** The pause when there is nothing to copy. */
const REST_MS = 250
/**
 * Maximum pause after a step. It pauses for as long as the step took, so that requests get their share of the
 * databases.
 */
const MAX_REST_MS = 50
/** Maximum number of comparisons before the sides count as unequal. */
const MAX_PASSES = 12

export interface ReplicationProgress {
  readonly copied: number
  /** Everything that existed at the start is copied. */
  readonly isCopied: boolean
  /** Both sides were compared and equal. Later writes are copied as they come. */
  readonly isEqual: boolean
  readonly cursor: Cursor | undefined
  readonly back: Cursor | undefined
  readonly verified: (Verification & { readonly at: number }) | undefined
  readonly trouble: string | undefined
  /** Whether it gave up, for the reason in `trouble`, until it is started again. */
  readonly hasStopped: boolean
  /** Estimates the remaining time in milliseconds from the total number of memories. */
  readonly leftMs: ((total: number) => number) | undefined
  /** At least as much was written as was copied for a minute. */
  readonly fallsBehind: boolean
}

interface ReplicationParts {
  readonly from: Store
  readonly other: () => Promise<Store>
  readonly begin: Pick<ReplicationProgress, "cursor" | "back" | "copied" | "isCopied">
  readonly now: () => number
  readonly onEvent: OnEvent
  /** Stores the progress for the next process. */
  readonly saveProgress: () => Promise<void>
  /** Whether it may give up before both sides are equal. Otherwise it retries forever. */
  readonly givesUp: boolean
  readonly pendingErasure: () => PendingErasure | undefined
  /** Called once both sides have what was written before the erasure was pending. */
  readonly finishErasure: (pending: PendingErasure) => Promise<void>
}

/**
 * Copies one store into another and keeps the copy up to date: by the source's feed, otherwise by comparing both until
 * they are equal.
 */
export class Replication implements AsyncDisposable {
  readonly #parts: ReplicationParts
  readonly #task: BackgroundTask
  readonly #backlog: Backlog
  /** Memories whose signals or words changed without a new version, by pool. */
  #touched = new Map<string, { readonly pool: Pool; readonly ids: Set<MemoryId> }>()
  #cursor: Cursor | undefined
  #back: Cursor | undefined
  #copied: number
  #isCopied: boolean
  #isEqual = false
  #verified: (Verification & { readonly at: number }) | undefined
  readonly #begun = { at: performance.now(), copied: 0 }
  readonly #queue = new SerialQueue()

  constructor(parts: ReplicationParts) {
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
      fallsBehind: this.#backlog.isGrowing,
    }
  }

  start(): void {
    this.#task.start()
  }

  /** Records a write to the source. */
  recordWrite(pool: Pool, changes: readonly Change[]): void {
    this.#backlog.addWritten(changes.filter(({ op }) => op !== "index" && op !== "signal").length)
    for (const change of changes) {
      if (change.op !== "index" && change.op !== "signal") continue
      const key = `${pool.tenant}\n${pool.name}`
      const touched = this.#touched.get(key) ?? { pool, ids: new Set() }
      this.#touched.set(key, touched)
      touched.ids.add(change.id)
    }
  }

  /** Number of versions that are not copied yet, at most 20,000. */
  countBehind(): Promise<number> {
    return this.#backlog.countBehind(this.#parts.from, this.#cursor, { signal: this.#task.signal })
  }

  /** Resolves when both sides are equal by comparison. `conflict` if they do not become equal. */
  compareUntilEqual(): Promise<void> {
    return this.#queue.run(() => this.#compare())
  }

  /** Copies everything that was written until now. Called while writes are paused. */
  copyToEnd(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#parts.from.feed === undefined) await this.#compare()
      else while ((await this.#step()) !== "nothing") {}
    })
  }

  /** Finishes the pending erasure, if there is one. */
  settleErasure(): Promise<void> {
    return this.#queue.run(() => this.#settleErasure())
  }

  async #settleErasure(): Promise<void> {
    const { pendingErasure, finishErasure, from } = this.#parts
    const pending = pendingErasure()
    if (pending === undefined) return
    if (from.feed === undefined) await this.#compare()
    else await this.#catchUp()
    await finishErasure(pending)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#task[Symbol.asyncDispose]()
    await this.#queue.idle()
  }

  /** Runs one step; resolves to the pause after it. */
  async #run(): Promise<number> {
    const began = performance.now()
    const hadWork = await this.#queue.run(() => this.#advance())
    return hadWork ? Math.min(MAX_REST_MS, performance.now() - began) : REST_MS
  }

  /** Runs the next step; resolves to whether there was work. */
  async #advance(): Promise<boolean> {
    if (this.#task.signal.aborted) return false
    const step = this.#parts.from.feed === undefined ? "nothing" : await this.#step()
    if (step === "much") return true
    if (!this.#isCopied) {
      this.#isCopied = true
      await this.#parts.saveProgress()
    }
    await this.#settleErasure()
    if (!this.#isEqual || this.#parts.from.feed === undefined) await this.#compare()
    return step !== "nothing"
  }

  /** Copies up to the current end of the feed. It is not read until it is empty, because others may keep writing. */
  async #catchUp(): Promise<void> {
    if (this.#parts.from.feed !== undefined) while ((await this.#step()) === "much") {}
  }

  /** Copies a page of the feed and the touched memories. `much`: the page was full, so there may be another. */
  async #step(): Promise<"nothing" | "some" | "much"> {
    const { from, now, saveProgress } = this.#parts
    const to = await this.#parts.other()
    const call = { signal: this.#task.signal }
    const copier = new Copier(from, to, now)
    const touched = this.#touched
    this.#touched = new Map()
    const page = await from.feed?.changes(this.#cursor, PAGE, call)
    if (page !== undefined && page.items.length > 0) {
      await copier.copyVersions(page.items, call)
      this.#copied += page.items.length
      this.#begun.copied += page.items.length
      this.#cursor = page.next
    }
    for (const { pool, ids } of touched.values()) await copier.copyState(pool, [...ids], call)
    const count = page?.items.length ?? 0
    this.#backlog.addCopied(count, count === PAGE)
    if (count < PAGE) await this.#readOtherEnd(to)
    if (count > 0) await saveProgress()
    return count === PAGE ? "much" : count > 0 || touched.size > 0 ? "some" : "nothing"
  }

  /**
   * Reads the end of the target's feed, where the way back begins. Only after everything is copied, because copying
   * moves that end.
   */
  async #readOtherEnd(to: Store): Promise<void> {
    if (to.feed === undefined) return
    for (;;) {
      const { items, next } = await to.feed.changes(this.#back, 1_000, { signal: this.#task.signal })
      if (items.length > 0 || this.#back === undefined) this.#back = next
      if (items.length === 0) return
    }
  }

  /** Compares everything, then copies and compares the differences until there are none. */
  async #compare(): Promise<void> {
    const { from, now, saveProgress } = this.#parts
    const to = await this.#parts.other()
    const call = { signal: this.#task.signal }
    const copier = new Copier(from, to, now)
    await this.#catchUp()
    const { found: differences, ...verified } = await verify(from, to, call)
    for (const { pool, ids } of differences) {
      let left = ids
      for (let pass = 1; left.length > 0; pass++) {
        if (pass > MAX_PASSES) throw unequalError(left.length)
        // Concurrent writes are not differences, so they are copied first.
        await this.#catchUp()
        left = await findDifferences(from, to, { pool, ids: left }, call)
        await copier.copyMemories(pool, left, call)
      }
    }
    this.#verified = { ...verified, at: now() }
    this.#isEqual = true
    await saveProgress()
  }
}

function unequalError(count: number): MemoryError {
  return new MemoryError("conflict", `${count} memories of the copy are not as they are here, and do not become so`, {
    remedy: "Something else writes there: end the migration, and copy into an empty store.",
  })
}
