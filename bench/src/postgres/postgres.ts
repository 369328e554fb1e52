import type { BenchRun } from "../bench-run.ts"
import { FigureList } from "../measure/figures.ts"
import { benchNeighbours } from "./neighbours.ts"
import { PostgresServer } from "./postgres-server.ts"
import { benchSearch } from "./search.ts"
import { benchServers } from "./servers.ts"

/** The store for PostgreSQL beside a bare query, beside SQLite, beside other tenants, and with several servers. */
export async function benchPostgres({ folder, quick }: BenchRun): Promise<FigureList["all"]> {
  const figures = new FigureList("postgres")
  await using server = await PostgresServer.start()
  if (server === undefined) return []
  for (const size of quick ? [1_000, 10_000] : [1_000, 10_000, 100_000])
    await benchSearch(figures, server, folder, size)
  await benchServers(figures, server, { quick })
  await benchNeighbours(figures, server, quick ? 100 : 1_000)
  return figures.all
}
