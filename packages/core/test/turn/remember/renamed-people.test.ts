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
  ])("what gives them no other name leaves it: %s %s", async (told, next, name) => {
    expect(await namesAfter(told, next)).toMatch(new RegExp(`^(?!.*perhaps until).*${name}`, "mu"))
  })
})
