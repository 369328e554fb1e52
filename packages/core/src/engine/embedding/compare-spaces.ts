import { MemoryError } from "../../contract/errors.ts"
import type { Store } from "../../contract/store.ts"
import type { Embedder } from "../../contract/turn.ts"
import { coverage } from "./coverage.ts"
import type { EmbeddingWorker } from "./embedding-worker.ts"

/** An embedder, and what gives memories their vectors in its space. */
export interface Space {
  readonly embedder: Embedder
  readonly vectors: EmbeddingWorker
}

/** What was counted before a switch. */
export interface SpaceComparison {
  readonly memories: number
  readonly embedded: number
  /** How many the old space held. */
  readonly before: number
  readonly at: number
}

/**
 * Embeds what the feed did not bring, then counts the memories of both spaces. A text that the new model refuses may lack its vector where the old one
 * refused as many. `conflict` where the new space's embedder does not answer, or it has fewer memories than the one in use.
 */
export async function compareSpaces(
  store: Store,
  inUse: Space,
  next: Space & { readonly name: string },
  at: number,
): Promise<SpaceComparison> {
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
      {
        remedy: "Nothing was switched. It refuses texts that the other takes: name another model, or end it.",
      },
    )
  }
  return { memories: now.memories, embedded: now.embedded, before: before.embedded, at }
}
