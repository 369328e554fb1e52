import { join } from "node:path"
import { type Change, createMemory, type MemoryEngine, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { sqlite } from "@keepsake/store-sqlite"
import type { BenchRun } from "./bench-run.ts"
import { newId } from "./core-parts.ts"
import { Conversations } from "./corpus/conversations.ts"
import { type AnalysedLine, analyseLine, storeLines } from "./corpus/store-lines.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { FigureList } from "./measure/figures.ts"
import { measureTime } from "./measure/times.ts"
import { logProgress } from "./progress.ts"

const STORED_MEMORIES = 1_000

/** Durable adds through the engine, which compares with existing memories, and single writes directly to the store. */
export async function benchWrites({ folder, quick }: BenchRun): Promise<FigureList["all"]> {
  const figures = new FigureList("writes")
  const count = quick ? 500 : 3_000
  const lines = [...new Conversations(new Vocabulary(), 11).lines(STORED_MEMORIES + 4 * count)].map(analyseLine)
  const pool: Pool = { tenant: tenantOf("default"), name: reachOf({ tenant: tenantOf("default") }).pool }
  for (const durability of ["normal", "full"] as const) {
    logProgress(`writes: durability ${durability}`)
    const path = join(folder, `writes-${durability}.db`)
    await using memory = await createMemory({ plugins: [sqlite({ path, durability })] })
    await storeLines(memory.store, pool, lines.slice(0, STORED_MEMORIES))
    let from = STORED_MEMORIES
    for (const atOnce of [1, 16]) {
      for (const way of ["add", "store"] as const) {
        const mine = lines.slice(from, from + count)
        from += count
        const write = way === "add" ? measureAdds(memory) : measureWrites(memory, pool)
        const { ms } = await measureTime(() => runConcurrently(mine, atOnce, write))
        const what = way === "add" ? "engine add" : "store write of one"
        figures.add({
          what: `durability ${durability}, ${what}, ${atOnce} at once`,
          value: (1_000 * mine.length) / ms,
          unit: "writes/s",
        })
      }
    }
  }
  return figures.all
}

function measureAdds(memory: MemoryEngine): (row: AnalysedLine) => Promise<void> {
  const one = memory.for()
  return async ({ line }) => {
    await one.add(line.text, { session: line.session })
  }
}

function measureWrites(memory: MemoryEngine, pool: Pool): (row: AnalysedLine) => Promise<void> {
  return async ({ line, words }) => {
    const put: Change = {
      op: "put",
      index: { words },
      memory: {
        id: newId(line.at),
        pool: pool.name,
        owner: { tenant: pool.tenant, session: line.session },
        type: "factual",
        category: "general",
        content: line.text,
        importance: 0.5,
        status: "active",
        source: { origin: "manual" },
        metadata: {},
        createdAt: line.at,
        updatedAt: line.at,
        revision: 1,
      },
    }
    await memory.store.write(pool, [put], { by: "bench", at: line.at })
  }
}

async function runConcurrently(
  rows: readonly AnalysedLine[],
  atOnce: number,
  write: (row: AnalysedLine) => Promise<void>,
): Promise<void> {
  const waiting = rows.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const row of waiting) await write(row)
    }),
  )
}
