import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMemory } from "../../../src/engine/create-memory.ts"
import type { MemoryEngine, OwnedMemory } from "../../../src/index.ts"

const DAY = 86_400_000

describe("an assistant's line that ascribes to somebody what no longer holds of them", () => {
  let now = Date.UTC(2026, 10, 1, 12)
  let engine: MemoryEngine
  let ada: OwnedMemory

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 1, 12)
    engine = await createMemory({ now: () => now, settings: { timeZone: "UTC", deadlineMs: 10_000 } })
    ada = engine.for({ user: "ada" })
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  async function talk(user: string, assistant: string) {
    const messages = [
      { role: "user" as const, text: user },
      { role: "assistant" as const, text: assistant },
    ]
    await ada.remember(messages, { session: `s${now}` })
    now += DAY
  }
  const block = async (question: string) => (await ada.recall(question)).block ?? ""

  it.each([
    ["I live in Lisbon.", "I live in Oslo now.", "As you live in Lisbon, the running club meets at the river."],
    ["I work at Siemens.", "I work at Bosch now.", "Your colleagues at Siemens have a running club at noon."],
    ["Ich wohne in Lissabon.", "Ich wohne jetzt in Oslo.", "Der running club ist bei dir in Lissabon."],
  ])("is left out of a question about now: %s %s", async (before, after, reply) => {
    await talk(before, "Noted.")
    await talk("Is there a running club?", `${reply} The running club also has a choir.`)
    expect(await block("What do you know about the running club?")).toContain(reply)
    await talk(after, "Noted.")
    const given = await block("What do you know about the running club?")
    expect(given).not.toContain(reply)
    expect(given).toContain("The running club also has a choir.")
    // It was repeated after the correction as well.
    await talk("And another running club?", `${reply} Another running club swims.`)
    expect(await block("What do you know about the running club?")).not.toContain(reply)
  })

  it("is given to a question about the past, and found by a search", async () => {
    const reply = "As you live in Lisbon, the running club meets at the river."
    await talk("I live in Lisbon.", "Noted.")
    await talk("Is there a running club?", reply)
    await talk("I live in Oslo now.", "Noted.")
    expect(await block("What did you tell me about the running club before?")).toContain(reply)
    expect((await ada.search("running club")).memories.map(({ memory }) => memory.content)).toContain(reply)
  })

  it("but not what is about the value alone, says that it is over, or is about somebody else", async () => {
    const lines = [
      "The running club of Lisbon meets at the river.",
      "You moved away from Lisbon, but its running club has a newsletter.",
      "Maria from Lisbon founded the running club.",
    ]
    await talk("I live in Lisbon.", "Noted.")
    for (const line of lines) await talk("Tell me about the running club.", line)
    await talk("I live in Oslo now.", "Noted.")
    const given = await block("What do you know about the running club?")
    for (const line of lines) expect(given).toContain(line)
  })
})
