import { expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada", session: "s" }

/** The standing wishes that hold after a conversation, of which each request has all messages or only the newest. */
async function wishesAfter(said: readonly string[], has: "all" | "newest" = "all"): Promise<string> {
  await using memory = await createMemory()
  const messages: { role: "user" | "assistant"; text: string }[] = []
  for (const text of said) {
    messages.push({ role: "user", text })
    const turn = await memory.begin({
      owner,
      systemRole: true,
      messages: has === "all" ? [...messages] : messages.slice(-1),
    })
    await turn.finish({ text: "OK.", whole: true })
    messages.push({ role: "assistant", text: "OK." })
    await memory.settled()
  }
  const { items } = await memory.for(owner).list({ limit: 50 })
  return items.flatMap(({ category, content }) => (category === "instruction" ? [content] : [])).join("\n")
}

it.each([
  ["Antworte immer auf Englisch.", "Hör auf, auf Englisch zu antworten, bitte wieder Deutsch."],
  ["Responde siempre en inglés.", "Deja de responder en inglés, en español por favor."],
  ["Rispondi sempre in inglese.", "Smettila di rispondere in inglese, in italiano per favore."],
])("%j ends with %j", async (wish, message) => {
  expect(await wishesAfter([wish])).toContain(wish.slice(0, -1))
  expect(await wishesAfter([wish, message])).not.toContain(wish.slice(0, -1))
})

it.each([
  ["Always answer in English.", "Stop answering in English, Spanish please."],
  ["Responde siempre en inglés.", "Deja de responder en inglés, en español por favor."],
])("%j becomes %j and is no correction, also of a client that sends only the newest message", async (...said) => {
  const whole = said[1].replace(/(?: please)?\.$/, "")
  expect(await wishesAfter(said)).toBe(whole)
  expect(await wishesAfter(said, "newest")).toBe(whole)
})

it.each([
  ["Always use bullet points.", "Just this once write prose."],
  ["Please never use emojis.", "Forget the rule about no shoes in the house."],
  ["Always use bullet points.", "Drop the rule about shoes on the list."],
])("%j stays after %j", async (wish, message) => {
  expect((await wishesAfter([wish, message])).toLowerCase()).toContain(wish.split(" ").at(-1)?.slice(0, -1))
})
