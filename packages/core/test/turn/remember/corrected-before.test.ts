import { describe, expect, it } from "vitest"
import { createMemory, type Memory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada", session: "talk" }

/** What is kept of messages of one conversation, each of which is sent with all before it. */
async function afterTelling(
  texts: readonly string[],
  sendsAtOnce = false,
  reply = "Okay.",
): Promise<Record<"facts" | "turns", string>> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const [at, text] of texts.entries()) {
    messages.push({ role: "user", text })
    if (sendsAtOnce && at < texts.length - 1) continue
    const turn = await memory.begin({ owner, systemRole: true, messages: [...messages] })
    await turn.finish({ text: reply, whole: true })
    await memory.settled()
    messages.push({ role: "assistant", text: reply })
  }
  const { items } = await memory.for({ user: owner.user }).list({ limit: 50, where: { status: ["active"] } })
  const contentOf = (those: readonly Memory[]): string => those.map(({ content }) => `${content}\n`).join("")
  return {
    facts: contentOf(items.filter(({ category }) => category !== "turn")),
    turns: contentOf(items.filter(({ category }) => category === "turn")),
  }
}

describe("who corrects a value in the next message is remembered with the new one", () => {
  it.each([
    ["I live in Derby.", "No wait, Stoke. Derby was last year.", "Lives in Stoke\n"],
    ["My wife is called Joan.", "*Joanne", "Joanne"],
    ["I'm allergic to bee stings.", "Sorry, wasp stings.", "wasp stings\n"],
    ["Ich wohne in Jena.", "Quatsch, Gera.", "Ich wohne in Gera\n"],
    ["Ich bin allergisch gegen Haselnüsse.", "Ach nein, gegen Walnüsse.", "Ich bin allergisch gegen Walnüsse\n"],
    ["J'habite à Pau.", "Mince, à Dax je voulais dire.", "J'habite à Dax\n"],
    ["Me llamo Mario.", "Perdón, Mariano, me equivoqué.", "Me llamo Mariano\n"],
    ["Sono allergica al polline.", "Ho sbagliato, alla polvere.", "Sono allergica alla polvere\n"],
    ["Sou alérgico a camarão.", "Aliás, a caranguejo.", "Sou alérgico a caranguejo\n"],
    ["我对花生过敏。", "不对，是对核桃过敏。", "我对核桃过敏\n"],
    ["大阪に住んでいます。", "違った、神戸です。", "神戸に住んでいます\n"],
  ])("%s %s", async (told, correction, fact) => {
    const { facts } = await afterTelling([told, correction])
    expect(facts).toContain(fact)
    expect(facts.split("\n").filter(Boolean)).toHaveLength(1)
  })

  it("also where both messages are new to it", async () => {
    const { facts } = await afterTelling(["我对花生过敏。", "不对，是对核桃过敏。"], true)
    expect(facts).toBe("我对核桃过敏\n")
    expect((await afterTelling(["Ich wohne in Jena.", "Quatsch, Gera."], true)).facts).toBe("Ich wohne in Gera\n")
  })

  it.each([
    ["I live in Truro.", "No, make it shorter."],
    ["My name's Carly.", "Ha, as if. Kidding, it really is."],
    ["Ich wohne in Hamm.", "Nein, lieber auf Englisch."],
    ["J'habite à Pau.", "Pardon, à demain !"],
    ["Soy alérgica al marisco.", "Perdón, al horno mejor no."],
    ["大阪に住んでいます。", "いや、電車で。"],
    ["My name is Tom.", "No, Python."],
    ["My name is Tom.", "Sorry, Spanish."],
    ["Ich bin allergisch gegen Nüsse.", "Nein, Deutsch."],
    ["I'm 34 years old.", "Sorry, 20 minutes."],
    ["我对花生过敏。", "不，牛奶没事。"],
    ["I like tea.", "No milk."],
    ["I'm on lithium.", "No ibuprofen."],
  ])("what only begins like a correction leaves it: %s %s", async (told, next) => {
    const [before, after] = [await afterTelling([told]), await afterTelling([told, next])]
    expect(before.facts).not.toBe("")
    expect(after.facts).toContain(before.facts)
  })

  it.each([
    ["I'm allergic to peanuts.", "Shall I suggest chicken satay?", "No, fish."],
    ["I live in Leeds.", "Would a trip to York suit you?", "No, Edinburgh."],
    ["We have a cat.", "Is it about the cat's food?", "No, rabbit."],
    ["Ich bin allergisch gegen Nüsse.", "Ist das Rezept gegen Husten?", "Nein, gegen Fieber."],
    ["Vivo en Soria.", "¿Busco hoteles en Madrid?", "No, en Lugo."],
  ])("an answer to what the assistant asked corrects nothing: %s %s %s", async (told, reply, next) => {
    const before = await afterTelling([told], false, reply)
    expect(before.facts).not.toBe("")
    expect((await afterTelling([told, next], false, reply)).facts).toContain(before.facts)
  })

  it("what was told in confidence is not kept for its correction", async () => {
    const { facts } = await afterTelling(["Don't remember this: I live in Jena.", "No wait, Gera."])
    expect(facts).not.toMatch(/Gera|Jena/)
  })

  it("a text of somebody else is not the person's for its correction", async () => {
    const { facts } = await afterTelling(['Translate into German: "I live in Jena."', "No wait, Gera."])
    expect(facts).not.toMatch(/lives? in Gera/i)
  })

  it("a request to forget takes both messages", async () => {
    const { facts, turns } = await afterTelling(["I live in Norwich.", "No, sorry, Ipswich.", "Forget where I live."])
    expect(facts).toBe("")
    expect(turns).not.toMatch(/Norwich|Ipswich/)
  })
})
