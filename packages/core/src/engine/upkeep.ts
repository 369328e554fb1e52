import type { State } from "../contract/state.ts"
import type { ActiveStore } from "./active-store.ts"
import type { ClosingOrder } from "./closing-order.ts"
import type { VectorSpaces } from "./embedding/vector-spaces.ts"
import type { Reconciliation } from "./engine.ts"
import type { OnEvent } from "./events.ts"
import { eraseExpired } from "./expiry.ts"
import { Migration, type NamedStores } from "./migration/migration.ts"
import { moveReviewReasons } from "./move-review-reasons.ts"
import { Nightly } from "./nightly.ts"
import type { Changes } from "./observed/changes.ts"
import { ProblemReporter } from "./problem-reporter.ts"
import { Reindexing } from "./reindexing.ts"
import { completeReceipts } from "./subject/erase-subject.ts"

interface UpkeepParts {
  readonly active: ActiveStore
  readonly state: State
  readonly stores: NamedStores | undefined
  readonly vectors: VectorSpaces | undefined
  readonly changes: Changes | undefined
  readonly now: () => number
  readonly onEvent: OnEvent
}

/** What the engine does by itself, behind requests: the move into another store, words made again, late vectors, nightly work, the store's problems. */
export class Upkeep {
  readonly #parts: UpkeepParts
  readonly #nightly: Nightly
  readonly #problems: ProblemReporter
  readonly #closing = new AbortController()
  #movingReasons: Promise<void> | undefined
  #reindexing: Reindexing
  #migration: Migration | undefined

  private constructor(parts: UpkeepParts) {
    const { active, state, now, onEvent } = parts
    const { store } = active
    this.#parts = parts
    this.#reindexing = new Reindexing({ store, state, now, onEvent })
    this.#problems = new ProblemReporter(() => active.behind.problems?.() ?? [], onEvent)
    const expiry = (signal: AbortSignal) => eraseExpired({ store, state, now }, signal)
    this.#nightly = new Nightly({ state, now, onEvent, work: { expiry, reconcile: () => this.reconcile() } })
  }

  /** Goes on with a move that was under way. Nothing else begins before `start`. */
  static async open(parts: UpkeepParts, closing: ClosingOrder): Promise<Upkeep> {
    const upkeep = new Upkeep(parts)
    closing.add("reindexing", () => upkeep.#reindexing)
    const { active, state, stores, now, onEvent } = parts
    if (stores !== undefined) {
      const switched = (name: string | undefined, end: string | undefined) => upkeep.#switched(name, end)
      upkeep.#migration = await Migration.open({ active, state, stores, now, onEvent, switched })
    }
    closing.add("migration", () => upkeep.#migration)
    closing.add("review reasons", () => ({
      [Symbol.asyncDispose]: async () => {
        upkeep.#closing.abort()
        await upkeep.#movingReasons
      },
    }))
    closing.add("nightly", () => upkeep.#nightly)
    closing.add("problems", () => upkeep.#problems)
    return upkeep
  }

  /** Absent where no other stores are named. */
  get migration(): Migration | undefined {
    return this.#migration
  }

  /** How much of the words is made again, from 0 to 1; `undefined` when there is nothing to do. */
  get reindexed(): number | undefined {
    return this.#reindexing.share
  }

  start(): void {
    this.#nightly.start()
    this.#problems.start()
    this.#parts.vectors?.start()
    this.#reindexing.start()
    const { active, state, now } = this.#parts
    // Interrupted or failed, it runs again at the next start.
    this.#movingReasons = moveReviewReasons(active.store, state, now, this.#closing.signal).catch(() => undefined)
  }

  /** Compares both databases where there are two, and embeds what has no vector. */
  async reconcile(): Promise<Reconciliation> {
    const { active, state, vectors, now } = this.#parts
    const sides = await active.store.reconcile?.()
    if (sides !== undefined) await completeReceipts(state, now())
    return { ...sides, embedded: (await vectors?.embedMissing()) ?? 0 }
  }

  /** Moves all followers of the store to the one now in use. */
  async #switched(name: string | undefined, end: string | undefined): Promise<void> {
    const { active, state, vectors, changes, now, onEvent } = this.#parts
    const { store } = active
    changes?.moved(end)
    await vectors?.moved(name)
    await this.#reindexing[Symbol.asyncDispose]()
    await this.#reindexing.handOver(store.name)
    this.#reindexing = new Reindexing({ store, state, now, onEvent })
    this.#reindexing.start()
  }
}
