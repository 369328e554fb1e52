import assert from "node:assert/strict"
import type { Cursor, Feed, MemoryId } from "@keepsake/core/plugin"
import { pointing } from "../fixtures/finders.ts"
import { keep, refuses, write } from "../fixtures/keeping.ts"
import { ada, aMemory, bob, idOf, minute, next, otherAda, scopeOf } from "../fixtures/people.ts"
import { facet, type StoreRule } from "../rule.ts"

type Item = Awaited<ReturnType<Feed["changes"]>>["items"][number]

export const feedRules: readonly StoreRule[] = [
  {
    id: "feed/every-version-in-order",
    says: "the feed has every version of every pool in the order in which it became visible, and nothing else",
    needs: "feed",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      await keep(store, [aMemory(1, {}, otherAda)])
      await keep(store, [next(aMemory(1))])
      await write(store, [{ op: "signal", id: idOf(1), add: { uses: 1 } }])
      await write(store, [{ op: "index", id: idOf(1), revision: 2, index: { embedding: pointing(0) } }])
      await write(store, [{ op: "put", memory: aMemory(1, { revision: 9 }) }])
      await store.write(ada, [{ op: "delete", id: idOf(1) }], { by: "someone", at: minute(7) })
      const put = { id: idOf(1), by: "kit", at: minute(1) }
      assert.deepEqual(await everything(facet(store, "feed"), 2), [
        { ...put, revision: 1, memory: aMemory(1), pool: ada },
        { ...put, revision: 1, memory: aMemory(1, {}, otherAda), pool: otherAda },
        { ...put, revision: 2, memory: next(aMemory(1)), pool: ada },
        { id: idOf(1), revision: 3, by: "someone", at: minute(7), pool: ada },
      ])
    },
  },
  {
    id: "feed/erase-hides-the-past",
    says: "an erase is an item without memory, and nothing of that memory stands before it",
    needs: "feed",
    check: async (store) => {
      const feed = facet(store, "feed")
      await keep(store, [aMemory(1), aMemory(2, {}, bob)])
      await keep(store, [next(aMemory(1))])
      const seen = await feed.changes(undefined, 100)
      await store.write(ada, [{ op: "erase", id: idOf(1) }], { by: "someone", at: minute(7) })
      const erased = { id: idOf(1), revision: 3, by: "someone", at: minute(7), pool: ada }
      assert.deepEqual((await feed.changes(seen.next, 100)).items, [erased])
      assert.deepEqual(
        (await everything(feed, 1)).map(({ id, revision }) => [id, revision]),
        [
          [idOf(2), 1],
          [idOf(1), 3],
        ],
      )
    },
  },
  {
    id: "feed/goes-on-from-its-cursor",
    says: "at the end the feed is empty and still gives a cursor, from which later items are read, each once",
    needs: "feed",
    check: async (store) => {
      const feed = facet(store, "feed")
      const start = await feed.changes(undefined, 10)
      assert.deepEqual(start.items, [])
      await keep(store, [aMemory(1), aMemory(2)])
      const first = await feed.changes(start.next, 10)
      assert.equal(first.items.length, 2)
      const end = await feed.changes(first.next, 10)
      assert.deepEqual(end.items, [])
      await keep(store, [aMemory(3)])
      assert.deepEqual(
        (await feed.changes(end.next, 10)).items.map((item) => item.id),
        [idOf(3)],
      )
      await refuses("cursor_invalid", () => feed.changes("nonsense", 10))
      const { next: listed } = await store.list(scopeOf(ada), { limit: 1 })
      await refuses("cursor_invalid", () => feed.changes(listed, 10))
    },
  },
  {
    id: "feed/nothing-skipped-under-writers",
    says: "who reads the feed while several write misses nothing and sees nothing twice",
    needs: "feed",
    check: async (store) => {
      const feed = facet(store, "feed")
      const writers = [ada, bob, otherAda].map(async (pool, writer) => {
        for (let round = 0; round < 8; round++) {
          const numbers = [0, 1, 2].map((place) => writer * 1000 + round * 3 + place)
          await write(
            store,
            numbers.map((number) => ({ op: "put", memory: aMemory(number, {}, pool) })),
            pool,
          )
        }
      })
      let writing = true
      const written = Promise.all(writers).finally(() => {
        writing = false
      })
      // Awaited below; until then a failure is no surprise.
      written.catch(() => undefined)
      const seen: MemoryId[] = []
      let cursor: Cursor | undefined
      for (let last = false; !last; ) {
        last = !writing
        const { items, next: after } = await feed.changes(cursor, 5)
        seen.push(...items.map((item) => item.id))
        cursor = after
        if (items.length > 0) last = false
        else await new Promise<void>((resolve) => setImmediate(resolve))
      }
      await written
      const expected = [0, 1, 2].flatMap((writer) =>
        Array.from({ length: 24 }, (_, place) => idOf(writer * 1000 + place)),
      )
      assert.deepEqual(seen.toSorted(), expected.toSorted())
    },
  },
]

async function everything(feed: Feed, limit: number): Promise<readonly Item[]> {
  const all: Item[] = []
  let cursor: Cursor | undefined
  for (;;) {
    const { items, next: after } = await feed.changes(cursor, limit)
    assert.ok(items.length <= limit)
    if (items.length === 0) return all
    all.push(...items)
    cursor = after
  }
}
