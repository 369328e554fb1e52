import { describe, expect, it } from "vitest"
import { afterSessions } from "../after-chat.ts"

describe("who corrects a value in the next sentence is remembered with the new one alone", () => {
  it.each([
    ["I live in Norwich. Wait, no, sorry, I meant Ipswich.", "Ipswich", "Norwich"],
    ["My son is called Ollie. Typo, Olle.", "Olle", "Ollie"],
    ["I'm vegan. Sorry, vegetarian.", "vegetarian", "vegan"],
    ["Ich wohne in Fulda. Quatsch, in Kassel natürlich.", "Kassel", "Fulda"],
    ["Ich bin allergisch gegen Haselnüsse. Äh, gegen Walnüsse meinte ich.", "Walnüsse", "Haselnüsse"],
    ["J'habite à Tours. Pardon, à Tournon.", "Tournon", "Tours"],
    ["Je suis allergique aux noix. Enfin non, aux noisettes.", "noisettes", "noix"],
    ["Me llamo Mario. Perdón, Mariano.", "Mariano", "Mario "],
    ["Soy alérgico a las nueces. Miento, a las almendras.", "almendras", "nueces"],
    ["Moro em Braga. Desculpa, em Bragança.", "Bragança", "Braga "],
    ["我对虾过敏。打错了，是对蟹过敏。", "蟹", "虾"],
    ["我住在北京。说错了，是天津。", "天津", "北京"],
    ["京都に住んでいます。ごめん、奈良です。", "奈良", "京都"],
    ["I live in Derby. No wait, Derby was last year, it's Stoke now.", "Stoke", "Lives in Derby"],
    ["Ich wohne in Hamm. Moment, falsch, in Unna. Kennst du dort einen Bäcker?", "Unna", "Hamm"],
    ["Trabajo en Correos. Ay, no, en Renfe, que cambié en mayo.", "Renfe", "Correos"],
    ["Abito a Pisa. Anzi no, a Lucca. Mi consigli un ristorante per stasera?", "Lucca", "Pisa"],
    ["我在华为上班。哦不，现在是小米了。", "小米", "华为"],
  ])("%s", async (told, value, wrong) => {
    const facts = (await afterSessions(told)).facts.join("\n")
    expect(facts).toContain(value)
    expect(`${facts} `).not.toContain(wrong)
  })

  it.each([
    ["I live in Norwich. Sorry, I should have said that earlier.", "Norwich"],
    ["I work at Lidl. Wait, is Aldi hiring?", "Lidl"],
    ["Ich wohne in Fulda. Nein, nicht in Kassel.", "Fulda"],
    ["J'habite à Nîmes. Pardon pour le retard !", "Nîmes"],
    ["Je suis allergique aux noix. Non, pas aux noisettes.", "aux noix"],
    ["Me llamo Julia. No, no me gusta Juli.", "Me llamo Julia"],
    ["I live in Bath. Oh, in Bristol there is a good bakery.", "Bath"],
    ["Abito a Pisa. No, a volte a Lucca.", "Pisa"],
    ["Moro em Santos. Não, em geral gosto.", "Santos"],
    ["Ich bin allergisch gegen Äpfel. Nein, Birnen gehen.", "Äpfel"],
    ["東京に住んでいます。あ、電話です。", "東京"],
    ["Vivo en Gijón. Perdón, Ana llama.", "Gijón"],
    ["I'm on lithium. No ibuprofen.", "lithium"],
    ["I have diabetes. No sugar.", "diabetes"],
    ["I have asthma. No smoke, please.", "asthma"],
    ["Soy alérgico a los gatos. No perros.", "gatos"],
    ["Soy celíaco. No gluten.", "celíaco"],
    ["I'm allergic to peanuts. Actually to cashews as well.", "peanuts"],
    ["I'm allergic to peanuts. Oh, to shellfish also.", "peanuts"],
    ["Ich bin allergisch gegen Nüsse. Ach, gegen Soja.", "Nüsse"],
    ["I am 34 years old. Wait, 12 people are coming.", "34"],
    ["Terça e quinta jogo vôlei, sou levantadora. Não dirijo, ando de bicicleta.", "vôlei"],
  ])("what only begins like a correction leaves it: %s", async (told, value) => {
    expect((await afterSessions(told)).facts.join("\n")).toContain(value)
  })

  it("a request to forget it takes both sentences", async () => {
    const told = "I live in Norwich. Wait, no, sorry, I meant Ipswich. I work as a plumber."
    const { all } = await afterSessions(told, "Forget where I live.")
    expect(all.join("\n")).not.toMatch(/Norwich|Ipswich/)
    expect(all.join("\n")).toMatch(/plumber/)
  })
})
