import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

/** The facts of somebody who typed only this, with their categories. */
async function factsOf(text: string): Promise<readonly string[]> {
  await using memory = await createMemory()
  const person = memory.for({ user: "ada" })
  await person.remember(text)
  const { items } = await person.list()
  return items.filter(({ category }) => category !== "turn").map(({ category, content }) => `${category}: ${content}`)
}

test.each([
  ["I'm on methotrexate, is it ok to drink?", "I'm on methotrexate"],
  ["on dialysis three times a week", "On dialysis three times a week"],
  ["I've only got one kidney", "I've only got one kidney"],
  ["last year they told me I have MS", "Last year they told me I have MS"],
  ["34 weeks along, can I fly?", "34 weeks along"],
  ["my kid can't have nuts - birthday cake ideas?", "My kid can't have nuts"],
  ["¿Puedo tomar paracetamol? Tomo warfarina", "Tomo warfarina"],
  ["Estou grávida de gêmeos", "Estou grávida de gêmeos"],
  ["Hatte letzte Woche einen Herzinfarkt, was darf ich jetzt essen?", "Hatte letzte Woche einen Herzinfarkt"],
  ["Ho avuto un ictus l'anno scorso", "Ho avuto un ictus l'anno scorso"],
  ["On m'a diagnostiqué la maladie de Crohn en 2021", "On m'a diagnostiqué la maladie de Crohn en 2021"],
  ["我只有一个肾", "我只有一个肾"],
  ["妊娠6ヶ月です", "妊娠6ヶ月です"],
])("what somebody must not get, has or takes is a constraint in any plain words: %s", async (text, told) => {
  expect(await factsOf(text)).toEqual([`constraint: ${told}`])
})

test.each([
  ["I'm a teacher - lesson plan on volcanoes", "identity: Is a teacher"],
  ["My wife can't eat shellfish - restaurant tips for Lyon?", "constraint: My wife can't eat shellfish"],
  ["Ich bin Lehrerin - mach mir ein Arbeitsblatt zu Brüchen", "identity: Ich bin Lehrerin"],
  ["Ich habe Epilepsie, darf ich tauchen?", "constraint: Ich habe Epilepsie"],
  ["我女儿不能吃花生，推荐个生日蛋糕", "constraint: 我女儿不能吃花生"],
])("a request behind a statement is no part of it: %s", async (text, fact) => {
  expect(await factsOf(text)).toEqual([fact])
})

test.each([
  "I can't imagine being vegan",
  "I can't remember if I'm allergic to kiwi",
  "By 2030 I'll be living in Oslo",
  "According to Facebook I live in Ohio",
  "It feels like I work at a zoo",
  "Working at Lidl must be tough",
  "I'm deaf to complaints",
  "I was vegetarian until 2015",
  "Muslims don't eat pork",
  "menú sin carne para 6",
  "Je suis allergique aux réunions",
  "No me imagino viviendo en Alaska",
  "In Zürich zu leben ist teuer",
  "猫不能吃巧克力",
  "月曜日アレルギーです",
])("nothing that is imagined, figurative, past or about others is carried as one's own: %s", async (text) => {
  expect((await factsOf(text)).filter((fact) => /^(?:constraint|identity): /.test(fact))).toEqual([])
})
