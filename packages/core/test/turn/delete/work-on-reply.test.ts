import { describe, expect, it } from "vitest"
import { createMemory, type ForgetOutcome, tenantOf } from "../../../src/index.ts"

type Exchange = readonly [text: string, reply: string]

/** What the pool holds of the person after a fact of an earlier conversation, exchanges and a message behind them. */
async function leftBehind(fact: string, exchanges: readonly Exchange[], message: string, isAlone = false) {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  const said = async (session: string, messages: readonly string[], answer: string) => {
    const turn = await memory.begin({
      owner: { ...owner, session },
      systemRole: true,
      messages: messages.map((one, at) => ({
        role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
        text: one,
      })),
    })
    await turn.finish({ text: answer, whole: true })
    await memory.settled()
    return turn.forgot
  }
  await said("before", [fact], "Okay.")
  const before: string[] = []
  for (const [text, reply] of exchanges) {
    await said("now", isAlone ? [text] : [...before, text], reply)
    before.push(text, reply)
  }
  const outcome: ForgetOutcome | undefined = await said("now", isAlone ? [message] : [...before, message], "Done.")
  const { items } = await memory.for(owner).list({ limit: 50 })
  return { outcome, contents: items.map(({ content }) => content) }
}

const GRANOLA: Exchange = [
  "Give me a granola recipe",
  "Oats 300 g\nhazelnuts 100 g\nhoney 3 tbsp\nBake for 20 minutes.",
]
const MUESLI: Exchange = ["Gib mir ein Müslirezept", "Haferflocken 300 g\nHaselnüsse 100 g\nHonig\n20 Minuten backen."]
const CLAFOUTIS: Exchange = ["Une recette de granola ?", "Flocons 300 g\nnoisettes 100 g\nmiel\nCuire 20 minutes."]

describe("a request for work on a reply forgets nothing", () => {
  it.each<[fact: string, exchange: Exchange, message: string]>([
    ["I'm allergic to hazelnuts.", GRANOLA, "Please remove the hazelnuts."],
    ["I'm allergic to hazelnuts.", GRANOLA, "Forget the hazelnuts."],
    ["Ich bin gegen Haselnüsse allergisch.", MUESLI, "Bitte lass die Haselnüsse weg"],
    ["Ich bin gegen Haselnüsse allergisch.", MUESLI, "Vergiss die Haselnüsse"],
    ["Je suis allergique aux noisettes.", CLAFOUTIS, "Retire les noisettes s'il te plaît"],
    [
      "Mi perro se llama Galleta.",
      ["Escribe un cuento", "Julia tenía un perro llamado Galleta."],
      "Borra a Galleta por favor",
    ],
    [
      "A maggio andiamo a Lisbona.",
      ["Idee regalo per Anna?", "Spa, viaggio a Lisbona, libro."],
      "Togli Lisbona dalla lista per favore",
    ],
    [
      "Em maio vamos a Lisboa.",
      ["Ideias de presente?", "Spa, viagem a Lisboa, livro."],
      "Tira Lisboa da lista por favor",
    ],
    ["五月我们去里斯本。", ["送什么礼物好？", "水疗、里斯本旅行、食谱书。"], "忘掉里斯本吧"],
    ["5月にリスボンに行きます。", ["プレゼントのアイデアは？", "スパ、リスボン旅行、料理本。"], "リスボンを消して"],
  ])("%j stays", async (fact, exchange, message) => {
    const { outcome, contents } = await leftBehind(fact, [exchange], message)
    expect(outcome === undefined || (outcome.status === "removed" && outcome.removed === 0)).toBe(true)
    expect(contents).toContain(fact)
    const alone = await leftBehind(fact, [exchange], message, true)
    expect(alone.contents).toContain(fact)
  })
})

describe("what a reply repeats of memory is forgotten on request", () => {
  const FED: Exchange = [
    "What should I eat?",
    "Since you're allergic to hazelnuts, skip the praline. How about lentils?",
  ]
  it.each<[fact: string, exchange: Exchange, message: string]>([
    ["I'm allergic to hazelnuts.", FED, "Forget the hazelnuts."],
    ["I'm allergic to hazelnuts.", FED, "Forget my hazelnut allergy."],
    ["I'm allergic to hazelnuts.", GRANOLA, "Forget that I'm allergic to hazelnuts."],
    ["I'm allergic to hazelnuts.", GRANOLA, "Please forget what I told you about hazelnuts."],
    ["My dog is called Biscuit.", ["A story, please", "Once there was a dog called Biscuit."], "Forget my dog."],
    ["I like tea.", ["I'm allergic to kiwi.", "Noted, kiwi allergy."], "Please forget the kiwi thing"],
    ["Ich trinke gern Tee.", ["Ich bin gegen Kiwi allergisch.", "Notiert: Kiwi."], "Vergiss das mit der Kiwi bitte"],
    [
      "I'm flying to Lisbon in March.",
      ["What do you know about me?", "On file:\n- Dog: Biscuit\n- Trip to Lisbon"],
      "Please forget Lisbon.",
    ],
    ["My dog is called Biscuit.", ["Hi", "Good morning! How is Biscuit today?"], "Please forget Biscuit."],
    ["My dog is called Biscuit.", ["My dog died.", "I'm so sorry about Biscuit."], "Please forget Biscuit."],
    [
      "Im März fliege ich nach Lissabon.",
      ["Was weißt du über mich?", "Gespeichert:\n- Lissabon im März"],
      "Bitte vergiss Lissabon.",
    ],
    ["お茶が好きです。", ["キウイアレルギーです。", "キウイですね、わかりました。"], "キウイのことは忘れて"],
  ])("after %j and %j: %j", async (fact, exchange, message) => {
    const { outcome } = await leftBehind(fact, [exchange], message)
    expect(outcome).toMatchObject({ status: "removed" })
    expect(outcome).not.toMatchObject({ removed: 0 })
  })
})

const LETTER: Exchange = [
  "Write an email to my landlord about the broken boiler",
  "Dear Mr Peeters,\n\nThe boiler has been broken since Monday. I work as a nurse with night shifts and need hot water.\n\nCould you send a plumber?\n\nKind regards",
]
const SHORTER: Exchange = [
  "A bit shorter please",
  "Dear Mr Peeters,\n\nThe boiler has been broken since Monday. I work as a nurse with night shifts.\n\nKind regards",
]
const HOURS: Exchange = ["Should I mention the day?", "Yes, one concrete day helps."]
const BIO: Exchange = [
  "Write two lines about me for the club website",
  "Nell, 34, is a nurse. She lives in Ghent with her dog Biscuit.",
]
const NURSE = "I work as a nurse at the Maria clinic."

describe("what is to be taken out of a draft stays in memory", () => {
  it.each<[fact: string, exchanges: readonly Exchange[], message: string]>([
    ["我有两只狗。", [["帮我给房东写封邮件。", "房东您好，我有两只狗。"]], "删掉我的狗。"],
    ["我有抑郁症。", [["帮我写个请假条。", "王老师您好，我因为抑郁症请假一天。"]], "删掉我的抑郁症。"],
    [
      "I'm divorced.",
      [["Write my dating bio.", "Loves the sea and two dogs. Divorced, and you will love the cooking."]],
      "Forget the divorce",
    ],
    [NURSE, [LETTER], "remove my job"],
    [NURSE, [LETTER], "Can you remove my job title?"],
    [NURSE, [LETTER, SHORTER], "delete my job"],
    [NURSE, [LETTER, HOURS], "Please take out my job"],
    [NURSE, [LETTER, SHORTER, HOURS], "shorter please, and remove my job"],
    ["I'm 34 years old.", [BIO], "delete my age"],
    ["I live in Ghent.", [BIO], "leave out where I live"],
    ["I'm vegan.", [["Draft my dating profile", "34, nurse, vegan. I like rain."]], "delete that I am vegan"],
    ["My birthday is on 3 June.", [["Plan my week", "Mon: shift\nTue: birthday\nWed: groomer"]], "delete my birthday"],
    ["I'm 34 years old.", [["Design a users table", "CREATE TABLE users(id, age)"]], "delete my age"],
    [
      "Ich arbeite als Krankenpfleger.",
      [["Schreib mir eine kurze Bio", "Nell, 34, arbeitet als Krankenpfleger und wohnt in Gent."]],
      "entferne meinen Beruf",
    ],
    [
      "J'ai 34 ans.",
      [["Rédige mon profil de rencontre", "Curieux, 34 ans, j'aime la pluie et mon chien Biscuit."]],
      "enlève mon âge",
    ],
    ["Tengo 34 años.", [["Escríbeme una bio corta", "Nell, 34 años, vive en Gante."]], "borra mi edad"],
    ["Ho 34 anni.", [["Scrivimi una breve bio", "Nell, 34 anni, vive a Gand."]], "cancella la mia età"],
    ["Tenho 34 anos.", [["Escreva uma bio curta", "Nell, 34 anos, mora em Gante."]], "apaga minha idade"],
    ["我今年34岁。", [["帮我写个简短的个人简介", "内尔，34岁，护士，住在根特，养了一只狗叫饼干。"]], "把我的年龄删掉"],
    ["34歳です。", [["短い自己紹介文を書いて", "ネル、34歳。マリア病院の看護師。ゲントに暮らす。"]], "年齢を消して"],
  ])("%j, %j: %j", async (fact, exchanges, message) => {
    const { outcome, contents } = await leftBehind(fact, exchanges, message)
    expect(outcome === undefined || (outcome.status === "removed" && outcome.removed === 0)).toBe(true)
    expect(contents).toContain(fact)
    const alone = await leftBehind(fact, exchanges, message, true)
    expect(alone.contents).toContain(fact)
  })

  it.each([["cut my job"], ["cut my job please"], ["cut the night shifts"], ["skip the part about my dog"]])(
    "nor is it something that the person says of themselves: %j",
    async (message) => {
      const { contents } = await leftBehind("I work as a plumber.", [LETTER], message)
      expect(contents).toContain("Works as a plumber")
      expect(contents.join("\n")).not.toMatch(/^(?:Cut|Skip) /mu)
    },
  )

  it.each([
    [
      "I have a nut allergy.",
      ["Write a text to my host.", "Hi! I have a nut allergy, hope that's ok."],
      "leave out my allergy",
    ],
    [
      "Ich bin gegen Nüsse allergisch.",
      ["Schreib meinem Gastgeber.", "Hallo Tom, ich bin gegen Nüsse allergisch. Bis bald!"],
      "Lass meine Allergie weg",
    ],
    [
      "J'ai une dépression.",
      ["Écris un mot à mon chef.", "Bonjour, avec ma dépression je reste chez moi."],
      "Enlève ma dépression.",
    ],
  ] as const)("nor an order to leave something out: %s, %j: %s", async (fact, exchange, message) => {
    const { contents } = await leftBehind(fact, [exchange], message)
    const order = message.replace(/[.]$/, "").toLowerCase()
    // The message itself may be kept as a turn.
    expect(contents.filter((content) => content.toLowerCase().startsWith(order)).length).toBeLessThan(2)
  })

  it("what is told beside the work on a draft is kept", async () => {
    const { contents } = await leftBehind("I work as a plumber.", [LETTER], "I'm allergic to nuts, by the way.")
    expect(contents.join()).toContain("llergic to nuts")
  })

  it.each<[fact: string, exchanges: readonly Exchange[], message: string]>([
    [NURSE, [LETTER], "Forget that I work as a nurse."],
    [NURSE, [LETTER], "remove my job from your memory"],
    [NURSE, [LETTER, SHORTER], "delete what you know about my job"],
    [
      "Ich bin 34 Jahre alt.",
      [["Schreib mir eine kurze Bio", "Nell, 34, wohnt in Gent."]],
      "Bitte vergiss, dass ich 34 bin.",
    ],
    [NURSE, [LETTER, ["I had a long day.", "That sounds hard. I hope you can rest."]], "delete my job"],
    [NURSE, [LETTER, ["What do you know about me?", "- Nurse at the Maria clinic"]], "delete my job"],
    [NURSE, [["What have you got on me?", "1. Nurse at the Maria clinic\n2. Lives in Ghent"]], "delete my job"],
    [NURSE, [["Good morning", "Good morning! How can I help?"]], "delete my job"],
    [NURSE, [["My grandmother died.", "I'm so sorry. I wish you strength."]], "remove my job"],
  ])("a request to memory is obeyed: %j, %j: %j", async (fact, exchanges, message) => {
    const { outcome, contents } = await leftBehind(fact, exchanges, message)
    expect(outcome).toMatchObject({ status: "removed" })
    expect(contents).not.toContain(fact)
  })
})
