import { randomUUID } from "node:crypto"
import { hostname } from "node:os"
import { MemoryError } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { sql } from "../database/sql.ts"

/** A process that was not seen for this long is gone. The server's clock measures it, because the clocks of machines differ. */
const ABSENT_AFTER_SECONDS = 10
const SEEN_EVERY_MS = 3_000
const RETRY_EVERY_MS = 500

/**
 * The claim of one process to be the only one that works on a schema: a row that it renews. A lock of a session would be released sooner, but a
 * pooler may give the session to another process.
 */
export class WriterClaim {
  readonly #database: PostgresDatabase
  readonly #process = randomUUID()
  #renewing: NodeJS.Timeout | undefined
  /** Whether another process took the claim, as happens to one that was suspended. */
  isLost = false

  constructor(database: PostgresDatabase) {
    this.#database = database
  }

  /** Waits until a process that died without a word counts as gone. A living one is `store_unavailable`. */
  async take(): Promise<void> {
    let first: number | undefined
    for (;;) {
      const other = await this.#tryTake()
      if (other === undefined) break
      first ??= other.seen
      if (other.seen !== first) {
        throw new MemoryError("store_unavailable", `Another server uses this schema of PostgreSQL: ${other.holder}`, {
          remedy: "Stop it first, or set postgres.schema to another one. One server at a time can use a schema.",
        })
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY_MS))
    }
    this.isLost = false
    this.#renewing ??= setInterval(() => void this.#renew(), SEEN_EVERY_MS).unref()
  }

  async release(): Promise<void> {
    if (this.#renewing === undefined) return
    clearInterval(this.#renewing)
    this.#renewing = undefined
    await this.#database
      .transaction(async (transaction) => {
        transaction.send(sql`DELETE FROM keepsake.claims WHERE process = ${this.#process}::text`)
      })
      // Without a server it expires.
      .catch(() => undefined)
  }

  /** The process that holds the claim; `undefined` if it is this one. */
  async #tryTake(): Promise<{ readonly holder: string; readonly seen: number } | undefined> {
    return this.#database.transaction(async (transaction) => {
      const holder = `process ${process.pid} on ${hostname()}`
      const taken = await transaction.query(
        sql`INSERT INTO keepsake.claims AS c (name, process, holder, seen)
          VALUES ('writer', ${this.#process}::text, ${holder}::text, clock_timestamp())
          ON CONFLICT (name) DO UPDATE SET process = excluded.process, holder = excluded.holder, seen = excluded.seen
          WHERE c.process = excluded.process OR c.seen < clock_timestamp() - make_interval(secs => ${ABSENT_AFTER_SECONDS}::float8)
          RETURNING 1`,
      )
      if (taken.length > 0) return undefined
      const [other] = await transaction.query<{ readonly holder: string; readonly seen: number }>(
        sql`SELECT holder, extract(epoch FROM seen)::float8 AS seen FROM keepsake.claims WHERE name = 'writer'`,
      )
      return other
    })
  }

  async #renew(): Promise<void> {
    try {
      const renewed = await this.#database.transaction((transaction) =>
        transaction.query(
          sql`UPDATE keepsake.claims SET seen = clock_timestamp() WHERE process = ${this.#process}::text RETURNING 1`,
        ),
      )
      this.isLost = renewed.length === 0 && this.#renewing !== undefined
    } catch {
      // Tried again. Whether another process took it shows when the server is back.
    }
  }
}
