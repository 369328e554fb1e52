import { join } from "node:path"
import { createMemory, type MemoryEngine, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { sqlite } from "@keepsake/store-sqlite"
import type { BenchRun } from "./bench-run.ts"
import { Conversations } from "./corpus/conversations.ts"
import { type AnalysedLine, analyseLine, storeLines } from "./corpus/store-lines.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { FigureList } from "./measure/figures.ts"
import { measureTime, spreadOf } from "./measure/times.ts"
import { logProgress } from "./progress.ts"

const ROWS = 1_000
const MAX_MS = 5
const QUERIES = 150
const WARM_UP = 20
const CONCURRENT_TENANTS = 8

/** How the rows of other tenants slow down a small pool. */
export async function benchTenants({ folder, quick }: BenchRun): Promise<FigureList["all"]> {
  const figures = new FigureList("tenants")
  const vocabulary = new Vocabulary()
  await using memory = await createMemory({ plugins: [sqlite({ path: join(folder, "tenants.db") })] })
  const mine = [...new Conversations(vocabulary, 7).lines(ROWS)].map(analyseLine)
  await storeLines(memory.store, poolOf("mine"), mine)
  const asker = new Conversations(vocabulary, 8)
  const queries = mine.slice(0, QUERIES).map(({ line }) => asker.question(line))
  await measureQueries(figures, memory, queries, 0)

  // Lines are analysed once and stored for many tenants: only search is measured, and all tenants use the frequent
  // words.
  const others = [...new Conversations(vocabulary, 9).lines(20 * ROWS)].map(analyseLine)
  let present = 0
  for (const count of quick ? [10, 100] : [100, 1_000]) {
    await addTenants(memory, others, present, count)
    present = count
    await measureQueries(figures, memory, queries, present)
  }
  return figures.all
}

async function addTenants(
  memory: MemoryEngine,
  others: readonly AnalysedLine[],
  from: number,
  to: number,
): Promise<void> {
  const running = new Set<Promise<void>>()
  for (let number = from; number < to; number++) {
    const start = (number % 20) * ROWS
    const load = storeLines(memory.store, poolOf(`tenant-${number}`), others.slice(start, start + ROWS)).then(() => {
      running.delete(load)
    })
    running.add(load)
    if (running.size >= CONCURRENT_TENANTS) await Promise.race(running)
    if ((number + 1) % 50 === 0)
      logProgress(`tenants: ${(number + 1).toLocaleString("en")} of ${to.toLocaleString("en")} loaded`)
  }
  await Promise.all(running)
}

async function measureQueries(
  figures: FigureList,
  memory: MemoryEngine,
  queries: readonly string[],
  others: number,
): Promise<void> {
  const one = memory.for({ tenant: tenantOf("mine") })
  const times: number[] = []
  let late = 0
  for (const [at, query] of [...queries.slice(0, WARM_UP), ...queries].entries()) {
    const { ms, value } = await measureTime(() => one.recall(query))
    if (at < WARM_UP) continue
    times.push(ms)
    if (value.degraded.length > 0) late++
  }
  const beside = others === 0 ? "1,000 memories alone" : `1,000 memories beside ${others.toLocaleString("en")} tenants`
  const { p50, p95 } = spreadOf(times)
  figures.add({ what: `${beside}: recall p50`, value: p50, unit: "ms", atMost: MAX_MS })
  figures.add({ what: `${beside}: recall p95`, value: p95, unit: "ms" })
  figures.add({ what: `${beside}: parts that came too late`, value: late, unit: "recalls", atMost: 0 })
}

function poolOf(name: string): Pool {
  const tenant = tenantOf(name)
  return { tenant, name: reachOf({ tenant }).pool }
}
