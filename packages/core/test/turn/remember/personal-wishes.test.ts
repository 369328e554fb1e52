import { describe, expect, test } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"
import { factsAfter } from "./facts-after.ts"

/** What the first request of another conversation gets. */
async function profileAfter(text: string): Promise<string> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  const told = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
  await told.finish({ text: "OK.", whole: true })
  await memory.settled()
  const messages = [{ role: "user" as const, text: "Thanks!" }]
  const { placement } = await memory.begin({ owner, messages, mode: "read", systemRole: true })
  return placement?.block ?? ""
}

describe("every conversation gets how somebody wants to be treated", () => {
  test.each([
    ["i want u to be straight with me", "straight with me"],
    ["From now on I'd like you to be gentler with me, dear.", "gentler with me"],
    ["You can be harder on me when I slack off.", "harder on me"],
    ["Sei bitte direkter zu mir.", "direkter zu mir"],
    ["red mit mir wie mit nem kumpel", "kumpel"],
    ["Je voudrais que tu sois un peu plus stricte avec moi.", "plus stricte avec moi"],
    ["hablame como a un amigo", "como a un amigo"],
    ["Non serve che mi dai del lei.", "del lei"],
    ["Gostaria que você fosse um pouco mais rigorosa comigo.", "mais rigorosa comigo"],
    ["别对我那么客气", "别对我那么客气"],
    ["もう少し厳しく接してほしいです。", "厳しく接して"],
  ])("%s", async (text, words) => {
    expect(await profileAfter(text)).toContain(words)
    const [fact] = await factsAfter(text)
    expect(fact?.category).toBe("instruction")
  })
})

describe("a name to be called is an identity beside the name that somebody has", () => {
  test.each([
    ["My name is Margaret.", "My friends call me Mags, you can too.", "Mags"],
    ["Ich heiße Johanna.", "alle nennen mich jojo", "jojo"],
    ["Mein Name ist Karl.", "Du kannst mich Kalle nennen.", "Kalle"],
    ["Je m'appelle Maxime.", "Tu peux m'appeler Max.", "Max"],
    ["Me llamo Ignacio.", "Puedes llamarme Nacho.", "Nacho"],
    ["Mi chiamo Antonella.", "Preferisco che mi chiamino Lella.", "Lella"],
    ["Meu nome é Eduardo.", "Prefiro que me chamem de Dudu.", "Dudu"],
    ["我叫周建国。", "朋友们都叫我老周，你也这么叫吧。", "老周"],
  ])("%s | %s", async (name, called, words) => {
    const facts = await factsAfter(name, called)
    const named = facts.filter(({ about }) => about?.subject === "user" && about.attribute === "name")
    expect(named.map(({ category }) => category)).toEqual(["identity", "identity"])
    expect(named.some(({ content }) => content.includes(words))).toBe(true)
  })

  test("and ends when it is taken back", async () => {
    const facts = await factsAfter("Everybody calls me Bee.", "Stop calling me Bee.")
    expect(facts.map(({ content }) => content)).not.toContain("Everybody calls me Bee")
  })
})

describe("a wish for one answer or the moment, of somebody else or in a role is none", () => {
  test.each([
    "make this more formal",
    "be brief here",
    "Barely slept, so please be gentle with me",
    "Hab kaum geschlafen, sei bitte lieb zu mir",
    "no no, take it out",
    "Could you make it a bit blunter?",
    "I want my boss to be more direct with me.",
    "My doctor should be straight with me.",
    'She said: "I want you to be more concise."',
    "Pretend you're a pirate and call me captain.",
    "Can you call me at 5?",
    "You can call me after lunch, dear.",
    "My mum calls me every Sunday.",
    "Everybody calls my brother Jojo.",
    "Nenn mir bitte zwei Gründe dafür.",
    "Ich will, dass mein Mann ehrlicher zu mir ist.",
    "Du kannst mich um fünf anrufen.",
    "Mon prof veut que je sois plus concis.",
    "Tu peux m'appeler à cinq heures.",
    "Mi jefe quiere que sea más directo con él.",
    "Todos llaman Jojo a mi hermano.",
    "Chiamami pazzo, ma mi piace la pioggia.",
    "Quero que meu marido seja mais sincero comigo.",
    "五点叫我起床。",
    "我希望我老公对我坦诚一点。",
    "夫にもっと正直になってほしい。",
  ])("%s", async (text) => {
    const facts = await factsAfter(text)
    expect(facts.filter(({ category, about }) => category === "instruction" || about?.attribute === "name")).toEqual([])
  })
})

test("a request to forget that sounds like such a wish is one", async () => {
  const facts = await factsAfter(
    "Nora moved to Leeds.",
    "Nora would be upset with me, so kindly let her move slip your mind.",
  )
  expect(facts.filter(({ category }) => category === "instruction")).toEqual([])
})
