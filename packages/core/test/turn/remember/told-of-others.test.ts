import { describe, expect, it } from "vitest"
import { factsAfter, isDoubted } from "./facts-after.ts"

const CARRIED = new Set(["identity", "constraint", "preference", "pattern"])

describe("a statement without a subject is about whom the sentence before it introduced, and replaces nothing of the user's", () => {
  it.each([
    ["I have no allergies.", "My colleague is baking with me. Allergic to eggs."],
    ["I live in Leeds.", "My brother is visiting. Lives in Oslo now. Any tips for a weekend?"],
    ["I live in Leeds.", "My brother is visiting. He lives in Oslo now."],
    ["I live in Leeds.", "Need a gift for my niece. Loves horses. Lives in Bath."],
    ["I'm married.", "My best friend needs cheering up. Just got divorced."],
    ["I have no allergies.", "My colleague comes for dinner. What should I cook? Is allergic to eggs."],
    ["Ich wohne in Celle.", "Der Junge, mit dem ich Tischtennis spiele, ist weg. Wohnt jetzt in Rostock."],
    ["Ich bin gesund.", "Heute war der Klempner da. Hat Parkinson, der Arme."],
    ["J'habite à Dax.", "Le gars du club de fléchettes a déménagé. Habite à Brest maintenant."],
    ["Ich wohne in Köln.", "Suche was für meinen Bruder. Wohnt in Bonn, mag Fußball."],
    ["J'habite à Lyon.", "Je cherche un cadeau pour mon frère. Habite à Nantes, aime le foot."],
    ["Vivo en Sevilla.", "El sábado viene mi primo. Es celíaco. ¿Qué preparo?"],
    ["Abito a Torino.", "Cerco un regalo per mio fratello. Vive a Genova."],
    ["Moro em Lisboa.", "A minha chefe não vem. Está grávida."],
    ["Chamo-me Clara.", "Tenho um cão. Chama-se Rex."],
    ["我三十四岁。", "奶奶要来。九十岁了。"],
    ["我住在成都。", "婆婆周日来。有糖尿病，不吃猪肉。"],
    ["私は京都に住んでいます。", "弟が遊びに来ます。仙台に住んでいます。"],
    ["私の名前は花子です。", "猫を飼い始めました。名前はミケです。"],
    ["私は34歳です。", "父が来週来ます。70歳です。"],
  ])("%s %s", async (own, others) => {
    const [before] = await factsAfter(own)
    const facts = await factsAfter(own, others)
    const kept = facts.find(({ content }) => content === before?.content)
    expect(kept && !isDoubted(kept)).toBe(true)
    const introduction = others.split(/[.。]/u)[0] ?? ""
    for (const { content, category, about } of facts.filter((fact) => fact !== kept)) {
      if (CARRIED.has(category)) expect(content).toContain(introduction)
      expect(about?.subject).not.toBe("user")
      expect(content).not.toBe(others.split(/[.。]\s?/u)[1])
    }
  })
})

describe("what the end of a sentence states is about whom its beginning names", () => {
  it.each([
    "The twins, Ada and Bo, turned 4 on Sunday.",
    "Tom, mein Mann, ist gegen Eier allergisch.",
    "Papa, der 81 ist, nimmt Marcumar.",
    "La mia capa, la signora Rossi, è incinta.",
    "弟は、獣医で、札幌に住んでいます。",
  ])("%s", async (sentence) => {
    const facts = await factsAfter(sentence)
    for (const { content } of facts) expect(`${content}${sentence.at(-1)}`).toBe(sentence)
  })
})

describe("what the user states of themselves next to somebody else stays theirs", () => {
  it.each([
    ["Moved to Leeds last week. Allergic to nuts.", "allergic to nuts"],
    ["My sister visited. I'm allergic to nuts.", "allergic to nuts"],
    ["I have a brother. Live in Turku myself, allergic to cats.", "allergic to cats"],
    ["Mein Chef ist schwierig. Bin allergisch gegen Katzen.", "Katzen"],
    ["Je vais voir mon frère. J'habite à Nancy.", "Nancy"],
    ["Viene mi hermana. Soy alérgica a los gatos.", "gatos"],
    ["Ieri ho visto mia sorella. Sono allergica ai gatti.", "gatti"],
    ["O meu filho está doente. Tomo bisoprolol.", "bisoprolol"],
    ["我有一个哥哥。我自己住在大连。", "大连"],
    ["京都に住んでいます。猫を飼っています。", "京都"],
    ["弟がいます。私は仙台に住んでいます。", "仙台"],
  ])("%s", async (message, value) => {
    const facts = await factsAfter(message)
    const own = facts.find(({ content }) => content.toLowerCase().includes(value.toLowerCase()))
    expect(own?.content.split(/[.。]/u)).toHaveLength(1)
  })
})
