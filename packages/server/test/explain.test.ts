import { expect, onTestFinished, test } from "vitest"
import { upstreamThat } from "./gateway/gateway-rig.ts"
import { add, ask, keepsake } from "./keepsake.ts"

test("An explanation contains the hits, their ranking, the gate decision and the block", async () => {
  const { url, user } = await keepsake()
  const id = await add(url, user, { content: "Has a dog named Biscuit" })
  const { status, body } = await ask(url, "explain", { key: user, body: { query: "What is my dog called?" } })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    candidates: [{ memory: { id }, rank: 1, reason: "shown", as: ["profile", "fact"], by: null }],
    gate: { open: true, code: "little-known", features: { ownQuestion: expect.any(Number) } },
    recalled: [id],
    budget: { maxTokens: 800 },
    degraded: [],
  })
  expect(Object(body).block).toContain("Has a dog named Biscuit")
  expect(Object(body).legs[0].hits[0]).toMatchObject({ id, rank: 1 })
})

test("The reason is given for any id, and a foreign id is indistinguishable from an unknown one", async () => {
  const { url, user, stranger } = await keepsake()
  const foreign = await add(url, stranger, { content: "Has a cat named Muffin" })
  const own = await add(url, user, { content: "Likes opera" })
  const asked = { query: "What is my cat called?", ids: [own, foreign, "00000000-0000-0000-0000-000000000000"] }
  const { body } = await ask(url, "explain", { key: user, body: asked })
  const [first, second, third] = Object(body).answers
  expect(first.id).toBe(own)
  expect(second.reason).toBe("unknown")
  expect({ ...second, id: "" }).toEqual({ ...third, id: "" })
  expect(JSON.stringify(body)).not.toContain("Muffin")
})

test("A whole conversation can be explained: its own messages are not injected", async () => {
  const { url, user } = await keepsake()
  const id = await add(url, user, { content: "Has a dog named Biscuit" })
  const messages = [
    { role: "user", text: "Has a dog named Biscuit" },
    { role: "assistant", text: "Noted." },
    { role: "user", text: "What is my dog called?" },
  ]
  const { body } = await ask(url, "explain", { key: user, body: { messages, ids: [id] } })
  expect(Object(body).answers).toMatchObject([{ id, reason: "stands-in-request" }])
})

test("Explain requires either a query or messages", async () => {
  const { url, user } = await keepsake()
  const messages = [{ role: "user", text: "Hi" }]
  for (const body of [{}, { query: "Hi", messages }]) {
    expect((await ask(url, "explain", { key: user, body })).status).toBe(400)
  }
})

const requests = {
  "chat-completions": { model: "m", messages: [{ role: "user", content: "What is my dog called?" }] },
  responses: { model: "m", input: "What is my dog called?" },
  messages: { model: "m", max_tokens: 9, messages: [{ role: "user", content: "What is my dog called?" }] },
}

test.each(Object.entries(requests))(
  "The playground shows the bytes that the gateway sends upstream: %s",
  async (dialect, request) => {
    const upstream = await upstreamThat((res) => res.writeHead(500).end())
    onTestFinished(() => upstream[Symbol.asyncDispose]())
    const to = { baseUrl: upstream.baseUrl }
    const { url, admin, memory } = await keepsake({ upstream: { openai: to, anthropic: to } })
    await add(url, admin, { content: "Has a dog named Biscuit" })
    const written = JSON.stringify(request)
    const { status, body } = await ask(url, "playground", { key: admin, body: { dialect, request: written } })
    expect(status).toBe(200)
    const { payload, path, inserted, bytes, block, cacheableShare } = Object(body)
    await fetch(url + path, { method: "POST", headers: { "x-keepsake-key": admin }, body: written })
    expect(upstream.taken.map((taken) => taken.body.toString())).toEqual([payload])
    expect(payload).toContain("Has a dog named Biscuit")
    expect(bytes).toEqual({ request: written.length, payload: payload.length, cacheable: expect.any(Number) })
    expect(inserted.at + inserted.bytes).toBeLessThan(payload.length)
    expect(cacheableShare).toBeGreaterThan(0)
    expect(block).toContain("<keepsake-memory")
    await memory.settled()
    expect(Object((await ask(url, "listMemories", { key: admin })).body).total).toBe(1)
  },
)

test("The playground says why a request would be sent unchanged", async () => {
  const { url, user, admin } = await keepsake()
  const request = { model: "m", messages: [{ role: "user", content: "Hello there" }] }
  const tryOut = async (key: string, body: object, headers = {}) =>
    (await ask(url, "playground", { key, headers, body: { dialect: "chat-completions", request, ...body } })).body
  expect(await tryOut(admin, {})).toMatchObject({ changed: false, cacheableShare: 1, inserted: null })
  expect(await tryOut(admin, {}, { "x-keepsake-memory": "off" })).toMatchObject({ memory: "off; request" })
  expect(await tryOut(user, {})).toMatchObject({ memory: "off; no-user" })
  const bad = await ask(url, "playground", { key: admin, body: { dialect: "messages", request: "{" } })
  expect(bad).toMatchObject({ status: 400, body: { error: { code: expect.any(String) } } })
})
