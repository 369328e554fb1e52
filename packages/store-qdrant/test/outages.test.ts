import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { type Embedding, equallyWeighted, MemoryError, type Store } from "@keepsake/core/plugin"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { ada, aMemory, minute, next, numberedId, scopeOfPools, splitWords } from "@keepsake/testkit"
import { QdrantClient } from "@qdrant/js-client-rest"
import { expect, it } from "vitest"
import { QdrantStore } from "../src/index.ts"

const scope = scopeOfPools(ada)
const collection = "keepsake_memory"
const options = { collection, timeoutMs: 5_000, retries: 3 }
const storeOn = (standIn: QdrantStandIn, more: Partial<ConstructorParameters<typeof QdrantStore>[0]> = {}) =>
  new QdrantStore({ ...options, url: standIn.url, ...more })
const put = (store: Store, memory: ReturnType<typeof aMemory>) =>
  store.write(ada, [{ op: "put", memory, index: { words: splitWords(memory.content) } }], { by: "test", at: minute(1) })

async function failureOf(call: () => Promise<unknown>): Promise<MemoryError> {
  const failure = await call().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (MemoryError.is(failure)) return failure
  throw new Error(`no MemoryError but ${String(failure)}`)
}

it("retries when the server is busy, unavailable for a moment, or drops the connection", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn)
  await store.open()
  standIn.faults.plan({ kind: "too-many", retryAfterSeconds: 0 }, { on: /points\/batch/ })
  standIn.faults.plan({ kind: "unavailable" }, { on: /points\/batch/ })
  standIn.faults.plan({ kind: "cut", when: "before" }, { on: /points\/batch/ })
  expect(await put(store, aMemory(1))).toMatchObject([{ status: "applied" }])
  expect(await store.read(scope, [numberedId(1)])).toEqual([aMemory(1)])
})

it("recognizes a write that was applied although its answer was lost", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn)
  await store.open()
  standIn.faults.plan({ kind: "cut", when: "after" }, { on: /points\/batch/ })
  expect(await put(store, aMemory(1))).toMatchObject([{ status: "applied", revision: 1 }])
  expect((await store.history.versions(scope, numberedId(1), { limit: 5 })).items).toHaveLength(1)
})

it("suggests a remedy when the server stays unreachable", async () => {
  const standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn, { retries: 1 })
  await standIn[Symbol.asyncDispose]()
  const failure = await failureOf(() => store.open())
  expect([failure.code, failure.remedy]).toEqual(["store_unavailable", expect.stringContaining("qdrant.url")])
})

it("opens later if the server was unavailable at first", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn, { retries: 0 })
  standIn.faults.plan({ kind: "unavailable" })
  expect((await failureOf(() => store.open())).code).toBe("store_unavailable")
  expect(await put(store, aMemory(1))).toMatchObject([{ status: "applied" }])
})

it.each([
  ["missing", undefined],
  ["wrong", "other"],
  ["for reading only", "half"],
])("names the setting of the key when the key is %s, although the server answers in plain text", async (_, apiKey) => {
  await using standIn = await QdrantStandIn.start({ apiKey: "whole", readOnlyKey: "half" })
  await using store = storeOn(standIn, { apiKey })
  const failure = await failureOf(() => store.open())
  expect([failure.code, failure.remedy]).toEqual(["store_unavailable", expect.stringContaining("qdrant.apiKey")])
})

it("opens with the right key", async () => {
  await using standIn = await QdrantStandIn.start({ apiKey: "whole" })
  await using store = storeOn(standIn, { apiKey: "whole" })
  expect(await put(store, aMemory(1))).toMatchObject([{ status: "applied" }])
})

it("rejects a server that is too old before it creates anything", async () => {
  await using standIn = await QdrantStandIn.start({ version: "1.15.5" })
  await using store = storeOn(standIn)
  expect((await failureOf(() => store.open())).code).toBe("contract_unsupported")
  expect(standIn.requests).toEqual(["GET /"])
})

it("works without vectors on a server that cannot add named vectors to an existing collection", async () => {
  await using standIn = await QdrantStandIn.start({ version: "1.16.0" })
  await using store = storeOn(standIn)
  expect(await put(store, aMemory(1))).toMatchObject([{ status: "applied" }])
  const embedding: Embedding = { space: "test/a/2", values: Float32Array.of(1, 0) }
  const change = { op: "index", id: numberedId(1), revision: 1, index: { embedding } } as const
  const failure = await failureOf(() => store.write(ada, [change], { by: "test", at: minute(2) }))
  expect([failure.code, failure.remedy]).toEqual(["contract_unsupported", expect.stringContaining("1.18")])
})

it("batches concurrent writes, and answers each call separately", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn)
  await store.open()
  await put(store, aMemory(0))
  const before = standIn.requests.length
  const many = Array.from({ length: 60 }, (_, number) =>
    put(store, next(aMemory(number), { revision: number === 7 ? 2 : 1 })),
  )
  const outcomes = (await Promise.all(many)).flat()
  const statuses = outcomes.map(({ status }) => status)
  expect(statuses).toEqual(statuses.map((_, number) => (number === 0 ? "same" : number === 7 ? "conflict" : "applied")))
  expect(await store.read(scope, [numberedId(7), numberedId(59)])).toEqual([undefined, aMemory(59)])
  expect(standIn.requests.length - before).toBeLessThan(8)
})

it("rejects only the write that the server rejects, and applies the others of its batch exactly once", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn)
  await store.open()
  const embedding = (size: number): Embedding => ({ space: "eight", values: new Float32Array(size).fill(1) })
  const indexed = (memory: ReturnType<typeof aMemory>) =>
    store.write(ada, [{ op: "put", memory, index: { embedding: embedding(8) } }], { by: "test", at: minute(1) })
  await indexed(aMemory(1))
  await put(store, aMemory(2))
  // Recreates the vector with another size behind the store's back.
  const client = new QdrantClient({ url: standIn.url, checkCompatibility: false })
  const { config } = await client.getCollection(collection)
  const [space = ""] = Object.keys(config.params.vectors ?? {})
  await client.deleteVectorName(collection, space)
  await client.createVectorName(collection, space, { dense: { size: 4, distance: "Cosine" } })
  const counted = () =>
    store.write(ada, [{ op: "signal", id: numberedId(2), add: { uses: 1 } }], { by: "test", at: minute(2) })
  const outcomes = await Promise.allSettled([
    put(store, aMemory(3)),
    counted(),
    indexed(aMemory(4)),
    put(store, next(aMemory(1), { content: "Changed meanwhile." })),
    put(store, aMemory(5)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled", "fulfilled"])
  expect(outcomes[2]).toMatchObject({ reason: { message: expect.stringContaining("expected dim: 4, got 8") } })
  expect(outcomes[4]).toMatchObject({ value: [{ status: "applied", revision: 1 }] })
  const stored = await store.read(scope, [1, 2, 3, 4, 5].map(numberedId))
  expect(stored.map((memory) => memory?.revision)).toEqual([2, 1, 1, undefined, 1])
  expect(stored[1]?.signals?.uses).toBe(1)
})

it("follows no redirect, which would send the key to another server", async () => {
  await using standIn = await QdrantStandIn.start()
  const elsewhere = createServer((request, response) => {
    response.writeHead(307, { location: `${standIn.url}${request.url}` }).end()
  })
  elsewhere.listen(0, "127.0.0.1")
  await once(elsewhere, "listening")
  // A server that listens on a TCP port has such an address.
  const { port } = elsewhere.address() as AddressInfo
  await using store = new QdrantStore({
    url: `http://127.0.0.1:${port}`,
    apiKey: "a-key",
    collection,
    timeoutMs: 5_000,
    retries: 3,
  })
  const failure = await failureOf(() => store.open())
  expect([failure.code, failure.message]).toEqual(["store_unavailable", expect.stringContaining("redirect")])
  expect(standIn.requests).toEqual([])
  elsewhere.close()
})

it("does not touch another program's collection", async () => {
  await using standIn = await QdrantStandIn.start()
  const client = new QdrantClient({ url: standIn.url, checkCompatibility: false })
  await client.createCollection(collection, { vectors: { size: 4, distance: "Dot" } })
  await using store = storeOn(standIn)
  const failure = await failureOf(() => store.open())
  expect([failure.code, failure.remedy]).toEqual(["options_invalid", expect.stringContaining("qdrant.collection")])
  expect((await client.getCollections()).collections).toEqual([{ name: collection }])
})

it("reports that a model changed its dimensions, and writes nothing of the batch", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn)
  const put = (number: number, ...values: number[]) => {
    const embedding = { space: "test/a", values: Float32Array.from(values) }
    return { op: "put", memory: aMemory(number), index: { embedding } } as const
  }
  await store.write(ada, [put(1, 1, 0)], { by: "test", at: minute(1) })
  const failure = await failureOf(() =>
    store.write(ada, [put(2, 1, 0), put(3, 1, 0, 0)], { by: "test", at: minute(2) }),
  )
  expect(failure.code).toBe("space_mismatch")
  expect(await store.read(scope, [numberedId(2)])).toEqual([undefined])
})

it("reports that stored vectors use another distance, and neither adds to them nor searches them", async () => {
  await using standIn = await QdrantStandIn.start()
  const embedding: Embedding = { space: "test/a", values: Float32Array.of(1, 0) }
  const client = new QdrantClient({ url: standIn.url, checkCompatibility: false })
  {
    await using store = storeOn(standIn)
    await store.write(ada, [{ op: "put", memory: aMemory(1), index: { embedding } }], { by: "test", at: minute(1) })
    const { config } = await client.getCollection(collection)
    const [space = ""] = Object.keys(config.params.vectors ?? {})
    await client.deleteVectorName(collection, space)
    await client.createVectorName(collection, space, { dense: { size: 2, distance: "Dot" } })
  }
  await using store = storeOn(standIn)
  const index = { op: "index", id: numberedId(1), revision: 1, index: { embedding } } as const
  for (const call of [
    () => store.write(ada, [index], { by: "test", at: minute(2) }),
    () => store.vector.search(scope, embedding, { limit: 1 }),
  ]) {
    const { code, message } = await failureOf(call)
    expect([code, message]).toEqual(["space_mismatch", "Vectors of test/a are compared by Dot, not Cosine"])
  }
  expect(await store.read(scope, [numberedId(1)])).toEqual([aMemory(1)])
})

it("detects conflicts between two processes that write the same memory", async () => {
  await using standIn = await QdrantStandIn.start()
  await using one = storeOn(standIn)
  await using other = storeOn(standIn)
  await put(one, aMemory(1))
  const outcomes = await Promise.all(
    [one, other, one, other].map((store, writer) => put(store, next(aMemory(1), { content: `by ${writer}` }))),
  )
  expect(outcomes.flat().filter(({ status }) => status === "applied")).toHaveLength(1)
  expect(outcomes.flat().filter(({ status }) => status === "conflict")).toHaveLength(3)
  expect(
    (await one.history.versions(scope, numberedId(1), { limit: 9 })).items.map(({ revision }) => revision),
  ).toEqual([2, 1])
})

it("sends both queries of a hybrid search in one request, each with scope and exclusions", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn)
  const embedding = { space: "test/a", values: Float32Array.of(1, 0) }
  const change = { op: "put", memory: aMemory(1), index: { embedding, words: splitWords("harbour") } } as const
  await store.write(ada, [change], { by: "test", at: minute(1) })
  const before = standIn.requests.length
  const query = { text: "harbour", words: equallyWeighted(["harbour"]), embedding }
  const found = await store.hybrid.search(scope, query, { limit: 5 })
  expect([found.text.hits.length, found.vector.length]).toEqual([1, 1])
  expect(standIn.requests.slice(before)).toEqual([`POST /collections/${collection}/points/query/batch`])
  const without = await store.hybrid.search(scope, query, { limit: 5, exclude: [numberedId(1)] })
  expect([without.text.hits, without.vector]).toEqual([[], []])
})

it("keeps only id, pool and revision of an erased memory in either collection", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn)
  await put(store, aMemory(1, { content: "harbour" }))
  await put(store, next(aMemory(1), { content: "harbour wall" }))
  await store.write(ada, [{ op: "erase", id: numberedId(1) }], { by: "test", at: minute(2) })
  const client = new QdrantClient({ url: standIn.url, checkCompatibility: false })
  for (const name of [collection, `${collection}_versions`]) {
    const { points } = await client.scroll(name, { limit: 10, with_payload: true, with_vector: true })
    expect(JSON.stringify(points)).not.toContain("harbour")
    expect(points.map(({ vector }) => vector)).toEqual(name === collection ? [{}] : [])
  }
})

it("splits a large write into requests that the server accepts", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = storeOn(standIn)
  await store.open()
  const content = "a long memory ".repeat(10_000)
  const changes = Array.from({ length: 300 }, (_, number) => ({
    op: "put" as const,
    memory: aMemory(number, { content }),
  }))
  const outcomes = await store.write(ada, changes, { by: "test", at: minute(1) })
  expect(outcomes.every(({ status }) => status === "applied")).toBe(true)
  expect(standIn.requests.filter((request) => request.endsWith("/points/batch")).length).toBeGreaterThan(4)
})
