import type { Database } from "better-sqlite3"
import type { CountedWords } from "../rows/index-words.ts"
import type { TextRebuild } from "./text-rebuild.ts"
import { WordCounts } from "./word-counts.ts"

interface Place {
  readonly tenant: number
  readonly pool: number
  readonly row: number
}
interface Step extends Place {
  readonly add: boolean
  readonly words: CountedWords
}

/**
 * Keeps the full text index and the word counts. What calls ask for is collected and done once at the end of a round of writes: FTS5 writes
 * a new segment at every savepoint, and the counts of a common word would be written once for every memory.
 */
export class TextIndex {
  readonly #rebuild: TextRebuild
  readonly #insert
  readonly #remove
  readonly #counts: WordCounts
  readonly #total
  #kept: Step[] = []
  #asked: Step[] = []

  constructor(database: Database, rebuild: TextRebuild) {
    this.#rebuild = rebuild
    this.#insert = database.prepare<[number, string, string, string, string, string]>(
      "INSERT INTO found (rowid, text, speaker, before, after, owner) VALUES (?, ?, ?, ?, ?, ?)",
    )
    this.#remove = database.prepare<[number]>("DELETE FROM found WHERE rowid = ?")
    this.#counts = new WordCounts(database)
    this.#total = database.prepare<[number, number, number]>(
      "UPDATE pools SET indexed = indexed + ?, length = length + ? WHERE id = ?",
    )
  }

  add({ tenant, pool, row }: Place, words: CountedWords): void {
    this.#asked.push({ tenant, pool, row, add: true, words })
  }

  remove({ tenant, pool, row }: Place, words: CountedWords): void {
    this.#asked.push({ tenant, pool, row, add: false, words })
  }

  /** The call succeeded: what it asked for will be done. */
  keep(): void {
    this.#kept.push(...this.#asked)
    this.#asked = []
  }

  /** The call failed, and all that it asked for is off. */
  drop(): void {
    this.#asked = []
  }

  /** The round failed. */
  dropAll(): void {
    this.#asked = []
    this.#kept = []
    this.#counts.restore()
  }

  /** Does everything that was kept, and says how much that was. Called inside the transaction of the round, as the last thing. */
  flush(): number {
    const changes = new Map<number, PoolChange>()
    // What the rebuild has not come to is in the index no more, or not yet.
    for (const step of this.#kept.filter(({ row }) => this.#rebuild.holds(row))) {
      if (step.add) this.#insertRow(step)
      else this.#remove.run(step.row)
      counted(changes, step)
    }
    for (const [pool, { memories, length, words }] of changes) {
      this.#total.run(memories, length, pool)
      this.#counts.add(pool, words)
    }
    const { length } = this.#kept
    this.#kept = []
    return length
  }

  #insertRow({ row, tenant, pool, words: { text, speaker, before, after } }: Step): void {
    this.#insert.run(row, text, speaker, before, after, `p${pool} t${tenant}`)
  }
}

interface PoolChange {
  memories: number
  length: number
  readonly words: Map<string, number>
}

function counted(changes: Map<number, PoolChange>, { pool, add, words }: Step): void {
  const change = changes.get(pool) ?? { memories: 0, length: 0, words: new Map<string, number>() }
  changes.set(pool, change)
  const sign = add ? 1 : -1
  change.memories += sign
  change.length += sign * words.length
  for (const word of words.distinct) change.words.set(word, (change.words.get(word) ?? 0) + sign)
}
