import {
  checkLimit,
  cursorAt,
  type Entry,
  isNumber,
  type Json,
  type LeaseQuery,
  MemoryError,
  type NewJob,
  type Page,
  type PageQuery,
  type Pool,
  pageOf,
  type Queue,
  type QueueStatus,
  type SetOptions,
  type State,
  type StateTransfer,
} from "@keepsake/core/plugin"
import { positionFromCursor } from "./cursor-position.ts"
import type { EntryRow } from "./read/state.ts"
import { fromWireJob, toWireJob } from "./rows/job-row.ts"
import { fromWireRecord, toWireRecord } from "./rows/state-record.ts"
import type { SqliteFile } from "./sqlite-file.ts"

/** All data that is not a memory, in the same file: entries in buckets and a durable queue. */
export class SqliteState implements State {
  readonly #file: SqliteFile
  readonly #detach: () => Promise<void>
  readonly #now: () => number
  readonly queue: Queue
  readonly transfer: StateTransfer
  #isClosed = false

  /** `now` determines which entries are expired, and when they are removed. */
  constructor(file: SqliteFile, now: () => number = Date.now) {
    this.#file = file
    this.#now = now
    this.#detach = file.attach()
    this.queue = new SqliteQueue(file, now, () => this.#assertOpen())
    this.transfer = {
      read: async () => {
        this.#assertOpen()
        return (await file.read("stateRecords", [])).map(fromWireRecord)
      },
      replace: async (records) => {
        this.#assertOpen()
        await file.write("replaceState", [records.map(toWireRecord)])
      },
    }
  }

  async open(): Promise<void> {
    this.#assertOpen()
    await this.#file.open()
    await this.#file.write("freeLeases", [this.#now()])
  }

  problems(): readonly string[] {
    return this.#file.problems
  }

  async get(bucket: string, key: string): Promise<Entry | undefined> {
    this.#assertOpen()
    const row = await this.#file.read("entry", [bucket, key, this.#now()])
    return row && entryOf(row)
  }

  async set(
    bucket: string,
    key: string,
    value: Json | Uint8Array,
    options: SetOptions = {},
  ): Promise<Entry | undefined> {
    this.#assertOpen()
    const stored = value instanceof Uint8Array ? value.slice() : JSON.stringify(value)
    const revision = await this.#file.write("set", [bucket, key, stored, options, this.#now()])
    return revision === undefined ? undefined : { key, value: shownValue(stored), revision }
  }

  async delete(bucket: string, key: string): Promise<boolean> {
    this.#assertOpen()
    return this.#file.write("deleteEntry", [bucket, key, this.#now()])
  }

  async list(bucket: string, page: PageQuery & { readonly newestFirst?: boolean }): Promise<Page<Entry>> {
    this.#assertOpen()
    checkLimit(page.limit)
    const newestFirst = page.newestFirst ?? false
    const question = ["state", bucket, newestFirst]
    const [after] = positionFromCursor(question, page.cursor, isNumber) ?? []
    const rows = await this.#file.read("entries", [bucket, newestFirst, after, page.limit + 1, this.#now()])
    const { items, ...rest } = pageOf(rows, page.limit, ({ place }) => cursorAt(question, [place]))
    return { items: items.map(entryOf), ...rest }
  }

  async erase(pool: Pool): Promise<number> {
    this.#assertOpen()
    return this.#file.write("erase", [pool])
  }

  /** Compacts the whole file, like `SqliteStore.compact`; concurrent calls share one compaction. */
  async compact(): Promise<readonly []> {
    this.#assertOpen()
    await this.#file.write("compact", [])
    return []
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    await this.#detach()
  }

  #assertOpen(): void {
    if (this.#isClosed) throw new MemoryError("store_unavailable", "This state is closed")
  }
}

class SqliteQueue implements Queue {
  readonly #file: SqliteFile
  readonly #now: () => number
  readonly #assertOpen: () => void

  /** `assertOpen` throws if the state is closed. */
  constructor(file: SqliteFile, now: () => number, begin: () => void) {
    this.#file = file
    this.#now = now
    this.#assertOpen = begin
  }

  async push(jobs: readonly NewJob[]): Promise<void> {
    this.#assertOpen()
    await this.#file.write("push", [jobs.map(toWireJob)])
  }

  async lease(want: LeaseQuery): Promise<readonly (NewJob & { readonly attempt: number })[]> {
    this.#assertOpen()
    return (await this.#file.write("lease", [want])).map(fromWireJob)
  }

  async done(ids: readonly string[]): Promise<void> {
    this.#assertOpen()
    await this.#file.write("done", [ids, this.#now()])
  }

  async retry(id: string, at: number, why: string): Promise<void> {
    this.#assertOpen()
    await this.#file.write("retry", [id, at, why])
  }

  async park(id: string, why: string): Promise<void> {
    this.#assertOpen()
    await this.#file.write("park", [id, why])
  }

  async parked(page: PageQuery): Promise<Page<NewJob & { readonly why: string }>> {
    this.#assertOpen()
    checkLimit(page.limit)
    const [after = 0] = positionFromCursor("parked", page.cursor, isNumber) ?? []
    const rows = await this.#file.read("parkedJobs", [after, page.limit + 1])
    const { items, ...rest } = pageOf(rows, page.limit, ({ place }) => cursorAt("parked", [place]))
    return { items: items.map(({ job }) => fromWireJob(job)), ...rest }
  }

  async unpark(ids?: readonly string[]): Promise<number> {
    this.#assertOpen()
    return this.#file.write("unpark", [ids])
  }

  async status(now: number): Promise<QueueStatus> {
    this.#assertOpen()
    return this.#file.read("queueStatus", [now])
  }
}

function entryOf({ key, revision, value }: EntryRow): Entry {
  return { key, value: shownValue(value), revision }
}

function shownValue(stored: string | Uint8Array): Json | Uint8Array {
  // A text in this column is JSON that `set` has written.
  return typeof stored === "string" ? (JSON.parse(stored) as Json) : new Uint8Array(stored)
}
