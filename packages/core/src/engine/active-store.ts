import {
  type Change,
  type History,
  MemoryError,
  type Outcome,
  type Pool,
  type Store,
  type WriteOptions,
} from "../contract/index.ts"
import type { WithheldVersions } from "../turn/delete/withheld-versions.ts"
import type { EmbeddingCache } from "./embedding/embedding-cache.ts"
import { override } from "./override.ts"

type WriteListener = (pool: Pool, changes: readonly Change[]) => void

/** The store that an engine works with: one object for the engine's whole life, whose database can be replaced. */
export class ActiveStore {
  readonly #listeners: WriteListener[] = []
  readonly #writing = new Set<Promise<unknown>>()
  #current: Store | undefined
  #paused: Promise<void> | undefined
  #withheld: WithheldVersions | undefined
  #embeddings: EmbeddingCache | undefined

  /** What every part of the engine uses. It is not opened or closed through this object. */
  readonly store: Store = override<Store>(
    () => this.current,
    membersOf(() => this.#history(), {
      write: (pool, changes, options) => this.#write(pool, changes, options),
      open: undefined,
      [Symbol.asyncDispose]: undefined,
    }),
  )

  /** The database itself. */
  get current(): Store {
    if (this.#current === undefined) throw new MemoryError("part_missing", "There is no store yet")
    return this.#current
  }

  /** Stores the versions of deleted memories there from now on; the database erases them. */
  withhold(versions: WithheldVersions): void {
    this.#withheld = versions
  }

  /** Deletes the cached vectors of deleted and erased memories from now on, before their write resolves. */
  uncache(embeddings: EmbeddingCache): void {
    this.#embeddings = embeddings
  }

  async #write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    // A write that waited goes to the database in use afterwards.
    while (this.#paused !== undefined) await this.#paused
    const writing = this.#writeThrough(pool, changes, options)
    this.#writing.add(writing)
    try {
      return await writing
    } finally {
      this.#writing.delete(writing)
      for (const listener of this.#listeners) listener(pool, changes)
    }
  }

  async #writeThrough(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    const outcomes = await (this.#withheld === undefined
      ? this.current.write(pool, changes, options)
      : this.#withheld.write(this.current, pool, changes, options))
    const gone = changes.flatMap((change) => (change.op === "delete" || change.op === "erase" ? [change.id] : []))
    await this.#embeddings?.drop(pool.tenant, gone)
    return outcomes
  }

  #history(): History | undefined {
    const { current } = this
    const { history } = current
    const withheld = this.#withheld
    if (history === undefined || withheld === undefined) return history
    return override(() => history, { versions: (...asked) => withheld.versions(current, ...asked) })
  }

  /** Registers a listener for the end of every write, failed ones included, because part of a failed write may be stored. */
  onWrite(listener: WriteListener): void {
    this.#listeners.push(listener)
  }

  /** Sends every later call to another database. Calls under way end where they began. */
  switchTo(store: Store): void {
    this.#current = store
  }

  /** Runs `work` while nothing is written: writes under way end first, later ones wait. Reads continue. */
  async whilePaused<T>(work: () => Promise<T>): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#paused = promise
    try {
      await Promise.allSettled(this.#writing)
      return await work()
    } finally {
      this.#paused = undefined
      resolve()
    }
  }
}

type StoreMembers = { readonly [N in keyof Store]?: Store[N] | undefined }

/** `history` is read at each use, because the database in use may be replaced by one without. */
function membersOf(history: () => History | undefined, members: StoreMembers): StoreMembers {
  return {
    ...members,
    get history() {
      return history()
    },
  }
}
