import type { State } from "../contract/state.ts"
import { exclusively } from "../turn/exclusively.ts"
import type { ActiveStore } from "./active-store.ts"
import { BackgroundTask } from "./background-task.ts"
import type { ClosingOrder } from "./closing-order.ts"
import type { Consolidation } from "./consolidation/consolidation.ts"
import type { VectorSpaces } from "./embedding/vector-spaces.ts"
import type { Reconciliation } from "./engine.ts"
import type { Episodes } from "./episodes/episodes.ts"
import type { OnEvent } from "./events.ts"
import { eraseExpired } from "./expiry.ts"
import { Migration, type NamedStores } from "./migration/migration.ts"
import { moveReviewReasons } from "./move-review-reasons.ts"
import { createNightlyTask } from "./nightly.ts"
import type { Changes } from "./observed/changes.ts"
import { Reindexing } from "./reindexing.ts"
import { completeReceipts } from "./subject/erase-subject.ts"

const REPORT_MS = 5_000

interface UpkeepParts {
  readonly active: ActiveStore
  readonly state: State
  readonly stores: NamedStores | undefined
  readonly vectors: VectorSpaces | undefined
  readonly changes: Changes | undefined
  readonly consolidation: Pick<Consolidation, "nightly">
  readonly episodes: Pick<Episodes, "nightly">
  readonly now: () => number
  readonly onEvent: OnEvent
}

/** Background work of the engine: migration, reindexing, embedding, nightly tasks and problem reports. */
export class Upkeep {
  readonly #parts: UpkeepParts
  readonly #nightly: BackgroundTask
  readonly #problems: BackgroundTask
  readonly #closing = new AbortController()
  #reasonsMove: Promise<void> | undefined
  #reindexing: Reindexing
  #migration: Migration | undefined

  private constructor(parts: UpkeepParts) {
    const { active, state, consolidation, episodes, now, onEvent } = parts
    const { store } = active
    this.#parts = parts
    this.#reindexing = new Reindexing({ store, state, now, onEvent })
    this.#problems = createProblemReporter(() => active.current.problems?.() ?? [], onEvent)
    const expiry = (signal: AbortSignal) => eraseExpired({ store, state, now }, signal)
    const work = {
      // Before anything expires.
      summaries: (signal: AbortSignal) => episodes.nightly(signal),
      expiry,
      reconcile: () => this.reconcile(),
      consolidation: (signal: AbortSignal) => consolidation.nightly(signal),
    }
    this.#nightly = createNightlyTask({ state, now, onEvent, work })
  }

  /** Resumes a migration. Other work begins with `start`. */
  static async open(parts: UpkeepParts, closing: ClosingOrder): Promise<Upkeep> {
    const upkeep = new Upkeep(parts)
    closing.add("reindexing", () => upkeep.#reindexing)
    const { active, state, stores, now, onEvent } = parts
    if (stores !== undefined) {
      const onSwitch = (name: string | undefined, end: string | undefined) => upkeep.#followSwitch(name, end)
      const onErased = (left?: string) => upkeep.#completeReceipts(left)
      upkeep.#migration = await Migration.open({ active, state, stores, now, onEvent, onSwitch, onErased })
    }
    closing.add("migration", () => upkeep.#migration)
    closing.add("review reasons", () => ({
      [Symbol.asyncDispose]: async () => {
        upkeep.#closing.abort()
        await upkeep.#reasonsMove
      },
    }))
    closing.add("nightly", () => upkeep.#nightly)
    closing.add("problems", () => upkeep.#problems)
    return upkeep
  }

  /** `undefined` if no other stores are configured. */
  get migration(): Migration | undefined {
    return this.#migration
  }

  /** The reindexed share, from 0 to 1; `undefined` when there is nothing to do. */
  get reindexed(): number | undefined {
    return this.#reindexing.share
  }

  start(): void {
    this.#nightly.start()
    this.#problems.start()
    this.#parts.vectors?.start()
    this.#reindexing.start()
    const { active, state, now } = this.#parts
    // If it is interrupted or fails, it runs again at the next start.
    const move = () => moveReviewReasons(active.store, state, now, this.#closing.signal)
    this.#reasonsMove = exclusively(state, "review reasons", move, this.#closing.signal).catch(() => undefined)
  }

  /** Compares and repairs both databases if there are two, and embeds memories without a vector. */
  async reconcile(): Promise<Reconciliation> {
    const { active, state, vectors, now } = this.#parts
    const sides = await active.store.reconcile?.()
    const isFollowed = (this.#migration?.erasures.problems() ?? []).length === 0
    if (sides !== undefined && isFollowed) await completeReceipts(state, now())
    return { ...sides, embedded: (await vectors?.embedMissing()) ?? 0 }
  }

  /** `left`: a store that keeps what was erased. With two databases in use, they are compared first. */
  async #completeReceipts(left?: string): Promise<void> {
    const { active, state, now } = this.#parts
    const places = left === undefined ? [] : [`the store ${left}, in which a migration that ended left its data`]
    if ((await active.store.reconcile?.()) !== undefined && (active.store.problems?.() ?? []).length > 0) return
    await completeReceipts(state, now(), places)
  }

  /** Switches all followers to the store now in use. */
  async #followSwitch(name: string | undefined, end: string | undefined): Promise<void> {
    const { active, state, vectors, changes, now, onEvent } = this.#parts
    const { store } = active
    changes?.switchFeed(end)
    await vectors?.followStore(name)
    await this.#reindexing[Symbol.asyncDispose]()
    await this.#reindexing.handOver(store.name)
    this.#reindexing = new Reindexing({ store, state, now, onEvent })
    this.#reindexing.start()
  }
}

/** Reports to the log when the store begins to have a problem, and when it is over. */
function createProblemReporter(problemsNow: () => readonly string[], onEvent: OnEvent): BackgroundTask {
  let known: readonly string[] = []
  return new BackgroundTask({
    firstRetryMs: REPORT_MS,
    longestRetryMs: REPORT_MS,
    run: async () => {
      const problems = problemsNow()
      if (problems.length > 0 && known.length === 0) onEvent({ event: "store-troubled", why: problems.join("; ") })
      if (problems.length === 0 && known.length > 0) onEvent({ event: "store-well" })
      known = problems
      return REPORT_MS
    },
  })
}
