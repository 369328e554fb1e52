import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMemory } from "../../../src/engine/create-memory.ts"
import type { Memory, MemoryEngine, OwnedMemory } from "../../../src/index.ts"

let engine: MemoryEngine
let ada: OwnedMemory
let at: number

beforeEach(async () => {
  at = Date.UTC(2026, 4, 1)
  engine = await createMemory({ now: () => at })
  ada = engine.for({ user: "ada" })
})
afterEach(() => engine[Symbol.asyncDispose]())

const SISTER = "My sister lives in Porto"

async function statements(content: RegExp): Promise<readonly Memory[]> {
  const { items } = await ada.list({ limit: 200 })
  return items.filter((memory) => memory.category !== "turn" && content.test(memory.content))
}

describe("what an assistant stated", () => {
  it("is the person's as soon as the person states it, with the message that they stated it in", async () => {
    const { memory: stated } = await ada.add(SISTER, { origin: "assistant", importance: 0.4, session: "one" })
    at += 86_400_000
    await ada.remember([{ role: "user", text: `By the way, ${SISTER.replace("My", "my")}.` }], { session: "two" })
    const [own, ...others] = await statements(/sister/)
    expect(others).toEqual([])
    expect(own).toMatchObject({ id: stated.id, revision: 2, status: "active", createdAt: stated.createdAt })
    expect(own?.source).toMatchObject({ origin: "user", message: expect.any(String), at: expect.any(Object) })
    expect(own?.owner.session).toBe("two")
    expect(own?.signals).toMatchObject({ mentions: 1, sessions: [expect.any(String)] })
    const versions = await ada.history(stated.id)
    expect(versions?.items.map(({ memory }) => memory?.source.origin)).toEqual(["user", "assistant"])
  })

  it("is the person's when it is added by hand, and stays the assistant's when the assistant repeats it", async () => {
    const { memory: stated } = await ada.add(SISTER, { origin: "assistant" })
    expect(await ada.add(SISTER, { origin: "assistant" })).toMatchObject({ did: "duplicate" })
    expect(await ada.add(SISTER)).toMatchObject({
      did: "updated",
      memory: { id: stated.id, source: { origin: "manual" } },
    })
    expect(await ada.add(SISTER)).toMatchObject({ did: "duplicate" })
  })

  it("outranks an assistant's other statement from then on, and is replaced by the person's next one", async () => {
    const about = { subject: "user", attribute: "home" }
    await ada.add("Lives in Porto", { origin: "assistant", about })
    await ada.remember("I live in Porto.")
    at += 86_400_000
    expect(await ada.add("Lives in Faro", { origin: "assistant", about })).toMatchObject({ did: "conflicting" })
    await ada.remember("I live in Lisbon now.")
    expect((await statements(/Lives in|Lisbon/)).map(({ content }) => content)).toEqual([
      expect.stringContaining("Lisbon"),
    ])
  })

  it.each([
    [
      "pasted",
      `Can you summarize this mail?\n\nHi Tom,\n${SISTER}. She says hello to everybody at the office.\nBest regards,\nJoana`,
    ],
    ["quoted", `He wrote to me: "${SISTER}." What should I answer him?`],
    ["handed over to be worked on", `Translate into German: ${SISTER}.`],
  ])("does not become the person's by text that is %s", async (_, text) => {
    await ada.add(SISTER, { origin: "assistant" })
    await ada.remember(text)
    expect((await statements(/^My sister lives in Porto\.?$/)).map(({ source }) => source.origin)).toEqual([
      "assistant",
    ])
  })

  it("does not become the person's by a quote that an assistant claims, a tool, or another assistant's reply", async () => {
    await ada.add(SISTER, { origin: "assistant" })
    await ada.add(SISTER, { origin: "assistant", quote: SISTER, metadata: { seen: 1 } })
    await ada.add(SISTER, { origin: "tool", metadata: { seen: 2 } })
    const [only, ...others] = await statements(/sister/)
    expect(others).toEqual([])
    expect(only).toMatchObject({ status: "active", source: { origin: "assistant" } })
  })
})

describe("what the person stated", () => {
  it.each([
    ["an assistant", { origin: "assistant" }],
    ["an assistant that claims a quote", { origin: "assistant", quote: SISTER }],
    ["a tool", { origin: "tool" }],
  ] as const)("keeps its origin, message and status when %s repeats it with more details", async (_, details) => {
    await ada.remember(`${SISTER}.`)
    const [own] = await statements(/sister/)
    await ada.add(SISTER, { ...details, metadata: { project: "atlas" }, session: "another" })
    const [after, ...others] = await statements(/sister/)
    expect(others).toEqual([])
    expect(after).toMatchObject({ id: own?.id, status: "active", metadata: { project: "atlas" } })
    expect(after?.source).toEqual(own?.source)
    expect([after?.content, after?.owner, after?.review]).toEqual([own?.content, own?.owner, own?.review])
  })
})
