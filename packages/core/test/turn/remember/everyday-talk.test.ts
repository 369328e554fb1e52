import { describe, expect, it } from "vitest"
import { afterSessions } from "../after-chat.ts"

describe("an allergy, an illness or a diet told beside everyday talk is in every conversation", () => {
  it.each([
    [
      "I've been thinking about a pet. My daughter wants a cat but we have a tiny flat. I'm allergic to cats. Which animals would suit us?",
      "cats",
    ],
    [
      "Mein Chef hat zum Essen eingeladen, das Restaurant ist ein Italiener. Ich vertrage keine Laktose. Was bestelle ich da am besten?",
      "Laktose",
    ],
    [
      "Ma belle-mère arrive demain et rien n'est prêt. Les enfants sont malades et mon mari travaille tard. Je suis diabétique. Qu'est-ce que je peux préparer comme dessert ?",
      "diabétique",
    ],
    [
      "Siamo appena tornati dalle vacanze e il frigo è vuoto. I bambini hanno fame e mio marito dorme. Sono celiaca. Cosa posso fare in fretta?",
      "celiaca",
    ],
    ["Minha sogra vem no domingo e quer feijoada. Não como carne de porco. Que outro prato combina?", "porco"],
    ["週末に友達が来ます。部屋の片付けがまだです。私は卵アレルギーがあります。何を作ればいいですか?", "卵"],
    ["下个月要和同事去爬山。他们体力都很好。我有哮喘。怎么准备?", "哮喘"],
  ])("%s", async (told, value) => {
    const { block } = await afterSessions(told)
    expect(block).toContain(value)
  })

  it.each([
    ["A guest wrote to us this morning. I have a nut allergy and I arrive on Friday. How do we answer him?", "nut"],
    ["Mein Kollege hat in die Gruppe geschrieben. Ich bin allergisch gegen Hunde. Was heißt das für uns?", "Hunde"],
    ["Mon voisin a laissé un mot sur la porte. J'ai de l'asthme. Dois-je répondre ?", "asthme"],
    ["Leí esto en un blog. Tengo diabetes y vivo en Lugo. ¿Qué opinas?", "diabetes"],
    ["Il mio romanzo comincia così. Sono celiaca. Ti piace?", "celiaca"],
    ["Vamos brincar de médico. Tenho 70 anos e tenho asma. O que o senhor receita?", "asma"],
    ["お客様からメールが来ました。卵アレルギーがあります。どう返事すればいいですか?", "卵"],
    ["我在论坛上看到。我有糖尿病,还在工地干活。你怎么看?", "糖尿病"],
  ])("%s is somebody else's", async (told, value) => {
    const { block } = await afterSessions(told)
    expect(block).not.toContain(value)
  })
})

describe("an introduction of a few sentences is in every conversation", () => {
  it.each([
    ["Hallo, ich heiße Miriam. Ich bin 31 Jahre alt und wohne in Erfurt.", ["Miriam", "31", "Erfurt"]],
    ["Bonjour, je m'appelle Nadia, j'ai 33 ans et je vis à Strasbourg. Je travaille comme comptable.", ["Nadia", "33"]],
    ["Hola, me llamo Óscar, tengo 47 años y soy electricista. Vivo en Jaén.", ["Óscar", "47", "Jaén"]],
    ["はじめまして、林です。横浜在住の35歳です。そばアレルギーがあります。", ["横浜", "35", "そば"]],
    ["您好,我是赵阿姨,今年60岁了。我退休了,住在天津。", ["60", "天津"]],
  ])("%s", async (told, values) => {
    const { block } = await afterSessions(told)
    for (const value of values) expect(block).toContain(value)
  })

  it.each([
    "Can you make this shorter? I'm Dev and I work as a nurse in Luton. I'm diabetic.",
    "Übersetze das ins Englische. Ich heiße Miriam. Ich bin 31 und wohne in Erfurt.",
    "Corrige mes fautes. Je m'appelle Odile. J'habite à Dole. Je suis diabétique.",
    "次の文を直してください。私は李です。東京住んでいます。喘息あります。",
  ])("%s is somebody else's", async (told) => {
    const { block } = await afterSessions(told)
    expect(block).toBe("")
  })
})
