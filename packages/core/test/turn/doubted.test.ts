import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

const DAY = 86_400_000

/** The facts and the block after each statement was made a day after the one before. */
async function after(said: readonly string[], question: string) {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now, settings: { timeZone: "UTC", deadlineMs: 10_000 } })
  const ada = memory.for({ user: "ada" })
  for (const [place, text] of said.entries()) {
    await ada.remember(text, { session: `s${place}` })
    now += DAY
  }
  const { items } = await ada.list()
  const { block = "" } = await ada.recall(question)
  return {
    facts: items.filter(({ category }) => category !== "turn"),
    lines: block.split("\n").filter((line) => line.startsWith("- ")),
  }
}

test.each([
  [
    "Ich habe jeden Dienstag Chorprobe in Fulda",
    "Die Chorprobe in Fulda ist jetzt mittwochs",
    "Wann ist die Chorprobe?",
  ],
])(
  "what may no longer hold stays, behind the newer statement and with its day: %s",
  async (earlier, later, question) => {
    const { facts, lines } = await after([earlier, later], question)
    expect(facts.map(({ status }) => status)).toEqual(["active", "active"])
    const [first, second] = lines
    expect(first).toContain(later.slice(1))
    expect(second).toMatch(/^- \[2026-11-01, perhaps until 2026-11-02\] /)
    expect(second).toContain(earlier.slice(1))
  },
)

test.each([["Say hello to the new colleague"], ["What should I cook tonight?"]])(
  "a medicine in doubt stays in the profile with its day: %s",
  async (question) => {
    const { lines } = await after(["I take ramipril", "My doctor took me off ramipril"], question)
    expect(lines).toContainEqual(expect.stringContaining("My doctor took me off ramipril"))
    expect(lines).toContainEqual(expect.stringMatching(/^- \[2026-11-01, perhaps until 2026-11-02\] I take ramipril/))
  },
)

test.each([
  ["I'm allergic to penicillin", "I'm allergic to wasps now too, not only to penicillin"],
  ["My cat Pixel sleeps all day", "Pixel has a sister now, Tofu"],
])("what keeps somebody safe and what is added put nothing in doubt: %s", async (earlier, later) => {
  const { facts, lines } = await after([earlier, later], earlier)
  expect(facts.length).toBeGreaterThan(0)
  expect(lines.join("\n")).not.toContain("perhaps until")
})

test.each([
  ["Trabajo en Telefónica", "El lunes empecé en Indra"],
  ["Meu namorado se chama Thiago e é médico", "Eu e o Thiago terminamos"],
  ["Je suis enceinte de sept mois et fatiguée", "Notre fille est née jeudi matin"],
  ["札幌に住んでいます", "引っ越しが終わって、福岡での生活が始まりました"],
])(
  "a line of the profile that is in doubt stays with its day, behind what may have taken its place: %s",
  async (earlier, later) => {
    const { lines } = await after([earlier, later], "What should I cook tonight?")
    expect(lines).toEqual([`- [2026-11-02] ${later}`, `- [2026-11-01, perhaps until 2026-11-02] ${earlier}`])
  },
)

test.each([
  ["I live in Derby", "My parents finally packed up and settled in Hexham"],
  ["Abito a Modena", "Abbiamo anche una casa al mare a Trieste"],
  ["Estoy embarazada de ocho meses", "El niño de mi prima nació el martes"],
  ["彼氏は健太です", "友達が彼氏と別れました"],
])("what others change and what is added leaves a line of the profile unmarked: %s", async (earlier, later) => {
  const { lines } = await after([earlier, later], "What should I cook tonight?")
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join("\n")).not.toContain("perhaps until")
})
