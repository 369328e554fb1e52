import { errorCodes, MemoryError, type State } from "../../contract/index.ts"
import type { OnEvent } from "../events.ts"

/** Maximum number of buffered turns, and of their characters. */
const MAX_TURNS = 10_000
const MAX_CHARACTERS = 32 * 1024 * 1024
const RETRY_MS = 1_000
const [BUCKET, KEY] = ["turns", "lost"]

/** A finished turn that could not be written. */
export interface BufferedTurn {
  readonly session: string
  readonly characters: number
  /** Writes the turn. Idempotent. */
  readonly keep: () => Promise<void>
}

/**
 * Turns that are not stored. `waiting`: buffered in memory until the store accepts them. `lost`: since `lostSince`,
 * until somebody acknowledges it.
 */
export interface UnkeptTurns {
  readonly waiting: number
  readonly lost: number
  readonly lostSince?: number
  /** Why the store accepts none, while turns wait. */
  readonly why?: string
}

interface Loss {
  readonly turns: number
  readonly since: number
}

/**
 * Buffers turns that the store does not accept, for example because the disk is full. They are written in order when
 * it accepts them again, at the latest when the engine closes. Turns that do not fit or cannot be written by then are
 * lost: they are counted and reported until acknowledged, by later processes too.
 */
export class TurnBuffer implements AsyncDisposable {
  readonly #state: State
  readonly #now: () => number
  readonly #onEvent: OnEvent
  readonly #turns: BufferedTurn[] = []
  #characters = 0
  #failure: MemoryError | undefined
  #loss: Loss | undefined
  /** Whether the loss differs from the stored one. */
  #isUnsaved = false
  #timer: NodeJS.Timeout | undefined
  #flushing: Promise<void> | undefined
  #isClosed = false

  private constructor(state: State, now: () => number, onEvent: OnEvent) {
    this.#state = state
    this.#now = now
    this.#onEvent = onEvent
  }

  static async open(state: State, now: () => number, onEvent: OnEvent): Promise<TurnBuffer> {
    const buffer = new TurnBuffer(state, now, onEvent)
    const { turns, since } = Object((await state.get(BUCKET, KEY))?.value)
    if (typeof turns === "number" && typeof since === "number") buffer.#loss = { turns, since }
    return buffer
  }

  get status(): UnkeptTurns {
    return {
      waiting: this.#turns.length,
      lost: this.#loss?.turns ?? 0,
      ...(this.#loss && { lostSince: this.#loss.since }),
      ...(this.#failure && { why: this.#failure.message }),
    }
  }

  /** Whether the store accepts no turns because its disk is full. */
  get isStoreFull(): boolean {
    return this.#failure !== undefined && isFull(this.#failure)
  }

  /**
   * Buffers a turn whose write failed. Returns false if a retry cannot help or the buffer is full; then the turn is
   * lost.
   */
  take(turn: BufferedTurn, failure: unknown): boolean {
    const hasRoom = this.#turns.length < MAX_TURNS && this.#characters + turn.characters <= MAX_CHARACTERS
    if (this.#isClosed || !hasRoom || !MemoryError.is(failure) || !errorCodes[failure.code].retry) {
      this.#lose(1)
      return false
    }
    if (this.#failure === undefined) this.#onEvent({ event: "turns-waiting", why: failure.message })
    this.#failure = failure
    this.#turns.push(turn)
    this.#characters += turn.characters
    this.#retryLater()
    return true
  }

  /** Writes the buffered turns; resolves to whether none is left. */
  async flush(): Promise<boolean> {
    await this.#flush()
    return this.#turns.length === 0
  }

  /** Acknowledges the lost turns; resolves to their number. */
  async acknowledge(): Promise<number> {
    const lost = this.#loss?.turns ?? 0
    this.#loss = undefined
    this.#isUnsaved = true
    await this.#save()
    return lost
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#flush()
    const lost = this.#turns.splice(0)
    if (lost.length > 0) {
      this.#lose(lost.length)
      this.#onEvent({ event: "turns-lost", turns: lost.length, why: this.#failure?.message ?? "" })
    }
    // If this cannot be written either, the log has it.
    await this.#save().catch(() => undefined)
  }

  #lose(turns: number): void {
    this.#loss = { turns: (this.#loss?.turns ?? 0) + turns, since: this.#loss?.since ?? this.#now() }
    this.#isUnsaved = true
    this.#retryLater()
  }

  #retryLater(): void {
    if (this.#isClosed || this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#flush()
        .then(() => this.#save())
        .catch(() => undefined)
        .then(() => {
          if (this.#turns.length > 0 || this.#isUnsaved) this.#retryLater()
        })
    }, RETRY_MS)
    this.#timer.unref()
  }

  /** Writes buffered turns, oldest first, until the store rejects one. */
  #flush(): Promise<void> {
    this.#flushing ??= this.#writeAll().finally(() => {
      this.#flushing = undefined
    })
    return this.#flushing
  }

  async #writeAll(): Promise<void> {
    let written = 0
    for (let turn = this.#turns[0]; turn !== undefined; turn = this.#turns[0]) {
      try {
        await turn.keep()
        written++
      } catch (failure) {
        if (MemoryError.is(failure) && errorCodes[failure.code].retry) {
          this.#failure = failure
          return
        }
        // Only this turn cannot be stored.
        this.#lose(1)
        const why = failure instanceof Error ? failure.message : String(failure)
        this.#onEvent({ event: "capture-lost", session: turn.session, why })
      }
      this.#turns.shift()
      this.#characters -= turn.characters
    }
    if (this.#failure !== undefined) this.#onEvent({ event: "turns-kept", turns: written })
    this.#failure = undefined
  }

  async #save(): Promise<void> {
    if (!this.#isUnsaved) return
    const loss = this.#loss
    if (loss === undefined) await this.#state.delete(BUCKET, KEY)
    else await this.#state.set(BUCKET, KEY, { ...loss })
    this.#isUnsaved = this.#loss !== loss
  }
}

/**
 * The operating system's codes for no space, no quota and a file size limit, which stores set as the cause of a
 * failure.
 */
const FULL: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"])

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ("code" in error && FULL.has(error.code)) || isFull(error.cause)
}
