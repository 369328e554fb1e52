import assert from "node:assert/strict"
import type { Embedding, MemoryId, Store } from "@keepsake/core/plugin"
import { pointing, SPACE } from "../fixtures/finders.ts"
import { idsOf, keep, readOne, statuses, write } from "../fixtures/keeping.ts"
import { ada, aMemory, bob, idOf, next, scopeOf, wordsFor } from "../fixtures/people.ts"
import { facet, type StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const indexRules: readonly StoreRule[] = [
  {
    id: "index/is-no-version",
    says: "indexing changes neither the memory nor its revision, and is neither a version nor an item of the feed",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      const feed = await store.feed?.changes(undefined, 100)
      const index = { words: wordsFor("harbour"), embedding: pointing(0) }
      assert.deepEqual(await write(store, [{ op: "index", id: idOf(1), revision: 1, index }]), [
        { id: idOf(1), status: "applied", revision: 1 },
      ])
      assert.deepEqual(await readOne(store, scope, idOf(1)), aMemory(1))
      const versions = await store.history?.versions(scope, idOf(1), { limit: 10 })
      if (versions !== undefined) assert.equal(versions.items.length, 1)
      const later = feed && (await store.feed?.changes(feed.next, 100))
      if (later !== undefined) assert.deepEqual(later.items, [])
    },
  },
  {
    id: "index/needs-the-revision",
    says: "an index made from another revision is a conflict, and from a memory that is gone it is missing",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      await keep(store, [next(aMemory(1))])
      const index = { words: wordsFor("stale") }
      const outcomes = await write(store, [
        { op: "index", id: idOf(1), revision: 1, index },
        { op: "index", id: idOf(1), revision: 3, index },
        { op: "index", id: idOf(2), revision: 1, index },
        { op: "delete", id: idOf(1) },
        { op: "index", id: idOf(1), revision: 3, index },
      ])
      statuses(outcomes, "conflict", "conflict", "missing", "applied", "missing")
    },
  },
  {
    id: "index/words-replace-words",
    says: "new words take the place of the old ones",
    needs: "text",
    check: async (store) => {
      await keep(store, [aMemory(1)], () => ({ words: wordsFor("harbour") }))
      await write(store, [{ op: "index", id: idOf(1), revision: 1, index: { words: wordsFor("lighthouse") } }])
      assert.deepEqual(await found(store, "harbour"), [])
      assert.deepEqual(await found(store, "lighthouse"), [idOf(1)])
    },
  },
  {
    id: "index/spaces-side-by-side",
    says: "an embedding adds to those in other spaces and replaces the one in its own",
    needs: "vector",
    check: async (store) => {
      await keep(store, [aMemory(1)], () => ({ embedding: pointing(0, "kit/a/2") }))
      const index = (embedding: Embedding): Promise<unknown> =>
        write(store, [{ op: "index", id: idOf(1), revision: 1, index: { embedding } }])
      await index(pointing(90, "kit/b/2"))
      await index(pointing(45, "kit/a/2"))
      assert.ok(Math.abs((await nearness(store, pointing(45, "kit/a/2"))) - 1) < 1e-4)
      assert.ok(Math.abs((await nearness(store, pointing(90, "kit/b/2"))) - 1) < 1e-4)
      const spaces = await facet(store, "vector").spaces(scope)
      assert.deepEqual(
        spaces.toSorted((one, other) => one.space.localeCompare(other.space)),
        [
          { space: "kit/a/2", memories: 1 },
          { space: "kit/b/2", memories: 1 },
        ],
      )
    },
  },
  {
    id: "index/words-leave-vectors",
    says: "words alone leave embeddings as they are, and an embedding alone leaves words",
    needs: ["text", "vector"],
    check: async (store) => {
      await keep(store, [aMemory(1)], () => ({ embedding: pointing(0) }))
      await write(store, [{ op: "index", id: idOf(1), revision: 1, index: { words: wordsFor("harbour") } }])
      await write(store, [{ op: "index", id: idOf(1), revision: 1, index: { embedding: pointing(10) } }])
      assert.ok(Math.abs((await nearness(store, pointing(10))) - 1) < 1e-4)
      assert.deepEqual(await found(store, "harbour"), [idOf(1)])
    },
  },
  {
    id: "index/other-content-drops-it",
    says: "a put of other content drops what the old content was found by",
    needs: "search",
    check: async (store) => {
      await keep(store, [aMemory(1, { content: "harbour" }), aMemory(2)], ({ content }) => ({
        words: wordsFor(content),
        embedding: pointing(0),
      }))
      await write(store, [{ op: "put", memory: next(aMemory(1), { content: "redacted" }) }])
      if (store.text) assert.deepEqual(await found(store, "harbour"), [])
      if (store.vector) {
        const hits = await store.vector.search(scope, pointing(0), { limit: 10 })
        assert.deepEqual(idsOf(hits.map((hit) => hit.memory)), [idOf(2)])
      }
    },
  },
  {
    id: "index/same-content-keeps-it",
    says: "a put of the same content without an index leaves the memory to be found as before",
    needs: "search",
    check: async (store) => {
      await keep(store, [aMemory(1)], () => ({ words: wordsFor("harbour"), embedding: pointing(0) }))
      await write(store, [{ op: "put", memory: next(aMemory(1), { importance: 0.9 }) }])
      if (store.text) assert.deepEqual(await found(store, "harbour"), [idOf(1)])
      if (store.vector) assert.ok(Math.abs((await nearness(store, pointing(0))) - 1) < 1e-4)
    },
  },
  {
    id: "index/comes-back-as-given",
    says: "the words of a memory and its vector in each space can be read again, in the order asked, of what stands in the scope alone",
    needs: "indexed",
    check: async (store) => {
      const words = wordsFor("the harbour wall", { speaker: "ada" })
      const put = { op: "put", memory: aMemory(1), index: { words, embedding: pointing(30) } } as const
      await write(store, [put, { op: "put", memory: aMemory(2) }, { op: "put", memory: aMemory(3) }])
      await write(store, [
        { op: "index", id: idOf(1), revision: 1, index: { embedding: pointing(60, "kit/other/2") } },
        { op: "delete", id: idOf(3) },
      ])
      await keep(store, [aMemory(4, {}, bob)])
      const asked = [4, 2, 1, 3, 9].map(idOf)
      const [foreign, bare, full, deleted, none] = (await store.indexed?.(scopeOf(ada), asked)) ?? []
      assert.deepEqual([foreign, deleted, none], [undefined, undefined, undefined])
      assert.deepEqual([bare?.words, bare?.embeddings], [undefined, []])
      assert.deepEqual(full?.words, words)
      const angles = full?.embeddings.map(({ space, values: [x = 0, y = 0] }) => [
        space,
        Math.round((Math.atan2(y, x) * 180) / Math.PI),
      ])
      assert.deepEqual(angles?.toSorted(), [
        ["kit/other/2", 60],
        [SPACE, 30],
      ])
    },
  },
]

async function found(store: Store, word: string): Promise<readonly MemoryId[]> {
  const { hits } = await facet(store, "text").search(scope, { text: word, words: [word] }, { limit: 10 })
  return idsOf(hits.map((hit) => hit.memory))
}

async function nearness(store: Store, query: Embedding): Promise<number> {
  const hits = await facet(store, "vector").search(scope, query, { limit: 10 })
  return hits[0]?.score ?? Number.NaN
}
