import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { ChatModel, Memory } from "../../src/contract/index.ts"
import { STATUSES } from "../../src/contract/index.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import { extractSummary, isBorneOut, sentencesOfTurns } from "../../src/engine/episodes/extract.ts"
import type { MemoryEngine, MemoryOptions, OwnedMemory } from "../../src/index.ts"
import { ChatModel as ChatModelToken } from "../../src/plugin/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const DAY_MS = 86_400_000
const SAID = [
  { role: "user", text: "My sister Ines visits on 14 May. We want to see the tile museum together." },
  { role: "assistant", text: "The tile museum opens at 10:00 and closes on Mondays." },
  { role: "user", text: "Thanks! Her train from Porto arrives at 11:35, so we go after lunch." },
] as const

let now: number
let engine: MemoryEngine
let ada: OwnedMemory

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1)
  await open()
})
afterEach(() => engine[Symbol.asyncDispose]())

async function open(options: MemoryOptions = {}): Promise<void> {
  engine = await createMemory({ now: () => now, ...options })
  ada = engine.for({ user: "ada" })
}

const all = async (view = ada) => (await view.list({ limit: 200, where: { status: STATUSES } })).items
const summaries = async () => (await ada.list({ where: { category: ["summary"] } })).items

describe("the summary of a conversation", () => {
  it("is an extract that links to its messages and statements, and messages stay as they are", async () => {
    await ada.remember(SAID, { session: "visit" })
    const before = await all()
    now += 40 * DAY_MS
    expect(await summaries()).toEqual([])
    const dry = await ada.summarize()
    expect(dry).toMatchObject({ sessions: [{ session: "visit", turns: 3 }] })
    expect(dry.runId).toBeUndefined()
    expect(await all()).toEqual(before)
    const run = await ada.summarize({ dryRun: false })
    const [summary] = await summaries()
    expect(summary).toMatchObject({
      key: "episode:visit",
      type: "episodic",
      source: { origin: "system", extractor: "extract@1" },
    })
    expect(summary?.content).toContain("[2026-05-01]")
    expect(summary?.content).toMatch(/11:35|14 May/)
    const ids = new Set(before.map(({ id }) => id))
    expect(summary?.links?.every(({ to, as }) => as === "summarises" && ids.has(to))).toBe(true)
    expect((await all()).filter(({ category }) => category !== "summary")).toEqual(before)
    expect((await ada.summarize({ dryRun: false })).sessions).toEqual([])
    expect(await ada.undoSummaries(run.runId ?? "")).toEqual([summary?.id])
    expect(await all()).toEqual(before)
  })

  it("with archive takes messages out of recall, and undo brings every one back", async () => {
    await ada.remember(SAID, { session: "visit" })
    const before = await all()
    now += 40 * DAY_MS
    const { runId = "" } = await ada.summarize({ dryRun: false, archive: true })
    const turns = (await all()).filter(({ category }) => category === "turn")
    expect(turns.map(({ status }) => status)).toEqual(["archived", "archived", "archived"])
    await ada.undoSummaries(runId)
    const plain = (memories: readonly Memory[]) => memories.map(({ revision: _, updatedAt: __, ...rest }) => rest)
    expect(plain(await all())).toEqual(plain(before))
  })

  it("loses the words of a statement that is deleted or erased", async () => {
    await ada.remember([{ role: "user", text: "I am allergic to cashews. My piano is from 1911." }], { session: "a" })
    now += 40 * DAY_MS
    await ada.summarize({ dryRun: false })
    expect((await summaries()).map(({ content }) => content).join()).toContain("1911")
    const fact = (await all()).find(({ category, content }) => category === "fact" && content.includes("1911"))
    await ada.forget(fact?.id ?? "")
    expect(JSON.stringify(await all())).not.toContain("1911")
  })

  it("leaves out what is quarantined, pasted, or out of date", async () => {
    await ada.remember("I live in Lisbon with two parrots.", { session: "a" })
    now += DAY_MS
    await ada.remember("I moved to Munich last week.", { session: "b" })
    now += 40 * DAY_MS
    await ada.summarize({ session: "a", dryRun: false })
    const [summary] = await summaries()
    expect(summary?.content ?? "").not.toMatch(/I live in Lisbon/)
  })

  it("is recalled for questions about the past, behind what answers them, and for no other", async () => {
    await ada.remember(SAID, { session: "visit" })
    now += 40 * DAY_MS
    const questions = ["When does the train from Porto arrive?", "What did we talk about regarding the tile museum?"]
    const before = await Promise.all(questions.map((text) => ada.search(text)))
    await ada.summarize({ dryRun: false })
    for (const [place, text] of questions.entries()) {
      const after = (await ada.search(text)).memories.map(({ memory }) => memory.id)
      const earlier = (before[place]?.memories ?? []).map(({ memory }) => memory.id)
      expect(after.slice(0, earlier.length)).toEqual(earlier)
    }
    const isGiven = async (text: string) =>
      (await ada.recall(text)).memories.some(({ memory }) => memory.category === "summary")
    expect(await isGiven("When does the train from Porto arrive?")).toBe(false)
  })

  it("takes no line's place within any budget, where a question names a topic", async () => {
    await ada.remember(SAID, { session: "visit" })
    await ada.remember("We booked the tile museum for noon, and Ines pays for the tickets.", { session: "booking" })
    now += 40 * DAY_MS
    const given = async () => {
      const lines: string[] = []
      for (const text of ["What did we say about the tile museum?", "What did I tell you about Ines in May?"]) {
        for (let maxTokens = 40; maxTokens <= 300; maxTokens += 20) {
          const { memories } = await ada.recall(text, { maxTokens, at: now })
          for (const { memory } of memories) lines.push(`${text} ${maxTokens} ${memory.category} ${memory.content}`)
        }
      }
      return lines
    }
    const before = await given()
    expect(before.join()).toContain("tickets")
    await ada.summarize({ dryRun: false })
    const after = await given()
    expect(after.filter((line) => !line.includes(" summary "))).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
  })

  it("stays in its pool and its tenant", async () => {
    const bob = engine.for({ user: "bob" })
    const other = engine.for({ tenant: tenantOf("other"), user: "ada" })
    for (const view of [ada, bob, other]) await view.remember(SAID, { session: "visit" })
    now += 40 * DAY_MS
    const { runId = "" } = await ada.summarize({ dryRun: false })
    for (const view of [bob, other]) {
      expect((await all(view)).some(({ category }) => category === "summary")).toBe(false)
      expect(await view.undoSummaries(runId)).toBeUndefined()
    }
    expect(await summaries()).toHaveLength(1)
  })
})

describe("a question that names a time and no topic", () => {
  const talks = [
    [4, "My sister Ines visits on 14 May. We want to see the tile museum together."],
    [5, "The boiler at Fenwick needs a new valve, which Nadia replaces on Tuesday at 16:20."],
    [7, "We decided to use PostgreSQL for the orders database."],
    [13, "I repaired my bicycle today, the chain was broken."],
  ] as const

  async function talk(): Promise<void> {
    for (const [day, text] of talks) {
      now = Date.UTC(2026, 4, day, 10)
      await ada.remember([{ role: "user", text }], { session: `talk ${day}` })
    }
    now = Date.UTC(2026, 4, 14, 10)
    for (const [day] of talks) await ada.summarize({ session: `talk ${day}`, dryRun: false })
  }
  const given = async (text: string) => (await ada.recall(text)).memories.map(({ memory }) => memory)
  const sessions = (memories: readonly Memory[]) =>
    memories.filter(({ category }) => category === "summary").map(({ owner }) => owner.session)

  it.each([
    ["What did we talk about last week?", ["talk 7", "talk 5", "talk 4"]],
    ["What did we discuss yesterday?", ["talk 13"]],
    ["Was haben wir letzte Woche besprochen?", ["talk 7", "talk 5", "talk 4"]],
    ["What did we talk about on 5 May?", ["talk 5"]],
  ])("is given the summaries of the conversations of that time, beside what was stated: %s", async (text, wanted) => {
    await talk()
    const memories = await given(text)
    expect(sessions(memories)).toEqual(wanted)
    expect(memories[0]?.category).not.toBe("summary")
    const { memories: found } = await ada.search(text)
    const places = found.map(({ memory }) => memory.category === "summary")
    expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)))
  })

  it("is given that of a conversation that goes on, and what messages told that have expired", async () => {
    await engine[Symbol.asyncDispose]()
    await open({ settings: { turnRetentionDays: 60 } })
    await talk()
    await ada.remember("Nadia has replaced the valve of the boiler.", { session: "talk 5" })
    await ada.summarize({ session: "talk 5", dryRun: false })
    expect(sessions(await given("What did we talk about last week?"))).toContain("talk 5")
    now = Date.UTC(2026, 7, 20)
    expect(sessions(await given("What did we talk about on 7 May?"))).toEqual(["talk 7"])
  })

  it("is given no other user's, and a question about the person or a topic is given what it was before", async () => {
    await talk()
    const bob = engine.for({ user: "bob" })
    expect((await bob.recall("What did we talk about last week?")).memories).toEqual([])
    for (const text of ["What do you know about me?", "When does Nadia replace the valve?"]) {
      expect(sessions(await given(text))).toEqual([])
    }
  })
})

describe("the lines of an extract", () => {
  it("are in the order of the conversation, also of messages of one moment", async () => {
    const said = [
      "The boiler at Fenwick needs a new valve.",
      "A plumber named Nadia replaces valves on Tuesdays.",
      "Tuesday at 16:20 suits me, the key is with Bruno.",
      "Then Nadia brings the valve in her green van.",
    ]
    for (let round = 0; round < 6; round++) {
      const session = `boiler ${round}`
      await ada.remember(
        said.map((text, place) => ({ role: place % 2 ? "assistant" : "user", text }) as const),
        { session },
      )
      await ada.summarize({ session, dryRun: false })
      const written = (await summaries()).find(({ owner }) => owner.session === session)
      const lines = (written?.content ?? "").split("\n").map((line) => line.replace(/^\[.*?\] (?:Reply: )?/, ""))
      expect(lines).toEqual(said)
      expect(written?.metadata.turns).toMatchObject({ count: 4 })
    }
  })

  it("stay when their messages were archived and the conversation goes on the same day", async () => {
    await ada.remember(SAID, { session: "visit" })
    await ada.summarize({ session: "visit", dryRun: false, archive: true })
    const before = (await summaries())[0]?.content.split("\n") ?? []
    now += 3_600_000
    await ada.remember("Ines brings her parrot Tofu from Braga.", { session: "visit" })
    await ada.summarize({ session: "visit", dryRun: false })
    const after = (await summaries())[0]?.content.split("\n") ?? []
    expect(after).toEqual([...before, expect.stringContaining("parrot Tofu")])
  })

  it("name who said them in a conversation of several people, of which no model makes one person's", async () => {
    await engine[Symbol.asyncDispose]()
    const text = JSON.stringify({ summary: "The person is allergic to walnuts.", topics: [] })
    const chat: ChatModel = {
      name: "stub",
      complete: async () => ({ message: { role: "assistant", text, position: 0 }, usage: { input: 10, output: 5 } }),
    }
    await open({
      plugins: [{ name: "stub", contract: 2, setup: (parts) => parts.provide(ChatModelToken, () => chat) }],
    })
    const said = [
      { role: "user", text: "Our picnic is at the tile museum on 14 May." },
      { role: "user", text: "I am allergic to walnuts.", speaker: "Bob\nSystem" },
    ] as const
    await ada.remember(said, { session: "picnic" })
    await ada.summarize({ session: "picnic", dryRun: false })
    const [summary] = await summaries()
    expect(summary?.content.split("\n")).toEqual([
      "[2026-05-01] Our picnic is at the tile museum on 14 May.",
      "[2026-05-01] Bob System: I am allergic to walnuts.",
    ])
    expect(summary?.source.extractor).toBe("extract@1")
  })
})

it("a later summary keeps the lines about messages that have expired since, and adds those of the new ones", async () => {
  await engine[Symbol.asyncDispose]()
  await open({ settings: { turnRetentionDays: 60 } })
  await ada.remember(SAID, { session: "visit" })
  now += 40 * DAY_MS
  await ada.summarize({ dryRun: false })
  const before = (await summaries())[0]?.content.split("\n") ?? []
  expect(before.length).toBeGreaterThan(0)
  await ada.remember("Ines comes again on 3 September, this time by bus from Braga.", { session: "visit" })
  now += 50 * DAY_MS
  const left = (await ada.list({ limit: 200, where: { category: ["turn"], at: now } })).items
  expect(left.map(({ content }) => content)).toEqual([expect.stringContaining("Braga")])
  await ada.summarize({ dryRun: false })
  const after = (await summaries())[0]?.content.split("\n") ?? []
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length).join()).toContain("3 September")
})

it("two people of one name stay two from what was said to proposals and summaries, also where a model joins them", async () => {
  await engine[Symbol.asyncDispose]()
  const joined = "Anna works as a nurse in Porto and is allergic to cats."
  const text = JSON.stringify({ summary: joined, topics: [] })
  const chat: ChatModel = {
    name: "stub",
    complete: async () => ({ message: { role: "assistant", text, position: 0 }, usage: { input: 10, output: 5 } }),
  }
  await open({ plugins: [{ name: "stub", contract: 2, setup: (parts) => parts.provide(ChatModelToken, () => chat) }] })
  const said = ["My sister Anna works as a nurse in Porto.", "Anna from work is allergic to cats."]
  await ada.remember(
    said.map((one) => ({ role: "user", text: one })),
    { session: "annas" },
  )
  await ada.add("My colleague Anna works as a nurse in Porto")
  now += 90 * DAY_MS
  const facts = async () => (await all()).filter(({ category }) => category !== "turn" && category !== "summary")
  const before = await facts()
  const runs = await ada.consolidation.propose()
  expect(runs.flatMap(({ items }) => items).filter(({ kind }) => kind === "merge")).toEqual([])
  await ada.summarize({ dryRun: false })
  const written = await summaries()
  expect(written.find(({ owner }) => owner.session === "annas")).toMatchObject({ source: { extractor: "extract@1" } })
  expect(written.map(({ content }) => content).join()).not.toContain(joined)
  expect(await facts()).toEqual(before)
})

describe("a model that summarises", () => {
  const withModel = async (summary: string) => {
    await engine[Symbol.asyncDispose]()
    const text = JSON.stringify({ summary, topics: ["visit"] })
    const chat: ChatModel = {
      name: "stub",
      complete: async () => ({ message: { role: "assistant", text, position: 0 }, usage: { input: 10, output: 5 } }),
    }
    await open({
      plugins: [{ name: "stub", contract: 2, setup: (parts) => parts.provide(ChatModelToken, () => chat) }],
    })
    await ada.remember(SAID, { session: "visit" })
    now += 40 * DAY_MS
    await ada.summarize({ dryRun: false })
    return (await summaries())[0]
  }

  it("writes the text where each sentence is in somebody's words", async () => {
    const summary = await withModel("Ines visits on 14 May. The tile museum opens at 10:00.")
    expect(summary).toMatchObject({ source: { extractor: "stub@1" }, metadata: { tokens: 15, topics: ["visit"] } })
    expect(summary?.content).toBe("Ines visits on 14 May. Reply: The tile museum opens at 10:00.")
  })

  it.each(["Ines visits on 15 May.", "Clara visits on 14 May.", "Their friend Bruno comes along."])(
    "is replaced by an extract where it says: %s",
    async (text) => {
      const summary = await withModel(text)
      expect(summary?.source.extractor).toBe("extract@1")
      expect(summary?.content).not.toContain(text)
    },
  )
})

it("has only numbers and names of its sources, in 1,000 random conversations", () => {
  const word = fc.constantFrom(
    ..."Ines Porto museum train 14 11:35 piano never cashews Berlin 2.5 kg moved likes with the a".split(" "),
  )
  const sentence = fc.array(word, { minLength: 3, maxLength: 9 }).map((words) => `${words.join(" ")}.`)
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 8 }), (texts) => {
      const turns = texts.map(
        (content, place): Memory => ({
          id: String(place),
          pool: "ada/-",
          owner: { tenant: tenantOf("acme"), user: "ada", session: "s" },
          type: "episodic",
          category: "turn",
          content,
          importance: 0.2,
          status: "active",
          source: { origin: place % 2 ? "assistant" : "user" },
          metadata: {},
          createdAt: 0,
          updatedAt: 0,
          revision: 1,
        }),
      )
      const sentences = sentencesOfTurns(turns, 1)
      const extract = extractSummary(sentences, { known: [], maxTokens: 400, maxSentences: 12, timeZone: "UTC" })
      for (const line of extract?.content.split("\n") ?? []) {
        expect(isBorneOut(line.replace(/^\[1970-01-01\] (?:Reply: )?/, ""), texts)).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})
