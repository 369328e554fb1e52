import { CONTRACT, createMemory, definePlugin, Embedder } from "@keepsake/core"
import { expect, test } from "vitest"
import { z } from "zod"
import { add, ask, keepsake } from "./keepsake.ts"

test("an added memory is available immediately, with the outcome", async () => {
  const { url, user } = await keepsake()
  const body = {
    content: "The dog is called Biscuit",
    category: "fact",
    metadata: { from: { app: "test" } },
    importance: 0.9,
    pinned: true,
    sessionId: "s1",
    expiresAt: "2999-01-01T00:00:00Z",
  }
  const added = await ask(url, "addMemory", { key: user, body })
  expect(added).toMatchObject({ status: 201, body: { success: true, did: "created", status: "active" } })
  const { id } = Object(added.body)
  const { body: one } = await ask(url, "getMemory", { key: user, path: `/api/memory/${id}` })
  expect(one).toEqual({ memory: Object(added.body).memory, conflicts: [] })
  expect(one).toMatchObject({
    memory: {
      content: body.content,
      metadata: body.metadata,
      session: "s1",
      sessionId: "s1",
      apiKeyId: "default",
      pinned: true,
      expiresAt: "2999-01-01T00:00:00.000Z",
      source: { origin: "manual" },
    },
  })
  const found = await ask(url, "searchMemories", { key: user, body: { query: "what is the dog called?" } })
  expect(found.body).toMatchObject({ data: [{ memory: { id } }], degraded: [] })
})

test("a memory is found by the attribute under which it was added", async () => {
  const { url, user } = await keepsake()
  const body = { content: "I get 4,200 now", about: { attribute: "Salary" } }
  const added = await ask(url, "addMemory", { key: user, body })
  expect(added).toMatchObject({ status: 201, body: { memory: { about: { subject: "user", attribute: "salary" } } } })
  const found = await ask(url, "searchMemories", { key: user, body: { query: "What is my salary?" } })
  expect(found.body).toMatchObject({ data: [{ memory: { content: body.content } }] })
  const named = (attribute: string) => ({ key: user, body: { ...body, about: { attribute } } })
  expect((await ask(url, "addMemory", named(" "))).status).toBe(400)
  expect((await ask(url, "addMemory", named("a".repeat(201)))).status).toBe(413)
})

test("adding a key again updates the memory in the given fields only", async () => {
  const { url, user } = await keepsake()
  const details = { type: "semantic", category: "fact", importance: 0.4, session: "s1" }
  const id = await add(url, user, { content: "Lives in Porto", key: "home", ...details })
  const again = await ask(url, "addMemory", { key: user, body: { content: "Lives in Lisbon", key: "home" } })
  const kept = { ...details, content: "Lives in Lisbon", revision: 2 }
  expect(again).toMatchObject({ status: 200, body: { id, memory: kept } })
})

test("a deleted memory is absent from every read, and deleting it again returns 404", async () => {
  const { url, user } = await keepsake()
  for (const query of ["", "?erase=true"]) {
    const id = await add(url, user, { content: `Owns a red bicycle ${query}` })
    const path = `/api/memory/${id}`
    expect(await ask(url, "deleteMemory", { key: user, path: path + query })).toMatchObject({ body: { success: true } })
    expect((await ask(url, "getMemory", { key: user, path })).status).toBe(404)
    expect((await ask(url, "deleteMemory", { key: user, path })).status).toBe(404)
    expect(await ask(url, "listMemories", { key: user })).toMatchObject({ body: { data: [], total: 0 } })
    expect(await ask(url, "searchMemories", { key: user, body: { query: "bicycle" } })).toMatchObject({
      body: { data: [] },
    })
  }
})

test("the list pages by number, by offset and by cursor, each in the same order", async () => {
  const { url, user } = await keepsake()
  for (const name of ["Ada", "Bob", "Cleo", "Dan", "Eve"]) await add(url, user, { content: `${name} plays chess` })
  const page = async (query: string) =>
    Object((await ask(url, "listMemories", { key: user, path: `/api/memory?${query}` })).body)
  const contents = (answer: { data: { content: string }[] }) => answer.data.map(({ content }) => content.split(" ")[0])
  const first = await page("limit=2")
  expect(first).toMatchObject({
    total: 5,
    page: 1,
    limit: 2,
    totalPages: 3,
    // Of "Eve plays chess" and "Dan plays chess", and as much for the other three.
    stats: { total: 5, byType: { factual: 5 }, tokensUsed: 20, hitRate: null },
  })
  expect(contents(first)).toEqual(["Eve", "Dan"])
  expect(contents(await page("limit=2&page=2"))).toEqual(["Cleo", "Bob"])
  const byOffset = await page("limit=2&offset=3")
  expect([byOffset.page, contents(byOffset)]).toEqual([2, ["Bob", "Ada"]])
  const second = await page(`limit=2&cursor=${encodeURIComponent(first.next)}`)
  expect([second.page, contents(second)]).toEqual([2, ["Cleo", "Bob"]])
  const last = await page(`limit=2&cursor=${encodeURIComponent(second.next)}`)
  expect([last.page, contents(last), last.next]).toEqual([3, ["Ada"], undefined])
  expect(contents(await page("limit=2&page=9"))).toEqual([])
})

test("the list is narrowed by type, category, session, status and words", async () => {
  const { url, user } = await keepsake()
  await add(url, user, { content: "Likes jazz", category: "preference" })
  await add(url, user, { content: "Went to Rome", type: "episodic", session: "s1" })
  const total = async (query: string) =>
    Object((await ask(url, "listMemories", { key: user, path: `/api/memory?${query}` })).body).total
  expect(await total("category=preference")).toBe(1)
  expect(await total("type=episodic,procedural")).toBe(1)
  expect(await total("sessionId=s1")).toBe(1)
  expect(await total("session=s2")).toBe(0)
  expect(await total("status=archived")).toBe(0)
  expect(await total("status=all")).toBe(2)
  expect(await total("q=JAZZ")).toBe(1)
  expect(await total("q=opera")).toBe(0)
})

test("no tenant can see, find or delete memories of another one", async () => {
  const { url, user, stranger, admin } = await keepsake()
  const id = await add(url, user, { content: "The safe opens with a song" })
  const path = `/api/memory/${id}`
  expect((await ask(url, "getMemory", { key: stranger, path })).status).toBe(404)
  expect((await ask(url, "deleteMemory", { key: stranger, path })).status).toBe(404)
  expect(await ask(url, "listMemories", { key: stranger })).toMatchObject({ body: { total: 0 } })
  expect(await ask(url, "searchMemories", { key: stranger, body: { query: "safe song" } })).toMatchObject({
    body: { data: [] },
  })
  expect(await ask(url, "status", { key: stranger })).toMatchObject({ body: { memories: { total: 0 } } })
  expect(await ask(url, "listMemories", { key: admin, path: "/api/memory?tenant=other" })).toMatchObject({
    body: { total: 0 },
  })
})

test("a user of a key cannot see memories of another user; an administrator sees all", async () => {
  const { url, user, admin } = await keepsake()
  const id = await add(url, user, { content: "Is afraid of spiders", user: "ada" })
  const list = async (key: string, path: string, headers = {}) =>
    Object((await ask(url, "listMemories", { key, path, headers })).body).total
  expect(await list(user, "/api/memory")).toBe(0)
  expect(await list(user, "/api/memory?user=ada")).toBe(1)
  expect(await list(user, "/api/memory", { "x-keepsake-user": "ada" })).toBe(1)
  expect(await list(user, "/api/memory", { "x-keepsake-user": "bob" })).toBe(0)
  expect(await list(admin, "/api/memory")).toBe(1)
  expect(await list(admin, "/api/memory", { "x-keepsake-user": "bob" })).toBe(0)
  const path = `/api/memory/${id}`
  expect((await ask(url, "getMemory", { key: user, path })).status).toBe(404)
  expect((await ask(url, "getMemory", { key: user, path, headers: { "x-keepsake-user": "ada" } })).status).toBe(200)
  expect((await ask(url, "deleteMemory", { key: admin, path })).status).toBe(200)
})

test("one memory is got and deleted under the names of the query, by whom they are allowed", async () => {
  const { url, user, admin, keys } = await keepsake()
  const bound = await keys.create({ tenant: "default", role: "user", serves: "one", user: "bob" })
  const id = await add(url, user, { content: "Is afraid of spiders", user: "ada" })
  const asked = async (key: string, query: string) => {
    const path = `/api/memory/${id}?${query}`
    return [(await ask(url, "getMemory", { key, path })).status, (await ask(url, "deleteMemory", { key, path })).status]
  }
  expect(await asked(user, "user=bob")).toEqual([404, 404])
  expect(await asked(admin, "user=bob")).toEqual([404, 404])
  expect(await asked(bound.secret, "user=ada")).toEqual([403, 403])
  expect(await asked(user, "user=ada&agent=bot")).toEqual([200, 200])
  expect(await asked(admin, "user=ada")).toEqual([404, 404])
})

test("a key bound to a user always acts as that user", async () => {
  const { url, keys } = await keepsake()
  const { secret: key } = await keys.create({ tenant: "default", role: "user", serves: "one", user: "ada" })
  await add(url, key, { content: "Collects stamps" })
  expect(await ask(url, "listMemories", { key })).toMatchObject({ body: { data: [{ user: "ada" }] } })
  for (const asking of [{ headers: { "x-keepsake-user": "bob" } }, { path: "/api/memory?user=bob" }]) {
    expect((await ask(url, "listMemories", { key, ...asking })).status).toBe(403)
  }
  expect((await ask(url, "addMemory", { key, body: { content: "c", user: "bob" } })).status).toBe(403)
})

test("a scope wider than the key's right is refused, one without its name is not understood", async () => {
  const { url, user } = await keepsake()
  const scoped = async (scope: string) =>
    (await ask(url, "searchMemories", { key: user, body: { query: "c", scope } })).status
  expect(await scoped("tenant")).toBe(403)
  expect(await scoped("apiKey")).toBe(403)
  expect(await scoped("session")).toBe(422)
  expect(await scoped("global")).toBe(422)
  expect(await scoped("planet")).toBe(400)
})

test("bad values are refused with the field that is wrong, and nothing is written", async () => {
  const { url, user } = await keepsake()
  const bodies = [
    {},
    { content: "" },
    { content: " " },
    { content: "\u200b\u2060 \ufeff\u3164\u00ad" },
    { content: 1 },
    { content: "c", type: "note" },
    { content: "c", importance: 2 },
    { content: "c", expiresAt: "soon" },
    { content: "c", expiresAt: "2020-01-01" },
    { content: "c", metadata: [] },
    { content: "c", contnt: "d" },
    { content: "c", user: "a\u0000b" },
    [],
    null,
  ]
  for (const body of bodies) {
    const answer = await ask(url, "addMemory", { key: user, body: JSON.stringify(body) })
    expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, body: { error: { code: "invalid_request" } } })
    expect(Object(answer.body).error.details.length).toBeGreaterThan(0)
  }
  const queries = [
    "page=0",
    "limit=0",
    "limit=201",
    "limit=abc",
    "offset=-1",
    "type=bogus",
    "tpye=factual",
    "cursor=xx",
  ]
  for (const query of queries) {
    expect((await ask(url, "listMemories", { key: user, path: `/api/memory?${query}` })).status, query).toBe(400)
  }
  expect(await ask(url, "listMemories", { key: user })).toMatchObject({ body: { total: 0 } })
})

test("exceeding a limit returns 413 and names the limit", async () => {
  const { url, user } = await keepsake()
  const metadata = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, i]))
  for (const [body, limit] of [
    [{ content: "x".repeat(8_193) }, /8 KiB/],
    [{ content: "c", metadata }, /100/],
    [{ content: "c", metadata: { deep: JSON.parse(`${"[".repeat(9)}${"]".repeat(9)}`) } }, /levels/],
  ] as const) {
    const answer = await ask(url, "addMemory", { key: user, body })
    expect(answer).toMatchObject({ status: 413, body: { error: { code: "limit_exceeded", message: limit } } })
  }
})

test("health writes, finds and erases, and leaves nothing behind", async () => {
  const { url, user, admin, memory } = await keepsake()
  for (let i = 0; i < 3; i++) {
    expect(await ask(url, "memoryHealth", { key: user })).toMatchObject({
      status: 200,
      body: { working: true, queue: { pending: 0, failed: 0, oldestMs: null } },
    })
  }
  const left = await ask(url, "listMemories", { key: admin, path: "/api/memory?tenant=keepsake:health&status=all" })
  expect(left).toMatchObject({ body: { total: 0 } })
  expect((await memory.status()).queue.pending).toBe(0)
})

test("status reports the version and what this key may see", async () => {
  const { url, user } = await keepsake()
  await add(url, user, { content: "Sings in a choir" })
  expect(await ask(url, "status", { key: user })).toMatchObject({
    body: {
      version: "0.0.0-test",
      store: "memory",
      url,
      upstream: { openai: "demo" },
      memories: { total: 1 },
      warnings: [],
    },
  })
})

test("health asks no embedder, leaves no trace, and two at once are one", async () => {
  const texts: string[] = []
  const counting = definePlugin({
    name: "counting",
    contract: CONTRACT,
    options: z.strictObject({}),
    setup(context) {
      context.provide(Embedder, () => ({
        space: "counting/1/2/plain",
        dimensions: 2,
        maxBatch: 10,
        async embed(asked) {
          texts.push(...asked)
          return asked.map(() => ({ space: "counting/1/2/plain", values: new Float32Array([1, 0]) }))
        },
      }))
    },
  })
  const memory = await createMemory({ plugins: [counting({})] })
  const { url, user, admin } = await keepsake({ memory })
  const both = await Promise.all([1, 2].map(() => ask(url, "memoryHealth", { key: user })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await memory.embedded()
  expect(texts).toEqual([])
  const traces = await ask(url, "listTraces", { key: admin, path: "/api/traces?tenant=keepsake:health" })
  expect(traces.body).toEqual({ data: [] })
  await add(url, user, { content: "Owns a kayak" })
  await memory.embedded()
  expect(texts).not.toEqual([])
})
