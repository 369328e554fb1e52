import type { Memory, MemoryId, Signals, Words } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { columnNames, columnsOf } from "../rows/columns.ts"
import { countedWords, indexWords } from "../rows/index-words.ts"
import type { PoolNumbers } from "./pool-numbers.ts"
import type { TextIndex } from "./text-index.ts"

/** What stands under an id: a memory, or what is left of one. */
export interface Stored {
  readonly row: number
  readonly tenant: number
  readonly pool: number
  readonly state: "live" | "deleted" | "erased"
  readonly revision: number
  /** Its newest version's place in the feed. */
  readonly version: number
}
interface Moment {
  readonly by: string
  readonly at: number
}

/** The rows of memories with everything that belongs to them, so that none is changed without the others. */
export class MemoryRows {
  readonly #index: TextIndex
  readonly #sql

  constructor(database: Database, index: TextIndex) {
    this.#index = index
    const columns = columnNames.join(", ")
    const marks = columnNames.map(() => "?").join(", ")
    const blank = columnNames.map((name) => `${name} = NULL`).join(", ")
    this.#sql = {
      find: database.prepare<[number, MemoryId], Stored>(
        "SELECT row, tenant, pool, state, revision, version FROM memories WHERE tenant = ? AND id = ?",
      ),
      body: database.prepare<[number], string>("SELECT body FROM versions WHERE seq = ?").pluck(),
      add: database.prepare<[number, number, MemoryId]>(
        "INSERT INTO memories (tenant, pool, id, state, revision, version) VALUES (?, ?, ?, 'erased', 0, 0)",
      ),
      addVersion: database.prepare<[number, number, number, string, number | null, number, string | null]>(
        "INSERT INTO versions (row, revision, at, by, created_at, erasure, body) VALUES (?, ?, ?, ?, ?, ?, ?)",
      ),
      live: database.prepare<(string | number | null)[]>(
        `UPDATE memories SET (state, revision, version, ${columns}) = ('live', ?, ?, ${marks}) WHERE row = ?`,
      ),
      bury: database.prepare<[string, number, number, number]>(
        `UPDATE memories SET state = ?, revision = ?, version = ?, ${blank} WHERE row = ?`,
      ),
      dropVersions: database.prepare<[number]>("DELETE FROM versions WHERE row = ?"),
      dropSignals: database.prepare<[number]>("DELETE FROM signals WHERE row = ?"),
      kept: database.prepare<[number, number]>("UPDATE pools SET kept = kept + ? WHERE id = ?"),
      words: database.prepare<[number], string>("SELECT words FROM words WHERE row = ?").pluck(),
      addWords: database.prepare<[number, string]>("INSERT INTO words (row, words) VALUES (?, ?)"),
      dropWords: database.prepare<[number]>("DELETE FROM words WHERE row = ?"),
      length: database.prepare<[number | null, number]>("UPDATE memories SET length = ? WHERE row = ?"),
      signal: database.prepare<[number, number, number | null, number, number, number, number | null]>(
        `INSERT INTO signals (row, uses, last_used_at, useful, wrong, mentions, salience) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (row) DO UPDATE SET uses = uses + excluded.uses, useful = useful + excluded.useful,
        wrong = wrong + excluded.wrong, mentions = mentions + excluded.mentions,
        last_used_at = coalesce(excluded.last_used_at, last_used_at), salience = coalesce(excluded.salience, salience)`,
      ),
    }
  }

  find(tenant: number, id: MemoryId): Stored | undefined {
    return this.#sql.find.get(tenant, id)
  }

  /** The memory of a live row, without its signals. */
  memoryOf({ version }: Stored): Memory | undefined {
    const body = this.#sql.body.get(version)
    // Written by `keep`.
    return body === undefined ? undefined : (JSON.parse(body) as Memory)
  }

  /** Makes `memory` the newest version of its id. */
  keep({ tenant, pool }: PoolNumbers, before: Stored | undefined, memory: Memory, { by, at }: Moment): Stored {
    const row = before?.row ?? Number(this.#sql.add.run(tenant, pool, memory.id).lastInsertRowid)
    const { revision } = memory
    const columns = columnsOf(memory)
    const added = this.#sql.addVersion.run(row, revision, at, by, columns.created_at, 0, JSON.stringify(memory))
    const version = Number(added.lastInsertRowid)
    this.#sql.live.run(revision, version, ...columnNames.map((name) => columns[name]), row)
    if (before === undefined || before.state === "erased") this.#sql.kept.run(1, pool)
    return { row, tenant, pool, state: "live", revision, version }
  }

  /** Takes a row out of every read; an erased one loses its versions and signals too. The feed gets an item without memory. */
  bury({ row, pool, revision }: Stored, state: "deleted" | "erased", { by, at }: Moment): void {
    const isErased = state === "erased"
    if (isErased) {
      this.#sql.dropVersions.run(row)
      this.#sql.dropSignals.run(row)
      this.#sql.kept.run(-1, pool)
    }
    const added = this.#sql.addVersion.run(row, revision + 1, at, by, null, isErased ? 1 : 0, null)
    this.#sql.bury.run(state, revision + 1, Number(added.lastInsertRowid), row)
  }

  index(stored: Stored, words: Words): void {
    this.#sql.addWords.run(stored.row, JSON.stringify(words))
    this.#sql.length.run(countedWords(indexWords(words)).length, stored.row)
    this.#index.add(stored, words)
  }

  unindex(stored: Stored): void {
    const text = this.#sql.words.get(stored.row)
    if (text === undefined) return
    this.#sql.dropWords.run(stored.row)
    this.#sql.length.run(null, stored.row)
    // Written by `index`.
    this.#index.remove(stored, JSON.parse(text) as Words)
  }

  signal(
    { row }: Stored,
    { uses = 0, lastUsedAt, useful = 0, wrong = 0, mentions = 0, salience }: Partial<Signals>,
  ): void {
    this.#sql.signal.run(row, uses, lastUsedAt ?? null, useful, wrong, mentions, salience ?? null)
  }
}
