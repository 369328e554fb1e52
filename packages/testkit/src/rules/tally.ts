import assert from "node:assert/strict"
import type { Store } from "@keepsake/core/plugin"
import { acme, ada, aMemory, bob, everybody, otherAda, scopeOfPools } from "../fixtures/memories.ts"
import { putMemories } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

export const tallyRules = withIds<Store>([], {
  "tally/equals-list": {
    says: "a tally equals the counts of a list, in total and by group; memories without the field are in no group",
    needs: "tally",
    check: async (store) => {
      const tally = requireFacet(store, "tally")
      await putMemories(store, [
        aMemory(1, { type: "episodic", category: "event", owner: { session: "s1" } }),
        aMemory(2, { category: "constructor", owner: { agent: "helper", session: "s1" } }),
        aMemory(3, { status: "archived", source: { origin: "tool" } }),
        aMemory(4, { category: "event", owner: { agent: "helper" } }, bob),
        aMemory(5, { category: "event" }, everybody),
        aMemory(6, {}, otherAda),
      ])
      const groups = ["type", "category", "status", "origin", "user", "agent", "session"] as const
      const everyStatus = { status: ["active", "archived"] as const }
      for (const scope of [scopeOfPools(ada), scopeOfPools(ada, bob), { tenant: acme, pools: "all" } as const]) {
        for (const where of [{}, everyStatus, { category: ["event"] }, { key: "none" }]) {
          const { items } = await store.list(scope, { limit: 50, where })
          assert.deepEqual((await tally.count(scope, where)).total, items.length)
          for (const by of groups) {
            const named = items.flatMap((memory) => {
              const fields = { ...memory, ...memory.owner, origin: memory.source.origin }
              return fields[by] ?? []
            })
            const expected = [...Map.groupBy(named, (name) => name)].map(([name, same]) => [name, same.length] as const)
            const counted = await tally.count(scope, where, by)
            assert.equal(counted.total, items.length)
            assert.deepEqual(new Map(Object.entries(counted.groups)), new Map(expected), `by ${by}`)
          }
        }
      }
    },
  },
})
