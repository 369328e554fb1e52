import { MemoryError } from "../contract/errors.ts"
import type { Pool } from "../contract/memory.ts"
import type { Change, Store } from "../contract/store.ts"

type Written = (pool: Pool, changes: readonly Change[]) => void
type Writable<T> = { -readonly [N in keyof T]: T[N] }

/**
 * The store that an engine works with, as one object for all of its life, whichever database stands behind it.
 */
export class ActiveStore {
  readonly #listeners: Written[] = []
  // Filled by `point`, before anybody is given it.
  readonly #handle = {} as Writable<Store>
  #behind: Store | undefined
  #held: Promise<void> | undefined
  #writing = new Set<Promise<unknown>>()

  /** What every part of the engine holds. */
  get store(): Store {
    return this.#handle
  }

  /** The database itself. */
  get behind(): Store {
    if (this.#behind === undefined) throw new MemoryError("part_missing", "There is no store yet")
    return this.#behind
  }

  /** `tell` hears of every write once it is through, also of one that failed, as part of it may stand. */
  onWritten(tell: Written): void {
    this.#listeners.push(tell)
  }

  /** From now on every call goes to another one; what is under way ends where it began. */
  point(behind: Store): void {
    this.#behind = behind
    const handle: Partial<Writable<Store>> = this.#handle
    for (const name of facets) delete handle[name]
    Object.assign(this.#handle, this.#passedOn(behind))
  }

  /** Runs `work` while nothing is written: writes under way end first, later ones wait. Reads go on. */
  async whileHeld<T>(work: () => Promise<T>): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    try {
      await Promise.allSettled(this.#writing)
      return await work()
    } finally {
      this.#held = undefined
      resolve()
    }
  }

  #passedOn(store: Store): Store {
    const { contract, name, traits, writers, text, vector, hybrid, history, feed, tally } = store satisfies Known
    return {
      contract,
      name,
      traits,
      ...(writers && { writers }),
      write: async (...asked) => {
        // Whoever waited goes to what stands there afterwards.
        while (this.#held !== undefined) await this.#held
        const writing = this.behind.write(...asked)
        this.#writing.add(writing)
        try {
          return await writing
        } finally {
          this.#writing.delete(writing)
          for (const tell of this.#listeners) tell(asked[0], asked[1])
        }
      },
      read: (...asked) => store.read(...asked),
      list: (...asked) => store.list(...asked),
      pools: (...asked) => store.pools(...asked),
      ...(store.compact && { compact: (call) => store.compact?.(call) ?? Promise.resolve([]) }),
      ...(store.indexed && { indexed: (...asked) => store.indexed?.(...asked) ?? Promise.resolve([]) }),
      ...(store.problems && { problems: () => store.problems?.() ?? [] }),
      ...(store.reconcile && { reconcile: (call) => store.reconcile?.(call) ?? Promise.resolve(NOTHING) }),
      ...(text && { text }),
      ...(vector && { vector }),
      ...(hybrid && { hybrid }),
      ...(history && { history }),
      ...(feed && { feed }),
      ...(tally && { tally }),
    }
  }
}

const NOTHING = { compared: 0, missing: 0, outdated: 0, extra: 0 }
const facets = [
  "writers",
  "compact",
  "indexed",
  "problems",
  "reconcile",
  "text",
  "vector",
  "hybrid",
  "history",
  "feed",
  "tally",
] as const satisfies readonly (keyof Store)[]

/** Every member of a store is passed on above: one that is added to the contract does not compile here before it is. */
type Known = Record<
  Exclude<
    keyof Store,
    "contract" | "name" | "traits" | "open" | "write" | "read" | "list" | "pools" | (typeof facets)[number] | symbol
  >,
  never
>
