import { createMemory, type MemoryEngine } from "@keepsake/core"
import { expect, it } from "vitest"
import { openaiChat } from "../src/index.ts"
import { EndpointRig, failing } from "./endpoint-rig.ts"
import { promptOf, saying } from "./reading-model.ts"

/** Any figure of coverage is in doubt. */
const DOUBTFUL = { gate: "llm", gateThreshold: 0.3, profile: "off", deadlineMs: 2_000 } as const
/** Shares two words with the memory. */
const REQUEST = "Write some words on the lanterns that ships and a terrace carried in the old days."
const NOTE = "The lanterns on the terrace were a present from Odile"

async function gated(rig: EndpointRig, threshold: number): Promise<MemoryEngine> {
  const memory = await createMemory({
    plugins: [openaiChat({ baseUrl: rig.baseUrl, model: "m", retries: 0 })],
    settings: { ...DOUBTFUL, gateThreshold: threshold },
  })
  await memory.for({ user: "ada" }).add(NOTE)
  await memory.for({ user: "bob" }).add("Bob hides the lanterns in the cellar")
  return memory
}

/** The figure of the heuristic, so that a threshold can be set beside it. */
async function figureOfRequest(): Promise<number> {
  await using rig = await EndpointRig.open(saying('{"use":true}'))
  await using memory = await gated(rig, 3)
  return (await memory.for({ user: "ada" }).recall(REQUEST)).gate.figure
}

it("asks the model only when the heuristic is in doubt, once for equal questions, and shows it nobody else's memories", async () => {
  const figure = await figureOfRequest()
  await using rig = await EndpointRig.open(saying('{"use":true}'))
  await using sure = await gated(rig, Math.min(3, figure + 0.5))
  expect((await sure.for({ user: "ada" }).recall(REQUEST)).gate.open).toBe(false)
  expect(rig.asked).toHaveLength(0)
  await using doubtful = await gated(rig, figure + 0.05)
  const ada = doubtful.for({ user: "ada" })
  // The first calls may be late on a busy machine; a late one is no answer and is sent again.
  await expect.poll(() => ada.recall(REQUEST)).toMatchObject({ gate: { open: true }, degraded: [] })
  const calls = rig.asked.length
  await ada.recall(REQUEST)
  expect(rig.asked).toHaveLength(calls)
  const [request] = rig.asked
  const data = promptOf(request ?? { path: "", headers: {}, body: {} }).data
  expect(data).toContain(`[1] ${NOTE}`)
  expect(data).not.toContain("Bob")
})

it("closes the gate where the model needs no memory", async () => {
  const figure = await figureOfRequest()
  await using rig = await EndpointRig.open(saying('{"use":false}'))
  await using memory = await gated(rig, Math.max(0, figure - 0.05))
  await expect.poll(async () => (await memory.for({ user: "ada" }).recall(REQUEST)).gate.open).toBe(false)
})

it("lets the heuristic decide when the model is slow, fails or answers nonsense, and says so", async () => {
  const figure = await figureOfRequest()
  for (const answer of [() => undefined, failing(500, "broken"), saying("Certainly!")]) {
    await using rig = await EndpointRig.open(answer)
    await using memory = await gated(rig, Math.max(0, figure - 0.05))
    const recalled = await memory.for({ user: "ada" }).recall(REQUEST)
    expect(recalled).toMatchObject({ gate: { open: true }, degraded: ["gate"] })
  }
})

it("cannot be switched on without a model", async () => {
  await expect(createMemory({ settings: { gate: "llm" } })).rejects.toMatchObject({ code: "part_missing" })
})
