import { copyFile } from "node:fs/promises"
import { join } from "node:path"
import { createMemory, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { sqlite } from "@keepsake/store-sqlite"
import { Conversations } from "./corpus/conversations.ts"
import { store, worded } from "./corpus/stored.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { leastCapture } from "./least-capture.ts"
import { Figures } from "./measure/figures.ts"
import { median } from "./measure/times.ts"
import { Child, type Usage } from "./processes/child.ts"
import { Client } from "./processes/client.ts"
import { say } from "./progress.ts"
import { proxyCpu } from "./proxy-cpu.ts"
import type { Run } from "./run.ts"

const KEY = "bench-key-0123456789abcdef"
const PRESENT = 10_000
const AT_ONCE = 16
const ROUNDS = 5
const MOST_CAPTURE_US = 150

/** What a request costs on its way through, by part: each server is a process of its own before the same stub. */
export async function gateway({ folder, quick }: Run): Promise<Figures["all"]> {
  const figures = new Figures("gateway")
  await using upstream = await Child.start("./stub-upstream.js")
  await using bare = await Child.start("./bare-proxy.js", upstream.url)
  say(`gateway: loading ${PRESENT.toLocaleString("en")} memories`)
  const path = await prepared(folder)
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
  await proxyCpu(figures, { bare, off }, asker, { key: KEY, atOnce: AT_ONCE, rounds: quick ? 30 : 100 })
  await cpu(figures, { off, read, write, on }, asker, quick ? 400 : 2_000)
  const least = leastCapture(folder, asker, quick ? 1_600 : 8_000)
  figures.add({ what: "bare: two indexed rows a turn, 16 turns a commit", value: least, unit: "us" })
  await latency(figures, { direct: upstream, ...servers }, asker, quick ? 100 : 500)
  await firstByte(figures, { direct: upstream, bare, on }, asker, quick ? 100 : 400)
  await sustained(figures, write, asker, quick ? 3_000 : 15_000)
  return figures.all
}

async function prepared(folder: string): Promise<string> {
  const path = join(folder, "gateway.db")
  const tenant = tenantOf("default")
  const pool: Pool = { tenant, name: reachOf({ tenant }).pool }
  await using memory = await createMemory({ plugins: [sqlite({ path })] })
  await store(memory.store, pool, [...new Conversations(new Vocabulary(), 20).lines(PRESENT)].map(worded))
  return path
}

type Servers = Readonly<Record<string, Child>>

/** Processor time a request in all threads, what happens behind replies included: the clock stops when the queue is empty. */
async function cpu(figures: Figures, servers: Servers, asker: Conversations, count: number): Promise<void> {
  const spent = new Map<string, { all: number; loop: number }[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    say(`gateway: processor time, ${round === 0 ? "warming up" : `round ${round} of ${ROUNDS}`}`)
    for (const [name, server] of Object.entries(servers)) {
      await using client = new Client(server.url, KEY, AT_ONCE)
      const texts = Array.from({ length: count }, () => asker.chatTurn())
      const before = await server.ask("settled")
      await client.all(texts, AT_ONCE)
      const after = await server.ask("settled")
      const one = { all: (after.cpu - before.cpu) / count, loop: (after.loop - before.loop) / count }
      if (round > 0) spent.set(name, [...(spent.get(name) ?? []), one])
    }
  }
  const of = (name: string, where: "all" | "loop" = "all"): number =>
    median((spent.get(name) ?? []).map((one) => one[where]))
  figures.add({ what: "write: CPU a request", value: of("write"), unit: "us" })
  figures.add({ what: "capture (write - proxy)", value: of("write") - of("off"), unit: "us", atMost: MOST_CAPTURE_US })
  const onLoop = of("write", "loop") - of("off", "loop")
  figures.add({ what: "of it on the event loop", value: onLoop, unit: "us" })
  figures.add({ what: "of it in the store's threads", value: of("write") - of("off") - onLoop, unit: "us" })
  figures.add({ what: "read: CPU a request", value: of("read"), unit: "us" })
  figures.add({ what: "recall from 10k (read - proxy)", value: of("read") - of("off"), unit: "us" })
  figures.add({ what: "on: CPU a request", value: of("on"), unit: "us" })
}

async function latency(figures: Figures, servers: Servers, asker: Conversations, count: number): Promise<void> {
  say("gateway: latency, one request at a time")
  const times = await oneByOne(servers, count, async (client) => (await client.chat(asker.chatTurn())).last)
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

async function firstByte(figures: Figures, servers: Servers, asker: Conversations, count: number): Promise<void> {
  say("gateway: first byte of a stream")
  const times = await oneByOne(servers, count, async (client) => (await client.chat(asker.chatTurn(), true)).first)
  const direct = median(times.get("direct") ?? [])
  figures.add({ what: "direct: first byte of a stream, p50", value: direct, unit: "ms" })
  for (const name of Object.keys(servers).filter((server) => server !== "direct")) {
    const added = median(times.get(name) ?? []) - direct
    figures.add({ what: `${name}: added to the first byte of a stream, p50`, value: added, unit: "ms" })
  }
}

/** In turns, so that what else the machine does weighs on all alike; the first tenth warms up. */
async function oneByOne(
  servers: Servers,
  count: number,
  measure: (client: Client) => Promise<number>,
): Promise<ReadonlyMap<string, number[]>> {
  const clients = Object.entries(servers).map(([name, server]) => ({ name, client: new Client(server.url, KEY, 1) }))
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

/** Under requests without a pause the queue must not grow: its length in the first and in the last quarter of the time. */
async function sustained(figures: Figures, server: Child, asker: Conversations, ms: number): Promise<void> {
  say(`gateway: ${ms / 1_000} s without a pause`)
  await using client = new Client(server.url, KEY, AT_ONCE)
  const until = performance.now() + ms
  let sent = 0
  function* texts(): Generator<string> {
    while (performance.now() < until) {
      sent++
      yield asker.chatTurn()
    }
  }
  const asked: Promise<Usage>[] = []
  const sampling = setInterval(() => asked.push(server.ask("usage")), 100)
  await client.all(texts(), AT_ONCE)
  clearInterval(sampling)
  const pending = (await Promise.all(asked)).map((usage) => usage.pending)
  const quarter = Math.max(1, Math.floor(pending.length / 4))
  const start = median(pending.slice(0, quarter))
  const end = median(pending.slice(-quarter))
  figures.add({ what: "capture without a pause", value: (1_000 * sent) / ms, unit: "requests/s" })
  figures.add({ what: "queue in the first quarter", value: start, unit: "jobs" })
  // As many jobs as requests are running are under way at any moment.
  figures.add({ what: "queue in the last quarter", value: end, unit: "jobs", atMost: Math.max(start, AT_ONCE) })
}
