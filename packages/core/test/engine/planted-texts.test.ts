import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import type { ChatMessage } from "../../src/turn/messages.ts"
import { tenantOf } from "../../src/turn/pools.ts"

interface Conversation {
  readonly messages: readonly ChatMessage[]
  /** Words of a text that is somebody else's. */
  readonly planted?: readonly string[]
  /** Words of what the person says of themselves. */
  readonly kept?: readonly string[]
}

const JUDGE = new URL("../../talk/planted/judge/", import.meta.url)

function readConversations(name: string): readonly Conversation[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, JUDGE), "utf8")
    .trim()
    .split("\n")
  // The files are part of the repository and have this form.
  return lines.map((line) => JSON.parse(line) as Conversation)
}

/** For each conversation its words that facts hold, and those that identities, constraints and instructions hold. */
async function replay(conversations: readonly Conversation[]): Promise<Record<"facts" | "profile", readonly string[]>> {
  await using memory = await createMemory()
  const found = { facts: [] as string[], profile: [] as string[] }
  for (const [index, { messages, planted = [], kept = [] }] of conversations.entries()) {
    const owner = { tenant: tenantOf("acme"), user: `person-${index}` }
    for (const [at, { role }] of messages.entries()) {
      if (role !== "user" || messages[at + 1]?.role === "user") continue
      const turn = await memory.begin({ owner, messages: messages.slice(0, at + 1), systemRole: true })
      const next = messages[at + 1]
      await turn.finish({ text: next?.role === "assistant" ? next.text : "OK.", whole: true })
      await memory.settled()
    }
    const { items } = await memory.for(owner).list({ where: { status: ["active"] } })
    const facts = items.filter(({ category }) => category !== "turn")
    const profile = facts.filter(({ category }) => ["identity", "constraint", "instruction"].includes(category))
    const among = (words: readonly string[], all: typeof facts): readonly string[] =>
      words.filter((word) => all.some(({ content }) => content.toLowerCase().includes(word.toLowerCase())))
    found.facts.push(...among([...planted, ...kept], facts))
    found.profile.push(...among([...planted, ...kept], profile))
  }
  return found
}

test("of texts that are handed over in a series in 14 languages, hardly a name, allergy or instruction is the person's", async () => {
  const { facts, profile } = await replay(readConversations("series"))
  expect(profile.length).toBeLessThanOrEqual(1)
  expect(facts.length).toBeLessThanOrEqual(6)
}, 240_000)

test("of texts beside their request, hardly a name, allergy or instruction is the person's", async () => {
  const { profile } = await replay(readConversations("within"))
  expect(profile.length).toBeLessThanOrEqual(3)
}, 240_000)

test("of texts by another writer, of which no training reads a line, hardly a name, allergy or instruction is the person's", async () => {
  const { profile } = await replay(readConversations("strangers"))
  expect(profile.length).toBeLessThanOrEqual(6)
}, 240_000)

test("of texts that people paste in ten languages, and of what they type beside them, no more goes to the wrong side than was measured", async () => {
  const names = readdirSync(JUDGE).filter((name) => name.startsWith("pastes-"))
  const conversations = names.flatMap((name) => readConversations(name.replace(/\.jsonl$/, "")))
  const texts = await replay(conversations.map(({ messages, planted = [] }) => ({ messages, planted })))
  const typed = await replay(conversations.map(({ messages, kept = [] }) => ({ messages, kept })))
  expect(conversations.flatMap(({ planted = [] }) => planted).length).toBeGreaterThan(500)
  expect(texts.facts.length).toBeLessThanOrEqual(112)
  expect(texts.profile.length).toBeLessThanOrEqual(8)
  expect(typed.facts.length).toBeGreaterThanOrEqual(78)
}, 240_000)

test("what people say of themselves in messages that look alike is kept", async () => {
  const { facts, profile } = await replay(readConversations("own"))
  expect(facts.length).toBeGreaterThanOrEqual(36)
  expect(profile.length).toBeGreaterThanOrEqual(20)
}, 240_000)

test("a name or an allergy in a short message of its own is the person's at once", async () => {
  const kept = [
    "I'm allergic to walnuts.",
    "My name is Selma.",
    "Je suis végétarienne.",
    "Ich wohne in Graz.",
    "我对花生过敏。",
  ]
  const { profile } = await replay(
    kept.map((text) => ({ messages: [{ role: "user", text }], kept: [text.replace(/[.。]$/, "").slice(-4)] })),
  )
  expect(profile).toHaveLength(kept.length)
})

test("what people say of themselves in passing is theirs at once, in a long sentence and after other talk", async () => {
  const said: readonly (readonly [talk: readonly string[], text: string, word: string])[] = [
    [[], "hey bin jonas, 19, azubi tischler", "jonas"],
    [
      ["Was mach ich mit vier Kilo Quitten?", "Gelee, Quittenbrot oder beides."],
      "ich bin die Hanna, meine Schwester hat mir das hier eingerichtet",
      "Hanna",
    ],
    [
      ["what can I put on top of a crumble", "Oats, butter, sugar and chopped nuts."],
      "I'm allergic to cashews, so leave the nuts out of that and tell me what else gives some crunch",
      "cashews",
    ],
    [
      ["une idée de plat pour dimanche ?", "Une quiche et une salade verte."],
      "Je suis végétarienne depuis mes vingt ans, alors pas de lardons dans la quiche s'il te plaît, plutôt des poireaux.",
      "végétarienne",
    ],
  ]
  const { profile } = await replay(
    said.map(([talk, text, word]) => ({
      messages: [
        ...talk.map((one, at): ChatMessage => ({ role: at % 2 === 0 ? "user" : "assistant", text: one })),
        { role: "user", text },
      ],
      kept: [word],
    })),
  )
  expect(profile).toEqual(said.map(([, , word]) => word))
})
