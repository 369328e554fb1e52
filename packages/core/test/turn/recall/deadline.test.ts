import { beforeAll, describe, expect, test } from "vitest"
import type { Embedder, Retriever, Store } from "../../../src/index.ts"
import { recall } from "../../../src/turn/recall/recall.ts"
import { aMemory } from "../a-memory.ts"
import { asking, partsOf, storeOf } from "../recall-parts.ts"

const dog = aMemory({ content: "Has a dog named Biscuit" })
const never = <T>() => new Promise<T>(() => undefined)
const space = "test/words/2"

function embedder(embed: () => Promise<Float32Array>): Embedder {
  return {
    space,
    dimensions: 2,
    maxBatch: 10,
    embed: async (texts) => Promise.all(texts.map(async () => ({ space, values: await embed() }))),
  }
}

/** The store with one of its reads replaced. */
function with_(store: Store, changed: Partial<Store>): Store {
  return new Proxy(store, {
    get(target, name) {
      if (name in changed) return Reflect.get(changed, name)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
}

const ask = asking("What's my dog called?", { set: { deadlineMs: 500 } })

describe("the deadline of a recall", () => {
  // The first recall of a process compiles code that later ones reuse.
  beforeAll(async () => {
    await recall(partsOf(await storeOf(dog)), asking("What's my dog called?"))
  })

  test("goes on without vectors that are late, and names them", async () => {
    const parts = partsOf(await storeOf(dog), { embedder: embedder(never) })
    const outcome = await recall(parts, ask)
    expect(outcome.memories.map(({ memory }) => memory.id)).toEqual([dog.id])
    expect(outcome.degraded).toEqual(["vectors"])
  })

  test("goes on without vectors that failed, and names them", async () => {
    const broken = embedder(() => Promise.reject(new Error("no network")))
    const outcome = await recall(partsOf(await storeOf(dog), { embedder: broken }), ask)
    expect(outcome.memories).toHaveLength(1)
    expect(outcome.degraded).toEqual(["vectors"])
  })

  test("names the text index where the store had to do without it", async () => {
    const store = await storeOf(dog)
    const without = async (...asked: Parameters<typeof store.text.search>) => {
      const { hits } = await store.text.search(...asked)
      return { hits, scanned: 1 }
    }
    const outcome = await recall(partsOf(with_(store, { text: { search: without } })), ask)
    expect(outcome.memories.map(({ memory }) => memory.id)).toEqual([dog.id])
    expect(outcome.degraded).toEqual(["text-index"])
  })

  test("names the words when they are late", async () => {
    const store = with_(await storeOf(dog), { text: { search: never } })
    expect((await recall(partsOf(store), ask)).degraded).toEqual(["words"])
  })

  test("names profile and facts when lists are late", async () => {
    const store = with_(await storeOf(dog), { list: never })
    const outcome = await recall(partsOf(store), ask)
    expect(new Set(outcome.degraded)).toEqual(new Set(["profile", "facts"]))
    expect(outcome.memories.map(({ memory }) => memory.id)).toEqual([dog.id])
  })

  test("gives what arrived of the profile when a part of it is late, and reads it whole again next time", async () => {
    const allergy = aMemory({ content: "Is allergic to peanuts", category: "constraint" })
    const home = aMemory({ content: "Lives in Porto", about: { subject: "user", attribute: "home" } })
    const store = await storeOf(allergy, home)
    let isLate = true
    const list: typeof store.list = (scope, query, call) =>
      isLate && query.where?.about !== undefined ? never() : store.list(scope, query, call)
    const parts = partsOf(with_(store, { list }))
    const given = async () =>
      (await recall(parts, asking("What should I cook?", { set: { deadlineMs: 300 } }))).memories
        .map(({ memory }) => memory.content)
        .sort()
    expect(await given()).toEqual(["Is allergic to peanuts"])
    isLate = false
    expect(await given()).toEqual(["Is allergic to peanuts", "Lives in Porto"])
  })

  test("a retriever that fails is named and the others count", async () => {
    const store = await storeOf(dog)
    const broken: Retriever = { name: "files", retrieve: () => Promise.reject(new Error("gone")) }
    const parts = partsOf(store)
    const outcome = await recall({ ...parts, retrievers: [...parts.retrievers, broken] }, ask)
    expect(outcome.memories).toHaveLength(1)
    expect(outcome.degraded).toEqual(["files"])
  })

  test("aborts what it waits for", async () => {
    let aborted = false
    const store = with_(await storeOf(dog), {
      text: {
        search: (_scope, _query, { signal }) =>
          new Promise((_, reject) => {
            signal?.addEventListener("abort", () => {
              aborted = true
              reject(signal.reason)
            })
          }),
      },
    })
    await recall(partsOf(store), ask)
    expect(aborted).toBe(true)
  })

  test("the caller's abort ends it at once as cancelled", async () => {
    const controller = new AbortController()
    const store = with_(await storeOf(dog), { text: { search: never } })
    const recalling = recall(partsOf(store), asking("What's my dog called?"), { signal: controller.signal })
    controller.abort()
    await expect(recalling).rejects.toMatchObject({ code: "cancelled" })
  })
})
