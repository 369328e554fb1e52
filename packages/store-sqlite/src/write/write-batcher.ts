import { readdirSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { Database } from "better-sqlite3"
import { lastVersion } from "../rows/last-version.ts"
import { isIndexLost } from "../rows/rebuild-mark.ts"
import { begin, isWithdrawn } from "../thread/call-claim.ts"
import { isBusy, toFailure, tooBusy, type WorkerFailure } from "../thread/failures.ts"
import type { Inbox, WaitingCall } from "../thread/inbox.ts"
import type { CallTable, WorkerOptions, WorkerReply } from "../thread/messages.ts"
import { OwnWrites } from "../thread/own-writes.ts"
import { lockBackoffMs } from "../thread/retry-while-locked.ts"
import { MAINTENANCE_GAP, Maintenance, PAUSE } from "./maintenance.ts"
import type { StateClock } from "./state-clock.ts"
import type { TextIndexWriter } from "./text-index-writer.ts"
import type { TextIndexRebuild } from "./text-rebuild.ts"

/** Number of retries, about 35 ms, before a held lock is reported. */
const SILENT_RETRIES = 3
/** Limits a batch, which bounds the latency of its first call. */
const MAX_BATCH_CALLS = 256

interface Compaction {
  /** Calls that wait for this compaction. */
  calls: readonly WaitingCall[]
  readonly steps: readonly (() => void)[]
  next: number
}

interface BatcherParts {
  readonly database: Database
  readonly options: WorkerOptions
  readonly inbox: Inbox
  readonly calls: CallTable
  readonly index: TextIndexWriter
  readonly rebuild: TextIndexRebuild
  readonly clock: StateClock
  readonly send: (replies: readonly WorkerReply[]) => void
  /** Requests another `run`. */
  readonly requestRun: () => void
}

/**
 * Group commit: executes all waiting calls in one transaction. If one of them fails, the batch is repeated with a savepoint per call, so that only that call
 * fails. This is the exception, because a savepoint copies every page that its call changes.
 * Replies are sent after the commit. While another connection holds the write lock, it retries later and keeps accepting calls.
 */
export class WriteBatcher {
  readonly #parts: BatcherParts
  readonly #maintenance: Maintenance
  readonly #lastVersion: () => number
  readonly #ownWrites: OwnWrites
  readonly #sql
  #compactions: Compaction[] = []
  #timer: NodeJS.Timeout | undefined
  #tries = 0
  #isLocked = false
  #usesSavepoints = false

  constructor(parts: BatcherParts) {
    this.#parts = parts
    this.#lastVersion = lastVersion(parts.database)
    this.#ownWrites = new OwnWrites(parts.options.ownWrites)
    this.#ownWrites.reset()
    this.#maintenance = new Maintenance({
      ...parts,
      path: parts.options.path,
      requestCheckpoint: () => parts.send([{ checkpoint: true }]),
    })
    this.#sql = {
      begin: parts.database.prepare("BEGIN IMMEDIATE"),
      commit: parts.database.prepare("COMMIT"),
      rollback: parts.database.prepare("ROLLBACK"),
      save: parts.database.prepare("SAVEPOINT call"),
      release: parts.database.prepare("RELEASE call"),
      undo: parts.database.prepare("ROLLBACK TO call"),
    }
  }

  /** Executes waiting calls as far as other connections' locks allow. True if nothing is left. */
  run(): boolean {
    clearTimeout(this.#timer)
    while (!this.#parts.inbox.isEmpty || this.#compactions.length > 0) {
      if (!(this.#commitBatch() && this.#compact())) {
        this.#timer = setTimeout(this.#parts.requestRun, lockBackoffMs(this.#tries++))
        return false
      }
      this.#tries = 0
      this.#maintenance.between()
    }
    this.#reportLocked(false)
    this.#timer = setTimeout(() => this.#runMaintenance(), PAUSE)
    return true
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #runMaintenance(): void {
    if (this.#maintenance.pause()) this.#timer = setTimeout(() => this.#runMaintenance(), MAINTENANCE_GAP)
  }

  /** Commits one batch. False if another connection holds the lock. */
  #commitBatch(): boolean {
    const taken = this.#parts.inbox.take(MAX_BATCH_CALLS)
    this.#queueCompactions(taken.filter(({ op }) => op === "compact"))
    const calls = taken.filter(({ op }) => op !== "compact")
    if (calls.length === 0) return true
    try {
      this.#sql.begin.run()
    } catch (error) {
      if (!isBusy(error)) this.#parts.send(calls.map((call) => this.#toFailureReply(call, error)))
      else {
        this.#parts.inbox.putBack(this.#rejectExpired(calls))
        this.#reportLocked(this.#tries >= SILENT_RETRIES)
      }
      return !isBusy(error)
    }
    this.#reportLocked(false)
    const replies = this.#usesSavepoints ? this.#runWithSavepoints(calls) : this.#runWithoutSavepoints(calls)
    if (replies === undefined) this.#parts.inbox.putBack(calls)
    else this.#parts.send(replies)
    this.#usesSavepoints = replies === undefined
    return true
  }

  #reportLocked(isLocked: boolean): void {
    if (isLocked === this.#isLocked) return
    this.#isLocked = isLocked
    this.#parts.send([{ isLocked }])
  }

  /** `undefined` if one of the calls failed; all of them were rolled back. */
  #runWithoutSavepoints(calls: readonly WaitingCall[]): readonly WorkerReply[] | undefined {
    try {
      return this.#commitAll(calls, (call) => this.#execute(call))
    } catch {
      this.#rollBack()
      return undefined
    }
  }

  #runWithSavepoints(calls: readonly WaitingCall[], mayRebuild = true): readonly WorkerReply[] {
    try {
      return this.#commitAll(calls, (call) => this.#executeInSavepoint(call))
    } catch (error) {
      this.#rollBack()
      // Writes continue without the index, which is rebuilt in the background. If the retry with an empty index fails, the cause is another.
      if (mayRebuild && isIndexLost(error) && this.#beginRebuild()) return this.#runWithSavepoints(calls, false)
      return calls.map((call) => this.#toFailureReply(call, error))
    }
  }

  #commitAll(calls: readonly WaitingCall[], make: (call: WaitingCall) => WorkerReply): readonly WorkerReply[] {
    const before = this.#lastVersion()
    const replies = calls.filter(({ claim }) => begin(claim)).map(make)
    const indexed = this.#parts.index.flush()
    this.#ownWrites.commit(this.#lastVersion() - before, () => this.#sql.commit.run())
    this.#maintenance.noteWrite(indexed)
    return replies
  }

  #rollBack(): void {
    this.#parts.index.dropAll()
    if (this.#parts.database.inTransaction) this.#sql.rollback.run()
    this.#parts.rebuild.restore()
  }

  /** Begins a transaction with a new, empty index. False if a rebuild is already running or cannot start, because then the cause is another. */
  #beginRebuild(): boolean {
    if (this.#parts.rebuild.isUnderWay) return false
    try {
      this.#sql.begin.run()
      this.#parts.rebuild.begin()
      return true
    } catch {
      if (this.#parts.database.inTransaction) this.#sql.rollback.run()
      this.#parts.rebuild.restore()
      return false
    }
  }

  #execute({ id, op, args }: WaitingCall): WorkerReply {
    // The client only sends names of this table, with arguments of the right types.
    const value = this.#parts.calls[op]?.(...(args as never[]))
    this.#parts.index.keep()
    return { id, value }
  }

  /** Throws only if the whole transaction was rolled back, as on a full disk. */
  #executeInSavepoint(call: WaitingCall): WorkerReply {
    this.#sql.save.run()
    try {
      const reply = this.#execute(call)
      this.#sql.release.run()
      return reply
    } catch (error) {
      this.#parts.index.drop()
      if (!this.#parts.database.inTransaction) throw error
      this.#sql.undo.run()
      this.#sql.release.run()
      return this.#toFailureReply(call, error)
    }
  }

  /** Calls that arrive before a queued compaction starts share it. */
  #queueCompactions(calls: readonly WaitingCall[]): void {
    if (calls.length === 0) return
    const last = this.#compactions.at(-1)
    if (last?.next === 0) last.calls = [...last.calls, ...calls]
    else this.#compactions.push({ calls, steps: compaction(this.#parts.database, this.#parts.options.path), next: 0 })
  }

  /** Runs the next step of the oldest compaction. False if another connection holds a lock. */
  #compact(): boolean {
    const [first] = this.#compactions
    if (first === undefined) return true
    first.calls = first.calls.filter(({ claim }) => !isWithdrawn(claim))
    if (first.calls.length === 0) return this.#endCompaction()
    try {
      first.steps[first.next]?.()
      first.next++
      if (first.next < first.steps.length) return true
      this.#parts.send(first.calls.map(({ id }) => ({ id, value: null })))
    } catch (error) {
      if (isBusy(error)) first.calls = this.#rejectExpired(first.calls)
      else this.#parts.send(first.calls.map((call) => this.#toFailureReply(call, error)))
      if (isBusy(error) && first.calls.length > 0) return false
    }
    return this.#endCompaction()
  }

  #endCompaction(): true {
    this.#compactions = this.#compactions.slice(1)
    return true
  }

  /** Rejects calls that have waited too long and returns the others. */
  #rejectExpired(calls: readonly WaitingCall[]): readonly WaitingCall[] {
    const { path, lockPatienceMs } = this.#parts.options
    const hasTime = ({ since }: WaitingCall): boolean => performance.now() - since < lockPatienceMs
    const late = calls.filter((call) => !hasTime(call))
    if (late.length > 0) this.#parts.send(late.map(({ id }) => ({ id, failure: tooBusy(path, lockPatienceMs / 1000) })))
    return calls.filter(hasTime)
  }

  #toFailureReply({ id }: WaitingCall, error: unknown): { readonly id: number; readonly failure: WorkerFailure } {
    return { id, failure: toFailure(error, this.#parts.options.path) }
  }
}

/** The steps of a compaction, in order. Each can be retried while another connection holds a lock. */
function compaction(database: Database, path: string): readonly (() => void)[] {
  return [
    // The index only marks deleted rows, and drops them when its segments are merged.
    () => database.exec("INSERT INTO found (found) VALUES ('optimize')"),
    // Rewrites every page, so that no free space contains erased data.
    () => database.exec("VACUUM"),
    () => emptyLog(database),
    () => dropBackups(path),
  ]
}

/** Another connection reads the log, so that it cannot be truncated. */
class LogInUse extends Error {
  readonly code = "SQLITE_BUSY_CHECKPOINT"
}

function emptyLog(database: Database): void {
  // This pragma returns one row: whether it was blocked, and two page counts.
  const [row] = database.pragma("wal_checkpoint(TRUNCATE)") as readonly { readonly busy: number }[]
  if (row?.busy !== 0) throw new LogInUse("The write-ahead log is in use")
}

/** Copies that migrations made contain data that was erased since. */
function dropBackups(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.version-`)) continue
    if (/\.version-\d+\.backup(\.[\w-]+\.unfinished)?$/.test(name)) rmSync(join(folder, name), { force: true })
  }
}
