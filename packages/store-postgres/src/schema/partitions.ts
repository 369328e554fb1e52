import { MemoryError } from "@keepsake/core/plugin"
import { sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"

/** Tables whose keys begin with the tenant. Others are small, or are read across tenants. */
const PARTITIONED = new Set([
  "pools",
  "memories",
  "versions",
  "signals",
  "words",
  "postings",
  "word_counts",
  "vectors",
  "vector_counts",
])

/** `CREATE TABLE` statements as this package writes them, with or without storage parameters. */
const CREATE_TABLE = /^CREATE TABLE keepsake\.([a-z_]+) (\([^;]*?\))( WITH \([^;]*\))?;$/gm

/** Makes tables partitioned by a hash of the tenant; all of them as they are with 0. Storage parameters belong to the partitions. */
export function partitionTables(schemaText: string, partitions: number): string {
  if (partitions === 0) return schemaText
  return schemaText.replace(CREATE_TABLE, (statement: string, table: string, columns: string, storage = "") => {
    if (!PARTITIONED.has(table)) return statement
    const parts = Array.from(
      { length: partitions },
      (_, place) =>
        `CREATE TABLE keepsake.${table}_${place} PARTITION OF keepsake.${table} FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${place})${storage};`,
    )
    return [`CREATE TABLE keepsake.${table} ${columns} PARTITION BY HASH (tenant);`, ...parts].join("\n")
  })
}

/** How many partitions the tables of an existing schema have. `options_invalid` if another number is wanted, because it is decided at the creation. */
export async function existingPartitions(
  transaction: Transaction,
  schema: string,
  wanted: number | undefined,
): Promise<number> {
  const [found] = await transaction.query<{ readonly partitions: number }>(
    sql`SELECT count(*) AS partitions FROM pg_catalog.pg_inherits i JOIN pg_catalog.pg_class c ON c.oid = i.inhparent
      JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ${schema}::text AND c.relname = 'memories' AND c.relkind = 'p'`,
  )
  const partitions = found?.partitions ?? 0
  if (wanted === undefined || wanted === partitions) return partitions
  throw new MemoryError(
    "options_invalid",
    `The schema ${schema} was created with ${partitions === 0 ? "no" : partitions} partitions, not ${wanted}`,
    {
      remedy:
        partitions === 0
          ? "Leave postgres.partitions out, or move the memories to a new schema."
          : `Set postgres.partitions to ${partitions} or leave it out, or move the memories to a new schema.`,
    },
  )
}
