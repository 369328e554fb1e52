import { expect, it } from "vitest"
import type { Embedder, Embedding, EmbedOptions, State, Store } from "../../../src/contract/index.ts"
import { InMemoryState } from "../../../src/defaults/in-memory/state.ts"
import { InMemoryStore } from "../../../src/defaults/in-memory/store.ts"
import type { EngineEvent } from "../../../src/engine/events.ts"
import { createMemory, type MemoryEngine, MemoryError, tenantOf } from "../../../src/index.ts"
import {
  CONTRACT,
  definePlugin,
  Embedder as EmbedderToken,
  State as StateToken,
  Store as StoreToken,
} from "../../../src/plugin/index.ts"

const tenant = tenantOf("default")

/** Near are texts about animals, and texts about anything else. */
class TwoTopics implements Embedder {
  readonly space: string
  readonly dimensions = 2
  readonly maxBatch = 3
  readonly asked: string[] = []
  refuse: (text: string) => boolean = () => false

  constructor(space = "test/topics/2") {
    this.space = space
  }

  async embed(texts: readonly string[], _call?: EmbedOptions): Promise<readonly Embedding[]> {
    if (texts.some(this.refuse)) throw new MemoryError("upstream_failed", "the model is down")
    this.asked.push(...texts)
    return texts.map((text) => ({
      space: this.space,
      values: Float32Array.from(/dog|pet|Biscuit/i.test(text) ? [1, 0] : [0, 1]),
    }))
  }
}

interface Parts {
  readonly store?: Store
  readonly state?: State
  readonly onEvent?: (event: EngineEvent) => void
}

function engine(embedder: Embedder, { store = new InMemoryStore(), state = new InMemoryState(), onEvent }: Parts = {}) {
  const parts = definePlugin({
    name: "parts",
    contract: CONTRACT,
    options: { "~standard": { version: 1, vendor: "test", validate: () => ({ value: {} }) } },
    setup: (context) => {
      context.provide(EmbedderToken, () => embedder)
      context.provide(StoreToken, () => store)
      context.provide(StateToken, () => state)
    },
  })
  return createMemory({ plugins: [parts({})], ...(onEvent && { onEvent }) })
}

const missing = async (memory: MemoryEngine, space: string): Promise<readonly string[]> => {
  const [pool] = (await memory.store.pools(tenant, { limit: 1 })).items
  if (pool === undefined) return []
  return ((await memory.store.vector?.missing(pool, space, { limit: 100 }))?.items ?? []).map(({ content }) => content)
}

it("finds by meaning what was written with other words", async () => {
  await using memory = await engine(new TwoTopics())
  const ada = memory.for()
  await ada.add("Biscuit barks at the postman")
  await ada.add("The meeting is on Monday")
  expect(await memory.embedded()).toBe(true)
  const { memories } = await ada.search("my pet", { limit: 1 })
  expect(memories.map((hit) => hit.memory.content)).toEqual(["Biscuit barks at the postman"])
})

it("embeds a changed memory again, and a fact only once however often it is written", async () => {
  const embedder = new TwoTopics()
  await using memory = await engine(embedder)
  const ada = memory.for()
  await ada.add("The dog is called Rex", { key: "dog" })
  await ada.add("The dog is called Biscuit", { key: "dog" })
  await memory.embedded()
  expect(await memory.embedded()).toBe(true)
  expect(embedder.asked).toEqual(["The dog is called Biscuit"])
})

it("keeps and finds everything by its words while the embedder is down, and catches up", async () => {
  const embedder = new TwoTopics()
  embedder.refuse = () => true
  const events: EngineEvent[] = []
  await using memory = await engine(embedder, { onEvent: (event) => events.push(event) })
  const ada = memory.for()
  await ada.add("Biscuit barks at the postman")
  expect(await memory.embedded()).toBe(false)
  expect((await memory.status()).embedderTrouble).toBe("the model is down")
  expect(events).toContainEqual({ event: "job-failed", job: "vectors", attempt: 1, why: "the model is down" })
  const { memories, degraded } = await ada.search("postman")
  expect(memories).toHaveLength(1)
  expect(degraded).toEqual(["vectors"])
  embedder.refuse = () => false
  expect(await memory.embedded()).toBe(true)
  expect((await memory.status()).embedderTrouble).toBeUndefined()
  expect(await missing(memory, "test/topics/2/said-1")).toEqual([])
})

it("leaves a text that the embedder refuses to its words, and gives all others their vectors", async () => {
  const embedder = new TwoTopics()
  embedder.refuse = (text) => text.includes("odd")
  await using memory = await engine(embedder)
  const contents = ["first", "second", "an odd one", "fourth", "fifth"].map((text) => `${text} of the dog's things`)
  for (const content of contents) await memory.for().add(content)
  expect(await memory.embedded()).toBe(true)
  expect(await missing(memory, "test/topics/2/said-1")).toEqual(["an odd one of the dog's things"])
})

it("gives its vector to a text that failed in the last moment of an outage", async () => {
  const embedder = new TwoTopics()
  embedder.refuse = (text) => {
    embedder.refuse = () => false
    return text !== "ok"
  }
  await using memory = await engine(embedder)
  await memory.for().add("Biscuit barks at the postman")
  expect(await memory.embedded()).toBe(true)
  expect(await missing(memory, "test/topics/2/said-1")).toEqual([])
})

it("resumes where it stopped, and starts over for another model without losing the old vectors", async () => {
  const store = new InMemoryStore()
  const state = new InMemoryState()
  const first = new TwoTopics()
  const open = async (embedder: Embedder) => {
    const memory = await engine(embedder, { store, state })
    await memory.embedded()
    return memory
  }
  const memory = await open(first)
  await memory.for().add("Biscuit barks")
  await memory.embedded()
  const again = new TwoTopics()
  await open(again)
  expect(again.asked).toEqual([])
  const other = new TwoTopics("test/others/2")
  await open(other)
  expect(other.asked).toEqual(["Biscuit barks"])
  const spaces = await store.vector?.spaces({ tenant, pools: "all" })
  expect(spaces?.map(({ space }) => space).toSorted()).toEqual(["test/others/2/said-1", "test/topics/2/said-1"])
})

it("finds by words while there are vectors of another model alone, and names what is missing", async () => {
  const store = new InMemoryStore()
  const state = new InMemoryState()
  const memory = await engine(new TwoTopics(), { store, state })
  await memory.for().add("Biscuit barks")
  await memory.embedded()
  const other = new TwoTopics("test/others/2")
  other.refuse = (text) => text === "Biscuit barks" || text === "ok"
  await using changed = await engine(other, { store, state })
  const { memories, degraded } = await changed.for().search("Does Biscuit bark?")
  expect(memories.map((found) => found.memory.content)).toEqual(["Biscuit barks"])
  expect(degraded).toEqual(["vectors"])
})

it("embeds a repeated query once", async () => {
  const embedder = new TwoTopics()
  await using memory = await engine(embedder)
  for (let times = 0; times < 3; times++) await memory.for().search("where is my dog")
  expect(embedder.asked).toEqual(["where is my dog"])
})

it("refuses an embedder with a store that keeps no vectors", async () => {
  const store = new InMemoryStore()
  const { contract, name, traits } = store
  const blind: Store = {
    contract,
    name,
    traits,
    write: (...asked) => store.write(...asked),
    read: (...asked) => store.read(...asked),
    list: (...asked) => store.list(...asked),
    pools: (...asked) => store.pools(...asked),
  }
  await expect(engine(new TwoTopics(), { store: blind })).rejects.toThrow(/has no vectors/)
})

it("embeds the memories of two tenants that have one id", async () => {
  const embedder = new TwoTopics()
  await using memory = await engine(embedder)
  const id = "01a19467-e802-7709-85cc-33346f963dbe"
  for (const name of ["acme", "globex"]) await memory.for({ tenant: tenantOf(name) }).add("My dog is Biscuit", { id })
  expect(await memory.embedded()).toBe(true)
  for (const name of ["acme", "globex"]) {
    const [index] = (await memory.store.indexed?.({ tenant: tenantOf(name), pools: "all" }, [id])) ?? []
    expect(index?.embeddings).toHaveLength(1)
  }
})

it("begins again where its position is none of this store's feed, as after a restore of the state alone", async () => {
  const state = new InMemoryState()
  await state.set("late-vectors", "test/topics/2/said-1", "a position of another store")
  await using memory = await engine(new TwoTopics(), { state })
  await memory.for().add("Biscuit barks")
  expect(await memory.embedded()).toBe(true)
  expect(await missing(memory, "test/topics/2/said-1")).toEqual([])
})
