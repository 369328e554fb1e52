import type { Database } from "better-sqlite3"
import { type FoundHits, hitReader } from "./found-hits.ts"
import { historyReads } from "./history.ts"
import { indexReads } from "./indexed.ts"
import { memoryReads } from "./memories.ts"
import { stateReads } from "./state.ts"
import { type FoundByWords, type SearchCall, textSearch } from "./text-search.ts"
import { type NearCall, vectorSearch } from "./vector-search.ts"

export type ReadCalls = ReturnType<typeof readCalls>

export interface FoundByBoth {
  readonly words: FoundByWords
  readonly near: FoundHits
}

/** Everything that the read worker answers; hits with a sign in `signs` are at hand in the caller's thread. */
export function readCalls(database: Database, signs: SharedArrayBuffer) {
  const readHits = hitReader(database, signs)
  const text = textSearch(database, readHits)
  const vectors = vectorSearch(database, readHits)
  return {
    ...memoryReads(database),
    ...text,
    ...vectors,
    /** Both from one snapshot. */
    both(words: SearchCall, near: NearCall): FoundByBoth {
      return { near: vectors.near(near), words: text.search(words) }
    },
    ...historyReads(database),
    ...indexReads(database),
    ...stateReads(database),
    /** Answered when the database is open. */
    ready: (): null => null,
  }
}
