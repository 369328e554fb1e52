import { expect, test } from "vitest"
import { factsAfter, factsAfterConversation, isDoubted } from "./facts-after.ts"

test.each([
  ["My name is Carla.", "Just kidding, my name is Nadia.", "Carla", "Nadia"],
  ["My name is Carla.", "Sorry, typo, my name is Karla.", "Carla", "Karla"],
  ["I live in Bath.", "Correction: I live in Wells.", "Bath", "Wells"],
  ["I live in Dover.", "I lied, I live in Deal.", "Dover", "Deal"],
  ["Ich heiße Carla.", "War nur Spaß, ich heiße Nadia.", "Carla", "Nadia"],
  ["Ich wohne in Köln.", "Korrektur: Ich wohne in Bonn.", "Köln", "Bonn"],
  ["J'habite à Lyon.", "Correction : j'habite à Nantes.", "Lyon", "Nantes"],
  ["Je m'appelle Claire.", "Je rigole, je m'appelle Sophie.", "Claire", "Sophie"],
  ["Vivo en Málaga.", "Corrección: vivo en Cádiz.", "Málaga", "Cádiz"],
  ["Mi chiamo Elisa.", "Sto scherzando, mi chiamo Marta.", "Elisa", "Marta"],
  ["Moro no Porto.", "Desculpa, queria dizer que moro em Braga.", "Porto", "Braga"],
  ["我叫小红。", "开玩笑的，我叫小兰。", "小红", "小兰"],
  ["私の名前は花子です。", "冗談です、私の名前は由美です。", "花子", "由美"],
])("what is stated behind words of a correction takes the place of what it corrects: %s | %s", async (...told) => {
  const [earlier, later, before, now] = told
  for (const facts of [await factsAfter(earlier, later), await factsAfterConversation(earlier, later)]) {
    expect(facts.some(({ content }) => content.includes(now))).toBe(true)
    expect(facts.some(({ content }) => content.includes(before))).toBe(false)
  }
})

test.each([
  ["I'm vegan.", "lol just kidding, I eat everything."],
  ["I'm allergic to shellfish.", "Typo above, I'm allergic to celery."],
  ["Je suis végane.", "C'était une blague, je mange de tout."],
])("what was told just before a correction never stands alone: %s | %s", async (earlier, later) => {
  const facts = await factsAfterConversation(earlier, later)
  expect(facts.filter(({ source }) => source.quote === earlier).every(isDoubted)).toBe(true)
  expect(facts.some(({ source }) => later.includes(source.quote ?? "-"))).toBe(true)
})

test.each([
  ["I live in Bath.", "My neighbour said: correction, I live in Wells."],
  ["I live in Bath.", "Correction: my sister lives in Wells."],
  ["My name is Lena.", 'Translate into German: "Sorry, typo, my name is Lina."'],
  ["I'm vegan.", "My brother was just kidding, he eats meat."],
  ["I'm 41.", "Sorry, my sister is 42."],
  ["Ich heiße Ralf.", "Spaß beiseite, mein Bruder heißt Rolf."],
  ["Vivo en Málaga.", "Corrección: mi hermano vive en Granada."],
  ["我住在杭州。", "更正一下，我姐姐住在苏州。"],
  ["私は神戸に住んでいます。", "冗談ですが、兄は奈良に住んでいます。"],
])(
  "what others say or correct, and a correction about somebody else, ends nothing: %s | %s",
  async (earlier, later) => {
    const fact = (await factsAfterConversation(earlier, later)).find(({ source }) => source.quote === earlier)
    expect(fact?.status).toBe("active")
    expect(fact && isDoubted(fact)).toBe(false)
  },
)
