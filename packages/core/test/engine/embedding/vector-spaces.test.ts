import { expect, it } from "vitest"
import type { Embedder, Embedding, EmbedOptions } from "../../../src/contract/index.ts"
import { InMemoryState } from "../../../src/defaults/in-memory/state.ts"
import { InMemoryStore } from "../../../src/defaults/in-memory/store.ts"
import { SerialQueue } from "../../../src/engine/serial-queue.ts"
import { createMemory, type MemoryEngine, MemoryError, tenantOf } from "../../../src/index.ts"
import { CONTRACT, Embedder as EmbedderToken, State, Store } from "../../../src/plugin/index.ts"

const scope = { tenant: tenantOf("default"), pools: "all" } as const

/** Vectors that mean nothing; it can be held after so many texts, and told to refuse some. */
class Model implements Embedder {
  readonly space: string
  readonly dimensions = 2
  readonly maxBatch = 3
  readonly asked: string[] = []
  readonly queries: string[] = []
  refuses = ""
  lets = Number.POSITIVE_INFINITY

  constructor(name: string) {
    this.space = `test/${name}/2`
  }

  async embed(texts: readonly string[], call?: EmbedOptions): Promise<readonly Embedding[]> {
    const refused = this.refuses !== "" && texts.some((text) => text.includes(this.refuses))
    if (refused || this.asked.length >= this.lets) throw new MemoryError("upstream_failed", "the model is down")
    if (call?.as === "query") this.queries.push(...texts)
    else this.asked.push(...texts)
    return texts.map((text) => ({ space: this.space, values: Float32Array.from([1, text.length % 7]) }))
  }
}

/** Everything that outlives an engine, or is shared by several. */
class Lasting {
  readonly store: InMemoryStore = new InMemoryStore()
  readonly state: InMemoryState = new InMemoryState()
  readonly models = { old: new Model("old"), new: new Model("new"), third: new Model("third") }
  readonly forgotten: string[] = []

  /** An engine of which the settings name `configured`. */
  engine(configured: keyof Lasting["models"] = "old"): Promise<MemoryEngine> {
    const { store, state, models, forgotten } = this
    return createMemory({
      embedders: {
        configured,
        name: async ({ model }) => model,
        make: async (name) => models[name as keyof Lasting["models"]], // only these are asked for here
        forget: async (name) => void forgotten.push(name),
      },
      plugins: [
        {
          name: "lasting",
          contract: CONTRACT,
          setup(context) {
            context.provide(Store, () => lasting(store))
            context.provide(State, () => lasting(state))
            context.provide(EmbedderToken, () => models[configured])
          },
        },
      ],
    })
  }

  async spaces(): Promise<Record<string, number>> {
    const found = await this.store.vector.spaces(scope)
    return Object.fromEntries(found.map(({ space, memories }) => [space.split("/")[1], memories]))
  }
}

/** What several engines share, as processes do that say so. */
class Shared extends Lasting {
  override readonly store = Object.assign(new InMemoryStore(), { writers: "many" as const })
  override readonly state = sharedState()
}

function sharedState(): InMemoryState {
  const locks = new Map<string, SerialQueue>()
  const exclusive = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const lock = locks.get(name) ?? new SerialQueue()
    locks.set(name, lock)
    return lock.run(work)
  }
  const state = Object.assign(new InMemoryState(), { writers: "many" as const, exclusive })
  Object.assign(state.queue, { unfinished: async () => [] })
  return state
}

function lasting<T extends object>(part: T): T {
  return new Proxy(part, {
    get: (target, name) => {
      if (name === Symbol.asyncDispose) return undefined
      const value: unknown = Reflect.get(target, name)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
}

async function fill(memory: MemoryEngine, count: number): Promise<void> {
  for (let number = 0; number < count; number++)
    await memory.for().add(`The locker ${number} holds ${number * 7} keys.`)
  expect(await memory.embedded()).toBe(true)
}

const state = async (memory: MemoryEngine) => (await memory.reembedding?.status())?.state

it("embeds everything with another model next to the old vectors, searches one space at a time, switches, rolls back and drops", async () => {
  const all = new Lasting()
  await using memory = await all.engine()
  const { old, new: next } = all.models
  await fill(memory, 10)
  expect(await memory.reembedding?.begin({ model: "new" })).toMatchObject({ from: "old", to: "new", total: 10 })
  await memory.for().add("Written while it embeds.")
  await memory.for().search("Which locker?")
  await expect.poll(() => state(memory)).toBe("ready")
  expect([old.queries.length, next.queries.length]).toEqual([1, 0])
  expect(await all.spaces()).toEqual({ old: 11, new: 11 })

  const switched = await memory.reembedding?.switch()
  expect(switched).toMatchObject({ state: "switched", active: "new", space: "test/new/2/said-1" })
  expect(switched?.verified).toMatchObject({ memories: 11, embedded: 11, before: 11 })
  const { degraded } = await memory.for().search("Which keys?")
  expect([degraded, old.queries.length, next.queries.length]).toEqual([[], 1, 1])
  await memory.for().add("Written behind the switch.")
  await expect.poll(() => all.spaces()).toEqual({ old: 12, new: 12 })

  expect(await memory.reembedding?.rollBack()).toMatchObject({ state: "idle", active: "old" })
  await memory.for().search("Which door?")
  expect([old.queries.length, next.queries.length]).toEqual([2, 1])
  expect(all.forgotten).toEqual(["new"])
  expect(await all.spaces()).toEqual({ old: 12, new: 12 })
  expect(await memory.reembedding?.end({ drop: true })).toMatchObject({ state: "idle" })
  expect(await all.spaces()).toEqual({ old: 12 })
  await memory.reembedding?.begin({ model: "new" })
  await expect.poll(() => all.spaces()).toEqual({ old: 12, new: 12 })
})

it("resumes after a restart, embeds nothing twice, and stays switched although the settings are unchanged", async () => {
  const all = new Lasting()
  const { new: next } = all.models
  next.lets = 6
  {
    await using memory = await all.engine()
    await fill(memory, 20)
    await memory.reembedding?.begin({ model: "new" })
    await expect.poll(async () => (await memory.reembedding?.status())?.trouble).toBe("the model is down")
    expect(await memory.reembedding?.status()).toMatchObject({ state: "embedding", embedded: 6, total: 20 })
    await expect(memory.reembedding?.switch()).rejects.toThrow("new does not answer")
  }
  next.lets = Number.POSITIVE_INFINITY
  {
    await using memory = await all.engine()
    await expect.poll(() => state(memory)).toBe("ready")
    expect(next.asked).toHaveLength(20)
    await memory.reembedding?.switch()
  }
  {
    await using memory = await all.engine()
    expect(await memory.reembedding?.status()).toMatchObject({ state: "switched", active: "new" })
    await memory.for().search("Which locker?")
    expect(next.queries).toHaveLength(1)
    expect(await memory.reembedding?.end({ drop: true })).toMatchObject({ state: "idle", active: "new" })
    expect(await all.spaces()).toEqual({ new: 20 })
  }
  await using memory = await all.engine("third")
  expect(await memory.reembedding?.status()).toMatchObject({ state: "idle", active: "third" })
})

it("refuses what is in use, two at once, and a switch to vectors of fewer memories", async () => {
  const all = new Lasting()
  await using memory = await all.engine()
  await fill(memory, 5)
  await expect(memory.reembedding?.begin({ model: "old" })).rejects.toThrow(
    "have their vectors in test/old/2/said-1 already",
  )
  await expect(memory.reembedding?.switch()).rejects.toThrow("No other space")
  await expect(memory.reembedding?.rollBack()).rejects.toThrow("Nothing was switched")
  all.models.new.refuses = "locker 3"
  await memory.reembedding?.begin({ model: "new" })
  await expect(memory.reembedding?.begin({ model: "third" })).rejects.toThrow("embedded with new already")
  await expect.poll(() => state(memory)).toBe("ready")
  await expect(memory.reembedding?.switch()).rejects.toThrow("new has vectors of 4 memories, the one in use of 5")
  expect(await memory.reembedding?.status()).toMatchObject({ active: "old" })
})

it("of two engines that share a state either may begin, switch, roll back and end, and each embeds what the other has not", async () => {
  const all = new Shared()
  await using one = await all.engine()
  await using other = await all.engine()
  const { old, new: next } = all.models
  await fill(one, 10)
  await one.reembedding?.begin({ model: "new" })
  await expect(other.reembedding?.begin({ model: "third" })).rejects.toThrow("embedded with new already")
  await expect.poll(() => state(one)).toBe("ready")
  await expect.poll(() => state(other)).toBe("ready")
  expect([new Set(next.asked).size, next.asked.length]).toEqual([10, 10])

  await other.reembedding?.switch()
  await expect.poll(() => one.reembedding?.status()).toMatchObject({ state: "switched", active: "new" })
  await one.for().add("Written behind the switch.")
  await one.for().search("Which locker?")
  expect([old.queries.length, next.queries.length]).toEqual([0, 1])
  await expect.poll(() => all.spaces()).toEqual({ old: 11, new: 11 })

  // At once, before the other has looked.
  expect(await one.reembedding?.rollBack()).toMatchObject({ state: "idle", active: "old" })
  await expect.poll(() => other.reembedding?.status()).toMatchObject({ state: "idle", active: "old" })
  await other.for().search("Which door?")
  expect([old.queries.length, next.queries.length]).toEqual([1, 1])

  await other.reembedding?.begin({ model: "new" })
  await one.reembedding?.switch()
  await one.reembedding?.end({ drop: true })
  expect(await other.reembedding?.status()).toMatchObject({ state: "idle", active: "new" })
  await other.for().add("Written behind the end.")
  expect(await other.embedded()).toBe(true)
  expect(await all.spaces()).toEqual({ new: 12 })
})

it("an engine that joins others uses what they have switched to; one whose settings name another embedder keeps its own", async () => {
  const all = new Shared()
  await using one = await all.engine()
  await fill(one, 3)
  await one.reembedding?.begin({ model: "new" })
  await one.reembedding?.switch()
  await one.reembedding?.end({ drop: false })
  await using joined = await all.engine()
  expect(await joined.reembedding?.status()).toMatchObject({ active: "new" })
  await using changed = await all.engine("third")
  expect(await changed.reembedding?.status()).toMatchObject({ active: "third" })
  // The others keep what they use until their settings are changed as well.
  await one.for().add("Written meanwhile.")
  expect([await one.embedded(), await changed.embedded()]).toEqual([true, true])
  expect(await one.reembedding?.status()).toMatchObject({ active: "new" })
})
