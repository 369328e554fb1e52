import type { PostgresDatabase } from "./database/database.ts"

/** Tables that have text, names or ids of memories. */
const TABLES = [
  "memories",
  "versions",
  "signals",
  "words",
  "postings",
  "word_counts",
  "pools",
  "entries",
  "jobs",
  "job_lanes",
]

/** Removes dead rows. Does not rewrite the files (`VACUUM FULL`), because that locks every table for as long as it takes. */
export async function compactTables(database: PostgresDatabase): Promise<readonly string[]> {
  await database.maintain(`VACUUM ${TABLES.map((table) => `keepsake.${table}`).join(", ")}`)
  return [
    `free space in the table files of PostgreSQL at ${database.host} until it is reused or VACUUM FULL rewrites them`,
    "its write-ahead log, replicas and backups",
  ]
}
