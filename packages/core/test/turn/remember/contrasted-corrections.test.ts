import { describe, expect, test } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada", session: "talk" }

/** The facts that are kept of messages of one conversation, of which each is answered without a question. */
async function factsAfter(...texts: readonly string[]): Promise<readonly string[]> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const text of texts) {
    messages.push({ role: "user", text })
    const turn = await memory.begin({ owner, systemRole: true, messages: [...messages] })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
    messages.push({ role: "assistant", text: "Okay." })
  }
  const { items } = await memory.for(owner).list({ limit: 50, where: { status: ["active"] } })
  return items.filter(({ category }) => category !== "turn").map(({ content }) => content)
}

describe("a correction that names the wrong value leaves the right one in its place", () => {
  test.each([
    ["I live in Selby.", "I got that wrong, not Selby but Goole.", "Lives in Goole"],
    [
      "Ich arbeite bei Bosch.",
      "Ich habe mich geirrt, nicht bei Bosch, sondern bei Siemens.",
      "Ich arbeite bei Siemens",
    ],
    ["J'habite à Dax.", "Je me suis trompé, pas Dax mais Pau.", "J'habite à Pau"],
    ["Soy alérgica a la leche.", "Me equivoqué, no es la leche sino el huevo.", "Soy alérgica al huevo"],
    ["Sono allergica alle arachidi.", "Mi sono sbagliata, non arachidi ma mandorle.", "Sono allergica alle mandorle"],
    ["Minha gata se chama Mel.", "Errei, não é Mel, é Mila.", "Minha gata se chama Mila"],
    ["我对花生过敏。", "说错了，不是花生，是杏仁。", "我对杏仁过敏"],
    ["我今年三十岁。", "不好意思说错了，不是三十，是三十一。", "我今年三十一岁"],
    ["娘の名前はゆいです。", "間違えました、ゆいじゃなくてゆあです。", "娘の名前はゆあです"],
  ])("%s %s", async (told, correction, fact) => {
    expect(await factsAfter(told, correction)).toEqual([fact])
  })
})

test.each([
  ["Sono allergico alle arachidi.", "Scusa, volevo dire alle nocciole.", "Sono allergico alle nocciole"],
  ["Sono allergico alle arachidi.", "Ho sbagliato, nocciole.", "Sono allergico alle nocciole"],
  ["我住在杭州。", "记错了，是苏州。", "我住在苏州"],
  ["我对花生过敏。", "抱歉，应该是杏仁。", "我对杏仁过敏"],
  ["ピーナッツアレルギーです。", "訂正：アーモンドです。", "アーモンドアレルギーです"],
])("words that say that something was wrong are not its value: %s %s", async (told, correction, fact) => {
  expect(await factsAfter(told, correction)).toEqual([fact])
})

test.each([
  ["Abito a Lecce.", "Scusa, volevo dire grazie.", "Abito a Lecce"],
  ["I'm allergic to nuts.", "Oh no, it's raining.", "Allergic to nuts"],
  ["我住在杭州。", "哦不，是停电了。", "我住在杭州"],
  ["我叫李明。", "他说错了，不是周一，是周二。", "我叫李明"],
  ["Ich wohne in Köln.", "Falsch, die Hauptstadt ist Bern, nicht Zürich.", "Ich wohne in Köln"],
])("what corrects something else changes nothing: %s %s", async (told, other, fact) => {
  expect(await factsAfter(told, other)).toContain(fact)
})

test.each([
  "Mi sono sbagliata, non arachidi ma mandorle.",
  "说错了，不是虾，是蟹。",
  "Me equivoqué, no leche sino huevo.",
])("a correction of what nobody told is no fact: %s", async (correction) => {
  expect(await factsAfter(correction)).toEqual([])
})
