import { describe, expect, it } from "vitest"
import { rulesExtractor } from "../../../src/defaults/rules-extractor.ts"
import { tenantOf } from "../../../src/turn/pools.ts"

async function read(text: string): Promise<readonly (readonly [string, string | undefined])[]> {
  const turn = { id: "t", owner: { tenant: tenantOf("acme") }, at: 0, before: [], recalled: [] }
  const messages = [{ role: "user" as const, text, position: 1 }]
  const drafts = await rulesExtractor.extract([{ ...turn, messages }], [])
  return drafts.map(({ content, key }) => [content, key])
}

describe("nothing is kept of", () => {
  it.each([
    ["a mood of speech", "I hate to say it but you are wrong"],
    ["a figure of speech", "I'm allergic to bad code"],
    ["a wish about what lies before", "Always use the attached file"],
    ["a wish about this document", "Never change these variables"],
    ["a request", "I would like some tips for a garden party"],
    ["somebody who is made up", "My character lives in Gondor"],
    ["somebody who is made up", "My protagonist is allergic to peanuts"],
    ["what others say", "My mom said I live in a mess"],
    ["what others say", "Our neighbour thinks I work at Google"],
    ["what is no statement", "remember the Alamo"],
    ["what is no statement", "memorize this poem"],
    ["what is no statement", "Remember the milk"],
  ])("%s: %s", async (_what, text) => expect(await read(text)).toEqual([]))
})

describe("nothing takes the place of something else under a key by", () => {
  it.each([
    "I live in fear of bugs",
    "I live in the moment",
    "I live in a small apartment",
    "I live in denial",
    "I moved to tears",
    "I'm from accounting and need a report",
    "My name is not important",
    "My name is hard to pronounce",
    "I work from home today",
    "Ich lebe in Angst",
    "Je vis dans la peur",
  ])("%s", async (text) => expect((await read(text)).map(([, key]) => key)).not.toContainEqual(expect.any(String)))
})

describe("these are read as before", () => {
  it.each([
    ["I live in Lisbon", "Lives in Lisbon", "identity:home"],
    ["i live in lisbon", "Lives in lisbon", "identity:home"],
    ["I live in a small flat in Lisbon", "Lives in a small flat in Lisbon", "identity:home"],
    ["I live alone in Porto", "Lives alone in Porto", "identity:home"],
    ["I'm from Porto", "Is from Porto", "identity:origin"],
    ["My name is Ada", "Name is Ada", "identity:name"],
    ["I work from home", "Works from home", "identity:workplace"],
    ["I'm allergic to peanuts", "Allergic to peanuts", "constraint:peanut"],
    ["Always answer in German", "Always answer in German", "instruction:language"],
    ["Remember that the bins go out on Tuesday", "The bins go out on Tuesday", undefined],
    ["Remember: gate code blue", "Gate code blue", undefined],
    ["I am a teacher, explain photosynthesis to my 8-year-old students", "Is a teacher", "identity:job"],
    ["I'm a nurse, working nights in Leeds", "Is a nurse, working nights in Leeds", "identity:job"],
  ])("%s", async (text, content, key) => expect(await read(text)).toEqual([[content, key]]))
})

describe("what leads up to a statement hides nothing", () => {
  const english =
    "No wait,|No, wait,|Never mind,|Nevermind,|Hi there,|Hello there,|Oh and|Actually,|Wait,|Sorry,|Correction:"
  it.each(`${english}|By the way,|Oops,|Scratch that,|I misspoke,|As I said,|Hi,|No,|Oh,`.split("|"))(
    "%s",
    async (lead) => {
      expect(await read(`${lead} I live in Ghent.`)).toEqual([["Lives in Ghent", "identity:home"]])
    },
  )

  it.each([
    ["En fait, j'ai déménagé à Nice.", "J'ai déménagé à Nice"],
    ["Au fait, j'habite à Lyon.", "J'habite à Lyon"],
    ["Ich bin eigentlich nach Berlin umgezogen.", "Ich bin nach Berlin umgezogen"],
    ["Nein, ich wohne in Kiel.", "Ich wohne in Kiel"],
    ["Ich wohne inzwischen in Kiel.", "Ich wohne in Kiel"],
    ["En realidad vivo en Vigo.", "Vivo en Vigo"],
    ["Perdón, vivo en Vigo.", "Vivo en Vigo"],
    ["Na verdade, moro em Braga.", "Moro em Braga"],
    ["其实我住在上海", "我住在上海"],
    ["不对，我住在上海", "我住在上海"],
    ["実は、私は京都に住んでいます", "私は京都に住んでいます"],
  ])("%s", async (text, content) => expect(await read(text)).toEqual([[content, "identity:home"]]))

  it("is not taken for one where it denies", async () => {
    expect(await read("No me gusta el cilantro")).toEqual([["No me gusta el cilantro", expect.stringContaining("!")]])
  })
})
