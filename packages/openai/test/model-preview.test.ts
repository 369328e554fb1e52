import { createMemory, InMemoryState, type MemoryEngine, tenantOf } from "@keepsake/core"
import { CONTRACT, type Plugin, State } from "@keepsake/core/plugin"
import { expect, it } from "vitest"
import { openaiChat } from "../src/index.ts"
import { EndpointRig } from "./endpoint-rig.ts"
import { promptOf, reading, saying } from "./reading-model.ts"
import { failureOf } from "./start-engine.ts"

const DAY = 86_400_000
const HEDGEHOG = "I feed a hedgehog called Pim in the garden."

function engineOn(rig: EndpointRig, now: () => number = Date.now): Promise<MemoryEngine> {
  return createMemory({ plugins: [openaiChat({ baseUrl: rig.baseUrl, model: "m", retries: 0 })], now })
}

it("previews what a model reads in a message, checked like everything it reads, and stores none of it", async () => {
  const invented = { turn: 1, quote: "I own a castle", content: "I own a castle." }
  await using rig = await EndpointRig.open(
    reading(() => [{ turn: 1, quote: "a hedgehog called Pim", content: HEDGEHOG, category: "relationship" }, invented]),
  )
  await using memory = await engineOn(rig)
  const own = memory.for({ user: "ada" })
  const preview = await own.preview(HEDGEHOG, { by: "llm" })
  expect(preview.drafts.map(({ draft, did }) => [draft.content, did])).toEqual([[HEDGEHOG, "created"]])
  expect(preview.reading?.rejected).toMatchObject({ unquoted: 1 })
  expect(preview.reading?.tokens.input).toBeGreaterThan(0)
  expect((await own.list()).items).toEqual([])
  expect((await memory.model?.status(tenantOf("default")))?.usage.calls).toBe(1)
})

it("shows no secret to the model of a preview", async () => {
  await using rig = await EndpointRig.open(reading(() => []))
  await using memory = await engineOn(rig)
  await memory.for({ user: "ada" }).preview("My password is Maple!Syrup4 and I live in Lisbon.", { by: "llm" })
  expect(rig.asked).toHaveLength(1)
  expect(rig.asked.map((request) => promptOf(request).all).join()).not.toContain("Maple")
})

it("says that the answer of a preview cannot be read, and that there is no model", async () => {
  await using rig = await EndpointRig.open(saying("I would rather not."))
  await using memory = await engineOn(rig)
  expect(await failureOf(memory.for({ user: "ada" }).preview(HEDGEHOG, { by: "llm" }))).toMatchObject({
    code: "upstream_failed",
  })
  await using without = await createMemory()
  expect(await failureOf(without.for({ user: "ada" }).preview(HEDGEHOG, { by: "llm" }))).toMatchObject({
    code: "part_missing",
  })
})

it("estimates calls and tokens of the last 30 days close to what reading them takes, also before a model is set", async () => {
  const clock = { now: Date.parse("2026-10-01T09:00:00Z") }
  await using rig = await EndpointRig.open(reading(() => []))
  await using memory = await createMemory({
    plugins: [openaiChat({ baseUrl: rig.baseUrl, model: "m", retries: 0 })],
    extractor: "llm",
    now: () => clock.now,
  })
  const own = memory.for({ user: "ada" })
  const say = async (text: string, session: string) => {
    await own.remember(text, { session })
    await memory.model?.read()
  }
  await say(`Before these days. ${"I walked along the canal with the dogs. ".repeat(80)}`, "old")
  clock.now += 40 * DAY
  await memory.model?.read()
  const before = rig.asked.length
  for (let day = 0; day < 10; day++) {
    for (let turn = 0; turn < 4; turn++) {
      await say(
        `On day ${day} at ${turn} I painted the shed again. ${"The second coat takes four hours. ".repeat(20)}`,
        `s${day}`,
      )
      clock.now += 60_000
    }
    clock.now += DAY
    await memory.model?.read()
  }
  const estimate = await memory.estimateReading()
  const asked = rig.asked.slice(before)
  const input = asked.reduce((sum, request) => sum + promptOf(request).all.length / 4, 0)
  expect(estimate).toMatchObject({ days: 30, conversations: 10, messages: 40, calls: asked.length })
  expect(estimate.inputTokens / input).toBeGreaterThan(0.6)
  expect(estimate.inputTokens / input).toBeLessThan(1.7)
})

it("has a model read from the moment on that the setting says so, and rules from the moment on that it says that", async () => {
  await using rig = await EndpointRig.open(
    reading(() => [{ turn: 1, quote: "a hedgehog called Pim", content: HEDGEHOG, category: "relationship" }]),
  )
  await using memory = await engineOn(rig)
  const own = memory.for({ user: "ada" })
  const facts = async () =>
    (await own.list()).items.filter(({ category }) => category !== "turn").map(({ source }) => source.extractor)
  await own.remember("I live in Lisbon.", { session: "one" })
  await memory.model?.read({ all: true })
  expect(await facts()).toEqual(["rules@1"])
  await memory.configure({ extractor: "llm" })
  await own.remember(`${HEDGEHOG} I work in Porto.`, { session: "two" })
  await memory.model?.read({ all: true })
  expect(await facts()).toEqual(["llm@1", "rules@1"])
  await memory.configure({ extractor: "rules" })
  await own.remember("I am allergic to wasps.", { session: "three" })
  await memory.model?.read({ all: true })
  expect(await facts()).toEqual(["rules@1", "llm@1", "rules@1"])
  expect(rig.asked).toHaveLength(1)
})

it("cannot be switched to a model where none is configured, and starts without the model that it had", async () => {
  await using without = await createMemory()
  expect(await failureOf(without.configure({ extractor: "llm" }))).toMatchObject({ code: "part_missing" })
  const state = new InMemoryState()
  const kept: Plugin = { name: "kept", contract: CONTRACT, setup: (context) => context.provide(State, () => state) }
  await using rig = await EndpointRig.open(reading(() => []))
  const model = openaiChat({ baseUrl: rig.baseUrl, model: "m", retries: 0 })
  const before = await createMemory({ plugins: [kept, model] })
  await before.configure({ extractor: "rules+llm", gate: "llm" })
  await using after = await createMemory({ plugins: [kept] })
  expect([after.settings.extractor, after.settings.gate]).toEqual([undefined, "heuristic"])
})
