import assert from "node:assert/strict"
import { equallyWeighted, type Store } from "@keepsake/core/plugin"
import { acme, ada, aMemory, bob, next, numberedId, scopeOfPools, splitWords } from "../fixtures/memories.ts"
import { searchMethods, vectorAt } from "../fixtures/search-methods.ts"
import { assertStatuses, memoryIds, putMemories, readAllPages, readOne, write } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const eraseRules = withIds<Store>([], {
  "erase/leaves-nothing": {
    says: "an erase removes record, versions, index and signals; the feed keeps only the erase",
    check: async (store) => {
      await putMemories(store, [aMemory(1), aMemory(2, {}, bob)], () => ({
        words: splitWords("harbour"),
        embedding: vectorAt(0),
      }))
      await putMemories(store, [next(aMemory(1), { content: "second" })])
      await write(store, [{ op: "signal", id: numberedId(1), add: { uses: 4 } }])
      assertStatuses(await write(store, [{ op: "erase", id: numberedId(1) }]), "applied")
      assert.equal(await readOne(store, scope, numberedId(1)), undefined)
      assert.deepEqual((await store.list(scope, { limit: 10 })).items, [])
      for (const { name, find } of searchMethods(store, "harbour")) {
        assert.deepEqual(await find(scope, { limit: 10 }), [], name)
      }
      const versions = await store.history?.versions(scope, numberedId(1), { limit: 10 })
      if (versions) assert.deepEqual(versions.items, [])
      const feed = await store.feed?.changes(undefined, 10)
      const items = feed?.items.filter((item) => item.id === numberedId(1))
      if (items) assert.deepEqual([items.length, items[0]?.memory], [1, undefined])
      assert.deepEqual(await readAllPages((page) => store.pools(acme, page)), [bob])
      await store.compact?.()
      await putMemories(store, [aMemory(1, { revision: 4 })])
      assert.equal((await readOne(store, scope, numberedId(1)))?.signals, undefined)
    },
  },
  "erase/leaves-nothing-with-neighbours": {
    says: "after an erase that also re-indexes the neighbours, no search finds the memory's words",
    needs: "text",
    check: async (store) => {
      await putMemories(store, [aMemory(1), aMemory(2)], ({ id }) => ({
        words: id === numberedId(1) ? splitWords("harbour") : splitWords("boats", { before: "harbour" }),
      }))
      const index = { words: splitWords("boats") }
      const changes = [
        { op: "erase", id: numberedId(1) },
        { op: "index", id: numberedId(2), revision: 1, index },
      ] as const
      assertStatuses(await write(store, changes), "applied", "applied")
      const { hits, statistics } = await requireFacet(store, "text").search(
        scope,
        { text: "harbour boats", words: equallyWeighted(["harbour", "boats"]) },
        { limit: 10 },
      )
      assert.deepEqual(memoryIds(hits.map((hit) => hit.memory)), [numberedId(2)])
      if (statistics) assert.deepEqual([statistics.memories, statistics.documentFrequency.harbour ?? 0], [1, 0])
    },
  },
  "erase/refuses-older-puts": {
    says: "an erase takes the next revision, so that a put based on the erased revision conflicts",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      assert.deepEqual(await write(store, [{ op: "erase", id: numberedId(1) }]), [
        { id: numberedId(1), status: "applied", revision: 2 },
      ])
      for (const memory of [aMemory(1), next(aMemory(1), { content: "too late" })]) {
        for (const copy of [false, true]) {
          assert.deepEqual(await write(store, [{ op: "put", memory, copy }]), [
            { id: numberedId(1), status: "conflict", revision: 2 },
          ])
        }
      }
      assertStatuses(await write(store, [{ op: "put", memory: aMemory(1, { revision: 3 }) }]), "applied")
      assert.deepEqual(await readOne(store, scope, numberedId(1)), aMemory(1, { revision: 3 }))
    },
  },
  "erase/revision-is-the-precondition": {
    says: "an erase with a revision applies only over the revision before it; repeated it is `same`",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      const erase = (revision: number): ReturnType<typeof write> =>
        write(store, [{ op: "erase", id: numberedId(1), revision }])
      assert.deepEqual(await erase(1), [{ id: numberedId(1), status: "conflict", revision: 1, current: aMemory(1) }])
      assertStatuses(await erase(3), "conflict")
      assert.deepEqual(await readOne(store, scope, numberedId(1)), aMemory(1))
      assertStatuses(await write(store, [{ op: "delete", id: numberedId(1) }]), "applied")
      assert.deepEqual(await erase(2), [{ id: numberedId(1), status: "conflict", revision: 2 }])
      assert.deepEqual(await erase(3), [{ id: numberedId(1), status: "applied", revision: 3 }])
      assert.deepEqual(await erase(3), [{ id: numberedId(1), status: "same" }])
      assert.deepEqual(await erase(4), [{ id: numberedId(1), status: "conflict", revision: 3 }])
      assertStatuses(await write(store, [{ op: "erase", id: numberedId(2), revision: 1 }]), "missing")
    },
  },
  "erase/refused-with-what-follows": {
    says: "after an erase with a revision fails, later changes to the same memory in that write fail, too",
    check: async (store) => {
      const changed = next(aMemory(1), { content: "changed by others" })
      await putMemories(store, [aMemory(1), aMemory(2)])
      await putMemories(store, [changed])
      const anew = aMemory(1, { content: "anew", revision: 3 })
      const changes = [
        { op: "erase", id: numberedId(1), revision: 2 },
        { op: "put", memory: anew, index: { embedding: vectorAt(0) } },
        { op: "erase", id: numberedId(2), revision: 2 },
        { op: "put", memory: aMemory(2, { revision: 3 }), index: { embedding: vectorAt(0) } },
        { op: "signal", id: numberedId(2), add: { uses: 1 } },
        { op: "signal", id: numberedId(1), add: { uses: 1 } },
        { op: "delete", id: numberedId(1), revision: 3 },
      ] as const
      const refused = { id: numberedId(1), status: "conflict", revision: 2, current: changed } as const
      const [first, second, , , , ...last] = await write(store, changes)
      assert.deepEqual([first, second, ...last], [refused, refused, refused, refused])
      assert.deepEqual(await readOne(store, scope, numberedId(1)), changed)
      const other = await readOne(store, scope, numberedId(2))
      assert.deepEqual([other?.revision, other?.signals?.uses], [3, 1])
      assertStatuses(await write(store, [{ op: "erase", id: numberedId(2) }]), "applied")
      const again = [
        { op: "erase", id: numberedId(2), revision: 4 },
        { op: "put", memory: aMemory(2, { revision: 5 }) },
      ] as const
      assertStatuses(await write(store, again), "same", "conflict")
      assert.equal(await readOne(store, scope, numberedId(2)), undefined)
    },
  },
  "erase/after-delete": {
    says: "a deleted memory can be erased with its versions; erased twice it is `same`, and an unknown one is missing",
    check: async (store) => {
      await putMemories(store, [aMemory(1), aMemory(2)])
      const outcomes = await write(store, [
        { op: "delete", id: numberedId(1) },
        { op: "erase", id: numberedId(1) },
        { op: "erase", id: numberedId(1) },
        { op: "erase", id: numberedId(3) },
        { op: "delete", id: numberedId(1) },
      ])
      assertStatuses(outcomes, "applied", "applied", "same", "missing", "same")
      const versions = await store.history?.versions(scope, numberedId(1), { limit: 10 })
      if (versions) assert.deepEqual(versions.items, [])
      assert.deepEqual(await readOne(store, scope, numberedId(2)), aMemory(2))
    },
  },
})
