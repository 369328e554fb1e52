import { describe, expect, it } from "vitest"
import { createMemory } from "../../src/index.ts"
import { isFigureOfSpeech } from "../../src/text/figures-of-speech.ts"

async function categoriesOf(text: string): Promise<readonly string[]> {
  await using memory = await createMemory()
  const person = memory.for({ user: "ada" })
  await person.remember(text)
  return (await person.list()).items.filter(({ category }) => category !== "turn").map(({ category }) => category)
}

describe("a joke or a figure of speech states nothing of its writer", () => {
  it.each([
    "I'm diabetic from how sweet that movie was.",
    "I'm a vegetarian, said no lion ever.",
    "I live at the office these days.",
    "I'm 100 years old today, or at least my back is.",
    "As my grandma used to say, I'm a vegetarian between meals.",
    "I'm married to my job.",
    "I'm allergic to small talk.",
    "Allergic to my mother-in-law.",
    "If this cake fails my name is Gordon Ramsay, haha.",
    "Ich bin allergisch gegen Dummheit.",
    "Mein Name ist Hase, ich weiß von nichts.",
    "Soy alérgica a la gente falsa.",
    "Credo di essere allergica alle pulizie.",
    "Ormai abito in ufficio.",
    "Sou alérgica a gente falsa.",
    "我对周一过敏，哈哈。",
    "家事アレルギーかもしれない。",
    "Ich bin allergisch gegen Montage.",
    "Ich wohne praktisch im Büro.",
    "Ich bin Vegetarier, sagte der Wolf.",
    "Je suis allergique au lundi.",
    "J'habite quasiment au bureau.",
    "Vivo prácticamente en la oficina.",
    "Soy vegetariano, dijo el lobo.",
    "Sono allergico al lunedì.",
    "Sono sposato con il mio lavoro.",
    "Sou alérgico a segundas-feiras.",
    "Estou grávida de ideias.",
    "我对星期一过敏。",
    "我跟工作结婚了。",
    "私は会議アレルギーです。",
    "最近はほぼ会社に住んでいます。",
  ])("%s", async (text) => {
    expect(await categoriesOf(text)).toEqual([])
  })

  it("and what stands beside it does", async () => {
    expect(await categoriesOf("I'm allergic to Mondays. I live in Leeds.")).toEqual(["identity"])
  })
})

it.each([
  ["I'm diabetic and I watch a lot of movies.", "constraint"],
  ["I'm allergic to peanuts, says my doctor.", "constraint"],
  ["I'm allergic to your excuses and also to cats.", "constraint"],
  ["I live in Leeds, above the office.", "identity"],
  ["As my sister says, I'm diabetic.", "constraint"],
  ["Ich bin gegen Birken allergisch, sagt der Arzt.", "constraint"],
  ["Soy diabética y me gustó la película.", "constraint"],
  ["Sono sposato e lavoro molto.", "identity"],
  ["我对花粉过敏。", "constraint"],
  ["会社の上に住んでいます。", "identity"],
])("what somebody says of themselves in similar words is kept: %s", async (text, category) => {
  expect(await categoriesOf(text)).toContain(category)
})

describe("a rare allergy, home or name is none", () => {
  it.each([
    ["I'm allergic to latex, so no ordinary gloves.", "constraint"],
    ["I'm allergic to my own sweat.", "constraint"],
    ["I live on a narrowboat near Oxford.", "identity"],
    ["My name is Moon Daniels.", "identity"],
    ["Ich bin allergisch gegen Nickel, billige Ohrringe gehen nicht.", "constraint"],
    ["Ich heiße Hase, Petra Hase.", "identity"],
    ["Je suis allergique au soleil.", "constraint"],
    ["Tengo alergia al agua, urticaria acuagénica.", "constraint"],
    ["Vivo in un camper vicino a Fano.", "identity"],
    ["Sou alérgico a picada de abelha.", "constraint"],
    ["我对冷空气过敏。", "constraint"],
    ["日光アレルギーなんです。", "constraint"],
  ])("%s", async (text, category) => {
    expect(await categoriesOf(text)).toContain(category)
  })
})

/** Towns of which the frames name none, by a sentence that somebody says of them. */
const TOWNS: Readonly<Record<string, string>> = {
  "I live in {x}.":
    "Skopje Tartu Gdynia Maribor Varna Konya Accra Durban Hobart Napier Penang Boise Fargo Bend Mesa Napa",
  "Ich wohne in {x}.": "Jena Suhl Goslar Stade Olten Zug Chur Wels Linz Graz Brno Odense",
  "J'habite à {x}.": "Gap Brest Nancy Lens Arras Mons Namur Sion Laval Oran Dakar",
  "Vivo en {x}.": "Lugo Soria Teruel Murcia Puebla Cali Loja Sucre Salta Rosario",
  "Abito a {x}.": "Lecce Noto Nuoro Prato Asti Cuneo Imola Terni Rieti Lugano",
  "Moro em {x}.": "Londrina Pelotas Braga Beja Tavira Belém Luanda Maputo",
  "我住在{x}。": "兰州 西宁 大理 柳州 泉州 无锡 赣州 洛阳 大同 包头",
  "{x}に住んでる。": "福井 松本 甲府 大津 松江 倉敷 徳島 小倉 釧路 弘前 盛岡 山形",
}

it("no town where somebody lives is a figure of speech", () => {
  const sentences = Object.entries(TOWNS).flatMap(([frame, towns]) =>
    towns.split(" ").map((town) => frame.replace("{x}", town)),
  )
  expect(sentences.filter(isFigureOfSpeech)).toEqual([])
})

/** What somebody can be allergic to, by a sentence that says so; half of them stand in no frame. */
const ALLERGENS: Readonly<Record<string, string>> = {
  "I'm allergic to {x}.":
    "coffee, paper, vaccines, running, books, mascara, wasabi, quinoa, bed bugs, titanium, insulin, incense, hairspray, goats, toothpaste, plywood",
  "Ich bin allergisch gegen {x}.":
    "Kaffee, Menschenhaar, Silikon, Sport, Zahnpasta, Rhabarber, Hopfen, Weihrauch, Ziegen, Klebeband, Pistazien",
  "Je suis allergique {x}.":
    "aux produits ménagers, aux vaccins, à l'effort, à la menthe, au mascara, à l'encens, à la paille, au pissenlit, aux pistaches",
  "Soy alérgica {x}.": "a las monedas, a las velas, a la menta, al rímel, al lúpulo, a las cabras, al arroz, a la paja",
  "Sono allergica {x}.":
    "alla menta, alle monete, al dentifricio, al rame, al luppolo, alle capre, alla parietaria, al riso",
  "Sou alérgica a {x}.": "papel, chá, fermento, esforço, pasta de dente, cobre, incenso, cabras, arroz, abacaxi",
  "我对{x}过敏。": "热, 纸, 运动, 首饰, 鸟, 牙膏, 睫毛膏, 山羊, 稻草, 椰子, 艾蒿",
  "{x}アレルギーです。": "暑さ, 運動, 硬貨, 紙, 歯磨き粉, マスカラ, ヤギ, わら, レモン, イクラ",
}

it("nothing that somebody can be allergic to is a figure of speech", () => {
  const sentences = Object.entries(ALLERGENS).flatMap(([frame, allergens]) =>
    allergens.split(", ").map((allergen) => frame.replace("{x}", allergen)),
  )
  expect(sentences.filter(isFigureOfSpeech)).toEqual([])
})

it.each([
  "My name is Alexa.",
  "My name is Monday.",
  "My name is Gordon Ramsay, yes really.",
  "Mein Name ist Alexa.",
  "Je m'appelle Alexa.",
  "Me llamo Domingo, de verdad.",
])("a name that jokes use too is a name: %s", (text) => {
  expect(isFigureOfSpeech(text)).toBe(false)
})
