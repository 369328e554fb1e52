import assert from "node:assert/strict"
import type { Cursor, Feed, Pool, Store } from "@keepsake/core/plugin"
import { ada, aMemory, bob, minute, next, numberedId, otherAda, scopeOfPools } from "../fixtures/memories.ts"
import { vectorAt } from "../fixtures/search-methods.ts"
import { assertRejects, putMemories, write } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

type FeedItem = Awaited<ReturnType<Feed["changes"]>>["items"][number]

export const feedRules = withIds<Store>("feed", {
  "feed/every-version-in-order": {
    says: "the feed has every version of every pool, those of one pool in the order in which they became visible, and nothing else",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      await putMemories(store, [aMemory(1, {}, otherAda)])
      await putMemories(store, [next(aMemory(1))])
      await write(store, [{ op: "signal", id: numberedId(1), add: { uses: 1 } }])
      await write(store, [{ op: "index", id: numberedId(1), revision: 2, index: { embedding: vectorAt(0) } }])
      await write(store, [{ op: "put", memory: aMemory(1, { revision: 9 }) }])
      await store.write(ada, [{ op: "delete", id: numberedId(1) }], { by: "someone", at: minute(7) })
      const put = { id: numberedId(1), by: "kit", at: minute(1) }
      const items = await readWholeFeed(requireFacet(store, "feed"), 2)
      const of = (pool: Pool) =>
        items.filter((item) => item.pool.tenant === pool.tenant && item.pool.name === pool.name)
      assert.deepEqual(of(ada), [
        { ...put, revision: 1, memory: aMemory(1), pool: ada },
        { ...put, revision: 2, memory: next(aMemory(1)), pool: ada },
        { id: numberedId(1), revision: 3, by: "someone", at: minute(7), pool: ada },
      ])
      assert.deepEqual(of(otherAda), [{ ...put, revision: 1, memory: aMemory(1, {}, otherAda), pool: otherAda }])
      assert.equal(items.length, 4)
    },
  },
  "feed/erase-hides-the-past": {
    says: "an erase is a feed item without a memory, and no earlier item of that memory remains",
    check: async (store) => {
      const feed = requireFacet(store, "feed")
      await putMemories(store, [aMemory(1), aMemory(2, {}, bob)])
      await putMemories(store, [next(aMemory(1))])
      const seen = await feed.changes(undefined, 100)
      await store.write(ada, [{ op: "erase", id: numberedId(1) }], { by: "someone", at: minute(7) })
      const erased = { id: numberedId(1), revision: 3, by: "someone", at: minute(7), pool: ada }
      assert.deepEqual((await feed.changes(seen.next, 100)).items, [erased])
      assert.deepEqual((await readWholeFeed(feed, 1)).map(({ id, revision }) => [id, revision]).toSorted(), [
        [numberedId(1), 3],
        [numberedId(2), 1],
      ])
    },
  },
  "feed/goes-on-from-its-cursor": {
    says: "at its end the feed is empty and still returns a cursor, from which later items are read exactly once",
    check: async (store) => {
      const feed = requireFacet(store, "feed")
      const start = await feed.changes(undefined, 10)
      assert.deepEqual(start.items, [])
      await putMemories(store, [aMemory(1), aMemory(2)])
      const first = await feed.changes(start.next, 10)
      assert.equal(first.items.length, 2)
      const end = await feed.changes(first.next, 10)
      assert.deepEqual(end.items, [])
      await putMemories(store, [aMemory(3)])
      assert.deepEqual(
        (await feed.changes(end.next, 10)).items.map((item) => item.id),
        [numberedId(3)],
      )
      await assertRejects("cursor_invalid", () => feed.changes("nonsense", 10))
      const { next: listed } = await store.list(scopeOfPools(ada), { limit: 1 })
      await assertRejects("cursor_invalid", () => feed.changes(listed, 10))
    },
  },
  "feed/nothing-skipped-under-writers": {
    says: "a reader of the feed sees every version exactly once while several writers are active",
    check: async (store) => {
      const feed = requireFacet(store, "feed")
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
      const seen = await readWhile(feed, Promise.all(writers), 5)
      const expected = [0, 1, 2].flatMap((writer) =>
        Array.from({ length: 24 }, (_, place) => numberedId(writer * 1000 + place)),
      )
      assert.deepEqual(seen.map(({ id }) => id).toSorted(), expected.toSorted())
    },
  },
  "feed/nothing-skipped-by-late-commits": {
    says: "a reader sees every version exactly once, those of a memory in order, while large writes of many pools begin before small ones and commit after them",
    check: async (store) => {
      const feed = requireFacet(store, "feed")
      const pools = [
        ada,
        bob,
        otherAda,
        ...Array.from({ length: 9 }, (_, at): Pool => ({ ...ada, name: `late ${at}` })),
      ]
      const large = Math.min(LATE_BATCH, store.traits.maxBatch)
      const writers = pools.flatMap((pool, at) => {
        const memories = Array.from({ length: large }, (_, place) => aMemory(at * 1_000 + place, {}, pool))
        const [first = aMemory(at * 1_000)] = memories
        const small = async (): Promise<void> => {
          for (let place = 0; place < 6; place++)
            await putMemories(store, [aMemory(at * 1_000 + 900 + place, {}, pool)])
        }
        return [putMemories(store, memories).then(() => putMemories(store, [next(first)])), small()]
      })
      const seen = await readWhile(feed, Promise.all(writers), 9)
      const versions = seen.map(({ id, revision }) => `${id} ${revision}`)
      assert.equal(new Set(versions).size, versions.length)
      assert.equal(versions.length, pools.length * (large + 1 + 6))
      const revisions = Map.groupBy(seen, ({ id }) => id)
      for (const of of revisions.values()) {
        assert.deepEqual(
          of.map(({ revision }) => revision),
          of.map((_, place) => place + 1),
        )
      }
    },
  },
})

/** Changes of one large write. */
const LATE_BATCH = 80

/** What a reader sees that follows the feed while others write, and until it has read everything. */
async function readWhile(feed: Feed, writing: Promise<unknown>, limit: number): Promise<readonly FeedItem[]> {
  let isOver = false
  const written = writing.finally(() => {
    isOver = true
  })
  // Awaited below; prevents an unhandled rejection until then.
  written.catch(() => undefined)
  const seen: FeedItem[] = []
  let cursor: Cursor | undefined
  for (let last = false; !last; ) {
    last = isOver
    const { items, next: after } = await feed.changes(cursor, limit)
    seen.push(...items)
    cursor = after
    if (items.length > 0) last = false
    else await new Promise<void>((resolve) => setImmediate(resolve))
  }
  await written
  return seen
}

async function readWholeFeed(feed: Feed, limit: number): Promise<readonly FeedItem[]> {
  const all: FeedItem[] = []
  let cursor: Cursor | undefined
  for (;;) {
    const { items, next: after } = await feed.changes(cursor, limit)
    assert.ok(items.length <= limit)
    if (items.length === 0) return all
    all.push(...items)
    cursor = after
  }
}
