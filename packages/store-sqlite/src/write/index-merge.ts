import type { Database } from "better-sqlite3"

/** Pages merged per step: about 10 ms, by which a step can delay a write. */
const PAGES = 128
/** Minimum number of indexed rows between checks. */
const MIN_CHANGED_ROWS = 500
/** Smaller indexes are fast with any number of segments. */
const SMALL_INDEX_PAGES = 100
/** Merge if the largest segment has less than this share, because every lookup reads all segments. */
const MIN_LARGEST_SHARE = 0.8

/**
 * Merges the full-text index into one segment, in small steps during idle time. Every commit adds a segment; FTS5 automatically merges
 * segments of similar size and leaves about a dozen, with which a search of a large file takes two to three times as long as with one.
 */
export class IndexMerge {
  readonly #begin
  readonly #commit
  readonly #segments
  readonly #merge
  readonly #changes
  #isMerging = false
  #rows = MIN_CHANGED_ROWS

  constructor(database: Database) {
    this.#begin = database.prepare("BEGIN IMMEDIATE")
    this.#commit = database.prepare("COMMIT")
    this.#segments = database
      .prepare<[], number>("SELECT count(*) FROM found_idx GROUP BY segid ORDER BY 1 DESC")
      .pluck()
    this.#merge = database.prepare<[number]>("INSERT INTO found (found, rank) VALUES ('merge', ?)")
    this.#changes = database.prepare<[], number>("SELECT total_changes()").pluck()
  }

  noteRows(indexed: number): void {
    this.#rows += indexed
  }

  /** Runs one step in a transaction of its own. False if there is nothing to merge. */
  step(): boolean {
    if (!this.#isMerging && !this.#isScattered()) return false
    this.#begin.run()
    const before = this.#changes.get() ?? 0
    // A negative number starts a full merge, a positive one continues it.
    this.#merge.run(this.#isMerging ? PAGES : -PAGES)
    const done = (this.#changes.get() ?? 0) - before
    this.#commit.run()
    // FTS5 counts the command itself as one change.
    this.#isMerging = done > 1
    return this.#isMerging
  }

  #isScattered(): boolean {
    if (this.#rows < MIN_CHANGED_ROWS) return false
    this.#rows = 0
    const sizes = this.#segments.all()
    const all = sizes.reduce((sum, size) => sum + size, 0)
    return all > SMALL_INDEX_PAGES && (sizes[0] ?? 0) < MIN_LARGEST_SHARE * all
  }
}
