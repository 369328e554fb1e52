import assert from "node:assert/strict"
import type { Change, Memory, Store } from "@keepsake/core/plugin"
import { ada, aMemory, minute, numberedId, scopeOfPools } from "../fixtures/memories.ts"
import { assertStatuses } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const copyRules = withIds<Store>([], {
  "copy/keeps-history": {
    says: "versions copied in order putMemories revision, time and author, including gaps, and so does a deletion after them",
    needs: "history",
    check: async (store) => {
      const history = requireFacet(store, "history")
      const copied = (revision: number): Change => ({ op: "put", copy: true, memory: version(revision) })
      assertStatuses(await store.write(ada, [copied(3)], { by: "ada", at: minute(3) }), "applied")
      assertStatuses(await store.write(ada, [copied(7)], { by: "bob", at: minute(7) }), "applied")
      const deleted: Change = { op: "delete", id: numberedId(1), revision: 8 }
      assertStatuses(await store.write(ada, [deleted], { by: "carol", at: minute(8) }), "applied")
      const expected = [
        { id: numberedId(1), revision: 8, at: minute(8), by: "carol" },
        { id: numberedId(1), revision: 7, at: minute(7), by: "bob", memory: version(7) },
        { id: numberedId(1), revision: 3, at: minute(3), by: "ada", memory: version(3) },
      ]
      assert.deepEqual((await history.versions(scope, numberedId(1), { limit: 9 })).items, expected)
      // Copying again, as after a crash, duplicates nothing.
      const again = { by: "again", at: minute(9) }
      assertStatuses(await store.write(ada, [copied(3), copied(7), deleted], again), "conflict", "conflict", "same")
      assert.deepEqual((await history.versions(scope, numberedId(1), { limit: 9 })).items, expected)
    },
  },
  "copy/keeps-erasures": {
    says: "an erasure can be copied to a store that never had the memory: its placeholder leaves nothing, and copies that are not newer are rejected",
    check: async (store) => {
      const put = (revision: number, content: string): Change => ({
        op: "put",
        copy: true,
        memory: { ...version(revision), content },
      })
      const options = { by: "kit", at: minute(1) }
      const [, erased] = await store.write(ada, [put(11, ""), { op: "erase", id: numberedId(1) }], options)
      assert.deepEqual(erased, { id: numberedId(1), status: "applied", revision: 12 })
      assert.deepEqual(await store.read(scope, [numberedId(1)]), [undefined])
      assertStatuses(await store.write(ada, [put(12, "late")], options), "conflict")
      assertStatuses(await store.write(ada, [put(13, "said again")], options), "applied")
      assert.equal((await store.read(scope, [numberedId(1)]))[0]?.content, "said again")
      const versions = await store.history?.versions(scope, numberedId(1), { limit: 9 })
      if (versions !== undefined)
        assert.deepEqual(
          versions.items.map(({ revision }) => revision),
          [13],
        )
    },
  },
  "lifecycle/no-problems-when-healthy": {
    says: "a healthy store reports no problems",
    needs: "problems",
    check: async (store) => {
      await store.write(ada, [{ op: "put", memory: aMemory(1) }], { by: "kit", at: minute(1) })
      assert.deepEqual(store.problems?.(), [])
    },
  },
})

function version(revision: number): Memory {
  return aMemory(1, { content: `as of ${revision}`, revision, updatedAt: minute(revision) })
}
