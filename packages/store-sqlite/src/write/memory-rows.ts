import { joinSessions, type Memory, type MemoryId, type Signals, type Words } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { type JsonString, parseJson } from "../json-text.ts"
import { columnNames } from "../rows/columns.ts"
import { countTerms } from "../rows/index-words.ts"
import type { WhereColumns } from "../rows/where-sql.ts"
import type { PoolNumbers } from "./pool-numbers.ts"
import type { TextIndexWriter } from "./text-index-writer.ts"

/** The state of an id: a memory, or a tombstone. */
export interface StoredRow {
  readonly row: number
  readonly tenant: number
  readonly pool: number
  readonly state: "live" | "deleted" | "erased"
  readonly revision: number
  /** Feed position of its newest version. */
  readonly version: number
}
/** The next version of an id. */
export interface NewVersion {
  readonly id: MemoryId
  readonly revision: number
  readonly body: JsonString<Memory>
  readonly columns: WhereColumns
}
interface Authorship {
  readonly by: string
  readonly at: number
}

/** Writes the rows of memories together with everything that belongs to them, so that they stay consistent. */
export class MemoryRows {
  readonly #index: TextIndexWriter
  readonly #sql

  constructor(database: Database, index: TextIndexWriter) {
    this.#index = index
    const columns = columnNames.join(", ")
    const marks = columnNames.map(() => "?").join(", ")
    const blank = columnNames.map((name) => `${name} = NULL`).join(", ")
    this.#sql = {
      find: database.prepare<[number, MemoryId], StoredRow>(
        "SELECT row, tenant, pool, state, revision, version FROM memories WHERE tenant = ? AND id = ?",
      ),
      body: database.prepare<[number], string>("SELECT body FROM versions WHERE seq = ?").pluck(),
      newest: database.prepare<[], number>("SELECT seq FROM sqlite_sequence WHERE name = 'versions'").pluck(),
      add: database.prepare<(string | number | null)[]>(
        `INSERT INTO memories (tenant, pool, id, state, revision, version, ${columns}) VALUES (?, ?, ?, 'live', ?, ?, ${marks})`,
      ),
      addVersion: database.prepare<
        [number | null, number, number, number, string, number | null, number, string | null]
      >("INSERT INTO versions (seq, row, revision, at, by, created_at, erasure, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
      live: database.prepare<(string | number | null)[]>(
        `UPDATE memories SET (state, revision, version, ${columns}) = ('live', ?, ?, ${marks}) WHERE row = ?`,
      ),
      addTombstone: database.prepare<[string, number, number, number]>(
        `UPDATE memories SET state = ?, revision = ?, version = ?, ${blank} WHERE row = ?`,
      ),
      dropVersions: database.prepare<[number]>("DELETE FROM versions WHERE row = ?"),
      dropSignals: database.prepare<[number]>("DELETE FROM signals WHERE row = ?"),
      kept: database.prepare<[number, number]>("UPDATE pools SET kept = kept + ? WHERE id = ?"),
      words: database.prepare<[number], string>("SELECT words FROM words WHERE row = ?").pluck(),
      addWords: database.prepare<[number, string]>("INSERT INTO words (row, words) VALUES (?, ?)"),
      dropWords: database.prepare<[number]>("DELETE FROM words WHERE row = ?"),
      length: database.prepare<[number | null, number]>(
        "UPDATE memories SET length = ?, worded = worded + 1 WHERE row = ?",
      ),
      sessions: database
        .prepare<[number], JsonString<readonly string[]> | null>("SELECT sessions FROM signals WHERE row = ?")
        .pluck(),
      signal: database.prepare<[number, number, number | null, number, number, number, string | null, number | null]>(
        `INSERT INTO signals (row, uses, last_used_at, useful, wrong, mentions, sessions, salience) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (row) DO UPDATE SET uses = uses + excluded.uses, useful = useful + excluded.useful,
        wrong = wrong + excluded.wrong, mentions = mentions + excluded.mentions,
        last_used_at = coalesce(excluded.last_used_at, last_used_at), sessions = coalesce(excluded.sessions, sessions), salience = coalesce(excluded.salience, salience)`,
      ),
    }
  }

  find(tenant: number, id: MemoryId): StoredRow | undefined {
    return this.#sql.find.get(tenant, id)
  }

  /** The JSON of a live memory, without its signals. */
  bodyOf({ version }: StoredRow): JsonString<Memory> | undefined {
    return this.#sql.body.get(version)
  }

  /** Inserts the next version of an id. A new row is written once, with the number that its version will get. */
  keep(
    { tenant, pool }: PoolNumbers,
    before: StoredRow | undefined,
    made: NewVersion,
    { by, at }: Authorship,
  ): StoredRow {
    const { id, revision, body, columns } = made
    const values = columnNames.map((name) => columns[name])
    const version = (this.#sql.newest.get() ?? 0) + 1
    const row = before?.row ?? Number(this.#sql.add.run(tenant, pool, id, revision, version, ...values).lastInsertRowid)
    this.#sql.addVersion.run(version, row, revision, at, by, columns.created_at, 0, body)
    if (before !== undefined) this.#sql.live.run(revision, version, ...values, row)
    if (before === undefined || before.state === "erased") this.#sql.kept.run(1, pool)
    return { row, tenant, pool, state: "live", revision, version }
  }

  /** Removes a memory from every read; an erased one also loses its versions and signals. Adds a feed item without a memory. */
  addTombstone({ row, pool, revision }: StoredRow, state: "deleted" | "erased", { by, at }: Authorship): void {
    const isErased = state === "erased"
    if (isErased) {
      this.#sql.dropVersions.run(row)
      this.#sql.dropSignals.run(row)
      this.#sql.kept.run(-1, pool)
    }
    const added = this.#sql.addVersion.run(null, row, revision + 1, at, by, null, isErased ? 1 : 0, null)
    this.#sql.addTombstone.run(state, revision + 1, Number(added.lastInsertRowid), row)
  }

  index(stored: StoredRow, words: JsonString<Words>): void {
    const counted = countTerms(parseJson(words))
    this.#sql.addWords.run(stored.row, words)
    this.#sql.length.run(counted.length, stored.row)
    this.#index.add(stored, counted)
  }

  unindex(stored: StoredRow): void {
    const words: JsonString<Words> | undefined = this.#sql.words.get(stored.row)
    if (words === undefined) return
    this.#sql.dropWords.run(stored.row)
    this.#sql.length.run(null, stored.row)
    this.#index.remove(stored, countTerms(parseJson(words)))
  }

  signal(
    { row }: StoredRow,
    { uses = 0, lastUsedAt, useful = 0, wrong = 0, mentions = 0, sessions, salience }: Partial<Signals>,
  ): void {
    const joined = sessions === undefined ? null : JSON.stringify(joinSessions(this.#sessionsOf(row), sessions) ?? [])
    this.#sql.signal.run(row, uses, lastUsedAt ?? null, useful, wrong, mentions, joined, salience ?? null)
  }

  #sessionsOf(row: number): readonly string[] | undefined {
    const stored = this.#sql.sessions.get(row)
    return stored === null || stored === undefined ? undefined : parseJson(stored)
  }
}
