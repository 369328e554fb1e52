import { randomUUID } from "node:crypto"
import { renameSync, rmSync } from "node:fs"
import { MemoryError } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { version1 } from "./version-1.ts"
import { version2 } from "./version-2.ts"
import { version3 } from "./version-3.ts"
import { version4 } from "./version-4.ts"
import { version5 } from "./version-5.ts"

/** Application id of Keepsake's files: "keep" in ASCII. */
export const APPLICATION_ID = 0x6b656570

/** Each step migrates from version n to n + 1. Append only: files of every version exist. */
export const migrations: readonly string[] = [version1, version2, version3, version4, version5]

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
