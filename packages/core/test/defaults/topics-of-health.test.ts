import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

/** What a message of somebody new leaves in what every conversation carries. */
async function carriedAfter(text: string): Promise<readonly string[]> {
  await using memory = await createMemory()
  const ada = memory.for({ user: "ada" })
  await ada.remember([{ role: "user", text }])
  const { items } = await ada.list({ limit: 10 })
  return items
    .filter(({ category }) => category === "constraint" || category === "identity")
    .map(({ content }) => content)
}

test.each([
  "Write an essay on shellfish farming.",
  "Create a quiz on asthma",
  "gluten free pizza dough recipe",
  "vegan brownies",
  "symptoms of celiac disease",
  "studying asthma for my biology test",
  "Kosher wine pairing",
  "Erstelle ein Plakat zu Laktoseintoleranz",
  "vegane Lasagne für vier",
  "Écris un article sur l'allergie aux noix",
  "recettes sans gluten",
  "recetas veganas",
  "写一篇关于花生过敏的文章",
])("a request about health, diet or allergies says nothing of who sends it: %s", async (text) => {
  expect(await carriedAfter(text)).toEqual([])
})

test.each([
  "Asthma is a chronic disease",
  "Jews don't eat pork",
  "Celiacs must read labels",
  "Cats can't eat onions",
  "Guests are allergic to nuts",
  "The patient is allergic to penicillin and lives alone",
  "Living in London is expensive",
  "Working at Google is overrated",
  "La paciente es alérgica al látex",
  "病人对青霉素过敏",
])("what holds for others or in general is not the sender's: %s", async (text) => {
  expect(await carriedAfter(text)).toEqual([])
})

test.each([
  "allergic to cats over here",
  "no gluten for me thanks",
  "As a celiac I read labels",
  "Bin seit 2010 Diabetiker",
  "Soy celíaca",
  "Sono allergica alle arachidi",
  "卵は食べられません",
])("the same words said of oneself are kept, also without a word for oneself: %s", async (text) => {
  expect(await carriedAfter(text)).toHaveLength(1)
})
