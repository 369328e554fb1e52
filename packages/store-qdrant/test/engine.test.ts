import { createMemory } from "@keepsake/core"
import { definePlugin, Embedder } from "@keepsake/core/plugin"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { HashEmbedder } from "@keepsake/testkit"
import { expect, it, vi } from "vitest"
import { z } from "zod"
import { qdrant } from "../src/index.ts"

const embedder = definePlugin({
  name: "hash-embedder",
  contract: 1,
  options: z.strictObject({}),
  setup: (context) => context.provide(Embedder, () => new HashEmbedder()),
})

it("remembers and recalls through the engine, and embeds in the background", async () => {
  await using standIn = await QdrantStandIn.start()
  await using memory = await createMemory({ plugins: [qdrant({ url: standIn.url }), embedder({})] })
  const ada = memory.for({ user: "ada" })
  await ada.remember("I'm allergic to peanuts and my dog is called Biscuit.")
  expect((await ada.recall("What is my dog called?")).block).toContain("Biscuit")
  await vi.waitFor(async () => {
    const answer = await fetch(`${standIn.url}/collections/keepsake_memory/points/count`, {
      method: "POST",
      body: JSON.stringify({ filter: { must_not: [{ is_empty: { key: "spaces" } }] } }),
    })
    expect(await answer.json()).not.toMatchObject({ result: { count: 0 } })
  }, 20_000)
})

it("answers without memories while the server is unavailable, and with them when it is back", async () => {
  await using standIn = await QdrantStandIn.start()
  const plugins = [qdrant({ url: standIn.url, retries: 0 })]
  // A slow answer must not be mistaken for an outage.
  await using memory = await createMemory({ plugins, settings: { deadlineMs: 10_000 } })
  const ada = memory.for({ user: "ada" })
  await ada.remember("My dog is called Biscuit.")
  standIn.faults.plan({ kind: "unavailable" }, { times: 1_000 })
  expect((await ada.recall("What is my dog called?")).block ?? "").not.toContain("Biscuit")
  standIn.faults.clear()
  expect((await ada.recall("What is my dog called?")).block).toContain("Biscuit")
})
