import { expect, test } from "vitest"
import { rulesExtractor } from "../../../src/defaults/rules-extractor.ts"
import { tenantOf } from "../../../src/turn/pools.ts"

function draftsOf(text: string) {
  const messages = [{ role: "user" as const, text, position: 0 }]
  const owner = { tenant: tenantOf("acme") }
  return rulesExtractor.extract([{ id: "t", owner, at: 0, before: [], messages, recalled: [] }], [])
}

async function contentsOf(text: string): Promise<readonly string[]> {
  return (await draftsOf(text)).map(({ content }) => content)
}

test.each([
  ["just got promoted to senior engineer last week!!", "promoted"],
  ["moved to berlin in august, still unpacking lol", "berlin"],
  ["Vegan since 2020.", "egan since 2020"],
  ["been vegan for six years now", "vegan"],
  ["Lactose intolerant here, so no dairy please.", "actose"],
  ["software dev here, 10 yrs experience, mostly java", "oftware dev here, 10 yrs"],
  ["prefer metric units", "metric"],
  ["Recently diagnosed with celiac", "celiac"],
  ["turned 30 yesterday", "urned 30"],
  ["mom's name is Rosa", "Rosa"],
  ["we have two cats, Miso and Tofu", "two cats"],
  ["We're vegetarians, the whole family.", "vegetarians"],
  ["gluten makes me sick", "Gluten makes me sick"],
  ["Teacher here and I need a lesson plan", "Is a teacher"],
  ["I wake up at 6 and go for a run", "I wake up at 6 and go for a run"],
  ["I work from home and take care of my dad", "I work from home and take care of my dad"],
  ["I started eating fish again, what's a good salmon recipe?", "fish again"],
  ["Don't suggest anything with nuts, I'm allergic.", "Allergic to nuts"],
  ["Please call me Dr. Okafor.", "Dr. Okafor"],
  ["I misspoke, the wedding is on the 12th not the 11th", "12th"],
  ["Mein Geburtstag ist am 12. Mai.", "12. Mai"],
  ["Eigentlich heiße ich Johanna, nicht Hanna.", "Johanna"],
  ["Je me lève à six heures tous les matins.", "six heures"],
  ["Ayer compré un coche nuevo.", "coche"],
  ["En realidad ahora vivo en Madrid.", "Madrid"],
  ["我女儿今年六岁。", "六岁"],
  ["我戒烟了。", "戒烟"],
  ["来月大阪に引っ越します。", "大阪"],
  ["お酒は飲みません。", "酒"],
  ["誕生日は七月三日です。", "七月三日"],
])("a fact in its own register is kept: %s", async (text, part) => {
  expect((await contentsOf(text)).join(" | ")).toContain(part)
})

test.each([
  ["I work as a nurse on night shifts so I need a sleep schedule.", "so I"],
  ["I started eating fish again, what's a good salmon recipe?", "what's"],
  ["I'm a teacher and I need a lesson plan", "and I"],
])("no fact ends in the middle of what follows: %s", async (text, cut) => {
  expect((await contentsOf(text)).filter((content) => content.includes(cut))).toEqual([])
})

test.each([
  "The plumber is here.",
  "The baby is here!",
  "Lunch is here",
  "Kids are here",
  "First time here.",
  "Nearly midnight here",
  "Cold and rainy here",
  "I have a question",
  "I got it, thanks",
  "my function returns None",
  "I'm stuck on question 4",
  "I keep getting a 404",
  "I am getting a segfault here",
  "My array is empty after the filter",
  "We are given a triangle with sides 3, 4, 5",
  "I've pasted the log, find the error",
  "We have a list of numbers, find the median",
  "I'd be a millionaire if I bought bitcoin",
  "I'd like you to be my interviewer. I'm the candidate.",
  "Write a diary entry: Today I went to the zoo with my mother.",
  "Dear Mr. Smith,\nI live in flat 4B and I am tired of the noise.\nYours, John\n\nPlease proofread the letter above.",
  "Hi all,\nI moved to Boston last week.\nBest,\nKaren\n\nMake this sound friendlier.",
  "From: karen@example.com\nSubject: Lunch\n\nI'm vegetarian by the way.\nKaren",
  "英語に訳して：私は小さな家に住んでいます。",
  "我想知道疫苗是怎么工作的。",
  "Tenho uma pergunta.",
  "Ich brauche Hilfe bei meinen Hausaufgaben.",
])("what tells nothing of its speaker is not: %s", async (text) => {
  expect(await contentsOf(text)).toEqual([])
})

test.each([
  ["I just started a new job at Meta as a product manager!", "employer"],
  ["I got the job at Meta", "employer"],
  ["Ich hab bei Siemens angefangen", "employer"],
  ["J'ai été embauchée chez Airbus", "employer"],
  ["He empezado a trabajar en Mapfre", "employer"],
  ["Mi hanno assunto alla Ferrero", "employer"],
  ["我跳槽到腾讯了", "employer"],
  ["Me acabo de mudar a Valencia", "home"],
  ["On vient d'emménager à Lille", "home"],
])("what begins somewhere else takes the place of what was: %s", async (text, attribute) => {
  const drafts = await draftsOf(text)
  expect(drafts.map(({ about }) => about?.attribute)).toContain(attribute)
})

test.each([
  "Hab bei null angefangen",
  "Lavoro da casa",
  "Lavoro alla tesi",
  "J'ai commencé chez ma tante",
  "I got the job done",
  "我入职体检查出高血压",
  "我加入了羽毛球队",
  "Ich habe den Job bei Bosch fast bekommen",
  "I found the job at Nokia boring at first",
])("no work begins with: %s", async (text) => {
  expect((await draftsOf(text)).filter(({ about }) => about?.attribute === "employer")).toEqual([])
})
