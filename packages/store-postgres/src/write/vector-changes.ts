import { type Change, type Embedding, MemoryError } from "@keepsake/core/plugin"
import { sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"
import { columnText } from "../rows/column-text.ts"
import type { PoolKey } from "../rows/pool-keys.ts"
import type { Spaces } from "../rows/spaces.ts"
import { toVectorText } from "../rows/vector-text.ts"
import type { VectorExtension } from "../schema/vector-schema.ts"
import type { NumberedRow } from "./row-state.ts"

/** A space that a write has vectors of, with its number. */
export interface WrittenSpace {
  readonly name: string
  readonly dimensions: number
  readonly number: number
}

/** The spaces of these changes. Two vectors of one space with different dimensions are `space_mismatch`. */
export async function writtenSpaces(changes: readonly Change[], spaces: Spaces): Promise<readonly WrittenSpace[]> {
  const found = new Map<string, WrittenSpace>()
  for (const change of changes) {
    const embedding = change.op === "put" || change.op === "index" ? change.index?.embedding : undefined
    if (embedding === undefined) continue
    const { space: name, values } = embedding
    const { dimensions } = found.get(name) ?? { dimensions: values.length }
    if (dimensions !== values.length) throw otherDimensions(name, dimensions, values.length)
    if (!found.has(name)) found.set(name, { name, dimensions, number: await spaces.assign(name, dimensions) })
  }
  return [...found.values()]
}

/** `space_mismatch` if one of these spaces has vectors of other dimensions, of any tenant. */
export async function checkDimensions(transaction: Transaction, written: readonly WrittenSpace[]): Promise<void> {
  if (written.length === 0) return
  const [other] = await transaction.query<{ readonly place: number; readonly dimensions: number }>(
    sql`SELECT w.place, s.dimensions FROM unnest(${written.map(({ name }) => columnText(name))}::text[],
        ${written.map(({ number }) => number)}::int[]) WITH ORDINALITY AS w(name, number, place)
      JOIN keepsake.spaces s ON s.name = w.name AND s.space <> w.number
      WHERE EXISTS (SELECT 1 FROM keepsake.vector_counts c WHERE c.space = s.space) LIMIT 1`,
  )
  const space = other && written[other.place - 1]
  if (other !== undefined && space !== undefined) throw otherDimensions(space.name, other.dimensions, space.dimensions)
}

export function otherDimensions(name: string, held: number, given: number): MemoryError {
  return new MemoryError("space_mismatch", `Vectors of ${name} have ${held} numbers, not ${given}`, {
    remedy: "Give vectors of another size a space of their own.",
  })
}

/** Brings the vectors, and their number per pool and space, in line with the changed rows. */
export function sendVectorChanges(
  transaction: Transaction,
  key: PoolKey,
  changed: readonly NumberedRow[],
  written: readonly WrittenSpace[],
  extension: VectorExtension,
): void {
  const numbers = new Map(written.map(({ name, number }) => [name, number]))
  const added = changed.flatMap(({ rowId, row }) =>
    [...row.embeddings.values()].map((embedding) => {
      return { rowId, isNew: row.before.state === "new", space: numbers.get(embedding.space) ?? 0, embedding }
    }),
  )
  const emptied = changed.filter(({ row }) => row.dropsVectors && row.before.state !== "new").map(({ rowId }) => rowId)
  if (emptied.length > 0) sendRemoved(transaction, key, emptied, "all")
  const replacing = added.filter(({ isNew }) => !isNew)
  for (const [space, rows] of Map.groupBy(replacing, (one) => one.space)) {
    sendRemoved(
      transaction,
      key,
      rows.map(({ rowId }) => rowId),
      space,
    )
  }
  if (added.length > 0) sendAdded(transaction, key, added, extension)
}

function sendRemoved(
  transaction: Transaction,
  { tenant, pool }: PoolKey,
  rows: readonly number[],
  space: number | "all",
): void {
  const spaces =
    space === "all"
      ? sql`ARRAY (SELECT c.space FROM keepsake.vector_counts c WHERE c.tenant = ${tenant}::int AND c.pool = ${pool}::int)`
      : sql`ARRAY[${space}::int]`
  transaction.send(
    sql`WITH gone AS (
        DELETE FROM keepsake.vectors v WHERE v.tenant = ${tenant}::int AND v.pool = ${pool}::int
          AND v.space = ANY (${spaces}) AND v.row_id = ANY (${rows}::bigint[]) RETURNING v.space
      ), counted AS (SELECT space, count(*) AS n FROM gone GROUP BY space)
      UPDATE keepsake.vector_counts c SET n = c.n - g.n FROM counted g
      WHERE c.tenant = ${tenant}::int AND c.pool = ${pool}::int AND c.space = g.space`,
  )
  transaction.send(
    sql`DELETE FROM keepsake.vector_counts WHERE tenant = ${tenant}::int AND pool = ${pool}::int AND n <= 0`,
  )
}

function sendAdded(
  transaction: Transaction,
  { tenant, pool }: PoolKey,
  added: readonly { readonly rowId: number; readonly space: number; readonly embedding: Embedding }[],
  extension: VectorExtension,
): void {
  transaction.send(
    sql`INSERT INTO keepsake.vectors (tenant, pool, space, row_id, vector)
      SELECT ${tenant}::int, ${pool}::int, n.space, n.row_id, n.vector::${extension.vectorType}
      FROM unnest(${added.map(({ space }) => space)}::int[], ${added.map(({ rowId }) => rowId)}::bigint[],
        ${added.map(({ embedding }) => toVectorText(embedding.values))}::text[]) AS n(space, row_id, vector)`,
  )
  const counts = [...Map.groupBy(added, ({ space }) => space)].map(([space, of]) => [space, of.length] as const)
  transaction.send(
    sql`INSERT INTO keepsake.vector_counts AS c (tenant, pool, space, n)
      SELECT ${tenant}::int, ${pool}::int, * FROM unnest(${counts.map(([space]) => space)}::int[], ${counts.map(([, n]) => n)}::bigint[])
      ON CONFLICT (tenant, pool, space) DO UPDATE SET n = c.n + excluded.n`,
  )
}
