import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { createMemory, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { sqlite } from "@keepsake/store-sqlite"
import { Conversations } from "./corpus/conversations.ts"
import { store, worded } from "./corpus/stored.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { Figures } from "./measure/figures.ts"
import { Child, type Usage } from "./processes/child.ts"
import { Client } from "./processes/client.ts"
import { say } from "./progress.ts"
import type { Run } from "./run.ts"

const KEY = "bench-key-0123456789abcdef"
const MB = 1024 * 1024
const ASKED = 200

/** Resident memory of a server that has nothing to do, and of one that has answered from many memories. */
export async function memory({ folder, quick }: Run): Promise<Figures["all"]> {
  const figures = new Figures("memory")
  const size = quick ? 10_000 : 100_000
  await using upstream = await Child.start("./stub-upstream.js")
  const idle = await served(join(folder, "idle.db"), upstream.url, [])
  figures.add({ what: "idle, nothing kept", value: idle.rss / MB, unit: "MB" })

  say(`memory: loading ${size.toLocaleString("en")} memories`)
  const path = join(folder, "many.db")
  const lines = [...new Conversations(new Vocabulary(), 31).lines(size)].map(worded)
  await load(path, lines)
  const many = `${size / 1_000}k memories`
  figures.add({ what: `${many}, just started`, value: (await served(path, upstream.url, [])).rss / MB, unit: "MB" })
  const asker = new Conversations(new Vocabulary(), 32)
  const questions = lines.slice(0, ASKED).map(({ line }) => asker.question(line))
  const asked = await served(path, upstream.url, questions)
  figures.add({ what: `${many}, after ${questions.length} questions`, value: asked.rss / MB, unit: "MB" })
  return figures.all
}

async function load(path: string, lines: Parameters<typeof store>[2]): Promise<void> {
  const tenant = tenantOf("default")
  const pool: Pool = { tenant, name: reachOf({ tenant }).pool }
  await using engine = await createMemory({ plugins: [sqlite({ path })] })
  await store(engine.store, pool, lines)
}

async function served(path: string, upstream: string, questions: readonly string[]): Promise<Usage> {
  await using server = await Child.start("./keepsake-server.js", path, "on", upstream, KEY)
  await using client = new Client(server.url, KEY, 4)
  await client.all(questions, 4)
  await pause(1_000)
  // Awaited here: the server ends with this function.
  return await server.ask("settled")
}
