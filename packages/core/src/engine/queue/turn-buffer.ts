import { errorCodes, MemoryError } from "../../contract/errors.ts"
import type { State } from "../../contract/state.ts"
import type { OnEvent } from "../events.ts"

/** What may wait in memory: so many turns, or so many characters of them. */
const MOST_TURNS = 10_000
const MOST_CHARACTERS = 32 * 1024 * 1024
const RETRY_MS = 1_000
const [BUCKET, KEY] = ["turns", "lost"]

/** A turn whose reply went out and that could not be written. */
export interface BufferedTurn {
  readonly session: string
  readonly characters: number
  /** Writes it; another time it makes nothing twice. */
  readonly keep: () => Promise<void>
}

/** Turns that are not kept: `waiting` in memory until the store takes them, and `lost` since the moment `lostSince`, until somebody has acknowledged it. */
export interface UnkeptTurns {
  readonly waiting: number
  readonly lost: number
  readonly lostSince?: number
  /** Why the store takes none, while turns wait. */
  readonly why?: string
}

interface Loss {
  readonly turns: number
  readonly since: number
}

/**
 * Turns that the store does not take, as on a full disk: they wait in memory, are written in their order as soon as it takes them again, and a last time
 * when the engine closes. What does not fit, and what is still there then, is lost: counted, and told until it is acknowledged, by later processes too.
 */
export class TurnBuffer implements AsyncDisposable {
  readonly #state: State
  readonly #now: () => number
  readonly #onEvent: OnEvent
  readonly #turns: BufferedTurn[] = []
  #characters = 0
  #failure: MemoryError | undefined
  #loss: Loss | undefined
  /** The loss is other than the state has it. */
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

  /** The store takes no turns, as there is no room for them. */
  get isStoreFull(): boolean {
    return this.#failure !== undefined && isFull(this.#failure)
  }

  /** Takes a turn that met this failure. False where another try would meet it again, or nothing more fits: then the turn is lost. */
  take(turn: BufferedTurn, failure: unknown): boolean {
    const hasRoom = this.#turns.length < MOST_TURNS && this.#characters + turn.characters <= MOST_CHARACTERS
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

  /** Writes what waits now. Whether nothing does any more. */
  async emptied(): Promise<boolean> {
    await this.#flush()
    return this.#turns.length === 0
  }

  /** Somebody knows of what was lost; how many turns it was. */
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
    // Where not even that can be written, the log has it.
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

  /** Writes what waits, the oldest first, until the store refuses one. */
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
        // This one alone cannot be kept.
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

/** No space, no quota, or a limit on the size of files: codes of the operating system, which a store gives its failure as a cause. */
const FULL: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"])

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ("code" in error && FULL.has(error.code)) || isFull(error.cause)
}
