import { afterEach, expect, it, vi } from "vitest"
import { createMemory, MemoryState, MemoryStore } from "../../src/index.ts"
import { CONTRACT, State } from "../../src/plugin/index.ts"

afterEach(() => {
  vi.useRealTimers()
})

async function closing(how: () => Promise<void>) {
  let isClosed = false
  const state = new MemoryState()
  const dispose = state[Symbol.asyncDispose].bind(state)
  state[Symbol.asyncDispose] = () => {
    isClosed = true
    return dispose()
  }
  const engine = await createMemory({
    plugins: [{ name: "given", contract: CONTRACT, setup: (parts) => parts.provide(State, () => state) }],
    arrange: async () => Object.assign(new MemoryStore(), { [Symbol.asyncDispose]: how }),
  })
  return { engine, isClosed: () => isClosed }
}

it("closes every part though one fails to, and says that", async () => {
  const { engine, isClosed } = await closing(() => Promise.reject(new Error("the disk is gone")))
  await expect(engine[Symbol.asyncDispose]()).rejects.toMatchObject({ errors: [new Error("the disk is gone")] })
  expect(isClosed()).toBe(true)
})

it("closes every part though one never ends, and names it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const { engine, isClosed } = await closing(() => new Promise(() => undefined))
  const ended = expect(engine[Symbol.asyncDispose]()).rejects.toMatchObject({
    errors: [{ code: "cancelled", message: "store took longer than 60 s to close" }],
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await ended
  expect(isClosed()).toBe(true)
})

it("closes what was opened when another part cannot be built", async () => {
  const { isClosed, made } = await (async () => {
    let closed = false
    const state = Object.assign(new MemoryState(), {
      [Symbol.asyncDispose]: async () => {
        closed = true
      },
    })
    const made = createMemory({
      settings: { strategy: "semantic" },
      plugins: [{ name: "given", contract: CONTRACT, setup: (parts) => parts.provide(State, () => state) }],
    })
    return { made, isClosed: () => closed }
  })()
  await expect(made).rejects.toMatchObject({ code: "part_missing" })
  expect(isClosed()).toBe(true)
})
