import {
  type Candidates,
  type Embedding,
  type Hit,
  MemoryError,
  memoryOfRow,
  type QueryWord,
  type Scope,
  type SearchOptions,
} from "@keepsake/core/plugin"
import type { LanceTable } from "../database/lance-table.ts"
import { parseTableRow, type TableRow, VERSION_COLUMNS } from "../rows.ts"
import { matchingMemories } from "../sql.ts"
import { toTermQuery } from "../terms.ts"
import { vectorsIn } from "./rows.ts"

/** Without statistics: the index counts all tenants together, so the engine ranks by general document frequencies. */
export async function searchByWords(
  table: LanceTable,
  scope: Scope,
  words: readonly QueryWord[],
  options: SearchOptions,
): Promise<Candidates> {
  const filter = matchingMemories(scope, options.where ?? {}, options.exclude)
  const query = toTermQuery(words)
  if (filter === undefined || query === undefined || options.limit === 0) return { hits: [] }
  const columns = [...columnsFor(table, options), "_score"]
  const rows = await table.rows((open) =>
    open.query().fullTextSearch(query).where(filter).select(columns).limit(options.limit),
  )
  const hits = rows.map((row) => toHit(table, row, Number(row._score), options))
  return { hits: hits.toSorted((one, other) => other.score - one.score) }
}

/** Compares every vector of the scope, so that the nearest are found exactly. */
export async function searchByVector(
  table: LanceTable,
  scope: Scope,
  { space, values }: Embedding,
  options: SearchOptions,
): Promise<readonly Hit[]> {
  const found = table.spaceColumn(space)
  if (found !== undefined && found.dimensions !== values.length) {
    throw new MemoryError(
      "space_mismatch",
      `Vectors of ${space} have ${found.dimensions} numbers, not ${values.length}`,
    )
  }
  const filter = matchingMemories(scope, options.where ?? {}, options.exclude)
  const canMatch = found !== undefined && filter !== undefined && options.limit > 0
  const hits = canMatch ? await nearest(table, found.column, filter, values, options) : []
  if (hits.length === 0) await assertSpaceInUse(table, space)
  return hits
}

async function nearest(
  table: LanceTable,
  column: string,
  filter: string,
  values: Float32Array,
  options: SearchOptions,
): Promise<readonly Hit[]> {
  const columns = [...columnsFor(table, options), "_distance"]
  const rows = await table.rows((open) =>
    open
      .vectorSearch(values)
      .column(column)
      .distanceType("cosine")
      .where(`${filter} AND ${column} IS NOT NULL`)
      .select(columns)
      .limit(options.limit),
  )
  return rows.map((row) => toHit(table, row, 1 - Number(row._distance), options))
}

/** After a vector search without hits: throws `space_mismatch` if all stored vectors are of another model. */
async function assertSpaceInUse(table: LanceTable, space: string): Promise<void> {
  let others = 0
  for (const { space: one, column } of table.spaces) {
    const memories = await table.count(`${column} IS NOT NULL`)
    if (one === space && memories > 0) return
    others += memories
  }
  if (others === 0) return
  throw new MemoryError("space_mismatch", `This store has vectors, but none of ${space}`, {
    remedy: "Embed its memories with the configured embedder, or configure the one that they were embedded with.",
  })
}

function columnsFor(table: LanceTable, { embeddings }: SearchOptions): readonly string[] {
  const found = embeddings === undefined ? undefined : table.spaceColumn(embeddings)
  return [...VERSION_COLUMNS, ...(found === undefined ? [] : [found.column])]
}

function toHit(table: LanceTable, found: Readonly<TableRow>, score: number, { embeddings: space }: SearchOptions): Hit {
  const row = parseTableRow(found)
  const memory = memoryOfRow(row)
  if (memory === undefined) throw new MemoryError("store_corrupt", "A search found a memory without content")
  const values = space === undefined ? undefined : vectorsIn(table, found).get(space)
  return {
    memory,
    score,
    ...(row.words !== undefined && { words: row.words }),
    ...(space !== undefined && values !== undefined && { embedding: { space, values } }),
  }
}
