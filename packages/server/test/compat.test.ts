import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

test("the memory settings speak OmniRoute's names too", async () => {
  const { url, admin, user, memory } = await keepsake()
  const put = (body: object) => ask(url, "setMemorySettings", { key: admin, body })
  expect((await ask(url, "getMemorySettings", { key: user })).status).toBe(403)
  expect((await ask(url, "getMemorySettings", { key: admin })).body).toMatchObject({
    enabled: true,
    maxTokens: 800,
    retentionDays: null,
    strategy: "hybrid",
    skillsEnabled: false,
    mode: "on",
  })
  expect((await put({ enabled: false, maxTokens: 2000, retentionDays: 30, strategy: "recent" })).body).toMatchObject({
    enabled: false,
    mode: "off",
    maxTokens: 2000,
  })
  expect(memory.settings).toMatchObject({ mode: "off", maxTokens: 2000, retentionDays: 30, strategy: "recent" })
  expect((await put({ enabled: true, skillsEnabled: false })).body).toMatchObject({ enabled: true, mode: "on" })
  const refused = [
    { maxTokens: 16_001 },
    { retentionDays: 366 },
    { enabled: "yes" },
    { strategy: "newest" },
    { noSuch: 1 },
  ]
  for (const body of refused) expect((await put(body)).status).toBe(400)
  expect(await put({ skillsEnabled: true })).toMatchObject({ status: 422, body: { error: { code: "part_missing" } } })
  expect(memory.settings.maxTokens).toBe(2000)
})

test.each([
  ["reindex", /POST \/api\/reindex/],
  ["retrieve-preview", /POST \/api\/memory\/context/],
  ["engine-status", /GET \/api\/status/],
  ["embedding-providers", /GET \/api\/reindex/],
])("OmniRoute's path %s is not a memory id: the response names the right path", async (word, remedy) => {
  const { url, admin } = await keepsake()
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await fetch(`${url}/api/memory/${word}`, { method, headers: { authorization: `Bearer ${admin}` } })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({
      error: { code: "path_reserved", remedy: expect.stringMatching(remedy) },
    })
  }
})

test.each([
  ["summarize", "POST"],
  ["search", "POST"],
  ["context", "POST"],
  ["bulk", "POST"],
  ["undo", "POST"],
  ["health", "GET"],
])("/api/memory/%s is not a memory id: methods other than %s are refused", async (word, allowed) => {
  const { url, admin } = await keepsake()
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => one !== allowed)) {
    const answer = await fetch(`${url}/api/memory/${word}`, { method, headers: { authorization: `Bearer ${admin}` } })
    expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, allowed])
    expect(await answer.json()).toMatchObject({ error: { code: "method_not_allowed", remedy: `Use ${allowed}.` } })
  }
})

test("a finished conversation is imported once with its date and agent, even if it is sent repeatedly", async () => {
  const { url, user } = await keepsake()
  const headers = { "x-keepsake-user": "ada" }
  const body = {
    agent_id: "my-agent",
    conversation_id: "session-1",
    turns: [
      { user: "Hi, my name is Alice", assistant: "Hello Alice!" },
      { user: "Yes, the blue one please.", assistant: "Good, the blue one it is." },
      { user: "I work at Acme Corp", assistant: "Good, the blue one it is." },
      { user: "Yes, the blue one please." },
    ],
    session_date: "2026-03-02",
  }
  const first = await ask(url, "ingestTurns", { key: user, headers, body })
  expect(first.body).toMatchObject({ status: "ok", distillation: "extracted", episode_id: null })
  expect(await ask(url, "ingestTurns", { key: user, headers, body })).toMatchObject({ body: { memories: 0 } })
  const own = { ...headers, "x-osaurus-agent-id": "my-agent" }
  const one = Object((await ask(url, "getSession", { key: user, headers: own, path: "/api/sessions/session-1" })).body)
  const turns = one.data.filter(({ category }: { category: string }) => category === "turn")
  expect(turns.map(({ content }: { content: string }) => content)).toEqual([
    "Hi, my name is Alice",
    "Hello Alice!",
    "Yes, the blue one please.",
    "Good, the blue one it is.",
    "I work at Acme Corp",
    "Good, the blue one it is.",
    "Yes, the blue one please.",
  ])
  expect(one.data.every(({ createdAt }: { createdAt: string }) => createdAt.startsWith("2026-03-02"))).toBe(true)
  const facts = one.data.filter(({ category }: { category: string }) => category !== "turn")
  expect(facts.length).toBeGreaterThan(0)
  const agents = Object((await ask(url, "listAgents", { key: user, headers })).body).agents
  expect(agents).toEqual([
    { id: "my-agent", name: "my-agent", memories: one.data.length, facts: facts.length, pinned_facts: 0 },
  ])
  const alone = { ...body, conversation_id: "session-2", skip_extraction: true }
  expect((await ask(url, "ingestTurns", { key: user, headers, body: alone })).body).toMatchObject({
    distillation: "skipped",
    memories: 7,
  })
  expect(
    Object((await ask(url, "listAgents", { key: user, headers: { "x-keepsake-user": "bob" } })).body).agents,
  ).toEqual([])
})

test("a conversation of a day that is still to come is refused: no correction could come after it", async () => {
  const { url, user } = await keepsake()
  const body = { agent_id: "a", conversation_id: "c", turns: [{ user: "I live in Rome" }], session_date: "2999-01-01" }
  expect(await ask(url, "ingestTurns", { key: user, body })).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: "session_date" }] } },
  })
})

test("an instance's memories are listed, filtered, added and deleted under the instance alone", async () => {
  const { url, admin, stranger } = await keepsake()
  const at = (query: string) => ({ key: admin, path: `/memories?${query}` })
  expect(await ask(url, "listInstanceMemories", { key: admin })).toMatchObject({
    status: 400,
    body: { error: { message: "instanceId: instanceId is required" } },
  })
  const memories = [
    { content: "Acme uses Slack", category: "general", importance: 3, sourceConversationId: "chat-7" },
    { content: "Demo with Acme in May", category: "event", importance: 9 },
    { content: "Alice prefers tables", category: "preference" },
  ]
  const ids: string[] = []
  for (const body of memories) {
    const added = await ask(url, "addInstanceMemory", { key: admin, body: { instanceId: "support-bot", ...body } })
    expect(added.status).toBe(201)
    ids.push(Object(added.body).memory.id)
  }
  const all = await ask(url, "listInstanceMemories", at("instanceId=support-bot&limit=500&offset=-3"))
  expect(all.body).toMatchObject({ total: 3, limit: 100, offset: 0 })
  expect(Object(all.body).data[2]).toMatchObject({
    instanceId: "support-bot",
    importance: 3,
    category: "general",
    sourceConversationId: "chat-7",
  })
  const contents = async (query: string) =>
    Object((await ask(url, "listInstanceMemories", at(`instanceId=support-bot&${query}`))).body).data.map(
      ({ content }: { content: string }) => content,
    )
  expect(await contents("category=event")).toEqual(["Demo with Acme in May"])
  expect(await contents("minImportance=9")).toEqual(["Demo with Acme in May"])
  expect(await contents("search=tables")).toEqual(["Alice prefers tables"])
  expect(Object((await ask(url, "listInstanceMemories", at("instanceId=sales-bot"))).body).total).toBe(0)
  expect(
    (await ask(url, "listInstanceMemories", { key: stranger, path: "/memories?instanceId=support-bot" })).status,
  ).toBe(403)
  const foreign = { key: admin, path: `/memories/${ids[0]}?instanceId=sales-bot` }
  expect((await ask(url, "deleteInstanceMemory", foreign)).status).toBe(404)
  const own = { key: admin, path: `/memories/${ids[0]}?instanceId=support-bot` }
  expect((await ask(url, "deleteInstanceMemory", own)).status).toBe(200)
  const some = await ask(url, "deleteInstanceMemories", at(`instanceId=support-bot&ids=${ids[1]},unknown`))
  expect(some.body).toEqual({ success: true, deleted: 1, ids: [ids[1]] })
  expect((await ask(url, "deleteInstanceMemories", at("instanceId=support-bot"))).body).toMatchObject({ deleted: 1 })
  expect((await ask(url, "deleteInstanceMemories", { key: admin })).status).toBe(400)
})
