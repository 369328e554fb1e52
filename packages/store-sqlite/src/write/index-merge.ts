import type { Database } from "better-sqlite3"

/** Pages merged at a time: some 10 ms, which is what a write may have to wait. */
const PAGES = 128
/** Fewer rows since the last look cannot have changed much. */
const WORTH_A_LOOK = 500
/** An index of fewer pages is fast however it lies. */
const SMALL = 100
/** When the largest segment holds less than this share, words are looked up in too many places. */
const WHOLE = 0.8

/**
 * Brings the full text index together in one segment, little by little, when nothing else is to be done. Every commit adds a segment; FTS5 merges
 * those of a size by itself and leaves about a dozen, where a search in a large file takes two to three times as long as in one.
 */
export class IndexMerge {
  readonly #begin
  readonly #commit
  readonly #segments
  readonly #merge
  readonly #changes
  #isMerging = false
  #rows = WORTH_A_LOOK

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

  /** A bit of the work, in a transaction of its own. False when there is none. */
  step(): boolean {
    if (!this.#isMerging && !this.#isScattered()) return false
    this.#begin.run()
    const before = this.#changes.get() ?? 0
    // A negative number starts a merge of everything, a positive one goes on with it.
    this.#merge.run(this.#isMerging ? PAGES : -PAGES)
    const done = (this.#changes.get() ?? 0) - before
    this.#commit.run()
    // FTS5 counts one change for the command itself.
    this.#isMerging = done > 1
    return this.#isMerging
  }

  #isScattered(): boolean {
    if (this.#rows < WORTH_A_LOOK) return false
    this.#rows = 0
    const sizes = this.#segments.all()
    const all = sizes.reduce((sum, size) => sum + size, 0)
    return all > SMALL && (sizes[0] ?? 0) < WHOLE * all
  }
}
