import type { MemoryEngine, State, Store } from "@keepsake/core"
import { MirroredStore, override } from "@keepsake/core/internal"
import type { EffectiveQdrantSettings } from "./qdrant-settings.ts"

type Server = Pick<EffectiveQdrantSettings, "url" | "apiKey" | "collection">

/** Where an engine over one database of records keeps its vectors: there, or in Qdrant beside it. Changed while requests run. */
export class VectorLocation implements AsyncDisposable {
  readonly #records: Store
  readonly #state: State
  #beside: Store | undefined

  /** `records`: the store that the engine begins with, and closes. */
  constructor(records: Store, state: State) {
    this.#records = records
    this.#state = state
  }

  /** What the engine's store is called while it is here: another name is one that memories were moved to. */
  get name(): string {
    return (this.#beside ?? this.#records).name
  }

  /** The store to begin with. */
  async open(server: Server | undefined): Promise<Store> {
    this.#beside = server && (await this.#open(server))
    return this.#beside ?? this.#records
  }

  /** From now on vectors are kept and found there, or with the records. What stood elsewhere stays there. */
  async move(memory: MemoryEngine, server: Server | undefined): Promise<void> {
    const [before, next] = [this.#beside, server && (await this.#open(server))]
    await memory.switchStore(next ?? this.#records)
    this.#beside = next
    await before?.[Symbol.asyncDispose]?.()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#beside?.[Symbol.asyncDispose]?.()
  }

  /** A server that is away is waited for behind the requests. */
  async #open(server: Server): Promise<Store> {
    const { QdrantStore } = await import("@keepsake/store-qdrant")
    const collection = vectorCollection(server.collection)
    const vectors = new QdrantStore({ ...server, collection, startsAlone: true, timeoutMs: 10_000, retries: 3 })
    const beside = new MirroredStore({
      records: override(() => this.#records, { open: undefined, [Symbol.asyncDispose]: undefined }),
      vectors,
      state: this.#state,
    })
    try {
      await beside.open()
      return beside
    } catch (failure) {
      await beside[Symbol.asyncDispose]()
      throw failure
    }
  }
}

/** The collections of vectors alone, beside those of a whole store of that name. */
export function vectorCollection(collection: string): string {
  return `${collection}_vectors`
}
