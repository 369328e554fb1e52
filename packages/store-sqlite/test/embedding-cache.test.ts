import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  createMemory,
  type MemoryEngine,
  MemoryError,
  type MemoryId,
  type MemoryOptions,
  tenantOf,
} from "@keepsake/core"
import { CONTRACT, definePlugin, Embedder, type EmbedOptions, type Store } from "@keepsake/core/plugin"
import { sqlite } from "@keepsake/store-sqlite"
import { canary, HashEmbedder } from "@keepsake/testkit"
import { afterEach, beforeEach, expect, it } from "vitest"

let folder = ""
let embedder: CountingEmbedder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keepsake-cache-"))
  embedder = new CountingEmbedder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Counts the documents that somebody would pay for. */
class CountingEmbedder extends HashEmbedder {
  readonly paid: string[] = []

  override async embed(texts: readonly string[], options?: EmbedOptions) {
    if (options?.as !== "query") this.paid.push(...texts)
    return super.embed(texts)
  }
}

function open(more: MemoryOptions = {}): Promise<MemoryEngine> {
  const parts = definePlugin({
    name: "embedder",
    contract: CONTRACT,
    options: { "~standard": { version: 1, vendor: "test", validate: () => ({ value: {} }) } },
    setup: (context) => context.provide(Embedder, () => embedder),
  })
  return createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") }), parts({})], ...more })
}

const texts = Array.from({ length: 150 }, (_, at) => `Note ${at} about ${canary(at)}`)

it("pays for no text twice: for another user, after dropped vectors, another import and a restart", async () => {
  {
    await using memory = await open()
    for (const text of texts) await memory.for({ user: "ada" }).add(text)
    expect(await memory.embedded()).toBe(true)
    for (const text of texts.slice(0, 40)) await memory.for({ user: "bob" }).add(text)
    expect(await memory.embedded()).toBe(true)
    await memory.store.vector?.drop(`${embedder.space}/said-1`)
    expect((await memory.reconcile()).embedded).toBe(190)
  }
  await using memory = await open()
  await memory.store.vector?.drop(`${embedder.space}/said-1`)
  for (const text of texts.slice(0, 30)) await memory.for({ user: "carol" }).add(text)
  await memory.reconcile()
  expect((await memory.coverage())?.embedded).toBe(220)
  expect(embedder.paid.length).toBe(150)
  const { memories } = await memory.for({ user: "carol" }).search(texts[3] ?? "", { limit: 1 })
  expect(memories[0]?.memory.content).toBe(texts[3])
})

it("pays nothing again if the process ends between the embedder's answer and the write of the vectors", async () => {
  const failing = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name !== "write") return typeof value === "function" ? value.bind(target) : value
        return (...[pool, changes, options]: Parameters<Store["write"]>) => {
          if (options.by === "embedder") throw new MemoryError("store_unavailable", "The process ends here")
          return target.write(pool, changes, options)
        }
      },
    })
  {
    await using memory = await open({ arrange: async (store) => failing(store) })
    for (const text of texts.slice(0, 20)) await memory.for({ user: "ada" }).add(text)
    expect(await memory.embedded()).toBe(false)
  }
  await using memory = await open()
  expect(await memory.embedded()).toBe(true)
  expect((await memory.coverage())?.embedded).toBe(20)
  expect(embedder.paid.length).toBe(new Set(embedder.paid).size)
})

it("keeps at most the configured size, the newest and the used before the others", async () => {
  const bytes = embedder.dimensions * 4
  // Room for 100 vectors.
  await using memory = await open({ embeddingCacheMb: (100 * bytes) / 1_000_000 })
  const ada = memory.for({ user: "ada" })
  for (let at = 0; at < 400; at++) {
    await ada.add(`Entry number ${at}`)
    // Used again and again.
    if (at % 20 === 0) await memory.for({ user: `user-${at}` }).add("Entry number 0")
    if (at % 10 === 9) await memory.embedded()
  }
  await memory.embedded()
  expect(await countCached(memory)).toBeGreaterThan(40)
  expect(await countCached(memory)).toBeLessThan(130)
  const before = embedder.paid.length
  await memory.for({ user: "dora" }).add("Entry number 0")
  await memory.for({ user: "dora" }).add("Entry number 399")
  await memory.embedded()
  expect(embedder.paid.length).toBe(before)
  await memory.for({ user: "dora" }).add("Entry number 1")
  await memory.embedded()
  expect(embedder.paid.length).toBe(before + 1)
})

it("caches nothing with size 0", async () => {
  await using memory = await open({ embeddingCacheMb: 0 })
  await memory.for({ user: "ada" }).add("Has a boat")
  await memory.embedded()
  expect(await countCached(memory)).toBe(0)
})

it.each<[string, (memory: MemoryEngine, ids: readonly MemoryId[]) => Promise<unknown>]>([
  [
    "erasing each memory",
    async (memory, ids) => {
      for (const id of ids) await memory.for({ user: "ada" }).erase(id)
    },
  ],
  [
    "deleting each memory, which can still be undone",
    async (memory, ids) => {
      for (const id of ids) await memory.for({ user: "ada" }).forget(id)
    },
  ],
  ["erasing the user", (memory) => memory.eraseSubject({ tenant: tenantOf("default"), user: "ada" })],
])("%s leaves the bytes of no vector of its texts in any file, and those of others", async (_, remove) => {
  await using memory = await open()
  const ids: MemoryId[] = []
  for (const text of texts.slice(0, 100)) {
    // An earlier text of the same memory as well.
    const { memory: added } = await memory.for({ user: "ada" }).add(`${text}, at first`, { key: text })
    ids.push(added.id)
  }
  await memory.embedded()
  for (const text of texts.slice(0, 100)) await memory.for({ user: "ada" }).add(text, { key: text })
  for (const text of texts.slice(100)) await memory.for({ user: "bob" }).add(text)
  await memory.embedded()
  const vectors = await vectorBytes([...texts.slice(0, 100), ...texts.slice(0, 100).map((text) => `${text}, at first`)])
  const others = await vectorBytes(texts.slice(100))
  // Without those of others.
  const own = vectors.filter((bytes) => !others.includes(bytes))
  expect(found(own)).toBeGreaterThan(150)
  await remove(memory, ids)
  await memory.compact()
  expect(found(own)).toBe(0)
  expect(found(others)).toBe(others.length)
})

/** How many of these bytes stand in any file of the folder. */
function found(vectors: readonly string[]): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))
  const contents = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, "latin1"))
  return vectors.filter((bytes) => contents.some((content) => content.includes(bytes))).length
}

/** The distinct vectors of these texts as they are cached. */
async function vectorBytes(of: readonly string[]): Promise<readonly string[]> {
  const made = await new HashEmbedder().embed(of)
  const bytes = made.map(({ values }) =>
    Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString("latin1"),
  )
  return [...new Set(bytes)]
}

async function countCached(memory: MemoryEngine): Promise<number> {
  let count = 0
  for (const generation of [0, 1, 2]) {
    count += (await memory.state.list(`embedding-cache/${generation}`, { limit: 1_000 })).items.length
  }
  return count
}
