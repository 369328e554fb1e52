import { describe, expect, it, onTestFinished, vi } from "vitest"
import { InMemoryStore } from "../../src/defaults/in-memory/store.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { EngineEvent } from "../../src/engine/events.ts"
import { type ChatMessage, CONTRACT, type MemoryEngine, Store } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const acme = tenantOf("acme")
const likes = (count: number): readonly ChatMessage[] =>
  Array.from({ length: count }, (_, i) => ({ role: "user", text: `I like author${i}` }))

/** As long as a test may take: by default, `settled` waits for 10 s, which is too short for 500 messages on a busy machine. */
const allDone = async (engine: MemoryEngine) => expect(await engine.settled(110_000)).toBe(true)

describe("a turn of thousands of messages", () => {
  async function counted({ failingWrite }: { readonly failingWrite?: number } = {}) {
    const store = new InMemoryStore()
    const most = { changes: 0, reads: 0, allReads: 0 }
    const [write, read] = [store.write.bind(store), store.read.bind(store)]
    let reading = 0
    let writes = 0
    store.write = async (pool, changes, options) => {
      if (++writes === failingWrite) throw new Error("the disk is full")
      most.changes = Math.max(most.changes, changes.length)
      return write(pool, changes, options)
    }
    store.read = async (scope, ids, call) => {
      most.allReads++
      most.reads = Math.max(most.reads, ++reading)
      try {
        return await read(scope, ids, call)
      } finally {
        reading--
      }
    }
    const events: EngineEvent[] = []
    const engine = await createMemory({
      onEvent: (event) => events.push(event),
      plugins: [{ name: "counted", contract: CONTRACT, setup: (parts) => parts.provide(Store, () => store) }],
    })
    onTestFinished(() => engine[Symbol.asyncDispose]())
    const contents = async () => {
      const found = []
      for (let cursor: string | undefined; ; ) {
        const page = await engine.for({ tenant: acme }).list({ limit: 200, ...(cursor !== undefined && { cursor }) })
        found.push(...page.items)
        cursor = page.next
        if (cursor === undefined) return found
      }
    }
    return { engine, most, events, contents }
  }

  it("is compared and written in small steps, so that other tenants' calls come between them, and nothing is missing", async () => {
    const { engine, most, contents } = await counted()
    await engine.for({ tenant: acme }).remember(likes(1_000))
    expect(most.changes).toBeLessThanOrEqual(200)
    expect(most.reads).toBeLessThanOrEqual(20)
    const kept = await contents()
    expect(kept.filter(({ category }) => category === "turn")).toHaveLength(1_000)
    expect(kept.filter(({ category }) => category !== "turn")).toHaveLength(1_000)
  })

  it("is completed by its retry when a write between others fails, without doubling anything", async () => {
    const { engine, contents } = await counted({ failingWrite: 4 })
    await engine.for({ tenant: acme }).remember(likes(500))
    await allDone(engine)
    const about = Object.groupBy(await contents(), ({ content }) => /author\d+/.exec(content)?.[0] ?? "")
    // Its words and what they state.
    expect(Object.values(about).map((memories) => memories?.length)).toEqual(likes(500).map(() => 2))
  })

  it("keeps the newest 500 messages of a request, and says how many it left out", async () => {
    const reads = async (count: number) => {
      const { engine, most, events, contents } = await counted()
      const turn = await engine.begin({ owner: { tenant: acme }, messages: likes(count), systemRole: true })
      await turn.finish({ text: "I see.", whole: true })
      await allDone(engine)
      return { all: most.allReads, events, kept: await contents() }
    }
    const one = await reads(2_500)
    const turns = one.kept.filter(({ category, source }) => category === "turn" && source.origin === "user")
    const numbers = turns.map(({ content }) => Number(content.replace(/\D/g, ""))).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 500 }, (_, i) => 2_000 + i))
    expect(one.events).toContainEqual(expect.objectContaining({ event: "turn-shortened", leftOut: 2_000 }))
    // The work for a request does not grow with what is left out.
    expect((await reads(5_000)).all).toBeLessThan(one.all * 1.1)
  })
})

describe("a message of thousands of statements", () => {
  const message = (of: string): readonly ChatMessage[] => {
    const sentences = Array.from(
      { length: 1_800 },
      (_, i) => `I live in ${of}ville${i}. My dog is called ${of}dog${i}.`,
    )
    return [{ role: "user", text: sentences.join(" ") }]
  }

  it("is split into parts once, however many statements are read from it", async () => {
    await using engine = await createMemory()
    const measured = vi.spyOn(Buffer, "byteLength")
    onTestFinished(() => measured.mockRestore())
    await engine.for({ user: "ada" }).remember(message("a"))
    const sentences = 2 * 1_800
    expect(measured.mock.calls.length).toBeLessThan(4 * sentences)
    const { items } = await engine.for({ user: "ada" }).list({ limit: 200 })
    expect(items.filter(({ source }) => source.at !== undefined).length).toBeGreaterThan(5)
  })

  it("leaves the event loop to others between its steps", async () => {
    await using engine = await createMemory()
    // The processor time of the longest stretch, of all that a message took.
    const longestShare = async (user: string) => {
      const began = usedMs()
      let [last, longest] = [began, 0]
      const look = () => {
        const now = usedMs()
        longest = Math.max(longest, now - last)
        last = now
        looking = setImmediate(look)
      }
      let looking = setImmediate(look)
      await engine.for({ user }).remember(message(user))
      clearImmediate(looking)
      return longest / (usedMs() - began)
    }
    const shares = []
    for (const user of "abcdefgh") shares.push(await longestShare(user))
    expect(Math.min(...shares)).toBeLessThan(0.6)
  })
})

function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
