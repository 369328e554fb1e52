import { expect, test } from "vitest"
import { factsAfter, isDoubted } from "./facts-after.ts"

test.each([
  ["I live in Leeds.", "From June on I live in Oslo."],
  ["Ich wohne in Köln.", "Nächstes Jahr wohne ich in Hamburg."],
  ["Ich heiße Uwe.", "Im Spiel heiße ich Zorg."],
  ["J'habite à Lyon.", "En semaine j'habite à Paris."],
  ["Vivo en Sevilla.", "El año que viene vivo en Bilbao."],
  ["Abito a Torino.", "Durante la settimana abito a Milano."],
  ["Trabalho no Lidl.", "A partir de janeiro trabalho na TAP."],
  ["我住在成都。", "六月起我住在上海。"],
  ["我住在成都。", "小时候我住在新疆。"],
  ["我住在成都。", "这周我住在上海的酒店。"],
  ["富山に住んでいます。", "大学の頃は京都に住んでいました。"],
  ["銀行で働いています。", "夏休みだけカフェで働いています。"],
  ["I live in Poole.", "I'm living at my mum's in Hull until Sunday."],
  ["J'habite à Albi.", "L'été j'habite à Biarritz."],
  ["Vivo en Ávila.", "Este mes vivo en casa de mi hermana en Toledo."],
])(
  "what held before, or holds later, for a while, part of the time or in a game, ends nothing and keeps its words: %s | %s",
  async (earlier, later) => {
    const facts = await factsAfter(earlier, later)
    const before = facts.find(({ source }) => source.quote === earlier)
    expect(before && !isDoubted(before)).toBe(true)
    expect(facts.some(({ content }) => content === later.replace(/[.。]$/u, ""))).toBe(true)
  },
)

test.each([
  ["I live in Hull.", "As of today I live in Dundee.", "Hull"],
  ["Ich wohne in Kiel.", "Inzwischen wohne ich in Jena.", "Kiel"],
  ["J'habite à Nice.", "Depuis septembre j'habite à Toulouse.", "Nice"],
  ["Abito a Lecce.", "Adesso abito a Roma.", "Lecce"],
  ["我住在武汉。", "现在我住在广州。", "武汉"],
  ["我住在武汉。", "去年起我住在广州。", "武汉"],
  ["富山に住んでいます。", "去年から京都に住んでいます。", "富山"],
  ["Vivo en Ávila.", "Desde este mes vivo en Toledo.", "Ávila"],
])("what holds by now takes the place of what held: %s | %s", async (earlier, later, former) => {
  expect((await factsAfter(earlier, later)).some(({ content }) => content.includes(former))).toBe(false)
})
