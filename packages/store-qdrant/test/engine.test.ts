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

it("keeps salience, sources, uses and what a summary covers, on a move to Qdrant and back", async () => {
  await using standIn = await QdrantStandIn.start()
  await using here = await createMemory()
  await using there = await createMemory({ plugins: [qdrant({ url: standIn.url })] })
  await using back = await createMemory()
  const ada = here.for({ user: "ada" })
  await ada.remember("We decided to moor the boat in Ludlow. Nadia repaired its mast on 4 May.", { session: "boat" })
  await ada.summarize({ session: "boat", dryRun: false })
  const all = async (engine: typeof here) => {
    const { tenant } = (await engine.for({ user: "ada" }).list({ limit: 1 })).items[0]?.owner ?? {}
    return tenant === undefined ? [] : Array.fromAsync(engine.exportMemories({ tenant, pools: "all" }))
  }
  const signals = { uses: 4, lastUsedAt: 1_790_000_000_000, useful: 2, wrong: 1, mentions: 5 }
  const counted = { ...signals, sessions: ["abcdefghijk", "lmnopqrstuv"], salience: 0.65 }
  const exported = (await all(here)).map((one) =>
    one.memory.category === "turn" ? one : { ...one, memory: { ...one.memory, signals: counted } },
  )
  const summary = exported.find(({ memory }) => memory.category === "summary")?.memory
  expect(summary).toMatchObject({ metadata: { decisions: [expect.any(String)] }, validFrom: expect.any(Number) })
  expect(summary?.links?.length).toBeGreaterThan(0)
  await there.restore(exported, {})
  await back.restore(await all(there), {})
  const byId = (some: typeof exported) => new Map(some.map(({ memory }) => [memory.id, memory]))
  expect(byId(await all(there))).toEqual(byId(exported))
  expect(byId(await all(back))).toEqual(byId(exported))
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
