import type { MemoryId, Words } from "@keepsake/core/plugin"
import { WriteCollision } from "../database/failures.ts"
import { sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"
import { columnText, fromColumnText } from "../rows/column-text.ts"
import { type SignalColumns, signalColumnList, toMemory, toSignals } from "../rows/memory-body.ts"
import type { PoolKey } from "../rows/pool-keys.ts"
import { RowState } from "./row-state.ts"

interface LoadedRow extends SignalColumns {
  readonly id: string
  readonly row_id: number
  readonly pool: number
  readonly state: "live" | "deleted" | "erased"
  readonly revision: number
  readonly body: string | null
  readonly words: string | null
}

/**
 * Reads the rows of these ids, locked in their order so that writers cannot deadlock. Unknown ids are new rows of the pool. Two statements, because one that
 * waits for a lock reads the words and signals of before. Throws `WriteCollision` if a row was added between them.
 */
export async function loadRows(
  transaction: Transaction,
  { tenant, pool }: PoolKey,
  ids: readonly MemoryId[],
): Promise<ReadonlyMap<MemoryId, RowState>> {
  const keys = ids.map(columnText)
  const locking = transaction.query<{ readonly row_id: number }>(
    sql`SELECT row_id FROM keepsake.memories WHERE tenant = ${tenant}::int AND id = ANY (${keys}::text[]) ORDER BY id FOR UPDATE`,
  )
  const reading = transaction.query<LoadedRow>(
    sql`SELECT m.id, m.row_id, m.pool, m.state, m.revision, v.body, w.words, ${signalColumnList} FROM keepsake.memories m
      LEFT JOIN keepsake.versions v ON v.tenant = m.tenant AND v.row_id = m.row_id AND v.revision = m.revision
      LEFT JOIN keepsake.words w ON w.tenant = m.tenant AND w.row_id = m.row_id
      LEFT JOIN keepsake.signals s ON s.tenant = m.tenant AND s.row_id = m.row_id
      WHERE m.tenant = ${tenant}::int AND m.id = ANY (${keys}::text[])`,
  )
  const [locked, loaded] = await Promise.all([locking, reading])
  if (loaded.length > locked.length) throw new WriteCollision("Another write added a row")
  const rows = new Map(ids.map((id) => [id, new RowState({ id, pool, state: "new", revision: 0 })]))
  for (const { id: stored, row_id: rowId, body, words, state, revision, pool: owner, ...columns } of loaded) {
    const id = fromColumnText(stored)
    const memory = state === "live" && body !== null ? toMemory({ ...noSignals, body }) : undefined
    const signals = toSignals(columns)
    // Written by this store from words.
    const indexed = words === null ? undefined : (JSON.parse(words) as Words)
    const before = { id, rowId, pool: owner, state, revision }
    rows.set(
      id,
      new RowState({
        ...before,
        ...(memory && { memory }),
        ...(signals && { signals }),
        ...(indexed && { words: indexed }),
      }),
    )
  }
  return rows
}

const noSignals: SignalColumns = {
  uses: null,
  last_used_at: null,
  useful: null,
  wrong: null,
  mentions: null,
  sessions: null,
  salience: null,
}
