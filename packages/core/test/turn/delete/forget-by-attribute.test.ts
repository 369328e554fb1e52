import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

/** Says each text in a conversation of its own; returns what is remembered then. */
async function contentsAfter(told: readonly string[], request: string) {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const [at, text] of [...told, request].entries()) {
    const turn = await memory.begin({
      owner: { ...owner, session: String(at) },
      systemRole: true,
      messages: [{ role: "user", text }],
    })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  const turns = await memory.for(owner).list({ where: { category: ["turn"] } })
  const all = await memory.for(owner).list()
  return {
    turns: turns.items.map(({ content }) => content),
    facts: all.items.filter(({ category }) => category !== "turn").map(({ content }) => content),
  }
}

describe("a request to forget something of oneself takes the fact and the words that tell it, whatever they are", () => {
  it.each([
    ["I live at 14 Elm Road.", "My sister lives in Ludlow.", "forget where I live"],
    ["We moved to Dundee in March.", "I have a cat.", "Could you forget where we live?"],
    ["I make 61k a year.", "I have two sons.", "forget how much I earn"],
    ["I'm 43 years old.", "My son is 12.", "forget how old I am"],
    ["I'm a nurse.", "I have a cat.", "delete my job"],
    ["Ich verdiene 4200 brutto.", "Mein Chef verdient 9000.", "vergiss mein Gehalt"],
    ["Ich bin 51 Jahre alt.", "Mein Sohn ist 12.", "vergiss, wie alt ich bin"],
    ["Wir sind im März nach Jena gezogen.", "Ich habe einen Hund.", "bitte vergiss, wo wir wohnen"],
    ["Je gagne 2300 euros par mois.", "J'ai un chien.", "oublie mon salaire"],
    ["J'ai 43 ans.", "Mon fils a 12 ans.", "oublie quel âge j'ai"],
    ["Gano 1800 al mes.", "Tengo un perro.", "olvida mi sueldo"],
    ["Guadagno 1800 euro al mese.", "Ho un cane.", "dimentica quanto guadagno"],
    ["Ganho 3000 por mês.", "Tenho um gato.", "esquece o meu salário"],
    ["我每个月挣八千。", "我住成都。", "把我的工资忘了吧"],
    ["我一百三十二斤。", "我爱喝奶茶。", "别记我的体重了"],
    ["大阪に住んでいます。", "妹は京都に住んでいます。", "私がどこに住んでいるか忘れてください"],
    ["43歳です。", "息子は12歳です。", "私の年齢を忘れてください"],
  ])("%s | %s | %s", async (gone, stays, request) => {
    const { turns, facts } = await contentsAfter([gone, stays], request)
    expect(turns).toEqual([stays])
    expect(facts.join(" ")).not.toContain(gone.replace(/[.。]$/, ""))
  })
})

it.each([
  [["My sister lives in Ludlow."], "forget where I live"],
  [["My brother earns 4200 a month."], "forget my salary"],
  [["I live at 14 Elm Road."], "I always forget where I live when I'm drunk."],
  [["Ich wohne in Kiel."], "vergiss nicht, wo ich wohne"],
  [["Je gagne 2300 euros par mois."], "n'oublie pas mon salaire"],
])("what is said of somebody else, and what is not to be forgotten, stays: %j %s", async (told, request) => {
  const { turns } = await contentsAfter(told, request)
  expect(turns).toEqual(expect.arrayContaining(told))
})

it.each([
  ["My number is +351 933 555 870.", "My number is +351 912 555 019.", "plz forget my old number, the one with 933"],
  ["Monzo made me an offer, 96k, fully remote.", "I earn 52k a year.", "forget about my salary at Monzo please"],
  ["Got the flat! Moving to Moseley on the 30th, 780 a month.", "I have a cat.", "delete what i said about my rent"],
])("what a request says besides stands in the statement as well: %s | %s | %s", async (gone, stays, request) => {
  const { turns } = await contentsAfter([gone, stays], request)
  expect(turns.join()).not.toMatch(/933|96k|780/)
  expect(turns).toContain(stays)
})

it("of a message only the sentence that tells it goes", async () => {
  const { turns } = await contentsAfter(["I have a cat. I earn 4200 a month. My sister is a vet."], "forget my salary")
  expect(turns.join()).not.toContain("4200")
  expect(turns.join()).toContain("I have a cat")
  expect(turns.join()).toContain("My sister is a vet")
})

it("earnings and age are at an address in every language that tells them by a verb", async () => {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const [at, text] of [
    "I earn 4200 a month.",
    "Ich verdiene 4300 brutto.",
    "Je gagne 2300 euros par mois.",
  ].entries()) {
    const own = { ...owner, user: `ada${at}` }
    const turn = await memory.begin({ owner: own, systemRole: true, messages: [{ role: "user", text }] })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
    const { items } = await memory.for(own).list()
    expect(items.map(({ about }) => about)).toContainEqual({ subject: "user", attribute: "salary" })
  }
})

describe("an allergy is deleted by its name", () => {
  it.each([
    ["I'm allergic to kiwi.", "I'm allergic to hazelnuts.", "Delete my kiwi allergy."],
    ["I'm allergic to kiwi.", "I'm allergic to hazelnuts.", "Could you remove my allergy to kiwi?"],
    ["I'm allergic to kiwi.", "I'm allergic to hazelnuts.", "Please delete the kiwi allergy."],
    ["Ich bin gegen Kiwi allergisch.", "Ich bin gegen Haselnüsse allergisch.", "Lösch meine Kiwi-Allergie."],
    ["Je suis allergique au kiwi.", "Je suis allergique aux noisettes.", "Supprime mon allergie au kiwi."],
    ["Soy alérgica al kiwi.", "Soy alérgica a las avellanas.", "Borra mi alergia al kiwi."],
    ["Sono allergica al kiwi.", "Sono allergica alle nocciole.", "Cancella la mia allergia al kiwi."],
    ["Sou alérgica a kiwi.", "Sou alérgica a avelãs.", "Apaga minha alergia a kiwi."],
    ["我对猕猴桃过敏。", "我对榛子过敏。", "删除我的猕猴桃过敏。"],
    ["キウイアレルギーです。", "そばアレルギーです。", "キウイアレルギーを削除して。"],
  ])("%j and not %j with %j", async (told, other, request) => {
    const { turns } = await contentsAfter([told, other], request)
    expect(turns).toEqual([other])
  })

  it.each([
    "Remove my allergy from the form.",
    "Delete the allergy section.",
    "Delete the kiwi allergy row.",
    "Lösch die Spalte mit der Kiwi-Allergie.",
  ])("and not by %j", async (request) => {
    const { turns } = await contentsAfter(["I'm allergic to kiwi."], request)
    expect(turns).toContain("I'm allergic to kiwi.")
  })
})
