import { afterEach, describe, expect, it } from "vitest"
import { CONTRACT } from "../../src/contract/store.ts"
import { Embedder } from "../../src/contract/turn.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryOptions } from "../../src/engine/memory-options.ts"
import type { MemoryEngine } from "../../src/index.ts"
import { type Plugin, State } from "../../src/index.ts"

describe("the memory settings", () => {
  const open: MemoryEngine[] = []
  async function opened(options?: MemoryOptions): Promise<MemoryEngine> {
    const engine = await createMemory(options)
    open.push(engine)
    return engine
  }
  afterEach(() => Promise.all(open.splice(0).map((engine) => engine[Symbol.asyncDispose]())))

  it("are refused out of their range with the setting's name", async () => {
    const engine = await opened()
    await expect(engine.configure({ maxTokens: -1 })).rejects.toMatchObject({
      code: "options_invalid",
      message: /maxTokens/,
    })
    await expect(createMemory({ settings: { maxTokens: 99_999 } })).rejects.toMatchObject({ message: /maxTokens/ })
  })

  it("stay as they were changed", async () => {
    const engine = await opened()
    expect((await engine.configure({ maxTokens: 100 })).maxTokens).toBe(100)
    expect(engine.settings.maxTokens).toBe(100)
  })

  it("stay as the application fixed them, and a change that would do nothing is refused by name", async () => {
    const engine = await opened({ settings: { maxTokens: 500 } })
    await expect(engine.configure({ maxTokens: 100, undoDays: 3 })).rejects.toMatchObject({
      code: "options_invalid",
      message: /memory\.maxTokens/,
    })
    expect(engine.settings).toMatchObject({ maxTokens: 500, undoDays: 30 })
    expect(await engine.configure({ maxTokens: 500, undoDays: 3 })).toMatchObject({ maxTokens: 500, undoDays: 3 })
  })

  it("win as fixed over what the database holds", async () => {
    const state = new InMemoryState()
    state[Symbol.asyncDispose] = async () => undefined
    const plugin: Plugin = {
      name: "kept",
      contract: CONTRACT,
      setup: (parts) => parts.provide(State, () => state),
    }
    await (await opened({ plugins: [plugin] })).configure({ maxTokens: 100, undoDays: 3 })
    const fixed = await opened({ plugins: [plugin], settings: { maxTokens: 500 } })
    expect(fixed.settings).toMatchObject({ maxTokens: 500, undoDays: 3 })
  })

  it("lose no change that is made at the same time as another", async () => {
    const engine = await opened()
    await Promise.all([
      engine.configure({ maxTokens: 100 }),
      engine.configure({ undoDays: 3 }),
      engine.configure({ profileTokens: 50 }),
    ])
    await engine.configure({ gate: "off" })
    expect(engine.settings).toMatchObject({ maxTokens: 100, undoDays: 3, profileTokens: 50, gate: "off" })
  })

  it("name the part that a value needs, at the start and at a change", async () => {
    const missing = { code: "part_missing", message: /embedder/, remedy: /Embedder.*hybrid/ }
    await expect(createMemory({ settings: { strategy: "semantic" } })).rejects.toMatchObject(missing)
    const engine = await opened()
    await expect(engine.configure({ strategy: "semantic" })).rejects.toMatchObject(missing)
    expect(engine.settings.strategy).toBe("hybrid")
  })

  it("take a value whose part is there", async () => {
    const embedder = {
      space: "test/one/1",
      dimensions: 1,
      maxBatch: 10,
      embed: async (texts: readonly string[]) => texts.map(() => ({ space: "test/one/1", values: Float32Array.of(1) })),
    }
    const engine = await opened({
      plugins: [{ name: "one", contract: CONTRACT, setup: (parts) => parts.provide(Embedder, () => embedder) }],
    })
    expect((await engine.configure({ strategy: "semantic" })).strategy).toBe("semantic")
  })
})

it.each([
  [{ maxToken: 5 }, "memory.maxToken is not a setting", "Did you mean memory.maxTokens?"],
  [{ traces: { day: 5 } }, "memory.traces.day is not a setting", "Did you mean memory.traces.days?"],
  [{ wombats: 5 }, "memory.wombats is not a setting", expect.stringContaining("maxTokens, ")],
])("an unknown setting, %j, is named with the one that was perhaps meant", async (settings, message, remedy) => {
  const misspelt: object = settings
  await expect(createMemory({ settings: misspelt })).rejects.toMatchObject({ code: "options_invalid", message, remedy })
})
