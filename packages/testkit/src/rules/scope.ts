import assert from "node:assert/strict"
import type { Pool, Scope, Store } from "@keepsake/core/plugin"
import { finders, pointing } from "../fixtures/finders.ts"
import { allOf, idsOf, keep, readOne, sameIds, statuses, write } from "../fixtures/keeping.ts"
import { acme, ada, aMemory, bob, everybody, idOf, minute, otherAda, scopeOf, wordsFor } from "../fixtures/people.ts"
import type { StoreRule } from "../rule.ts"

export const scopeRules: readonly StoreRule[] = [
  {
    id: "scope/never-wider",
    says: "every read shows what is in the pools of its scope, and nothing else",
    check: async (store) => {
      await world(store)
      await shows(store, scopeOf(ada), [1])
      await shows(store, scopeOf(ada, everybody), [1, 3])
      await shows(store, scopeOf(bob, ada, everybody), [1, 2, 3])
      await shows(store, scopeOf({ tenant: acme, name: "nobody/here" }), [])
    },
  },
  {
    id: "scope/same-name-other-tenant",
    says: "pools of one name at two tenants never meet, not even by the same id",
    check: async (store) => {
      await keep(store, [aMemory(1, { content: "Acme secret" }), aMemory(1, { content: "Globex secret" }, otherAda)])
      assert.equal((await readOne(store, scopeOf(ada), idOf(1)))?.content, "Acme secret")
      assert.equal((await readOne(store, scopeOf(otherAda), idOf(1)))?.content, "Globex secret")
      statuses(await write(store, [{ op: "erase", id: idOf(1) }], otherAda), "applied")
      assert.equal((await readOne(store, scopeOf(ada), idOf(1)))?.content, "Acme secret")
      assert.equal(await readOne(store, scopeOf(otherAda), idOf(1)), undefined)
    },
  },
  {
    id: "scope/all-is-one-tenant",
    says: "the scope `all` covers every pool of its tenant and none of another",
    check: async (store) => {
      await world(store)
      await shows(store, { tenant: acme, pools: "all" }, [1, 2, 3])
      await shows(store, { tenant: otherAda.tenant, pools: "all" }, [4])
    },
  },
  {
    id: "scope/names-are-compared-whole",
    says: "a pool's name is compared as it is: no prefix, no pattern, no other case",
    check: async (store) => {
      const names = ["ada", "ada/-", "ada/-/-", "ADA/-", "ada/_", "ada/%", "a*", "o'hara/-", 'say "hi"/-', "ädä/-"]
      const pools: readonly Pool[] = names.map((name) => ({ tenant: acme, name }))
      await keep(
        store,
        pools.map((pool, place) => aMemory(place, {}, pool)),
      )
      for (const [place, pool] of pools.entries()) {
        const { items } = await store.list(scopeOf(pool), { limit: 50 })
        assert.deepEqual(idsOf(items), [idOf(place)], `pool ${pool.name}`)
      }
    },
  },
]

async function world(store: Store): Promise<void> {
  const memories = [
    aMemory(1, { content: "The harbour is closed" }),
    aMemory(2, { content: "The harbour is open" }, bob),
    aMemory(3, { content: "The harbour is far" }, everybody),
    aMemory(4, { content: "The harbour is near" }, otherAda),
  ]
  await keep(store, memories, ({ content }) => ({ words: wordsFor(content), embedding: pointing(5) }))
}

/** Asks every way of reading that this store has. */
async function shows(store: Store, scope: Scope, numbers: readonly number[]): Promise<void> {
  const expected = numbers.map(idOf)
  const everyId = [1, 2, 3, 4].map(idOf)
  const read = await store.read(scope, everyId)
  sameIds(idsOf(read.filter((memory) => memory !== undefined)), expected, "read")
  sameIds(idsOf(await allOf((page) => store.list(scope, page))), expected, "list")
  for (const { name, find } of finders(store, "harbour")) {
    sameIds(idsOf((await find(scope, { limit: 50 })).map((hit) => hit.memory)), expected, name)
  }
  const asOf = await store.history?.asOf(scope, minute(60), { limit: 50 })
  if (asOf !== undefined) sameIds(idsOf(asOf.items), expected, "asOf")
  for (const id of everyId) {
    const versions = await store.history?.versions(scope, id, { limit: 50 })
    assert.equal(versions?.items.length ?? 0, versions && expected.includes(id) ? 1 : 0, "versions")
  }
  const tally = await store.tally?.count(scope, {}, "user")
  if (tally !== undefined) assert.equal(tally.total, expected.length, "tally")
  const spaces = await store.vector?.spaces(scope)
  if (spaces !== undefined) assert.equal(spaces[0]?.memories ?? 0, expected.length, "spaces")
}
