import { statSync } from "node:fs"
import type { Database } from "better-sqlite3"
import { IndexMerge } from "./index-merge.ts"
import type { StateClock } from "./state-clock.ts"
import type { TextIndexWriter } from "./text-index-writer.ts"
import type { TextIndexRebuild } from "./text-rebuild.ts"

/** Idle time before a checkpoint, in milliseconds. A long log is checkpointed earlier. */
export const PAUSE = 100
/** Time between two maintenance steps, in milliseconds. */
export const MAINTENANCE_GAP = 10
/** Minimum time between rebuild steps under continuous writes, in milliseconds. */
const REBUILD_EVERY = 100
const MAX_LOG_BYTES = 32 * 1024 * 1024
/** Under continuous writes a passive checkpoint never catches up, and the log restarts only after a complete one. Beyond this size, writes wait for a checkpoint. */
const BLOCKING_LOG_BYTES = 4 * MAX_LOG_BYTES
/** Minimum time between checks of a long log, in milliseconds. */
const MIN_CHECKPOINT_INTERVAL = 1_000

/** Time between removals of expired entries, by the clock of the state, in milliseconds. */
const PRUNE_EVERY = 10 * 60_000
const MAX_PRUNED_ROWS = 1_000
/** How long the ids of done jobs are kept. */
const DONE_RETENTION = 7 * 24 * 60 * 60_000

interface MaintenanceParts {
  readonly database: Database
  readonly path: string
  readonly index: TextIndexWriter
  readonly rebuild: TextIndexRebuild
  readonly clock: StateClock
  readonly requestCheckpoint: () => void
}

/** Background work of the writer between writes. Errors are ignored, because the next write reports the same problem. */
export class Maintenance {
  readonly #parts: MaintenanceParts
  readonly #log: string
  readonly #merge: IndexMerge
  readonly #expired
  readonly #done
  #prunedAt: number | undefined
  #isCheckpointed = false
  #checkpointedAt = 0
  #rebuiltAt = 0

  constructor(parts: MaintenanceParts) {
    const { database, path } = parts
    this.#parts = parts
    this.#log = `${path}-wal`
    this.#merge = new IndexMerge(database)
    this.#expired = database.prepare<[number, number]>(
      "DELETE FROM entries WHERE seq IN (SELECT seq FROM entries WHERE expires_at <= ? LIMIT ?)",
    )
    this.#done = database.prepare<[number, number]>(
      "DELETE FROM done WHERE id IN (SELECT id FROM done WHERE at < ? LIMIT ?)",
    )
  }

  /** Records a write and the number of rows that it indexed. */
  noteWrite(indexed: number): void {
    this.#isCheckpointed = false
    this.#merge.noteRows(indexed)
  }

  /** Runs one step while no calls are waiting. True if there is more to do. */
  pause(): boolean {
    return this.#ignoreErrors(() => {
      this.#pruneWhenDue()
      if (this.#parts.rebuild.step(this.#parts.index) || this.#merge.step()) {
        this.#isCheckpointed = false
        this.#boundLog()
        return true
      }
      if (!this.#isCheckpointed) this.#checkpoint()
      return false
    })
  }

  /** Keeps the log bounded and a rebuild progressing under continuous writes. */
  between(): void {
    this.#ignoreErrors(() => {
      if (this.#parts.rebuild.isUnderWay && performance.now() - this.#rebuiltAt > REBUILD_EVERY) {
        this.#parts.rebuild.step(this.#parts.index)
        this.#rebuiltAt = performance.now()
      }
      return false
    })
    this.#boundLog()
  }

  #boundLog(): void {
    this.#ignoreErrors(() => {
      if (this.#isCheckpointed || performance.now() - this.#checkpointedAt < MIN_CHECKPOINT_INTERVAL) return false
      const size = sizeOf(this.#log)
      if (size > MAX_LOG_BYTES) this.#checkpoint()
      if (size > BLOCKING_LOG_BYTES) this.#parts.database.pragma("wal_checkpoint(PASSIVE)")
      return false
    })
  }

  #checkpoint(): void {
    this.#parts.requestCheckpoint()
    this.#isCheckpointed = true
    this.#checkpointedAt = performance.now()
  }

  /** Without a call of the state there is nothing of the state to remove, and no clock to decide what is expired. */
  #pruneWhenDue(): void {
    const { now } = this.#parts.clock
    if (now === undefined) return
    if (this.#prunedAt === undefined || Math.abs(now - this.#prunedAt) > PRUNE_EVERY) this.#prune(now)
  }

  #prune(now: number): void {
    const expired = this.#expired.run(now, MAX_PRUNED_ROWS).changes
    const done = this.#done.run(now - DONE_RETENTION, MAX_PRUNED_ROWS).changes
    if (expired < MAX_PRUNED_ROWS && done < MAX_PRUNED_ROWS) this.#prunedAt = now
    if (expired + done > 0) this.#isCheckpointed = false
  }

  #ignoreErrors(work: () => boolean): boolean {
    try {
      return work()
    } catch {
      if (this.#parts.database.inTransaction) this.#parts.database.exec("ROLLBACK")
      return false
    }
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
