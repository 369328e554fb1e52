import { createMemory, MemoryStore, type Plugin, Store } from "@keepsake/core"
import { expect, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

test("Statistics count the memories visible to a key, their growth and usage", async () => {
  const { url, admin, stranger, memory } = await keepsake()
  await add(url, admin, { content: "Has a dog named Biscuit", category: "fact" })
  const unused = await add(url, admin, {
    content: "Prefers tabs over spaces",
    category: "preference",
    type: "procedural",
  })
  await add(url, stranger, { content: "Has a cat" })
  const asked = JSON.stringify({ model: "m", messages: [{ role: "user", content: "What is my dog called?" }] })
  const headers = { "x-keepsake-key": admin, "content-type": "application/json" }
  const reply = await fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body: asked })
  await reply.text()
  await memory.settled()
  const tokens = Number(reply.headers.get("x-keepsake-tokens"))
  expect(tokens).toBeGreaterThan(0)

  const path = "/api/statistics?days=7&perMillion=100&tenant=default"
  const { status, body } = await ask(url, "statistics", { key: admin, path })
  expect(status).toBe(200)
  const { memories, growth, use, cost, top, neverUsed, tenants } = Object(body)
  expect(memories.byCategory).toMatchObject({ fact: 1, preference: 1 })
  expect(memories.byStatus.active).toBe(memories.total)
  expect(growth).toHaveLength(7)
  expect(growth.reduce((sum: number, day: { created: number }) => sum + day.created, 0)).toBe(memories.total)
  expect(use.total).toMatchObject({ requests: 1, hits: 1, hitRate: 1, tokens, degraded: 0 })
  expect(use.total.kept).toBeGreaterThan(0)
  expect(await ask(url, "listMemories", { key: admin, path: "/api/memory?limit=1" })).toMatchObject({
    body: { stats: { hitRate: 1 } },
  })
  expect(cost).toEqual({ perMillion: 100, estimate: tokens / 10_000 })
  expect(top.length).toBeGreaterThan(0)
  expect(top.every((one: { accessCount: number }) => one.accessCount === 1)).toBe(true)
  expect([...top, ...neverUsed.oldest].map((one: { id: string }) => one.id)).toContain(unused)
  expect(tenants).toBeNull()
})

test("A request that was given only the profile does not count as helped", async () => {
  const { url, admin, memory } = await keepsake()
  await add(url, admin, { content: "Name is Ada", category: "identity" })
  for (let day = 1; day <= 60; day++) {
    await add(url, admin, { content: `Saw ${day} herons at the lake of Ohrid`, category: "event" })
  }
  const headers = { "x-keepsake-key": admin, "content-type": "application/json" }
  const chat = async (...said: readonly object[]): Promise<number> => {
    const body = JSON.stringify({ model: "m", messages: said })
    const reply = await fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body })
    await reply.text()
    return Number(reply.headers.get("x-keepsake-recalled"))
  }
  const use = async () => {
    await memory.settled()
    return Object((await ask(url, "statistics", { key: admin })).body).use.total
  }
  const sort = { role: "user", content: "Write a function that sorts an array of integers" }
  expect(await chat(sort)).toBe(1)
  expect(await use()).toMatchObject({ requests: 1, hits: 1, profileOnly: 1, helped: 0, hitRate: 1, helpedRate: 0 })
  // The same block goes along with the result of a tool.
  const call = { id: "c", type: "function", function: { name: "run", arguments: "{}" } }
  const called = { role: "assistant", content: null, tool_calls: [call] }
  await chat(sort, called, { role: "tool", tool_call_id: "c", content: "ok" })
  expect(await use()).toMatchObject({ requests: 2, hits: 2, profileOnly: 2, helped: 0 })
  expect(await chat({ role: "user", content: "At which lake did I see herons?" })).toBeGreaterThan(1)
  expect(await use()).toMatchObject({ requests: 3, hits: 3, profileOnly: 2, helped: 1, hitRate: 1, helpedRate: 1 / 3 })
})

test("Only an administrator who names no tenant sees tenant sizes; only keys for a whole tenant see its usage", async () => {
  const { url, admin, user, stranger } = await keepsake()
  await add(url, stranger, { content: "Has a cat" })
  const all = Object((await ask(url, "statistics", { key: admin })).body)
  expect(all.tenants).toContainEqual({ tenant: "other", memories: 1 })
  const own = Object((await ask(url, "statistics", { key: user, headers: { "x-keepsake-user": "ada" } })).body)
  expect(own).toMatchObject({ memories: { total: 0 }, tenants: null, use: null, cost: null, neverUsed: { count: 0 } })
})

test("A store that cannot count is counted by reading", async () => {
  const store = new MemoryStore()
  const { contract, name, traits, text } = store
  const without: Store = {
    ...{ contract, name, traits, text },
    write: (...asked) => store.write(...asked),
    read: (...asked) => store.read(...asked),
    list: (...asked) => store.list(...asked),
    pools: (...asked) => store.pools(...asked),
  }
  const plugin: Plugin = { name: "plain", contract, setup: (context) => context.provide(Store, () => without) }
  const plain = await keepsake({ memory: await createMemory({ plugins: [plugin] }) })
  const usual = await keepsake()
  for (const { url, admin } of [plain, usual]) {
    await add(url, admin, { content: "Has a dog named Biscuit", category: "fact" })
    await add(url, admin, { content: "Prefers tabs", category: "preference" })
  }
  const of = async ({ url, admin }: { url: string; admin: string }) =>
    Object((await ask(url, "statistics", { key: admin })).body)
  const [one, other] = [await of(plain), await of(usual)]
  expect(one.memories).toEqual(other.memories)
  expect(one.growth).toEqual(other.growth)
})
