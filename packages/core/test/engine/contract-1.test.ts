import { expect, it } from "vitest"
import {
  type Candidates,
  type MemoryError,
  Retriever,
  type Store,
  Store as StoreToken,
} from "../../src/contract/index.ts"
import { InMemoryStore } from "../../src/defaults/in-memory/store.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { Plugin } from "../../src/plugin/define-plugin.ts"

/** What a store of contract 1 was asked, in its own form. */
const asked: { text: string; words: readonly string[] }[] = []

/** A store as one was written for contract 1: bare terms in, `words.holding` out, problems under their former name. */
function storeOfContract1(): Store {
  const store = new InMemoryStore()
  const text: object = {
    search: async (...[scope, query, options]: Parameters<NonNullable<Store["text"]>["search"]>): Promise<unknown> => {
      const words = query.words as unknown as readonly string[]
      asked.push({ text: query.text, words })
      const { hits, statistics } = await store.text.search(
        scope,
        { text: query.text, words: words.map((word) => ({ word, weight: 1 })) },
        options,
      )
      const { memories = 0, meanLength = 0, documentFrequency = {} } = statistics ?? {}
      return { hits, words: { memories, meanLength, holding: documentFrequency } }
    },
  }
  const { name, traits } = store
  const one: unknown = {
    contract: 1,
    name,
    traits,
    write: store.write.bind(store),
    read: store.read.bind(store),
    list: store.list.bind(store),
    pools: store.pools.bind(store),
    troubles: () => ["The disk is slow"],
    text,
  }
  return one as Store
}

const plugin: Plugin = {
  name: "older",
  contract: 1,
  setup: (parts) => parts.provide(StoreToken, storeOfContract1),
}

it("a store that was written for contract 1 still opens, remembers and finds", async () => {
  await using memory = await createMemory({ plugins: [plugin] })
  const ada = memory.for({ user: "ada" })
  await ada.add("The boat is called Biscuit")
  expect((await ada.recall("What is the boat called?")).block).toContain("Biscuit")
  const words = asked.at(-1)?.words ?? []
  expect(words.length).toBeGreaterThan(0)
  expect(words.every((word) => typeof word === "string")).toBe(true)
})

it("a store of contract 1 says what it lacks, and refuses a filter that it would ignore", async () => {
  await using memory = await createMemory({ plugins: [plugin] })
  expect(memory.store.problems?.()).toEqual([
    "The disk is slow",
    expect.stringMatching(/contract 1: it filters neither by address nor by review reason/),
  ])
  const conflicting = memory.for({ user: "ada" }).review("conflicting")
  await expect(conflicting).rejects.toMatchObject({ code: "filter_unsupported" } satisfies Partial<MemoryError>)
})

it("a retriever of contract 1 gets bare terms, and its counts are understood", async () => {
  const words: unknown[] = []
  const retriever: Plugin = {
    name: "older-retriever",
    contract: 1,
    setup: (parts) =>
      parts.add(Retriever, (use) => ({
        name: "older",
        retrieve: async (query) => {
          words.push(...query.words)
          const { items } = await use.get(StoreToken).list(query.scope, { limit: 5, where: query.where })
          const found: unknown = {
            hits: items.map((item) => ({ memory: item, score: 1 })),
            words: { memories: items.length, meanLength: 5, holding: { boat: 1 } },
          }
          return [{ name: "all", kind: "words", found: found as Candidates }]
        },
      })),
  }
  await using memory = await createMemory({ plugins: [retriever] })
  const ada = memory.for({ user: "ada" })
  await ada.add("The boat is called Biscuit")
  expect((await ada.recall("What is the boat called?")).block).toContain("Biscuit")
  expect(words).toContain("boat")
})

it("a plugin of a contract that is not known is refused, with the contracts that are", async () => {
  const later = { name: "later", contract: 9, setup: () => undefined } as unknown as Plugin
  await expect(createMemory({ plugins: [later] })).rejects.toMatchObject({
    code: "contract_unsupported",
    remedy: expect.stringContaining("1 and 2"),
  })
})
