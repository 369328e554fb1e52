import {
  checkLimit,
  type Entry,
  type Json,
  MemoryError,
  type Page,
  type PageQuery,
  type Pool,
  type Queue,
  type SetOptions,
  type State,
  type StateTransfer,
  type Writers,
} from "@keepsake/core/plugin"
import { compactTables } from "./compact-tables.ts"
import type { PostgresDatabase } from "./database/database.ts"
import { PoolKeys } from "./rows/pool-keys.ts"
import { EntryTable } from "./state/entries.ts"
import { JobQueue } from "./state/job-queue.ts"
import { stateTransfer } from "./state/transfer.ts"
import { WriterClaim } from "./state/writer-claim.ts"

/** All data that is not a memory, in the same schema: entries in buckets and a durable queue. */
export class PostgresState implements State {
  readonly writers: Writers
  readonly #database: PostgresDatabase
  readonly #detach: () => Promise<void>
  readonly #claim: WriterClaim
  readonly #entries: EntryTable
  readonly #jobs: JobQueue
  readonly queue: Queue
  readonly transfer: StateTransfer
  #isClosed = false

  /**
   * `now` determines which entries are expired, and when they are removed. With `writers: "many"`, a job belongs to the process that pushed it for
   * as long as that process renews its claim; all processes on a schema have to say the same.
   */
  constructor(database: PostgresDatabase, now: () => number = Date.now, writers: Writers = "one") {
    this.writers = writers
    this.#database = database
    this.#detach = database.attach()
    this.#claim = new WriterClaim(database, writers, now)
    const serverNow = () => now() + this.clockOffsetMs
    const pools = new PoolKeys(database)
    this.#entries = new EntryTable(database, pools, serverNow)
    const process = writers === "many" ? this.#claim.process : undefined
    this.#jobs = new JobQueue(database, pools, serverNow, () => this.#begin(), process)
    this.queue = this.#jobs
    this.transfer = stateTransfer(database, pools, () => this.#begin())
  }

  get clockOffsetMs(): number {
    return this.#claim.clockOffsetMs
  }

  /** Claims the schema. With `writers: "one"`, a second process that opens it is refused, and all leases are free. */
  async open(): Promise<void> {
    await this.#begin()
    await this.#claim.take()
    if (this.writers === "one") await this.#jobs.freeLeases()
  }

  problems(): readonly string[] {
    return this.#database.problems
  }

  async get(bucket: string, key: string): Promise<Entry | undefined> {
    await this.#begin()
    return this.#entries.get(bucket, key)
  }

  async set(
    bucket: string,
    key: string,
    value: Json | Uint8Array,
    options: SetOptions = {},
  ): Promise<Entry | undefined> {
    await this.#begin()
    return this.#entries.set(bucket, key, value, options)
  }

  async delete(bucket: string, key: string): Promise<boolean> {
    await this.#begin()
    return this.#entries.delete(bucket, key)
  }

  async list(bucket: string, page: PageQuery & { readonly newestFirst?: boolean }): Promise<Page<Entry>> {
    await this.#begin()
    checkLimit(page.limit)
    return this.#entries.list(bucket, page)
  }

  async erase(pool: Pool): Promise<number> {
    await this.#begin()
    return (await this.#entries.erase(pool)) + (await this.#jobs.erase(pool))
  }

  async exclusive<Result>(name: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#begin()
    return this.writers === "many" ? this.#claim.exclusive(name, work, signal) : work()
  }

  async compact(): Promise<readonly string[]> {
    await this.#begin()
    return compactTables(this.#database)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#isClosed) await this.#claim.release()
    this.#isClosed = true
    await this.#detach()
  }

  async #begin(): Promise<void> {
    if (this.#isClosed) throw new MemoryError("store_unavailable", "This state is closed")
    if (this.#claim.isLost) {
      throw new MemoryError("store_unavailable", "Another server took over this schema of PostgreSQL", {
        remedy: "Stop one of the two servers and restart the other.",
      })
    }
    await this.#database.open()
  }
}
