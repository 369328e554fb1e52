import { statSync } from "node:fs"
import type { Database } from "better-sqlite3"
import { isBusy } from "../thread/failures.ts"

/** Moving the log into the database waits for a pause this long, in milliseconds, or for a log of this many bytes. */
export const PAUSE = 100
const LONGEST_LOG = 32 * 1024 * 1024

const PRUNE_EVERY = 10 * 60_000
const PRUNED_AT_ONCE = 1_000
/** How long an id that was seen in the queue is remembered. */
const REMEMBERED = 7 * 24 * 60 * 60_000

/** What the writer does between writes, so that no write waits for it. */
export class Upkeep {
  readonly #database: Database
  readonly #log: string
  readonly #expired
  readonly #done
  #prunedAt = 0
  #isMoved = false

  constructor(database: Database, path: string) {
    this.#database = database
    this.#log = `${path}-wal`
    this.#expired = database.prepare<[number, number]>(
      "DELETE FROM entries WHERE seq IN (SELECT seq FROM entries WHERE expires_at <= ? LIMIT ?)",
    )
    this.#done = database.prepare<[number, number]>(
      "DELETE FROM done WHERE id IN (SELECT id FROM done WHERE at < ? LIMIT ?)",
    )
  }

  /** Something was written. */
  noteWrite(): void {
    this.#isMoved = false
  }

  /** Nothing is waiting. */
  pause(): void {
    if (Date.now() - this.#prunedAt > PRUNE_EVERY) this.#prune(Date.now())
    if (!this.#isMoved) this.#moveLog()
  }

  /** Under writes without a pause the log would grow for ever. */
  boundLog(): void {
    if (!this.#isMoved && sizeOf(this.#log) > LONGEST_LOG) this.#moveLog()
  }

  #moveLog(): void {
    // Passive: waits for nobody and leaves what others still read.
    this.#database.pragma("wal_checkpoint(PASSIVE)")
    this.#isMoved = true
  }

  #prune(now: number): void {
    try {
      const expired = this.#expired.run(now, PRUNED_AT_ONCE).changes
      const done = this.#done.run(now - REMEMBERED, PRUNED_AT_ONCE).changes
      if (expired < PRUNED_AT_ONCE && done < PRUNED_AT_ONCE) this.#prunedAt = now
      if (expired + done > 0) this.#isMoved = false
    } catch (error) {
      if (!isBusy(error)) throw error
    }
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
