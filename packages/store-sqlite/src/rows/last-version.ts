import type { Database } from "better-sqlite3"

/** Reads the number of versions that were ever written to a file, erased ones included. */
export function lastVersion(database: Database): () => number {
  const read = database.prepare<[], number>("SELECT seq FROM sqlite_sequence WHERE name = 'versions'").pluck()
  return () => read.get() ?? 0
}
