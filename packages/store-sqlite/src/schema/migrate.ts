import { randomUUID } from "node:crypto"
import { renameSync, rmSync } from "node:fs"
import { MemoryError } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { version1 } from "./version-1.ts"
import { version2 } from "./version-2.ts"
import { version3 } from "./version-3.ts"
import { version4 } from "./version-4.ts"
import { version5 } from "./version-5.ts"

/** Marks a file as one of Keepsake's: "keep" in ASCII. */
export const APPLICATION_ID = 0x6b656570

/** What makes version n + 1 of the schema from version n. Only ever appended to: files of every version are about. */
export const migrations: readonly string[] = [version1, version2, version3, version4, version5]

/** The newest version of the schema that this software knows. */
export const newestSchema: number = migrations.length

/**
 * Brings a file to the newest version, wholly or not at all: nobody ever sees a version between. A file with content is copied first, to `backupOf`.
 * A newer version is `contract_unsupported`; somebody else's database is `options_invalid`. Neither is touched.
 */
export function migrate(database: Database, path: string, steps: readonly string[] = migrations): void {
  // From one snapshot: another connection may be making the file at this moment.
  const version = database.transaction(() => checked(database, path, steps.length)).deferred()
  if (version === steps.length) return
  if (version > 0) backUp(database, backupOf(path, version), version)
  database.transaction(() => bringUp(database, path, steps)).immediate()
}

/** Where the copy of a file of this version is kept. */
export function backupOf(path: string, version: number): string {
  return `${path}.version-${version}.backup`
}

function checked(database: Database, path: string, newest: number): number {
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
  // Another connection may have done it since.
  for (const step of steps.slice(checked(database, path, steps.length))) database.exec(step)
  database.pragma(`application_id = ${APPLICATION_ID}`)
  database.pragma(`user_version = ${steps.length}`)
}

/** Several connections may open an old file at the same moment: each makes a copy under a name of its own, and only one of this version is kept. */
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
