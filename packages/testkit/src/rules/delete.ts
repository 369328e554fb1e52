import assert from "node:assert/strict"
import type { Store } from "@keepsake/core/plugin"
import { ada, aMemory, minute, next, numberedId, scopeOfPools, splitWords } from "../fixtures/memories.ts"
import { searchMethods, vectorAt } from "../fixtures/search-methods.ts"
import { assertStatuses, memoryIds, putMemories, readOne, write } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const deleteRules = withIds<Store>([], {
  "delete/gone-from-every-read": {
    says: "a deleted memory is immediately absent from every read, including searches",
    check: async (store) => {
      await putMemories(store, [aMemory(1), aMemory(2)], () => ({
        words: splitWords("harbour"),
        embedding: vectorAt(0),
      }))
      assert.deepEqual(await write(store, [{ op: "delete", id: numberedId(1) }], ada, minute(9)), [
        { id: numberedId(1), status: "applied", revision: 2 },
      ])
      assert.equal(await readOne(store, scope, numberedId(1)), undefined)
      assert.deepEqual(memoryIds((await store.list(scope, { limit: 10 })).items), [numberedId(2)])
      for (const { name, find } of searchMethods(store, "harbour")) {
        const hits = await find(scope, { limit: 10 })
        assert.deepEqual(memoryIds(hits.map((hit) => hit.memory)), [numberedId(2)], name)
      }
      const tally = await store.tally?.count(scope, {})
      if (tally) assert.equal(tally.total, 1)
      const before = await store.history?.asOf(scope, minute(8), { limit: 10 })
      if (before) assert.deepEqual(memoryIds(before.items), [numberedId(2)], "asOf before the delete")
      const spaces = await store.vector?.spaces(scope)
      if (spaces) assert.equal(spaces[0]?.memories, 1)
    },
  },
  "delete/revision-is-the-precondition": {
    says: "a delete with a revision applies only over the revision before it; repeated it is `same`",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      const remove = (revision: number): ReturnType<typeof write> =>
        write(store, [{ op: "delete", id: numberedId(1), revision }])
      assert.deepEqual(await remove(1), [{ id: numberedId(1), status: "conflict", revision: 1, current: aMemory(1) }])
      assertStatuses(await remove(3), "conflict")
      assert.deepEqual(await remove(2), [{ id: numberedId(1), status: "applied", revision: 2 }])
      assert.deepEqual(await remove(2), [{ id: numberedId(1), status: "same" }])
      assert.deepEqual(await remove(3), [{ id: numberedId(1), status: "conflict", revision: 2 }])
      assertStatuses(await write(store, [{ op: "delete", id: numberedId(1) }]), "same")
      assertStatuses(await write(store, [{ op: "delete", id: numberedId(2) }]), "missing")
    },
  },
  "delete/refuses-older-puts": {
    says: "a put based on a revision before the delete is a conflict that returns no memory",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      await write(store, [{ op: "delete", id: numberedId(1) }])
      for (const memory of [aMemory(1), next(aMemory(1), { content: "too late" })]) {
        for (const copy of [false, true]) {
          assert.deepEqual(await write(store, [{ op: "put", memory, copy }]), [
            { id: numberedId(1), status: "conflict", revision: 2 },
          ])
        }
      }
      assertStatuses(await write(store, [{ op: "signal", id: numberedId(1), add: { uses: 1 } }]), "missing")
      assert.equal(await readOne(store, scope, numberedId(1)), undefined)
    },
  },
  "delete/then-put-brings-it-back": {
    says: "a put with the revision after the delete restores the memory",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      await write(store, [{ op: "delete", id: numberedId(1) }])
      const restored = aMemory(1, { revision: 3 })
      await putMemories(store, [restored], () => ({ words: splitWords("harbour"), embedding: vectorAt(0) }))
      assert.deepEqual(await readOne(store, scope, numberedId(1)), restored)
      for (const { name, find } of searchMethods(store, "harbour")) {
        assert.equal((await find(scope, { limit: 10 })).length, 1, name)
      }
    },
  },
  "delete/keeps-versions": {
    says: "a delete keeps the memory's versions and is itself one",
    needs: "history",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      await store.write(ada, [{ op: "delete", id: numberedId(1) }], { by: "someone", at: minute(9) })
      const { items } = await requireFacet(store, "history").versions(scope, numberedId(1), { limit: 10 })
      assert.deepEqual(items, [
        { id: numberedId(1), revision: 2, at: minute(9), by: "someone" },
        { id: numberedId(1), revision: 1, memory: aMemory(1), at: minute(1), by: "kit" },
      ])
    },
  },
})
