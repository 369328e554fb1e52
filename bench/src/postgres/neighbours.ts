import { createMemory, type MemoryEngine, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { postgres } from "@keepsake/store-postgres"
import { Conversations } from "../corpus/conversations.ts"
import { analyseLine, storeLines } from "../corpus/store-lines.ts"
import { Vocabulary } from "../corpus/vocabulary.ts"
import type { FigureList } from "../measure/figures.ts"
import { measureTime, median } from "../measure/times.ts"
import { logProgress } from "../progress.ts"
import type { PostgresServer } from "./postgres-server.ts"

const ROWS = 1_000
const QUERIES = 150
const WARM_UP = 20
/** Large batches of one pool are written one after the other. */
const LOADING_MS = 60_000
const MAX_RATIO = 1.2
/** Tenants that are written through the store. The rest are copies of them, made in the database. */
const WRITTEN = 20
const ALONE = "alone"
const CROWDED = "crowded"

/** How the memories of other tenants slow down a small pool: the same pool in a schema of its own and in one with many, asked in turns. */
export async function benchNeighbours(figures: FigureList, server: PostgresServer, tenants: number): Promise<void> {
  const vocabulary = new Vocabulary()
  const mine = [...new Conversations(vocabulary, 7).lines(ROWS)].map(analyseLine)
  const others = [...new Conversations(vocabulary, 9).lines(WRITTEN * ROWS)].map(analyseLine)
  await using alone = await createMemory({
    plugins: [postgres({ url: server.url, schema: ALONE, statementTimeoutMs: LOADING_MS })],
  })
  await using crowded = await createMemory({
    plugins: [postgres({ url: server.url, schema: CROWDED, statementTimeoutMs: LOADING_MS })],
  })
  for (const memory of [alone, crowded]) await storeLines(memory.store, poolOf("mine"), mine)
  const written = Math.min(WRITTEN, tenants)
  for (let number = 0; number < written; number++) {
    await storeLines(crowded.store, poolOf(`tenant-${number}`), others.slice(number * ROWS, (number + 1) * ROWS))
  }
  logProgress(`postgres: copying ${written} tenants until there are ${tenants.toLocaleString("en")}`)
  const columns = await columnsOf(server)
  const setVacuum = (how: string) =>
    server.run(TABLES.map((table) => `ALTER TABLE ${CROWDED}.${table} ${how}`).join(";"))
  // It would read all tables again and again while they grow.
  await setVacuum("SET (autovacuum_enabled = off)")
  for (let from = written; from < tenants; from += written) {
    await server.run(copyOfTenants(columns, written, Math.min(written, tenants - from), from))
  }
  await setVacuum("RESET (autovacuum_enabled)")
  await server.run("VACUUM ANALYZE")
  const [{ rows } = {}] = await server.run(`SELECT count(*)::int AS rows FROM ${CROWDED}.memories`)
  if (rows !== (tenants + 1) * ROWS) throw new Error(`There are ${rows} memories`)

  logProgress(`postgres: asking 1,000 memories, alone and beside ${tenants.toLocaleString("en")} tenants`)
  const asker = new Conversations(vocabulary, 8)
  const queries = mine.slice(0, QUERIES).map(({ line }) => asker.question(line))
  const times = { alone: [] as number[], crowded: [] as number[] }
  let late = 0
  for (const [at, query] of [...queries.slice(0, WARM_UP), ...queries].entries()) {
    const one = await ask(alone, query)
    const other = await ask(crowded, query)
    if (at < WARM_UP) continue
    times.alone.push(one.ms)
    times.crowded.push(other.ms)
    late += one.late + other.late
  }
  const beside = `1,000 memories beside ${tenants.toLocaleString("en")} tenants of 1,000`
  const [quiet, busy] = [median(times.alone), median(times.crowded)]
  figures.add({ what: "1,000 memories alone: recall p50", value: quiet, unit: "ms" })
  figures.add({ what: `${beside}: recall p50`, value: busy, unit: "ms" })
  figures.add({ what: `${beside} / alone`, value: busy / quiet, unit: "x", atMost: MAX_RATIO })
  figures.add({ what: `${beside}: parts that came too late`, value: late, unit: "recalls", atMost: 0 })
}

async function ask(memory: MemoryEngine, query: string): Promise<{ readonly ms: number; readonly late: number }> {
  const { ms, value } = await measureTime(() => memory.for({ tenant: tenantOf("mine") }).recall(query))
  return { ms, late: value.degraded.length > 0 ? 1 : 0 }
}

const TABLES = ["memories", "versions", "words", "postings", "word_counts"]

/** The columns of each table. */
async function columnsOf(server: PostgresServer): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await server.run(
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = '${CROWDED}' ORDER BY ordinal_position`,
  )
  return new Map(
    TABLES.map((table) => [
      table,
      rows.flatMap(({ table_name, column_name }) => (table_name === table ? [String(column_name)] : [])),
    ]),
  )
}

/**
 * Copies the first `count` of the written tenants. Their rows differ from those of the store by nothing but tenant and pool. They are read in the order of
 * their keys, so that indexes grow at their end.
 */
function copyOfTenants(
  columns: ReadonlyMap<string, readonly string[]>,
  written: number,
  count: number,
  from: number,
): string {
  const copies = Array.from(columns, ([table, names]) => {
    const selected = names.map((name) => (name === "tenant" || name === "pool" ? `c.${name}` : `r."${name}"`))
    const pools = names.includes("pool") ? " AND r.pool = c.old_pool" : ""
    return `INSERT INTO ${CROWDED}.${table} (${names.map((name) => `"${name}"`).join(", ")})
      SELECT ${selected.join(", ")} FROM copies c JOIN ${CROWDED}.${table} r ON r.tenant = c.old_tenant${pools};`
  })
  return `SET enable_hashjoin = off; SET enable_mergejoin = off; SET enable_sort = off; SET synchronous_commit = off;
    CREATE TEMP TABLE copies AS
      WITH t AS (
        INSERT INTO ${CROWDED}.tenants (name) SELECT 'tenant-' || n FROM generate_series(${from}, ${from + count - 1}) n RETURNING tenant, name
      ), p AS (
        INSERT INTO ${CROWDED}.pools (tenant, name, kept, indexed, length)
        SELECT t.tenant, p.name, p.kept, p.indexed, p.length FROM t
        JOIN ${CROWDED}.tenants o ON o.name = 'tenant-' || (substr(t.name, 8)::int % ${written})
        JOIN ${CROWDED}.pools p ON p.tenant = o.tenant RETURNING tenant, pool, name
      )
      SELECT o.tenant AS old_tenant, q.pool AS old_pool, t.tenant, p.pool
      FROM t JOIN p ON p.tenant = t.tenant JOIN ${CROWDED}.tenants o ON o.name = 'tenant-' || (substr(t.name, 8)::int % ${written})
      JOIN ${CROWDED}.pools q ON q.tenant = o.tenant AND q.name = p.name;
    ${copies.join("\n")}
    DROP TABLE copies`
}

function poolOf(name: string): Pool {
  const tenant = tenantOf(name)
  return { tenant, name: reachOf({ tenant }).pool }
}
