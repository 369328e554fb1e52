import type { Embedding } from "../../contract/memory.ts"
import type { Embedder, EmbedOptions } from "../../contract/turn.ts"

/** The embedder that an engine works with, as one object for all of its life, whichever model stands behind it. */
export class ActiveEmbedder implements Embedder {
  #behind: Embedder

  constructor(behind: Embedder) {
    this.#behind = behind
  }

  get behind(): Embedder {
    return this.#behind
  }

  get space(): string {
    return this.#behind.space
  }

  get dimensions(): number {
    return this.#behind.dimensions
  }

  get maxBatch(): number {
    return this.#behind.maxBatch
  }

  /** From now on every text goes to another one; what is under way ends in the space where it began. */
  point(behind: Embedder): void {
    this.#behind = behind
  }

  embed(texts: readonly string[], call?: EmbedOptions): Promise<readonly Embedding[]> {
    return this.#behind.embed(texts, call)
  }
}
