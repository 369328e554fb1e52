import { describe, expect, test } from "vitest"
import { parseCues } from "../../../src/turn/recall/cues.ts"

const cues = (text: string, before: readonly string[] = [], ignore: readonly string[] = []) =>
  parseCues({
    text,
    before: before.map((said, position) => ({ role: "user", text: said, position })),
    ignore,
    at: Date.UTC(2026, 10, 20),
  })
const words = (...those: Parameters<typeof cues>) => cues(...those).words.map(({ word }) => word)

describe("cues", () => {
  test.each(["Thanks!", "hello", "ok, great, thank you so much", "谢谢！", "ありがとうございます", ""])(
    "%j asks for nothing",
    (text) => {
      expect(cues(text).nothing).toBe(true)
    },
  )

  test.each(["Thanks, where is Ada?", "What is my name?", "hi, I moved to Oslo"])(
    "%j asks or says something",
    (text) => {
      expect(cues(text).nothing).toBe(false)
    },
  )

  test.each([
    ["what do you know about me?", "user"],
    ["Who am I?", "user"],
    ["Tell me everything you remember about me", "user"],
    ["What did we talk about last week?", "past"],
    ["what have we discussed so far", "past"],
    ["我们上次聊了什么？", "past"],
    ["Was weißt du über mich?", "user"],
    ["Erzähl mir alles, was du über mich weißt", "user"],
    ["Worüber haben wir letzte Woche gesprochen?", "past"],
    ["Que sais-tu de moi ?", "user"],
    ["De quoi on a parlé hier ?", "past"],
    ["¿Qué sabes de mí?", "user"],
    ["¿De qué hablamos la semana pasada?", "past"],
    ["O que você sabe sobre mim?", "user"],
    ["Sobre o que falamos ontem?", "past"],
    ["Cosa sai di me?", "user"],
    ["Di cosa abbiamo parlato la settimana scorsa?", "past"],
    ["关于我你知道些什么", "user"],
    ["私のことを覚えていますか", "user"],
    ["昨日は何の話をした？", "past"],
    ["나에 대해 뭘 알고 있어?", "user"],
    ["지난주에 우리 무슨 얘기 했어?", "past"],
    ["Расскажи всё, что ты знаешь обо мне", "user"],
    ["О чём мы говорили на прошлой неделе?", "past"],
  ])("%j has no topic of its own", (text, about) => {
    expect(cues(text).topicless).toBe(about)
  })

  test.each([
    "What did we say about the boat?",
    "What do you know about quicksort?",
    "Where do I live?",
    "I talked to Ada",
    "Was weißt du über Berlin?",
    "Worüber haben wir beim Urlaub gesprochen?",
    "¿Qué sabes de Chile?",
    "O que você sabe sobre fotossíntese?",
    "我们上周聊的那本书叫什么？",
    "日本の歴史について教えてください",
    "지난주에 추천한 책 이름이 뭐야?",
    "Что ты знаешь о Байкале?",
    "Schreib mir ein Gedicht über mich",
  ])("%j has one", (text) => {
    expect(cues(text).topicless).toBeUndefined()
  })

  test("ignored patterns are cut from the query", () => {
    expect(words("#team-7 Where is Ada?", [], ["#team-*7"])).toEqual(["ada"])
  })

  test("a short follow-up borrows the previous message's rarest words at half weight", () => {
    const followUp = cues("And what about its price?", ["Tell me about the Quokka Deluxe tent"])
    expect(followUp.words.find(({ word }) => word === "quokka")?.weight).toBe(0.5)
    expect(followUp.words.find(({ word }) => word === "price")?.weight).toBe(1)
  })

  test("what asks on about the user is about the user", () => {
    expect(cues("and where was that?", ["Did I mention our honeymoon?"])).toMatchObject({ didI: true })
    expect(cues("And where is it?", ["What does my cousin do?"])).toMatchObject({
      asksOwn: true,
      refersToUser: true,
      mentionsOwn: true,
    })
    expect(cues("and where is it?", ["Fix the import in my script"])).toMatchObject({
      asksOwn: false,
      mentionsOwn: false,
    })
    expect(cues("How tall is Mount Everest?", ["What does my cousin do?"])).toMatchObject({ asksOwn: false })
  })

  test("a self-contained request inherits nothing", () => {
    expect(words("What is the capital of Norway?", ["Tell me about the Quokka"])).not.toContain("quokka")
    expect(words("What is my name?", ["Tell me about the Quokka"])).not.toContain("quokka")
  })

  test("the signs of a question about one's own past are seen", () => {
    expect(cues("When did I buy my bike?")).toMatchObject({
      mentionsOwn: true,
      refersToUser: true,
      didI: true,
      asksTime: true,
      question: true,
    })
    expect(cues("Write a poem about the sea")).toMatchObject({ refersToUser: false, question: false })
  })

  test.each([
    "Worüber haben wir letzte Woche gesprochen?",
    "De quoi avons-nous parlé la semaine dernière ?",
    "¿De qué hablamos la semana pasada?",
    "Do que falámos na semana passada?",
    "Di cosa abbiamo parlato la settimana scorsa?",
    "我们上周聊了什么？",
    "先週何について話しましたか？",
    "지난주에 무슨 얘기 했어?",
    "О чём мы говорили на прошлой неделе?",
  ])("%j names the same time as English does", (text) => {
    const { from, below } = cues("What did we talk about last week?").time ?? {}
    expect(cues(text).time).toMatchObject({ from, below })
  })

  test.each([
    "Wo wohne ich?",
    "Wie heißt mein Hund?",
    "Comment s'appelle mon chien ?",
    "Où est-ce que j'habite ?",
    "¿Cómo se llama mi perro?",
    "¿Dónde vivo?",
    "Qual é o nome do meu cão?",
    "Come si chiama il mio cane?",
    "我的狗叫什么名字？",
    "我住在哪里？",
    "私はどこに住んでいますか？",
    "내 강아지 이름이 뭐야?",
    "Как зовут мою собаку?",
    "Где я живу?",
  ])("%j asks for what somebody who knows the user would answer", (text) => {
    expect(cues(text)).toMatchObject({ asksOwn: true, question: true, refersToUser: true })
  })

  test.each([
    "How do I reverse a list?",
    "Wie kann ich eine Liste umkehren?",
    "¿Cómo puedo invertir una lista?",
    "我怎么反转一个列表？",
    "リストを逆にするにはどうすればいいですか？",
    "Как перевернуть список?",
  ])("%j does not", (text) => {
    expect(cues(text).asksOwn).toBe(false)
  })

  test.each(["Wow, that's a lot!", "Thanks, and how do I cook it?", "That's helpful! Any tips?"])(
    "%j takes up what the assistant has said",
    (text) => {
      expect(cues(text).takesUp).toBe(true)
    },
  )

  test("having no idea tells nothing of the past", () => {
    expect(cues("I had no idea that bees can count").didI).toBe(false)
    expect(cues("Where did I put my bees?").didI).toBe(true)
  })

  test("a pasted megabyte gives at most 32 words", () => {
    const text = Array.from({ length: 150_000 }, (_, place) => `w${place}`).join(" ")
    expect(cues(text).words).toHaveLength(32)
  })
})
