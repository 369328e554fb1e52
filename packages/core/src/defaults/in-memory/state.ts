import { MemoryError } from "../../contract/errors.ts"
import type { Json, Pool } from "../../contract/memory.ts"
import type { Entry, Queue, SetOptions, State } from "../../contract/state.ts"
import type { Page, PageQuery } from "../../contract/store.ts"
import { checkLimit } from "../../plugin/check-where.ts"
import { cursorAt, isNumber, pageOf, placeOf } from "../../plugin/cursor.ts"
import { InMemoryQueue } from "./queue.ts"

interface StoredEntry {
  readonly entry: Entry
  /** The order of first writing. */
  readonly place: number
  readonly expiresAt: number
  readonly about: Pool | undefined
}

/** Interval of removing expired entries. */
const PRUNE_EVERY_MS = 10 * 60_000

/** Keeps entries and jobs in memory while the process runs: the reference for every `State`. */
export class InMemoryState implements State {
  readonly #buckets = new Map<string, Map<string, StoredEntry>>()
  readonly #jobs: InMemoryQueue
  readonly #now: () => number
  readonly queue: Queue
  #places = 0
  #prunedAt = 0
  #closed = false

  /** `now` decides what has expired. */
  constructor(now: () => number = Date.now) {
    this.#now = now
    this.#jobs = new InMemoryQueue(() => this.#begin(), now)
    this.queue = this.#jobs
  }

  async get(bucket: string, key: string): Promise<Entry | undefined> {
    this.#begin()
    const stored = this.#find(bucket, key)
    return stored && copyEntry(stored.entry)
  }

  async set(
    bucket: string,
    key: string,
    value: Json | Uint8Array,
    options: SetOptions = {},
  ): Promise<Entry | undefined> {
    this.#begin()
    if (this.#now() - this.#prunedAt > PRUNE_EVERY_MS) this.#prune()
    const before = this.#find(bucket, key)
    const stored = before?.entry.revision ?? 0
    if (options.revision !== undefined && options.revision !== stored) return undefined
    const entry: Entry = { key, value: copy(value), revision: stored + 1 }
    const entries = this.#buckets.get(bucket) ?? new Map<string, StoredEntry>()
    this.#buckets.set(bucket, entries)
    entries.set(key, {
      entry,
      place: before?.place ?? ++this.#places,
      expiresAt: options.expiresAt ?? Infinity,
      about: options.about,
    })
    return copyEntry(entry)
  }

  async delete(bucket: string, key: string): Promise<boolean> {
    this.#begin()
    return this.#find(bucket, key) !== undefined && this.#buckets.get(bucket)?.delete(key) === true
  }

  async list(bucket: string, page: PageQuery & { readonly newestFirst?: boolean }): Promise<Page<Entry>> {
    this.#begin()
    checkLimit(page.limit)
    const newestFirst = page.newestFirst ?? false
    const question = ["state", bucket, newestFirst]
    const last = page.cursor === undefined ? undefined : placeOf(question, page.cursor, isNumber)[0]
    const direction = newestFirst ? -1 : 1
    const rest = [...(this.#buckets.get(bucket)?.values() ?? [])]
      .filter((stored) => !this.#isOver(stored) && (last === undefined || direction * (stored.place - last) > 0))
      .sort((one, other) => direction * (one.place - other.place))
    const { items, next } = pageOf(rest, page.limit, ({ place }) => cursorAt(question, [place]))
    return { items: items.map(({ entry }) => copyEntry(entry)), ...(next !== undefined && { next }) }
  }

  /** Nothing to do: what was deleted is gone at once. */
  async compact(): Promise<readonly string[]> {
    this.#begin()
    return []
  }

  async erase(pool: Pool): Promise<number> {
    this.#begin()
    let gone = this.#jobs.erase(pool)
    for (const entries of this.#buckets.values()) {
      for (const [key, { about }] of entries) {
        if (about?.tenant === pool.tenant && about.name === pool.name && entries.delete(key)) gone++
      }
    }
    return gone
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
  }

  #find(bucket: string, key: string): StoredEntry | undefined {
    const entries = this.#buckets.get(bucket)
    const stored = entries?.get(key)
    if (stored === undefined || !this.#isOver(stored)) return stored
    entries?.delete(key)
    return undefined
  }

  #prune(): void {
    this.#prunedAt = this.#now()
    for (const [name, entries] of this.#buckets) {
      for (const [key, stored] of entries) if (this.#isOver(stored)) entries.delete(key)
      if (entries.size === 0) this.#buckets.delete(name)
    }
  }

  #isOver({ expiresAt }: StoredEntry): boolean {
    return expiresAt <= this.#now()
  }

  #begin(): void {
    if (this.#closed) throw new MemoryError("store_unavailable", "This state is closed")
  }
}

function copyEntry({ key, value, revision }: Entry): Entry {
  return { key, value: copy(value), revision }
}

function copy(value: Json | Uint8Array): Json | Uint8Array {
  return value instanceof Uint8Array ? value.slice() : structuredClone(value)
}
