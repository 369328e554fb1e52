import type { Json, Pool } from "../contract/memory.ts"
import type { Entry, LeaseQuery, NewJob, Queue, SetOptions, State } from "../contract/state.ts"
import type { Page, PageQuery, Writers } from "../contract/store.ts"
import { override } from "./override.ts"

/** The state that an engine works with: one object for the engine's whole life, which can be replaced while it runs. Only for one process at a time. */
export class ActiveState implements State {
  readonly queue: Queue
  readonly #opened = new Set<State>()
  readonly #writing = new Set<Promise<unknown>>()
  #current: State
  #paused: Promise<void> | undefined

  /** `others` were opened as well, and are closed with it. */
  constructor(current: State, others: readonly State[] = []) {
    this.#current = current
    for (const state of [...others, current]) this.#opened.add(state)
    const write = <Result>(work: (queue: Queue) => Promise<Result>) => this.#write((state) => work(state.queue))
    this.queue = override<Queue>(() => this.#current.queue, {
      push: (jobs: readonly NewJob[]) => write((queue) => queue.push(jobs)),
      lease: (want: LeaseQuery) => write((queue) => queue.lease(want)),
      done: (ids: readonly string[]) => write((queue) => queue.done(ids)),
      retry: (id: string, at: number, why: string) => write((queue) => queue.retry(id, at, why)),
      park: (id: string, why: string) => write((queue) => queue.park(id, why)),
      unpark: (ids?: readonly string[]) => write((queue) => queue.unpark(ids)),
    })
  }

  /** The database itself. */
  get current(): State {
    return this.#current
  }

  get writers(): Writers {
    return this.#current.writers ?? "one"
  }

  /** Sends every later call to another state. */
  switchTo(state: State): void {
    this.attach(state)
    this.#current = state
  }

  /** From now on the state is closed with this one. */
  attach(state: State): void {
    this.#opened.add(state)
  }

  /** Closes a state that is not in use. */
  async release(state: State): Promise<void> {
    if (state === this.#current) return
    this.#opened.delete(state)
    await state[Symbol.asyncDispose]?.()
  }

  /** Runs `work` while nothing is written: writes under way end first, later ones wait. Reads continue. */
  async whilePaused<Result>(work: () => Promise<Result>): Promise<Result> {
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

  problems(): readonly string[] {
    return this.#current.problems?.() ?? []
  }

  get(bucket: string, key: string): Promise<Entry | undefined> {
    return this.#current.get(bucket, key)
  }

  set(bucket: string, key: string, value: Json | Uint8Array, options?: SetOptions): Promise<Entry | undefined> {
    return this.#write((state) => state.set(bucket, key, value, options))
  }

  delete(bucket: string, key: string): Promise<boolean> {
    return this.#write((state) => state.delete(bucket, key))
  }

  list(bucket: string, page: PageQuery & { readonly newestFirst?: boolean }): Promise<Page<Entry>> {
    return this.#current.list(bucket, page)
  }

  erase(pool: Pool): Promise<number> {
    return this.#write((state) => state.erase(pool))
  }

  async compact(): Promise<readonly string[]> {
    const unwritten = ["the files of settings, conversations and the queue, which are not rewritten"]
    return (await this.#current.compact?.()) ?? unwritten
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const state of [...this.#opened].toReversed()) await state[Symbol.asyncDispose]?.()
  }

  async #write<Result>(work: (state: State) => Promise<Result>): Promise<Result> {
    while (this.#paused !== undefined) await this.#paused
    const writing = work(this.#current)
    this.#writing.add(writing)
    try {
      return await writing
    } finally {
      this.#writing.delete(writing)
    }
  }
}
