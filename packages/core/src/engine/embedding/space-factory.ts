import { type Embedder, MemoryError, type State, type Store } from "../../contract/index.ts"
import type { EmbedderReliability } from "../../turn/recall/embedder-reliability.ts"
import type { OnEvent } from "../events.ts"
import { BatchEmbedding } from "./batch-embedding.ts"
import type { Space } from "./compare-spaces.ts"
import { listAllSpaces } from "./coverage.ts"
import type { EmbeddingCache } from "./embedding-cache.ts"
import { deleteProgress, EmbeddingWorker } from "./embedding-worker.ts"
import type { NamedEmbedders } from "./named-embedders.ts"
import { withRecipe } from "./recipe.ts"

export interface SpaceParts {
  readonly store: Store
  readonly state: State
  readonly reliability: EmbedderReliability
  readonly cache: EmbeddingCache
  readonly configured: Embedder
  readonly embedders: NamedEmbedders | undefined
  /** The name of the store if memories were moved; otherwise the configured one is in use. */
  readonly place: string | undefined
  readonly now: () => number
  readonly onEvent: OnEvent
}

/** Builds embedders by name, their spaces in the store, and what writes vectors in them; deletes spaces. */
export class SpaceFactory {
  /** As in `SpaceParts`; changes when memories are moved. */
  place: string | undefined
  readonly #parts: SpaceParts

  constructor(parts: SpaceParts) {
    this.#parts = parts
    this.place = parts.place
  }

  /** The other embedders; throws `part_missing` if there are none. */
  get embedders(): NamedEmbedders {
    if (this.#parts.embedders !== undefined) return this.#parts.embedders
    throw new MemoryError("part_missing", "There are no other embedders to embed with")
  }

  get configuredName(): string {
    return this.#parts.embedders?.configured ?? this.#parts.configured.space
  }

  async makeEmbedder(name: string): Promise<Embedder> {
    const { embedders } = this
    return withRecipe(name === embedders.configured ? this.#parts.configured : await embedders.make(name))
  }

  async makeSpace(name: string, givesUp: boolean): Promise<Space> {
    return this.spaceOf(name, await this.makeEmbedder(name), givesUp)
  }

  /** The space of an embedder, with a worker that is not started. `givesUp`: it stops after failing for a minute. */
  spaceOf(name: string, embedder: Embedder, givesUp: boolean): Space {
    const { store, state, reliability, cache, now, onEvent } = this.#parts
    const { place } = this
    const parts = { store, feed: feedOf(store), state, reliability, cache, embedder, now, onEvent, givesUp }
    return { name, embedder, vectors: new EmbeddingWorker({ ...parts, ...(place && { place }) }) }
  }

  /** What gives a space its vectors through the embedder's batch API; `undefined` if it has none. */
  batchOf({ embedder }: Space, onEnd: () => Promise<void>): BatchEmbedding | undefined {
    const { batches } = embedder
    const { store, state, cache, now, onEvent } = this.#parts
    return batches && new BatchEmbedding({ store, state, cache, embedder, batches, now, onEvent, onEnd })
  }

  /** Deletes the vectors of all spaces but this one. */
  async dropOthers(kept: string): Promise<void> {
    const { store, state } = this.#parts
    for (const space of await listAllSpaces(store)) {
      if (space === kept) continue
      // Deleted before the vectors, so that a crash re-embeds instead of skipping.
      await deleteProgress(state, space, this.place)
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
