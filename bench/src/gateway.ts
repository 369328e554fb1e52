import { copyFile } from "node:fs/promises"
import { join } from "node:path"
import { createMemory, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { sqlite } from "@keepsake/store-sqlite"
import type { BenchRun } from "./bench-run.ts"
import { Conversations } from "./corpus/conversations.ts"
import { analyseLine, storeLines } from "./corpus/store-lines.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { FigureList } from "./measure/figures.ts"
import { median } from "./measure/times.ts"
import { minimalCaptureCpu } from "./minimal-capture.ts"
import { Child, type ProcessUsage } from "./processes/child.ts"
import { LoadClient } from "./processes/client.ts"
import { logProgress } from "./progress.ts"
import { benchProxyCpu } from "./proxy-cpu.ts"

const KEY = "bench-key-0123456789abcdef"
const STORED_MEMORIES = 10_000
const CONNECTIONS = 16
const ROUNDS = 5
const MAX_CAPTURE_US = 150

/** The cost of a request by part of its path: each server is a separate process in front of the same stub. */
export async function benchGateway({ folder, quick }: BenchRun): Promise<FigureList["all"]> {
  const figures = new FigureList("gateway")
  await using upstream = await Child.start("./stub-upstream.js")
  await using bare = await Child.start("./bare-proxy.js", upstream.url)
  logProgress(`gateway: loading ${STORED_MEMORIES.toLocaleString("en")} memories`)
  const path = await startServers(folder)
  const serve = async (mode: string): Promise<Child> => {
    const own = join(folder, `gateway-${mode}.db`)
    await copyFile(path, own)
    return Child.start("./keepsake-server.js", own, mode, upstream.url, KEY)
  }
  await using off = await serve("off")
  await using read = await serve("read")
  await using write = await serve("write")
  await using on = await serve("on")
  const servers = { bare, off, read, write, on }

  const asker = new Conversations(new Vocabulary(), 21)
  await benchProxyCpu(figures, { bare, off }, asker, { key: KEY, atOnce: CONNECTIONS, rounds: quick ? 30 : 100 })
  await measureCpu(figures, { off, read, write, on }, asker, quick ? 400 : 2_000)
  const least = minimalCaptureCpu(folder, asker, quick ? 1_600 : 8_000)
  figures.add({ what: "bare: two indexed rows a turn, 16 turns a commit", value: least, unit: "us" })
  await measureLatency(figures, { direct: upstream, ...servers }, asker, quick ? 100 : 500)
  await measureFirstByte(figures, { direct: upstream, bare, on }, asker, quick ? 100 : 400)
  await measureSustainedLoad(figures, write, asker, quick ? 3_000 : 15_000)
  return figures.all
}

async function startServers(folder: string): Promise<string> {
  const path = join(folder, "gateway.db")
  const tenant = tenantOf("default")
  const pool: Pool = { tenant, name: reachOf({ tenant }).pool }
  await using memory = await createMemory({ plugins: [sqlite({ path })] })
  await storeLines(
    memory.store,
    pool,
    [...new Conversations(new Vocabulary(), 20).lines(STORED_MEMORIES)].map(analyseLine),
  )
  return path
}

type Servers = Readonly<Record<string, Child>>

/**
 * Processor time per request in all threads, including work after the reply: measurement ends when the queue is empty.
 */
async function measureCpu(figures: FigureList, servers: Servers, asker: Conversations, count: number): Promise<void> {
  const spent = new Map<string, { all: number; loop: number }[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    logProgress(`gateway: processor time, ${round === 0 ? "warming up" : `round ${round} of ${ROUNDS}`}`)
    for (const [name, server] of Object.entries(servers)) {
      await using client = new LoadClient(server.url, KEY, CONNECTIONS)
      const texts = Array.from({ length: count }, () => asker.chatTurn())
      const before = await server.ask("settled")
      await client.all(texts, CONNECTIONS)
      const after = await server.ask("settled")
      const one = { all: (after.cpu - before.cpu) / count, loop: (after.loop - before.loop) / count }
      if (round > 0) spent.set(name, [...(spent.get(name) ?? []), one])
    }
  }
  const of = (name: string, where: "all" | "loop" = "all"): number =>
    median((spent.get(name) ?? []).map((one) => one[where]))
  figures.add({ what: "write: CPU a request", value: of("write"), unit: "us" })
  figures.add({ what: "capture (write - proxy)", value: of("write") - of("off"), unit: "us", atMost: MAX_CAPTURE_US })
  const onLoop = of("write", "loop") - of("off", "loop")
  figures.add({ what: "of it on the event loop", value: onLoop, unit: "us" })
  figures.add({ what: "of it in the store's threads", value: of("write") - of("off") - onLoop, unit: "us" })
  figures.add({ what: "read: CPU a request", value: of("read"), unit: "us" })
  figures.add({ what: "recall from 10k (read - proxy)", value: of("read") - of("off"), unit: "us" })
  figures.add({ what: "on: CPU a request", value: of("on"), unit: "us" })
}

async function measureLatency(
  figures: FigureList,
  servers: Servers,
  asker: Conversations,
  count: number,
): Promise<void> {
  logProgress("gateway: latency, one request at a time")
  const times = await measureSequentially(servers, count, async (client) => (await client.chat(asker.chatTurn())).last)
  const direct = median(times.get("direct") ?? [])
  figures.add({ what: "direct: p50, one at a time", value: direct, unit: "ms" })
  for (const name of Object.keys(servers).filter((server) => server !== "direct")) {
    figures.add({
      what: `${name}: added p50, one at a time`,
      value: median(times.get(name) ?? []) - direct,
      unit: "ms",
    })
  }
}

async function measureFirstByte(
  figures: FigureList,
  servers: Servers,
  asker: Conversations,
  count: number,
): Promise<void> {
  logProgress("gateway: first byte of a stream")
  const times = await measureSequentially(
    servers,
    count,
    async (client) => (await client.chat(asker.chatTurn(), true)).first,
  )
  const direct = median(times.get("direct") ?? [])
  figures.add({ what: "direct: first byte of a stream, p50", value: direct, unit: "ms" })
  for (const name of Object.keys(servers).filter((server) => server !== "direct")) {
    const added = median(times.get(name) ?? []) - direct
    figures.add({ what: `${name}: added to the first byte of a stream, p50`, value: added, unit: "ms" })
  }
}

/** Interleaved, so that other load on the machine affects all servers equally; the first tenth is warm-up. */
async function measureSequentially(
  servers: Servers,
  count: number,
  measure: (client: LoadClient) => Promise<number>,
): Promise<ReadonlyMap<string, number[]>> {
  const clients = Object.entries(servers).map(([name, server]) => ({
    name,
    client: new LoadClient(server.url, KEY, 1),
  }))
  const times = new Map<string, number[]>(clients.map(({ name }) => [name, []]))
  for (let at = -count / 10; at < count; at++) {
    for (const { name, client } of clients) {
      const ms = await measure(client)
      if (at >= 0) times.get(name)?.push(ms)
    }
  }
  await Promise.all(clients.map(({ client }) => client[Symbol.asyncDispose]()))
  return times
}

/** Under continuous requests the queue must not grow: compares its length in the first and last quarter of the run. */
async function measureSustainedLoad(
  figures: FigureList,
  server: Child,
  asker: Conversations,
  ms: number,
): Promise<void> {
  logProgress(`gateway: ${ms / 1_000} s without a pause`)
  await using client = new LoadClient(server.url, KEY, CONNECTIONS)
  const until = performance.now() + ms
  let sent = 0
  function* texts(): Generator<string> {
    while (performance.now() < until) {
      sent++
      yield asker.chatTurn()
    }
  }
  const asked: Promise<ProcessUsage>[] = []
  const sampling = setInterval(() => asked.push(server.ask("usage")), 100)
  await client.all(texts(), CONNECTIONS)
  clearInterval(sampling)
  const pending = (await Promise.all(asked)).map((usage) => usage.pending)
  const quarter = Math.max(1, Math.floor(pending.length / 4))
  const start = median(pending.slice(0, quarter))
  const end = median(pending.slice(-quarter))
  figures.add({ what: "capture without a pause", value: (1_000 * sent) / ms, unit: "requests/s" })
  figures.add({ what: "queue in the first quarter", value: start, unit: "jobs" })
  // At any moment, as many jobs are active as requests are running.
  figures.add({ what: "queue in the last quarter", value: end, unit: "jobs", atMost: Math.max(start, CONNECTIONS) })
}
