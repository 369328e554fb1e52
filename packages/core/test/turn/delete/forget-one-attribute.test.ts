import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"
import { leftAfter } from "./told.ts"

describe("an attribute is forgotten by its name, as people say it", () => {
  it.each([
    ["Ich heiße Petra Lang.", "Vergiss meinen Namen.", "Petra"],
    ["Ich bin Petra.", "Vergiss bitte meinen Namen.", "Petra"],
    ["Mein Name ist Petra.", "Lösch meinen Namen.", "Petra"],
    ["Ich bin 34 Jahre alt.", "Vergiss mein Alter.", "34"],
    ["Ich bin katholisch.", "Vergiss meinen Glauben.", "katholisch"],
    ["佐藤恵です。", "私の名前を忘れて。", "佐藤"],
    ["佐藤恵と申します。", "私の名前を忘れてください。", "佐藤"],
    ["長野に住んでいます。", "住んでいる場所を忘れて。", "長野"],
    ["我是李梅。", "把我的名字忘了。", "李梅"],
  ])("%s %s", async (told, request, word) => {
    const { all, outcome } = await leftAfter(told, request)
    expect(all.replace(request, "")).not.toContain(word)
    expect(outcome?.status === "removed" && outcome.removed).toBeGreaterThan(0)
  })

  it.each([
    ["Ich heiße Petra.", "Vergiss bloß meinen Namen nicht!"],
    ["Ich heiße Petra.", "Er hat meinen Namen vergessen."],
    ["Ich heiße Petra.", "Vergiss den Namen meiner Schwester."],
    ["我叫李梅。", "老板老是忘记我的名字。"],
    ["私の名前は佐藤恵です。", "上司は私の名前を忘れています。"],
  ])("%s is left by: %s", async (told, said) => {
    const { turns, outcome } = await leftAfter(told, said)
    expect(turns).toContain(told)
    expect(outcome?.status === "removed" ? outcome.removed : 0).toBe(0)
  })
})

describe("of a sentence that tells more, only the attribute goes", () => {
  it.each([
    ["I'm Anna, I live in Leeds and have asthma.", "Forget where I live.", "Leeds", "I'm Anna, I have asthma"],
    ["I'm Lee and I'm vegan.", "Forget my name.", "Lee", "I'm vegan"],
    ["My name is Tom, I'm 41 and I'm allergic to penicillin.", "Forget my age.", "41", "I'm allergic to penicillin"],
    ["I'm a plumber, I have epilepsy and my wife is called Jo.", "Forget my job.", "plumber", "I have epilepsy and"],
    ["I'm Catholic and pregnant.", "Forget my religion.", "Catholic", "I'm pregnant"],
    ["Ich bin Petra und bin Diabetikerin.", "Vergiss meinen Namen.", "Petra", "bin Diabetikerin"],
    ["Ich wohne in Kiel und bin gegen Bienen allergisch.", "Vergiss, wo ich wohne.", "Kiel", "gegen Bienen allergisch"],
    [
      "Je m'appelle Camille, j'habite à Nantes et j'ai de l'asthme.",
      "Oublie où j'habite.",
      "Nantes",
      "j'ai de l'asthme",
    ],
    ["Me llamo Lucía, vivo en Zaragoza y tengo asma.", "Olvida mi nombre.", "Lucía", "ivo en Zaragoza y tengo asma"],
    ["Mi chiamo Giulia, abito a Parma e ho l'asma.", "Dimentica dove abito.", "Parma", "ho l'asma"],
    ["Meu nome é Rafael, moro em Recife e tenho asma.", "Esquece meu nome.", "Rafael", "tenho asma"],
    ["我叫李梅，住在成都，有哮喘。", "忘掉我的名字。", "李梅", "我住在成都，有哮喘"],
    ["34歳で、糖尿病です。", "私の年齢を忘れて。", "34", "糖尿病です"],
  ])("%s %s", async (told, request, gone, rest) => {
    const { all, outcome } = await leftAfter(told, request)
    expect(all).not.toContain(gone)
    expect(all).toContain(rest)
    expect(outcome?.status === "removed" && outcome.removed).toBeGreaterThan(0)
  })

  it("what is left is no longer at the address of what went", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const owner = { tenant: tenantOf("default"), user: "ada" }
    const say = async (session: string, text: string) => {
      const messages = [{ role: "user" as const, text }]
      const turn = await memory.begin({ owner: { ...owner, session }, systemRole: true, messages })
      await turn.finish({ text: "Okay.", whole: true })
      await memory.settled()
    }
    await say("one", "I'm Petra, I live in Leeds and have asthma.")
    await say("two", "Forget my name.")
    const { items } = await memory.for(owner).list({ limit: 20 })
    const facts = items.filter(({ category }) => category !== "turn")
    expect(facts.map(({ content }) => content).join("\n")).toMatch(/asthma/u)
    expect(facts.map(({ about }) => about?.attribute)).not.toContain("name")
  })

  it.each([
    ["I moved to Bath because my asthma got worse.", "Forget where I live."],
    ["Wegen meines Asthmas bin ich nach Kiel gezogen.", "Vergiss, wo ich wohne."],
  ])("what tells of health and cannot be divided is kept, and offered: %s", async (told, request) => {
    const { all, outcome } = await leftAfter(told, request)
    expect(all.toLowerCase()).toContain("asthma")
    expect(outcome?.status === "removed" && outcome.removed).toBe(0)
  })

  it("what only says more of it goes with it", async () => {
    const { all } = await leftAfter("I live in Leeds, near the station.", "Forget where I live.")
    expect(all).not.toMatch(/Leeds|station/u)
  })
})
