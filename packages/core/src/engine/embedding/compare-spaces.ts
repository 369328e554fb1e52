import { type Embedder, MemoryError, type Store } from "../../contract/index.ts"
import { coverage } from "./coverage.ts"
import type { EmbeddingWorker } from "./embedding-worker.ts"

/** An embedder under its name, and the worker that writes vectors in its space. */
export interface Space {
  readonly name: string
  readonly embedder: Embedder
  readonly vectors: EmbeddingWorker
}

/** The counts of a comparison before a switch. */
export interface SpaceComparison {
  readonly memories: number
  readonly embedded: number
  /** Number of memories with a vector in the old space. */
  readonly before: number
  readonly at: number
}

/**
 * Embeds memories without a vector in the new space, then compares the counts of both spaces. Texts that an embedder
 * rejects have no vector. `conflict` if the new embedder fails, or if the new space covers fewer memories than the old
 * one.
 */
export async function compareSpaces(store: Store, inUse: Space, next: Space, at: number): Promise<SpaceComparison> {
  const { name, vectors } = next
  if (!(await vectors.catchUp())) {
    throw new MemoryError("conflict", `${name} does not answer: ${vectors.problem}`, {
      remedy: "Nothing was switched. Switch when it is well.",
    })
  }
  await vectors.embedMissing()
  const [now, before] = [await coverage(store, next.embedder), await coverage(store, inUse.embedder)]
  if (now.embedded < before.embedded) {
    throw new MemoryError(
      "conflict",
      `${name} has vectors of ${now.embedded} memories, the one in use of ${before.embedded}`,
      { remedy: "Nothing was switched. It refuses texts that the other takes: name another model, or end it." },
    )
  }
  return { memories: now.memories, embedded: now.embedded, before: before.embedded, at }
}
