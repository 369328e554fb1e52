import type { Database, Statement } from "better-sqlite3"
import { stablePlan } from "../rows/stable-plan.ts"

const MOST = 200

/** Caches prepared statements by SQL: there are few distinct queries, and preparing one costs more than a small result. */
export class Statements {
  readonly #database: Database
  readonly #prepared = new Map<string, Statement<(string | number)[], unknown>>()

  constructor(database: Database) {
    this.#database = database
  }

  /** `Row` is the type that the caller's SQL selects. */
  all<Row>(sql: string, values: readonly (string | number)[]): readonly Row[] {
    // The caller provides both the SQL and the type of its rows.
    return this.#statement(sql).all(...values) as Row[]
  }

  #statement(sql: string): Statement<(string | number)[], unknown> {
    const cached = this.#prepared.get(sql)
    if (cached !== undefined) return cached
    const statement = this.#database.prepare<(string | number)[]>(stablePlan(sql))
    if (this.#prepared.size >= MOST) this.#prepared.clear()
    this.#prepared.set(sql, statement)
    return statement
  }
}
