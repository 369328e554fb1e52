import { expect, test } from "vitest"
import { createMemory } from "../../../src/engine/create-memory.ts"
import { explain } from "../../../src/engine/observed/explain.ts"
import { aMemory } from "../a-memory.ts"
import { asking, partsOf, storeOf } from "../recall-parts.ts"

const dentist = aMemory({
  id: "dentist",
  content: "My sister recommended the dentist Dr. Amara in the spring",
  category: "fact",
})
const chatter = Array.from({ length: 30 }, (_, place) =>
  aMemory({
    id: `chatter-${place}`,
    content: `Explain listing ${place}: the parser counts every sister node of a tree twice`,
    category: "turn",
    owner: { tenant: dentist.owner.tenant, session: `session-${place}` },
  }),
)

test("A block leaves out the lines that are less likely to bear on the question, and an explanation says how likely each is", async () => {
  const { considered } = await explain(
    partsOf(await storeOf(...chatter, dentist)),
    asking("Which dentist did my sister recommend?"),
    [],
  )
  const compared = considered.filter(({ bearing }) => bearing !== undefined)
  const chanceOf = (reason: string) =>
    compared.filter((one) => one.reason === reason).map(({ bearing }) => bearing?.probability ?? Number.NaN)
  expect(considered.find(({ memory }) => memory.id === "dentist")?.reason).toBe("shown")
  expect(chanceOf("unlikely").length).toBeGreaterThan(15)
  expect(Math.max(...chanceOf("unlikely"))).toBeLessThan(Math.max(...chanceOf("shown")))
})

test("Of two lines with the same word of the question, the one whose other words mean what it asks for is likelier to be relevant", async () => {
  await using memory = await createMemory({ settings: { gate: "off" } })
  const ada = memory.for({ user: "ada" })
  const asked = [
    ["Which animals live in my kitchen?", "In the kitchen: a dog and a parrot", "In the kitchen: a sink and a ladder"],
    [
      "Quels animaux sont à la cuisine ?",
      "Dans la cuisine : un chien, un lapin",
      "Dans la cuisine : un évier, un tapis",
    ],
  ] as const
  for (const [, answer, other] of asked) for (const content of [answer, other]) await ada.add(content)
  for (const [question, answer, other] of asked) {
    const { considered } = await ada.explain(question)
    const chanceOf = (content: string): number | undefined =>
      considered.find(({ memory }) => memory.content === content)?.bearing?.probability
    expect(chanceOf(answer), question).toBeGreaterThan(chanceOf(other) ?? 0)
  }
})
