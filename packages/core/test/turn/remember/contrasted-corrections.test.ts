import { describe, expect, test } from "vitest"
import { afterConversation } from "../../conversation.ts"

/** The facts that are kept of messages of one conversation, of which each is answered without a question. */
const factsAfter = (...texts: readonly string[]): Promise<readonly string[]> =>
  factsOf(...texts.map((text) => [text, "Okay."] as const))

/** The facts that are kept of messages of one conversation with the replies to them. */
const factsOf = async (...turns: readonly (readonly [text: string, reply: string])[]): Promise<readonly string[]> =>
  (await afterConversation(...turns)).facts.map(({ content }) => content)

describe("a correction that names the wrong value leaves the right one in its place", () => {
  test.each([
    ["I live in Selby.", "I got that wrong, not Selby but Goole.", "Lives in Goole"],
    [
      "Ich arbeite bei Bosch.",
      "Ich habe mich geirrt, nicht bei Bosch, sondern bei Siemens.",
      "Ich arbeite bei Siemens",
    ],
    ["J'habite à Dax.", "Je me suis trompé, pas Dax mais Pau.", "J'habite à Pau"],
    ["Soy alérgica a la leche.", "Me equivoqué, no es la leche sino el huevo.", "Soy alérgica al huevo"],
    ["Sono allergica alle arachidi.", "Mi sono sbagliata, non arachidi ma mandorle.", "Sono allergica alle mandorle"],
    ["Minha gata se chama Mel.", "Errei, não é Mel, é Mila.", "Minha gata se chama Mila"],
    ["我对花生过敏。", "说错了，不是花生，是杏仁。", "我对杏仁过敏"],
    ["我今年三十岁。", "不好意思说错了，不是三十，是三十一。", "我今年三十一岁"],
    ["娘の名前はゆいです。", "間違えました、ゆいじゃなくてゆあです。", "娘の名前はゆあです"],
  ])("%s %s", async (told, correction, fact) => {
    expect(await factsAfter(told, correction)).toEqual([fact])
  })
})

test.each([
  ["Sono allergico alle arachidi.", "Scusa, volevo dire alle nocciole.", "Sono allergico alle nocciole"],
  ["Sono allergico alle arachidi.", "Ho sbagliato, nocciole.", "Sono allergico alle nocciole"],
  ["我住在杭州。", "记错了，是苏州。", "我住在苏州"],
  ["我对花生过敏。", "抱歉，应该是杏仁。", "我对杏仁过敏"],
  ["ピーナッツアレルギーです。", "訂正：アーモンドです。", "アーモンドアレルギーです"],
])("words that say that something was wrong are not its value: %s %s", async (told, correction, fact) => {
  expect(await factsAfter(told, correction)).toEqual([fact])
})

test.each([
  ["Abito a Lecce.", "Scusa, volevo dire grazie.", "Abito a Lecce"],
  ["I'm allergic to nuts.", "Oh no, it's raining.", "Allergic to nuts"],
  ["我住在杭州。", "哦不，是停电了。", "我住在杭州"],
  ["我叫李明。", "他说错了，不是周一，是周二。", "我叫李明"],
  ["Ich wohne in Köln.", "Falsch, die Hauptstadt ist Bern, nicht Zürich.", "Ich wohne in Köln"],
])("what corrects something else changes nothing: %s %s", async (told, other, fact) => {
  expect(await factsAfter(told, other)).toContain(fact)
})

test.each([
  "Mi sono sbagliata, non arachidi ma mandorle.",
  "说错了，不是虾，是蟹。",
  "Me equivoqué, no leche sino huevo.",
])("a correction of what nobody told is no fact: %s", async (correction) => {
  expect(await factsAfter(correction)).toEqual([])
})

test.each([
  ["I don't eat meat.", "No meat, no fish, no eggs.", "Does not eat meat"],
  ["I'm allergic to nuts.", "No nuts, no sesame.", "Allergic to nuts"],
  ["Ich bin gegen Nüsse allergisch.", "Keine Nüsse, auch keine Spuren.", "Ich bin gegen Nüsse allergisch"],
  ["Soy alérgica a las nueces.", "No nueces, ni trazas.", "Soy alérgica a las nueces"],
  ["卵アレルギーです。", "卵じゃなくて豆腐を使って。", "卵アレルギーです"],
  ["I love Paris.", "Not Paris but Rome won my heart.", "Loves Paris"],
])("a list, an order or another statement with a denied value corrects nothing: %s %s", async (told, other, fact) => {
  expect(await factsAfter(told, other)).toContain(fact)
})

test.each([
  ["My name is Tom.", "Should the hero be called Tom?", "Not Tom but Max.", "Name is Tom"],
  ["I live in Oslo.", "Weather in Oslo?", "Sorry, not Oslo but Bergen, I'm there for work.", "Lives in Oslo"],
  ["Ich wohne in Kiel.", "Ein Hotel in Kiel?", "Nicht Kiel, sondern Bremen.", "Ich wohne in Kiel"],
  ["我叫李雷。", "主角叫李雷吗？", "不是李雷，是韩梅。", "我叫李雷"],
  ["I live in York.", "Here's the story, set in York.", "Not York but Venice.", "Lives in York"],
  ["I live in York.", "The train leaves York at 9:15.", "Not York but Hull.", "Lives in York"],
  [
    "I'm allergic to peanuts.",
    "The squirrels in your park eat peanuts.",
    "Not peanuts but nuts.",
    "Allergic to peanuts",
  ],
  ["Vivo en Sevilla.", "La novela transcurre en Sevilla.", "No Sevilla, sino Cádiz.", "Vivo en Sevilla"],
  ["横浜に住んでいます。", "電車は9時に横浜を出ます。", "横浜じゃなくて川崎です。", "横浜に住んでいます"],
])("a value that a reply used for something else is not corrected: %s %s", async (told, reply, answer, fact) => {
  expect(await factsOf([told, reply], [answer, "Okay."])).toContain(fact)
})

test.each([
  [
    "I'm allergic to walnuts.",
    "Noted, you're allergic to walnuts.",
    "Not walnuts, hazelnuts.",
    "Allergic to hazelnuts",
  ],
  ["Vivo en Lugo.", "Vale, vives en Lugo. ¿Algo más?", "No en Lugo sino en Vigo.", "Vivo en Vigo"],
  ["京都に住んでいます。", "京都にお住まいなんですね。", "京都じゃなくて神戸です。", "神戸に住んでいます"],
  ["My name is Tom.", "Nice to meet you, Tom! How can I help?", "Not Tom but Tim.", "Name is Tim"],
  ["I'm allergic to peanuts.", "Got it, peanuts.", "Not peanuts but walnuts.", "Allergic to walnuts"],
  ["I live in York.", "York is a great place to live!", "No, not York, Hull.", "Lives in Hull"],
  ["Ich wohne in Kassel.", "Notiert: Kassel.", "Nein, nicht Kassel, Marburg.", "Ich wohne in Marburg"],
  ["J'habite à Lille.", "Ah, Lille ! J'adore.", "Pas Lille mais Lyon.", "J'habite à Lyon"],
  ["Vivo en Sevilla.", "¡Sevilla es preciosa!", "No Sevilla, sino Cádiz.", "Vivo en Cádiz"],
  ["Sono allergico alle noci.", "Capito, niente noci.", "Non noci ma mandorle.", "Sono allergico alle mandorle"],
  ["Moro em Recife.", "Anotado: Recife.", "Não Recife, mas Natal.", "Moro em Natal"],
  ["我住在杭州。", "杭州是个好地方！", "不是杭州，是苏州。", "我住在苏州"],
  ["横浜に住んでいます。", "横浜は素敵な街ですね。", "横浜じゃなくて川崎です。", "川崎に住んでいます"],
])("a value that a reply repeated of the user is corrected: %s %s", async (told, reply, correction, fact) => {
  expect(await factsOf([told, reply], [correction, "Okay."])).toEqual([fact])
})
