import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { createMemory, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { sqlite } from "@keepsake/store-sqlite"
import type { BenchRun } from "./bench-run.ts"
import { Conversations } from "./corpus/conversations.ts"
import { analyseLine, storeLines } from "./corpus/store-lines.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { FigureList } from "./measure/figures.ts"
import { Child, type ProcessUsage } from "./processes/child.ts"
import { LoadClient } from "./processes/client.ts"
import { logProgress } from "./progress.ts"

const KEY = "bench-key-0123456789abcdef"
const MB = 1024 * 1024
const QUERIES = 200

/** Resident memory of an idle server, and of one that has answered from many memories. */
export async function benchMemory({ folder, quick }: BenchRun): Promise<FigureList["all"]> {
  const figures = new FigureList("memory")
  const size = quick ? 10_000 : 100_000
  await using upstream = await Child.start("./stub-upstream.js")
  const idle = await startServer(join(folder, "idle.db"), upstream.url, [])
  figures.add({ what: "idle, nothing kept", value: idle.rss / MB, unit: "MB" })

  logProgress(`memory: loading ${size.toLocaleString("en")} memories`)
  const path = join(folder, "many.db")
  const lines = [...new Conversations(new Vocabulary(), 31).lines(size)].map(analyseLine)
  await loadMemories(path, lines)
  const many = `${size / 1_000}k memories`
  figures.add({
    what: `${many}, just started`,
    value: (await startServer(path, upstream.url, [])).rss / MB,
    unit: "MB",
  })
  const asker = new Conversations(new Vocabulary(), 32)
  const questions = lines.slice(0, QUERIES).map(({ line }) => asker.question(line))
  const asked = await startServer(path, upstream.url, questions)
  figures.add({ what: `${many}, after ${questions.length} questions`, value: asked.rss / MB, unit: "MB" })
  return figures.all
}

async function loadMemories(path: string, lines: Parameters<typeof storeLines>[2]): Promise<void> {
  const tenant = tenantOf("default")
  const pool: Pool = { tenant, name: reachOf({ tenant }).pool }
  await using engine = await createMemory({ plugins: [sqlite({ path })] })
  await storeLines(engine.store, pool, lines)
}

async function startServer(path: string, upstream: string, questions: readonly string[]): Promise<ProcessUsage> {
  await using server = await Child.start("./keepsake-server.js", path, "on", upstream, KEY)
  await using client = new LoadClient(server.url, KEY, 4)
  await client.all(questions, 4)
  await pause(1_000)
  // Awaited here, because the server ends with this function.
  return await server.ask("settled")
}
