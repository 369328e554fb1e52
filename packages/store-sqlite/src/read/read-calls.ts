import type { Database } from "better-sqlite3"
import type { FoundHits } from "./found-hits.ts"
import { historyReads } from "./history.ts"
import { indexReads } from "./indexed.ts"
import { memoryReads } from "./memories.ts"
import { stateReads } from "./state.ts"
import { type FoundByWords, type SearchCall, textSearch } from "./text-search.ts"
import { type NearCall, vectorSearch } from "./vector-search.ts"

export type ReadCalls = ReturnType<typeof readCalls>

export interface FoundByBoth extends FoundByWords {
  readonly nearHits: FoundHits["hits"]
  readonly nearVectors?: Uint8Array
  readonly nearAt?: readonly number[]
}

/** Everything that the read worker answers. */
export function readCalls(database: Database) {
  const text = textSearch(database)
  const vectors = vectorSearch(database)
  return {
    ...memoryReads(database),
    ...text,
    ...vectors,
    /** Both from one snapshot; in one flat answer, so that its bytes change hands. */
    both(words: SearchCall, near: NearCall): FoundByBoth {
      const { hits, vectors: nearVectors, at: nearAt } = vectors.near(near)
      const found = text.search(words)
      return { ...found, nearHits: hits, ...(nearVectors !== undefined && { nearVectors, nearAt: nearAt ?? [] }) }
    },
    ...historyReads(database),
    ...indexReads(database),
    ...stateReads(database),
    /** Answered when the database is open. */
    ready: (): null => null,
  }
}
