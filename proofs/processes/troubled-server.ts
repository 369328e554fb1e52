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

// Keepsake before an upstream, with a store that can be troubled: told "trouble" it answers when that is
// over, told "loop" with how long the event loop was held, told "kept" with what is kept.
const [kind = "", upstream = "", key = "", path = "", ms = "3000", rows = "0"] = process.argv.slice(2)

/** The store in memory, with a keyword search that can be made slow and takes no notice of being aborted. */
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
const slow = new SlowStore(Number(ms))
const slowPlugin: Plugin = {
  name: "slow",
  contract: CONTRACT,
  setup: (context) => context.provide(Store, () => slow.store),
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
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS })

/** The most processor time that the thread of the event loop spent between two looks at it, in milliseconds: what it is held for but by the machine. */
let worked = 0

function watchLoop(): void {
  loop.enable()
  let before = process.threadCpuUsage()
  setInterval(() => {
    const now = process.threadCpuUsage()
    worked = Math.max(worked, (now.user + now.system - before.user - before.system) / 1_000)
    before = now
  }, RESOLUTION_MS).unref()
}

process.on("message", async (message) => {
  if (message === "loop") process.send?.({ held: loop.max / 1e6 - RESOLUTION_MS, worked })
  else if (message === "trouble") process.send?.(kind === "search" ? await searchSlowly() : await occupyReader(memory))
  else if (message === "kept") process.send?.(await kept())
})
process.once("disconnect", () => process.exit(0))
process.send?.(server.url)

async function searchSlowly(): Promise<number> {
  watchLoop()
  slow.on = true
  await pause(Number(ms))
  slow.on = false
  return Number(ms)
}

/** Asks the store, all at once, for what only reading every row can answer, until that takes `ms`. Milliseconds that it took. */
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

/** The words of every turn, once the queue is empty. */
async function kept(): Promise<readonly string[]> {
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
