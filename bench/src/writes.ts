import { join } from "node:path"
import { type Change, createMemory, type MemoryEngine, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { sqlite } from "@keepsake/store-sqlite"
import { newId } from "./core-parts.ts"
import { Conversations } from "./corpus/conversations.ts"
import { store, type Worded, worded } from "./corpus/stored.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { Figures } from "./measure/figures.ts"
import { timed } from "./measure/times.ts"
import { say } from "./progress.ts"
import type { Run } from "./run.ts"

const PRESENT = 1_000

/** Durable adds: through the engine, which looks for what stands already, and single writes straight to the store. */
export async function writes({ folder, quick }: Run): Promise<Figures["all"]> {
  const figures = new Figures("writes")
  const count = quick ? 500 : 3_000
  const lines = [...new Conversations(new Vocabulary(), 11).lines(PRESENT + 4 * count)].map(worded)
  const pool: Pool = { tenant: tenantOf("default"), name: reachOf({ tenant: tenantOf("default") }).pool }
  for (const durability of ["normal", "full"] as const) {
    say(`writes: durability ${durability}`)
    const path = join(folder, `writes-${durability}.db`)
    await using memory = await createMemory({ plugins: [sqlite({ path, durability })] })
    await store(memory.store, pool, lines.slice(0, PRESENT))
    let from = PRESENT
    for (const atOnce of [1, 16]) {
      for (const way of ["add", "store"] as const) {
        const mine = lines.slice(from, from + count)
        from += count
        const write = way === "add" ? adding(memory) : writing(memory, pool)
        const { ms } = await timed(() => side(mine, atOnce, write))
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

function adding(memory: MemoryEngine): (row: Worded) => Promise<void> {
  const one = memory.for()
  return async ({ line }) => {
    await one.add(line.text, { session: line.session })
  }
}

function writing(memory: MemoryEngine, pool: Pool): (row: Worded) => Promise<void> {
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

async function side(rows: readonly Worded[], atOnce: number, write: (row: Worded) => Promise<void>): Promise<void> {
  const waiting = rows.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const row of waiting) await write(row)
    }),
  )
}
