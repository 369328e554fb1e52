import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { ChatModel } from "../../src/contract/index.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import { readSummarySources, supportedSentences } from "../../src/engine/episodes/supported-sentences.ts"
import type { MemoryEngine, OwnedMemory } from "../../src/index.ts"
import { ChatModel as ChatModelToken } from "../../src/plugin/index.ts"

const DAY_MS = 86_400_000
const NAMES = ["Ines", "Bruno", "Clara", "Deniz", "Edwin"]
const TOWNS = ["Porto", "Lyon", "Graz", "Utrecht"]

/** What a person told; replies begin with "R: ". */
const SAID = [
  "My sister Ines visits on 14 May.",
  "We want to see the tile museum together.",
  "R: The tile museum opens at 10:00 and closes on Mondays.",
  "Her train from Porto arrives at 11:35, so we go after lunch.",
  "My boss Ben is allergic to cats, but I am allergic to peanuts.",
  "I stopped eating meat in March.",
  "I would move to Lyon if I got the job.",
  "Am I allergic to dogs?",
  "I pay 900 euros in May and 950 in June.",
  "I don't like jazz.",
  "R: You could visit the noodle bar.",
  "I used to play the cello.",
  "I met Clara on Monday.",
  "She works as a nurse.",
  "I sold my cat at noon.",
  "My rabbit Mia died.",
]
const sentences = (texts: readonly string[]) =>
  texts.map((text, place) => {
    return { turn: `t${place}`, text: text.replace(/^R: /, ""), at: 0, isReply: text.startsWith("R: "), place }
  })
const supported = async (text: string, said: readonly string[] = SAID) =>
  supportedSentences(text, await readSummarySources(sentences(said)))

/** Sentences that nobody said anything like, or said of others, with "not", "would" or "stopped", or as a question. */
const INVENTED = [
  "The person is allergic to cats.",
  "The person is allergic to dogs.",
  "Ben is allergic to peanuts.",
  "The person is allergic to cats and peanuts.",
  "The person eats meat.",
  "The person moves to Lyon.",
  "The person would move to Lyon.",
  "The person got the job.",
  "The person likes jazz.",
  "The person pays 950 euros in May.",
  "The person pays 900 euros in June.",
  "The person plays the cello.",
  "The person visited the noodle bar.",
  "The person works as a nurse.",
  "Ines works as a nurse.",
  "The person has a cat.",
  "The person has a rabbit Mia.",
  "The person bought a cat.",
  "Ines is not coming.",
  "Ines visits in Porto on 14 May.",
  "Her train is late.",
  "Clara met the person's boss.",
  "The person is the boss.",
  "The person's sister is allergic to peanuts.",
  "The museum closes on Mondays and the person is disappointed.",
  "The person sees the museum.",
  "Ines is the person's boss.",
  "The person feels sad.",
  "They are married.",
  "Ben wants to see the tile museum.",
]

describe("a sentence of a model's summary", () => {
  it.each([
    "Ines visits on 14 May. Her train from Porto arrives at 11:35.",
    "The person's sister Ines visits.",
    "The person wants to see the tile museum together.",
    "The tile museum opens at 10:00.",
    "The person's boss Ben is allergic to cats, but the person is allergic to peanuts.",
    "The person is allergic to peanuts.",
    "The person stopped eating meat.",
    "The person would move to Lyon if they got the job.",
    "The person pays 900 euros in May and 950 in June.",
    "The person does not like jazz.",
    "The person met Clara on Monday. She works as a nurse.",
    "The person says that they sold their cat at noon.",
  ])("is kept where one sentence says it in these words: %s", async (text) => {
    expect((await supported(text)).map((one) => one.text).join(" ")).toBe(text)
  })

  it.each(INVENTED)("is left out where none does: %s", async (text) => {
    expect(await supported(text)).toEqual([])
  })

  it("is judged by the words of its language", async () => {
    const said = [
      "Ich wohne seit Mai in Graz.",
      "Meine Schwester Ines ist allergisch gegen Katzen.",
      "Ich mag keinen Jazz.",
      "J'habite à Lyon et je travaille à l'hôpital.",
      "我住在杭州。",
      "我姐姐对猫过敏。",
    ]
    const kept = [
      "Die Person wohnt seit Mai in Graz.",
      "Ines ist allergisch gegen Katzen.",
      "Die Person mag keinen Jazz.",
      "La personne habite à Lyon.",
      "用户住在杭州。",
    ]
    const invented = [
      "Die Person ist allergisch gegen Katzen.",
      "Die Person mag Jazz.",
      "Die Person wohnt in Lyon.",
      "La personne est médecin.",
      "用户对猫过敏。",
      "用户住在上海。",
    ]
    const all = await Promise.all([...kept, ...invented].map((text) => supported(text, said)))
    expect(all.flat().map(({ text }) => text)).toEqual(kept)
  })

  it("that only the assistant said is marked as a reply", async () => {
    const [kept] = await supported("The tile museum opens at 10:00.")
    expect(kept?.isReply).toBe(true)
  })
})

describe("100 summaries of a model that invents", () => {
  let now = 0
  let engine: MemoryEngine
  let ada: OwnedMemory
  const answers = new Map<string, string>()

  beforeEach(async () => {
    now = Date.UTC(2026, 4, 1)
    const chat: ChatModel = {
      name: "stub",
      complete: async ({ messages }) => {
        const [, round = ""] = /locker (\d+)/.exec(messages.at(-1)?.text ?? "") ?? []
        const text = JSON.stringify({ summary: answers.get(round), topics: ["cello", "yachts"], decisions: INVENTED })
        return { message: { role: "assistant", text, position: 0 }, usage: { input: 10, output: 5 } }
      },
    }
    engine = await createMemory({
      now: () => now,
      plugins: [{ name: "stub", contract: 2, setup: (parts) => parts.provide(ChatModelToken, () => chat) }],
    })
    ada = engine.for({ user: "ada" })
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  it("store nothing that was invented, alone or among what was said", async () => {
    const invented = new Map<string, string>()
    for (let round = 0; round < 100; round++) {
      const [name, town] = [NAMES[round % NAMES.length] ?? "", TOWNS[round % TOWNS.length] ?? ""]
      const bad = INVENTED[round % INVENTED.length] ?? ""
      const good = `The person keeps the cello in locker ${round} in ${town}. ${name} has the key.`
      answers.set(String(round), round % 2 === 0 ? `${good} ${bad}` : bad)
      invented.set(`s${round}`, bad)
      const texts = [`I keep the cello in locker ${round} in ${town}. ${name} has the key.`, ...SAID]
      const messages = texts.map((text) => {
        const role = text.startsWith("R: ") ? ("assistant" as const) : ("user" as const)
        return { role, text: text.replace(/^R: /, "") }
      })
      await ada.remember(messages, { session: `s${round}` })
    }
    now += 40 * DAY_MS
    await ada.summarize({ dryRun: false })
    const { items } = await ada.list({ limit: 200, where: { category: ["summary"] } })
    expect(items).toHaveLength(100)
    for (const { content, owner, metadata, source } of items) {
      const bad = invented.get(owner.session ?? "") ?? "?"
      expect(content).not.toContain(bad)
      if (Number(owner.session?.slice(1)) % 2 === 0) {
        expect(source.extractor).toBe("stub@1")
        expect(content).toMatch(/^The person keeps the cello in locker \d+ in \p{L}+\. \p{L}+ has the key\.$/u)
        expect(metadata).toMatchObject({ topics: ["cello"], decisions: [] })
      } else expect(source.extractor).toBe("extract@1")
    }
  })
})
