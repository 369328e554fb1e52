import { type Extractor, MemoryError, type Pool, type Store } from "../../contract/index.ts"
import type { State } from "../../contract/state.ts"
import type { Tombstones } from "../../turn/delete/tombstones.ts"
import { exclusively } from "../../turn/exclusively.ts"
import type { StoredTurn } from "../../turn/remember/capture.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { BackgroundTask } from "../background-task.ts"
import type { OnEvent } from "../events.ts"
import type { MeteredModel } from "../model/metered-model.ts"
import { type Distillation, DistillationLog } from "./distillation-log.ts"
import { type UnreadSession, UnreadSessions, unreadKey } from "./pending-sessions.ts"
import { SessionReader, UnreadableSession } from "./session-reader.ts"

interface DistillerParts {
  readonly store: Store
  readonly state: State
  readonly tombstones: Tombstones
  readonly settings: () => MemorySettings
  /** The model that reads while `usesModel`; absent if only `extractors` do. */
  readonly model: MeteredModel | undefined
  readonly usesModel: () => boolean
  /** Extractors of plugins that work per session. */
  readonly extractors: readonly Extractor[]
  readonly now: () => number
  readonly onEvent: OnEvent
}

export interface DistillerStatus {
  /** Sessions with messages that no model has read. */
  readonly pending: number
  /** Of these, how many could be read now. */
  readonly due: number
  readonly deadLettered: number
  /** Why nothing is read at the moment; absent while it works. */
  readonly why?: string
  /** Until when nothing is read, in milliseconds since 1970; absent if it is retried as soon as possible. */
  readonly until?: number
}

/** A session that failed for a reason of its own. */
export interface DeadSession {
  readonly id: string
  readonly pool: Pool
  readonly session: string
  readonly at: number
  readonly why: string
}

interface SessionChoice {
  readonly pool: Pool
  readonly session?: string
}

const DAY_MS = 86_400_000
/** A conversation that another one follows is read when it has been quiet for this long, so that parallel ones are not. */
const SWITCH_QUIET_MS = 60_000
/** A session whose calls fail this often while others succeed is set aside. */
const MAX_ATTEMPTS = 5
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 600_000
/** Poll for sessions that became due, in milliseconds. */
const POLL_MS = 30_000
/** Time after the start before sessions of an earlier process are read. */
const START_MS = 5_000

/**
 * Has a model read stored conversations in the background: one call for a session that went quiet, or for the newest
 * turns. Sessions wait in the state and survive a crash; an answer is stored before it is applied, so that no turn is
 * paid for twice.
 */
export class Distiller implements AsyncDisposable {
  readonly #parts: DistillerParts
  readonly #sessions: UnreadSessions
  readonly #log: DistillationLog
  readonly #reader: SessionReader
  readonly #task: BackgroundTask
  /** The running reading of each pool. */
  readonly #busy = new Map<string, Promise<unknown>>()
  #lastSuccessAt = Number.NEGATIVE_INFINITY
  #pausedUntil: number | undefined
  #problem: string | undefined

  private constructor(parts: DistillerParts, sessions: UnreadSessions) {
    this.#parts = parts
    this.#sessions = sessions
    this.#log = new DistillationLog(parts.state, parts.now)
    this.#task = new BackgroundTask({
      firstRetryMs: FIRST_RETRY_MS,
      longestRetryMs: LONGEST_RETRY_MS,
      now: parts.now,
      run: async () => {
        if (this.#isPaused) return POLL_MS
        await this.readDue(false)
        return POLL_MS
      },
      onFailure: (why, attempt) => parts.onEvent({ event: "job-failed", job: "distill", attempt, why }),
    })
    this.#reader = new SessionReader({ ...parts, sessions, log: this.#log, signal: this.#task.signal })
  }

  static async open(parts: DistillerParts): Promise<Distiller> {
    return new Distiller(parts, await UnreadSessions.open(parts.state))
  }

  /** Begins to read sessions that are due. */
  start(): void {
    this.#task.start(START_MS)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#task[Symbol.asyncDispose]()
  }

  /** Notes a stored turn, durably; called again for the same turn, it only moves the time. */
  async note({ pool, owner, session, at, characters }: StoredTurn): Promise<void> {
    const { extractionMode, summaryDebounceSeconds, verbatimTurns } = this.#parts.settings()
    if (verbatimTurns === "off" || !this.#isReading) return
    const now = this.#parts.now()
    const key = unreadKey(pool, session)
    const dueAt = extractionMode === "turn" ? now : now + summaryDebounceSeconds * 1_000
    await this.#sessions.update(key, (before) => {
      const fresh = { attempts: 0, turns: 0, characters: 0, ...before, pool, session, owner, dueAt, lastAt: at }
      return { ...fresh, turns: fresh.turns + 1, characters: fresh.characters + characters }
    })
    for (const [other, { pool: its, lastAt, dueAt: due, isDead }] of this.#sessions.all) {
      if (other === key || isDead || its.tenant !== pool.tenant || its.name !== pool.name) continue
      const earliest = Math.max(now, lastAt + SWITCH_QUIET_MS)
      if (earliest < due) await this.#sessions.update(other, (session) => session && { ...session, dueAt: earliest })
    }
    if (extractionMode === "turn") this.#task.wake()
  }

  async status(): Promise<DistillerStatus> {
    await this.#sessions.refresh()
    const all = [...this.#sessions.all.values()]
    const living = all.filter(({ isDead }) => isDead !== true)
    const due = living.filter((session) => this.#isDue(session)).length
    const idle = this.#isReading || living.length === 0 ? undefined : "No extractor reads conversations at the moment"
    const why = this.#problem ?? idle ?? (this.#isManual ? "Conversations are read on request only" : undefined)
    const until = this.#isPaused ? this.#pausedUntil : undefined
    return {
      pending: living.length,
      due,
      deadLettered: all.length - living.length,
      ...(why !== undefined && { why }),
      ...(until !== undefined && { until }),
    }
  }

  /** Sessions that were set aside. */
  deadSessions(): readonly DeadSession[] {
    return [...this.#sessions.all].flatMap(([id, { pool, session, failedAt, why, isDead }]) =>
      isDead ? [{ id, pool, session, at: failedAt ?? 0, why: why ?? "" }] : [],
    )
  }

  /** Reads sessions that were set aside again, by default all; resolves to their number. */
  async retry(ids?: readonly string[]): Promise<number> {
    await this.#sessions.refresh()
    let retried = 0
    for (const id of ids ?? [...this.#sessions.all.keys()]) {
      if (this.#sessions.all.get(id)?.isDead !== true) continue
      const { why: _, isDead: __, failedAt: ___, ...rest } = (await this.#sessions.read(id)) ?? {}
      if (!("pool" in rest)) continue
      await this.#sessions.update(id, (now) => now && { ...rest, attempts: 0, dueAt: this.#parts.now() })
      retried++
    }
    this.#pausedUntil = undefined
    this.#problem = undefined
    this.#task.start()
    return retried
  }

  /** What was read lately, newest first. */
  log(tenant: Pool["tenant"], limit: number): Promise<readonly Distillation[]> {
    return this.#log.list(tenant, limit)
  }

  /**
   * Reads every session that is due; with `all`, every session that waits, whatever its time and length. Throws the
   * failure that concerns all of them, after which the others wait. Of processes that share the state, one reads at a
   * time.
   */
  async readDue(all: boolean, only?: SessionChoice): Promise<void> {
    if (!this.#isReading) return
    const read = async (): Promise<void> => {
      await this.#sessions.refresh()
      await this.#readDueNow(all, only)
    }
    await exclusively(this.#parts.state, "read conversations", read, this.#task.signal)
  }

  async #readDueNow(all: boolean, only: SessionChoice | undefined): Promise<void> {
    const isWanted = (session: UnreadSession): boolean =>
      session.isDead !== true &&
      (only === undefined ||
        (session.pool.tenant === only.pool.tenant &&
          session.pool.name === only.pool.name &&
          (only.session === undefined || only.session === session.session))) &&
      (all || this.#isDue(session))
    const tried = new Set<string>()
    const work = async (): Promise<void> => {
      while (!this.#task.signal.aborted) {
        const left = [...this.#sessions.all].filter(([key, session]) => !tried.has(key) && isWanted(session))
        const next = left
          .filter(([, session]) => !this.#busy.has(laneOf(session)))
          .toSorted(([, one], [, other]) => one.dueAt - other.dueAt)[0]
        if (next !== undefined) {
          tried.add(next[0])
          await this.#inLane(laneOf(next[1]), () => this.#readWhole(next[0], all))
        } else if (left.length > 0) {
          await Promise.race(left.map(([, session]) => this.#busy.get(laneOf(session))))
        } else return
      }
    }
    const workers = Array.from({ length: this.#parts.model?.atOnce ?? 1 }, work)
    const failed = (await Promise.allSettled(workers)).find(({ status }) => status === "rejected")
    if (failed?.status === "rejected") throw failed.reason
  }

  /** Runs work of a pool while no other work of it runs. */
  async #inLane(lane: string, work: () => Promise<void>): Promise<void> {
    const running = work()
    this.#busy.set(
      lane,
      running.catch(() => undefined),
    )
    try {
      await running
    } finally {
      this.#busy.delete(lane)
    }
  }

  /** A long session is read in several calls. */
  async #readWhole(key: string, force: boolean): Promise<void> {
    while (await this.#readOne(key, force)) if (this.#task.signal.aborted) return
  }

  /** Whether the model or an extractor reads; otherwise sessions wait. */
  get #isReading(): boolean {
    return this.#parts.extractors.length > 0 || this.#parts.usesModel()
  }

  get #isManual(): boolean {
    return this.#parts.settings().extractionMode === "manual"
  }

  get #isPaused(): boolean {
    const left = (this.#pausedUntil ?? 0) - this.#parts.now()
    // More than a day: the clock was set back.
    return left > 0 && left <= DAY_MS
  }

  #isDue({ dueAt, isDead, answer }: UnreadSession): boolean {
    if (answer !== undefined) return isDead !== true
    return isDead !== true && this.#isReading && !this.#isManual && dueAt <= this.#parts.now()
  }

  /** Reads one part of a session; resolves to whether another part should follow now. */
  async #readOne(key: string, force: boolean): Promise<boolean> {
    const { now, settings } = this.#parts
    const session = await this.#sessions.read(key)
    if (session === undefined) return false
    const { distillMinCharacters, extractionMode } = settings()
    const isShort = extractionMode !== "turn" && session.characters < distillMinCharacters
    if (session.answer === undefined && !force && isShort && now() < session.lastAt + DAY_MS) {
      await this.#sessions.update(key, (one) => one && { ...one, dueAt: one.lastAt + DAY_MS })
      return false
    }
    try {
      const answer = session.answer ?? (await this.#reader.ask(key, session))
      if (answer === undefined) return false
      await this.#reader.apply(key, session, answer, session.answer !== undefined)
      this.#lastSuccessAt = now()
      if (!this.#isPaused) this.#problem = undefined
      return answer.hasMore
    } catch (failure) {
      await this.#fail(key, failure)
      return false
    }
  }

  /** Sets a session aside that fails for a reason of its own; any other failure is the model's, and all sessions wait. */
  async #fail(key: string, failure: unknown): Promise<void> {
    if (this.#task.signal.aborted) throw failure
    const { now, onEvent, model } = this.#parts
    const why = sentenceOf(failure)
    const isBudget = MemoryError.is(failure, "limit_exceeded")
    const isOwn = failure instanceof UnreadableSession
    const stored = await this.#sessions.update(key, (session) => {
      if (session === undefined) return undefined
      const othersWork = session.failedAt !== undefined && this.#lastSuccessAt > session.failedAt
      const attempts = session.attempts + (isOwn || (othersWork && !isBudget) ? 1 : 0)
      const isDead = (isOwn && failure.isFinal) || attempts >= MAX_ATTEMPTS
      const wait = isBudget || isOwn ? 0 : Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts)
      return { ...session, attempts, failedAt: now(), why, dueAt: now() + wait, ...(isDead && { isDead }) }
    })
    if (stored?.isDead === true) {
      onEvent({ event: "job-parked", job: "distill", why })
      const counts = { memories: 0, agreed: 0, quarantined: 0, tokens: { input: 0, output: 0 } }
      const { session, pool } = stored
      const entry = { session, kind: "distill", outcome: "failed", why, at: now(), ...counts } as const
      await this.#log.add(pool.tenant, pool, entry)
    }
    if (isOwn) return
    this.#problem = why
    if (isBudget && model !== undefined) this.#pausedUntil = model.usage.nextDayAt
    throw failure
  }
}

function sentenceOf(failure: unknown): string {
  if (MemoryError.is(failure)) return [failure.message, failure.remedy].filter(Boolean).join(". ")
  return failure instanceof Error ? failure.message : String(failure)
}

function laneOf({ pool }: UnreadSession): string {
  return `${pool.tenant}\n${pool.name}`
}
