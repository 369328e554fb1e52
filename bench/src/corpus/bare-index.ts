import Database from "better-sqlite3"
import type { AnalysedLine } from "./store-lines.ts"

/**
 * The minimum of full-text search in SQLite: one FTS5 table of the same words in this thread. The ratio to it measures
 * what the store adds: pools, validity, counts and whole records.
 */
export class BareIndex implements Disposable {
  readonly #db: Database.Database
  readonly #ask: Database.Statement

  constructor(path: string, lines: Iterable<AnalysedLine>) {
    this.#db = new Database(path)
    this.#db.pragma("journal_mode = WAL")
    this.#db.pragma("synchronous = NORMAL")
    this.#db.pragma("cache_size = -65536")
    this.#db.exec("CREATE VIRTUAL TABLE bare USING fts5(content UNINDEXED, words)")
    const insert = this.#db.prepare("INSERT INTO bare (content, words) VALUES (?, ?)")
    const all = this.#db.transaction(() => {
      for (const { line, words } of lines) insert.run(line.text, words.text)
    })
    all()
    this.#ask = this.#db.prepare("SELECT rowid, content, rank FROM bare WHERE bare MATCH ? ORDER BY rank LIMIT 200")
  }

  /** Returns the number of rows, all of which were read. */
  search(words: readonly string[]): number {
    return this.#ask.all(words.map((word) => `"${word}"`).join(" OR ")).length
  }

  [Symbol.dispose](): void {
    this.#db.close()
  }
}
