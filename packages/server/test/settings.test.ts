import { createMemory } from "@keepsake/core"
import { settingLeaves } from "@keepsake/core/internal"
import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

const find = (body: unknown, path: string) =>
  Object(body).data.find((setting: { path: string }) => setting.path === path)

test("Every memory setting is listed with value, source and range", async () => {
  const memory = await createMemory({ settings: { maxTokens: 500 } })
  const { url, admin } = await keepsake({ memory })
  const { body } = await ask(url, "listSettings", { key: admin })
  expect(Object(body).data).toHaveLength(settingLeaves().length)
  expect(find(body, "memory.maxTokens")).toMatchObject({
    value: 500,
    default: 800,
    from: "configuration",
    editable: false,
    restart: false,
    schema: { type: "integer", minimum: 0, maximum: 16_000 },
  })
  expect(find(body, "memory.traces.days")).toMatchObject({ value: 7, from: "default", editable: true })
  expect(find(body, "memory.strategy").schema.enum).toContain("hybrid")
})

test("A change applies immediately, is stored, and can be reset", async () => {
  const { url, admin, memory } = await keepsake()
  const set = { "memory.maxTokens": 900, "memory.traces.days": 3, "memory.retentionDays": 30 }
  const { status, body } = await ask(url, "changeSettings", { key: admin, body: { set } })
  expect(status).toBe(200)
  expect(find(body, "memory.maxTokens")).toMatchObject({ value: 900, from: "database" })
  expect(find(body, "memory.traces.max")).toMatchObject({ value: 10_000, from: "default" })
  expect(memory.settings).toMatchObject({ maxTokens: 900, retentionDays: 30, traces: { days: 3, max: 10_000 } })
  const reset = ["memory.maxTokens", "memory.traces.days"]
  const { body: after } = await ask(url, "changeSettings", { key: admin, body: { reset } })
  expect(find(after, "memory.maxTokens")).toMatchObject({ value: 800, from: "default" })
  expect(find(after, "memory.traces.days")).toMatchObject({ value: 7, from: "default" })
  expect(find(after, "memory.retentionDays")).toMatchObject({ value: 30, from: "database" })
})

test.each([
  [{ "memory.maxTokens": 99_999 }, 422, "memory.maxTokens"],
  [{ "memory.maxTokens": "many" }, 422, "memory.maxTokens"],
  [{ "memory.nothing": 1 }, 422, "memory.nothing"],
  [{ "server.port": 1 }, 422, "server.port"],
  [{ "memory.strategy": "semantic" }, 422, "embedder"],
])("%j is refused by name, and nothing of the change is kept", async (set, status, named) => {
  const { url, admin, memory } = await keepsake()
  const answer = await ask(url, "changeSettings", { key: admin, body: { set: { "memory.undoDays": 5, ...set } } })
  expect(answer.status).toBe(status)
  expect(Object(answer.body).error.message).toContain(named)
  expect(memory.settings.undoDays).toBe(30)
})

test("What configuration fixes is not changed", async () => {
  const { url, admin, memory } = await keepsake({ memory: await createMemory({ settings: { maxTokens: 500 } }) })
  const answer = await ask(url, "changeSettings", { key: admin, body: { set: { "memory.maxTokens": 900 } } })
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining("fixed by configuration") } },
  })
  expect(memory.settings.maxTokens).toBe(500)
})

test("Settings are for administrators", async () => {
  const { url, user } = await keepsake()
  expect((await ask(url, "listSettings", { key: user })).status).toBe(403)
  expect((await ask(url, "changeSettings", { key: user, body: {} })).status).toBe(403)
})
