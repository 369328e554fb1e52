import { createRequire } from "node:module"
import { resolve } from "node:path"
import type { Database } from "better-sqlite3"
import { failureOf, isBusy, raised } from "./thread/failures.ts"
import { requireNode } from "./thread/node-version.ts"

export interface FileClaim {
  release(): void
}

/**
 * Claims a file for this process, as long as it lives or until `release`: the operating system holds the lock, so that nothing of it outlives a
 * process that was killed. `undefined` while anybody else holds it. The file is for this alone: closing any other handle of it in this process
 * would give the lock away.
 */
export function claimFile(path: string): FileClaim | undefined {
  requireNode()
  const file = resolve(path)
  let database: Database | undefined
  try {
    database = new (driver())(file, { timeout: 0 })
    database.pragma("journal_mode = MEMORY")
    database.exec("BEGIN EXCLUSIVE")
  } catch (error) {
    database?.close()
    if (isBusy(error)) return undefined
    throw raised(failureOf(error, file))
  }
  const claim = database
  held.add(claim)
  return {
    release() {
      held.delete(claim)
      claim.close()
    },
  }
}

/** A connection that nothing refers to any more would be collected, and its lock given away. */
const held = new Set<Database>()

/** Loaded only now: on an older Node it must not be loaded at all. */
function driver(): typeof import("better-sqlite3") {
  return createRequire(import.meta.url)("better-sqlite3")
}
