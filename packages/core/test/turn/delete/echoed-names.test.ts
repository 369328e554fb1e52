import { describe, expect, it } from "vitest"
import { createMemory, type OwnedMemory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }

/** A conversation of messages and their replies. */
async function converse(
  memory: Awaited<ReturnType<typeof createMemory>>,
  told: readonly (readonly [string, string])[],
) {
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const [text, reply] of told) {
    messages.push({ role: "user", text })
    const turn = await memory.begin({ owner: { ...owner, session: "s" }, systemRole: true, messages })
    await turn.finish({ text: reply, whole: true })
    messages.push({ role: "assistant", text: reply })
    await memory.settled()
  }
}

const contents = async (ada: OwnedMemory) => (await ada.list({ limit: 100 })).items.map(({ content }) => content)
const factOf = async (ada: OwnedMemory, words: RegExp) => {
  const fact = (await ada.list({ limit: 100 })).items.find(
    ({ category, content }) => category !== "turn" && words.test(content),
  )
  expect(fact).toBeDefined()
  return fact?.id ?? ""
}

describe("a reply that repeats a name or a figure that only a deleted statement told", () => {
  const cases = [
    [
      "My ferret is called Zorblax and loves mango.",
      "Nice, Zorblax sounds fun. Anything else?",
      /Zorblax/,
      "Anything else?",
    ],
    ["Mein Hund heißt Quirlo.", "Quirlo ist ein schöner Name! Was kann ich tun?", /Quirlo/, "Was kann ich tun?"],
    ["Mon chat s'appelle Zigomar.", "Zigomar, c'est joli. Que puis-je faire ?", /Zigomar/, "Que puis-je faire ?"],
    ["我的狗叫豆豆。", "豆豆真可爱！还有什么事吗？", /豆豆/, "还有什么事吗？"],
    ["犬の名前はポチです。", "ポチはかわいいですね。ほかに何かありますか？", /ポチ/, "ほかに何かありますか？"],
    ["I earn 48250 a year.", "With 48250 you can save a little. Shall I plan it?", /48250/, "Shall I plan it?"],
  ] as const
  it.each(cases.flatMap((one) => (["forget", "erase"] as const).map((how) => [how, ...one] as const)))(
    "loses that sentence, and no other: %s, %s",
    async (how, text, reply, words, left) => {
      await using memory = await createMemory()
      const ada = memory.for(owner)
      await converse(memory, [[text, reply]])
      expect((await contents(ada)).filter((one) => words.test(one)).length).toBeGreaterThan(2)
      const id = await factOf(ada, words)
      await ada[how](id)
      expect(await contents(ada)).toEqual([left])
      if (how === "erase") return
      await ada.restore(id)
      expect(await contents(ada)).toContain(reply)
    },
  )

  it("loses it to a request in the conversation, and has it back when that is taken back", async () => {
    await using memory = await createMemory()
    const ada = memory.for(owner)
    const reply = "Nice, Zorblax sounds fun. Anything else?"
    await converse(memory, [
      ["My ferret is called Zorblax.", reply],
      ["Please forget my ferret.", "Done."],
    ])
    expect((await contents(ada)).join("\n")).not.toMatch(/Zorblax/)
    expect(await contents(ada)).toContain("Anything else?")
    const turn = await memory.begin({
      owner: { ...owner, session: "later" },
      systemRole: true,
      messages: [{ role: "user", text: "Please bring back what you just forgot." }],
    })
    await turn.finish({ text: "Done.", whole: true })
    await memory.settled()
    expect(await contents(ada)).toContain(reply)
  })

  it("stays where something else of the person tells the name, where the assistant named it before, and in other conversations", async () => {
    await using memory = await createMemory()
    const ada = memory.for(owner)
    await converse(memory, [
      ["What are good names?", "Zorblax is good."],
      [
        "My ferret is called Zorblax and loves mango with yoghurt. My sister, a nurse, is called Quirlinde and plays the violin.",
        "Zorblax sounds fun.",
      ],
      ["Quirlinde lives in Ely.", "How nice for Quirlinde."],
    ])
    await memory.for(owner).remember("Tell me about Quirlinde.", { session: "other" })
    await ada.forget(await factOf(ada, /ferret/))
    await ada.forget(await factOf(ada, /sister/))
    const left = await contents(ada)
    expect(left).toContain("Zorblax sounds fun.")
    expect(left).toContain("How nice for Quirlinde.")
    expect(left).toContain("Quirlinde lives in Ely.")
  })

  it("stays where it has common words alone of the statement", async () => {
    await using memory = await createMemory()
    const ada = memory.for(owner)
    const reply = "Ferrets love to play. Mango is sweet. Monday is fine."
    await converse(memory, [["My ferret is called Zorblax and loves mango on Mondays.", reply]])
    await ada.forget(await factOf(ada, /Zorblax/))
    expect(await contents(ada)).toEqual([reply])
  })
})
