import type { Embedding, Hit, Indexed, Scope, SearchOptions, TextQuery, Words } from "@keepsake/core/plugin"
import type { FoundHits } from "./read/found-hits.ts"
import type { FoundIndex } from "./read/indexed.ts"
import type { SearchCall } from "./read/text-search.ts"
import type { NearCall } from "./read/vector-search.ts"
import { bytesOf, floatsOf } from "./rows/vector-bytes.ts"

/** A search by words as it goes to the read worker. */
export function searching(scope: Scope, { words }: TextQuery, options: SearchOptions): SearchCall {
  return { scope, words, ...within(options) }
}

/** A search by vector as it goes there. */
export function nearing(scope: Scope, { space, values }: Embedding, options: SearchOptions): NearCall {
  return { scope, space, vector: bytesOf(values.slice()), ...within(options) }
}

/** Hits with the vectors that came along. */
export function withVectors(
  found: readonly Hit[],
  { vectors, at = [] }: FoundHits,
  { embeddings }: SearchOptions,
): readonly Hit[] {
  if (embeddings === undefined || vectors === undefined || at.length === 0) return found
  const values = floatsOf(vectors)
  const length = values.length / at.length
  const places = new Map(at.map((hit, place) => [hit, place * length]))
  return found.map((hit, number) => {
    const from = places.get(number)
    if (from === undefined) return hit
    return { ...hit, embedding: { space: embeddings, values: values.slice(from, from + length) } }
  })
}

/** Words and vectors as they were given. */
export function indexOf(found: FoundIndex | null): Indexed | undefined {
  if (found === null) return undefined
  const embeddings = found.vectors.map(({ space, vector }) => ({ space, values: floatsOf(vector).slice() }))
  // Written by this store from words.
  return { embeddings, ...(found.words !== null && { words: JSON.parse(found.words) as Words }) }
}

function within({ where = {}, exclude = [], limit, embeddings }: SearchOptions) {
  return { where, exclude, limit, embeddings, anew: false }
}
