import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createMemory, type MemoryEngine } from "../src/index.ts"

/** Friday, 20 November 2026. */
const NOW = Date.UTC(2026, 10, 20, 9)
const DAY = 86_400_000

const ADA = [
  "I'm allergic to peanuts.",
  "My dog is called Biscuit.",
  "My name is Ada and I live in Lisbon.",
  "Please always answer in German.",
  "I prefer tabs over spaces.",
]
/** What belongs into every conversation, and what does not. */
const STANDING = ["peanuts", "Biscuit", "Ada", "Lisbon", "German"]
const ALL = [...STANDING, "tabs"]

let memory: MemoryEngine
let now = NOW
beforeAll(async () => {
  memory = await createMemory({ now: () => now, settings: { deadlineMs: 5_000 } })
  now = NOW - 8 * DAY
  for (const said of ADA) {
    await memory.for({ user: "ada" }).remember(
      [
        { role: "user", text: said },
        { role: "assistant", text: "Noted." },
      ],
      { session: "first" },
    )
  }
  now = NOW
})
afterAll(() => memory[Symbol.asyncDispose]())

interface Request {
  readonly asked: string
  readonly must: readonly string[]
  readonly mustNot: readonly string[]
}

const about = (asked: string): Request => ({ asked, must: ALL, mustNot: [] })
const generic = (asked: string): Request => ({ asked, must: STANDING, mustNot: ["tabs"] })
const after = (asked: string, ...must: readonly string[]): Request => ({ asked, must, mustNot: [] })

const REQUESTS: readonly Request[] = [
  after("What's my dog's name?", "Biscuit"),
  after("Where do I live?", "Lisbon"),
  after("What am I allergic to?", "peanuts"),
  after("Which language should you answer in?", "German"),
  after("Do I like tabs or spaces better?", "tabs"),
  after("tabs or spaces?", "tabs"),
  after("Can you remind me what I told you about indentation with tabs?", "tabs"),
  generic("Suggest a quick dinner recipe"),
  generic("Plan a weekend trip for me and the dog"),
  generic("Write a birthday card for a colleague"),
  generic("Explain how a heat pump works"),
  generic("Fix this bug: TypeError: x is undefined"),
  generic("Thanks!"),
  generic("What's the weather like in autumn?"),
  generic("Translate 'good morning' into French"),
  about("What do you know about me?"),
  about("Who am I?"),
  about("Tell me everything you remember about me"),
  about("What did we talk about last week?"),
  about("Was weißt du über mich?"),
  about("Worüber haben wir letzte Woche gesprochen?"),
  about("Que sais-tu de moi ?"),
  about("¿Qué sabes de mí?"),
  about("O que você sabe sobre mim?"),
  about("Cosa sai di me?"),
  about("你知道我什么？"),
  about("私について何を知っていますか？"),
  about("나에 대해 뭘 알고 있어?"),
  about("Что ты знаешь обо мне?"),
  about("¿De qué hablamos la semana pasada?"),
]

describe("thirty everyday requests, a week after five sentences", () => {
  test.each(REQUESTS)("$asked", async ({ asked, must, mustNot }) => {
    const { block = "" } = await memory.for({ user: "ada" }).recall(asked)
    for (const word of must) expect(block).toContain(word)
    for (const word of mustNot) expect(block).not.toContain(word)
    // Each of the five is said once, as a fact or as it was said.
    for (const word of ALL) expect(block.split(word).length - 1, word).toBeLessThanOrEqual(1)
  })

  test("are thirty", () => {
    expect(REQUESTS).toHaveLength(30)
  })
})

describe("five other sentences, of which one says two things", () => {
  const STANDING_TOO = ["eliac", "Noor", "Theo", "Glasgow", "emojis"]
  test.each([
    ["Suggest a lunch I can cook in ten minutes", STANDING_TOO],
    ["What's a good birthday present for my daughter?", STANDING_TOO],
    ["Explain recursion", STANDING_TOO],
    ["tell me everything you remember", [...STANDING_TOO, "cycles"]],
    ["Do I drive or cycle to work?", [...STANDING_TOO, "cycles"]],
    ["Comment s'appelle ma fille ?", STANDING_TOO],
  ])("%s", async (asked, must) => {
    await using other = await createMemory({ settings: { deadlineMs: 5_000 } })
    const theo = other.for({ user: "theo" })
    for (const said of [
      "I have celiac disease.",
      "My daughter's name is Noor.",
      "Call me Theo, I'm a paramedic in Glasgow.",
      "Never use emojis in your answers, please.",
      "I usually cycle to work.",
    ]) {
      await theo.remember(said)
    }
    const { block = "" } = await theo.recall(asked)
    for (const word of must) expect(block).toContain(word)
  })
})
