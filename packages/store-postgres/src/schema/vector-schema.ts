import { inSchema, quoteIdentifier, rawSql, type Sql, sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"
import { lockMigrations } from "./migration-lock.ts"
import { partitionTables } from "./partitions.ts"

/** Iterative scans and casts between the types that the index needs. */
const OLDEST_EXTENSION = [0, 8] as const

/** The extension pgvector as statements name it. It may be installed in any schema, and no search path is set. */
export class VectorExtension {
  readonly version: string
  readonly #schema: string

  constructor(version: string, schema: string) {
    this.version = version
    this.#schema = quoteIdentifier(schema)
  }

  get vectorType(): Sql {
    return rawSql(`${this.#schema}.vector`)
  }

  /** Half the size of `vector`, and what the approximate index has. */
  halfVectorType(dimensions: number): Sql {
    return rawSql(`${this.#schema}.halfvec(${dimensions})`)
  }

  /** The operator for the cosine distance, which the approximate index orders by. */
  get distance(): Sql {
    return rawSql(`OPERATOR(${this.#schema}.<=>)`)
  }

  get halfVectorClass(): Sql {
    return rawSql(`${this.#schema}.halfvec_cosine_ops`)
  }
}

/** The extension with the tables that need it, or why there are none. */
export type VectorSupport =
  | { readonly extension: VectorExtension }
  | { readonly extension?: undefined; readonly missing: string }

/**
 * - `spaces` has one row for each name and number of dimensions. Rows are never changed or removed, so their numbers may be cached.
 * - `vectors` has the tenant and the pool first, so that comparing all vectors of a pool reads one part of its index.
 */
const vectorTables = (extension: VectorExtension): string => `
CREATE TABLE keepsake.spaces (
  space int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  dimensions int NOT NULL,
  UNIQUE (name, dimensions)
);
CREATE TABLE keepsake.vector_counts (tenant int NOT NULL, pool int NOT NULL, space int NOT NULL, n bigint NOT NULL, PRIMARY KEY (tenant, pool, space));
CREATE INDEX vector_counts_by_space ON keepsake.vector_counts (space);
CREATE TABLE keepsake.vectors (
  tenant int NOT NULL,
  pool int NOT NULL,
  space int NOT NULL,
  row_id bigint NOT NULL,
  vector ${extension.vectorType.parts.join("")} NOT NULL,
  PRIMARY KEY (tenant, pool, space, row_id)
);
`

/**
 * Finds pgvector, and creates the tables for vectors at the first start with it. They are not among the numbered migrations, because the extension may
 * be installed at any time. It is not installed from here: that takes an administrator.
 */
export async function openVectorTables(
  transaction: Transaction,
  schema: string,
  partitions: number,
): Promise<VectorSupport> {
  const support = await findExtension(transaction)
  const { extension } = support
  if (extension === undefined || (await hasVectors(transaction, schema))) return support
  await lockMigrations(transaction)
  if (!(await hasVectors(transaction, schema))) {
    await transaction.run(inSchema(partitionTables(vectorTables(extension), partitions), schema))
  }
  return support
}

/** The extension that is enabled in this database, or why there is none. */
export async function findExtension(transaction: Transaction): Promise<VectorSupport> {
  const [found] = await transaction.query<{ readonly version: string | null; readonly place: string | null }>(
    sql`SELECT e.extversion AS version, n.nspname AS place FROM pg_catalog.pg_available_extensions a
      LEFT JOIN pg_catalog.pg_extension e ON e.extname = a.name LEFT JOIN pg_catalog.pg_namespace n ON n.oid = e.extnamespace
      WHERE a.name = 'vector'`,
  )
  if (found === undefined) {
    return {
      missing:
        "the extension pgvector is not installed on the server; install version 0.8 or newer there, and run as an administrator: CREATE EXTENSION vector",
    }
  }
  const { version, place } = found
  if (version === null || place === null) {
    return { missing: "the extension pgvector is not enabled; run as an administrator: CREATE EXTENSION vector" }
  }
  if (!isNewEnough(version)) {
    return {
      missing: `the extension pgvector has version ${version}; install 0.8 or newer on the server, and run as an administrator: ALTER EXTENSION vector UPDATE`,
    }
  }
  return { extension: new VectorExtension(version, place) }
}

async function hasVectors(transaction: Transaction, schema: string): Promise<boolean> {
  const found = await transaction.query(
    sql`SELECT 1 FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ${schema}::text AND c.relname = 'vectors'`,
  )
  return found.length > 0
}

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  return major > OLDEST_EXTENSION[0] || (major === OLDEST_EXTENSION[0] && minor >= OLDEST_EXTENSION[1])
}
