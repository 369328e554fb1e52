import type { CallOptions, Indexed, MemoryId, Scope, Words } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { rawSql, sql } from "../database/sql.ts"
import { columnText, fromColumnText } from "../rows/column-text.ts"
import { type PoolKeys, scopeCondition } from "../rows/pool-keys.ts"
import { fromVectorText } from "../rows/vector-text.ts"

interface IndexedRow {
  readonly id: string
  readonly words: string | null
  readonly embeddings: readonly { readonly space: string; readonly vector: string }[] | null
}

/** Reads what memories are indexed by, for copies. */
export async function readIndexEntries(
  database: PostgresDatabase,
  pools: PoolKeys,
  scope: Scope,
  ids: readonly MemoryId[],
  call: CallOptions | undefined,
): Promise<readonly (Indexed | undefined)[]> {
  const keys = await pools.findScope(scope)
  if (keys === undefined || ids.length === 0) return ids.map(() => undefined)
  const embeddings =
    database.vectors.extension === undefined
      ? rawSql("NULL::json")
      : rawSql(`(SELECT json_agg(json_build_object('space', s.name, 'vector', e.vector::text) ORDER BY s.name)
          FROM keepsake.vector_counts c JOIN keepsake.vectors e ON e.tenant = c.tenant AND e.pool = c.pool AND e.space = c.space
            AND e.row_id = m.row_id JOIN keepsake.spaces s ON s.space = c.space WHERE c.tenant = m.tenant AND c.pool = m.pool)`)
  const rows = await database.lookUp<IndexedRow>(
    sql`SELECT m.id, w.words, ${embeddings} AS embeddings FROM keepsake.memories m
      LEFT JOIN keepsake.words w ON w.tenant = m.tenant AND w.row_id = m.row_id
      WHERE ${scopeCondition(keys)} AND m.id = ANY (${ids.map(columnText)}::text[])`,
    call,
  )
  const found = new Map(rows.map((row) => [fromColumnText(row.id), row]))
  return ids.map((id) => {
    const row = found.get(id)
    if (row === undefined) return undefined
    return {
      // Written by this store from words.
      ...(row.words !== null && { words: JSON.parse(row.words) as Words }),
      embeddings: (row.embeddings ?? []).map(({ space, vector }) => ({
        space: fromColumnText(space),
        values: fromVectorText(vector),
      })),
    }
  })
}
