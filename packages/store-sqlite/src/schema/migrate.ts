import { randomUUID } from "node:crypto"
import { renameSync, rmSync } from "node:fs"
import { MemoryError } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { version1 } from "./version-1.ts"

/** Hashes of the conversations that stated a memory, as a list in JSON. */
const version6 = `
ALTER TABLE signals ADD COLUMN sessions TEXT;
`

/** The address of a fact and why a memory waits for review, as columns, so that a filter on either reads an index. */
const version5 = `
ALTER TABLE memories ADD COLUMN about_subject TEXT;
ALTER TABLE memories ADD COLUMN about_attribute TEXT;
ALTER TABLE memories ADD COLUMN review TEXT;
CREATE INDEX memories_about ON memories (pool, about_subject, about_attribute, created_at, id)
  WHERE state = 'live' AND about_subject IS NOT NULL;
CREATE INDEX memories_in_review ON memories (pool, created_at, id) WHERE state = 'live' AND review IS NOT NULL;
`

/** `worded` counts how often a memory's words were indexed or removed, so that a cached hit can detect that its words changed. */
const version4 = `
ALTER TABLE memories ADD COLUMN worded INTEGER NOT NULL DEFAULT 0;
`

/**
 * Document frequency changes that are not merged into `word_counts` yet, one row per pool and commit. `words` is a JSON object from the change to the
 * words with that change.
 * A document frequency is the sum of both tables. The words of two messages are spread over about thirty pages of `word_counts`, here they are on one.
 */
const version3 = `
CREATE TABLE counts_to_add (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  pool INTEGER NOT NULL REFERENCES pools,
  words TEXT NOT NULL
);
`

/**
 * Vectors, each in an embedding space.
 * - `vectors.seq` is monotonic, so that a reader that caches the codes of a pool only has to read newer rows.
 * - `code` has one bit per dimension, set if the value is positive. The index is covering, so scanning the codes of a pool reads no vectors.
 * - `vector` is little-endian 32-bit floats, as given.
 */
const version2 = `
CREATE TABLE spaces (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, dimensions INTEGER NOT NULL);
CREATE TABLE vectors (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  row INTEGER NOT NULL REFERENCES memories,
  space INTEGER NOT NULL REFERENCES spaces,
  pool INTEGER NOT NULL REFERENCES pools,
  code BLOB NOT NULL,
  vector BLOB NOT NULL
);
CREATE UNIQUE INDEX vectors_of_memory ON vectors (row, space);
CREATE INDEX codes_of_pool ON vectors (space, pool, seq, code);
CREATE TABLE vector_counts (
  space INTEGER NOT NULL REFERENCES spaces,
  pool INTEGER NOT NULL REFERENCES pools,
  n INTEGER NOT NULL,
  PRIMARY KEY (space, pool)
) WITHOUT ROWID;
`

/** Application id of Keepsake's files: "keep" in ASCII. */
export const APPLICATION_ID = 0x6b656570

/** Each step migrates from version n to n + 1. Append only: files of every version exist. */
export const migrations: readonly string[] = [version1, version2, version3, version4, version5, version6]

/** The newest schema version that this software supports. */
export const newestSchema: number = migrations.length

/**
 * Migrates a file to the newest version in one transaction, so that no version in between is ever visible. A non-empty file is first copied to `backupOf`.
 * A newer version is `contract_unsupported`, another program's database is `options_invalid`; neither is changed.
 */
export function migrateSchema(database: Database, path: string, steps: readonly string[] = migrations): void {
  // Reads from one snapshot, because another connection may be creating the file.
  const version = database.transaction(() => checkVersion(database, path, steps.length)).deferred()
  if (version === steps.length) return
  if (version > 0) backUp(database, backupOf(path, version), version)
  database.transaction(() => bringUp(database, path, steps)).immediate()
}

/** Path of the copy of a file of this version. */
export function backupOf(path: string, version: number): string {
  return `${path}.version-${version}.backup`
}

function checkVersion(database: Database, path: string, newest: number): number {
  const version = numberOf(database, "user_version")
  const isOurs = numberOf(database, "application_id") === APPLICATION_ID
  const tables = database.prepare<[], number>("SELECT count(*) FROM sqlite_schema").pluck().get() ?? 0
  if (!isOurs && (version > 0 || tables > 0)) {
    throw new MemoryError("options_invalid", `${path} is a database of another program; nothing in it was changed`, {
      remedy: "Give another path.",
    })
  }
  if (version > newest) {
    throw new MemoryError(
      "contract_unsupported",
      `${path} has schema version ${version}; this software knows versions up to ${newest}. Nothing in it was changed`,
      { remedy: "Use the newer release that wrote the file, or restore the backup that it made before." },
    )
  }
  return version
}

function bringUp(database: Database, path: string, steps: readonly string[]): void {
  // Another connection may have migrated the file since.
  for (const step of steps.slice(checkVersion(database, path, steps.length))) database.exec(step)
  database.pragma(`application_id = ${APPLICATION_ID}`)
  database.pragma(`user_version = ${steps.length}`)
}

/** Several connections may open an old file concurrently. Each writes its copy under a unique name, and only one copy of this version is kept. */
function backUp(database: Database, to: string, version: number): void {
  const unfinished = `${to}.${randomUUID()}.unfinished`
  try {
    database.prepare("VACUUM INTO ?").run(unfinished)
    if (numberOf(database, "user_version") === version) renameSync(unfinished, to)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function numberOf(database: Database, pragma: "user_version" | "application_id"): number {
  return Number(database.pragma(pragma, { simple: true }))
}
