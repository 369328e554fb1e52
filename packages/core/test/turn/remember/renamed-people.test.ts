import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

/** The names that a later conversation is given after these messages, each of a conversation of its own. */
async function namesAfter(...texts: readonly string[]): Promise<string> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const [at, text] of texts.entries()) {
    const messages = [{ role: "user" as const, text }]
    const turn = await memory.begin({ owner: { ...owner, session: `talk ${at}` }, systemRole: true, messages })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  const { block = "" } = await memory.for({ user: "ada" }).recall("Hello, what is up?")
  return block
}

describe("somebody who has another name after a marriage or a divorce is called by it", () => {
  it.each([
    ["Mi chiamo Elena Rossi.", "Da quando mi sono sposata sono Elena Conti.", "Conti", "Rossi"],
    ["Me chamo Bia Lopes.", "Casei e virei Bia Prado.", "Prado", "Lopes"],
    ["Meu sobrenome é Castro.", "Depois do divórcio voltei a ser Souza.", "Souza", "Castro"],
    ["Mein Nachname ist Kaiser.", "Nach der Scheidung hab ich wieder meinen Mädchennamen, Böhm.", "Böhm", "Kaiser"],
    ["名字は山口です。", "結婚して森田になりました。", "森田", "山口"],
    [
      "My name is Judy Marsh.",
      "I took back my maiden name after the divorce, I'm Judy Koch.",
      "Judy Koch",
      "Judy Marsh",
    ],
    ["My surname is Marsh.", "After the divorce I took back my maiden name, Koch.", "Koch", "Marsh"],
    ["名字は山口です。", "離婚して旧姓の小川に戻りました。", "小川", "山口"],
    ["私の名前は高橋ゆいです。", "入籍して、石井ゆいになりました。", "石井", "高橋"],
  ])("%s %s", async (told, renamed, now, before) => {
    const block = await namesAfter(told, renamed)
    expect(block).toContain(now)
    expect(block).not.toMatch(new RegExp(`^(?!.*perhaps until).*${before}`, "mu"))
  })

  it.each([
    ["Mi chiamo Elena Rossi.", "Da quando mi sono sposata sono a Milano.", "Elena Rossi"],
    ["Me chamo Bia Lopes.", "Minha irmã casou e virou Ana Prado.", "Bia Lopes"],
    ["Me chamo Bia Lopes.", "Casei e virei dona de casa.", "Bia Lopes"],
    ["Ich heiße Nina Vogt.", "Vor der Hochzeit hieß ich Nina Brand.", "Nina Vogt"],
    ["My name is Judy Marsh.", "I got married but I'm keeping my name.", "Judy Marsh"],
    ["My name is Judy Marsh.", "On stage I'm Ruby Flame.", "Judy Marsh"],
    ["私の名前は高橋ゆいです。", "結婚して主婦になりました。", "高橋ゆい"],
    ["My name is Tom Hall.", "Our wedding photographer is booked, it's Peter Quinn.", "Tom Hall"],
    ["My name is Tom Hall.", "My wedding band is booked, the singer will be Peter Quinn.", "Tom Hall"],
    ["My name is Tom Hall.", "The wedding planner is Mrs Koch.", "Tom Hall"],
    ["My name is Tom Hall.", "For the wedding play I'm Captain Hook.", "Tom Hall"],
    ["Je m'appelle Marie Dupont.", "Le mariage est en juin, c'est Notre Dame.", "Marie Dupont"],
    ["Je m'appelle Marie Dupont.", "Le mariage était avec mon mari, Paul Durand.", "Marie Dupont"],
    ["Mi chiamo Elena Rossi.", "Sono sposata, sono Testimone di Geova.", "Elena Rossi"],
    ["名前は山口です。", "結婚して幸せになりました。", "山口"],
    ["名前は山口です。", "離婚して一人に戻りました。", "山口"],
    ["名前は山口です。", "離婚して松本に戻りました。", "山口"],
    ["名前は山口です。", "結婚して大変になりました。", "山口"],
  ])("what gives them no other name leaves it: %s %s", async (told, next, name) => {
    expect(await namesAfter(told, next)).toMatch(new RegExp(`^(?!.*perhaps until).*${name}`, "mu"))
  })
})

it("the name of somebody else is none of the speaker's", async () => {
  await using memory = await createMemory()
  const person = memory.for({ user: "ada" })
  await person.remember("My name is Anna Hall.")
  await person.remember("She's divorced, she took back the name Koch.")
  const names = (await person.list()).items.filter(({ about }) => about?.attribute === "name")
  expect(names.map(({ content }) => content)).toEqual(["Name is Anna Hall"])
})
