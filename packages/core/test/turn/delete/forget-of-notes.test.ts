import { describe, expect, it } from "vitest"
import { createMemory, type MemoryEngine, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }
const user = (text: string) => ({ role: "user", text }) as const

async function say(memory: MemoryEngine, text: string, before: readonly string[] = []) {
  const messages = [...before.flatMap((one) => [user(one), { role: "assistant", text: "Okay." } as const]), user(text)]
  const turn = await memory.begin({ owner: { ...owner, session: "chat" }, systemRole: true, messages })
  await turn.finish({ text: "Okay.", whole: true })
  await memory.settled()
  return turn.forgot
}

async function leftOf(note: string, request: string): Promise<string | undefined> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const { memory: added } = await memory.for(owner).add(note)
  await say(memory, request)
  return (await memory.for(owner).get(added.id))?.content
}

const HOUSE = [
  "I keep bees in Waspington.",
  "The boiler is a Zentronix 400.",
  "My dentist is Dr Molarski.",
  "Anna is allergic to hazelnuts.",
  "My landlord is Mrs Rentmore.",
]
const without = (said: readonly string[], at: number): readonly string[] => said.filter((_, place) => place !== at)
const lines = (said: readonly string[]): string => said.map((one) => `- ${one}`).join("\n")

describe("of a note that holds several statements only what is named is forgotten", () => {
  it.each([
    [HOUSE, "Forget that I keep bees in Waspington.", 0],
    [HOUSE, "Forget that the boiler is a Zentronix 400.", 1],
    [HOUSE, "Forget my dentist.", 2],
    [HOUSE, "Forget that Anna is allergic to hazelnuts.", 3],
    [HOUSE, "Forget my landlord.", 4],
    [
      ["I work at Brindlecorp as a welder.", "I take insulin twice a day.", "My gym is Ironpeak."],
      "Forget that my gym is Ironpeak.",
      2,
    ],
    [
      ["Ich wohne in Gorgonstadt.", "Ich bin gegen Walnüsse allergisch.", "Mein Hund heißt Wumpus."],
      "Vergiss, dass mein Hund Wumpus heißt.",
      2,
    ],
    [
      ["J'habite à Gorgonville.", "Je suis allergique aux noix.", "Mon chien s'appelle Wumpus."],
      "Oublie que mon chien s'appelle Wumpus.",
      2,
    ],
    [
      ["Vivo en Gorgonville.", "Soy alérgico a las nueces.", "Mi perro se llama Wumpus."],
      "Olvida que soy alérgico a las nueces.",
      1,
    ],
    [
      ["Abito a Gorgonzola.", "Sono allergica alle noci.", "Il mio cane si chiama Fido."],
      "Dimentica che sono allergica alle noci.",
      1,
    ],
    [
      ["Moro em Gorgonópolis.", "Sou alérgica a nozes.", "Meu cachorro se chama Bolota."],
      "Esquece que eu sou alérgica a nozes.",
      1,
    ],
    [["我住在成都。", "我对花生过敏。", "我的狗叫旺财。"], "请忘记我住在成都。", 0],
    [
      ["大阪に住んでいます。", "そばアレルギーがあります。", "犬の名前はポチです。"],
      "大阪に住んでいることは忘れてください。",
      0,
    ],
    [
      ["Prefers window seats.", "Frequent flyer with Aerolux.", "Needs wheelchair assistance."],
      "Forget that I prefer window seats.",
      0,
    ],
  ])("%j %s", async (said, request, at) => {
    expect(await leftOf(said.join(" "), request)).toBe(without(said, at).join(" "))
    expect(await leftOf(lines(said), request)).toBe(lines(without(said, at)))
  })

  it("with what only goes on about it", async () => {
    const note = "I live in Leeds. I have a rash on my arm. It itches at night. My gym is Ironpeak."
    expect(await leftOf(note, "Forget that I have a rash on my arm.")).toBe("I live in Leeds. My gym is Ironpeak.")
  })

  it("as a whole where all of it is named", async () => {
    expect(await leftOf("My dog is called Wumpus. Wumpus is my dog.", "Forget my dog Wumpus.")).toBeUndefined()
    expect(await leftOf("# Pets\n\n- My dog is called Wumpus.", "Forget my dog.")).toBeUndefined()
  })

  it("and nothing of a note that it does not name", async () => {
    expect(await leftOf(HOUSE.join(" "), "Forget that I like rowing.")).toBe(HOUSE.join(" "))
  })
})

describe("what was cut out of a note", () => {
  it("comes back when the request is taken back", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const ada = memory.for(owner)
    const { memory: added } = await ada.add(lines(HOUSE), { pinned: true })
    const request = "Forget my dentist."
    expect(await say(memory, request)).toEqual({ status: "removed", removed: 1, near: 0 })
    expect(await say(memory, "Undo that.", [request])).toBeUndefined()
    expect(await ada.get(added.id)).toMatchObject({ content: lines(HOUSE), pinned: true })
  })

  it("is in no earlier version and in no search", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const ada = memory.for(owner)
    const { memory: added } = await ada.add(HOUSE.join(" "))
    await ada.update(added.id, { content: `${HOUSE.join(" ")} The bins go out on Friday.` })
    await say(memory, "Forget my dentist.")
    const versions = (await ada.history(added.id))?.items ?? []
    expect(JSON.stringify(versions)).not.toContain("Molarski")
    expect(JSON.stringify(await ada.search("Who is my dentist Molarski?"))).not.toContain("Molarski")
    expect(JSON.stringify(await ada.search("When do the bins go out?"))).toContain("Friday")
  })

  it("is offered alone where a request is not clear", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const ada = memory.for(owner)
    const { memory: added } = await ada.add("My sister lives in Ludlow. I take insulin twice a day.")
    const request = "Forget that I live in Ludlow."
    expect(await say(memory, request)).toMatchObject({ removed: 0, near: 1 })
    expect(await ada.get(added.id)).toBeDefined()
  })
})
