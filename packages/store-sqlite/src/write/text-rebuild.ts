import type { Words } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { parseJson } from "../json-text.ts"
import { countTerms, indexWords, quoteTerm } from "../rows/index-words.ts"
import { isUnderWaySql, markSql, rebuildTable } from "../rows/rebuild-mark.ts"
import { fullTextTable } from "../schema/version-1.ts"
import type { TextIndexWriter } from "./text-index-writer.ts"

/** Memories indexed per step: about 20 ms, by which a step can delay a write. */
const AT_ONCE = 100
const SHADOWS = ["data", "idx", "content", "docsize", "config"].map((name) => `found_${name}`)

/**
 * Rebuilds the text index and the document frequencies from the stored words, in row order and in small steps. The progress is committed with each step,
 * so that a killed process resumes. Writers do not index rows beyond the mark, because the rebuild will.
 */
export class TextIndexRebuild {
  readonly #database: Database
  #mark: number | undefined

  /** Resumes an unfinished rebuild; starts one if the index is missing or cannot be opened. */
  constructor(database: Database) {
    this.#database = database
    this.restore()
    if (!this.#answers()) database.transaction(() => this.begin()).immediate()
  }

  /** Whether writers must keep a row's words in the index up to date. */
  holds(row: number): boolean {
    return this.#mark === undefined || row <= this.#mark
  }

  get isUnderWay(): boolean {
    return this.#mark !== undefined
  }

  /** Replaces the index by an empty one. Call inside a transaction. */
  begin(): void {
    this.#drop()
    this.#database.exec(`${fullTextTable} DELETE FROM word_counts; DELETE FROM counts_to_add; UPDATE pools SET indexed = 0, length = 0;
      DROP TABLE IF EXISTS ${rebuildTable}; CREATE TABLE ${rebuildTable} (mark INTEGER NOT NULL);
      INSERT INTO ${rebuildTable} VALUES (0)`)
    this.#mark = 0
  }

  /** Reads the mark again after a rollback. */
  restore(): void {
    this.#mark = this.#database.prepare<[], number>(isUnderWaySql).pluck().get() === 1 ? this.#stored() : undefined
  }

  /** Runs one step in a transaction of its own. False if the rebuild is complete. */
  step(index: TextIndexWriter): boolean {
    if (this.#mark === undefined) return false
    const from = this.#mark
    this.#database.exec("BEGIN IMMEDIATE")
    try {
      const rows = this.#after(from)
      this.#mark = rows.at(-1)?.row
      for (const { words, ...place } of rows) index.add(place, countTerms(parseJson<Words>(words)))
      index.keep()
      index.flush()
      if (this.#mark === undefined) this.#database.exec(`DROP TABLE ${rebuildTable}`)
      else this.#database.prepare(`UPDATE ${rebuildTable} SET mark = ?`).run(this.#mark)
      this.#database.exec("COMMIT")
      return this.#mark !== undefined
    } catch (error) {
      index.dropAll()
      if (this.#database.inTransaction) this.#database.exec("ROLLBACK")
      this.#mark = from
      throw error
    }
  }

  #after(row: number) {
    return this.#database
      .prepare<
        [number, number],
        { readonly row: number; readonly tenant: number; readonly pool: number; readonly words: string }
      >(
        `SELECT w.row, m.tenant, m.pool, w.words FROM words w JOIN memories m ON m.row = w.row
        WHERE w.row > ? ORDER BY w.row LIMIT ?`,
      )
      .all(row, AT_ONCE)
  }

  #stored(): number {
    return this.#database.prepare<[], number>(markSql).pluck().get() ?? 0
  }

  /** Checks that the index opens and contains the oldest and the newest memory that it should. Not a proof, but fast. */
  #answers(): boolean {
    const ends = this.#database
      .prepare<[number], { readonly row: number; readonly words: string }>(
        "SELECT row, words FROM words WHERE row IN ((SELECT min(row) FROM words), (SELECT max(row) FROM words WHERE row <= ?))",
      )
      .all(this.#mark ?? Number.MAX_SAFE_INTEGER)
      .filter(({ row }) => this.holds(row))
    try {
      const find = this.#database.prepare<[string, number]>("SELECT 1 FROM found WHERE found MATCH ? AND rowid = ?")
      return ends.every(({ row, words }) => {
        const { text } = indexWords(parseJson<Words>(words))
        const [word] = text.split(" ")
        return word === undefined || word === "" || find.get(quoteTerm(word), row) !== undefined
      })
    } catch {
      return false
    }
  }

  /** FTS5 cannot drop an index that it cannot open; its tables are then dropped one by one. */
  #drop(): void {
    try {
      this.#database.exec("SAVEPOINT drop_found; DROP TABLE IF EXISTS found; RELEASE drop_found")
    } catch {
      this.#database.exec("ROLLBACK TO drop_found; RELEASE drop_found")
      this.#database.unsafeMode(true)
      try {
        this.#database.pragma("writable_schema = ON")
        this.#database.exec("DELETE FROM sqlite_schema WHERE name = 'found'")
        this.#database.pragma("writable_schema = RESET")
      } finally {
        this.#database.unsafeMode(false)
      }
    }
    this.#database.unsafeMode(true)
    for (const name of SHADOWS) this.#database.exec(`DROP TABLE IF EXISTS ${name}`)
    this.#database.unsafeMode(false)
  }
}
