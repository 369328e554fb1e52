import { afterEach, expect, it, vi } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import { CONTRACT, MemoryStore, type Plugin, Store } from "../../src/index.ts"
import { runInFront } from "../../src/plugin/in-front.ts"
import { tenantOf } from "../../src/turn/pools.ts"

/** From now on no deadline passes unless a test says so. */
const holdTime = () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
afterEach(() => void vi.useRealTimers())

const lines = Array.from({ length: 40 }, (_, at) => ({
  content: `The locker number ${at} of the gym holds item ${at * 7919}`,
  owner: { tenant: tenantOf("other") },
}))

/** Lets everything run that waits for nothing but the event loop. */
async function runEventLoop(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate)
}

it("an import waits while a recall runs, also that of another tenant", async () => {
  const begun = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  /** Answers a recall, which sets a signal, when the test says so. */
  class WaitingStore extends MemoryStore {
    constructor() {
      super()
      const { search } = this.text
      this.text.search = async (scope, query, options) => {
        if (options.signal !== undefined) {
          begun.resolve()
          await answered.promise
        }
        return search(scope, query, options)
      }
    }
  }
  const waiting: Plugin = {
    name: "waiting",
    contract: CONTRACT,
    setup: (context) => context.provide(Store, () => new WaitingStore()),
  }
  await using memory = await createMemory({ plugins: [waiting], now: () => Date.UTC(2026, 10, 1) })
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  await memory.for(owner).add("The walnut pie bakery is called Crumbs")
  holdTime()
  const opening = memory.begin({
    owner,
    messages: [{ role: "user", text: "What was the name of the walnut pie bakery?" }],
    systemRole: true,
  })
  await begun.promise
  let isImported = false
  const importing = memory.importMemories(lines, {}).finally(() => {
    isImported = true
  })
  await runEventLoop()
  expect(isImported).toBe(false)
  answered.resolve()
  expect((await opening).degraded).toEqual([])
  const outcomes = await importing
  expect(outcomes.map((one) => ("did" in one ? one.did : one.code))).toEqual(lines.map(() => "created"))
})

it("an import comes to its end although recalls never do", async () => {
  await using memory = await createMemory()
  holdTime()
  using _front = runInFront()
  let isImported = false
  const importing = memory.importMemories(lines, {}).finally(() => {
    isImported = true
  })
  await runEventLoop()
  expect(isImported).toBe(false)
  for (let wait = 0; wait < lines.length * 4 && !isImported; wait++) {
    vi.advanceTimersByTime(100)
    await runEventLoop()
  }
  expect(isImported).toBe(true)
  await importing
})
