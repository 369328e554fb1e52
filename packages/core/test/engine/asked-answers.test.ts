import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

/** What every conversation carries, and all facts, after a conversation of user and assistant in turn. */
async function factsAfter(...texts: readonly string[]) {
  await using memory = await createMemory()
  const own = memory.for({ user: "u" })
  for (let at = 0; at < texts.length; at += 2) {
    const said = [...texts.slice(0, at + 1), texts[at + 1] ?? "OK."]
    const messages = said.map((text, index) => ({ role: index % 2 === 0 ? "user" : "assistant", text }) as const)
    await own.remember(messages, { session: "s" })
  }
  const { items } = await own.list({ where: { status: ["active"] }, limit: 100 })
  const facts = items.filter(({ category }) => category !== "turn")
  return { facts: facts.map(({ content }) => content), of: facts }
}

test.each([
  ["My husband needs a diet plan.", "How old is he, any conditions?", "52, diabetic", /^52|^diabetic/i],
  ["Write a birthday card for my colleague.", "What's their name and how old are they?", "Sandra, 40", /sandra/i],
  ["Our dog keeps itching.", "What breed is he, any allergies?", "Beagle, allergic to wheat", /^beagle|^allergic/i],
  ["Schreib eine Geburtstagskarte für meinen Opa.", "Wie heißt er und wie alt wird er?", "Heinz, 80", /^heinz/i],
  ["Un menu pour ma grand-mère.", "A-t-elle des allergies ?", "diabétique, allergique aux œufs", /^(diab|all)/i],
  ["Un menú para mi abuelo.", "¿Tiene alguna alergia?", "alérgico al pescado", /^alérgico/i],
  ["Un menù per mia suocera.", "Ha allergie?", "celiaca e allergica al pesce", /^(celiaca|allergica)/i],
  ["Vou cozinhar para minha namorada.", "Ela tem alguma alergia?", "Alérgica a camarão", /^alérgica/i],
  ["给我老板写张生日贺卡", "他叫什么名字，做什么的？", "王建国，建筑师", /王建国|建筑师/],
  ["今夜は彼女に料理を作ります。", "彼女さんにアレルギーはありますか?", "えびアレルギーです", /^えび/],
])(
  "an answer to what the assistant asks about somebody else is nothing of the user's: %s / %s / %s",
  async (...row) => {
    const [request, asked, answer, own] = row
    const { facts, of } = await factsAfter(request, asked, answer)
    expect(facts.filter((content) => own.test(content))).toEqual([])
    expect(of.filter(({ about }) => about?.subject === "user")).toEqual([])
  },
)

test("what the user says of themselves when asked about somebody else is theirs", async () => {
  const { facts } = await factsAfter(
    "My son needs lunch ideas.",
    "Any allergies?",
    "He has none, but I'm allergic to mango",
  )
  expect(facts.join()).toMatch(/allergic to mango/i)
})

test("who is asked about somebody else twice answers for them twice", async () => {
  const { facts } = await factsAfter(
    "My husband needs a diet plan.",
    "How old is he?",
    "52",
    "Any conditions?",
    "diabetic, allergic to eggs",
  )
  expect(facts.filter((content) => /^(?:diabetic|allergic|is diabetic)/i.test(content))).toEqual([])
})

test.each([
  ["I need a diet plan.", "How old are you, any conditions?", "52, diabetic", /diabetic/i],
  ["Dinner ideas for me and my wife?", "Do you or your wife have allergies?", "I'm allergic to eggs", /eggs/i],
  [
    "Ich koche für meinen Mann und mich.",
    "Hat einer von euch Allergien?",
    "Ich bin gegen Sellerie allergisch",
    /Sellerie/,
  ],
  ["Ma mère vient dîner.", "Et toi, tu as des restrictions ?", "Je ne mange pas de porc", /porc/],
  ["Mi hijo tiene hambre.", "¿Y tú, tienes alguna intolerancia?", "Soy intolerante a la lactosa", /lactosa/],
  ["Preparami un menù.", "Hai qualche malattia o allergia?", "diabetico, allergico alle noci", /noci/],
  ["我妈要来吃饭。", "那你自己对什么过敏吗？", "我对虾过敏", /虾/],
  ["お弁当を考えて。", "あなたは食べられないものがありますか？", "キウイアレルギーです", /キウイ/],
  ["I'm learning English, ask me about my life.", "Where do you live?", "I live in Gdansk", /Gdansk/],
  ["Help me introduce myself.", "Sure! What should I mention?", "I'm Lena, a designer in Bonn.", /Lena/],
])("an answer about oneself is kept: %s / %s / %s", async (request, asked, answer, own) => {
  const { of } = await factsAfter(request, asked, answer)
  expect(of.filter(({ content, category }) => own.test(content) && category !== "fact")).not.toEqual([])
})

test.each([
  ["Frag mich Englisch ab.", "Übersetze: 'Ich habe Diabetes.'", "I have diabetes."],
  ["Quiz me on German.", 'How do you say "I am allergic to milk" in German?', "Ich bin allergisch gegen Milch."],
  ["Teach me English.", 'Make a sentence with "allergic".', "I am allergic to cats."],
  ["Ask me a riddle question.", "Who am I? I have keys but no locks.", "I am a piano!"],
  ["Quiero practicar español.", 'Haz una frase con "vivir".', "Vivo en la luna."],
  ["我想练习造句。", "请用“过敏”造句。", "我对猫过敏。"],
  ["英語の練習をしましょう。", "「私は牛乳アレルギーです」を英語にしてください。", "I am allergic to milk."],
  ["Hilf mir bei einer Nachricht im Namen meiner Schwester.", "Was soll drinstehen?", "Ich bin schwanger."],
  ["Write a dating bio for my friend Lou.", "What should it include?", "I'm 38, vegan and live in Hull."],
  ["Escribe un mensaje de parte de mi hermana.", "¿Qué debe decir?", "Estoy embarazada y vivo en Cádiz."],
])(
  "what the assistant asks for as an exercise or for a text is not told of oneself: %s / %s / %s",
  async (...texts) => {
    const before = await factsAfter(...texts.slice(0, 1))
    expect((await factsAfter(...texts)).facts).toEqual(before.facts)
  },
)

test.each([
  ["Quiz me on Spanish vocabulary.", "Translate 'table'.", "Enough for today. I'm vegan, what can I cook?", /vegan/],
  [
    "英語の問題を出して。",
    "「机」を英語にしてください。",
    "今日はここまでにします。私は卵アレルギーですが、何が食べられますか？",
    /卵/,
  ],
  ["I'm writing a novel.", "Great! How can I help?", "I'm dyslexic, so please always check my spelling.", /dyslexic/],
  ["Write a dating profile for me.", "What should it say?", "I'm 34, vegan, live in Cork.", /vegan/],
  ["Create a bio for me.", "Sure, what should it say?", "I'm a baker from Ghent and allergic to nuts.", /nuts/],
  ["自己紹介文を書いて。", "お名前とお仕事は？", "田中です。看護師をしています。大阪に住んでいます。", /看護師/],
  ["Busco un regalo para mi padre.", "¿En qué trabajas?", "Profesora en Lugo", /^Profesora/],
  ["母へのプレゼントを探しています。", "いいですね。お仕事は何ですか？", "看護師です", /看護師/],
  ["Was koche ich für meine Tochter?", "Hat sie Allergien?", "Nein. Bin selbst aber laktoseintolerant.", /laktose/],
  ["¿Qué cocino para mi hija?", "¿Tiene alergias?", "No. Nací en Cádiz y odio el pescado, por cierto.", /Cádiz/],
])("what is said of oneself beside a task or somebody else is kept: %s / %s / %s", async (...row) => {
  const [request, asked, answer, own] = row
  const { of } = await factsAfter(request, asked, answer)
  expect(of.filter(({ content, category }) => own.test(content) && category !== "fact")).not.toEqual([])
})

test.each([
  [
    "Mein Mann braucht einen Ernährungsplan.",
    "Wie alt ist er, hat er Krankheiten?",
    "Ja, 52, Diabetiker",
    /^(ja|52|diab)/i,
  ],
  ["Mi marido necesita una dieta.", "¿Tiene alguna enfermedad?", "diabético como su padre", /^diabético/i],
  ["Mio marito ha bisogno di una dieta.", "Ha malattie?", "diabetico, ma mangia di tutto", /^diabetico/i],
])("a word that names the speaker in another language names nobody: %s / %s / %s", async (...row) => {
  const [request, asked, answer, own] = row
  const { facts } = await factsAfter(request, asked, answer)
  expect(facts.filter((content) => own.test(content))).toEqual([])
})

test("what a message answers before it breaks an exercise off is not told of oneself", async () => {
  const { facts } = await factsAfter(
    "Quiz me on German.",
    'Translate: "Ich wohne in Rom."',
    "I live in Rome. Enough for today. I'm vegan, what can I cook?",
  )
  expect(facts.join()).toMatch(/vegan/)
  expect(facts.join()).not.toMatch(/Rome/)
})

test("a request to forget in the midst of an exercise is carried out", async () => {
  const texts = [
    "I live in Luton.",
    "Nice!",
    "Quiz me on German.",
    'Translate: "I live in Rome."',
    "Forget that I live in Luton.",
  ]
  expect((await factsAfter(...texts)).facts.join()).not.toMatch(/Luton/)
})

test.each([
  ["Ma fille a 9 ans.", "Pardon, 10 ans.", /^Ma fille a 10 ans/],
  ["Meine Tochter ist 4 Jahre alt.", "Sorry, 5 Jahre.", /^Meine Tochter ist 5 Jahre alt/],
  ["Mi hijo tiene 6 años.", "Perdón, 7 años.", /^Mi hijo tiene 7 años/],
  ["Mio figlio ha 6 anni.", "Scusa, 7 anni.", /^Mio figlio ha 7 anni/],
  ["My son is 6.", "Sorry, 7.", /^My son is 7/],
])("a corrected age is that of whom it was told: %s / %s", async (told, corrected, right) => {
  const { facts } = await factsAfter(told, "OK.", corrected)
  expect(facts.filter((content) => right.test(content))).toHaveLength(1)
  expect(facts.filter((content) => !right.test(content))).toEqual([])
})
