import { describe, expect, it } from "vitest"
import { createMemory, type ForgetOutcome, tenantOf } from "../../../src/index.ts"

type Exchange = readonly [text: string, reply: string]

/** What the pool holds of the person after a fact of an earlier conversation, an exchange and a message behind it. */
async function leftBehind(fact: string, [text, reply]: Exchange, message: string, isAlone = false) {
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
  await said("now", [text], reply)
  const outcome: ForgetOutcome | undefined = await said("now", isAlone ? [message] : [text, reply, message], "Done.")
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
    const { outcome, contents } = await leftBehind(fact, exchange, message)
    expect(outcome === undefined || (outcome.status === "removed" && outcome.removed === 0)).toBe(true)
    expect(contents).toContain(fact)
    const alone = await leftBehind(fact, exchange, message, true)
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
    const { outcome } = await leftBehind(fact, exchange, message)
    expect(outcome).toMatchObject({ status: "removed" })
    expect(outcome).not.toMatchObject({ removed: 0 })
  })
})
