import { MemoryError } from "@keepsake/core/plugin"
import { inSchema, quoteIdentifier, sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"
import { firstSchema } from "./first-schema.ts"
import { lockMigrations } from "./migration-lock.ts"
import { partitionTables } from "./partitions.ts"

/** Which process works on a job, and on the next job of a lane; null while one server at a time uses the schema. */
const jobsOfProcesses = `
ALTER TABLE keepsake.jobs ADD COLUMN process text COLLATE "C";
ALTER TABLE keepsake.job_lanes ADD COLUMN process text COLLATE "C";
`

/** Hashes of the conversations that stated a memory, as a list in JSON. Software without it keeps what it does not name. */
const sessionsOfSignals = "ALTER TABLE keepsake.signals ADD COLUMN sessions text"

/** Each step migrates from version n to n + 1. Append only. The software of the version before must still work on the result, so that servers can be upgraded one by one. */
const migrations: readonly string[] = [
  firstSchema,
  jobsOfProcesses,
  "ALTER TABLE keepsake.migrations ADD COLUMN serves int",
  sessionsOfSignals,
]
/** The oldest version whose software works on the schema of each version. A release with several migrations has to name that of the release before. */
const oldestSoftware: readonly number[] = [1, 1, 2, 2]
/** The first version that records it, for software that does not know that version. */
const RECORDED_SINCE = 3

/**
 * Creates the schema or migrates it to the newest version. A newer version is used as it is if its release says that this one may, as during an upgrade
 * of one server after the other. Otherwise it is `contract_unsupported`, and nothing is changed. `partitions` is how many partitions the tables of a
 * new schema get.
 */
export async function migrateDatabase(transaction: Transaction, schema: string, partitions: number): Promise<void> {
  if ((await schemaVersionOf(transaction, schema)) >= migrations.length) return
  await lockMigrations(transaction)
  const version = await schemaVersionOf(transaction, schema)
  if (version >= migrations.length) return
  if (version === 0) await createSchema(transaction, schema)
  for (const [place, step] of migrations.entries()) {
    if (place < version) continue
    await transaction.run(inSchema(partitionTables(step, partitions), schema))
    await transaction.query(sql`INSERT INTO keepsake.migrations (version) VALUES (${place + 1}::int)`)
    if (place + 1 < RECORDED_SINCE) continue
    const serves = oldestSoftware[place] ?? place + 1
    await transaction.query(
      sql`UPDATE keepsake.migrations SET serves = ${serves}::int WHERE version = ${place + 1}::int`,
    )
  }
}

async function createSchema(transaction: Transaction, schema: string): Promise<void> {
  const [found] = await transaction.query<{ readonly tables: number }>(
    sql`SELECT count(*) AS tables FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ${schema}::text AND c.relkind IN ('r', 'p', 'v')`,
  )
  if (found !== undefined && found.tables > 0) {
    throw new MemoryError(
      "options_invalid",
      `The schema ${schema} has tables of another program; nothing was changed`,
      {
        remedy: "Set postgres.schema to a schema of its own.",
      },
    )
  }
  const [existing] = await transaction.query(sql`SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = ${schema}::text`)
  // Creating an existing schema needs a right on the database that a role with a schema of its own does not need.
  if (existing === undefined) await transaction.run(`CREATE SCHEMA ${quoteIdentifier(schema)}`)
  await transaction.run(
    inSchema(
      "CREATE TABLE keepsake.migrations (version int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())",
      schema,
    ),
  )
}

/** The version of the schema; 0 where there is none. */
export async function schemaVersionOf(transaction: Transaction, schema: string): Promise<number> {
  // Not by `to_regclass`, which may not see yet what was committed while this transaction waited for the lock.
  const [found] = await transaction.query(
    sql`SELECT 1 FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ${schema}::text AND c.relname = 'migrations'`,
  )
  if (found === undefined) return 0
  const [row] = await transaction.query<{ readonly version: number }>(
    sql`SELECT coalesce(max(version), 0) AS version FROM keepsake.migrations`,
  )
  const version = row?.version ?? 0
  if (version > migrations.length && !(await isServed(transaction))) {
    throw new MemoryError(
      "contract_unsupported",
      `The schema ${schema} has version ${version}; this software knows versions up to ${migrations.length}. Nothing in it was changed`,
      { remedy: "Use the newer release that migrated it, or restore a backup from before." },
    )
  }
  return version
}

/** Whether this software works on a schema that a newer release has migrated. */
async function isServed(transaction: Transaction): Promise<boolean> {
  const known = migrations.length
  const [row] = await transaction.query<{ readonly served: boolean }>(
    sql`SELECT bool_and(coalesce(serves, version) <= ${known}::int) AS served FROM keepsake.migrations WHERE version > ${known}::int`,
  )
  return row?.served === true
}
