import { createMemory, type MemoryEngine, tenantOf } from "@keepsake/core"
import { expect, it, onTestFinished, vi } from "vitest"
import { openaiChat } from "../src/index.ts"
import { EndpointRig, failing } from "./endpoint-rig.ts"
import { numberedIn, promptOf, reading, saying, type WireFact } from "./reading-model.ts"

const TENANT = tenantOf("default")
const HEDGEHOG = "I feed a hedgehog called Pim in the garden."
const pim: WireFact = { turn: 1, quote: "a hedgehog called Pim", content: HEDGEHOG, category: "relationship" }
const DAY = 86_400_000

function engineOn(rig: EndpointRig, now: () => number = Date.now): Promise<MemoryEngine> {
  return createMemory({
    plugins: [openaiChat({ baseUrl: rig.baseUrl, model: "m", retries: 0 })],
    extractor: "llm",
    now,
  })
}

async function factsOf(memory: MemoryEngine, user = "ada"): Promise<readonly string[]> {
  const { items } = await memory.for({ user }).list({ limit: 200 })
  return items.filter(({ category }) => category !== "turn").map(({ content }) => content)
}

it("reads an answer that arrives in pieces of one byte", async () => {
  const whole = JSON.stringify({
    choices: [{ message: { role: "assistant", content: JSON.stringify({ facts: [pim] }) }, finish_reason: "stop" }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  })
  await using rig = await EndpointRig.open((response) => {
    response.writeHead(200, { "content-type": "application/json" })
    for (const byte of Buffer.from(whole)) response.write(Buffer.of(byte))
    response.end()
  })
  await using memory = await engineOn(rig)
  await memory.for({ user: "ada" }).remember(HEDGEHOG, { session: "s" })
  await memory.model?.read({ all: true })
  expect(await factsOf(memory)).toEqual([HEDGEHOG])
})

it("sets a conversation aside that the model declines to read, and reads the others", async () => {
  await using rig = await EndpointRig.open(
    saying("", 100, "content_filter"),
    reading(() => [pim]),
  )
  await using memory = await engineOn(rig)
  await memory.for({ user: "ada" }).remember("I keep six bees in a matchbox by the window.", { session: "s" })
  await memory.model?.read({ all: true }).catch(() => undefined)
  await memory.for({ user: "bob" }).remember(HEDGEHOG, { session: "s" })
  await memory.model?.read({ all: true })
  expect(await factsOf(memory, "bob")).toEqual([HEDGEHOG])
  expect(await memory.model?.status(TENANT)).toMatchObject({ pending: 0, deadLettered: 1 })
})

it.each([
  ["a refused key", failing(401, "Incorrect API key provided"), /401.*Check the key/],
  ["a quota that is used up", failing(429, "You exceeded your quota", {}, "insufficient_quota"), /quota is used up/],
  ["too many requests", failing(429, "Rate limit reached", { "retry-after": "2" }), /429.*Rate limit/],
])("waits after %s, says so, and loses nothing", async (_, refusal, why) => {
  await using rig = await EndpointRig.open(
    refusal,
    reading(() => [pim]),
  )
  vi.useFakeTimers({ toFake: ["Date"] })
  onTestFinished(() => void vi.useRealTimers())
  await using memory = await engineOn(rig)
  await memory.for({ user: "ada" }).remember(HEDGEHOG, { session: "s" })
  await expect(memory.model?.read({ all: true })).rejects.toMatchObject({ code: "upstream_failed" })
  const status = await memory.model?.status(TENANT)
  expect(status).toMatchObject({ pending: 1, deadLettered: 0 })
  expect(status?.why).toMatch(why)
  // A refusal is not repeated for five minutes.
  vi.setSystemTime(Date.now() + 300_001)
  await memory.model?.read({ all: true })
  expect(await factsOf(memory)).toEqual([HEDGEHOG])
})

it("stores a statement once, however often the model repeats it", async () => {
  await using rig = await EndpointRig.open(reading(() => Array.from({ length: 24 }, () => pim)))
  await using memory = await engineOn(rig)
  for (const session of ["one", "two"]) await memory.for({ user: "ada" }).remember(HEDGEHOG, { session })
  await memory.model?.read({ all: true })
  expect(await factsOf(memory)).toEqual([HEDGEHOG])
})

it("stores the person's own words where the model answers in another language", async () => {
  const translated = "Ich füttere einen Igel namens Pim im Garten."
  await using rig = await EndpointRig.open(reading(() => [{ ...pim, content: translated }]))
  await using memory = await engineOn(rig)
  await memory.for({ user: "ada" }).remember(HEDGEHOG, { session: "s" })
  await memory.model?.read({ all: true })
  const stored = await factsOf(memory)
  expect(stored.every((content) => content === HEDGEHOG)).toBe(true)
})

it("reads each of many waiting conversations once, after a day without the model", async () => {
  const clock = { now: Date.parse("2026-11-02T09:00:00Z") }
  await using rig = await EndpointRig.open(
    failing(503, "overloaded"),
    reading(() => []),
  )
  await using memory = await engineOn(rig, () => clock.now)
  const people = Array.from({ length: 60 }, (_, at) => `u${at}`)
  for (const user of people) {
    await memory.for({ user }).remember(`${HEDGEHOG} It is number ${user}.`, { session: "s" })
  }
  await memory.model?.read({ all: true }).catch(() => undefined)
  expect((await memory.model?.status(TENANT))?.pending).toBe(people.length)
  clock.now += DAY
  await memory.model?.read({ all: true })
  const read = rig.asked.slice(1).flatMap((request) => numberedIn(promptOf(request).data))
  expect(new Set(read).size).toBe(people.length)
  expect(read).toHaveLength(people.length)
  expect((await memory.model?.status(TENANT))?.pending).toBe(0)
})

it("stores nothing of what replies repeat, however many conversations there are and whatever the model makes of them", async () => {
  const repeating = "You feed a hedgehog called Pim in the garden, and your boat is called Waffle."
  await using rig = await EndpointRig.open(
    reading((messages) =>
      messages.map((_, place) => ({ turn: place + 1, quote: repeating, content: "My boat is called Waffle" })),
    ),
  )
  await using memory = await engineOn(rig)
  const own = memory.for({ user: "ada" })
  for (let session = 0; session < 100; session++) {
    const messages = [
      { role: "user" as const, text: "What do you know about my garden, and what can I plant there?" },
      { role: "assistant" as const, text: repeating },
    ]
    await own.remember(messages, { session: `s${session}` })
  }
  await memory.model?.read({ all: true })
  expect(rig.asked.length).toBeGreaterThan(0)
  expect(await factsOf(memory)).toEqual([])
})

it.each([
  ["My rent is 900 euros a month.", "My rent is 950 euros a month.", "rent"],
  ["I like liquorice.", "I do not like liquorice any more.", "liquorice"],
  ["I live in Berlin.", "I live in Munich.", "home"],
])("keeps %j and %j, and only the later one is current", async (earlier, later, attribute) => {
  const factOf = (content: string, replaces = 0): WireFact => ({
    turn: 1,
    quote: content,
    content,
    subject: "user",
    attribute,
    replaces,
  })
  await using rig = await EndpointRig.open(
    reading(() => [factOf(earlier)]),
    reading((_, data) => [
      factOf(later, Number(/^\[(\d+)\] .*/m.exec(data.split("Conversation:")[0] ?? "")?.[1] ?? 0)),
    ]),
  )
  const clock = { now: Date.parse("2026-11-02T09:00:00Z") }
  await using memory = await engineOn(rig, () => clock.now)
  const own = memory.for({ user: "ada" })
  for (const [session, text] of [earlier, later].entries()) {
    await own.remember(text, { session: `s${session}` })
    await memory.model?.read({ all: true })
    clock.now += DAY
  }
  const all = (await own.list({ where: { status: ["active", "superseded"] } })).items
  const facts = all.filter(({ category }) => category !== "turn")
  expect(facts.map(({ content, status }) => [content, status])).toEqual([
    [later, "active"],
    [earlier, "superseded"],
  ])
})
