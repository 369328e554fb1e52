import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Turn } from "../../src/contract/turn.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { EngineEvent } from "../../src/engine/events.ts"
import type { MemoryEngine } from "../../src/index.ts"
import { rulesExtractor } from "../../src/index.ts"
import { CONTRACT, Extractor } from "../../src/plugin/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const never = new Promise<never>(() => undefined)

describe("an extractor that asks a model", () => {
  let engine: MemoryEngine
  let now = 0
  let events: EngineEvent[] = []
  let asked: string[] = []
  let answer: (text: string) => Promise<unknown> = async () => undefined

  beforeEach(async () => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
      shouldAdvanceTime: true,
    })
    now = Date.UTC(2026, 10, 1)
    events = []
    asked = []
    const model: Extractor = {
      name: "model",
      version: 1,
      per: "turn",
      extract: async ([turn]: readonly Turn[]) => {
        const text = turn?.messages.at(-1)?.text ?? ""
        asked.push(text)
        await answer(text)
        return []
      },
    }
    engine = await createMemory({
      now: () => now,
      onEvent: (event) => events.push(event),
      plugins: [
        {
          name: "model",
          contract: CONTRACT,
          setup: (parts) => {
            parts.add(Extractor, () => rulesExtractor)
            parts.add(Extractor, () => model)
          },
        },
      ],
    })
  })
  afterEach(async () => {
    const closing = engine[Symbol.asyncDispose]()
    await vi.advanceTimersByTimeAsync(20_000)
    await closing
    vi.useRealTimers()
  })

  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      now += 1_000
      await vi.advanceTimersByTimeAsync(1_000)
    }
  }
  const of = (user: string, tenant = "acme") => ({ tenant: tenantOf(tenant), user })
  const say = async (user: string, text: string, session = "s") => {
    const turn = await engine.begin({
      owner: of(user),
      messages: [{ role: "user", text }],
      systemRole: true,
      session,
    })
    return { turn, ended: turn.finish({ text: "I see what you mean.", whole: true }) }
  }
  const contents = async (user: string) =>
    (await engine.for(of(user)).list({ limit: 200 })).items.map(({ content }) => content)

  it("that hangs holds up its own pool alone", async () => {
    answer = (text) => (text.startsWith("Stuck") ? never : Promise.resolve())
    for (let pool = 0; pool < 40; pool++) await (await say(`stuck-${pool}`, "Stuck in Lisbon")).ended
    await (await say("ada", "I live in Porto")).ended
    await pass(3)
    await vi.waitFor(async () => expect(await contents("ada")).toContain("Lives in Porto"))
  })

  it("that hangs keeps no reply of another pool from ending, and those of its own for less than a second", async () => {
    answer = (text) => (text.startsWith("Stuck") ? never : Promise.resolve())
    for (let turn = 0; turn < 20; turn++) {
      const { ended } = await say("stuck", `Stuck in Lisbon ${turn}`, `s${turn}`)
      await vi.advanceTimersByTimeAsync(600)
      await ended
    }
    await (await say("ada", "I live in Porto")).ended
  })

  it("that hangs fails after a minute by its name, is retried and finally parked; the results of others are stored at once", async () => {
    answer = () => never
    const { ended } = await say("ada", "I live in Porto")
    await ended
    await pass(58)
    expect(events).toEqual([])
    await pass(3)
    await vi.waitFor(() => expect(events).toHaveLength(1))
    const why = "The extractor model took longer than 60 s"
    expect(events[0]).toMatchObject({ event: "job-failed", attempt: 1, why })
    expect(await contents("ada")).toEqual(expect.arrayContaining(["Lives in Porto", "I live in Porto"]))
    for (let attempt = 1; attempt < 8; attempt++) await pass(80)
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ event: "job-parked", why }))
    expect(asked).toHaveLength(8)
    expect((await engine.status()).queue).toMatchObject({ pending: 0, parked: 1 })
  })

  it("that takes most of a minute for each turn is asked once for each, in their order", async () => {
    answer = () => new Promise((resolve) => setTimeout(resolve, 50_000))
    const told = ["I live in Porto", "I have a dog", "I work in Lisbon", "I drink green tea"]
    for (const [place, text] of told.entries()) {
      now++
      await (await say("ada", text, `s${place}`)).ended
    }
    await pass(210)
    await vi.waitFor(async () => expect((await engine.status()).queue.pending).toBe(0))
    expect(asked).toEqual(told)
    expect(events.filter(({ event }) => event === "job-failed")).toEqual([])
  })

  it("is asked once for a turn that waited for the one before it", async () => {
    const first = Promise.withResolvers<void>()
    answer = (text) => (text === "I live in Porto" ? first.promise : Promise.resolve())
    await (await say("ada", "I live in Porto")).ended
    await (await say("ada", "I have a dog", "t")).ended
    await (await say("ada", "My cat is called Ada", "t")).ended
    first.resolve()
    await engine.settled()
    expect(asked).toEqual(["I live in Porto", "I have a dog", "My cat is called Ada"])
  })

  it("that fails first loses no usage counts of recalled memories, and no ids of the trace", async () => {
    await engine.for(of("ada")).add("My sister lives in Oslo")
    let failed = false
    answer = async () => {
      if (failed) return
      failed = true
      throw new Error("the model is away")
    }
    const { turn, ended } = await say("ada", "Where does my sister live?")
    expect(turn.recalled).toHaveLength(1)
    await ended
    await vi.waitFor(() => expect(events).toHaveLength(1))
    const kept = async () => (await engine.traces.get({ tenant: tenantOf("acme"), pools: "all" }, {}, turn.trace))?.kept
    const uses = async () => (await engine.for(of("ada")).get(turn.recalled[0] ?? ""))?.signals?.uses
    expect([await uses(), (await kept())?.length]).toEqual([1, 2])
    await pass(1)
    await engine.settled()
    expect(asked).toHaveLength(2)
    expect([await uses(), (await kept())?.length]).toEqual([1, 2])
    const days = [...(await engine.usage.days(tenantOf("acme"), 1)).values()]
    expect(days.map((day) => day.kept)).toEqual([2])
  })
})
