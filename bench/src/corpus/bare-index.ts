import Database from "better-sqlite3"
import type { Worded } from "./stored.ts"

/**
 * The least that full text search in SQLite can be: one FTS5 table of the same words, nobody's but ours, asked in this thread. What the store does
 * beyond it (pools, validity, counts, whole records) is what the ratio measures.
 */
export class BareIndex implements Disposable {
  readonly #db: Database.Database
  readonly #ask: Database.Statement

  constructor(path: string, lines: Iterable<Worded>) {
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

  /** How many were found; the rows have been read. */
  search(words: readonly string[]): number {
    return this.#ask.all(words.map((word) => `"${word}"`).join(" OR ")).length
  }

  [Symbol.dispose](): void {
    this.#db.close()
  }
}
