import { resolve } from "node:path"
import type { Database } from "better-sqlite3"
import { connect } from "./encryption/connect.ts"
import { isBusy, toFailure, toMemoryError } from "./thread/failures.ts"
import { requireNode } from "./thread/node-version.ts"

export interface FileClaim {
  release(): void
}

/**
 * Claims a file for this process until it exits or calls `release`. The operating system holds the lock, so a killed process leaves none
 * behind. `undefined` if another process holds it. Use the file for nothing else: closing any other handle of it in this process
 * would release the lock.
 */
export function claimFile(path: string): FileClaim | undefined {
  requireNode()
  const file = resolve(path)
  let database: Database | undefined
  try {
    database = connect(file, { timeout: 0 })
    database.pragma("journal_mode = MEMORY")
    database.exec("BEGIN EXCLUSIVE")
  } catch (error) {
    database?.close()
    if (isBusy(error)) return undefined
    throw toMemoryError(toFailure(error, file))
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

/** Keeps a reference to the connection, because a collected connection would release its lock. */
const held = new Set<Database>()
