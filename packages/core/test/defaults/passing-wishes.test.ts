import { describe, expect, it } from "vitest"
import { createMemory } from "../../src/index.ts"

async function factsOf(text: string): Promise<readonly string[]> {
  await using memory = await createMemory()
  const person = memory.for({ user: "ada" })
  await person.remember(text)
  await memory.settled()
  return (await person.list()).items.filter(({ category }) => category !== "turn").map(({ category }) => category)
}

describe("a wish for one text or one conversation is no standing one", () => {
  it.each([
    "Just for this email, always use the formal form.",
    "Never tell the customer our purchase prices in this draft.",
    "Never mention the discount in this proposal.",
    "Just in this thread, call me Captain.",
    "In dieser Mail bitte immer siezen.",
    "Nenn mich in diesem Chat bitte immer Captain.",
    "Juste pour ce texte, évite toujours le passif.",
    "En este correo trata siempre de usted al cliente.",
    "Neste email usa sempre o tratamento formal.",
    "In questa mail dai sempre del lei al cliente.",
    "这封信里始终用敬语。",
    "今回の文章だけ、必ず現在形で書いてください。",
  ])("%s", async (text) => {
    expect(await factsOf(text)).not.toContain("instruction")
  })
})

describe("what somebody else wants of the assistant is none either", () => {
  it.each([
    "My kid wants you to always talk like a pirate.",
    "My husband wants you to call him Sir from now on.",
    "Mein Mann will, dass du nie Emojis benutzt.",
    "Ma fille veut que tu parles toujours comme une princesse.",
    "Mi hijo quiere que respondas siempre como un pirata.",
    "O meu filho quer que respondas sempre como um pirata.",
    "Mio figlio vuole che tu risponda sempre come un pirata.",
    "我儿子希望你以后都用海盗的口气说话。",
    "息子がこれからずっと海賊みたいに話してほしいそうです。",
  ])("%s", async (text) => {
    expect(await factsOf(text)).toEqual([])
  })
})

it.each([
  "I want you to always talk like a pirate.",
  "Always write my emails in the formal tone.",
  "In Mails bitte immer siezen.",
  "Je veux que tu répondes toujours en vers.",
  "Quiero que siempre respondas con listas.",
  "Voglio che tu risponda sempre in breve.",
])("a standing wish of the user's own stays one: %s", async (text) => {
  expect(await factsOf(text)).toEqual(["instruction"])
})
