import { monitorEventLoopDelay } from "node:perf_hooks"
import { setTimeout as pause } from "node:timers/promises"
import {
  type Change,
  CONTRACT,
  createMemory,
  type MemoryEngine,
  MemoryStore,
  type Plugin,
  Store,
  tenantOf,
} from "../../packages/core/dist/index.js"
import { defaultOwnerSources, Keys, startServer } from "../../packages/server/dist/index.js"
import { sqlite } from "../../packages/store-sqlite/dist/index.js"

// Keepsake in front of an upstream, with a store in which faults can be injected. On "trouble" it injects a fault and
// responds when it is over, on "loop" it reports the event loop delay, on "kept" the stored texts.
const [kind = "", upstream = "", key = "", path = "", ms = "3000", rows = "0"] = process.argv.slice(2)

/** The in-memory store, with a keyword search that can be slowed down and ignores aborts. */
class SlowStore {
  on = false
  readonly store: Store

  constructor(slowness: number) {
    const inner = new MemoryStore()
    this.store = {
      contract: CONTRACT,
      name: "slow",
      traits: inner.traits,
      write: (pool, changes, options) => inner.write(pool, changes, options),
      read: (scope, ids, call) => inner.read(scope, ids, call),
      list: (scope, query, call) => inner.list(scope, query, call),
      pools: (tenant, page, call) => inner.pools(tenant, page, call),
      text: {
        search: async (scope, query, options) => {
          if (this.on) await pause(slowness)
          return inner.text.search(scope, query, options)
        },
      },
    }
  }
}

const filler = tenantOf("filler")
const isSlow = new SlowStore(Number(ms))
const slowPlugin: Plugin = {
  name: "slow",
  contract: CONTRACT,
  setup: (context) => context.provide(Store, () => isSlow.store),
}
const memory = await createMemory({ plugins: [kind === "search" ? slowPlugin : sqlite({ path })] })
for (let from = 0; from < Number(rows); from += 500) await fill(from)
const keys = await Keys.open(memory.state)
await keys.register(key, { role: "admin", tenant: "default" })
const server = await startServer({
  memory,
  keys,
  host: "127.0.0.1",
  port: 0,
  upstream: { openai: { baseUrl: `${upstream}/v1` } },
  owner: defaultOwnerSources,
  allowedHosts: [],
  corsOrigins: [],
  version: "0.0.0",
})

const RESOLUTION_MS = 5
const loopDelay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })

/**
 * Maximum processor time of the event loop's thread between two samples, in milliseconds: its delay without the delay
 * caused by other load.
 */
let loopCpu = 0

function watchLoop(): void {
  loopDelay.enable()
  let before = process.threadCpuUsage()
  setInterval(() => {
    const now = process.threadCpuUsage()
    loopCpu = Math.max(loopCpu, (now.user + now.system - before.user - before.system) / 1_000)
    before = now
  }, RESOLUTION_MS).unref()
}

process.on("message", async (message) => {
  if (message === "loop") process.send?.({ held: loopDelay.max / 1e6 - RESOLUTION_MS, worked: loopCpu })
  else if (message === "trouble") process.send?.(kind === "search" ? await searchSlowly() : await occupyReader(memory))
  else if (message === "kept") process.send?.(await storedTexts())
})
process.once("disconnect", () => process.exit(0))
process.send?.(server.url)

async function searchSlowly(): Promise<number> {
  watchLoop()
  isSlow.on = true
  await pause(Number(ms))
  isSlow.on = false
  return Number(ms)
}

/** Sends concurrent queries that read every row, until this takes `ms`. Returns the time taken in milliseconds. */
async function occupyReader({ store }: MemoryEngine): Promise<number> {
  watchLoop()
  const once = () =>
    store.list({ tenant: filler, pools: "all" }, { limit: 1, where: { metadata: { nobody: "has this" } } })
  const from = performance.now()
  await once()
  const each = performance.now() - from
  await Promise.all(Array.from({ length: Math.ceil(Number(ms) / each) }, once))
  while (performance.now() - from < Number(ms)) await once()
  return performance.now() - from
}

/** The texts of all stored turns, once the queue is empty. */
async function storedTexts(): Promise<readonly string[]> {
  if (!(await memory.settled(120_000))) throw new Error("The queue was not worked off")
  const found: string[] = []
  let cursor: string | undefined
  do {
    const query = { limit: 200, where: { category: ["turn"] }, ...(cursor !== undefined && { cursor }) }
    const page = await memory.store.list({ tenant: tenantOf("default"), pools: "all" }, query)
    found.push(...page.items.map(({ content }) => content))
    cursor = page.next
  } while (cursor !== undefined)
  return found
}

async function fill(from: number): Promise<void> {
  const changes = Array.from({ length: 500 }, (_, at): Change => {
    const content = `Row ${from + at} says nothing that anybody ever asks for, and says it at some length.`
    const words = {
      text: content.toLowerCase(),
      speaker: "",
      before: "",
      after: "",
      afterQuestion: false,
      month: "",
      version: 1,
    }
    return {
      op: "put",
      index: { words },
      memory: {
        id: crypto.randomUUID(),
        pool: "-/-",
        owner: { tenant: filler },
        type: "factual",
        category: "general",
        content,
        importance: 0.5,
        status: "active",
        source: { origin: "import" },
        metadata: {},
        createdAt: from + at,
        updatedAt: from + at,
        revision: 1,
      },
    }
  })
  await memory.store.write({ tenant: filler, name: "-/-" }, changes, { by: "proof", at: Date.now() })
}
