import { expect, test } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada", session: "talk" }

/** The contents of the facts that are kept of messages with the replies to them. */
async function factsOf(...said: readonly (readonly [text: string, reply: string])[]): Promise<readonly string[]> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const [text, reply] of said) {
    messages.push({ role: "user", text })
    const turn = await memory.begin({ owner, systemRole: true, messages: [...messages] })
    await turn.forgot
    await turn.finish({ text: reply, whole: true })
    await memory.settled()
    messages.push({ role: "assistant", text: reply })
  }
  const { items } = await memory.for(owner).list({ limit: 50, where: { status: ["active"] } })
  return items.filter(({ category }) => category !== "turn").map(({ content }) => content)
}

test.each([
  ["I work at Bosch.", "New job ideas? Forget Bosch, I quit."],
  ["Ich arbeite bei Aldi.", "Jobideen? Vergiss Aldi, ich hab gekündigt."],
  ["我在华为工作。", "有工作建议吗？忘掉华为吧，我辞职了。"],
])("an order behind a question that says what is over in life is heard, and is no fact: %s %s", async (told, order) => {
  const kept = (await factsOf([told, "Okay."], [order, "Okay."])).join("\n")
  expect(kept).not.toMatch(/forget|vergiss|oublie|忘/iu)
  expect(kept).not.toMatch(/works at|arbeite bei|travaille chez|工作/iu)
})

test.each([
  ["I love cheese.", "A quiche recipe? Forget the cheese, we ran out.", "Loves cheese"],
  ["I'm allergic to eggs.", "Cake ideas? Forget the eggs, I dropped them.", "Allergic to eggs"],
])("what ran out is still an ingredient: %s %s", async (told, order, fact) => {
  expect(await factsOf([told, "Okay."], [order, "Okay."])).toEqual([fact])
})

test.each([
  ["Let's fill in my profile.", "Who do you work for?", "For Bosch, as an engineer", "For Bosch, as an engineer"],
  ["Mi perfil.", "¿Para quién trabajas?", "Para Telefónica, en Madrid.", "Para Telefónica, en Madrid"],
  ["ケーキを作りたい。", "誰のためですか？", "自分です、糖尿病です。", "自分です、糖尿病です"],
])("an answer that says for whom somebody works, or that it is for them, is their own: %s %s %s", async (...said) => {
  const [request, question, answer, fact] = said
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const messages = [
    { role: "user" as const, text: request },
    { role: "assistant" as const, text: question },
    { role: "user" as const, text: answer },
  ]
  const turn = await memory.begin({ owner, systemRole: true, messages })
  await turn.finish({ text: "Okay.", whole: true })
  await memory.settled()
  const { items } = await memory.for(owner).list({ limit: 50, where: { status: ["active"] } })
  const found = items.find(({ content }) => content === fact)
  expect(found?.category).toMatch(/identity|constraint/u)
})

test.each([
  ["hi im quinten, 33", "im 34 now", "Hi im quinten, 33"],
  ["Ich bin Bente, 41.", "Ich bin jetzt 42.", "Ich bin Bente, 41"],
  ["My name is Bob.", "I'm Ginger, 60.", "Name is Bob"],
])("a word that may be a name is neither lost with its age nor takes the place of a name: %s %s", async (...said) => {
  const [told, next, fact] = said
  expect(await factsOf([told, "Okay."], [next, "Okay."])).toContain(fact)
})
