import type { Database } from "better-sqlite3"

/** Maximum size of pending counts: merging them takes about 10 ms, by which it can delay a write. */
const MAX_PENDING_CHARACTERS = 128 * 1024

/** Document frequencies per pool. Each commit appends its changes as one pending row, and pending rows are merged into the table together. */
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

  /** Call inside a transaction. Decreases are merged immediately, so that no word remains after its last memory is gone. */
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
    if (fewer.length === 0 && this.#characters < MAX_PENDING_CHARACTERS) return
    this.#addAll()
    for (const word of fewer) this.#forget.run(pool, word)
  }

  /** Forgets the cached size after a rollback. */
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
