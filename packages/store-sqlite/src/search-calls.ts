import type { Embedding, Hit, Indexed, Scope, SearchOptions, TextQuery, Words } from "@keepsake/core/plugin"
import type { HitBatch } from "./read/hit-reader.ts"
import type { FoundIndex } from "./read/indexed.ts"
import type { SearchCall } from "./read/text-search.ts"
import type { NearCall } from "./read/vector-search.ts"
import { toBytes, toFloats } from "./rows/vector-bytes.ts"

/** A keyword search in transit to the read worker. */
export function toSearchCall(scope: Scope, { words }: TextQuery, options: SearchOptions): SearchCall {
  return { scope, words, ...within(options) }
}

/** A vector search in transit to the read worker. */
export function toNearCall(scope: Scope, { space, values }: Embedding, options: SearchOptions): NearCall {
  return { scope, space, vector: toBytes(values.slice()), ...within(options) }
}

/** Adds the returned vectors to the hits. */
export function withVectors(
  found: readonly Hit[],
  { vectors, at = [] }: HitBatch,
  { embeddings }: SearchOptions,
): readonly Hit[] {
  if (embeddings === undefined || vectors === undefined || at.length === 0) return found
  const values = toFloats(vectors)
  const length = values.length / at.length
  const places = new Map(at.map((hit, place) => [hit, place * length]))
  return found.map((hit, number) => {
    const from = places.get(number)
    if (from === undefined) return hit
    return { ...hit, embedding: { space: embeddings, values: values.slice(from, from + length) } }
  })
}

/** Words and vectors in the form of the contract. */
export function indexOf(found: FoundIndex | null): Indexed | undefined {
  if (found === null) return undefined
  const embeddings = found.vectors.map(({ space, vector }) => ({ space, values: toFloats(vector).slice() }))
  // Written by this store from words.
  return { embeddings, ...(found.words !== null && { words: JSON.parse(found.words) as Words }) }
}

function within({ where = {}, exclude = [], limit, embeddings }: SearchOptions) {
  return { where, exclude, limit, embeddings, ignoreCache: false }
}
