import { describe, expect, test } from "vitest"
import type { Memory } from "../../../src/index.ts"
import { diversify, type RequestContent } from "../../../src/turn/recall/diversify.ts"
import { aMemory, aTurn, tenant } from "../a-memory.ts"

const nothingStands: RequestContent = { messages: new Set<string>(), texts: [] }
const texts = (memories: readonly Memory[], standing = nothingStands, already: readonly Memory[] = []) =>
  [
    ...diversify(
      memories.map((memory, place) => ({ memory, score: 1 - place * 0.01 })),
      standing,
      already,
    ),
  ].map(({ memory }) => memory.content)
const inSession = { owner: { tenant, session: "s" } }

describe("what is shown of ranked memories", () => {
  test("nothing whose message is in the request", () => {
    const source = { origin: "user", message: "m1" } as const
    const memories = [aTurn("I moved to Oslo", { source }), aMemory({ content: "Lives in Oslo", source }), aMemory()]
    expect(texts(memories, { messages: new Set(["m1"]), texts: [] })).toEqual(["Prefers tabs over spaces"])
  })

  test("nothing whose words are in the request", () => {
    const source = { origin: "user", quote: "I moved to Oslo" } as const
    const memories = [aTurn("I moved\nto Oslo"), aMemory({ content: "Lives in Oslo", source }), aTurn("I like tea")]
    expect(texts(memories, { messages: new Set(), texts: ["hi", "Well, I moved to Oslo."] })).toEqual(["I like tea"])
  })

  test("words that repeat one letter are found in a request that does, in linear time", () => {
    const text = "a".repeat(262_144)
    const stands = { messages: new Set<string>(), texts: [text] }
    const most = { messages: new Set<string>(), texts: [`${text}${"b".repeat(20)}`] }
    expect(texts([aTurn("a".repeat(8_000)), aTurn(`${"a".repeat(4_000)}${"b".repeat(20)}`)], most)).toEqual([])
    const processorTime = (length: number) => {
      const said = [0, 1, 2, 3].map((place) => aTurn(`${"a".repeat(20 + place)}x${"a".repeat(length)}`))
      const before = process.cpuUsage()
      texts(said, stands)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    // Eight times the length took eight times as long, at 0.6 s a memory.
    expect(processorTime(8_000)).toBeLessThan(Math.max(25, processorTime(1_000)) * 4)
  })

  test("a fact takes the place of the turn that it restates", () => {
    const source = { origin: "user", message: "m1", quote: "I moved to Oslo" } as const
    const turn = aTurn("By the way, I moved to Oslo.", { source: { origin: "user", message: "m1" } })
    const fact = aMemory({ content: "Lives in Oslo", source })
    expect(texts([turn, aMemory({ content: "Likes tea" }), fact])).toEqual(["Lives in Oslo", "Likes tea"])
  })

  test("a turn that was found for something else stays beside its fact", () => {
    const turn = aTurn("I moved to Oslo. Also, the boat leaks.", { source: { origin: "user", message: "m1" } })
    const fact = aMemory({
      content: "Lives in Oslo",
      source: { origin: "user", message: "m1", quote: "I moved to Oslo" },
    })
    const scored = [
      { memory: turn, score: 1 },
      { memory: fact, score: 0.2 },
    ]
    expect([...diversify(scored, nothingStands, [])].map(({ memory }) => memory)).toEqual([turn, fact])
  })

  test("a message takes the place of the facts that are a part of it, where it says more", () => {
    const source = { origin: "user", message: "m1" } as const
    const turn = aTurn("about physio: Tamar, every Wednesday at 18. knee is better", { source })
    const facts = ["Tamar, every Wednesday at 18", "Knee is better"].map((content) => aMemory({ content, source }))
    expect(texts([aMemory({ content: "Likes tea" }), ...facts, turn])).toEqual(["Likes tea", turn.content])
    expect(texts([turn, ...facts])).toEqual([turn.content])
  })

  test("a fact that is a part of a message on the page is not shown again", () => {
    const source = { origin: "user", message: "m1" } as const
    const turn = aTurn("about physio: Tamar, every Wednesday at 18", { source })
    const fact = aMemory({ content: "Tamar, every Wednesday at 18", source })
    expect(texts([fact, aMemory({ content: "Likes tea" })], nothingStands, [turn])).toEqual(["Likes tea"])
  })

  test.each([
    ["its message adds only an opener", "so, Tamar, every Wednesday at 18", {}],
    ["a later statement may have ended it", "about physio: Tamar, every Wednesday at 18", { validUntil: 5 }],
    ["it was superseded", "about physio: Tamar, every Wednesday at 18", { status: "superseded" }],
    ["its message is long", `Tamar, every Wednesday at 18. ${"The boat leaks again. ".repeat(20)}`, {}],
  ] as const)("a fact stays where %s", (_, content, parts) => {
    const source = { origin: "user", message: "m1" } as const
    const fact = aMemory({ content: "Tamar, every Wednesday at 18", source, ...parts })
    expect(texts([fact, aTurn(content, { source })])).toEqual([fact.content])
  })

  test("a fact stays where its message was superseded", () => {
    const source = { origin: "user", message: "m1" } as const
    const turn = aTurn("I live in Lisbon, and the boat leaks", { source, createdAt: 1 })
    const fact = aMemory({ content: "The boat leaks", source })
    const now = aMemory({ content: "Moved to Oslo", links: [{ to: turn.id, as: "supersedes" }] })
    expect(texts([fact, turn, now])).toEqual(["The boat leaks", "Moved to Oslo"])
  })

  test("a fact that is a small part of its quote leaves the rest of its message unsaid", () => {
    const quote = "Tamar, every Wednesday at 18, she speaks no Russian, only pressure"
    const turn = aTurn(`for physio ${quote}`, { source: { origin: "user", message: "m1" } })
    const fact = aMemory({ content: "Only pressure", source: { origin: "user", message: "m1", quote } })
    expect(texts([turn], nothingStands, [fact])).toEqual([turn.content])
  })

  test("near duplicates once", () => {
    const memories = ["I have a dog named Biscuit", "I have a dog, named Biscuit!", "I have a cat named Biscuit"]
    expect(texts(memories.map((content) => aMemory({ content })))).toEqual([
      "I have a dog named Biscuit",
      "I have a cat named Biscuit",
    ])
  })

  test("another number or a negation is no duplicate", () => {
    const memories = [
      "The meeting is on May 4 at noon",
      "The meeting is on May 5 at noon",
      "The meeting is not on May 4 at noon",
    ]
    expect(texts(memories.map((content) => aMemory({ content })))).toHaveLength(3)
  })

  test("what is on the page already is not shown again", () => {
    const [dog, tea] = [aMemory({ content: "I have a dog named Biscuit" }), aMemory({ content: "Likes tea" })]
    expect(texts([dog, tea, aTurn("I have a dog named Biscuit.")], nothingStands, [dog])).toEqual(["Likes tea"])
  })

  test("a bare question gives way to its answer", () => {
    const question = aTurn("Where is the office?", { ...inSession, source: { origin: "user", position: 4 } })
    const answer = aTurn("It is in Lisbon.", { ...inSession, source: { origin: "assistant", position: 5 } })
    expect(texts([question, aMemory({ content: "Likes tea" }), answer])).toEqual(["It is in Lisbon.", "Likes tea"])
  })

  test("a bare question without its answer is left out, one that also tells something is not", () => {
    const bare = aTurn("Where is the office?")
    const telling = aTurn("I start on Monday. Where is the office?")
    expect(texts([bare, telling])).toEqual([telling.content])
  })

  test("a turn that the facts on the page leave little of unsaid is not shown beside them", () => {
    const from = (content: string, quote: string) =>
      aMemory({ content, source: { origin: "user", message: "m1", quote } })
    const facts = [from("Name is Ada", "My name is Ada"), from("Lives in Lisbon", "I live in Lisbon")]
    const turn = aTurn("My name is Ada and I live in Lisbon.", { source: { origin: "user", message: "m1" } })
    expect(texts([turn, aMemory({ content: "Likes tea" })], nothingStands, facts)).toEqual(["Likes tea"])
    const longer = {
      ...turn,
      content: `${turn.content} The boat leaks, and nobody on the whole quay has a pump to lend.`,
    }
    expect(texts([longer], nothingStands, facts)).toEqual([longer.content])
  })

  test("of two memories under one key only what was said last, in its best place", () => {
    const old = aMemory({ content: "Lives in Lisbon", key: "identity:home", updatedAt: 1 })
    const now = aMemory({ content: "Moved to Oslo", key: "identity:home", updatedAt: 2 })
    expect(texts([old, aMemory({ content: "Likes tea" }), now])).toEqual(["Moved to Oslo", "Likes tea"])
  })

  test("a turn whose statement a fact supersedes gives way to it, unless it is asked for what was before", () => {
    const old = aTurn("I live in Lisbon.", { createdAt: 1 })
    const now = aMemory({ content: "Moved to Oslo", links: [{ to: old.id, as: "supersedes" }] })
    expect(texts([old, now])).toEqual(["Moved to Oslo"])
    const scored = [old, now].map((memory) => ({ memory, score: 1 }))
    const shown = [...diversify(scored, nothingStands, [], { history: true })]
    expect(shown.map(({ memory }) => memory.content)).toEqual(["Moved to Oslo", "I live in Lisbon."])
  })

  test("a long turn said more than what has changed since, and stays", () => {
    const old = aTurn(`I live in Lisbon. ${"The boat leaks again. ".repeat(20)}`, { createdAt: 1 })
    const now = aMemory({ content: "Moved to Oslo", links: [{ to: old.id, as: "supersedes" }] })
    expect(texts([old, now])).toHaveLength(2)
  })
})
