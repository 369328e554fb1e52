import assert from "node:assert/strict"
import type { Pool, Scope, Store } from "@keepsake/core/plugin"
import {
  acme,
  ada,
  aMemory,
  bob,
  everybody,
  minute,
  numberedId,
  otherAda,
  scopeOfPools,
  splitWords,
} from "../fixtures/memories.ts"
import { searchMethods, vectorAt } from "../fixtures/search-methods.ts"
import {
  assertSameIds,
  assertStatuses,
  memoryIds,
  putMemories,
  readAllPages,
  readOne,
  write,
} from "../fixtures/store-calls.ts"
import { withIds } from "../rule.ts"

export const scopeRules = withIds<Store>([], {
  "scope/never-wider": {
    says: "every read returns memories of the pools in its scope, and no others",
    check: async (store) => {
      await writeSampleMemories(store)
      await assertVisible(store, scopeOfPools(ada), [1])
      await assertVisible(store, scopeOfPools(ada, everybody), [1, 3])
      await assertVisible(store, scopeOfPools(bob, ada, everybody), [1, 2, 3])
      await assertVisible(store, scopeOfPools({ tenant: acme, name: "nobody/here" }), [])
    },
  },
  "scope/same-name-other-tenant": {
    says: "pools of the same name in two tenants are separate, even for the same id",
    check: async (store) => {
      await putMemories(store, [
        aMemory(1, { content: "Acme secret" }),
        aMemory(1, { content: "Globex secret" }, otherAda),
      ])
      assert.equal((await readOne(store, scopeOfPools(ada), numberedId(1)))?.content, "Acme secret")
      assert.equal((await readOne(store, scopeOfPools(otherAda), numberedId(1)))?.content, "Globex secret")
      assertStatuses(await write(store, [{ op: "erase", id: numberedId(1) }], otherAda), "applied")
      assert.equal((await readOne(store, scopeOfPools(ada), numberedId(1)))?.content, "Acme secret")
      assert.equal(await readOne(store, scopeOfPools(otherAda), numberedId(1)), undefined)
    },
  },
  "scope/all-is-one-tenant": {
    says: "the scope `all` covers every pool of its tenant and none of any other tenant",
    check: async (store) => {
      await writeSampleMemories(store)
      await assertVisible(store, { tenant: acme, pools: "all" }, [1, 2, 3])
      await assertVisible(store, { tenant: otherAda.tenant, pools: "all" }, [4])
    },
  },
  "scope/names-are-compared-whole": {
    says: "pool names match exactly: no prefixes, no patterns, no other case",
    check: async (store) => {
      const names = ["ada", "ada/-", "ada/-/-", "ADA/-", "ada/_", "ada/%", "a*", "o'hara/-", 'say "hi"/-', "ädä/-"]
      const pools: readonly Pool[] = names.map((name) => ({ tenant: acme, name }))
      await putMemories(
        store,
        pools.map((pool, place) => aMemory(place, {}, pool)),
      )
      for (const [place, pool] of pools.entries()) {
        const { items } = await store.list(scopeOfPools(pool), { limit: 50 })
        assert.deepEqual(memoryIds(items), [numberedId(place)], `pool ${pool.name}`)
      }
    },
  },
})

async function writeSampleMemories(store: Store): Promise<void> {
  const memories = [
    aMemory(1, { content: "The harbour is closed" }),
    aMemory(2, { content: "The harbour is open" }, bob),
    aMemory(3, { content: "The harbour is far" }, everybody),
    aMemory(4, { content: "The harbour is near" }, otherAda),
  ]
  await putMemories(store, memories, ({ content }) => ({ words: splitWords(content), embedding: vectorAt(5) }))
}

/** Checks every read method of the store. */
async function assertVisible(store: Store, scope: Scope, numbers: readonly number[]): Promise<void> {
  const expected = numbers.map(numberedId)
  const everyId = [1, 2, 3, 4].map(numberedId)
  const stored = await store.read(scope, everyId)
  assertSameIds(memoryIds(stored.filter((memory) => memory !== undefined)), expected, "read")
  assertSameIds(memoryIds(await readAllPages((page) => store.list(scope, page))), expected, "list")
  for (const { name, find } of searchMethods(store, "harbour")) {
    assertSameIds(memoryIds((await find(scope, { limit: 50 })).map((hit) => hit.memory)), expected, name)
  }
  const asOf = await store.history?.asOf(scope, minute(60), { limit: 50 })
  if (asOf !== undefined) assertSameIds(memoryIds(asOf.items), expected, "asOf")
  for (const id of everyId) {
    const versions = await store.history?.versions(scope, id, { limit: 50 })
    assert.equal(versions?.items.length ?? 0, versions && expected.includes(id) ? 1 : 0, "versions")
  }
  const tally = await store.tally?.count(scope, {}, "user")
  if (tally !== undefined) assert.equal(tally.total, expected.length, "tally")
  const spaces = await store.vector?.spaces(scope)
  if (spaces !== undefined) assert.equal(spaces[0]?.memories ?? 0, expected.length, "spaces")
}
