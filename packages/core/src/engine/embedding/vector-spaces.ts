import { MemoryError } from "../../contract/errors.ts"
import type { State } from "../../contract/state.ts"
import type { Change, Store } from "../../contract/store.ts"
import type { Embedder } from "../../contract/turn.ts"
import type { EmbedderReliability } from "../../turn/recall/embedder-reliability.ts"
import type { OnEvent } from "../events.ts"
import { MoveRecords } from "../move-records.ts"
import { ActiveEmbedder } from "./active-embedder.ts"
import { compareSpaces, type Space } from "./compare-spaces.ts"
import { coverage } from "./coverage.ts"
import { EmbeddingWorker, forgetProgress } from "./embedding-worker.ts"
import type { EmbedderChoice, NamedEmbedders } from "./named-embedders.ts"
import { withRecipe } from "./recipe.ts"
import type { ReembeddingRecord, ReembeddingStatus } from "./reembedding-record.ts"
import { spacesIn } from "./spaces-in.ts"

interface SpacesParts {
  readonly store: Store
  readonly state: State
  readonly reliability: EmbedderReliability
  readonly configured: Embedder
  readonly embedders: NamedEmbedders | undefined
  /** Where memories are, unless it is where the database began. */
  readonly place: string | undefined
  readonly now: () => number
  readonly onEvent: OnEvent
}

/**
 * The spaces in which memories get their vectors: that of the embedder in use and, while memories are embedded anew, a second one beside it. A question is
 * asked in one space alone; the switch is one step, and until somebody ends it the space that is not in use follows, so that there is a way back.
 */
export class VectorSpaces implements AsyncDisposable {
  readonly embedder: ActiveEmbedder
  readonly #parts: SpacesParts
  readonly #book: MoveRecords<ReembeddingRecord>
  #place: string | undefined
  #record: ReembeddingRecord | undefined
  #inUse: Space
  #other: Space | undefined
  #begun: { readonly at: number; readonly embedded: number } | undefined
  #busy: Promise<unknown> = Promise.resolve()

  private constructor(parts: SpacesParts) {
    this.#parts = parts
    this.#place = parts.place
    this.#book = new MoveRecords(parts.state, "reembedding")
    const embedder = withRecipe(parts.configured)
    this.embedder = new ActiveEmbedder(embedder)
    this.#inUse = this.#spaceOf(embedder, false)
  }

  /** Goes on with what was under way, unless the configuration names another embedder since. */
  static async open(parts: SpacesParts): Promise<VectorSpaces> {
    const spaces = new VectorSpaces(parts)
    const configured = parts.embedders?.configured
    const [active, record] = [await spaces.#book.active(), await spaces.#book.record()]
    if (configured === undefined || (active === undefined && record === undefined)) return spaces
    const isHeld = active === undefined ? record?.from === configured : active.insteadOf === configured
    if (!isHeld) {
      await spaces.#book.keep(undefined)
      await spaces.#book.keepActive(undefined)
      return spaces
    }
    if (active !== undefined) {
      spaces.#inUse = spaces.#spaceOf(await spaces.#make(active.name), false)
      spaces.embedder.point(spaces.#inUse.embedder)
    }
    if (record !== undefined) {
      // The process was killed after the switch and before it was recorded.
      const phase = (active?.name ?? configured) === record.to ? "switched" : "embedding"
      spaces.#record = { ...record, phase }
      const [name, givesUp] = phase === "switched" ? [record.from, false] : [record.to, true]
      spaces.#other = spaces.#spaceOf(await spaces.#make(name), givesUp)
    }
    return spaces
  }

  /** Why the embedder in use gives no new vectors at the moment. */
  get problem(): string | undefined {
    return this.#inUse.vectors.problem
  }

  start(): void {
    this.#inUse.vectors.start()
    this.#other?.vectors.start()
  }

  wake(changes: readonly Change[]): void {
    this.#inUse.vectors.wake(changes)
    this.#other?.vectors.wake(changes)
  }

  catchUp(): Promise<boolean> {
    return this.#inUse.vectors.catchUp()
  }

  embedMissing(): Promise<number> {
    return this.#inUse.vectors.embedMissing()
  }

  /** Memories are elsewhere now: their feed is followed from its beginning. */
  moved(place: string | undefined): Promise<void> {
    return this.#inTurn(async () => {
      this.#place = place
      const [inUse, other] = [this.#inUse, this.#other]
      await inUse.vectors[Symbol.asyncDispose]()
      await other?.vectors[Symbol.asyncDispose]()
      this.#inUse = this.#spaceOf(inUse.embedder, false)
      this.#other = other && this.#spaceOf(other.embedder, this.#record?.phase === "embedding")
      this.start()
    })
  }

  async status(): Promise<ReembeddingStatus> {
    const { active, space } = { active: await this.#activeName(), space: this.embedder.space }
    const [record, other] = [this.#record, this.#other]
    if (record === undefined || other === undefined) return { active, space, state: "idle" }
    const { from, to, phase, verified } = record
    const { embedded, memories: total } = await coverage(this.#parts.store, other.embedder)
    const isReady = other.vectors.hasReachedEnd && other.vectors.problem === undefined
    const leftMs = phase === "embedding" && !isReady ? this.#leftMs(embedded, total) : undefined
    return {
      active,
      space,
      state: phase === "switched" ? "switched" : isReady ? "ready" : other.vectors.hasStopped ? "stopped" : "embedding",
      from,
      to,
      embedded,
      total,
      ...(leftMs !== undefined && { leftMs }),
      ...(verified && { verified }),
      ...(other.vectors.problem !== undefined && { trouble: other.vectors.problem }),
    }
  }

  /**
   * Begins to embed every memory with another model too, or goes on with what has stopped, with the key that is given now. `conflict` while that is done
   * already, `options_invalid` for the one in use.
   */
  begin(choice: EmbedderChoice): Promise<ReembeddingStatus> {
    return this.#inTurn(async () => {
      const embedders = this.#named()
      const stopped = this.#other?.vectors.hasStopped === true ? this.#record : undefined
      if (stopped !== undefined) {
        const again = await embedders.name(choice)
        if (again === stopped.to) {
          await this.#other?.vectors[Symbol.asyncDispose]()
          return this.#embedBeside(await this.#make(again))
        }
        await embedders.forget(again)
      }
      if (this.#record !== undefined) {
        throw new MemoryError("conflict", `Memories are being embedded with ${this.#record.to} already`, {
          remedy: "End that first.",
        })
      }
      const from = await this.#activeName()
      const to = await embedders.name(choice)
      const embedder = to === from ? this.#inUse.embedder : await this.#make(to)
      if (embedder.space === this.embedder.space) {
        if (to !== from) await embedders.forget(to)
        throw new MemoryError("options_invalid", `Memories have their vectors in ${embedder.space} already`, {
          remedy: "Name another model or another size.",
        })
      }
      await this.#keep({ from, to, phase: "embedding" })
      return this.#embedBeside(embedder)
    })
  }

  /** Puts the new space into use, once it covers no fewer memories than the old one; `conflict` before. */
  switch(): Promise<ReembeddingStatus> {
    return this.#inTurn(async () => {
      const { record, other } = this.#required("embedding")
      const { store, now } = this.#parts
      const verified = await compareSpaces(store, this.#inUse, { ...other, name: record.to }, now())
      await this.#exchange(record.to, other)
      await this.#keep({ ...record, phase: "switched", verified })
      return this.status()
    })
  }

  /** Puts the old space into use again, in which everything written since has its vector too. */
  rollBack(): Promise<ReembeddingStatus> {
    return this.#inTurn(async () => {
      const { record, other } = this.#required("switched")
      await other.vectors.catchUp()
      await this.#exchange(record.from, other)
      await this.#end(record.to)
      return this.status()
    })
  }

  /** The space that is not in use follows no longer; with `drop` the vectors of every space but the one in use go. */
  end({ drop }: { readonly drop: boolean }): Promise<ReembeddingStatus> {
    return this.#inTurn(async () => {
      const record = this.#record
      if (record !== undefined) await this.#end(record.phase === "switched" ? record.from : record.to)
      if (drop) await this.#dropOthers()
      return this.status()
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#busy
    await this.#inUse.vectors[Symbol.asyncDispose]()
    await this.#other?.vectors[Symbol.asyncDispose]()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#busy.then(work)
    this.#busy = turn.catch(() => undefined)
    return turn
  }

  #named(): NamedEmbedders {
    if (this.#parts.embedders !== undefined) return this.#parts.embedders
    throw new MemoryError("part_missing", "There are no other embedders to embed with")
  }

  async #activeName(): Promise<string> {
    return (await this.#book.active())?.name ?? this.#parts.embedders?.configured ?? this.embedder.space
  }

  async #make(name: string): Promise<Embedder> {
    const embedders = this.#named()
    return withRecipe(name === embedders.configured ? this.#parts.configured : await embedders.make(name))
  }

  #embedBeside(embedder: Embedder): Promise<ReembeddingStatus> {
    this.#other = this.#spaceOf(embedder, true)
    this.#begun = undefined
    this.#other.vectors.start()
    return this.status()
  }

  #spaceOf(embedder: Embedder, givesUp: boolean): Space {
    const { store, state, reliability, now, onEvent } = this.#parts
    const { feed, place } = { feed: feedOf(store), place: this.#place }
    return {
      embedder,
      vectors: new EmbeddingWorker({
        store,
        feed,
        state,
        reliability,
        embedder,
        now,
        onEvent,
        givesUp,
        ...(place && { place }),
      }),
    }
  }

  #leftMs(embedded: number, total: number): number | undefined {
    this.#begun ??= { at: performance.now(), embedded }
    const rate = (embedded - this.#begun.embedded) / Math.max(1, performance.now() - this.#begun.at)
    return rate <= 0 ? undefined : Math.round(Math.max(0, total - embedded) / rate)
  }

  #required(phase: ReembeddingRecord["phase"]): { readonly record: ReembeddingRecord; readonly other: Space } {
    const [record, other] = [this.#record, this.#other]
    if (record?.phase === phase && other !== undefined) return { record, other }
    const why = phase === "switched" ? "Nothing was switched that could be rolled back" : "No other space is being made"
    throw new MemoryError("conflict", why, { remedy: "Ask for the state: keepsake reindex --status." })
  }

  async #exchange(to: string, other: Space): Promise<void> {
    const { configured } = this.#named()
    await this.#book.keepActive(to === configured ? undefined : { name: to, insteadOf: configured })
    this.embedder.point(other.embedder)
    this.#other = this.#inUse
    this.#inUse = other
  }

  async #keep(record: ReembeddingRecord | undefined): Promise<void> {
    await this.#book.keep(record)
    this.#record = record
  }

  /** `name` is the embedder that is let go. */
  async #end(name: string): Promise<void> {
    await this.#other?.vectors[Symbol.asyncDispose]()
    this.#other = undefined
    await this.#keep(undefined)
    const { configured, forget } = this.#named()
    if (name !== configured) await forget.call(this.#parts.embedders, name)
  }

  async #dropOthers(): Promise<void> {
    const { store, state } = this.#parts
    for (const space of await spacesIn(store)) {
      if (space === this.embedder.space) continue
      // Before the vectors: whoever is killed in between has them embedded again, not missed.
      await forgetProgress(state, space, this.#place)
      await store.vector?.drop(space)
    }
  }
}

function feedOf(store: Store): NonNullable<Store["feed"]> {
  const { vector, feed } = store
  if (vector !== undefined && feed !== undefined) return feed
  throw new MemoryError(
    "part_missing",
    `There is an embedder, but the store ${store.name} has no ${vector ? "feed" : "vectors"}`,
    { remedy: "Leave the embedder out, or use a store that keeps vectors." },
  )
}
