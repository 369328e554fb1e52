import { expect, test } from "vitest"
import { CONTRACT, createMemory, Extractor, type Plugin } from "../../../src/index.ts"
import { tenantOf } from "../../../src/turn/pools.ts"

/** No list of words for the household knows it. */
const RELATIVE = "家在石榴坪"

/** States that relative of every message that names them, as surely as the reader can. */
const ofRelative: Extractor = {
  name: "relatives",
  version: 1,
  per: "turn",
  extract: (turns) =>
    Promise.resolve(
      turns.flatMap(({ messages }) =>
        messages
          .filter(({ role, text }) => role === "user" && text.includes(RELATIVE))
          .map(({ position }) => ({
            type: "factual" as const,
            category: "relationship",
            content: RELATIVE,
            quote: RELATIVE,
            importance: 0.9,
            from: position,
          })),
      ),
    ),
}

async function afterTurn(text: string) {
  const plugin: Plugin = {
    name: "relatives",
    contract: CONTRACT,
    setup: (parts) => parts.add(Extractor, () => ofRelative),
  }
  await using memory = await createMemory({ plugins: [plugin] })
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
  await turn.finish({ text: "OK.", whole: true })
  await memory.settled()
  const { items } = await memory.for(owner).list({ where: { status: ["active"], category: ["relationship"] } })
  const { placement } = await memory.begin({ owner, messages: [{ role: "user", text: "Hi" }], systemRole: true })
  return { relatives: items.map(({ content }) => content), profile: placement?.block ?? "" }
}

/** Of a text about which somebody asks, of which neither network is sure whose words it is. */
const OF_A_RECIPE = `菜谱里几个鸡蛋来着,我眼花\n\n大家好我是阿珍,三个孩子的妈,${RELATIVE}。我们家不吃葱。面粉三百克,鸡蛋四个,糖一勺。`

test("a relative in words that may be somebody else's is kept for search, and no conversation carries it", async () => {
  const { relatives, profile } = await afterTurn(OF_A_RECIPE)
  expect(relatives).toEqual([RELATIVE])
  expect(profile).not.toContain(RELATIVE)
})

test("in words that are surely the person's every conversation carries it", async () => {
  const { relatives, profile } = await afterTurn(`我${RELATIVE}。`)
  expect(relatives).toEqual([RELATIVE])
  expect(profile).toContain(RELATIVE)
})
