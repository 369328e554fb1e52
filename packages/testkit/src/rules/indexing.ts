import assert from "node:assert/strict"
import { type Embedding, equallyWeighted, type MemoryId, type Store } from "@keepsake/core/plugin"
import { ada, aMemory, bob, next, numberedId, scopeOfPools, splitWords } from "../fixtures/memories.ts"
import { SPACE, vectorAt } from "../fixtures/search-methods.ts"
import { assertStatuses, memoryIds, putMemories, readOne, write } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const indexRules = withIds<Store>([], {
  "index/is-no-version": {
    says: "indexing changes neither the memory nor its revision, and adds neither a version nor a feed item",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      const feed = await store.feed?.changes(undefined, 100)
      const index = { words: splitWords("harbour"), embedding: vectorAt(0) }
      assert.deepEqual(await write(store, [{ op: "index", id: numberedId(1), revision: 1, index }]), [
        { id: numberedId(1), status: "applied", revision: 1 },
      ])
      assert.deepEqual(await readOne(store, scope, numberedId(1)), aMemory(1))
      const versions = await store.history?.versions(scope, numberedId(1), { limit: 10 })
      if (versions !== undefined) assert.equal(versions.items.length, 1)
      const later = feed && (await store.feed?.changes(feed.next, 100))
      if (later !== undefined) assert.deepEqual(later.items, [])
    },
  },
  "index/needs-the-revision": {
    says: "an index for another revision is a conflict, and for a deleted memory it is missing",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      await putMemories(store, [next(aMemory(1))])
      const index = { words: splitWords("stale") }
      const outcomes = await write(store, [
        { op: "index", id: numberedId(1), revision: 1, index },
        { op: "index", id: numberedId(1), revision: 3, index },
        { op: "index", id: numberedId(2), revision: 1, index },
        { op: "delete", id: numberedId(1) },
        { op: "index", id: numberedId(1), revision: 3, index },
      ])
      assertStatuses(outcomes, "conflict", "conflict", "missing", "applied", "missing")
    },
  },
  "index/words-replace-words": {
    says: "new words replace the old ones",
    needs: "text",
    check: async (store) => {
      await putMemories(store, [aMemory(1)], () => ({ words: splitWords("harbour") }))
      await write(store, [{ op: "index", id: numberedId(1), revision: 1, index: { words: splitWords("lighthouse") } }])
      assert.deepEqual(await findByWord(store, "harbour"), [])
      assert.deepEqual(await findByWord(store, "lighthouse"), [numberedId(1)])
    },
  },
  "index/spaces-side-by-side": {
    says: "an embedding replaces the one in its own space and leaves other spaces unchanged",
    needs: "vector",
    check: async (store) => {
      await putMemories(store, [aMemory(1)], () => ({ embedding: vectorAt(0, "kit/a/2") }))
      const index = (embedding: Embedding): Promise<unknown> =>
        write(store, [{ op: "index", id: numberedId(1), revision: 1, index: { embedding } }])
      await index(vectorAt(90, "kit/b/2"))
      await index(vectorAt(45, "kit/a/2"))
      assert.ok(Math.abs((await topScore(store, vectorAt(45, "kit/a/2"))) - 1) < 1e-4)
      assert.ok(Math.abs((await topScore(store, vectorAt(90, "kit/b/2"))) - 1) < 1e-4)
      const spaces = await requireFacet(store, "vector").spaces(scope)
      assert.deepEqual(
        spaces.toSorted((one, other) => one.space.localeCompare(other.space)),
        [
          { space: "kit/a/2", memories: 1 },
          { space: "kit/b/2", memories: 1 },
        ],
      )
    },
  },
  "index/words-leave-vectors": {
    says: "indexing words alone leaves embeddings unchanged, and an embedding alone leaves words unchanged",
    needs: ["text", "vector"],
    check: async (store) => {
      await putMemories(store, [aMemory(1)], () => ({ embedding: vectorAt(0) }))
      await write(store, [{ op: "index", id: numberedId(1), revision: 1, index: { words: splitWords("harbour") } }])
      await write(store, [{ op: "index", id: numberedId(1), revision: 1, index: { embedding: vectorAt(10) } }])
      assert.ok(Math.abs((await topScore(store, vectorAt(10))) - 1) < 1e-4)
      assert.deepEqual(await findByWord(store, "harbour"), [numberedId(1)])
    },
  },
  "index/other-content-drops-it": {
    says: "a put with other content drops the index of the old content",
    needs: "search",
    check: async (store) => {
      await putMemories(store, [aMemory(1, { content: "harbour" }), aMemory(2)], ({ content }) => ({
        words: splitWords(content),
        embedding: vectorAt(0),
      }))
      await write(store, [{ op: "put", memory: next(aMemory(1), { content: "redacted" }) }])
      if (store.text) assert.deepEqual(await findByWord(store, "harbour"), [])
      if (store.vector) {
        const hits = await store.vector.search(scope, vectorAt(0), { limit: 10 })
        assert.deepEqual(memoryIds(hits.map((hit) => hit.memory)), [numberedId(2)])
      }
    },
  },
  "index/same-content-keeps-it": {
    says: "a put with the same content and no index keeps the existing index",
    needs: "search",
    check: async (store) => {
      await putMemories(store, [aMemory(1)], () => ({ words: splitWords("harbour"), embedding: vectorAt(0) }))
      await write(store, [{ op: "put", memory: next(aMemory(1), { importance: 0.9 }) }])
      if (store.text) assert.deepEqual(await findByWord(store, "harbour"), [numberedId(1)])
      if (store.vector) assert.ok(Math.abs((await topScore(store, vectorAt(0))) - 1) < 1e-4)
    },
  },
  "index/same-content-in-one-write-keeps-it": {
    says: "two puts of one memory in a write keep the index that came with the first, if the content is the same",
    needs: "search",
    check: async (store) => {
      const index = { words: splitWords("harbour"), embedding: vectorAt(0) }
      await write(store, [
        { op: "put", memory: aMemory(1), index },
        { op: "put", memory: next(aMemory(1), { importance: 0.9 }) },
      ])
      if (store.text) assert.deepEqual(await findByWord(store, "harbour"), [numberedId(1)])
      if (store.vector) assert.ok(Math.abs((await topScore(store, vectorAt(0))) - 1) < 1e-4)
    },
  },
  "index/comes-back-as-given": {
    says: "`indexed` returns words and the vector in each space, in the requested order, for memories in the scope only",
    needs: "indexed",
    check: async (store) => {
      const words = splitWords("the harbour wall", { speaker: "ada" })
      const put = { op: "put", memory: aMemory(1), index: { words, embedding: vectorAt(30) } } as const
      await write(store, [put, { op: "put", memory: aMemory(2) }, { op: "put", memory: aMemory(3) }])
      await write(store, [
        { op: "index", id: numberedId(1), revision: 1, index: { embedding: vectorAt(60, "kit/other/2") } },
        { op: "delete", id: numberedId(3) },
      ])
      await putMemories(store, [aMemory(4, {}, bob)])
      const asked = [4, 2, 1, 3, 9].map(numberedId)
      const [foreign, bare, full, deleted, none] = (await store.indexed?.(scopeOfPools(ada), asked)) ?? []
      assert.deepEqual([foreign, deleted, none], [undefined, undefined, undefined])
      assert.deepEqual([bare?.words, bare?.embeddings], [undefined, []])
      assert.deepEqual(full?.words, words)
      const angles = full?.embeddings.map(({ space, values: [x = 0, y = 0] }) => [
        space,
        Math.round((Math.atan2(y, x) * 180) / Math.PI),
      ])
      const given = [
        ["kit/other/2", 60],
        [SPACE, 30],
      ]
      assert.deepEqual(angles?.toSorted(), store.vector === undefined ? [] : given)
    },
  },
})

async function findByWord(store: Store, word: string): Promise<readonly MemoryId[]> {
  const { hits } = await requireFacet(store, "text").search(
    scope,
    { text: word, words: equallyWeighted([word]) },
    { limit: 10 },
  )
  return memoryIds(hits.map((hit) => hit.memory))
}

async function topScore(store: Store, query: Embedding): Promise<number> {
  const hits = await requireFacet(store, "vector").search(scope, query, { limit: 10 })
  return hits[0]?.score ?? Number.NaN
}
