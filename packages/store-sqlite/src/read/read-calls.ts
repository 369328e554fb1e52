import type { Database } from "better-sqlite3"
import { historyReads } from "./history.ts"
import { memoryReads } from "./memories.ts"
import { stateReads } from "./state.ts"
import { textSearch } from "./text-search.ts"

export type ReadCalls = ReturnType<typeof readCalls>

/** Everything that the read worker answers. */
export function readCalls(database: Database) {
  return {
    ...memoryReads(database),
    ...textSearch(database),
    ...historyReads(database),
    ...stateReads(database),
    /** Answered when the database is open. */
    ready: (): null => null,
  }
}
