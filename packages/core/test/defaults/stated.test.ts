import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

const TALK = new URL("../../talk/stated/judge/", import.meta.url)

/** What is kept of somebody who typed only this, with its category. */
async function factsOf(...texts: readonly string[]): Promise<readonly (readonly string[])[]> {
  await using memory = await createMemory()
  const facts: (readonly string[])[] = []
  for (const [at, text] of texts.entries()) {
    const person = memory.for({ user: `user ${at}` })
    await person.remember(text)
    const { items } = await person.list()
    facts.push(
      items.filter(({ type }) => type !== "episodic").map(({ category, content }) => `${category}: ${content}`),
    )
  }
  return facts
}

test.each([
  ["Just so you know I'm allergic to nuts", "nuts"],
  ["Unfortunately I'm allergic to nuts.", "nuts"],
  ["I'm allergic to nuts, right?", "nuts"],
  ["The doctor told me I have diabetes.", "diabetes"],
  ["Apparently I'm anaemic.", "anaemic"],
  ["I'm almost 40", "almost 40"],
  ["Der Arzt hat mir gesagt, dass ich Diabetes habe.", "Diabetes"],
  ["Wie gesagt, ich habe Asthma.", "Asthma"],
  ["Según el alergólogo soy alérgica al látex.", "látex"],
  ["sappi che ho l'asma", "asma"],
  ["O médico disse que tenho diabetes.", "diabetes"],
  ["之前说过，我住在杭州", "杭州"],
])("what somebody plainly says of themselves is kept behind any words that lead up to it: %s", async (text, told) => {
  const [facts] = await factsOf(text)
  expect(facts).toEqual([expect.stringMatching(/^(?:constraint|identity): /)])
  expect(facts?.[0]).toContain(told)
})

test.each([
  ["I am pregnant. Is brie ok?", "constraint: Is pregnant"],
  ["Is it fine to run? I have a pacemaker.", "constraint: Has a pacemaker"],
  ["I have epilepsy. Does the demo flash?", "constraint: Has epilepsy"],
  ["Darf ich Grapefruit essen? Ich nehme Marcumar.", "constraint: Ich nehme Marcumar"],
  ["Je suis enceinte. Puis-je manger du brie ?", "constraint: Je suis enceinte"],
])("what somebody must not get is kept beside a short question of theirs: %s", async (text, told) => {
  expect(await factsOf(text)).toEqual([[told]])
})

test.each([
  "I am pregnant. Is this sentence correct?",
  "How do I say that in Spanish? I have a pacemaker.",
  "Ich habe Asthma. Klingt das natürlich?",
])("but not beside a question about a text: %s", async (text) => {
  const [facts = []] = await factsOf(text)
  expect(facts.filter((fact) => fact.startsWith("constraint"))).toEqual([])
})

test.each([
  "I doubt I'm diabetic",
  "I suspect I have coeliac disease",
  "Not sure I'm diabetic",
  "I may or may not have asthma.",
  "I'm probably diabetic",
  "Ich habe wahrscheinlich Asthma",
  "Soy casi vegana",
  "I almost moved to Berlin",
  "Vielleicht habe ich Asthma",
  "Ich vermute, dass ich Asthma habe.",
  "Je doute que je sois diabétique.",
  "Sospecho que tengo celiaquía.",
  "forse ho l'asma",
  "Suspeito que tenho doença celíaca.",
  "也许我乳糖不耐受",
  "もしかしたら喘息かもしれない",
  "My mum says I'm allergic to nuts",
  "A customer wrote that she has epilepsy.",
])("what somebody doubts, nearly did or says of a stranger is no fact of theirs: %s", async (text) => {
  expect(await factsOf(text)).toEqual([[]])
})

test("one statement is one memory, and what somebody is does not become their name", async () => {
  expect(await factsOf("I'm Jewish.", "I'm Muslim.", "I'm Priya.")).toEqual([
    ["constraint: Is Jewish"],
    ["constraint: Is Muslim"],
    ["identity: I'm Priya"],
  ])
  await using memory = await createMemory()
  const factsAfter = async (user: string, ...texts: readonly string[]): Promise<readonly string[]> => {
    const person = memory.for({ user })
    for (const text of texts) await person.remember(text)
    const { items } = await person.list()
    return items.filter(({ type }) => type !== "episodic").map(({ content }) => content)
  }
  expect(await factsAfter("ada", "I'm Muslim.", "I'm no longer Muslim.")).toEqual(["Is not Muslim"])
  expect((await factsAfter("bo", "My name is Priya.", "I'm Hindu.")).toSorted()).toEqual(["I'm Hindu", "Name is Priya"])
})

/** Kinds of statements, and of what only sounds like one: the share of judged sentences that is kept at least, or at most. */
const LIMITS = { plus: 0.77, doubt: 1 / 12, other: 1 / 16, imagined: 1 / 16, question: 1 / 16 } as const

test("of sentences that nothing was fitted on, what is plainly stated is mostly kept, and hardly anything that is not", async () => {
  const lines = readdirSync(TALK).flatMap((name) => readFileSync(new URL(name, TALK), "utf8").trim().split("\n"))
  const parsed = lines.flatMap((line) => {
    const [, sign, kind = "", text = "", told = ""] = /^([+-])(\w+) ([^|]+?)(?: \| (.*))?$/.exec(line) ?? []
    return sign === undefined ? [] : [{ kind: sign === "+" ? "plus" : kind, text, told: told.toLowerCase() }]
  })
  expect(parsed).toHaveLength(lines.length)
  const facts = await factsOf(...parsed.map(({ text }) => text))
  const shareOf = (which: string): number => {
    const kept = parsed.flatMap(({ kind, told }, at) =>
      kind === which ? [facts[at]?.some((fact) => fact.toLowerCase().includes(told)) ? 1 : 0] : [],
    )
    return kept.reduce<number>((sum, one) => sum + one, 0) / kept.length
  }
  expect(shareOf("plus")).toBeGreaterThanOrEqual(LIMITS.plus)
  for (const kind of ["doubt", "other", "imagined", "question"] as const)
    expect(shareOf(kind)).toBeLessThanOrEqual(LIMITS[kind])
})
