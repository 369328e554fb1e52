import { context, trace } from "@opentelemetry/api"
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base"
import { afterEach, beforeEach, expect, test } from "vitest"
import { createMemory, tenantOf } from "../../src/index.ts"

const exporter = new InMemorySpanExporter()
beforeEach(() => {
  exporter.reset()
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }))
})
afterEach(() => {
  trace.disable()
  context.disable()
})

const spans = () => exporter.getFinishedSpans().map(({ name, attributes, status }) => ({ name, attributes, status }))

test("Every operation is a span with the names of the conventions, and none holds a word of text or a name", async () => {
  const memory = await createMemory()
  const own = memory.for({ user: "ada-lovelace" })
  const { memory: added } = await own.add("Has a dog named Biscuit")
  await own.add("Lives in Porto", { key: "home" })
  await own.recall("What is my dog called?")
  await own.search("Biscuit")
  await own.update(added.id, { content: "Has a dog named Waffle" })
  await own.forget(added.id)
  await expect(own.search("Biscuit", { scope: "session" })).rejects.toThrow()
  expect(spans().map(({ name }) => name)).toEqual([
    "create_memory",
    "upsert_memory",
    "search_memory",
    "search_memory",
    "update_memory",
    "delete_memory",
    "search_memory",
  ])
  for (const { name, attributes } of spans()) {
    expect(attributes).toMatchObject({ "gen_ai.operation.name": name, "gen_ai.memory.store.id": "memory" })
  }
  expect(spans()[0]?.attributes).toMatchObject({ "gen_ai.memory.record.id": added.id, "gen_ai.memory.record.count": 1 })
  expect(spans()[2]?.attributes["gen_ai.memory.record.count"]).toBe(2)
  expect(spans().at(-1)?.attributes["error.type"]).toBe("options_invalid")
  expect(JSON.stringify(spans())).not.toMatch(/Biscuit|Waffle|Porto|dog|ada-lovelace/)
  await memory[Symbol.asyncDispose]()
})

test("Bulk operations and decisions are spans too", async () => {
  const memory = await createMemory()
  const own = memory.for({ user: "ada" })
  const added = await Promise.all(["figs", "dates"].map((name) => own.add(`Likes ${name}`, { session: "s" })))
  const [first] = added.map(({ memory: one }) => one)
  exporter.reset()
  await own.feedback(first?.id ?? "", "wrong")
  await own.decide(first?.id ?? "", { decision: "accept" })
  await own.forgetAll(await own.select({ where: {} }))
  await own.restore(first?.id ?? "")
  await own.undo({ session: "s" })
  expect(spans().map(({ name, attributes }) => [name, attributes["gen_ai.memory.record.count"]])).toEqual([
    ["update_memory", 1],
    ["update_memory", 1],
    ["delete_memory", 2],
    ["update_memory", 1],
    ["delete_memory", 1],
  ])
  await memory[Symbol.asyncDispose]()
})

test("A client's request and its stored turn name the same trace", async () => {
  const memory = await createMemory()
  const turn = await memory.begin({
    owner: { tenant: tenantOf("acme"), user: "ada" },
    messages: [{ role: "user", text: "I live in Lisbon" }],
    systemRole: true,
  })
  await turn.finish({ text: "Noted.", whole: true })
  await memory.settled()
  expect(spans().map(({ name, attributes }) => [name, attributes["keepsake.trace"]])).toEqual([
    ["search_memory", turn.trace],
    ["create_memory", turn.trace],
  ])
  await memory[Symbol.asyncDispose]()
})

test("Text is in them where that was asked for", async () => {
  const memory = await createMemory({ contentInSpans: true })
  await memory.for().add("Has a dog named Biscuit")
  await memory.for().search("dog")
  const [made, searched] = spans()
  expect(made?.attributes["gen_ai.memory.records"]).toContain("Has a dog named Biscuit")
  expect(searched?.attributes).toMatchObject({ "gen_ai.memory.query.text": "dog" })
  await memory[Symbol.asyncDispose]()
})
