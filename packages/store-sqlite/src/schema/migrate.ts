import { renameSync, rmSync } from "node:fs"
import { MemoryError } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { version1 } from "./version-1.ts"
import { version2 } from "./version-2.ts"

/** Marks a file as one of Keepsake's: "keep" in ASCII. */
const APPLICATION_ID = 0x6b656570

/** What makes version n + 1 of the schema from version n. Only ever appended to: files of every version are about. */
export const migrations: readonly string[] = [version1, version2]

/**
 * Brings a file to the newest version, each step whole or not at all. A file with content is copied first, to `backupOf`.
 * A newer version is `contract_unsupported`; somebody else's database is `options_invalid`. Neither is touched.
 */
export function migrate(database: Database, path: string, steps: readonly string[] = migrations): void {
  const version = checked(database, path, steps.length)
  if (version > 0 && version < steps.length) backUp(database, backupOf(path, version))
  for (let next = version; next < steps.length; next++) step(database, steps, next)
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

function step(database: Database, steps: readonly string[], from: number): void {
  database
    .transaction(() => {
      // Another process may have done it since.
      if (numberOf(database, "user_version") !== from) return
      database.exec(steps[from] ?? "")
      database.pragma(`application_id = ${APPLICATION_ID}`)
      database.pragma(`user_version = ${from + 1}`)
    })
    .immediate()
}

function backUp(database: Database, to: string): void {
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  database.prepare("VACUUM INTO ?").run(unfinished)
  renameSync(unfinished, to)
}

function numberOf(database: Database, pragma: "user_version" | "application_id"): number {
  return Number(database.pragma(pragma, { simple: true }))
}
