import { setTimeout as pause } from "node:timers/promises"
import { isDeepStrictEqual } from "node:util"
import { type Change, type Embedder, MemoryError } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { exclusively } from "../../turn/exclusively.ts"
import { BackgroundTask } from "../background-task.ts"
import { MoveRecords } from "../move-records.ts"
import { override } from "../override.ts"
import { SerialQueue } from "../serial-queue.ts"
import type { BatchEmbedding } from "./batch-embedding.ts"
import { compareSpaces, type Space } from "./compare-spaces.ts"
import { coverage } from "./coverage.ts"
import { estimateReembedding, type ReembeddingEstimate } from "./estimate-reembedding.ts"
import type { EmbedderChoice } from "./named-embedders.ts"
import { withRecipe } from "./recipe.ts"
import { inPhase, otherNameOf, type ReembeddingRecord, type ReembeddingStatus } from "./reembedding-record.ts"
import { SpaceFactory, type SpaceParts } from "./space-factory.ts"

/** How often a process looks for what another one began, switched or ended. */
const FOLLOW_MS = 500
/** By then every process has noticed that a space is no longer used. */
const NOTICED_MS = 4 * FOLLOW_MS

/**
 * The embedding spaces: that of the embedder in use and, during a re-embedding, a second one. A query uses one space
 * only. Switching is one step, and the other space is kept up to date until it is ended, so that it can be rolled
 * back. Of processes that share the state, one embeds at a time, any may be told to switch, and the others follow its records within
 * a second. Both spaces are complete then, so that it does not matter which one a process asks meanwhile.
 */
export class VectorSpaces implements AsyncDisposable {
  /** The embedder in use, as one object for the whole life of the engine. */
  readonly embedder: Embedder = override<Embedder>(() => this.#inUse.embedder, {})
  readonly #parts: SpaceParts
  readonly #records: MoveRecords<ReembeddingRecord>
  readonly #factory: SpaceFactory
  #record: ReembeddingRecord | undefined
  #inUse: Space
  #other: Space | undefined
  /** Gives the other space its first vectors, before its worker starts. */
  #batch: BatchEmbedding | undefined
  #firstCount: { readonly at: number; readonly embedded: number } | undefined
  readonly #queue = new SerialQueue()
  readonly #following = new BackgroundTask({
    firstRetryMs: FOLLOW_MS,
    longestRetryMs: FOLLOW_MS,
    run: async () => {
      await this.#queue.run(() => this.#adopt())
      return FOLLOW_MS
    },
  })

  private constructor(parts: SpaceParts) {
    this.#parts = parts
    this.#factory = new SpaceFactory(parts)
    this.#records = new MoveRecords(parts.state, "reembedding")
    this.#inUse = this.#factory.spaceOf(this.#factory.configuredName, withRecipe(parts.configured), false)
  }

  /** Resumes a re-embedding, unless the configured embedder has changed since. */
  static async open(parts: SpaceParts): Promise<VectorSpaces> {
    const spaces = new VectorSpaces(parts)
    const configured = parts.embedders?.configured
    const [active, record] = [await spaces.#records.active(), await spaces.#records.record()]
    if (configured === undefined || (active === undefined && record === undefined)) return spaces
    const isSameConfiguration = active === undefined ? record?.from === configured : active.insteadOf === configured
    if (!isSameConfiguration) {
      await spaces.#records.save(undefined)
      await spaces.#records.saveActive(undefined)
      return spaces
    }
    if (active !== undefined) spaces.#inUse = await spaces.#factory.makeSpace(active.name, false)
    if (record !== undefined) {
      const told = inPhase(record, spaces.#inUse.name)
      spaces.#record = told
      spaces.#other = await spaces.#factory.makeSpace(otherNameOf(told), told.phase === "embedding")
      const isBatch = told.phase === "embedding" && told.batch === true && !spaces.#isShared
      if (isBatch) spaces.#batch = spaces.#batchOf(spaces.#other)
    }
    return spaces
  }

  /** Why the embedder in use writes no new vectors at the moment. */
  get problem(): string | undefined {
    return this.#inUse.vectors.problem
  }

  start(): void {
    this.#inUse.vectors.start()
    if (this.#batch === undefined) this.#other?.vectors.start()
    else this.#batch.start()
    if (this.#isShared && this.#parts.embedders !== undefined) this.#following.start(FOLLOW_MS)
  }

  wake(changes: readonly Change[]): void {
    this.#inUse.vectors.wake(changes)
    if (this.#batch === undefined) this.#other?.vectors.wake(changes)
  }

  catchUp(): Promise<boolean> {
    return this.#inUse.vectors.catchUp()
  }

  embedMissing(): Promise<number> {
    return this.#inUse.vectors.embedMissing()
  }

  /** Follows the feed of another store from its beginning, after memories were moved. */
  followStore(place: string | undefined): Promise<void> {
    return this.#queue.run(async () => {
      this.#factory.place = place
      const [inUse, other] = [this.#inUse, this.#other]
      await inUse.vectors[Symbol.asyncDispose]()
      await other?.vectors[Symbol.asyncDispose]()
      this.#inUse = this.#factory.spaceOf(inUse.name, inUse.embedder, false)
      this.#other = other && this.#factory.spaceOf(other.name, other.embedder, this.#record?.phase === "embedding")
      this.start()
    })
  }

  async status(): Promise<ReembeddingStatus> {
    const { active, space } = { active: this.#inUse.name, space: this.embedder.space }
    const [record, other] = [this.#record, this.#other]
    if (record === undefined || other === undefined) return { active, space, state: "idle" }
    const { from, to, phase, verified } = record
    const { embedded, memories: total } = await coverage(this.#parts.store, other.embedder)
    const batch = this.#batch
    const hasStopped = batch?.hasStopped ?? other.vectors.hasStopped
    const isReady = batch === undefined && other.vectors.hasReachedEnd && other.vectors.problem === undefined
    const leftMs = phase === "embedding" && !isReady && batch === undefined ? this.#leftMs(embedded, total) : undefined
    return {
      active,
      space,
      state: phase === "switched" ? "switched" : isReady ? "ready" : hasStopped ? "stopped" : "embedding",
      from,
      to,
      embedded,
      total,
      ...omitUndefined({ leftMs, verified, trouble: batch?.problem ?? other.vectors.problem }),
      ...(batch && { batch: batch.progress }),
    }
  }

  /**
   * Begins a re-embedding with another model, or resumes a stopped one with the API key that is given now. `conflict`
   * while one is running, `options_invalid` for the model in use.
   */
  begin(choice: EmbedderChoice): Promise<ReembeddingStatus> {
    return this.#alone(async () => {
      const embedders = this.#factory.embedders
      const hasStopped = this.#batch?.hasStopped ?? this.#other?.vectors.hasStopped === true
      const stopped = hasStopped ? this.#record : undefined
      if (stopped !== undefined) {
        const again = await embedders.name(choice)
        if (again === stopped.to) {
          await this.#batch?.[Symbol.asyncDispose]()
          await this.#other?.vectors[Symbol.asyncDispose]()
          return this.#startEmbedding(again, await this.#factory.makeEmbedder(again), stopped.batch === true)
        }
        await embedders.forget(again)
      }
      if (this.#record !== undefined) {
        throw new MemoryError("conflict", `Memories are being embedded with ${this.#record.to} already`, {
          remedy: "End that first.",
        })
      }
      const from = this.#inUse.name
      const to = await embedders.name(choice)
      const embedder = to === from ? this.#inUse.embedder : await this.#factory.makeEmbedder(to)
      if (embedder.space === this.embedder.space) {
        if (to !== from) await embedders.forget(to)
        throw new MemoryError("options_invalid", `Memories have their vectors in ${embedder.space} already`, {
          remedy: "Name another model or another size.",
        })
      }
      const batch = choice.batch === true
      const refusal = batch ? this.#whyNoBatch(embedder, to) : undefined
      if (refusal !== undefined) {
        if (to !== from) await embedders.forget(to)
        throw new MemoryError("options_invalid", refusal, { remedy: "Leave out the batch." })
      }
      await this.#save({ from, to, phase: "embedding", ...(batch && { batch }) })
      return this.#startEmbedding(to, embedder, batch)
    })
  }

  /** Counts what a re-embedding with another model would send and cost. Sends no text. */
  estimate(choice: EmbedderChoice): Promise<ReembeddingEstimate> {
    return this.#alone(async () => {
      const { store, cache } = this.#parts
      const embedders = this.#factory.embedders
      const name = await embedders.name(choice)
      const isNeeded = [this.#inUse.name, this.#record?.from, this.#record?.to].includes(name)
      try {
        const embedder = name === this.#inUse.name ? this.#inUse.embedder : await this.#factory.makeEmbedder(name)
        return await estimateReembedding(store, embedder, cache)
      } finally {
        if (!isNeeded && name !== embedders.configured) await embedders.forget(name)
      }
    })
  }

  /** Switches to the new space. `conflict` while it covers fewer memories than the old one. */
  switch(): Promise<ReembeddingStatus> {
    return this.#alone(async () => {
      const { record, other } = this.#require("embedding")
      const { store, now } = this.#parts
      const verified = await compareSpaces(store, this.#inUse, other, now())
      await this.#exchange(record.to, other)
      await this.#save({ ...record, phase: "switched", verified })
      return this.status()
    })
  }

  /** Switches back to the old space, in which newer memories have vectors too. */
  rollBack(): Promise<ReembeddingStatus> {
    return this.#alone(async () => {
      const { record, other } = this.#require("switched")
      await other.vectors.catchUp()
      await this.#exchange(record.from, other)
      await this.#end(record.to)
      return this.status()
    })
  }

  /** Ends the re-embedding. With `drop`, deletes the vectors of all spaces but the one in use. */
  end({ drop }: { readonly drop: boolean }): Promise<ReembeddingStatus> {
    return this.#alone(async () => {
      const record = this.#record
      if (record !== undefined) await this.#end(record.phase === "switched" ? record.from : record.to)
      if (drop && this.#isShared) await pause(NOTICED_MS)
      if (drop) await this.#factory.dropOthers(this.embedder.space)
      return this.status()
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#following[Symbol.asyncDispose]()
    await this.#queue.idle()
    await this.#batch?.[Symbol.asyncDispose]()
    await this.#inUse.vectors[Symbol.asyncDispose]()
    await this.#other?.vectors[Symbol.asyncDispose]()
  }

  get #isShared(): boolean {
    return this.#parts.state.writers === "many"
  }

  /** Runs what changes the records, in one process at a time and on what the others have recorded. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const upToDate = async () => {
      await this.#adopt()
      return work()
    }
    return this.#queue.run(() => exclusively(this.#parts.state, "reembedding", upToDate, this.#following.signal))
  }

  /** Uses the spaces that another process has recorded. A process whose settings name another embedder stays with its own. */
  async #adopt(): Promise<void> {
    if (!this.#isShared || this.#parts.embedders === undefined) return
    const [active, stored] = [await this.#records.active(), await this.#records.record()]
    if (active !== undefined && active.insteadOf !== this.#factory.configuredName) return
    const name = active?.name ?? this.#inUse.name
    const record = stored && inPhase(stored, name)
    if (name === this.#inUse.name && isDeepStrictEqual(record, this.#record)) return
    const before = [this.#inUse, ...(this.#other === undefined ? [] : [this.#other])]
    const spaceOf = async (wanted: string, givesUp: boolean): Promise<Space> =>
      before.find((space) => space.name === wanted) ?? this.#factory.makeSpace(wanted, givesUp)
    const inUse = await spaceOf(name, false)
    const other = record && (await spaceOf(otherNameOf(record), record.phase === "embedding"))
    this.#inUse = inUse
    this.#other = other
    this.#record = record
    this.#firstCount = undefined
    for (const space of before) if (space !== inUse && space !== other) await space.vectors[Symbol.asyncDispose]()
    for (const space of [inUse, other]) if (space !== undefined && !before.includes(space)) space.vectors.start()
  }

  /** `undefined` if existing memories can be embedded in a batch. */
  #whyNoBatch(embedder: Embedder, name: string): string | undefined {
    if (embedder.batches === undefined) return `There is no batch API for ${name}`
    return this.#isShared ? "A batch is sent by one server, and several share these memories" : undefined
  }

  #startEmbedding(name: string, embedder: Embedder, batch: boolean): Promise<ReembeddingStatus> {
    this.#other = this.#factory.spaceOf(name, embedder, true)
    this.#batch = batch ? this.#batchOf(this.#other) : undefined
    this.#firstCount = undefined
    if (this.#batch === undefined) this.#other.vectors.start()
    else this.#batch.start()
    return this.status()
  }

  #batchOf(space: Space): BatchEmbedding | undefined {
    const batch = this.#factory.batchOf(space, async () => {
      const record = this.#record
      if (this.#batch !== batch || record === undefined) return
      const { batch: _, ...rest } = record
      await this.#save(rest)
      this.#batch = undefined
      // Embeds what the batch has left out, and what was written since.
      space.vectors.start()
    })
    return batch
  }

  #leftMs(embedded: number, total: number): number | undefined {
    this.#firstCount ??= { at: performance.now(), embedded }
    const rate = (embedded - this.#firstCount.embedded) / Math.max(1, performance.now() - this.#firstCount.at)
    return rate <= 0 ? undefined : Math.round(Math.max(0, total - embedded) / rate)
  }

  #require(phase: ReembeddingRecord["phase"]): { readonly record: ReembeddingRecord; readonly other: Space } {
    const [record, other] = [this.#record, this.#other]
    if (record?.phase === phase && other !== undefined) return { record, other }
    const why = phase === "switched" ? "Nothing was switched that could be rolled back" : "No other space is being made"
    throw new MemoryError("conflict", why, { remedy: "Ask for the state: keepsake reindex --status." })
  }

  async #exchange(to: string, other: Space): Promise<void> {
    const { configured } = this.#factory.embedders
    // Without a record, other processes would stay with what they use.
    const isUnrecorded = to === configured && !this.#isShared
    await this.#records.saveActive(isUnrecorded ? undefined : { name: to, insteadOf: configured })
    this.#other = this.#inUse
    this.#inUse = other
  }

  async #save(record: ReembeddingRecord | undefined): Promise<void> {
    await this.#records.save(record)
    this.#record = record
  }

  /** `name`: the embedder that is no longer needed. */
  async #end(name: string): Promise<void> {
    await this.#batch?.cancel()
    this.#batch = undefined
    await this.#other?.vectors[Symbol.asyncDispose]()
    this.#other = undefined
    await this.#save(undefined)
    const { configured, forget } = this.#factory.embedders
    if (name !== configured) await forget.call(this.#parts.embedders, name)
  }
}
