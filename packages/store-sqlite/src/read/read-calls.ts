import type { Database } from "better-sqlite3"
import { lastVersion } from "../rows/last-version.ts"
import type { ReaderOptions } from "../thread/messages.ts"
import { OwnWrites } from "../thread/own-writes.ts"
import { historyReads } from "./history.ts"
import { createHitReader, type HitBatch } from "./hit-reader.ts"
import { indexReads } from "./indexed.ts"
import { memoryReads } from "./memories.ts"
import { stateReads } from "./state.ts"
import { stateRecordReads } from "./state-records.ts"
import { type SearchCall, type TextHitBatch, textSearch } from "./text-search.ts"
import { type NearCall, vectorSearch } from "./vector-search.ts"

export type ReadCalls = ReturnType<typeof readCalls>

export interface HybridHitBatch {
  readonly words: TextHitBatch
  readonly near: HitBatch
}

/** The calls of the read worker; hits that are marked in `signs` are cached in the caller's thread. */
export function readCalls(database: Database, { signs, ownWrites }: Pick<ReaderOptions, "signs" | "ownWrites">) {
  const readHits = createHitReader(database, signs)
  const text = textSearch(database, readHits)
  const vectors = vectorSearch(database, readHits)
  const own = new OwnWrites(ownWrites)
  const last = lastVersion(database)
  return {
    ...memoryReads(database),
    ...text,
    ...vectors,
    /** Runs both searches in one snapshot. */
    both(words: SearchCall, near: NearCall): HybridHitBatch {
      return { near: vectors.near(near), words: text.search(words) }
    },
    ...historyReads(database),
    ...indexReads(database),
    ...stateReads(database),
    ...stateRecordReads(database),
    /** Versions that other connections wrote; `undefined` while this process commits. */
    foreignWrites: (): number | undefined => own.foreign(last),
    /** Answered when the database is open. */
    ready: (): null => null,
  }
}
