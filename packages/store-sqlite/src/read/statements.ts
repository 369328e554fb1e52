import type { Database, Statement } from "better-sqlite3"
import { plannedOnce } from "../rows/planned-once.ts"

const MOST = 200

/** Prepared statements by their text: questions come in few forms, and preparing one costs more than a small answer. */
export class Statements {
  readonly #database: Database
  readonly #prepared = new Map<string, Statement<(string | number)[], unknown>>()

  constructor(database: Database) {
    this.#database = database
  }

  /** `Row` is what the caller's SQL selects. */
  all<Row>(sql: string, values: readonly (string | number)[]): readonly Row[] {
    // The caller wrote both the SQL and the type of its rows.
    return this.#statement(sql).all(...values) as Row[]
  }

  #statement(sql: string): Statement<(string | number)[], unknown> {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    const statement = this.#database.prepare<(string | number)[]>(plannedOnce(sql))
    if (this.#prepared.size >= MOST) this.#prepared.clear()
    this.#prepared.set(sql, statement)
    return statement
  }
}
