import type { Database } from "better-sqlite3"
import { entryWrites } from "./entries.ts"
import { jobWrites } from "./jobs.ts"
import { memoryWrites } from "./memories.ts"
import type { TextIndex } from "./text-index.ts"
import type { TextRebuild } from "./text-rebuild.ts"

/** What the write worker answers. */
export type WriteCalls = ReturnType<typeof writeCalls> & {
  /** Not part of a round: it goes through the whole file. */
  readonly compact: () => void
}

/** The calls that are made inside a transaction. */
export function writeCalls(database: Database, index: TextIndex, rebuild: TextRebuild) {
  const entries = entryWrites(database)
  const jobs = jobWrites(database)
  return {
    ...memoryWrites(database, index),
    ...entries,
    ...jobs,
    erase: (...[about]: Parameters<typeof entries.eraseEntries>): number =>
      entries.eraseEntries(about) + jobs.eraseJobs(about),
    /** A reader found the text index missing or damaged. */
    rebuild(): void {
      if (!rebuild.isUnderWay) rebuild.begin()
    },
    /** Answered when the database is open. */
    ready: (): null => null,
  }
}
