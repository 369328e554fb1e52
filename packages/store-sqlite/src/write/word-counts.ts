import type { Database } from "better-sqlite3"

/** So many characters wait at most: adding them all takes some 10 ms, which is what a write may have to wait. */
const MOST_WAITING = 128 * 1024

/** How many memories of each pool hold a word, kept in two places: what a commit adds waits as one row, and is added to the counts proper together with what others did. */
export class WordCounts {
  readonly #database: Database
  readonly #wait
  readonly #waiting
  readonly #forget
  #characters: number | undefined

  constructor(database: Database) {
    this.#database = database
    this.#wait = database.prepare<[number, string]>("INSERT INTO counts_to_add (pool, words) VALUES (?, ?)")
    this.#waiting = database.prepare<[], number>("SELECT coalesce(sum(length(words)), 0) FROM counts_to_add").pluck()
    this.#forget = database.prepare<[number, string]>("DELETE FROM word_counts WHERE pool = ? AND word = ? AND n <= 0")
  }

  /** Inside a transaction. A word that fewer hold than before is written at once: of one that nobody holds any more nothing stays. */
  add(pool: number, words: ReadonlyMap<string, number>): void {
    const byChange: Record<number, string[]> = {}
    const fewer: string[] = []
    for (const [word, n] of words) {
      if (n === 0) continue
      byChange[n] ??= []
      byChange[n].push(word.toWellFormed())
      if (n < 0) fewer.push(word)
    }
    const text = JSON.stringify(byChange)
    if (text === "{}") return
    this.#wait.run(pool, text)
    this.#characters = (this.#characters ?? this.#waiting.get() ?? 0) + text.length
    if (fewer.length === 0 && this.#characters < MOST_WAITING) return
    this.#addAll()
    for (const word of fewer) this.#forget.run(pool, word)
  }

  /** The transaction failed: what waits is looked up again. */
  restore(): void {
    this.#characters = undefined
  }

  #addAll(): void {
    this.#database.exec(`
      INSERT INTO word_counts (pool, word, n)
      SELECT a.pool, w.value, sum(CAST(c.key AS INTEGER)) FROM counts_to_add a, json_each(a.words) c, json_each(c.value) w
      WHERE true GROUP BY a.pool, w.value
      ON CONFLICT (pool, word) DO UPDATE SET n = n + excluded.n;
      DELETE FROM counts_to_add`)
    this.#characters = 0
  }
}
