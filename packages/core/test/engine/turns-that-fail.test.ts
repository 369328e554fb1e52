import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { NewJob } from "../../src/contract/state.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { EngineEvent } from "../../src/engine/events.ts"
import type { ChatMessage, MemoryEngine } from "../../src/index.ts"
import { CONTRACT, State } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const acme = tenantOf("acme")
const owner = { tenant: acme }
const user = (text: string): ChatMessage => ({ role: "user", text })

/** Fails once, then does what it always did. */
function failsOnce<Arguments extends readonly unknown[], Result>(
  does: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  let failed = false
  return async (...given) => {
    if (failed) return does(...given)
    failed = true
    throw new Error("the disk is full")
  }
}

describe("a turn that meets trouble", () => {
  let engine: MemoryEngine
  let state: InMemoryState
  let now = 0
  let events: EngineEvent[] = []

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 1)
    state = new InMemoryState(() => now)
    events = []
    engine = await createMemory({
      now: () => now,
      onEvent: (event) => events.push(event),
      plugins: [{ name: "kept", contract: CONTRACT, setup: (parts) => parts.provide(State, () => state) }],
    })
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  const begin = (text: string, more: { readonly idempotency?: string } = {}) =>
    engine.begin({ owner, messages: [user(text)], systemRole: true, session: "s", ...more })
  const kept = async () => (await engine.for(owner).list({ limit: 200 })).items
  const turns = async () => (await kept()).filter(({ category }) => category === "turn").map(({ content }) => content)

  it("is new again when it could not be queued, so that a resend keeps its words", async () => {
    state.queue.push = failsOnce(state.queue.push.bind(state.queue))
    const first = await begin("My boat is named Petrel.")
    await expect(first.finish({ text: "A fine name.", whole: true })).rejects.toThrow("the disk is full")
    const again = await begin("My boat is named Petrel.")
    await again.finish({ text: "A fine name.", whole: true })
    await engine.settled()
    expect((await turns()).toSorted()).toEqual(["A fine name.", "My boat is named Petrel."])
  })

  it("is new again for the library, too", async () => {
    state.queue.push = failsOnce(state.queue.push.bind(state.queue))
    const view = engine.for({ ...owner, session: "s" })
    await expect(view.remember("My boat is named Petrel.")).rejects.toThrow("the disk is full")
    await view.remember("My boat is named Petrel.")
    expect(await turns()).toEqual(["My boat is named Petrel."])
  })

  it("keeps the reply of a retry after a reply that broke off, and the words once", async () => {
    for (const [text, whole] of [
      ["What a won", false],
      ["What a wonderful name.", true],
      ["What a wonderful name!!", true],
    ] as const) {
      await (await begin("My boat is named Petrel.", { idempotency: "k1" })).finish({ text, whole })
      await engine.settled()
    }
    expect((await turns()).toSorted()).toEqual(["My boat is named Petrel.", "What a wonderful name."])
  })

  it("keeps both when the retry began before the first try broke off", async () => {
    const [first, retry] = [await begin("My boat is named Petrel."), await begin("My boat is named Petrel.")]
    await first.finish({ text: "What a won", whole: false })
    await retry.finish({ text: "What a wonderful name.", whole: true })
    await engine.settled()
    expect((await turns()).toSorted()).toEqual(["My boat is named Petrel.", "What a wonderful name."])
  })

  it.each(["both", "off"] as const)(
    "counts once what its job does twice, with verbatim turns %s",
    async (verbatimTurns) => {
      await engine.for(owner).add("My dog is called Biscuit")
      await engine.for(owner).add("My sister lives in Oslo")
      await engine.configure({ verbatimTurns })
      state.queue.done = failsOnce(state.queue.done.bind(state.queue))
      const turn = await begin("My dog is called Biscuit. Where does my sister live?")
      expect(turn.recalled).toHaveLength(1)
      await turn.finish({ text: "It is a fine name.", whole: true })
      await expect.poll(() => events.some(({ event }) => event === "job-failed")).toBe(true)
      now += 120_000
      await engine.settled()
      const [dog, sister] = ["dog", "sister"].map(async (name) =>
        (await kept()).find(({ category, content }) => category !== "turn" && content.includes(name)),
      )
      expect((await dog)?.signals).toMatchObject({ mentions: 1 })
      expect((await sister)?.signals).toMatchObject({ uses: 1 })
    },
  )

  it.each([
    ["write", ["sessions"]],
    ["on", ["sessions", "recall"]],
  ] as const)("says so when the session is not found in time: mode %s", async (mode, missing) => {
    const get = state.get.bind(state)
    state.get = (bucket, key) => {
      if (bucket !== "sessions") return get(bucket, key)
      now += 1_000
      return new Promise(() => undefined)
    }
    const turn = await engine.begin({ owner, messages: [user("Hello there")], systemRole: true, session: "s", mode })
    expect(turn.degraded).toEqual(missing)
    expect(events).toContainEqual({ event: "recall-degraded", trace: turn.trace, parts: missing })
  })

  it("shows neither the queue nor the store a secret, in no message of it", async () => {
    const jobs: NewJob[] = []
    const push = state.queue.push.bind(state.queue)
    state.queue.push = async (more) => {
      jobs.push(...more)
      return push(more)
    }
    const messages = [
      { role: "tool", text: "The config says DB_PASSWORD=s3cr3tPassage" } as const,
      user("My password is hunter2. I'll use password hunter2"),
    ]
    const turn = await engine.begin({ owner, messages, systemRole: true })
    await turn.finish({ text: "I have noted hunter2 as the password: hunter2", whole: true })
    await engine.settled()
    expect(jobs).not.toEqual([])
    expect(JSON.stringify([jobs, await kept()])).not.toMatch(/hunter2|s3cr3tPassage/)
    expect(await turns()).toContain("My password is [redacted: password]. I'll use password [redacted: password]")
    expect((await kept()).filter(({ category }) => category !== "turn")).toEqual([])
  })
})
