import type { Embedder, Embedding } from "@keepsake/core/plugin"

const DIMENSIONS = 64

/** A deterministic embedder without a model: each word is hashed to a dimension, so that texts with common words are similar. */
export class HashEmbedder implements Embedder {
  readonly space = `fake/hash/${DIMENSIONS}`
  readonly dimensions = DIMENSIONS
  readonly maxBatch = 256

  async embed(texts: readonly string[]): Promise<readonly Embedding[]> {
    return texts.map((text) => ({ space: this.space, values: embedText(text) }))
  }
}

function embedText(text: string): Float32Array {
  const sums = new Float32Array(DIMENSIONS)
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [""]) {
    const hash = fnv1a(word)
    const place = hash % DIMENSIONS
    sums[place] = (sums[place] ?? 0) + (hash & 0x80000000 ? -1 : 1)
  }
  const length = Math.hypot(...sums)
  if (length === 0) return sums.fill(1 / Math.sqrt(DIMENSIONS))
  return sums.map((sum) => sum / length)
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo). */
function fnv1a(word: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(word)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
