import { describe, expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

async function memoriesAfter(text: string) {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
  await turn.finish({ text: "OK.", whole: true })
  await memory.settled()
  const { items } = await memory.for(owner).list({ where: { status: ["active"] } })
  expect(items.some(({ category, content }) => category === "turn" && content.includes(text.slice(0, 10)))).toBe(true)
  const { placement } = await memory.begin({ owner, messages: [{ role: "user", text: "Hi" }], systemRole: true })
  return {
    facts: items.filter(({ category }) => category !== "turn").map(({ content }) => content),
    profile: placement?.block ?? "",
  }
}

describe("what a sentence tells of somebody outside of the household stays in its turn alone", () => {
  test.each([
    "Bex from accounts is coeliac so she brings her own bread",
    "Our postman has gout and still does forty streets a day",
    "My mate Callum reckons he'll sell up and move to Crete",
    "Plays the harp and can't have dairy, that one",
    "Der Schwager von der Gisela ist Diabetiker und backt trotzdem jeden Sonntag",
    "Unsere Nachbarin Frau Petzold verträgt keine Nüsse mehr, hat sie am Zaun erzählt",
    "Le mari de Sandrine est allergique aux chats et il en a trois",
    "El marido de Lola tiene gota y se muda a Cádiz",
    "La cugina di Piero è vegana e corre le maratone",
    "O vizinho do terceiro é diabético e come doce todo dia",
    "隣の山口さんは猫アレルギーなのに三匹飼ってるんだって",
  ])("%s", async (text) => {
    const { facts, profile } = await memoriesAfter(text)
    expect(facts).toEqual([])
    expect(profile).toBe("")
  })
})

describe("so does what holds for this moment only", () => {
  test.each([
    "We're out of coffee again",
    "I'm so bored in this waiting room",
    "Je suis crevée ce soir",
    "Estoy muerta de cansancio hoy",
  ])("%s", async (text) => {
    expect((await memoriesAfter(text)).facts).toEqual([])
  })
})

describe("what holds for the household, and somebody who matters to its author, is kept", () => {
  test.each([
    ["My daughter is coeliac so we bake without wheat", "coeliac"],
    ["My husband has gout", "gout"],
    ["My boss is called Renate", "Renate"],
    ["Our team uses Rust", "Rust"],
    ["I started smoking again", "smoking"],
    ["I have asthma, like my neighbour", "asthma"],
    ["Mein Sohn verträgt keine Nüsse", "Nüsse"],
    ["Meine Vermieterin heißt Frau Okafor", "Okafor"],
    ["Ma fille est allergique aux noix", "noix"],
    ["Mi hijo es celíaco", "celíaco"],
    ["Mio marito ha la gotta", "gotta"],
    ["Meu filho tem asma", "asma"],
    ["娘は卵アレルギーです", "卵"],
    ["我老公有糖尿病", "糖尿病"],
  ])("%s", async (text, word) => {
    expect((await memoriesAfter(text)).facts.join(" ")).toContain(word)
  })

  test("so is what somebody asks to remember of another", async () => {
    expect((await memoriesAfter("Remember that Bex from accounts is coeliac")).facts.join(" ")).toContain("coeliac")
  })
})
