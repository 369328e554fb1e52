import type { Database } from "better-sqlite3"
import { isIndexLost } from "../rows/rebuild-mark.ts"
import { begin, isWithdrawn } from "../thread/claim.ts"
import { type Failure, failureOf, isBusy, tooBusy } from "../thread/failures.ts"
import type { Inbox, WaitingCall } from "../thread/inbox.ts"
import type { CallTable, Reply, WorkerOptions } from "../thread/messages.ts"
import { pauseAfter } from "../thread/patience.ts"
import { compaction } from "./compact.ts"
import type { TextIndex } from "./text-index.ts"
import type { TextRebuild } from "./text-rebuild.ts"
import { BREATH, PAUSE, Upkeep } from "./upkeep.ts"

/** A lock that is held for longer than so many tries, some 35 ms, is told of. */
const TRIES_UNTOLD = 3
/** A round is bounded so that the first of many waits for no more than this. */
const MOST_IN_ROUND = 256

interface Compaction {
  /** Those that wait for it. */
  calls: readonly WaitingCall[]
  readonly steps: readonly (() => void)[]
  next: number
}

/**
 * Commits together what arrived together: one transaction for all calls that wait. Where one fails, they are made once more with a savepoint for each, so
 * that it fails alone: seldom, as a savepoint copies every page that its call changes.
 * Answers leave after the commit. While another connection holds the write lock it tries again later and goes on receiving.
 */
export class Rounds {
  readonly #database: Database
  readonly #options: WorkerOptions
  readonly #inbox: Inbox
  readonly #calls: CallTable
  readonly #index: TextIndex
  readonly #rebuild: TextRebuild
  readonly #send: (replies: readonly Reply[]) => void
  readonly #again: () => void
  readonly #upkeep: Upkeep
  readonly #sql
  #compactions: Compaction[] = []
  #timer: NodeJS.Timeout | undefined
  #tries = 0
  #isHeldUp = false
  #isCareful = false

  constructor(of: {
    readonly database: Database
    readonly options: WorkerOptions
    readonly inbox: Inbox
    readonly calls: CallTable
    readonly index: TextIndex
    readonly rebuild: TextRebuild
    readonly send: (replies: readonly Reply[]) => void
    /** Asks for another run. */
    readonly again: () => void
  }) {
    this.#database = of.database
    this.#options = of.options
    this.#inbox = of.inbox
    this.#calls = of.calls
    this.#index = of.index
    this.#rebuild = of.rebuild
    this.#send = of.send
    this.#again = of.again
    this.#upkeep = new Upkeep(of.database, of.options.path, of.index, of.rebuild, () => of.send([{ moveLog: true }]))
    this.#sql = {
      begin: of.database.prepare("BEGIN IMMEDIATE"),
      commit: of.database.prepare("COMMIT"),
      rollback: of.database.prepare("ROLLBACK"),
      save: of.database.prepare("SAVEPOINT call"),
      release: of.database.prepare("RELEASE call"),
      undo: of.database.prepare("ROLLBACK TO call"),
    }
  }

  /** Does everything that waits, as far as other connections let it. True when nothing is left. */
  run(): boolean {
    clearTimeout(this.#timer)
    while (!this.#inbox.isEmpty || this.#compactions.length > 0) {
      if (!(this.#round() && this.#compact())) {
        this.#timer = setTimeout(this.#again, pauseAfter(this.#tries++))
        return false
      }
      this.#tries = 0
      this.#upkeep.between()
    }
    this.#tellWhether(false)
    this.#timer = setTimeout(() => this.#pause(), PAUSE)
    return true
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #pause(): void {
    if (this.#upkeep.pause()) this.#timer = setTimeout(() => this.#pause(), BREATH)
  }

  /** One transaction. False when another connection is in the way. */
  #round(): boolean {
    const taken = this.#inbox.take(MOST_IN_ROUND)
    this.#plan(taken.filter(({ op }) => op === "compact"))
    const calls = taken.filter(({ op }) => op !== "compact")
    if (calls.length === 0) return true
    try {
      this.#sql.begin.run()
    } catch (error) {
      if (!isBusy(error)) this.#send(calls.map((call) => this.#failed(call, error)))
      else {
        this.#inbox.putBack(this.#stillPatient(calls))
        this.#tellWhether(this.#tries >= TRIES_UNTOLD)
      }
      return !isBusy(error)
    }
    this.#tellWhether(false)
    const replies = this.#isCareful ? this.#carefully(calls) : this.#plainly(calls)
    if (replies === undefined) this.#inbox.putBack(calls)
    else this.#send(replies)
    this.#isCareful = replies === undefined
    return true
  }

  #tellWhether(isHeldUp: boolean): void {
    if (isHeldUp === this.#isHeldUp) return
    this.#isHeldUp = isHeldUp
    this.#send([{ isHeldUp }])
  }

  /** `undefined` where one of the calls failed, and all are as if they had not been made. */
  #plainly(calls: readonly WaitingCall[]): readonly Reply[] | undefined {
    try {
      return this.#committed(calls, (call) => this.#made(call))
    } catch {
      this.#undoRound()
      return undefined
    }
  }

  #carefully(calls: readonly WaitingCall[], mayRebuild = true): readonly Reply[] {
    try {
      return this.#committed(calls, (call) => this.#alone(call))
    } catch (error) {
      this.#undoRound()
      // Writes go on without the index, which is built again behind them. What fails with an empty index, too, fails for another reason.
      if (mayRebuild && isIndexLost(error) && this.#beginsRebuild()) return this.#carefully(calls, false)
      return calls.map((call) => this.#failed(call, error))
    }
  }

  #committed(calls: readonly WaitingCall[], make: (call: WaitingCall) => Reply): readonly Reply[] {
    const replies = calls.filter(({ claim }) => begin(claim)).map(make)
    const indexed = this.#index.flush()
    this.#sql.commit.run()
    this.#upkeep.noteWrite(indexed)
    return replies
  }

  #undoRound(): void {
    this.#index.dropAll()
    if (this.#database.inTransaction) this.#sql.rollback.run()
    this.#rebuild.restore()
  }

  /** Begins a transaction with the index begun anew. False when one is being built already, or cannot be: then the trouble lies elsewhere. */
  #beginsRebuild(): boolean {
    if (this.#rebuild.isUnderWay) return false
    try {
      this.#sql.begin.run()
      this.#rebuild.begin()
      return true
    } catch {
      if (this.#database.inTransaction) this.#sql.rollback.run()
      this.#rebuild.restore()
      return false
    }
  }

  #made({ id, op, args }: WaitingCall): Reply {
    // The line on the other side sends only names of this table, with the arguments that its type asks for.
    const value = this.#calls[op]?.(...(args as never[]))
    this.#index.keep()
    return { id, value }
  }

  /** Throws only when the whole transaction is lost, as it is on a full disk. */
  #alone(call: WaitingCall): Reply {
    this.#sql.save.run()
    try {
      const reply = this.#made(call)
      this.#sql.release.run()
      return reply
    } catch (error) {
      this.#index.drop()
      if (!this.#database.inTransaction) throw error
      this.#sql.undo.run()
      this.#sql.release.run()
      return this.#failed(call, error)
    }
  }

  /** Those who ask while none has begun wait for the same one. */
  #plan(calls: readonly WaitingCall[]): void {
    if (calls.length === 0) return
    const last = this.#compactions.at(-1)
    if (last?.next === 0) last.calls = [...last.calls, ...calls]
    else this.#compactions.push({ calls, steps: compaction(this.#database, this.#options.path), next: 0 })
  }

  /** Goes on with the oldest compaction. False when another connection is in the way. */
  #compact(): boolean {
    const [first] = this.#compactions
    if (first === undefined) return true
    first.calls = first.calls.filter(({ claim }) => !isWithdrawn(claim))
    if (first.calls.length === 0) return this.#endCompaction()
    try {
      first.steps[first.next]?.()
      first.next++
      if (first.next < first.steps.length) return true
      this.#send(first.calls.map(({ id }) => ({ id, value: null })))
    } catch (error) {
      if (isBusy(error)) first.calls = this.#stillPatient(first.calls)
      else this.#send(first.calls.map((call) => this.#failed(call, error)))
      if (isBusy(error) && first.calls.length > 0) return false
    }
    return this.#endCompaction()
  }

  #endCompaction(): true {
    this.#compactions = this.#compactions.slice(1)
    return true
  }

  /** Those that may go on waiting; the others are told. */
  #stillPatient(calls: readonly WaitingCall[]): readonly WaitingCall[] {
    const { path, lockPatienceMs } = this.#options
    const hasTime = ({ since }: WaitingCall): boolean => performance.now() - since < lockPatienceMs
    const late = calls.filter((call) => !hasTime(call))
    if (late.length > 0) this.#send(late.map(({ id }) => ({ id, failure: tooBusy(path, lockPatienceMs / 1000) })))
    return calls.filter(hasTime)
  }

  #failed({ id }: WaitingCall, error: unknown): { readonly id: number; readonly failure: Failure } {
    return { id, failure: failureOf(error, this.#options.path) }
  }
}
