import { describe, expect, it } from "vitest"
import { factsAfter, isDoubted } from "./facts-after.ts"

describe("what a Japanese or Chinese statement tells of somebody else is theirs, with its subject, and replaces nothing of the user's", () => {
  it.each([
    ["札幌に住んでいます。", "妹は福岡に引っ越しました。", "妹"],
    ["札幌に住んでいます。", "友達の健が先月、神戸に引っ越した。", "友達の健"],
    ["札幌に住んでいます。", "義父母は秋田に転居しました。", "義父母"],
    ["札幌に住んでいます。", "妹が結婚して横浜に引っ越した。", "妹"],
    ["銀行で働いています。", "父は病院で働いています。", "父"],
    ["銀行で働いています。", "佐々木さんはホテルに転職しました。", "佐々木さん"],
    ["私の名前は恵子です。", "上司は田中といいます。", "上司"],
    ["我在医院工作。", "我舅舅在铁路局工作。", "舅舅"],
    ["我住在成都。", "小李搬去大连了。", "小李"],
  ])("%s %s", async (own, others, subject) => {
    const [before] = await factsAfter(own)
    const facts = await factsAfter(own, others)
    expect(facts.map(({ content }) => content)).toContain(before?.content)
    const kept = facts.find(({ content }) => content !== before?.content)
    expect(kept?.content).toBe(others.replace(/。$/u, ""))
    expect(kept?.about?.subject).toBe(subject)
    expect(kept?.category).not.toBe("identity")
  })

  it("and a pet's name is none of theirs", async () => {
    const facts = await factsAfter("名前は恵子です。", "うちの犬はポチといいます。")
    expect(facts.map(({ category, content }) => [category, content])).toEqual([
      ["relationship", "うちの犬はポチといいます"],
      ["identity", "名前は恵子です"],
    ])
  })
})

it("a medicine that a relative stops leaves the user's as certain as it was", async () => {
  const facts = await factsAfter("我每天吃二甲双胍。", "我奶奶不吃二甲双胍了。")
  expect(facts.filter((fact) => !isDoubted(fact)).map(({ content }) => content)).toContain("我每天吃二甲双胍")
})

describe("what the user says of themselves is not taken for somebody else's", () => {
  it.each([
    ["札幌に住んでいます。", "先月、福岡に引っ越しました。"],
    ["札幌に住んでいます。", "私たちは夏に福岡へ引っ越しました。"],
    ["札幌に住んでいます。", "今は福岡に住んでいます。"],
    ["札幌に住んでいます。", "夫の転勤で福岡に引っ越しました。"],
    ["札幌に住んでいます。", "夫が転勤になったので、福岡に引っ越しました。"],
    ["札幌に住んでいます。", "妹が住んでいる福岡に引っ越しました。"],
    ["我住在成都。", "上个月我和老公搬到了福州。"],
  ])("%s %s", async (home, move) => {
    const facts = await factsAfter(home, move)
    expect(facts.map(({ content }) => content)).toEqual([move.replace(/。$/u, "")])
    expect(facts[0]?.about).toEqual({ subject: "user", attribute: "home" })
  })
})

describe("a move replaces the home in whichever of its words it is told", () => {
  it.each([
    ["Moro em Braga.", "Mudei-me para Faro em setembro."],
    ["Vivo em Lisboa.", "Mudámo-nos para Évora no verão."],
    ["Eu moro em Salvador.", "A gente se mudou pra Natal mês passado."],
    ["Vivo no Lubango.", "Fui viver para Benguela."],
    ["Eu moro em Manaus.", "Acabei de me mudar para Belém."],
    ["I live in Leeds.", "I've relocated to Cardiff for work."],
    ["I live in Boise.", "We've resettled in Tucson since August."],
  ])("%s %s", async (home, move) => {
    const facts = await factsAfter(home, move)
    expect(facts.map(({ about }) => about)).toEqual([{ subject: "user", attribute: "home" }])
    expect(move.toLowerCase()).toContain(facts[0]?.content.toLowerCase())
  })

  it.each([
    ["Moro em Braga.", "O meu irmão mudou-se para Faro em setembro."],
    ["I live in Leeds.", "My boss has relocated to Cardiff for work."],
  ])("and another's does not: %s %s", async (home, other) => {
    const [before] = await factsAfter(home)
    expect((await factsAfter(home, other)).map(({ content }) => content)).toContain(before?.content)
  })

  it.each([
    ["Moro em Natal.", "A gente mudou para o Windows 11."],
    ["Moro em Braga.", "Mudei-me para o Notion no trabalho."],
    ["Moro em Braga.", "Estou a viver no limite."],
    ["Trabalho na EDP.", "Saí do ginásio e agora trabalho no meu jardim."],
    ["札幌に住んでいます。", "データを新しいサーバーに引っ越しました。"],
  ])("and what is no home or job does not: %s %s", async (own, other) => {
    const [before] = await factsAfter(own)
    expect((await factsAfter(own, other)).map(({ content }) => content)).toContain(before?.content)
  })

  it.each([
    ["Trabalho na Galp.", "Saí da Galp e agora trabalho na Sonae."],
    ["Chamo-me Inês Lopes.", "Casei-me e agora chamo-me Inês Barreto."],
    ["我在小米上班。", "我跳槽了，现在在网易上班。"],
  ])("and what holds now behind a change does: %s %s", async (own, change) => {
    expect((await factsAfter(own, change)).map(({ content }) => content)).toEqual([change.replace(/[.。]$/u, "")])
  })
})
