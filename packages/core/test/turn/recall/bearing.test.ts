import { expect, test } from "vitest"
import { createMemory } from "../../../src/engine/create-memory.ts"
import { explain } from "../../../src/engine/observed/explain.ts"
import { CONTRACT, definePlugin, Embedder } from "../../../src/plugin/index.ts"
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

/** Near are texts about animals, and texts about anything else. */
const twoTopics = definePlugin({
  name: "two-topics",
  contract: CONTRACT,
  options: { "~standard": { version: 1, vendor: "test", validate: () => ({ value: {} }) } },
  setup: (context) =>
    context.provide(Embedder, () => ({
      space: "test/topics/2",
      dimensions: 2,
      maxBatch: 100,
      embed: async (texts) =>
        texts.map((text) => ({
          space: "test/topics/2",
          values: Float32Array.from(/hamster|Biscuit/i.test(text) ? [1, 0.1] : [0.1, 1]),
        })),
    })),
})

test("Where vectors count, a line near the question is likelier to be relevant than by its words alone, and unlikely lines are left out as well", async () => {
  const texts = [
    "Biscuit runs in a wheel all night",
    ...["bus", "mill", "kiln", "fan", "tram", "saw"].map((what) => `The wheel of the ${what} squeaks in the night`),
    ...Array.from({ length: 12 }, (_, place) => `Invoice ${place} is about a night in hotel ${place}`),
  ]
  const explainWith = async (plugins: Parameters<typeof createMemory>[0]) => {
    await using memory = await createMemory({ ...plugins, settings: { gate: "off" } })
    const ada = memory.for({ user: "ada" })
    for (const content of texts) await ada.add(content)
    await memory.embedded()
    const { considered } = await ada.explain("Which wheel does my hamster run in at night?")
    return new Map(considered.map((one) => [one.memory.content, one]))
  }
  const [byWords, withVectors] = [await explainWith({}), await explainWith({ plugins: [twoTopics({})] })]
  const shareOf = (candidates: typeof byWords): number => {
    const chance = (content = "") => candidates.get(content)?.bearing?.probability ?? Number.NaN
    return chance(texts[0]) / chance(texts[1])
  }
  expect(shareOf(withVectors)).toBeGreaterThan(1.2 * shareOf(byWords))
  expect(withVectors.get(texts[0] ?? "")?.reason).toBe("shown")
  const unlikely = [...withVectors.values()].filter(({ reason }) => reason === "unlikely")
  expect(unlikely.length).toBeGreaterThan(5)
})
