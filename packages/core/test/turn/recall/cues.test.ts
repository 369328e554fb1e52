import { describe, expect, test } from "vitest"
import { cuesOf } from "../../../src/turn/recall/cues.ts"

const cues = (text: string, before: readonly string[] = [], ignore: readonly string[] = []) =>
  cuesOf({
    text,
    before: before.map((said, position) => ({ role: "user", text: said, position })),
    ignore,
    at: Date.UTC(2026, 10, 20),
  })
const words = (...those: Parameters<typeof cues>) => cues(...those).words.map(({ word }) => word)

describe("cues", () => {
  test.each(["Thanks!", "hello", "ok, great, thank you so much", "谢谢！", "ありがとうございます", ""])(
    "%j asks for nothing",
    (text) => {
      expect(cues(text).nothing).toBe(true)
    },
  )

  test.each(["Thanks, where is Ada?", "What is my name?", "hi, I moved to Oslo"])(
    "%j asks or says something",
    (text) => {
      expect(cues(text).nothing).toBe(false)
    },
  )

  test.each([
    ["what do you know about me?", "user"],
    ["Who am I?", "user"],
    ["Tell me everything you remember about me", "user"],
    ["What did we talk about last week?", "past"],
    ["what have we discussed so far", "past"],
    ["我们上次聊了什么？", "past"],
  ])("%j has no topic of its own", (text, about) => {
    expect(cues(text).topicless).toBe(about)
  })

  test.each([
    "What did we say about the boat?",
    "What do you know about quicksort?",
    "Where do I live?",
    "I talked to Ada",
  ])("%j has one", (text) => {
    expect(cues(text).topicless).toBeUndefined()
  })

  test("ignored patterns are cut from the query", () => {
    expect(words("#team-7 Where is Ada?", [], ["#team-*7"])).toEqual(["ada"])
  })

  test("a short follow-up borrows the previous message's rarest words at half weight", () => {
    const followUp = cues("And what about its price?", ["Tell me about the Quokka Deluxe tent"])
    expect(followUp.words.find(({ word }) => word === "quokka")?.weight).toBe(0.5)
    expect(followUp.words.find(({ word }) => word === "price")?.weight).toBe(1)
  })

  test("a request that stands on its own borrows nothing", () => {
    expect(words("What is the capital of Norway?", ["Tell me about the Quokka"])).not.toContain("quokka")
    expect(words("What is my name?", ["Tell me about the Quokka"])).not.toContain("quokka")
  })

  test("the signs of a question about one's own past are seen", () => {
    expect(cues("When did I buy my bike?")).toMatchObject({
      mentionsOwn: true,
      refersToUser: true,
      didI: true,
      asksTime: true,
      question: true,
    })
    expect(cues("Write a poem about the sea")).toMatchObject({ refersToUser: false, question: false })
  })

  test("a pasted megabyte gives at most 32 words", () => {
    const text = Array.from({ length: 150_000 }, (_, place) => `w${place}`).join(" ")
    expect(cues(text).words).toHaveLength(32)
  })
})
