import assert from "node:assert/strict"
import type { Change, Memory } from "@keepsake/core/plugin"
import { statuses } from "../fixtures/keeping.ts"
import { ada, aMemory, idOf, minute, scopeOf } from "../fixtures/people.ts"
import { facet, type StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const copyRules: readonly StoreRule[] = [
  {
    id: "copy/keeps-history",
    says: "versions that are copied in their order keep revision, moment and author, gaps included, and a deletion behind them the revision that it had",
    needs: "history",
    check: async (store) => {
      const history = facet(store, "history")
      const copied = (revision: number): Change => ({ op: "put", copy: true, memory: version(revision) })
      statuses(await store.write(ada, [copied(3)], { by: "ada", at: minute(3) }), "applied")
      statuses(await store.write(ada, [copied(7)], { by: "bob", at: minute(7) }), "applied")
      const gone: Change = { op: "delete", id: idOf(1), revision: 8 }
      statuses(await store.write(ada, [gone], { by: "carol", at: minute(8) }), "applied")
      const expected = [
        { id: idOf(1), revision: 8, at: minute(8), by: "carol" },
        { id: idOf(1), revision: 7, at: minute(7), by: "bob", memory: version(7) },
        { id: idOf(1), revision: 3, at: minute(3), by: "ada", memory: version(3) },
      ]
      assert.deepEqual((await history.versions(scope, idOf(1), { limit: 9 })).items, expected)
      // Copied again, as after a crash, nothing is doubled.
      const again = { by: "again", at: minute(9) }
      statuses(await store.write(ada, [copied(3), copied(7), gone], again), "conflict", "conflict", "same")
      assert.deepEqual((await history.versions(scope, idOf(1), { limit: 9 })).items, expected)
    },
  },
  {
    id: "copy/keeps-erasures",
    says: "an erasure can be copied to where the memory never was: what stood for it leaves nothing, and what is not newer is refused",
    check: async (store) => {
      const put = (revision: number, content: string): Change => ({
        op: "put",
        copy: true,
        memory: { ...version(revision), content },
      })
      const options = { by: "kit", at: minute(1) }
      const [, erased] = await store.write(ada, [put(11, ""), { op: "erase", id: idOf(1) }], options)
      assert.deepEqual(erased, { id: idOf(1), status: "applied", revision: 12 })
      assert.deepEqual(await store.read(scope, [idOf(1)]), [undefined])
      statuses(await store.write(ada, [put(12, "late")], options), "conflict")
      statuses(await store.write(ada, [put(13, "said again")], options), "applied")
      assert.equal((await store.read(scope, [idOf(1)]))[0]?.content, "said again")
      const versions = await store.history?.versions(scope, idOf(1), { limit: 9 })
      if (versions !== undefined)
        assert.deepEqual(
          versions.items.map(({ revision }) => revision),
          [13],
        )
    },
  },
  {
    id: "lifecycle/no-troubles-when-well",
    says: "a store that is well has no troubles",
    needs: "troubles",
    check: async (store) => {
      await store.write(ada, [{ op: "put", memory: aMemory(1) }], { by: "kit", at: minute(1) })
      assert.deepEqual(store.troubles?.(), [])
    },
  },
]

function version(revision: number): Memory {
  return aMemory(1, { content: `as of ${revision}`, revision, updatedAt: minute(revision) })
}
