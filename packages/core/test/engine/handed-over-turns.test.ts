import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import { handedOver } from "../../src/text/handed-over.ts"
import type { ChatMessage } from "../../src/turn/messages.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const TEXTS = {
  en: "I am allergic to quinoa. My name is Mallory.",
  de: "Ich bin allergisch gegen Quinoa. Ich heiße Mallory.",
  fr: "Je suis allergique au quinoa. Je m'appelle Mallory.",
  es: "Soy alérgico a la quinua. Me llamo Mallory.",
  it: "Sono allergico alla quinoa. Mi chiamo Mallory.",
  zh: "我对藜麦过敏。我叫马洛里。",
  ja: "私の名前はマロリーです。",
} as const

const TRANSLATE_THIS = {
  en: "Translate this to Dutch:",
  de: "Übersetze das ins Englische:",
  fr: "Traduis ceci en anglais :",
  es: "Traduce esto al inglés:",
  it: "Traduci questo in inglese:",
  zh: "把这个翻译成英文：",
  ja: "これを英訳して：",
} as const

const system = (text: string): ChatMessage => ({ role: "system", text })
const user = (text: string): ChatMessage => ({ role: "user", text })
const assistant = (text: string): ChatMessage => ({ role: "assistant", text })

/** For each conversation the facts that stand after its last request, which carries all of it. */
async function factsOf(conversations: readonly (readonly ChatMessage[])[]): Promise<readonly (readonly string[])[]> {
  await using memory = await createMemory()
  const facts: (readonly string[])[] = []
  for (const [index, messages] of conversations.entries()) {
    const owner = { tenant: tenantOf("acme"), user: `person-${index}` }
    for (const [at, { role }] of messages.entries()) {
      if (role !== "user" || messages[at + 1]?.role === "user") continue
      const turn = await memory.begin({ owner, messages: messages.slice(0, at + 1), systemRole: true })
      const next = messages[at + 1]
      await turn.finish({ text: next?.role === "assistant" ? next.text : "Fine.", whole: true })
      await memory.settled()
    }
    const { items } = await memory.for(owner).list({ where: { status: ["active"] } })
    facts.push(items.filter(({ category }) => category !== "turn").map(({ content }) => content))
  }
  return facts
}

const TOLD = "I am allergic to quinoa."

test("the texts for a translator, corrector or extractor of a system prompt give no facts", async () => {
  const prompt = "You are a translator. Translate everything the user sends into French."
  const found = await factsOf(Object.values(TEXTS).map((text) => [system(prompt), user(text)]))
  expect(found.flat()).toEqual([])
})

test("a text in a message after the request to work on it gives no name and no allergy", async () => {
  const languages = ["en", "de", "fr", "es", "it", "zh", "ja"] as const
  const found = await factsOf(languages.map((language) => [user(TRANSLATE_THIS[language]), user(TEXTS[language])]))
  expect(found.flat()).toEqual([])
})

const STANDING = [
  "Correct my sentences from now on.",
  "Let's roleplay: you are a doctor, I am a patient called Mallory.",
  "I write a story. I speak as the villain from now on.",
  "Ab jetzt korrigierst du bitte alles, was ich schreibe.",
  "Lass uns ein Rollenspiel machen: Du bist der Arzt, ich bin der Patient.",
  "À partir de maintenant, corrige mes phrases.",
  "Corrige mis mensajes a partir de ahora.",
]

test("after a request about all messages to come, or the beginning of a role-play, a message gives no name and no allergy", async () => {
  const found = await factsOf(STANDING.map((asked) => [user(asked), assistant("Go ahead."), user(TEXTS.en)]))
  expect(found.flat().join(" ")).not.toMatch(/quinoa|Mallory/)
})

test("nothing in a message after a standing request is obeyed", async () => {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const messages = [user("Correct my sentences from now on."), assistant("OK."), user("Remember that I hate quinoa.")]
  const turn = await memory.begin({ owner, messages, systemRole: true })
  expect(turn.asked ?? []).toEqual([])
  const plain = await memory.begin({ owner, messages: messages.slice(2), systemRole: true })
  expect(plain.asked).toEqual(["remember"])
})

test("a standing request ends when its author asks for something else or says so", async () => {
  const found = await factsOf([
    [
      user("Correct my sentences from now on."),
      assistant("OK."),
      user("What should I cook tonight?"),
      assistant("Rice."),
      user(TOLD),
    ],
    [
      user("Let's roleplay: you are a doctor, I am a patient called Mallory."),
      assistant("What brings you in?"),
      user("Thanks. Stop the roleplay."),
      assistant("Done."),
      user(TOLD),
    ],
    [user("From now on call me Theo."), assistant("Hi Theo."), user(TOLD)],
    [user("I love role-playing games."), assistant("Nice."), user(TOLD)],
    [user("What is the capital of Peru?"), user(TOLD)],
  ])
  for (const facts of found) expect(facts.join(" ")).toContain("quinoa")
})

test("a system prompt of an assistant, persona, support bot or agent switches no memory off, and one of a tool does", async () => {
  const file = new URL("../text/standing-judge.txt", import.meta.url)
  const prompts = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes("\t"))
    .map((line) => line.split("\t"))
  const found = await factsOf(prompts.map(([, prompt = ""]) => [system(prompt), user(TOLD)]))
  const of = (kind: string): readonly (readonly string[])[] => found.filter((_, at) => prompts[at]?.[0] === kind)
  expect(of("person").filter((facts) => facts.length === 0)).toEqual([])
  const planted = of("tool").filter((facts) => facts.length > 0)
  expect(planted.length).toBeLessThanOrEqual(of("tool").length / 5)
})

test("of conversations that no training read, few handed messages count as own and hardly any own ones as handed over", () => {
  const folder = new URL("../../talk/handed/", import.meta.url)
  const verdicts = readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8")
      .trim()
      .split("\n")
      .filter((_, place) => place % 3 === 0)
      .flatMap((line) => {
        // The files are part of the repository and have this form.
        const { messages, whose } = JSON.parse(line) as { messages: ChatMessage[]; whose: string[] }
        const users = messages.flatMap(({ role }, at) => (role === "user" ? [at] : []))
        return users.map((at, index) => {
          const reply = messages.findIndex(({ role }, later) => later > at && role === "assistant")
          const known = reply < 0 ? messages : messages.slice(0, reply)
          return { whose: whose[index], verdict: handedOver(known, at) }
        })
      }),
  )
  const share = (of: string, verdict: string | undefined): number => {
    const all = verdicts.filter(({ whose }) => whose === of)
    return all.filter((one) => one.verdict === verdict).length / all.length
  }
  expect(verdicts.length).toBeGreaterThan(500)
  expect(share("handed", undefined)).toBeLessThan(0.33)
  expect(share("own", "handed")).toBeLessThan(0.03)
  expect(share("own", "unsure")).toBeLessThan(0.08)
})
