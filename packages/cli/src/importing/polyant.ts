import type { ForeignLine } from "@keepsake/api"
import { given } from "@keepsake/core/internal"
import { type ForeignEntry, nonBlank } from "@keepsake/server/foreign"
import { Client } from "pg"
import { CommandError } from "../command-error.ts"
import { type ImportSource, toJsonLines } from "./import-source.ts"
import { SkippedItems } from "./skipped-items.ts"
import { stopAtDamage } from "./stop-at-damage.ts"

/** Rows of one query. */
const PAGE = 500
const CONNECT_TIMEOUT_MS = 10_000

interface Row {
  readonly id: string
  readonly instance: string | null
  readonly content: string | null
  readonly category: string | null
  readonly importance: number | null
  readonly conversation: string | null
  readonly created: Date | null
  readonly updated: Date | null
}

/** The memories in a Polyant database, which is read and not changed. Closed when it is disposed of. */
export class Polyant implements AsyncDisposable {
  readonly total: number
  readonly #client: Client
  readonly #host: string

  private constructor(client: Client, host: string, total: number) {
    this.#client = client
    this.#host = host
    this.total = total
  }

  /** `store_unavailable` without a server, `file_unreadable` for the database of another program. */
  static async open(url: string): Promise<Polyant> {
    const { host } = parseUrl(url)
    const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    // A connection that breaks later fails the query that runs.
    client.on("error", () => undefined)
    try {
      await client.connect()
      await client.query("SET default_transaction_read_only = on")
    } catch (error) {
      throw new CommandError(1, "store_unavailable", `The database at ${host} cannot be read: ${messageOf(error)}`, {
        cause: error,
        remedy: "Check the address, the password and that the server accepts connections from here.",
      })
    }
    try {
      const { rows } = await client.query<{ readonly n: string }>("SELECT count(instance_id) AS n FROM memories")
      return new Polyant(client, host, Number(rows[0]?.n ?? 0))
    } catch (error) {
      await client.end()
      throw new CommandError(1, "file_unreadable", `The database at ${host} has no table of memories of Polyant`, {
        cause: error,
        remedy: "Name the database that Polyant uses: its DATABASE_URL.",
      })
    }
  }

  /** Every memory as one of a tenant: the given one, or one for each instance. */
  read(tenant: string | undefined): ImportSource {
    const left = new SkippedItems()
    let done = 0
    const pages = this.#pages()
    async function* memories(): AsyncGenerator<ForeignEntry> {
      for await (const row of pages) {
        done++
        const content = nonBlank(row.content)
        const instance = nonBlank(row.instance)
        if (content === undefined) yield { left: { where: row.id, code: "no_text", message: "It has no content" } }
        else if (instance === undefined && tenant === undefined) {
          yield { left: { where: row.id, code: "orphan", message: "It belongs to no instance" } }
        } else yield toLine(row, content, tenant ?? instance)
      }
    }
    return {
      lines: toJsonLines(stopAtDamage(memories(), this.#host, left), left),
      skipped: left,
      done: () => done,
      total: this.total,
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end()
  }

  async *#pages(): AsyncGenerator<Row> {
    for (let after = ""; ; ) {
      const rows = await this.#page(after)
      yield* rows
      const last = rows.at(-1)
      if (last === undefined || rows.length < PAGE) return
      after = last.id
    }
  }

  async #page(after: string): Promise<readonly Row[]> {
    try {
      const { rows } = await this.#client.query<Row>(
        `SELECT id::text AS id, instance_id::text AS instance, content, category, importance::float8 AS importance,
          source_conversation_id::text AS conversation, created_at AS created, updated_at AS updated
        FROM memories WHERE id::text > $1 ORDER BY id::text LIMIT ${PAGE}`,
        [after],
      )
      return rows
    } catch (error) {
      throw new CommandError(
        1,
        "file_unreadable",
        `The database at ${this.#host} cannot be read to its end: ${messageOf(error)}`,
        {
          cause: error,
          remedy: "Import again: what is there already is not doubled.",
        },
      )
    }
  }
}

const MAX_IMPORTANCE = 10

function toLine(row: Row, content: string, tenant: string | undefined): ForeignLine {
  const { id, category, importance, conversation, created, updated } = row
  const optional = {
    tenant,
    category: nonBlank(category),
    // From 1 to 10 there, and unchecked.
    importance: importance === null ? undefined : Math.min(MAX_IMPORTANCE, Math.max(0, importance)) / MAX_IMPORTANCE,
    session: nonBlank(conversation),
    createdAt: created?.toISOString(),
    updatedAt: updated?.toISOString(),
  }
  return { content, id, ...given(optional), metadata: { importedFrom: "polyant" } }
}

/** Messages of the client contain no password. */
function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : "no server answers there"
}

function parseUrl(url: string): URL {
  if (/^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url)) return new URL(url)
  throw new CommandError(2, "usage", "The address of the database is none", {
    remedy: "Write it as postgres://USER:PASSWORD@HOST:5432/DATABASE, with special characters percent-encoded.",
  })
}
