import type { Database } from "better-sqlite3"
import type { CountedTerms } from "../rows/index-words.ts"
import { WordCounts } from "./word-counts.ts"

interface Place {
  readonly tenant: number
  readonly pool: number
  readonly row: number
}
/** `holds`: whether a row's words belong into the index already. */
interface RebuildProgress {
  holds(row: number): boolean
}
interface Step extends Place {
  readonly add: boolean
  readonly words: CountedTerms
}

/**
 * Writes the full-text index and the document frequencies. Changes are collected and written once at the end of a batch: FTS5 creates
 * a new segment at every savepoint, and the count of a common word would be written once per memory.
 */
export class TextIndexWriter {
  readonly #rebuild: RebuildProgress
  readonly #insert
  readonly #remove
  readonly #counts: WordCounts
  readonly #total
  #pending: Step[] = []
  #ofCall: Step[] = []

  constructor(database: Database, rebuild: RebuildProgress) {
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

  add({ tenant, pool, row }: Place, words: CountedTerms): void {
    this.#ofCall.push({ tenant, pool, row, add: true, words })
  }

  remove({ tenant, pool, row }: Place, words: CountedTerms): void {
    this.#ofCall.push({ tenant, pool, row, add: false, words })
  }

  /** Accepts the changes of a call that succeeded. */
  keep(): void {
    this.#pending.push(...this.#ofCall)
    this.#ofCall = []
  }

  /** Discards the changes of a call that failed. */
  drop(): void {
    this.#ofCall = []
  }

  /** Discards all changes after a rollback. */
  dropAll(): void {
    this.#ofCall = []
    this.#pending = []
    this.#counts.restore()
  }

  /** Writes all accepted changes and returns their number. Called last in the transaction of a batch. */
  flush(): number {
    const changes = new Map<number, PoolChange>()
    // Skips rows that a running rebuild has not reached, because it will index them.
    for (const step of this.#pending.filter(({ row }) => this.#rebuild.holds(row))) {
      if (step.add) this.#insertRow(step)
      else this.#remove.run(step.row)
      addToChanges(changes, step)
    }
    for (const [pool, { memories, length, words }] of changes) {
      this.#total.run(memories, length, pool)
      this.#counts.add(pool, words)
    }
    const { length } = this.#pending
    this.#pending = []
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

function addToChanges(changes: Map<number, PoolChange>, { pool, add, words }: Step): void {
  const change = changes.get(pool) ?? { memories: 0, length: 0, words: new Map<string, number>() }
  changes.set(pool, change)
  const sign = add ? 1 : -1
  change.memories += sign
  change.length += sign * words.length
  for (const word of words.distinct) change.words.set(word, (change.words.get(word) ?? 0) + sign)
}
