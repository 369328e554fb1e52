import { describe, expect, it } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { ChatMessage, MemoryEngine } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }
const FACT = "My dog is called Biscuit and he is allergic to chicken."

/** What a model makes of the memory that was shown to it. */
const ECHOES: readonly ((line: string, block: string) => string)[] = [
  (line) => line,
  (_, block) => block,
  (_, block) => `Here is what I was given:\n\n${block}\n\nDone.`,
  (line) => `From memory: ${line}`,
  (line) => `As you mentioned before, ${line}`,
  (line) => `> ${line}`,
  (line) => `**Note:** ${line}`,
  (line) => `1. ${line}\n2. ${line}`,
  (line) => `\`\`\`\n- ${line}\n\`\`\``,
  () => `Your dog is called Biscuit and he is allergic to chicken.`,
  (line) => `According to my notes: "${line}"`,
  (line) => `- [2026-11-02, said by the user] ${line}`,
  (line) => `Yes! ${line} Is there anything else?`,
  (line) => `I remember that ${line}`,
]
const QUESTIONS = [
  "What is my dog called?",
  "What may he not eat?",
  "Remind me, what did I say about my dog?",
  "What do you know about me?",
  "Which allergies does my dog have?",
]

async function aboutTheFact(memory: MemoryEngine): Promise<number> {
  await memory.settled()
  const status = ["active", "quarantined", "superseded", "archived"] as const
  const { items } = await memory.for({ user: "ada" }).list({ limit: 1000, where: { status } })
  return items.filter(({ content }) => /biscuit|chicken/i.test(content)).length
}

async function told(): Promise<{ readonly memory: MemoryEngine; readonly count: number }> {
  const memory = await createMemory()
  const turn = await memory.begin({ owner, messages: [{ role: "user", text: FACT }], systemRole: true })
  await turn.finish({ text: "Lovely.", whole: true })
  return { memory, count: await aboutTheFact(memory) }
}

const system = (turn: number, block: string): ChatMessage => ({
  role: "system",
  text: `You are a helpful assistant, session ${turn}. Be kind to pets.\n${block}`,
})

const lineOf = (block: string): string => /^- (?:\[[^\]]*\] )?(.*)$/m.exec(block)?.[1] ?? FACT

describe("a model that repeats injected memories", () => {
  it("adds nothing about a fact in 100 conversations, with system prompts and tools around", async () => {
    const { memory, count } = await told()
    const grown: string[] = []
    let shown = 0
    for (let turn = 0; turn < 100; turn++) {
      const question = `${QUESTIONS[turn % QUESTIONS.length]} (${turn})`
      const echo = ECHOES[turn % ECHOES.length] ?? String
      const asked: ChatMessage[] = [system(turn, ""), { role: "user", text: question }]
      const open = await memory.begin({ owner, messages: asked, systemRole: true })
      const block = open.placement?.block ?? ""
      if (block !== "") shown++
      await open.finish({ text: block === "" ? "I do not know." : echo(lineOf(block), block), whole: true })
      const now = await aboutTheFact(memory)
      if (now !== count) grown.push(`${turn}: ${now} ${echo("LINE", "BLOCK")}`)
    }
    expect(shown).toBeGreaterThan(70)
    expect(grown).toEqual([])
    await memory[Symbol.asyncDispose]()
  })

  it("adds nothing in one long conversation, tools and the block itself in its history", async () => {
    const { memory, count } = await told()
    const messages: ChatMessage[] = [system(0, "")]
    const grown: string[] = []
    for (let turn = 0; turn < 100; turn++) {
      messages.push({ role: "user", text: `${QUESTIONS[turn % QUESTIONS.length]} (${turn})` })
      const open = await memory.begin({ owner, messages, systemRole: true })
      const block = open.placement?.block ?? ""
      const echo = (ECHOES[turn % ECHOES.length] ?? String)(block === "" ? FACT : lineOf(block), block)
      if (turn % 3 === 0) {
        // The first step calls a tool, which finds the fact as well; the second, for which nothing is recalled, repeats it.
        await open.finish({ text: "", whole: true })
        messages.push({ role: "tool", text: `{"notes":["${FACT}"]}` })
        const later = await memory.begin({ owner, messages, systemRole: true, mode: "write" })
        await later.finish({ text: echo, whole: true })
      } else await open.finish({ text: echo, whole: true })
      messages.push({ role: "assistant", text: `${block}\n\n${echo}` })
      const now = await aboutTheFact(memory)
      if (now !== count) grown.push(`${turn}: ${now} ${echo}`)
    }
    expect(grown).toEqual([])
    await memory[Symbol.asyncDispose]()
  })
})
