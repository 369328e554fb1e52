import { fork } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import {
  type Change,
  CONTRACT,
  createMemory,
  type MemoryEngine,
  MemoryStore,
  type Plugin,
  Store,
  tenantOf,
} from "../packages/core/dist/index.js"
import { defaultOwnerSources, Keys, startServer } from "../packages/server/dist/index.js"
import { sqlite } from "../packages/store-sqlite/dist/index.js"
import { Keepsake } from "./keepsake.ts"
import { report, size } from "./size.ts"
import { type Seen, underTrouble } from "./under-trouble.ts"
import { told, Upstream } from "./upstream.ts"

const TROUBLE_MS = size("PROOF_TROUBLE_MS", 3_000)
const ROWS = size("PROOF_ROWS", 30_000)
const MOST_GAP_MS = 50
const DEADLINE_MS = 150
/** What the way there and back, and a machine with other work, may add to the deadline. */
const MARGIN_MS = 100
const KEY = "proof-key-0123456789abcdef"
const HEADERS = { authorization: `Bearer ${KEY}` }

it("measures the same streams and requests without any trouble, for comparison", async () => {
  await using upstream = await Upstream.start()
  await using keepsake = await Keepsake.serve({ upstream: upstream.url })
  const seen = await underTrouble(keepsake.url, keepsake.headers, () => pause(TROUBLE_MS))
  await keepsake.settled()
  const lost = lostOf(
    seen,
    (await keepsake.everything()).map(({ content }) => content),
  )
  tell("no trouble", seen, lost)
  expect(lost).toEqual([])
})

it(`a store whose search takes ${TROUBLE_MS} ms costs memory, not the reply`, async () => {
  const slow = new SlowStore(TROUBLE_MS)
  const plugin: Plugin = {
    name: "slow",
    contract: CONTRACT,
    setup: (context) => context.provide(Store, () => slow.store),
  }
  await using upstream = await Upstream.start()
  await using memory = await createMemory({ plugins: [plugin] })
  await using served = await serve(memory, upstream.url)
  const seen = await underTrouble(served.url, HEADERS, async () => {
    slow.on = true
    await pause(TROUBLE_MS)
    slow.on = false
  })
  await judge(`searches of ${TROUBLE_MS} ms`, seen, memory)
})

it(`a reader of the database that is busy for ${TROUBLE_MS} ms costs memory, not the reply`, async () => {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-"))
  try {
    await using upstream = await Upstream.start()
    await using memory = await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })] })
    await fill(memory, ROWS)
    await using served = await serve(memory, upstream.url)
    let busy = 0
    const seen = await underTrouble(served.url, HEADERS, async () => {
      busy = await occupyReader(memory, TROUBLE_MS)
    })
    expect(busy).toBeGreaterThanOrEqual(TROUBLE_MS)
    await judge(`a reader busy for ${Math.round(busy)} ms`, seen, memory)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it(`another process that holds the write lock for ${TROUBLE_MS} ms costs nothing that was said, and no reply`, async () => {
  await using upstream = await Upstream.start()
  await using keepsake = await Keepsake.serve({ upstream: upstream.url })
  const seen = await underTrouble(keepsake.url, keepsake.headers, async () => {
    const file = new URL("./processes/lock-process.ts", import.meta.url)
    const holder = fork(file, [keepsake.file, String(TROUBLE_MS)])
    expect(await told<string>(holder)).toBe("held")
    expect(await told<string>(holder)).toBe("released")
  })
  await keepsake.settled()
  const lost = lostOf(
    seen,
    (await keepsake.everything()).map(({ content }) => content),
  )
  tell(`write lock held for ${TROUBLE_MS} ms`, seen, lost)
  holds(seen, lost)
})

async function judge(what: string, seen: Seen, memory: MemoryEngine): Promise<void> {
  expect(await memory.settled(120_000)).toBe(true)
  const lost = lostOf(seen, await contents(memory))
  tell(what, seen, lost)
  holds(seen, lost)
}

function holds(seen: Seen, lost: readonly string[]): void {
  expect(seen.broken).toBe(0)
  expect(lost).toEqual([])
  expect(seen.longestGap).toBeLessThanOrEqual(MOST_GAP_MS)
  expect(seen.slowestAnswer).toBeLessThanOrEqual(DEADLINE_MS + MARGIN_MS)
}

function tell(what: string, seen: Seen, lost: readonly string[]): void {
  report(what, {
    requests: seen.requests,
    broken: seen.broken,
    "longest gap beyond the upstream's rhythm, ms": seen.longestGap.toFixed(1),
    "slowest answer, ms": seen.slowestAnswer.toFixed(1),
    "slowest whole reply, ms": seen.slowestWhole.toFixed(1),
    lost: lost.length,
  })
}

/** What was said and stands nowhere. */
function lostOf(seen: Seen, kept: readonly string[]): readonly string[] {
  const there = new Set(kept)
  return seen.said.filter((text) => !there.has(text))
}

async function contents(memory: MemoryEngine): Promise<readonly string[]> {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const where = { category: ["turn"] }
    const page = await memory.store.list(
      { tenant: tenantOf("default"), pools: "all" },
      { limit: 200, where, ...(cursor !== undefined && { cursor }) },
    )
    found.push(...page.items.map(({ content }) => content))
    cursor = page.next
  } while (cursor !== undefined)
  return found
}

async function serve(memory: MemoryEngine, upstream: string): Promise<AsyncDisposable & { readonly url: string }> {
  const keys = await Keys.open(memory.state)
  await keys.register(KEY, { role: "admin", tenant: "default" })
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
  return { url: server.url, [Symbol.asyncDispose]: () => server.close(0) }
}

/** The store in memory, with a keyword search that can be made slow and takes no notice of being aborted. */
class SlowStore {
  on = false
  readonly store: Store

  constructor(ms: number) {
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
          if (this.on) await pause(ms)
          return inner.text.search(scope, query, options)
        },
      },
    }
  }
}

async function fill(memory: MemoryEngine, rows: number): Promise<void> {
  const tenant = tenantOf("filler")
  const batch = Math.min(500, memory.store.traits.maxBatch)
  for (let from = 0; from < rows; from += batch) {
    const changes = Array.from({ length: batch }, (_, at): Change => {
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
          owner: { tenant },
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
    await memory.store.write({ tenant, name: "-/-" }, changes, { by: "proof", at: Date.now() })
  }
}

/** Asks the store, all at once, for what only reading every row can answer, until that takes `ms`. Milliseconds that it took. */
async function occupyReader(memory: MemoryEngine, ms: number): Promise<number> {
  const whole = { tenant: tenantOf("filler"), pools: "all" } as const
  const once = () => memory.store.list(whole, { limit: 1, where: { metadata: { nobody: "has this" } } })
  const from = performance.now()
  await once()
  const each = performance.now() - from
  await Promise.all(Array.from({ length: Math.ceil(ms / each) }, once))
  while (performance.now() - from < ms) await once()
  return performance.now() - from
}
