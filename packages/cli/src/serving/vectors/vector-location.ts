import type { MemoryEngine, State, Store } from "@keepsake/core"
import { MirroredStore, override } from "@keepsake/core/internal"

/** Makes the store of a vector database, not yet open. */
type MakeVectors = () => Promise<Store>

/** Where an engine over one database of records keeps its vectors: there, or in a vector database beside it. Changed while requests run. */
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
  async open(vectors: MakeVectors | undefined): Promise<Store> {
    this.#beside = vectors && (await this.#open(vectors))
    return this.#beside ?? this.#records
  }

  /** From now on vectors are kept and found there, or with the records. What stood elsewhere stays there. */
  async move(memory: MemoryEngine, vectors: MakeVectors | undefined): Promise<void> {
    const [before, next] = [this.#beside, vectors && (await this.#open(vectors))]
    await memory.switchStore(next ?? this.#records)
    this.#beside = next
    await before?.[Symbol.asyncDispose]?.()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#beside?.[Symbol.asyncDispose]?.()
  }

  async #open(makeVectors: MakeVectors): Promise<Store> {
    const vectors = await makeVectors()
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
