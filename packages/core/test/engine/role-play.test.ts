import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import type { ChatMessage } from "../../src/turn/messages.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const TOLD = "I am pregnant. My name is Mallory and I am allergic to quinoa."
const CARRIED = new Set(["identity", "constraint", "instruction"])

/** What of the user's words every later conversation would carry, and how many turns are kept. */
async function keptOf(prompt: string, text: string) {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const messages: ChatMessage[] = [
    { role: "system", text: prompt },
    { role: "user", text },
  ]
  const turn = await memory.begin({ owner, messages, systemRole: true })
  await turn.finish({ text: "Indeed.", whole: true })
  await memory.settled()
  const { items } = await memory.for(owner).list({ where: { status: ["active"] } })
  return {
    carried: items.filter(({ category }) => CARRIED.has(category)).map(({ content }) => content),
    turns: items.filter(({ category }) => category === "turn").length,
  }
}

test.each([
  ["You are Lord Byron. The user plays Mary Shelley.", "I am pregnant and I live by the lake with Percy."],
  ["You play Sherlock Holmes. I play Dr Watson.", "My name is John and I am allergic to quinoa."],
  [
    "Rollenspiel: Du bist der Wirt, der Nutzer spielt einen Ritter.",
    "Ich heiße Kunibert und bin allergisch gegen Nüsse.",
  ],
])("what a user says in a part that the system prompt gives them is only kept as a turn: %s", async (prompt, text) => {
  const { carried, turns } = await keptOf(prompt, text)
  expect(carried).toEqual([])
  expect(turns).toBeGreaterThan(0)
})

test.each([
  "You are a pirate who helps users with their taxes.",
  "You are Lord Byron. Answer questions about poetry in his voice.",
  "Du bist ein Pirat, der Nutzern bei der Steuer hilft.",
  "Eres un pirata que ayuda a los usuarios con sus impuestos.",
  "你是帮用户报税的海盗。",
  "Tu es un robot moqueur qui bavarde avec l'utilisateur.",
  "You are a helpful assistant with long-term memory.",
  "The user's name is Anna. She is an engineer in Berlin.",
  "You are a nutrition coach. The user is your client.",
  "You are a therapist. The user tells you about their life.",
  "You are a therapist named Dr. Sol.",
  "You are a personal trainer; the user is your client.",
  "You are a family doctor. The user is your patient.",
  "You are a lawyer. The user is your client.",
  "You speak with users on WhatsApp on behalf of Dr. Kim's practice. The user is a patient.",
  "You are a diary. The user writes to you every evening.",
  "You are a vampire butler, always polite.",
  "Du bist Ernährungsberaterin. Der Nutzer ist dein Klient.",
  "Eres nutricionista. El usuario es tu paciente.",
  "Tu es coach sportif. L'utilisateur est ton client.",
  "你是一只可爱的猫娘，回答时要带喵。",
])("a system prompt that describes the assistant or its user silences nobody: %s", async (prompt) => {
  expect((await keptOf(prompt, TOLD)).carried.join(" ")).toMatch(/quinoa/)
})

test("of judged system prompts most that give a part let nothing be carried, and hardly any others", async () => {
  const folder = new URL("../../talk/role-play/judge/", import.meta.url)
  const prompts = readdirSync(folder).flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .map((line) => ({ gives: line.startsWith("!"), prompt: line.slice(2) })),
  )
  const silenced = { part: 0, other: 0 }
  const totals = { part: 0, other: 0 }
  for (const { gives, prompt } of prompts) {
    const kind = gives ? "part" : "other"
    totals[kind]++
    if ((await keptOf(prompt, TOLD)).carried.length === 0) silenced[kind]++
  }
  expect(silenced.part / totals.part).toBeGreaterThan(2 / 3)
  expect(silenced.other / totals.other).toBeLessThan(0.03)
}, 60_000)
