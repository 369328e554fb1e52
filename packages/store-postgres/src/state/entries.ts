import {
  cursorAt,
  type Entry,
  isNumber,
  type Json,
  type Page,
  type PageQuery,
  type Pool,
  pageOf,
  placeOf,
  type SetOptions,
} from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { allOf, rawSql, sql } from "../database/sql.ts"
import { columnText, fromColumnText, keyText } from "../rows/column-text.ts"
import type { PoolKeys } from "../rows/pool-keys.ts"

interface EntryColumns {
  readonly seq: number
  readonly key: string
  readonly revision: number
  readonly json: string | null
  readonly bytes: Buffer | null
}

/** Interval of removing expired entries. */
const PRUNE_EVERY_MS = 10 * 60_000

/** Entries in buckets. `now` determines which are expired; expired entries are treated as absent. */
export class EntryTable {
  readonly #database: PostgresDatabase
  readonly #pools: PoolKeys
  readonly #now: () => number
  #prunedAt: number

  constructor(database: PostgresDatabase, pools: PoolKeys, now: () => number) {
    this.#database = database
    this.#pools = pools
    this.#now = now
    this.#prunedAt = now()
  }

  async get(bucket: string, key: string): Promise<Entry | undefined> {
    const [row] = await this.#database.read<EntryColumns>(
      sql`SELECT seq, key, revision, json, bytes FROM keepsake.entries
        WHERE bucket = ${keyText(bucket)}::text AND key_id = ${keyText(key)}::text AND ${this.#isCurrent()}`,
    )
    return row && toEntry(row)
  }

  async set(
    bucket: string,
    key: string,
    value: Json | Uint8Array,
    { revision, expiresAt, about }: SetOptions,
  ): Promise<Entry | undefined> {
    const pool = about && (await this.#pools.assign(about))
    const [bucketId, keyId] = [keyText(bucket), keyText(key)]
    const json = value instanceof Uint8Array ? null : JSON.stringify(value)
    const bytes = value instanceof Uint8Array ? Buffer.from(value) : null
    const now = this.#now()
    const required = revision === undefined ? rawSql("true") : sql`e.revision = ${revision}::bigint`
    const rows = await this.#database.transaction(async (transaction) => {
      // An expired entry is replaced as if it had never existed.
      transaction.send(
        sql`DELETE FROM keepsake.entries WHERE bucket = ${bucketId}::text AND key_id = ${keyId}::text AND expires_at <= ${now}::float8`,
      )
      if (now - this.#prunedAt > PRUNE_EVERY_MS) {
        this.#prunedAt = now
        transaction.send(sql`DELETE FROM keepsake.entries WHERE expires_at <= ${now}::float8`)
      }
      const isUpdate = revision !== undefined && revision > 0
      return transaction.query<EntryColumns>(
        isUpdate
          ? sql`UPDATE keepsake.entries e SET revision = e.revision + 1, expires_at = ${expiresAt ?? null}::float8,
              tenant = ${pool?.tenant ?? null}::int, pool = ${pool?.pool ?? null}::int, json = ${json}::text, bytes = ${bytes}::bytea
            WHERE bucket = ${bucketId}::text AND key_id = ${keyId}::text AND ${required}
            RETURNING seq, key, revision, json, bytes`
          : sql`INSERT INTO keepsake.entries AS e (bucket, key_id, key, revision, expires_at, tenant, pool, json, bytes)
            VALUES (${bucketId}::text, ${keyId}::text, ${columnText(key)}::text, 1, ${expiresAt ?? null}::float8,
              ${pool?.tenant ?? null}::int, ${pool?.pool ?? null}::int, ${json}::text, ${bytes}::bytea)
            ON CONFLICT (bucket, key_id) DO UPDATE SET revision = e.revision + 1, expires_at = excluded.expires_at,
              tenant = excluded.tenant, pool = excluded.pool, json = excluded.json, bytes = excluded.bytes WHERE ${required}
            RETURNING seq, key, revision, json, bytes`,
      )
    })
    return rows[0] && toEntry(rows[0])
  }

  async delete(bucket: string, key: string): Promise<boolean> {
    const rows = await this.#database.transaction((transaction) =>
      transaction.query<{ readonly current: boolean }>(
        sql`DELETE FROM keepsake.entries WHERE bucket = ${keyText(bucket)}::text AND key_id = ${keyText(key)}::text
          RETURNING ${this.#isCurrent()} AS current`,
      ),
    )
    return rows[0]?.current === true
  }

  async list(bucket: string, page: PageQuery & { readonly newestFirst?: boolean }): Promise<Page<Entry>> {
    const { limit, cursor, newestFirst = false } = page
    const question = ["state", bucket, newestFirst]
    const after = cursor === undefined ? [] : [placeOf(question, cursor, isNumber)[0]]
    const rows = await this.#database.read<EntryColumns>(
      sql`SELECT seq, key, revision, json, bytes FROM keepsake.entries WHERE ${allOf([
        sql`bucket = ${keyText(bucket)}::text`,
        this.#isCurrent(),
        ...after.map((seq) => sql`seq ${rawSql(newestFirst ? "<" : ">")} ${seq}::bigint`),
      ])} ORDER BY seq ${rawSql(newestFirst ? "DESC" : "ASC")} LIMIT ${limit + 1}::bigint`,
    )
    const { items, ...rest } = pageOf(rows, limit, ({ seq }) => cursorAt(question, [seq]))
    return { items: items.map(toEntry), ...rest }
  }

  async erase(about: Pool): Promise<number> {
    const pool = await this.#pools.find(about)
    if (pool === undefined) return 0
    const rows = await this.#database.transaction((transaction) =>
      transaction.query(
        sql`DELETE FROM keepsake.entries WHERE tenant = ${pool.tenant}::int AND pool = ${pool.pool}::int RETURNING 1`,
      ),
    )
    return rows.length
  }

  #isCurrent() {
    return sql`(expires_at IS NULL OR expires_at > ${this.#now()}::float8)`
  }
}

function toEntry({ key, revision, json, bytes }: EntryColumns): Entry {
  // JSON that `set` has written.
  const value = json === null ? new Uint8Array(bytes ?? []) : (JSON.parse(json) as Json)
  return { key: fromColumnText(key), value, revision }
}
