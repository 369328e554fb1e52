import { Client } from "pg"
import type { AnalysedLine } from "../corpus/store-lines.ts"
import type { PostgresServer } from "./postgres-server.ts"

const BATCH = 1_000

/**
 * The minimum of full-text search in PostgreSQL: one table with a `tsvector` of the same words and a GIN index, asked on one connection for the best
 * rows by `ts_rank`.
 */
export class BareTsvector implements AsyncDisposable {
  readonly #client: Client
  readonly #table: string

  private constructor(client: Client, table: string) {
    this.#client = client
    this.#table = table
  }

  static async create(server: PostgresServer, table: string, rows: readonly AnalysedLine[]): Promise<BareTsvector> {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query(`CREATE TABLE ${table} (id bigserial PRIMARY KEY, content text, words tsvector)`)
    for (let from = 0; from < rows.length; from += BATCH) {
      const some = rows.slice(from, from + BATCH)
      await client.query(
        `INSERT INTO ${table} (content, words)
          SELECT content, to_tsvector('simple', words) FROM unnest($1::text[], $2::text[]) AS n(content, words)`,
        [some.map(({ line }) => line.text), some.map(({ words }) => words.text)],
      )
    }
    await client.query(`CREATE INDEX ON ${table} USING gin (words)`)
    return new BareTsvector(client, table)
  }

  /** Returns the number of rows, all of which were read. */
  async search(words: readonly string[]): Promise<number> {
    const { rows } = await this.#client.query(
      `SELECT id, content, ts_rank(words, query) AS rank FROM ${this.#table}, to_tsquery('simple', $1) AS query
        WHERE words @@ query ORDER BY rank DESC LIMIT 200`,
      [words.map((word) => `'${word.replaceAll("'", "''")}'`).join(" | ")],
    )
    return rows.length
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end()
  }
}
