import type { Words } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { parsed } from "../json-text.ts"
import { countedWords, indexWords, quoted } from "../rows/index-words.ts"
import { isUnderWaySql, markSql, rebuildTable } from "../rows/rebuild-mark.ts"
import { foundTable } from "../schema/version-1.ts"
import type { TextIndex } from "./text-index.ts"

/** Memories put into the index at a time: some 20 ms, which is what a write may have to wait. */
const AT_ONCE = 100
const SHADOWS = ["data", "idx", "content", "docsize", "config"].map((name) => `found_${name}`)

/**
 * Builds the text index and the counts again from the words kept beside it, in the order of rows and a bit at a time. How far it has come stands in
 * the file, committed with what was done, so that a killed process goes on there. Rows beyond the mark are left to it by whoever writes them.
 */
export class TextRebuild {
  readonly #database: Database
  #mark: number | undefined

  /** Takes up what a process before left unfinished; begins anew where the index is gone or cannot be opened. */
  constructor(database: Database) {
    this.#database = database
    this.restore()
    if (!this.#answers()) database.transaction(() => this.begin()).immediate()
  }

  /** Whether a row's words are in the index, or will be put there by this rebuild. */
  holds(row: number): boolean {
    return this.#mark === undefined || row <= this.#mark
  }

  get isUnderWay(): boolean {
    return this.#mark !== undefined
  }

  /** An empty index in the place of whatever is there. Inside a transaction. */
  begin(): void {
    this.#drop()
    this.#database.exec(`${foundTable} DELETE FROM word_counts; DELETE FROM counts_to_add; UPDATE pools SET indexed = 0, length = 0;
      DROP TABLE IF EXISTS ${rebuildTable}; CREATE TABLE ${rebuildTable} (mark INTEGER NOT NULL);
      INSERT INTO ${rebuildTable} VALUES (0)`)
    this.#mark = 0
  }

  /** What was begun in a transaction that failed is as it was. */
  restore(): void {
    this.#mark = this.#database.prepare<[], number>(isUnderWaySql).pluck().get() === 1 ? this.#stored() : undefined
  }

  /** A bit of the work, in a transaction of its own. False when there is no more. */
  step(index: TextIndex): boolean {
    if (this.#mark === undefined) return false
    const from = this.#mark
    this.#database.exec("BEGIN IMMEDIATE")
    try {
      const rows = this.#after(from)
      this.#mark = rows.at(-1)?.row
      for (const { words, ...place } of rows) index.add(place, countedWords(parsed<Words>(words)))
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

  /** Whether the index opens and names the oldest and the newest memory that it should hold by one of their words: not a proof, but quick. */
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
        const { text } = indexWords(parsed<Words>(words))
        const [word] = text.split(" ")
        return word === undefined || word === "" || find.get(quoted(word), row) !== undefined
      })
    } catch {
      return false
    }
  }

  /** FTS5 does not drop an index that it cannot open: then its tables go one by one. */
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
