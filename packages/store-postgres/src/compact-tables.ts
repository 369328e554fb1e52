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
/** Absent without pgvector. */
const VECTOR_TABLES = ["vectors", "vector_counts"]

/** Removes dead rows. Does not rewrite the files (`VACUUM FULL`), because that locks every table for as long as it takes. */
export async function compactTables(database: PostgresDatabase): Promise<readonly string[]> {
  const tables = database.vectors.extension === undefined ? TABLES : [...TABLES, ...VECTOR_TABLES]
  await database.maintain(`VACUUM ${tables.map((table) => `keepsake.${table}`).join(", ")}`)
  return [
    `free space in the table files of PostgreSQL at ${database.host} until it is reused or VACUUM FULL rewrites them`,
    "its write-ahead log, replicas and backups",
  ]
}
