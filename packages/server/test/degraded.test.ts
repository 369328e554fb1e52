import { CONTRACT, createMemory, Embedder, MemoryStore, type Plugin, Store } from "@keepsake/core"
import { expect, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

test("a search that timed out is reported instead of returning an empty list", async () => {
  const memory = await createMemory({ plugins: [slowStore], settings: { deadlineMs: 10 } })
  const { url, user } = await keepsake({ memory })
  await add(url, user, { content: "Likes jazz" })

  const searched = await ask(url, "searchMemories", { key: user, body: { query: "jazz" } })
  expect(searched).toMatchObject({ status: 200, body: { data: [], degraded: ["words"] } })

  const listed = await ask(url, "listMemories", { key: user, path: "/api/memory?q=jazz" })
  const told = { code: "store_unavailable", message: expect.stringContaining("words") }
  expect(listed).toMatchObject({ status: 503, body: { error: told } })
  expect(await ask(url, "listMemories", { key: user })).toMatchObject({ status: 200, body: { total: 1 } })

  const health = await ask(url, "memoryHealth", { key: user })
  const error = expect.stringMatching(/store_unavailable.*words/)
  expect(health).toMatchObject({ status: 503, body: { working: false, error } })
})

test("a ranked list from some of the parts names those that are missing", async () => {
  const { url, user } = await keepsake({ memory: await createMemory({ plugins: [brokenEmbedder] }) })
  await add(url, user, { content: "Likes jazz" })
  const listed = await ask(url, "listMemories", { key: user, path: "/api/memory?q=jazz" })
  expect(listed).toMatchObject({ status: 200, body: { total: 1, degraded: ["vectors"] } })
})

test("an index rebuild is reported with every search and as a warning", async () => {
  const { url, user } = await keepsake({ memory: await createMemory({ plugins: [buildingStore] }) })
  await add(url, user, { content: "Likes jazz" })
  const listed = await ask(url, "listMemories", { key: user, path: "/api/memory?q=jazz" })
  expect(listed).toMatchObject({ status: 200, body: { total: 1, degraded: ["text-index"] } })
  const warnings = [expect.stringContaining("42 %")]
  expect(await ask(url, "memoryHealth", { key: user })).toMatchObject({
    status: 200,
    body: { working: true, warnings, warningDetails: [{ code: "text-index-rebuilding", params: { percent: 42 } }] },
  })
  expect(await ask(url, "status", { key: user })).toMatchObject({ status: 200, body: { warnings } })
})

const buildingStore: Plugin = {
  name: "building",
  contract: CONTRACT,
  setup: (context) => context.provide(Store, () => new BuildingStore()),
}
/** Finds as ever, and says that it did so without its index. */
class BuildingStore extends MemoryStore {
  constructor() {
    super()
    const { search } = this.text
    this.text.search = async (...asked) => ({ ...(await search(...asked)), scanned: 1 })
    this.text.rebuilding = async () => 0.42
  }
}

const slowStore: Plugin = {
  name: "slow",
  contract: CONTRACT,
  setup: (context) => context.provide(Store, () => new SlowStore()),
}
/** Never answers who would give up waiting. */
class SlowStore extends MemoryStore {
  constructor() {
    super()
    const { search } = this.text
    this.text.search = (scope, query, options) =>
      options.signal === undefined ? search(scope, query, options) : new Promise(() => undefined)
  }
}

const brokenEmbedder: Plugin = {
  name: "broken-embedder",
  contract: CONTRACT,
  setup: (context) => context.provide(Embedder, () => noEmbedder),
}
const noEmbedder: Embedder = {
  space: "none/3",
  dimensions: 3,
  maxBatch: 1,
  embed: () => Promise.reject(new Error("no model")),
}
