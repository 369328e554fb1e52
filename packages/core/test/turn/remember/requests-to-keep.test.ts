import { expect, test } from "vitest"
import { createMemory, type Memory, tenantOf } from "../../../src/index.ts"

/** What a conversation leaves in which one message was answered, and what the person is told to have asked for. */
async function leftBy(text: string): Promise<{ readonly asked: readonly string[]; readonly items: readonly Memory[] }> {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("default"), user: "ada", session: "one" }
  const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true, mode: "on" })
  await turn.finish({ text: "OK.", whole: true })
  await memory.settled()
  const { items } = await memory.for({ user: "ada" }).list()
  return { asked: turn.asked ?? [], items }
}

test.each([
  "Save this for later: my blood type is O negative.",
  "Store this for later: my shoe size is 44.",
  "Put this in your notes: I park on Elm Street.",
  "Speicher das für später: meine Blutgruppe ist 0 negativ.",
  "Heb das für später auf: der Klempner heißt Jochen.",
  "Garde ça pour plus tard : mon groupe sanguin est O négatif.",
  "Guarda esto para luego: soy alérgico a las nueces.",
  "Salva questo per dopo: il mio gruppo sanguigno è 0 negativo.",
  "Salva isso pra depois: sou alérgico a nozes.",
  "Guarda isto para mais tarde: o meu tipo de sangue é O negativo.",
  "Bewaar dit voor later: mijn bloedgroep is O negatief.",
  "Zapisz to na później: mam grupę krwi 0 minus.",
  "Сохрани это на потом: у меня первая отрицательная группа крови.",
  "把这个存下来以后用：我的血型是O型阴性。",
  "後で使うから保存しておいて：私の血液型はO型です。",
])("a message that asks to be kept is kept: %s", async (text) => {
  const { asked, items } = await leftBy(text)
  expect(asked).not.toContain("not-kept")
  expect(items.some(({ category, content }) => category === "turn" && content.includes(text))).toBe(true)
})

test.each([
  ["Zapisz to na później: mam grupę krwi 0 minus.", /grupę krwi/],
  ["Merk dir das für später: ich bin allergisch gegen Nüsse.", /Nüsse/],
  ["Сохрани это на потом: у меня первая отрицательная группа крови.", /группа крови/],
])("and what the reader understands in it is a fact: %s", async (text, told) => {
  const { items } = await leftBy(text)
  const facts = items.filter(({ category }) => category !== "turn").map(({ content }) => content)
  expect(facts).toEqual([expect.stringMatching(told)])
})

test.each([
  "Don't save this: my blood type is O negative.",
  "Don't keep this for later: my blood type is O negative.",
  "Please don't put this in your notes: I was fired.",
  "Keep this between us: I was fired.",
  "Speicher das nicht: meine Blutgruppe ist 0 negativ.",
  "Das bleibt unter uns: ich wurde gefeuert.",
  "N'enregistre pas ça : mon groupe sanguin est O négatif.",
  "No guardes esto para luego: soy alérgico a las nueces.",
  "Non salvare questo: il mio gruppo sanguigno è 0 negativo.",
  "Não salva isso: fui demitido.",
  "Não guardes isto: o meu tipo de sangue é O negativo.",
  "Bewaar dit niet: mijn bloedgroep is O negatief.",
  "Nie zapisuj tego: mam grupę krwi 0 minus.",
  "Не сохраняй это: у меня первая отрицательная группа крови.",
  "不要保存这个：我的血型是O型阴性。",
  "これは保存しないで：血液型はO型です。",
])("a message that asks not to be kept leaves nothing: %s", async (text) => {
  const { asked, items } = await leftBy(text)
  expect(asked).toContain("not-kept")
  expect(items).toEqual([])
})
