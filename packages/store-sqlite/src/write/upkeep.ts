import { statSync } from "node:fs"
import type { Database } from "better-sqlite3"
import { IndexMerge } from "./index-merge.ts"
import type { TextIndex } from "./text-index.ts"
import type { TextRebuild } from "./text-rebuild.ts"

/** Moving the log into the database waits for a pause this long, in milliseconds, or for a log of this many bytes. */
export const PAUSE = 100
/** Between two bits of work of one pause. */
export const BREATH = 10
/** Under writes without a pause the index is built no faster than a bit every so many milliseconds. */
const BUILT_EVERY = 100
const LONGEST_LOG = 32 * 1024 * 1024
/** Writes that never stop are always ahead of whoever moves the log, and it is begun anew only when all of it was moved: from here on they wait for that. */
const FAR_TOO_LONG = 4 * LONGEST_LOG
/** A long log is looked at no more often than this, in milliseconds. */
const OFTEN = 1_000

const PRUNE_EVERY = 10 * 60_000
const PRUNED_AT_ONCE = 1_000
/** How long an id that was seen in the queue is remembered. */
const REMEMBERED = 7 * 24 * 60 * 60_000

/** What the writer does between writes, so that no write waits for it. Its failures are nobody's: the next write meets the same trouble and tells. */
export class Upkeep {
  readonly #database: Database
  readonly #log: string
  readonly #index: TextIndex
  readonly #rebuild: TextRebuild
  readonly #merge: IndexMerge
  readonly #wantLogMoved: () => void
  readonly #expired
  readonly #done
  #prunedAt = 0
  #isMoved = false
  #movedAt = 0
  #builtAt = 0

  constructor(database: Database, path: string, index: TextIndex, rebuild: TextRebuild, wantLogMoved: () => void) {
    this.#index = index
    this.#rebuild = rebuild
    this.#database = database
    this.#log = `${path}-wal`
    this.#merge = new IndexMerge(database)
    this.#wantLogMoved = wantLogMoved
    this.#expired = database.prepare<[number, number]>(
      "DELETE FROM entries WHERE seq IN (SELECT seq FROM entries WHERE expires_at <= ? LIMIT ?)",
    )
    this.#done = database.prepare<[number, number]>(
      "DELETE FROM done WHERE id IN (SELECT id FROM done WHERE at < ? LIMIT ?)",
    )
  }

  /** Something was written, and of it this many rows of the index. */
  noteWrite(indexed: number): void {
    this.#isMoved = false
    this.#merge.noteRows(indexed)
  }

  /** Nothing is waiting: does a bit. True when there is more to do. */
  pause(): boolean {
    return this.#quietly(() => {
      if (Math.abs(Date.now() - this.#prunedAt) > PRUNE_EVERY) this.#prune(Date.now())
      if (this.#rebuild.step(this.#index) || this.#merge.step()) {
        this.#isMoved = false
        this.#boundLog()
        return true
      }
      if (!this.#isMoved) this.#moveLog()
      return false
    })
  }

  /** Under writes without a pause the log would grow for ever, and a lost index would never be built. */
  between(): void {
    this.#quietly(() => {
      if (this.#rebuild.isUnderWay && performance.now() - this.#builtAt > BUILT_EVERY) {
        this.#rebuild.step(this.#index)
        this.#builtAt = performance.now()
      }
      return false
    })
    this.#boundLog()
  }

  #boundLog(): void {
    this.#quietly(() => {
      if (this.#isMoved || performance.now() - this.#movedAt < OFTEN) return false
      const size = sizeOf(this.#log)
      if (size > LONGEST_LOG) this.#moveLog()
      if (size > FAR_TOO_LONG) this.#database.pragma("wal_checkpoint(PASSIVE)")
      return false
    })
  }

  #moveLog(): void {
    this.#wantLogMoved()
    this.#isMoved = true
    this.#movedAt = performance.now()
  }

  #prune(now: number): void {
    const expired = this.#expired.run(now, PRUNED_AT_ONCE).changes
    const done = this.#done.run(now - REMEMBERED, PRUNED_AT_ONCE).changes
    if (expired < PRUNED_AT_ONCE && done < PRUNED_AT_ONCE) this.#prunedAt = now
    if (expired + done > 0) this.#isMoved = false
  }

  #quietly(work: () => boolean): boolean {
    try {
      return work()
    } catch {
      if (this.#database.inTransaction) this.#database.exec("ROLLBACK")
      return false
    }
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
