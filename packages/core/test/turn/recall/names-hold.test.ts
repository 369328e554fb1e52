import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

/** The lines that a question is given after these messages, each in a conversation of its own. */
async function linesFor(question: string, ...texts: readonly string[]): Promise<readonly string[]> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const [at, text] of texts.entries()) {
    const messages = [{ role: "user" as const, text }]
    const turn = await memory.begin({ owner: { ...owner, session: `talk ${at}` }, systemRole: true, messages })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  const { block = "" } = await memory.for({ user: "ada" }).recall(question)
  return block.split("\n").filter((line) => line.startsWith("- ["))
}

describe("what somebody is or where they live ends no name", () => {
  it.each([
    ["What's my name?", "I'm Sarah.", "I'm a nurse.", "Sarah"],
    ["What's my name?", "I am David.", "I work at Tesco.", "David"],
    ["What's my name?", "Hi, I'm Anna, nice to meet you.", "I live in Leeds.", "Anna"],
    ["What's my name?", "I'm Tom, a big Queen fan.", "I'm a nurse.", "Tom"],
    ["Wie heiße ich?", "Ich bin Jonas.", "Ich bin Elektriker.", "Jonas"],
    ["Comment je m'appelle ?", "Je suis Claire.", "Je suis infirmière.", "Claire"],
    ["¿Cómo me llamo?", "Soy Lucía.", "Trabajo como enfermera.", "Lucía"],
    ["Come mi chiamo?", "Sono Giulia.", "Lavoro come cuoca.", "Giulia"],
    ["Como eu me chamo?", "Sou o Thiago.", "Trabalho como pedreiro.", "Thiago"],
    ["我叫什么名字？", "你好，我叫李明。", "我是老师。", "李明"],
    ["私の名前は何ですか？", "美咲と申します。", "私は教師です。", "美咲"],
    ["Hello, what is up?", "I'm Sarah.", "I'm a nurse.", "Sarah"],
    ["Hello, what is up?", "Ich bin Petra.", "Ich bin Lehrerin.", "Petra"],
  ])("%s %s %s", async (question, introduction, told, name) => {
    const named = (await linesFor(question, introduction, told)).filter((line) => line.includes(name))
    expect(named.length).toBeGreaterThan(0)
    for (const line of named) expect(line).not.toMatch(/perhaps until|earlier|updated/)
  })

  it.each([
    ["What's my name?", "I'm Mara, a nurse in Leeds.", "I'm a teacher now.", "Mara"],
    ["Where do I live?", "Hi, I'm Jake and I live in Hull.", "I live in York now.", "Hull"],
  ])("what an introduction says beside the name is out of date: %s %s", async (question, introduction, told, value) => {
    const lines = await linesFor(question, introduction, told)
    expect(lines.filter((line) => line.includes(value)).join()).toContain("perhaps until")
  })
})

it.each([
  ["我是素食者。", "我是护士。", "素食者"],
  ["我是护士。", "我是素食者。", "护士"],
  ["我是素食者。", "我是糖尿病患者。", "素食者"],
  ["我是医生。", "我是协会会员。", "医生"],
  ["私は教師です。", "私は菜食主義者です。", "教師"],
  ["私は弁護士です。", "私は愛妻家です。", "弁護士"],
  ["I'm vegan.", "I'm a nurse.", "vegan"],
])("what is told in the form of a job replaces none, nor is replaced by one: %s %s", async (one, other, kept) => {
  const lines = await linesFor("Hello, what is up?", one, other)
  expect(lines.filter((line) => line.includes(kept)).join()).toMatch(/^- \[[\d-]+\] /)
})
