import { describe, expect, it } from "vitest"
import { createMemory, type MemoryEngine, tenantOf } from "../../../src/index.ts"
import { parseForgetRequests } from "../../../src/turn/delete/forget-requests.ts"
import { parseOfferAnswer } from "../../../src/turn/delete/offer-answers.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }
const TOLD = ["I am allergic to peanuts.", "Since May I eat vegetarian.", "I live in Porto."]
const ASK = "delete what I told you about food"
const REPLY = 'Which one do you mean: "I am allergic to peanuts" or "Since May I eat vegetarian"?'

interface Said {
  readonly role: "user" | "assistant"
  readonly text: string
}

async function open(told: readonly string[] = TOLD): Promise<MemoryEngine> {
  const memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  for (const text of told) await memory.for(owner).remember(text)
  await memory.settled()
  return memory
}

/** Sends the messages so far, and answers them. */
async function say(memory: MemoryEngine, messages: readonly Said[], reply: string) {
  const turn = await memory.begin({ owner, systemRole: true, messages })
  await turn.finish({ text: reply, whole: true })
  await memory.settled()
  return turn
}

/** A request that is not clear, the reply, and the answer to it. */
async function answer(memory: MemoryEngine, text: string, reply = REPLY) {
  const asked: readonly Said[] = [{ role: "user", text: ASK }]
  const first = await say(memory, asked, reply)
  const all: readonly Said[] = [...asked, { role: "assistant", text: reply }, { role: "user", text }]
  return { first, second: await say(memory, all, "Done.") }
}

const contents = async (memory: MemoryEngine) => (await memory.for(owner).list()).items.map(({ content }) => content)

describe("an unclear request to forget", () => {
  it("tells the model what it may mean, so that it can ask", async () => {
    await using memory = await open()
    const { first } = await answer(memory, "Never mind, what's the weather like?")
    expect(first.forgot).toMatchObject({ status: "removed", removed: 0, choices: { length: 2 } })
    expect(first.placement?.block).toContain('"Allergic to peanuts"')
    expect(first.placement?.block).toContain('"Since May I eat vegetarian."')
    expect(first.placement?.block).toContain("Ask the user which one")
  })

  it.each([
    ["the second one, please", ["peanuts", "Porto"]],
    ["1", ["vegetarian", "Porto"]],
    ["the one about peanuts", ["vegetarian", "Porto"]],
    ["Yes, both of them.", ["Porto"]],
  ])("is honoured by the answer %j", async (text, kept) => {
    await using memory = await open()
    const { second } = await answer(memory, text)
    expect(second.asked).toEqual(["forget"])
    expect(second.forgot).toMatchObject({ status: "removed", near: 0 })
    const left = (await contents(memory)).join()
    for (const word of ["peanuts", "vegetarian", "Porto"]) expect(left.includes(word), word).toBe(kept.includes(word))
  })

  it.each([
    "yes", // to which of the two?
    "neither",
    "no, keep the first",
    "the first one was a nice day for all of us at the lake",
    "the third",
    "Is the first one bad for me?",
  ])("removes nothing upon %j", async (text) => {
    await using memory = await open()
    await answer(memory, text)
    const left = (await contents(memory)).join()
    for (const word of ["peanuts", "vegetarian", "Porto"]) expect(left).toContain(word)
  })

  it("is honoured by a bare yes only where the reply named one of them", async () => {
    await using memory = await open()
    await answer(memory, "Yes", 'Do you mean "Since May I eat vegetarian"?')
    expect((await contents(memory)).join()).not.toContain("vegetarian")
    expect((await contents(memory)).join()).toContain("peanuts")
  })

  it.each([
    ["Should I forget both?", "Yes."],
    ["Soll ich beide vergessen?", "Ja, bitte."],
    ["J'oublie les deux ?", "Oui."],
    ["¿Olvido las dos?", "Sí."],
    ["Le dimentico entrambe?", "Sì."],
    ["Esqueço as duas?", "Sim."],
    ["两个都忘掉吗?", "好的。"],
    ["両方忘れましょうか?", "はい。"],
  ])("is honoured by a yes to %j about all that the reply names", async (question, text) => {
    await using memory = await open()
    await answer(memory, text, `I found "I am allergic to peanuts" and "Since May I eat vegetarian". ${question}`)
    const left = (await contents(memory)).join()
    for (const word of ["peanuts", "vegetarian"]) expect(left).not.toContain(word)
    expect(left).toContain("Porto")
  })

  it.each([
    "Shall I keep both?",
    "Soll ich alle behalten?",
    "Kann ich sonst noch etwas für Sie tun?",
    "¿Eso es todo?",
    "两个都保留吗?",
  ])("removes nothing upon a yes to %j", async (question) => {
    await using memory = await open()
    await answer(memory, "Yes.", `I found "I am allergic to peanuts" and "Since May I eat vegetarian". ${question}`)
    const left = (await contents(memory)).join()
    for (const word of ["peanuts", "vegetarian", "Porto"]) expect(left).toContain(word)
  })

  it("is asked about again after a yes to which of them", async () => {
    await using memory = await open()
    const { second } = await answer(memory, "Yes")
    expect(second.forgot).toMatchObject({ status: "removed", removed: 0 })
    expect(second.placement?.block).toContain("Which of these should I forget?")
  })

  it("removes nothing upon a yes to another question, or upon one that comes later", async () => {
    await using memory = await open()
    await answer(memory, "Yes", "I could not tell which one. Shall we talk about your holiday?")
    const later: readonly Said[] = [
      { role: "user", text: ASK },
      { role: "assistant", text: REPLY },
      { role: "user", text: "Let me think." },
      { role: "assistant", text: REPLY },
      { role: "user", text: "the first" },
    ]
    await say(memory, later.slice(0, 3), REPLY)
    await say(memory, later, "Fine.")
    const left = (await contents(memory)).join()
    for (const word of ["peanuts", "vegetarian", "Porto"]) expect(left).toContain(word)
  })

  it("keeps neither the reply that quotes it nor the answer that names it", async () => {
    await using memory = await open()
    await answer(memory, "the vegetarian one")
    expect((await contents(memory)).join().toLowerCase()).not.toContain("vegetarian")
  })

  it("that was honoured is taken back upon request", async () => {
    await using memory = await open()
    await answer(memory, "the second")
    expect((await contents(memory)).join()).not.toContain("vegetarian")
    const turn = await say(memory, [{ role: "user", text: "Restore what you just forgot" }], "Done.")
    expect(turn.restored).toMatchObject({ status: "restored" })
    expect((await contents(memory)).join()).toContain("vegetarian")
  })
})

describe("an answer that says by its content which one it chooses, although the reply named none", () => {
  const reply = "I have no memory about this."
  it.each([
    [
      ["My aunt Eva lives in Bonn and loves opera.", "My cousin Ida lives in Bonn too, she is a vet."],
      "Please forget that I live in Bonn.",
      ["The one about Ida.", "the bit about my cousin, thanks", "The vet one."],
    ],
    [
      ["Meine Tante Eva wohnt in Bonn und mag Opern.", "Meine Cousine Ida arbeitet in Bonn als Tierärztin."],
      "Bitte vergiss, dass ich in Bonn wohne.",
      ["Die Sache mit Ida.", "Ich meine das über meine Cousine."],
    ],
    [
      ["Ma tante Eva habite à Metz et aime l'opéra.", "Ma cousine Ida travaille à Metz comme vétérinaire."],
      "Oublie que j'habite à Metz.",
      ["Celle sur Ida.", "Celle qui parle de ma cousine, merci."],
    ],
    [
      ["Mi tía Eva vive en León y ama la ópera.", "Mi prima Ida trabaja en León, es veterinaria."],
      "Por favor, olvida que vivo en León.",
      ["La de Ida.", "Lo de mi prima."],
    ],
    [
      ["A minha tia Eva mora em Faro e ama ópera.", "A minha prima Ida trabalha em Faro, é veterinária."],
      "Por favor, esquece que moro em Faro.",
      ["A da Ida.", "A que fala da minha prima."],
    ],
    [
      ["Mia zia Eva abita a Lecce e ama l'opera.", "Mia cugina Ida lavora a Lecce, fa la veterinaria."],
      "Per favore dimentica che abito a Lecce.",
      ["Quella su Ida.", "Quella che riguarda mia cugina."],
    ],
    [
      ["我牙医小玛在厦门工作，喜欢骑马。", "我室友阿俊在厦门修自行车。"],
      "请忘掉我在厦门出生。",
      ["关于阿俊的那个。", "修自行车的那条，谢谢。"],
    ],
    [
      ["叔母の恵は福岡に住んでいて、オペラが好きです。", "従妹の彩も福岡に住んでいて、獣医です。"],
      "私が福岡に住んでいることは忘れてください。",
      ["彩に関する方。", "獣医の方です。"],
    ],
  ] as const)("%j", async (told, ask, answers) => {
    for (const text of answers) {
      await using memory = await open(told)
      const asked: readonly Said[] = [{ role: "user", text: ask }]
      expect((await say(memory, asked, reply)).forgot, ask).toMatchObject({ removed: 0 })
      await say(memory, [...asked, { role: "assistant", text: reply }, { role: "user", text }], "Done.")
      const left = await contents(memory)
      expect(left, text).toContain(told[0])
      expect(left, text).not.toContain(told[1])
    }
  })

  it.each([
    [
      "The one about Ida is right.",
      "Not the one about Ida.",
      "Keep the one about Ida.",
      "The one about Bonn.",
      "Ida likes opera.",
      "The one about Max.",
    ],
  ])("removes nothing where it keeps it, or names both or neither", async (...answers) => {
    for (const text of answers) {
      const told = ["My aunt Eva lives in Bonn and loves opera.", "My cousin Ida lives in Bonn too, she is a vet."]
      await using memory = await open(told)
      const asked: readonly Said[] = [{ role: "user", text: "Please forget that I live in Bonn." }]
      await say(memory, asked, reply)
      await say(memory, [...asked, { role: "assistant", text: reply }, { role: "user", text }], "Fine.")
      expect(await contents(memory), text).toEqual(expect.arrayContaining(told))
    }
  })

  it.each([
    "Nicht die Sache mit Ida.",
    "Das mit Ida bitte behalten.",
    "Garde celle sur Ida.",
    "Non quella su Ida.",
    "不是关于小达的那个。",
    "关于小达的那个别删。",
  ])("asks to forget nothing where it says what is to stay: %s", (text) => {
    expect(parseForgetRequests(text)).toEqual([])
  })
})

it.each([
  ["ja, den zweiten bitte", { means: "places", places: [1] }],
  ["beide", { means: "all" }],
  ["la première, s'il te plaît", { means: "places", places: [0] }],
  ["oui, c'est ça", { means: "yes" }],
  ["Sí, esa", { means: "yes" }],
  ["el último", { means: "places", places: [-1] }],
  ["as duas", { means: "count", places: [2] }],
  ["o primeiro, por favor", { means: "places", places: [0] }],
  ["tutti e due", { means: "all" }],
  ["il numero due", { means: "places", places: [1] }],
  ["第二个", { means: "places", places: [1] }],
  ["是的，删掉吧", { means: "yes" }],
  ["两个都删", { means: "all" }],
  ["二番目をお願いします", { means: "places", places: [1] }],
  ["はい、それです", { means: "yes" }],
  ["両方消して", { means: "all" }],
])("%j is an answer to what was offered", (text, answered) => {
  expect(parseOfferAnswer(text)).toMatchObject({ ...answered, rest: [] })
})

it.each([
  "nein, keinen",
  "aucun des deux",
  "non, garde-les",
  "ninguno",
  "não, deixa",
  "no, nessuno",
  "都不是",
  "いいえ",
  "thanks",
])("%j chooses nothing of what was offered", (text) => {
  expect(parseOfferAnswer(text)).toBeUndefined()
})
