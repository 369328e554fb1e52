import type { Database } from "better-sqlite3"
import { entryWrites } from "./entries.ts"
import { ErasedPoolNames } from "./erased-pool-names.ts"
import { jobWrites } from "./jobs.ts"
import { memoryWrites } from "./memories.ts"
import type { StateClock } from "./state-clock.ts"
import { stateReplacement } from "./state-replacement.ts"
import type { TextIndexWriter } from "./text-index-writer.ts"
import type { TextIndexRebuild } from "./text-rebuild.ts"

/** The calls of the write worker. */
export type WriteCalls = ReturnType<typeof writeCalls> & {
  /** Not part of a batch, because it rewrites the whole file. */
  readonly compact: () => void
}

/** The calls that are executed inside a transaction. */
export function writeCalls(database: Database, index: TextIndexWriter, rebuild: TextIndexRebuild, clock: StateClock) {
  const entries = entryWrites(database, clock)
  const jobs = jobWrites(database, clock)
  const erasedNames = new ErasedPoolNames(database)
  return {
    ...memoryWrites(database, index),
    ...entries,
    ...jobs,
    ...stateReplacement(database),
    erase: (...[about]: Parameters<typeof entries.eraseEntries>): number =>
      entries.eraseEntries(about) + jobs.eraseJobs(about),
    /** Called after a reader found the text index missing or damaged. */
    rebuild(): void {
      if (!rebuild.isUnderWay) rebuild.begin()
    },
    /** Hides the names of pools that have nothing but erased memories. */
    replaceErasedNames: (): null => {
      erasedNames.replaceAll()
      return null
    },
    /** Answered when the database is open. */
    ready: (): null => null,
  }
}
