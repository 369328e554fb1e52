import { type Memory, memoryOfRow, type Scope, type VersionRow } from "@keepsake/core/plugin"
import type { LanceTable } from "../database/lance-table.ts"
import { parseTableRow, type TableRow, VERSION_COLUMNS } from "../rows.ts"
import { isIn, quote } from "../sql.ts"

/** A version with its vectors by space. */
export interface CurrentRow {
  readonly row: VersionRow
  readonly vectors: ReadonlyMap<string, Float32Array>
}

/** What orders rows, for LanceDB's `orderBy`. */
export interface RowOrder {
  readonly columnName: string
  readonly ascending: boolean
}

/** Keys in one query: SQL of a megabyte takes longer to parse than to answer. */
const KEYS_AT_ONCE = 1_000

/** At most `limit` versions, optionally in order. */
export async function readRows(
  table: LanceTable,
  filter: string,
  limit: number,
  order: readonly RowOrder[] = [],
): Promise<readonly VersionRow[]> {
  const found = await table.rows((open) => {
    const query = open
      .query()
      .where(filter)
      .select([...new Set([...VERSION_COLUMNS, ...order.map(({ columnName }) => columnName)])])
      .limit(limit)
    return order.length === 0 ? query : query.orderBy([...order])
  })
  return found.map(parseTableRow)
}

/** The current rows of memories by their keys, tombstones included. */
export async function readCurrentRows(
  table: LanceTable,
  keys: readonly string[],
  withVectors = true,
): Promise<ReadonlyMap<string, CurrentRow>> {
  const stored = new Map<string, CurrentRow>()
  const columns = [...VERSION_COLUMNS, "key", ...(withVectors ? table.spaces.map(({ column }) => column) : [])]
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const some = keys.slice(from, from + KEYS_AT_ONCE)
    // By the key alone: each further condition costs another look-up in an index.
    const where = isIn("key", some)
    for (const row of await table.rows((open) => open.query().where(where).select(columns).limit(some.length))) {
      stored.set(String(row.key), { row: parseTableRow(row), vectors: vectorsIn(table, row) })
    }
  }
  return stored
}

/** The memory of a row, if it exists and is in the scope. */
export function memoryInScope({ pools }: Scope, row: VersionRow): Memory | undefined {
  return pools === "all" || pools.includes(row.pool.name) ? memoryOfRow(row) : undefined
}

/** The keys of all past versions of memories. */
export async function readVersionKeys(table: LanceTable, keys: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    // A version's key is that of its memory and its revision.
    const ranges = keys
      .slice(from, from + KEYS_AT_ONCE)
      .map((key) => `(key > ${quote(`${key}\n`)} AND key < ${quote(`${key}\n:`)})`)
    const where = `past AND (${ranges.join(" OR ")})`
    for (const { key } of await table.rows((open) => open.query().where(where).select(["key"]))) found.push(String(key))
  }
  return found
}

/** The feed position of the newest version; 0 in an empty table. */
export async function readLastPlace(table: LanceTable): Promise<number> {
  const newest = [{ columnName: "place", ascending: false, nullsFirst: false }]
  const [row] = await table.rows((open) =>
    open.query().where("place IS NOT NULL").select(["place"]).orderBy(newest).limit(1),
  )
  return typeof row?.place === "number" ? row.place : 0
}

/** The vectors of a row by space. */
export function vectorsIn(table: LanceTable, row: Readonly<TableRow>): ReadonlyMap<string, Float32Array> {
  return new Map(
    table.spaces.flatMap(({ space, column }) => {
      const values = toFloats(row[column])
      return values === undefined ? [] : [[space, values] as const]
    }),
  )
}

/** An Arrow vector as numbers of its own: the answer's buffer is not kept alive. */
function toFloats(value: unknown): Float32Array | undefined {
  if (typeof value !== "object" || value === null || !("toArray" in value)) return undefined
  if (typeof value.toArray !== "function") return undefined
  return Float32Array.from(value.toArray())
}
