import type { Change, Outcome, Pool, WriteOptions } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { rawSql, sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"
import { columnText } from "../rows/column-text.ts"
import { filterColumns, filterColumnTypes } from "../rows/filter-columns.ts"
import type { PoolKey, PoolKeys } from "../rows/pool-keys.ts"
import { Spaces } from "../rows/spaces.ts"
import { applyChanges, changedId } from "./apply-changes.ts"
import { loadRows } from "./load-rows.ts"
import type { NumberedRow, RowState } from "./row-state.ts"
import { checkDimensions, sendVectorChanges, writtenSpaces } from "./vector-changes.ts"
import { sendWordChanges } from "./word-changes.ts"

/** The increment of the sequence. */
const ROW_BLOCK = 1000
/** The number of lanes of the feed. Writes of one lane are made one after the other. */
export const FEED_LANES = 64

type Authorship = Pick<WriteOptions, "by" | "at">

/** Writes memories: one transaction for each write, in two round trips. */
export class MemoryWriter {
  readonly #database: PostgresDatabase
  readonly #pools: PoolKeys
  readonly #numbers: RowNumbers
  readonly #spaces: Spaces

  constructor(database: PostgresDatabase, pools: PoolKeys) {
    this.#database = database
    this.#pools = pools
    this.#spaces = new Spaces(database)
    this.#numbers = new RowNumbers(database)
  }

  async write(pool: Pool, changes: readonly Change[], authorship: Authorship): Promise<readonly Outcome[]> {
    if (changes.length === 0) return []
    const key = await this.#pools.assign(pool)
    const ids = [...new Set(changes.map(changedId))].sort()
    const puts = new Set(changes.filter(({ op }) => op === "put").map(changedId))
    // Taken before, because a transaction that waits for a second connection could wait forever.
    const numbers = await this.#numbers.take(puts.size)
    const { extension } = this.#database.vectors
    const spaces = extension === undefined ? [] : await writtenSpaces(changes, this.#spaces)
    return this.#database.transaction(async (transaction) => {
      const [rows] = await Promise.all([loadRows(transaction, key, ids), checkDimensions(transaction, spaces)])
      const outcomes = applyChanges(rows, key.pool, changes)
      const free = numbers.values()
      const changed = [...rows.values()].filter(isChanged).map((row): NumberedRow => {
        return { row, rowId: row.before.rowId ?? free.next().value ?? missingNumber() }
      })
      if (changed.length === 0) return outcomes
      // From here on nothing is waited for: other writers of the pool wait for the commit, and it must not depend on how soon this process goes on.
      const lane = key.pool % FEED_LANES
      transaction.send(sql`SELECT 1 FROM keepsake.feed_lanes WHERE lane = ${lane}::smallint FOR UPDATE`)
      sendVersions(transaction, key, changed, lane, authorship)
      sendSignals(transaction, key, changed)
      const { indexed, length } = sendWordChanges(transaction, key, changed)
      if (extension !== undefined) sendVectorChanges(transaction, key, changed, spaces, extension)
      const kept = changed.reduce((sum, { row }) => sum + isKept(row.state) - isKept(row.before.state), 0)
      // The name is written as well: it may have been replaced after the pool's last memory was erased.
      transaction.send(
        sql`UPDATE keepsake.pools SET kept = kept + ${kept}::bigint, indexed = indexed + ${indexed}::bigint,
          length = length + ${length}::bigint, name = ${columnText(pool.name)}::text
          WHERE tenant = ${key.tenant}::int AND pool = ${key.pool}::int`,
      )
      touchRows(transaction, key, changed)
      sendRows(transaction, key, changed)
      await transaction.commit()
      return outcomes
    })
  }
}

/** Numbers for new rows. They are taken in blocks, so that a write knows them before it begins. */
class RowNumbers {
  readonly #database: PostgresDatabase
  #next = 0
  #end = 0

  constructor(database: PostgresDatabase) {
    this.#database = database
  }

  async take(count: number): Promise<readonly number[]> {
    const numbers: number[] = []
    while (numbers.length < count) {
      if (this.#next === this.#end) {
        const [row] = await this.#database.transaction((transaction) =>
          transaction.query<{ readonly first: number }>(sql`SELECT nextval('keepsake.memory_rows') AS first`),
        )
        if (row === undefined) throw new Error("The sequence gave no number")
        this.#next = row.first
        this.#end = row.first + ROW_BLOCK
      }
      numbers.push(this.#next++)
    }
    return numbers
  }
}

function isChanged({ versions, words, signals, embeddings, before }: RowState): boolean {
  return versions.length > 0 || words !== before.words || signals !== before.signals || embeddings.size > 0
}

function isKept(state: RowState["state"]): number {
  return state === "live" || state === "deleted" ? 1 : 0
}

function missingNumber(): never {
  throw new Error("A new row has no number")
}

const columnNames = Object.keys(filterColumnTypes)
const columnList = rawSql(columnNames.map((name) => `"${name}"`).join(", "))
const columnTypes = rawSql(
  Object.entries(filterColumnTypes)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(", "),
)
const columnUpdates = rawSql(columnNames.map((name) => `"${name}" = r."${name}"`).join(", "))

/** Writes rows that get other words for the same revision, so that caches of their hits notice. */
function touchRows(transaction: Transaction, { tenant }: PoolKey, changed: readonly NumberedRow[]): void {
  const touched = changed.filter(({ row }) => row.versions.length === 0 && row.words !== row.before.words)
  if (touched.length === 0) return
  transaction.send(
    sql`UPDATE keepsake.memories SET revision = revision
      WHERE tenant = ${tenant}::int AND row_id = ANY (${touched.map(({ rowId }) => rowId)}::bigint[])`,
  )
}

/** A new id that another write took since the rows were read violates a key, which is a collision. */
function sendRows(transaction: Transaction, { tenant, pool }: PoolKey, changed: readonly NumberedRow[]): void {
  const written = changed.filter(({ row }) => row.versions.length > 0)
  const recordsOf = (rows: readonly NumberedRow[]) => {
    const records = rows.map(({ rowId, row }) => ({
      ...(row.memory && filterColumns(row.memory)),
      id: columnText(row.before.id),
      row_id: rowId,
      state: row.state,
      revision: row.revision,
    }))
    return sql`json_to_recordset(${JSON.stringify(records)}::json)
        AS r(id text, row_id bigint, state text, revision bigint, ${columnTypes})`
  }
  const added = written.filter(({ row }) => row.before.state === "new")
  if (added.length > 0) {
    transaction.send(
      sql`INSERT INTO keepsake.memories (tenant, pool, id, row_id, state, revision, ${columnList})
        SELECT ${tenant}::int, ${pool}::int, id, row_id, state, revision, ${columnList}
        FROM ${recordsOf(added)} ORDER BY id COLLATE "C"`,
    )
  }
  const existing = written.filter(({ row }) => row.before.state !== "new")
  if (existing.length > 0) {
    transaction.send(
      sql`UPDATE keepsake.memories m SET state = r.state, revision = r.revision, ${columnUpdates}
        FROM ${recordsOf(existing)} WHERE m.tenant = ${tenant}::int AND m.row_id = r.row_id`,
    )
  }
}

function sendVersions(
  transaction: Transaction,
  { tenant }: PoolKey,
  changed: readonly NumberedRow[],
  lane: number,
  { by, at }: Authorship,
): void {
  const gone = changed.filter(({ row }) => row.dropsVersions).map(({ rowId }) => rowId)
  if (gone.length > 0) {
    transaction.send(
      sql`DELETE FROM keepsake.versions WHERE tenant = ${tenant}::int AND row_id = ANY (${gone}::bigint[])`,
    )
  }
  const added = changed.flatMap(({ rowId, row }) => row.versions.map((version) => ({ rowId, ...version })))
  added.sort((one, other) => one.place - other.place)
  if (added.length === 0) return
  transaction.send(
    sql`INSERT INTO keepsake.versions (tenant, lane, row_id, revision, seq, erasure, body, at, by)
      SELECT ${tenant}::int, ${lane}::smallint, row_id, revision, (SELECT seq FROM keepsake.feed_lanes WHERE lane = ${lane}::smallint) + place, erasure, body, ${at}::float8, ${columnText(by)}::text
      FROM unnest(${added.map(({ rowId }) => rowId)}::bigint[], ${added.map(({ revision }) => revision)}::bigint[],
        ${added.map(({ isErasure }) => isErasure)}::boolean[],
        ${added.map(({ memory }) => (memory === undefined ? null : JSON.stringify(memory)))}::text[])
        WITH ORDINALITY AS n(row_id, revision, erasure, body, place)`,
  )
  transaction.send(
    sql`UPDATE keepsake.feed_lanes SET seq = seq + ${added.length}::bigint WHERE lane = ${lane}::smallint`,
  )
}

function sendSignals(transaction: Transaction, { tenant }: PoolKey, changed: readonly NumberedRow[]): void {
  const touched = changed.filter(({ row }) => row.signals !== row.before.signals)
  const gone = touched.filter(({ row }) => row.signals === undefined).map(({ rowId }) => rowId)
  if (gone.length > 0) {
    transaction.send(
      sql`DELETE FROM keepsake.signals WHERE tenant = ${tenant}::int AND row_id = ANY (${gone}::bigint[])`,
    )
  }
  const records = touched.flatMap(({ rowId, row: { signals } }) =>
    signals === undefined
      ? []
      : [
          {
            ...signals,
            row_id: rowId,
            last_used_at: signals.lastUsedAt,
            sessions: signals.sessions && JSON.stringify(signals.sessions),
          },
        ],
  )
  if (records.length === 0) return
  transaction.send(
    sql`INSERT INTO keepsake.signals (tenant, row_id, uses, last_used_at, useful, wrong, mentions, sessions, salience)
      SELECT ${tenant}::int, * FROM json_to_recordset(${JSON.stringify(records)}::json)
        AS r(row_id bigint, uses float8, last_used_at float8, useful float8, wrong float8, mentions float8, sessions text, salience float8)
      ON CONFLICT (tenant, row_id) DO UPDATE SET uses = excluded.uses, last_used_at = excluded.last_used_at,
        useful = excluded.useful, wrong = excluded.wrong, mentions = excluded.mentions, sessions = excluded.sessions, salience = excluded.salience`,
  )
}
