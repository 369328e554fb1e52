import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("somebody is forgotten with what was told of them by their name", () => {
  it.each([
    [["My daughter is called Mia.", "Mia has asthma."], "Forget everything about my daughter.", "Mia"],
    [["My brother is called Jim.", "Jim lives in York."], "Forget my brother.", "Jim"],
    [["My ex is called Gary.", "Gary owes me money."], "Forget everything about my ex.", "Gary"],
    [
      ["My therapist is Dr Moss.", "Dr Moss says I should sleep more."],
      "Forget everything about my therapist.",
      "Moss",
    ],
    [["My uncle's name is Ron.", "Ron has gout."], "Forget everything about my uncle.", "Ron"],
    [["Ron, my uncle, is a baker.", "Ron's knees hurt."], "Forget everything about my uncle.", "Ron"],
    [["Mein Onkel Rolf ist Bäcker.", "Rolf hat Gicht."], "Vergiss alles über meinen Onkel.", "Rolf"],
    [["Mi tío se llama Ramón.", "Ramón tiene gota."], "Olvida todo lo que dije de mi tío.", "Ramón"],
    [["My flatmate is called Sam.", "Sam never cleans."], "Forget what I said about my flatmate.", "Sam"],
    [["Meine Tochter heißt Mia.", "Mia hat Asthma."], "Vergiss alles über meine Tochter.", "Mia"],
    [["Mein Ex heißt Kai.", "Kai schuldet mir 500 Euro."], "Vergiss alles über meinen Ex.", "Kai"],
    [["Ma fille s'appelle Mia.", "Mia a de l'asthme."], "Oublie tout sur ma fille.", "Mia"],
    [["Mi ex se llama Sergio.", "Sergio me debe dinero."], "Olvida todo sobre mi ex.", "Sergio"],
    [["Mia figlia si chiama Sara.", "Sara ha l'asma."], "Dimentica tutto su mia figlia.", "Sara"],
    [["Minha filha se chama Bia.", "A Bia tem asma."], "Esquece tudo sobre a minha filha.", "Bia"],
    [["我女儿叫小雨。", "小雨有哮喘。"], "忘掉关于我女儿的一切。", "小雨"],
    [["娘の名前は美咲です。", "美咲は喘息があります。"], "娘のことは全部忘れて。", "美咲"],
  ])("%j %s", async (told, request, name) => {
    const { all } = await leftAfter("I'm vegan.", ...told, request)
    expect(all).not.toContain(name)
    expect(all.toLowerCase()).toContain("vegan")
  })

  it.each([
    ["My daughter is called Mia.", "My aunt Mia lives in Rome.", "Forget everything about my daughter."],
    ["My daughter is called Mia.", "Mia Farrow is my favourite actress.", "Forget everything about my daughter."],
    ["My dog is called Bruno.", "My colleague Bruno is allergic to dogs.", "Forget everything about my dog."],
    ["My daughter is called Rose.", "I'm allergic to rose pollen.", "Forget everything about my daughter."],
    ["Mon frère s'appelle Vincent.", "Vincent van Gogh est mon peintre préféré.", "Oublie tout sur mon frère."],
    ["Mi hermano se llama Pablo.", "Mi primo Pablo vive en Lugo.", "Olvida todo sobre mi hermano."],
    ["Meu ex se chama Paulo.", "Viajo para São Paulo em maio.", "Esquece tudo sobre o meu ex."],
    ["我女儿叫小雨。", "我同事小雨是护士。", "忘掉关于我女儿的一切。"],
    ["弟の名前は健です。", "健康診断は5月です。", "弟のことは全部忘れて。"],
  ])("%s leaves: %s", async (told, other, request) => {
    const { turns } = await leftAfter(told, other, request)
    expect(turns).toContain(other)
    expect(turns).not.toContain(told)
  })

  it("what has a name that two have is offered", async () => {
    const told = ["My daughter is called Mia.", "My aunt is called Mia.", "Mia has asthma."]
    const { turns, outcome } = await leftAfter(
      told[0] as string,
      told[1] as string,
      told[2] as string,
      "Forget everything about my daughter.",
    )
    expect(turns).toContain("Mia has asthma.")
    expect(outcome).toMatchObject({ status: "removed", near: expect.any(Number) })
    expect(outcome?.status === "removed" && outcome.near).toBeGreaterThan(0)
  })
})
