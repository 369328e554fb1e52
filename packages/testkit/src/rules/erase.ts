import assert from "node:assert/strict"
import { finders, pointing } from "../fixtures/finders.ts"
import { allOf, idsOf, keep, readOne, statuses, write } from "../fixtures/keeping.ts"
import { acme, ada, aMemory, bob, idOf, next, scopeOf, wordsFor } from "../fixtures/people.ts"
import { facet, type StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const eraseRules: readonly StoreRule[] = [
  {
    id: "erase/leaves-nothing",
    says: "an erase takes record, versions, index and signals; of the feed only the erase is left",
    check: async (store) => {
      await keep(store, [aMemory(1), aMemory(2, {}, bob)], () => ({
        words: wordsFor("harbour"),
        embedding: pointing(0),
      }))
      await keep(store, [next(aMemory(1), { content: "second" })])
      await write(store, [{ op: "signal", id: idOf(1), add: { uses: 4 } }])
      statuses(await write(store, [{ op: "erase", id: idOf(1) }]), "applied")
      assert.equal(await readOne(store, scope, idOf(1)), undefined)
      assert.deepEqual((await store.list(scope, { limit: 10 })).items, [])
      for (const { name, find } of finders(store, "harbour")) {
        assert.deepEqual(await find(scope, { limit: 10 }), [], name)
      }
      const versions = await store.history?.versions(scope, idOf(1), { limit: 10 })
      if (versions) assert.deepEqual(versions.items, [])
      const feed = await store.feed?.changes(undefined, 10)
      const items = feed?.items.filter((item) => item.id === idOf(1))
      if (items) assert.deepEqual([items.length, items[0]?.memory], [1, undefined])
      assert.deepEqual(await allOf((page) => store.pools(acme, page)), [bob])
      await store.compact?.()
      await keep(store, [aMemory(1, { revision: 4 })])
      assert.equal((await readOne(store, scope, idOf(1)))?.signals, undefined)
    },
  },
  {
    id: "erase/leaves-nothing-with-neighbours",
    says: "erased together with a new index for its neighbours, a memory's words are found nowhere",
    needs: "text",
    check: async (store) => {
      await keep(store, [aMemory(1), aMemory(2)], ({ id }) => ({
        words: id === idOf(1) ? wordsFor("harbour") : wordsFor("boats", { before: "harbour" }),
      }))
      const index = { words: wordsFor("boats") }
      const changes = [
        { op: "erase", id: idOf(1) },
        { op: "index", id: idOf(2), revision: 1, index },
      ] as const
      statuses(await write(store, changes), "applied", "applied")
      const { hits, words } = await facet(store, "text").search(
        scope,
        { text: "harbour boats", words: ["harbour", "boats"] },
        { limit: 10 },
      )
      assert.deepEqual(idsOf(hits.map((hit) => hit.memory)), [idOf(2)])
      if (words) assert.deepEqual([words.memories, words.holding.harbour ?? 0], [1, 0])
    },
  },
  {
    id: "erase/refuses-older-puts",
    says: "an erase makes the next revision, so that a put made from what stood before comes too late",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      assert.deepEqual(await write(store, [{ op: "erase", id: idOf(1) }]), [
        { id: idOf(1), status: "applied", revision: 2 },
      ])
      for (const memory of [aMemory(1), next(aMemory(1), { content: "too late" })]) {
        for (const copy of [false, true]) {
          assert.deepEqual(await write(store, [{ op: "put", memory, copy }]), [
            { id: idOf(1), status: "conflict", revision: 2 },
          ])
        }
      }
      statuses(await write(store, [{ op: "put", memory: aMemory(1, { revision: 3 }) }]), "applied")
      assert.deepEqual(await readOne(store, scope, idOf(1)), aMemory(1, { revision: 3 }))
    },
  },
  {
    id: "erase/revision-is-the-precondition",
    says: "an erase that names its revision is applied over the one before and over no other; repeated it is `same`",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      const erase = (revision: number): ReturnType<typeof write> =>
        write(store, [{ op: "erase", id: idOf(1), revision }])
      assert.deepEqual(await erase(1), [{ id: idOf(1), status: "conflict", revision: 1, current: aMemory(1) }])
      statuses(await erase(3), "conflict")
      assert.deepEqual(await readOne(store, scope, idOf(1)), aMemory(1))
      statuses(await write(store, [{ op: "delete", id: idOf(1) }]), "applied")
      assert.deepEqual(await erase(2), [{ id: idOf(1), status: "conflict", revision: 2 }])
      assert.deepEqual(await erase(3), [{ id: idOf(1), status: "applied", revision: 3 }])
      assert.deepEqual(await erase(3), [{ id: idOf(1), status: "same" }])
      assert.deepEqual(await erase(4), [{ id: idOf(1), status: "conflict", revision: 3 }])
      statuses(await write(store, [{ op: "erase", id: idOf(2), revision: 1 }]), "missing")
    },
  },
  {
    id: "erase/refused-with-what-follows",
    says: "behind an erase that named its revision and was not applied, nothing about this memory in the write is applied",
    check: async (store) => {
      const changed = next(aMemory(1), { content: "changed by others" })
      await keep(store, [aMemory(1), aMemory(2)])
      await keep(store, [changed])
      const anew = aMemory(1, { content: "anew", revision: 3 })
      const changes = [
        { op: "erase", id: idOf(1), revision: 2 },
        { op: "put", memory: anew, index: { embedding: pointing(0) } },
        { op: "erase", id: idOf(2), revision: 2 },
        { op: "put", memory: aMemory(2, { revision: 3 }), index: { embedding: pointing(0) } },
        { op: "signal", id: idOf(2), add: { uses: 1 } },
        { op: "signal", id: idOf(1), add: { uses: 1 } },
        { op: "delete", id: idOf(1), revision: 3 },
      ] as const
      const refused = { id: idOf(1), status: "conflict", revision: 2, current: changed } as const
      const [first, second, , , , ...last] = await write(store, changes)
      assert.deepEqual([first, second, ...last], [refused, refused, refused, refused])
      assert.deepEqual(await readOne(store, scope, idOf(1)), changed)
      const other = await readOne(store, scope, idOf(2))
      assert.deepEqual([other?.revision, other?.signals?.uses], [3, 1])
      statuses(await write(store, [{ op: "erase", id: idOf(2) }]), "applied")
      const again = [
        { op: "erase", id: idOf(2), revision: 4 },
        { op: "put", memory: aMemory(2, { revision: 5 }) },
      ] as const
      statuses(await write(store, again), "same", "conflict")
      assert.equal(await readOne(store, scope, idOf(2)), undefined)
    },
  },
  {
    id: "erase/after-delete",
    says: "what was deleted can be erased with its versions; erased twice it is `same`, and what never was is missing",
    check: async (store) => {
      await keep(store, [aMemory(1), aMemory(2)])
      const outcomes = await write(store, [
        { op: "delete", id: idOf(1) },
        { op: "erase", id: idOf(1) },
        { op: "erase", id: idOf(1) },
        { op: "erase", id: idOf(3) },
        { op: "delete", id: idOf(1) },
      ])
      statuses(outcomes, "applied", "applied", "same", "missing", "same")
      const versions = await store.history?.versions(scope, idOf(1), { limit: 10 })
      if (versions) assert.deepEqual(versions.items, [])
      assert.deepEqual(await readOne(store, scope, idOf(2)), aMemory(2))
    },
  },
]
