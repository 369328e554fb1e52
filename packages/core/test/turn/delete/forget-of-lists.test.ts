import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"
import { leftAfter } from "./told.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }
const ROWS = readFileSync(new URL("lists.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [told = "", asked = "", stays = "", goes = ""] = line.split("\t")
    return { told, asked, stays: stays.split("|").filter(Boolean), goes: goes.split("|").filter(Boolean) }
  })

/** A memory and what a person says to it, each message in a conversation of its own unless a history comes with it. */
async function conversations() {
  const memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  let count = 0
  const say = async (text: string, history: readonly string[] = []) => {
    const before = history.flatMap((one) => [
      { role: "user" as const, text: one },
      { role: "assistant" as const, text: "Okay." },
    ])
    const messages = [...before, { role: "user" as const, text }]
    const turn = await memory.begin({ owner: { ...owner, session: `told ${count++}` }, systemRole: true, messages })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
    return turn
  }
  const listed = async () => (await memory.for(owner).list({ limit: 200 })).items
  const facts = async () => (await listed()).flatMap((one) => (one.category === "turn" ? [] : [one.content])).toSorted()
  const turns = async () => (await listed()).flatMap((one) => (one.category === "turn" ? [one.content] : [])).toSorted()
  return { memory, say, facts, turns, [Symbol.asyncDispose]: () => memory[Symbol.asyncDispose]() }
}

describe("a request that names some of a list", () => {
  it("loses nothing else that the sentence tells, in eight languages", async () => {
    const offered: string[] = []
    for (const { told, asked, stays, goes } of ROWS) {
      const { all, outcome } = await leftAfter(told, asked)
      for (const part of stays) expect(all, `${told} ${asked}`).toContain(part)
      const isGone = goes.every((part) => !all.includes(part))
      if (!isGone) {
        expect(outcome, `${told} ${asked}`).toMatchObject({ removed: 0, near: expect.any(Number) })
        offered.push(told)
      }
    }
    expect(ROWS).toHaveLength(80)
    expect(offered.length).toBeLessThanOrEqual(9)
  }, 120_000)

  it.each([
    [
      "I'm allergic to peanuts and to penicillin.",
      "Please forget that I'm allergic to peanuts.",
      ["Allergic to penicillin"],
      ["I'm allergic to penicillin."],
    ],
    [
      "I have a cat called Pixel and a cat called Mango.",
      "Please forget my cat Pixel.",
      ["Has a cat called Mango"],
      ["I have a cat called Mango."],
    ],
    [
      "I'm allergic to wasps, latex and ibuprofen. I live in Hull.",
      "Please forget that I'm allergic to latex.",
      ["Allergic to wasps and ibuprofen", "Lives in Hull"],
      ["I'm allergic to wasps and ibuprofen. I live in Hull."],
    ],
    [
      "I live in Leeds with my boyfriend Ben.",
      "Please forget my boyfriend Ben.",
      ["Lives in Leeds"],
      ["I live in Leeds."],
    ],
    [
      "I'm lactose intolerant and I have epilepsy.",
      "Please forget that I have epilepsy.",
      ["Is lactose intolerant"],
      ["I'm lactose intolerant."],
    ],
    ["我对花生和青霉素过敏。", "请忘记我对花生过敏。", ["我对青霉素过敏"], ["我对青霉素过敏。"]],
  ])("leaves the rest as a fact and in the message: %s", async (told, asked, facts, turns) => {
    await using person = await conversations()
    await person.say(told)
    await person.say(asked)
    expect(await person.facts()).toEqual(facts.toSorted())
    expect(await person.turns()).toContain(turns[0])
  })

  it("is not undone by a history that is sent again", async () => {
    await using person = await conversations()
    const told = "I'm allergic to peanuts and to penicillin."
    await person.say(told)
    await person.say("Please forget that I'm allergic to peanuts.")
    await person.say("What should I cook tonight?", [told])
    expect([...(await person.facts()), ...(await person.turns())].join("\n")).not.toContain("peanuts")
    expect(await person.facts()).toEqual(["Allergic to penicillin"])
  })

  it("comes back as it was", async () => {
    await using person = await conversations()
    await person.say("I'm allergic to peanuts and to penicillin.")
    await person.say("Please forget that I'm allergic to peanuts.")
    const { restored } = await person.say("Restore what I asked you to forget.")
    expect(restored).toMatchObject({ status: "restored" })
    expect(await person.facts()).toEqual(["Allergic to peanuts and to penicillin"])
    expect(await person.turns()).toContain("I'm allergic to peanuts and to penicillin.")
  })

  it("may be followed by a request for what is left, and for other sentences of the message", async () => {
    await using person = await conversations()
    await person.say("I take metformin and ramipril. I live in Hull. I own a Skoda.")
    await person.say("Please forget that I take metformin.")
    await person.say("Please forget that I live in Hull.")
    expect((await person.turns())[0]).toBe("I take ramipril. I own a Skoda.")
    await person.say("Please forget that I take ramipril.")
    const left = [...(await person.facts()), ...(await person.turns())].join("\n")
    expect(left).not.toMatch(/ramipril|metformin|Hull/)
    expect(left).toContain("I own a Skoda")
  })

  it("takes what the assistant said of it, and not of the rest", async () => {
    const reply = "Penicillin is a common one. Peanuts are left out from now on."
    const { turns } = await leftAfter(
      ["I'm allergic to peanuts and to penicillin.", reply],
      "Please forget that I'm allergic to peanuts.",
    )
    expect(turns).not.toMatch(/peanuts/i)
    expect(turns).toContain("Penicillin is a common one.")
  })

  it.each([
    ["I moved to Bath because my asthma got worse in London.", "Please forget that I moved to Bath."],
    ["My sister Eva cooks for me because I'm coeliac.", "Please forget my sister Eva."],
    ["Since I quit Siemens, I've been off my insulin pump twice.", "Please forget that I quit Siemens."],
    ["J'ai déménagé à Nice parce que j'ai de l'asthme.", "Oublie que j'ai déménagé à Nice, s'il te plaît."],
    ["Me mudé a Bilbao porque tengo asma.", "Por favor, olvida que me mudé a Bilbao."],
    ["我搬到昆明是因为我有哮喘。", "请忘掉我搬到昆明。"],
  ])("is asked about where health is told in the same sentence and cannot be cut off: %s", async (told, asked) => {
    const { all, outcome } = await leftAfter(told, asked)
    expect(all).toContain(told)
    expect(outcome).toMatchObject({ status: "removed", removed: 0, near: expect.any(Number) })
  })

  it.each([
    ["I broke up with Tom and cried all night.", "Please forget that I broke up with Tom.", "Tom"],
    ["I moved to Bath because my asthma got worse in London.", "Please forget that my asthma got worse.", "asthma"],
  ])("takes the whole where nothing else is told of health: %s", async (told, asked, gone) => {
    expect((await leftAfter(told, asked)).all).not.toContain(gone)
  })

  it("leaves nothing of a list whose matter it names", async () => {
    await using person = await conversations()
    await person.say("I'm allergic to peanuts, soy and penicillin.")
    await person.say("Please forget my allergies.")
    expect([...(await person.facts()), ...(await person.turns())].join("\n")).not.toMatch(/peanuts|soy|penicillin/)
  })
})
