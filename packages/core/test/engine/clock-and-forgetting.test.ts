import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { MemoryEngine } from "../../src/index.ts"
import { createMemory, tenantOf } from "../../src/index.ts"
import { CONTRACT, Extractor } from "../../src/plugin/index.ts"

const MINUTE_MS = 60_000
const YEAR_MS = 365 * 86_400_000
const owner = { tenant: tenantOf("default"), user: "ada" }

let now: number
let engine: MemoryEngine
beforeEach(async () => {
  now = Date.UTC(2026, 10, 22, 12)
  engine = await createMemory({ now: () => now, settings: { deadlineMs: 10_000 } })
})
afterEach(() => engine[Symbol.asyncDispose]())

async function say(session: string, ...texts: readonly string[]) {
  const messages = texts.map((text, at) => ({ role: at % 2 === 0 ? ("user" as const) : ("assistant" as const), text }))
  const turn = await engine.begin({ owner: { ...owner, session }, systemRole: true, messages })
  await turn.finish({ text: "Okay.", whole: true })
  return turn
}

async function standing(): Promise<string> {
  const { items } = await engine.for(owner).list({ limit: 200 })
  return items.map(({ content }) => content).join("\n")
}

describe.each([
  ["a minute", MINUTE_MS],
  ["a year", YEAR_MS],
])("after a clock was set back by %s", (_, by) => {
  it.each([
    ["My cat is called Miu.", "Forget that my cat is called Miu.", /Miu/],
    ["Ich wohne in Bonn.", "Vergiss, dass ich in Bonn wohne.", /Bonn/],
    ["J'habite à Lyon.", "Oublie que j'habite à Lyon.", /Lyon/],
    ["Vivo en Sevilla.", "Olvida que vivo en Sevilla.", /Sevilla/],
    ["我对花生过敏。", "请忘记我对花生过敏。", /花生/],
  ])("what was said before is forgotten: %s", async (told, request, gone) => {
    await say("told", told)
    await engine.settled()
    expect(await standing()).toMatch(gone)
    now -= by
    const { forgot } = await say("asks", request)
    await engine.settled()
    expect(forgot).toMatchObject({ status: "removed", near: 0 })
    expect(await standing()).not.toMatch(gone)
  })

  it("what waits to be read, and what was added, is forgotten too", async () => {
    await engine.for(owner).add("Is allergic to walnuts")
    await say("told", "I am allergic to walnuts.")
    now -= by
    await say("asks", "Forget that I am allergic to walnuts.")
    await engine.settled()
    expect(await standing()).not.toMatch(/walnut/)
  })

  it("the message before is forgotten by what names nothing itself", async () => {
    const told = "My blood type is AB negative."
    await say("talk", told)
    await engine.settled()
    now -= by
    await say("talk", told, "Okay.", "Forget what I just said.")
    await engine.settled()
    expect(await standing()).not.toMatch(/blood/)
  })

  it("what was forgotten is brought back, and what is said later stays", async () => {
    await say("first", "My bicycle is red.")
    await say("asks first", "Forget that my bicycle is red.")
    await say("told", "My cat is called Miu.")
    await engine.settled()
    now -= by
    await say("asks", "Forget that my cat is called Miu.")
    await engine.settled()
    expect(await standing()).not.toMatch(/Miu/)
    await say("asks", "Forget that my cat is called Miu.", "Okay.", "Undo that.")
    await engine.settled()
    expect(await standing()).toMatch(/Miu/)
    expect(await standing()).not.toMatch(/bicycle/)
  })
})

describe("a request that is carried out late", () => {
  it("leaves what was added after it, and takes what was said before it", async () => {
    const reading = Promise.withResolvers<void>()
    const slow: Extractor = {
      name: "slow",
      version: 1,
      per: "turn",
      extract: async () => {
        await reading.promise
        return []
      },
    }
    engine = await createMemory({
      now: () => now,
      settings: { deadlineMs: 20 },
      plugins: [{ name: "slow", contract: CONTRACT, setup: (parts) => parts.add(Extractor, () => slow) }],
    })
    await say("told", "I live in Leeds.")
    const turn = await say("asks", "Forget that I live in Leeds.")
    expect(turn.forgot).toEqual({ status: "pending" })
    now += 1
    const { memory } = await engine.for(owner).add("Lives in Leeds with Eve")
    reading.resolve()
    await engine.settled()
    const { items } = await engine.for(owner).list()
    expect(items.map(({ content }) => content)).toEqual([memory.content])
  })
})
