import assert from "node:assert/strict"
import type { PageQuery, Pool, Store, Tenant } from "@keepsake/core/plugin"
import {
  acme,
  ada,
  aMemory,
  bob,
  everybody,
  globex,
  minute,
  numberedId,
  otherAda,
  scopeOfPools,
} from "../fixtures/memories.ts"
import { assertRejects, memoryIds, putMemories, readAllPages, write } from "../fixtures/store-calls.ts"
import { withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const listRules = withIds<Store>([], {
  "read/keeps-order": {
    says: "read returns memories in the requested order, with duplicates, of any status, and undefined for missing ones",
    check: async (store) => {
      await putMemories(store, [aMemory(1), aMemory(2, { status: "archived" }), aMemory(3, { expiresAt: minute(0) })])
      const stored = await store.read(scope, [3, 9, 1, 2, 1].map(numberedId))
      assert.deepEqual(
        stored.map((memory) => memory?.id),
        [numberedId(3), undefined, numberedId(1), numberedId(2), numberedId(1)],
      )
      assert.deepEqual(await store.read(scope, []), [])
    },
  },
  "list/newest-first": {
    says: "a list is sorted by creation time, newest first, independent of the order of writes",
    check: async (store) => {
      const moments = [5, 2, 9, 1]
      await putMemories(
        store,
        moments.map((at, place) => aMemory(place, { createdAt: minute(at), updatedAt: minute(20 - at) })),
      )
      await putMemories(store, [aMemory(3, { createdAt: minute(1), updatedAt: minute(30), revision: 2 })])
      assert.deepEqual(memoryIds((await store.list(scope, { limit: 10 })).items), [2, 0, 1, 3].map(numberedId))
    },
  },
  "list/oldest-first": {
    says: "oldest first is the exact reverse of newest first; ties are sorted by id",
    check: async (store) => {
      await putTies(store)
      const newest = memoryIds((await store.list(scope, { limit: 20 })).items)
      const oldest = memoryIds((await store.list(scope, { limit: 20, oldestFirst: true })).items)
      assert.deepEqual(oldest, [0, 3, 6, 1, 4, 2, 5].map(numberedId))
      assert.deepEqual(newest, oldest.toReversed())
    },
  },
  "list/pages-cover-all": {
    says: "pages of any size return the same memories in the same order as one large page, and the last has no cursor",
    check: async (store) => {
      await putTies(store)
      const whole = memoryIds((await store.list(scope, { limit: 20 })).items)
      for (const limit of [1, 2, 3, 7]) {
        assert.deepEqual(
          memoryIds(await readAllPages((page) => store.list(scope, page), limit)),
          whole,
          `pages of ${limit}`,
        )
      }
      const backwards = (page: PageQuery): ReturnType<Store["list"]> =>
        store.list(scope, { ...page, oldestFirst: true })
      assert.deepEqual(memoryIds(await readAllPages(backwards, 2)), whole.toReversed())
      assert.equal((await store.list(scope, { limit: 7 })).next, undefined)
    },
  },
  "list/stable-under-insert": {
    says: "while memories are added and deleted, no page repeats or skips one that exists throughout",
    check: async (store) => {
      await putMemories(
        store,
        [10, 20, 30, 40, 50].map((number) => aMemory(number)),
      )
      const first = await store.list(scope, { limit: 2 })
      assert.deepEqual(memoryIds(first.items), [50, 40].map(numberedId))
      await putMemories(store, [aMemory(60), aMemory(45), aMemory(35)])
      await write(store, [{ op: "delete", id: numberedId(40) }])
      assert.ok(first.next !== undefined)
      const rest = await store.list(scope, { limit: 10, cursor: first.next })
      assert.deepEqual(
        memoryIds(rest.items).filter((id) => id !== numberedId(35)),
        [30, 20, 10].map(numberedId),
      )
    },
  },
  "list/cursor-foreign-refused": {
    says: "an invalid cursor, or one of another query, is rejected",
    check: async (store) => {
      await putMemories(store, [aMemory(1), aMemory(2), aMemory(3)])
      const { next: cursor } = await store.list(scope, { limit: 1 })
      assert.ok(cursor !== undefined)
      for (const nonsense of ["", "nonsense", "🦭", "e30", "AAAA"]) {
        await assertRejects("cursor_invalid", () => store.list(scope, { limit: 1, cursor: nonsense }), `"${nonsense}"`)
      }
      await assertRejects("cursor_invalid", () => store.list(scopeOfPools(bob), { limit: 1, cursor }), "another scope")
      await assertRejects(
        "cursor_invalid",
        () => store.list(scope, { limit: 1, cursor, where: { key: "x" } }),
        "another where",
      )
      await assertRejects(
        "cursor_invalid",
        () => store.list(scope, { limit: 1, cursor, oldestFirst: true }),
        "another order",
      )
      await assertRejects("cursor_invalid", () => store.pools(acme, { limit: 1, cursor }), "pools")
      assert.deepEqual(memoryIds((await store.list(scope, { limit: 2, cursor })).items), [2, 1].map(numberedId))
    },
  },
  "pools/each-once": {
    says: "pools that contain a memory or a version are listed once each, for one tenant or all, in pages",
    check: async (store) => {
      await putMemories(store, [
        aMemory(1),
        aMemory(2),
        aMemory(3, {}, bob),
        aMemory(4, {}, everybody),
        aMemory(5, {}, otherAda),
      ])
      await write(store, [{ op: "delete", id: numberedId(3) }], bob)
      await assertPools(store, acme, [everybody, ada, bob])
      await assertPools(store, globex, [otherAda])
      await assertPools(store, undefined, [everybody, ada, bob, otherAda])
      await write(store, [{ op: "erase", id: numberedId(3) }], bob)
      await assertPools(store, acme, [everybody, ada])
    },
  },
})

/** Puts seven memories at three times: 0, 3 and 6 at the first, 1 and 4 at the second, 2 and 5 at the third. */
function putTies(store: Store): Promise<void> {
  return putMemories(
    store,
    [4, 1, 6, 3, 0, 5, 2].map((number) => aMemory(number, { createdAt: minute(number % 3) })),
  )
}

async function assertPools(store: Store, tenant: Tenant | undefined, expected: readonly Pool[]): Promise<void> {
  const names = (pools: readonly Pool[]): readonly string[] => pools.map((pool) => `${pool.tenant} ${pool.name}`).sort()
  for (const limit of [1, 2, 100]) {
    const found = await readAllPages((page) => store.pools(tenant, page), limit)
    assert.deepEqual(names(found), names(expected), `pages of ${limit}`)
  }
}
