import { describe, expect, test } from "vitest"
import { equallyWeighted } from "../../src/contract/index.ts"
import { storeRetriever } from "../../src/defaults/store-retriever.ts"
import type { Embedding, HybridIndex, RecallQuery, Store, TextIndex } from "../../src/index.ts"
import { aMemory, pool, tenant } from "../turn/a-memory.ts"
import { now, storeOf } from "../turn/recall-parts.ts"

const dog = aMemory({ content: "Has a dog" })
const sea = aMemory({ content: "Loves the sea" })
const embedding: Embedding = { space: "test/words/2", values: new Float32Array([1, 0]) }

function query(embedded: Promise<Embedding | undefined>, words = ["dog"]): RecallQuery {
  return {
    owner: { tenant },
    scope: { tenant, pools: [pool.name] },
    where: { at: now },
    text: "dog",
    words: equallyWeighted(words),
    before: [],
    at: now,
    limit: 200,
    exclude: [],
    embedding: () => embedded,
  }
}

async function filled(): Promise<Store> {
  const store = await storeOf(dog, sea)
  const change = { op: "index", id: sea.id, revision: 1, index: { embedding } } as const
  await store.write(pool, [change], { by: "test", at: now })
  return store
}

describe("the store's retriever", () => {
  test("brings words and vectors as two lists", async () => {
    const legs = await storeRetriever(await filled()).retrieve(query(Promise.resolve(embedding)))
    expect(legs.map(({ kind, found }) => [kind, found.hits.map(({ memory }) => memory.id)])).toEqual([
      ["words", [dog.id]],
      ["vectors", [sea.id]],
    ])
  })

  test("brings words alone without an embedding", async () => {
    const legs = await storeRetriever(await filled()).retrieve(query(Promise.resolve(undefined)))
    expect(legs.filter(({ found }) => found.hits.length > 0).map(({ kind }) => kind)).toEqual(["words"])
  })

  test("brings vectors alone when there is no word to search by", async () => {
    const legs = await storeRetriever(await filled()).retrieve(query(Promise.resolve(embedding), []))
    expect(legs.map(({ kind }) => kind)).toEqual(["vectors"])
  })

  test("takes one round trip where the store can and the embedding is there", async () => {
    const hybrid: HybridIndex = {
      search: async () => ({ text: { hits: [{ memory: dog, score: 1 }] }, vector: [{ memory: sea, score: 0.9 }] }),
    }
    const store = await filled()
    const legs = await storeRetriever({ ...bare(store), hybrid }).retrieve(query(Promise.resolve(embedding)))
    expect(legs.map(({ kind }) => kind)).toEqual(["words", "vectors"])
  })

  test("does not wait for a slow embedding with its words", async () => {
    const controller = new AbortController()
    const hybrid: HybridIndex = { search: () => Promise.reject(new Error("not asked")) }
    const { text, ...store } = { ...bare(await filled()), hybrid }
    const search: TextIndex["search"] = async (...asked) => {
      const found = await text?.search(...asked)
      setTimeout(() => controller.abort())
      return found ?? { hits: [] }
    }
    const asked = storeRetriever({ ...store, text: { search } }).retrieve(query(new Promise(() => undefined)), {
      signal: controller.signal,
    })
    expect((await asked).map(({ kind }) => kind)).toEqual(["words"])
  })
})

/** Only what the retriever reads. */
function bare(store: Store): Store {
  const { contract, name, traits, text, vector } = store
  return {
    contract,
    name,
    traits,
    write: store.write.bind(store),
    read: store.read.bind(store),
    list: store.list.bind(store),
    pools: store.pools.bind(store),
    ...(text && { text }),
    ...(vector && { vector }),
  }
}
