import { MemoryError } from "../../contract/errors.ts"
import type { Embedding, Memory, Pool } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"
import type { Change, Cursor, Feed, Store } from "../../contract/store.ts"
import type { Embedder } from "../../contract/turn.ts"
import { each, pages } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pool.ts"
import type { OnEvent } from "../events.ts"
import { failureSentence } from "../failure-sentence.ts"
import { RetryWindow } from "../retry-window.ts"
import { isReserved } from "../tenants.ts"
import { inputOf } from "./recipe.ts"

/** The position in the feed, by embedding space. */
const BUCKET = "late-vectors"
const PAGE = 200
/** How often the feed is read without a signal, because another process may write to the same database. */
const PATROL_MS = 30_000
/** How long writes are gathered, to be embedded together. */
const GATHER_MS = 100
/** The wait after a failure: doubled with each, up to a minute. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** A text that every embedder takes: it tells an embedder that is down from a text that is refused. */
const PROBE = "ok"

interface LateVectorsParts {
  readonly store: Store
  readonly feed: Feed
  readonly state: State
  readonly embedder: Embedder
  readonly now: () => number
  readonly onEvent: OnEvent
  /** Names the store where its feed is not the one that the database began with. */
  readonly place?: string
  /** Whether it may give up before it has reached the end of the feed for the first time; otherwise it tries for ever. */
  readonly givesUp: boolean
}

/**
 * Gives every memory its vector behind the write: it follows the store's feed from where it stopped, from the beginning for a new embedder. A failing
 * embedder delays vectors and nothing else; a text that it refuses is left to its words.
 */
export class LateVectors implements AsyncDisposable {
  readonly #parts: LateVectorsParts
  readonly #closing = new AbortController()
  #passing: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  /** Whether something was written since the present pass began. */
  #again = false
  readonly #patience: RetryWindow
  #trouble: string | undefined
  #isThrough = false
  #hasStopped = false

  constructor(parts: LateVectorsParts) {
    this.#parts = parts
    this.#patience = new RetryWindow(parts.now)
  }

  /** Why there are no new vectors at the moment; `undefined` while all is well. */
  get trouble(): string | undefined {
    return this.#trouble
  }

  /** Whether it has reached the end of the feed since it began. */
  get isThrough(): boolean {
    return this.#isThrough
  }

  /** Whether it gave up, for the reason in `trouble`, until it is started again. */
  get hasStopped(): boolean {
    return this.#hasStopped
  }

  start(): void {
    this.#hasStopped = false
    this.#soon(0)
  }

  /** Something was written. */
  written(changes: readonly Change[]): void {
    if (!changes.some(({ op }) => op === "put")) return
    this.#again = true
    if (this.#passing === undefined && this.#patience.failures === 0) this.#soon(GATHER_MS)
  }

  /** Resolves when all that was written until now has its vector, or the embedder failed; says whether that was so. */
  async settled(): Promise<boolean> {
    // A pass that is under way may be past what was just written.
    await this.#passing
    await this.#pass()
    return this.#trouble === undefined
  }

  /** Embeds every memory that has no vector, whatever the feed said; how many there were. Throws when the embedder fails. */
  async mend(): Promise<number> {
    await this.settled()
    const { store, embedder } = this.#parts
    const call = { signal: this.#closing.signal }
    let mended = 0
    for await (const pool of each((page) => store.pools(undefined, page, call), PAGE)) {
      for await (const missing of pages((page) => store.vector?.missing(pool, embedder.space, page, call), PAGE)) {
        mended += await this.#embed(pool, missing)
      }
    }
    return mended
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#passing
  }

  #soon(ms: number): void {
    if (this.#closing.signal.aborted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#pass(), ms)
    this.#timer.unref()
  }

  /** Reads the feed to its end; a second call joins the first. */
  #pass(): Promise<void> {
    if (this.#passing === undefined) this.#again = false
    this.#passing ??= this.#follow()
      .then(
        (isEnd) => {
          this.#patience.worked()
          this.#trouble = undefined
          this.#isThrough = !this.#closing.signal.aborted
          this.#soon(isEnd && !this.#again ? PATROL_MS : GATHER_MS)
        },
        (failure: unknown) => {
          if (this.#closing.signal.aborted) return
          this.#failed(failure)
        },
      )
      .finally(() => {
        this.#passing = undefined
      })
    return this.#passing
  }

  #failed(failure: unknown): void {
    const { onEvent, givesUp } = this.#parts
    this.#patience.failed()
    const { failures: attempt, isOver } = this.#patience
    this.#trouble = failureSentence(failure)
    onEvent({ event: "job-failed", job: "vectors", attempt, why: this.#trouble })
    // A day's limit ends with the day.
    this.#hasStopped = givesUp && !this.#isThrough && isOver && !MemoryError.is(failure, "limit_exceeded")
    if (!this.#hasStopped) this.#soon(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)))
  }

  /** Reads the feed up to where it ended when asked, because others may write faster than it can be emptied. Answers whether the end was reached. */
  async #follow(): Promise<boolean> {
    const { feed, state, embedder, place } = this.#parts
    const key = keyOf(embedder.space, place)
    const kept = (await state.get(BUCKET, key))?.value
    let after: Cursor | undefined = typeof kept === "string" ? kept : undefined
    while (!this.#closing.signal.aborted) {
      const { items, next } = await feed.changes(after, PAGE, { signal: this.#closing.signal })
      if (items.length === 0) return true
      const pools = Map.groupBy(items, ({ pool }) => `${pool.tenant}\n${pool.name}`)
      for (const changed of pools.values()) {
        const [first] = changed
        const newest = new Map(changed.map(({ id, memory }) => [id, memory]))
        const standing = [...newest.values()].filter((memory) => memory !== undefined)
        if (first !== undefined) await this.#embed(first.pool, standing)
      }
      await state.set(BUCKET, key, next)
      after = next
      this.#patience.worked()
      if (items.length < PAGE) return false
    }
    return true
  }

  /** Embeds these versions as far as they are current and lack a vector; how many there were. */
  async #embed(pool: Pool, versions: readonly Memory[]): Promise<number> {
    // Keepsake's own memories are found by words alone.
    if (versions.length === 0 || isReserved(pool.tenant)) return 0
    const { store, embedder, now } = this.#parts
    const scope = scopeOf(pool)
    const ids = versions.map(({ id }) => id)
    const [stored, indexed] = await Promise.all([store.read(scope, ids), store.indexed?.(scope, ids)])
    const has = (at: number) => indexed?.[at]?.embeddings.some(({ space }) => space === embedder.space) === true
    // Older versions need no vector, and a memory of which only other fields changed has kept its own.
    const current = versions.filter(({ revision }, at) => stored[at]?.revision === revision && !has(at))
    let made = 0
    const size = Math.min(embedder.maxBatch, store.traits.maxBatch)
    for (let at = 0; at < current.length; at += size) {
      const batch = current.slice(at, at + size)
      const embeddings = await this.#vectorsOf(batch.map(inputOf))
      const changes = batch.flatMap(({ id, revision }, place): Change[] => {
        const embedding = embeddings[place]
        return embedding === undefined ? [] : [{ op: "index", id, revision, index: { embedding } }]
      })
      if (changes.length > 0) await store.write(pool, changes, { by: "embedder", at: now() })
      made += changes.length
    }
    return made
  }

  /** Vectors in the order of the texts; `undefined` for a text that a working embedder refuses. */
  async #vectorsOf(texts: readonly string[]): Promise<readonly (Embedding | undefined)[]> {
    const { embedder } = this.#parts
    const call = { as: "document", signal: this.#closing.signal } as const
    const refused = (failure: unknown): [undefined] => {
      if (MemoryError.is(failure, "limit_exceeded") || this.#closing.signal.aborted) throw failure
      return [undefined]
    }
    try {
      return await embedder.embed(texts, call)
    } catch (failure) {
      refused(failure)
      await embedder.embed([PROBE], call).catch(() => {
        throw failure
      })
    }
    // The outage may have ended before the probe: a text that failed alone is asked for once more.
    if (texts.length === 1) return await embedder.embed(texts, call).catch(refused)
    const half = Math.ceil(texts.length / 2)
    return [...(await this.#vectorsOf(texts.slice(0, half))), ...(await this.#vectorsOf(texts.slice(half)))]
  }
}

/** Forgets the position of a space, so that it is embedded from the beginning when it is wanted again. */
export async function forgetProgress(state: State, space: string, place: string | undefined): Promise<void> {
  await state.delete(BUCKET, keyOf(space, place))
}

function keyOf(space: string, place: string | undefined): string {
  return place === undefined ? space : `${place}\n${space}`
}
