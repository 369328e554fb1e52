import assert from "node:assert/strict"
import { finders, pointing } from "../fixtures/finders.ts"
import { idsOf, keep, readOne, statuses, write } from "../fixtures/keeping.ts"
import { ada, aMemory, idOf, minute, next, scopeOf, wordsFor } from "../fixtures/people.ts"
import { facet, type StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const deleteRules: readonly StoreRule[] = [
  {
    id: "delete/gone-from-every-read",
    says: "what was deleted is out of every read at once, its index included",
    check: async (store) => {
      await keep(store, [aMemory(1), aMemory(2)], () => ({ words: wordsFor("harbour"), embedding: pointing(0) }))
      assert.deepEqual(await write(store, [{ op: "delete", id: idOf(1) }], ada, minute(9)), [
        { id: idOf(1), status: "applied", revision: 2 },
      ])
      assert.equal(await readOne(store, scope, idOf(1)), undefined)
      assert.deepEqual(idsOf((await store.list(scope, { limit: 10 })).items), [idOf(2)])
      for (const { name, find } of finders(store, "harbour")) {
        const hits = await find(scope, { limit: 10 })
        assert.deepEqual(idsOf(hits.map((hit) => hit.memory)), [idOf(2)], name)
      }
      const tally = await store.tally?.count(scope, {})
      if (tally) assert.equal(tally.total, 1)
      const before = await store.history?.asOf(scope, minute(8), { limit: 10 })
      if (before) assert.deepEqual(idsOf(before.items), [idOf(2)], "asOf before the delete")
      const spaces = await store.vector?.spaces(scope)
      if (spaces) assert.equal(spaces[0]?.memories, 1)
    },
  },
  {
    id: "delete/revision-is-the-precondition",
    says: "a delete that names its revision is applied over the one before and over no other; repeated it is `same`",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      const remove = (revision: number): ReturnType<typeof write> =>
        write(store, [{ op: "delete", id: idOf(1), revision }])
      assert.deepEqual(await remove(1), [{ id: idOf(1), status: "conflict", revision: 1, current: aMemory(1) }])
      statuses(await remove(3), "conflict")
      assert.deepEqual(await remove(2), [{ id: idOf(1), status: "applied", revision: 2 }])
      assert.deepEqual(await remove(2), [{ id: idOf(1), status: "same" }])
      assert.deepEqual(await remove(3), [{ id: idOf(1), status: "conflict", revision: 2 }])
      statuses(await write(store, [{ op: "delete", id: idOf(1) }]), "same")
      statuses(await write(store, [{ op: "delete", id: idOf(2) }]), "missing")
    },
  },
  {
    id: "delete/refuses-older-puts",
    says: "a put that was made from what stood before the delete is a conflict, without a memory to show",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      await write(store, [{ op: "delete", id: idOf(1) }])
      for (const memory of [aMemory(1), next(aMemory(1), { content: "too late" })]) {
        for (const copy of [false, true]) {
          assert.deepEqual(await write(store, [{ op: "put", memory, copy }]), [
            { id: idOf(1), status: "conflict", revision: 2 },
          ])
        }
      }
      statuses(await write(store, [{ op: "signal", id: idOf(1), add: { uses: 1 } }]), "missing")
      assert.equal(await readOne(store, scope, idOf(1)), undefined)
    },
  },
  {
    id: "delete/then-put-brings-it-back",
    says: "a put with the revision after the delete brings the memory back",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      await write(store, [{ op: "delete", id: idOf(1) }])
      const restored = aMemory(1, { revision: 3 })
      await keep(store, [restored], () => ({ words: wordsFor("harbour"), embedding: pointing(0) }))
      assert.deepEqual(await readOne(store, scope, idOf(1)), restored)
      for (const { name, find } of finders(store, "harbour")) {
        assert.equal((await find(scope, { limit: 10 })).length, 1, name)
      }
    },
  },
  {
    id: "delete/keeps-versions",
    says: "the versions of what was deleted stay, and the delete is one of them",
    needs: "history",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      await store.write(ada, [{ op: "delete", id: idOf(1) }], { by: "someone", at: minute(9) })
      const { items } = await facet(store, "history").versions(scope, idOf(1), { limit: 10 })
      assert.deepEqual(items, [
        { id: idOf(1), revision: 2, at: minute(9), by: "someone" },
        { id: idOf(1), revision: 1, memory: aMemory(1), at: minute(1), by: "kit" },
      ])
    },
  },
]
