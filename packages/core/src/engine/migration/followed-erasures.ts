import { MemoryError } from "../../contract/errors.ts"
import type { State } from "../../contract/state.ts"
import type { Store } from "../../contract/store.ts"
import { within } from "../../plugin/within.ts"
import { ActiveState } from "../active-state.ts"
import { compact, compactStore } from "../compact.ts"
import { moveState } from "./move-state.ts"

/** Maximum time that an erasure waits for the store that follows. */
const WAIT_MS = 10_000
const [BUCKET, LEFT] = ["migration", "left"]

/** An erasure that the other store has not applied, or whose files are not rewritten. */
export interface PendingErasure {
  readonly compact: boolean
}

interface OtherStore {
  readonly name: string
  readonly store: Store
  /** The state that belongs to it, if that is not the one in use. */
  readonly state?: State | undefined
}

export interface FollowedErasuresParts {
  readonly state: State
  /** Stores what is pending for the next process. */
  readonly save: () => Promise<void>
  /** The store that follows; `undefined` without a migration. */
  readonly otherName: () => string | undefined
  /** Runs work while no store is switched. */
  readonly whileUnswitched: (work: () => Promise<void>) => Promise<void>
  /** Applies everything that was written until now to the other store, then what is pending. */
  readonly settle: () => Promise<void>
  /** Why the other store cannot be reached. */
  readonly trouble: () => string | undefined
  /** Called when nothing is pending any more. `left`: the store that an ended migration left before it erased. */
  readonly onDone: (left?: string) => Promise<void>
}

/** Erasures that have to reach the store that follows in a migration, with all its files. What is late is done later. */
export class FollowedErasures {
  readonly #parts: FollowedErasuresParts
  #pending: PendingErasure | undefined
  /** Calls that wait for a switch. */
  #waiting = 0

  constructor(parts: FollowedErasuresParts) {
    this.#parts = parts
  }

  get pending(): PendingErasure | undefined {
    return this.#pending
  }

  resume(pending: PendingErasure | undefined): void {
    this.#pending = pending
  }

  /** Which store may still hold erased data, and why; empty if none does. */
  problems(): readonly string[] {
    const name = this.#parts.otherName()
    if (name === undefined || (this.#pending === undefined && this.#waiting === 0)) return []
    const why = this.#parts.trouble()
    const what = `${name} follows in a migration and has not applied every erasure yet`
    return [why === undefined ? what : `${what}: ${why}`]
  }

  /** Resolves when the store that follows has applied every erasure until now, or is late. `compact`: its files are rewritten. */
  async follow(compact: boolean): Promise<void> {
    if (this.#parts.otherName() === undefined) return
    this.#waiting++
    const recorded = this.#parts.whileUnswitched(async () => {
      this.#waiting--
      if (this.#parts.otherName() === undefined) return
      this.#pending = { compact: compact || this.#pending?.compact === true }
      await this.#parts.save()
    })
    await within(
      recorded.then(() => this.settle()),
      WAIT_MS,
    )
  }

  /** Waits for what is pending, for a limited time. The replication reports a failure and tries again. */
  async settle(): Promise<void> {
    await within(
      this.#parts.settle().catch(() => undefined),
      WAIT_MS,
    )
  }

  /** Ends what was pending before the other store caught up. Throws if the files of the other store are not all rewritten. */
  async finish(pending: PendingErasure, other: OtherStore): Promise<void> {
    if (pending.compact) await this.#rewrite(other)
    // Of two databases one may be unreachable.
    const [problem] = other.store.reconcile === undefined ? [] : (other.store.problems?.() ?? [])
    if (problem !== undefined) throw new MemoryError("store_unavailable", `${other.name}: ${problem}`)
    if (this.#pending !== pending) return
    this.#pending = undefined
    await this.#parts.save()
    await this.#parts.onDone()
  }

  /** Gives the other store up with what it has not erased. */
  async abandon(name: string): Promise<void> {
    if (this.#pending === undefined) return
    this.#pending = undefined
    await this.#parts.onDone(name)
  }

  /** Brings an own state of the other store up to date, because it has entries of before a switch. */
  async #rewrite({ name, store, state: theirs }: OtherStore): Promise<void> {
    const { state } = this.#parts
    if (theirs === undefined || !(state instanceof ActiveState)) {
      await compactStore(store)
      return
    }
    const stored = await theirs.transfer?.read()
    if (stored === undefined || stored.length > 0) {
      await state.whilePaused(() => moveState(state.current, theirs, name))
    }
    await compact(store, theirs)
  }
}

/** The stores in which migrations that ended left their data. */
export async function leftStores(state: State): Promise<readonly string[]> {
  // Only this file writes the entry.
  return ((await state.get(BUCKET, LEFT))?.value ?? []) as readonly string[]
}

export async function recordLeft(state: State, { name, isLeft }: { readonly name: string; readonly isLeft: boolean }) {
  const others = (await leftStores(state)).filter((one) => one !== name)
  const all = isLeft ? [...others, name] : others
  if (all.length === 0) await state.delete(BUCKET, LEFT)
  else await state.set(BUCKET, LEFT, all)
}
