import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createMemory, type MemoryEngine } from "../src/index.ts"

const DAY = 86_400_000

let memory: MemoryEngine
let now = Date.UTC(2026, 10, 1)
beforeAll(async () => {
  memory = await createMemory({ now: () => now, settings: { deadlineMs: 5_000 } })
  for (const [place, said] of [
    "I live in Lisbon.",
    "I like coffee.",
    "Actually, I moved to Oslo.",
    "I don't like coffee anymore.",
  ].entries()) {
    now = Date.UTC(2026, 10, 1 + 3 * place)
    await memory.for({ user: "ada" }).remember(
      [
        { role: "user", text: said },
        { role: "assistant", text: "Noted, thanks for telling me." },
      ],
      { session: `s${place}` },
    )
  }
  now += DAY
})
afterAll(() => memory[Symbol.asyncDispose]())

const blockOf = async (asked: string) => (await memory.for({ user: "ada" }).recall(asked)).block ?? ""

describe("what has changed", () => {
  test.each(["Where do I live?", "Do I like coffee?", "What do you know about me?"])(
    "is given as it is now, dated by the newest statement and marked, to %j",
    async (asked) => {
      const block = await blockOf(asked)
      expect(block).toContain("- [2026-11-07, updated] Moved to Oslo")
      expect(block).toContain("- [2026-11-10, updated] Does not like coffee anymore")
      expect(block).not.toContain("Lisbon")
      expect(block).not.toMatch(/I like coffee/i)
    },
  )

  test("is given as it was before when that is asked for, behind what holds now", async () => {
    const block = await blockOf("Where did I live before Oslo, was it Lisbon?")
    expect(block).toContain("- [2026-11-01] I live in Lisbon.")
    expect(block.indexOf("Oslo")).toBeLessThan(block.indexOf("Lisbon"))
  })
})

describe("somebody who says their name again", () => {
  test.each([
    ["I'm Rosa, 34, a translator from Lima.", "My name is Rosa.", "translator"],
    ["Soy Rocío, tengo 34 y soy traductora literaria.", "No me sale ni a mí, que me llamo Rocío.", "traductora"],
    ["Ich bin Hanna, Lehrerin in Ulm.", "Ich heiße Hanna.", "Lehrerin"],
    ["Je suis Luc, 52 ans, boulanger à Metz.", "Je m'appelle Luc.", "boulanger"],
  ])("keeps what they told with it: %s", async (introduced, again, told) => {
    const user = `name ${again}`
    for (const text of [introduced, again]) {
      now += DAY
      await memory.for({ user }).remember([{ role: "user", text }], { session: text })
    }
    const { items } = await memory.for({ user }).list({ limit: 20 })
    const facts = items.filter(({ category, status }) => category !== "turn" && status === "active")
    expect(facts.map(({ content }) => content).join("\n")).toContain(told)
  })

  test("and is called otherwise from now on has the new name alone", async () => {
    for (const text of ["My name is Rosa.", "My name is Lena."]) {
      now += DAY
      await memory.for({ user: "renamed" }).remember([{ role: "user", text }], { session: text })
    }
    const { items } = await memory.for({ user: "renamed" }).list({ limit: 20 })
    const names = items.filter(({ category, status }) => category === "identity" && status === "active")
    expect(names.map(({ content }) => content)).toEqual(["Name is Lena"])
  })
})

describe("somebody who says less of the same", () => {
  const factsAfter = async (...texts: readonly string[]) => {
    const user = texts.join(" ")
    for (const text of texts) {
      now += DAY
      await memory.for({ user }).remember([{ role: "user", text }], { session: text })
    }
    const { items } = await memory.for({ user }).list({ limit: 20 })
    const facts = items.filter(({ category, status }) => category !== "turn" && status === "active")
    return facts.map(({ content }) => content)
  }

  test.each([
    ["I work as a nurse at the children's hospital in Leeds.", "I'm a nurse.", "hospital"],
    ["I live in a small flat in Porto with my wife and two kids.", "I live in Porto.", "two kids"],
    ["My rent is 900 euros including heating.", "My rent is 900 euros.", "heating"],
    ["I'm vegetarian because of my heart.", "I'm vegetarian.", "heart"],
  ])("keeps the fuller statement alone: %s", async (told, again, rest) => {
    expect(await factsAfter(told, again)).toEqual([expect.stringContaining(rest)])
  })

  test.each([
    ["I moved from Leeds to York.", "I live in Leeds.", "Leeds", "York"],
    ["I'm vegetarian because of my heart.", "I'm not vegetarian.", "not vegetarian", "heart"],
    ["I used to live in Porto with my wife.", "I live in Porto.", "Lives in Porto", "nothing"],
  ])("is believed where it is no repetition: %s %s", async (told, now, holds, over) => {
    const facts = (await factsAfter(told, now)).join("\n")
    expect(facts).toContain(holds)
    expect(facts).not.toContain(over)
  })

  test.each([
    ["I live in Cork and I take warfarin.", "I live in Perth now.", "warfarin"],
    ["I live in Oban, allergic to latex.", "I live in Perth now.", "latex"],
    ["J'habite à Metz et je suis asthmatique.", "J'habite à Nancy maintenant.", "asthmatique"],
    ["Trabajo en Zara y soy celíaca.", "Trabajo en Mango.", "celíaca"],
    ["Moro em Faro e sou diabético.", "Moro em Braga agora.", "diabético"],
    ["我住在成都，对花生过敏。", "我搬到重庆了。", "花生"],
  ])("loses no illness or allergy by moving or changing jobs: %s", async (told, moved, kept) => {
    expect((await factsAfter(told, moved)).join("\n")).toContain(kept)
  })

  test("works where they worked when they say at what time", async () => {
    expect((await factsAfter("I work at Ikea.", "I work at night.")).join("\n")).toContain("Ikea")
  })
})
