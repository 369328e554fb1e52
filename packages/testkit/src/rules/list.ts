import assert from "node:assert/strict"
import type { PageQuery, Pool, Store, Tenant } from "@keepsake/core/plugin"
import { allOf, idsOf, keep, refuses, write } from "../fixtures/keeping.ts"
import { acme, ada, aMemory, bob, everybody, globex, idOf, minute, otherAda, scopeOf } from "../fixtures/people.ts"
import type { StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const listRules: readonly StoreRule[] = [
  {
    id: "read/keeps-order",
    says: "read answers in the order asked, as often as asked, whatever the status, with nothing where nothing is",
    check: async (store) => {
      await keep(store, [aMemory(1), aMemory(2, { status: "archived" }), aMemory(3, { expiresAt: minute(0) })])
      const read = await store.read(scope, [3, 9, 1, 2, 1].map(idOf))
      assert.deepEqual(
        read.map((memory) => memory?.id),
        [idOf(3), undefined, idOf(1), idOf(2), idOf(1)],
      )
      assert.deepEqual(await store.read(scope, []), [])
    },
  },
  {
    id: "list/newest-first",
    says: "a list goes by creation, newest first, however the memories came and changed",
    check: async (store) => {
      const moments = [5, 2, 9, 1]
      await keep(
        store,
        moments.map((at, place) => aMemory(place, { createdAt: minute(at), updatedAt: minute(20 - at) })),
      )
      await keep(store, [aMemory(3, { createdAt: minute(1), updatedAt: minute(30), revision: 2 })])
      assert.deepEqual(idsOf((await store.list(scope, { limit: 10 })).items), [2, 0, 1, 3].map(idOf))
    },
  },
  {
    id: "list/oldest-first",
    says: "oldest first is newest first read from its other end, ties included: they go by id",
    check: async (store) => {
      await keepTies(store)
      const newest = idsOf((await store.list(scope, { limit: 20 })).items)
      const oldest = idsOf((await store.list(scope, { limit: 20, oldestFirst: true })).items)
      assert.deepEqual(oldest, [0, 3, 6, 1, 4, 2, 5].map(idOf))
      assert.deepEqual(newest, oldest.toReversed())
    },
  },
  {
    id: "list/pages-cover-all",
    says: "pages of any size hold together what one page would, in the same order, and the last has no cursor",
    check: async (store) => {
      await keepTies(store)
      const whole = idsOf((await store.list(scope, { limit: 20 })).items)
      for (const limit of [1, 2, 3, 7]) {
        assert.deepEqual(idsOf(await allOf((page) => store.list(scope, page), limit)), whole, `pages of ${limit}`)
      }
      const backwards = (page: PageQuery): ReturnType<Store["list"]> =>
        store.list(scope, { ...page, oldestFirst: true })
      assert.deepEqual(idsOf(await allOf(backwards, 2)), whole.toReversed())
      assert.equal((await store.list(scope, { limit: 7 })).next, undefined)
    },
  },
  {
    id: "list/stable-under-insert",
    says: "while memories come and go, no page repeats or skips one that was there throughout",
    check: async (store) => {
      await keep(
        store,
        [10, 20, 30, 40, 50].map((number) => aMemory(number)),
      )
      const first = await store.list(scope, { limit: 2 })
      assert.deepEqual(idsOf(first.items), [50, 40].map(idOf))
      await keep(store, [aMemory(60), aMemory(45), aMemory(35)])
      await write(store, [{ op: "delete", id: idOf(40) }])
      assert.ok(first.next !== undefined)
      const rest = await store.list(scope, { limit: 10, cursor: first.next })
      assert.deepEqual(
        idsOf(rest.items).filter((id) => id !== idOf(35)),
        [30, 20, 10].map(idOf),
      )
    },
  },
  {
    id: "list/cursor-foreign-refused",
    says: "a cursor of another question, or of none, is refused",
    check: async (store) => {
      await keep(store, [aMemory(1), aMemory(2), aMemory(3)])
      const { next: cursor } = await store.list(scope, { limit: 1 })
      assert.ok(cursor !== undefined)
      for (const nonsense of ["", "nonsense", "🦭", "e30", "AAAA"]) {
        await refuses("cursor_invalid", () => store.list(scope, { limit: 1, cursor: nonsense }), `"${nonsense}"`)
      }
      await refuses("cursor_invalid", () => store.list(scopeOf(bob), { limit: 1, cursor }), "another scope")
      await refuses(
        "cursor_invalid",
        () => store.list(scope, { limit: 1, cursor, where: { key: "x" } }),
        "another where",
      )
      await refuses("cursor_invalid", () => store.list(scope, { limit: 1, cursor, oldestFirst: true }), "another order")
      await refuses("cursor_invalid", () => store.pools(acme, { limit: 1, cursor }), "pools")
      assert.deepEqual(idsOf((await store.list(scope, { limit: 2, cursor })).items), [2, 1].map(idOf))
    },
  },
  {
    id: "pools/each-once",
    says: "pools are listed once each, of one tenant or of all, page by page, as long as they hold a memory or a version",
    check: async (store) => {
      await keep(store, [
        aMemory(1),
        aMemory(2),
        aMemory(3, {}, bob),
        aMemory(4, {}, everybody),
        aMemory(5, {}, otherAda),
      ])
      await write(store, [{ op: "delete", id: idOf(3) }], bob)
      await holds(store, acme, [everybody, ada, bob])
      await holds(store, globex, [otherAda])
      await holds(store, undefined, [everybody, ada, bob, otherAda])
      await write(store, [{ op: "erase", id: idOf(3) }], bob)
      await holds(store, acme, [everybody, ada])
    },
  },
]

/** Seven memories at three moments: 0, 3 and 6 at the first, 1 and 4 at the second, 2 and 5 at the third. */
function keepTies(store: Store): Promise<void> {
  return keep(
    store,
    [4, 1, 6, 3, 0, 5, 2].map((number) => aMemory(number, { createdAt: minute(number % 3) })),
  )
}

async function holds(store: Store, tenant: Tenant | undefined, expected: readonly Pool[]): Promise<void> {
  const names = (pools: readonly Pool[]): readonly string[] => pools.map((pool) => `${pool.tenant} ${pool.name}`).sort()
  for (const limit of [1, 2, 100]) {
    const found = await allOf((page) => store.pools(tenant, page), limit)
    assert.deepEqual(names(found), names(expected), `pages of ${limit}`)
  }
}
