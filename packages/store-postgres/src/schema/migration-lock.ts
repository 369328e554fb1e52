import { sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"

/** Serializes migrations of one database. Any constant that other programs do not use. */
const MIGRATION_LOCK = 0x6b65_6570

/** Waits until no other server migrates a schema of this database. The lock ends with the transaction. */
export async function lockMigrations(transaction: Transaction): Promise<void> {
  await transaction.query(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`)
}
