import { createMemory, tenantOf } from "@keepsake/core"
import { CONTRACT, Embedder, type Plugin } from "@keepsake/core/plugin"
import { expect, test } from "vitest"
import { call, connected, keepsake } from "./keepsake.ts"

/** Vectors on a circle: the number in a text is its angle in degrees; texts without one are at 0. */
const angles: Plugin = {
  name: "angles",
  contract: CONTRACT,
  setup: (context) =>
    context.provide(Embedder, () => ({
      space: "angles/2",
      dimensions: 2,
      maxBatch: 64,
      embed: async (texts) =>
        texts.map((text) => {
          const angle = (Number(/\d+/.exec(text)?.[0] ?? 0) * Math.PI) / 180
          return { space: "angles/2", values: Float32Array.of(Math.cos(angle), Math.sin(angle)) }
        }),
    })),
}

async function recalled(query: string): Promise<readonly string[]> {
  const memory = await createMemory({ plugins: [angles] })
  const view = memory.for({ tenant: tenantOf("default") })
  for (const text of [
    "Likes herbal tea 2",
    "My brother plays the cello 30",
    "The boat lies in Ludlow 60",
    "Max is a cat 80",
  ])
    await view.add(text)
  await expect
    .poll(async () => (await memory.store.vector?.spaces({ tenant: tenantOf("default"), pools: "all" }))?.[0]?.memories)
    .toBe(4)
  const { url, user } = await keepsake({ aliases: ["openclaw"] }, memory)
  const { content } = await call(await connected(url, user), "memory_recall", { query, limit: 50 })
  expect(content.count).toBe((content.memories as readonly unknown[]).length)
  return (content.memories as readonly { text: string }[]).map(({ text }) => text)
}

test("memory_recall leaves out what vectors alone find far from the best hit", async () => {
  const texts = await recalled("Max")
  expect(texts[0]).toBe("Max is a cat 80")
  expect(texts).not.toContain("The boat lies in Ludlow 60")
})

test("memory_recall gives the nearest by vectors where no memory has a word of the query", async () => {
  const texts = await recalled("turtles 2")
  expect(texts[0]).toBe("Likes herbal tea 2")
  expect(texts).not.toContain("The boat lies in Ludlow 60")
  expect(texts).not.toContain("Max is a cat 80")
})

test("memory_recall of an empty memory is an empty list", async () => {
  const { url, user } = await keepsake({ aliases: ["openclaw"] })
  const { content } = await call(await connected(url, user), "memory_recall", { query: "turtles" })
  expect(content).toMatchObject({ memories: [], count: 0 })
})
