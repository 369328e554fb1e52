import type { Database } from "better-sqlite3"
import { entryWrites } from "./entries.ts"
import { jobWrites } from "./jobs.ts"
import { memoryWrites } from "./memories.ts"
import type { TextIndex } from "./text-index.ts"

/** What the write worker answers. */
export type WriteCalls = ReturnType<typeof writeCalls> & {
  /** Not part of a round: it goes through the whole file. */
  readonly compact: () => void
}

/** The calls that are made inside a transaction. */
export function writeCalls(database: Database, index: TextIndex) {
  const entries = entryWrites(database)
  const jobs = jobWrites(database)
  return {
    ...memoryWrites(database, index),
    ...entries,
    ...jobs,
    erase: (...[about]: Parameters<typeof entries.eraseEntries>): number =>
      entries.eraseEntries(about) + jobs.eraseJobs(about),
    /** Answered when the database is open. */
    ready: (): null => null,
  }
}
