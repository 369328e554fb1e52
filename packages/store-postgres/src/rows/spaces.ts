import type { PostgresDatabase } from "../database/database.ts"
import { type Sql, sql } from "../database/sql.ts"
import { columnText } from "./column-text.ts"

/** Numbers of embedding spaces by name and dimensions. They never change and are never removed, so they are cached, whoever else writes. */
export class Spaces {
  readonly #database: PostgresDatabase
  readonly #numbers = new Map<string, number>()

  constructor(database: PostgresDatabase) {
    this.#database = database
  }

  /** The number of a space, assigned at its first write. */
  async assign(name: string, dimensions: number): Promise<number> {
    const key = `${dimensions} ${name}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const [row] = await this.#database.transaction((transaction) => {
      transaction.send(
        sql`INSERT INTO keepsake.spaces (name, dimensions) VALUES (${columnText(name)}::text, ${dimensions}::int)
          ON CONFLICT (name, dimensions) DO NOTHING`,
      )
      return transaction.query<{ readonly space: number }>(
        sql`SELECT space FROM keepsake.spaces WHERE name = ${columnText(name)}::text AND dimensions = ${dimensions}::int`,
      )
    })
    if (row === undefined) throw new Error("The space was not added")
    this.#numbers.set(key, row.space)
    return row.space
  }
}

/** The vector of a row `m` in the space of this name as text; null where it has none. */
export function embeddingColumn(name: string): Sql {
  return sql`(SELECT e.vector::text FROM keepsake.spaces n JOIN keepsake.vectors e ON e.tenant = m.tenant AND e.pool = m.pool
    AND e.space = n.space AND e.row_id = m.row_id WHERE n.name = ${columnText(name)}::text LIMIT 1)`
}
