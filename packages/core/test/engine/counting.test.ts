import { expect, it } from "vitest"
import type { Store } from "../../src/contract/store.ts"
import { InMemoryStore } from "../../src/defaults/in-memory/store.ts"
import { count, countAll } from "../../src/engine/counting.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import { each, pages } from "../../src/turn/pages.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const acme = tenantOf("acme")
const everything = { tenant: acme, pools: "all" } as const

async function filled(): Promise<Store> {
  const store = new InMemoryStore()
  const memory = await createMemory({ arrange: async () => store })
  for (const [user, agent] of [["ada", "bot"], ["ada"], ["grace", "bot"]] as const) {
    const view = memory.for({ tenant: acme, user, ...(agent !== undefined && { agent }) })
    await view.add(`Lives in the town of ${user}${agent ?? ""}`, { category: "fact" })
  }
  await memory.for({ tenant: tenantOf("globex") }).add("Sells globes")
  return store
}

it.each([undefined, "type", "category", "status", "origin", "user", "agent", "session"] as const)(
  "counts the same by listing as a store that counts by itself, by %s",
  async (by) => {
    const store = await filled()
    const counted = await count(store, everything, {}, by)
    expect(counted.total).toBe(3)
    expect(await count(withoutTally(store), everything, {}, by)).toEqual(counted)
    expect(await countAll(withoutTally(store))).toBe(await countAll(store))
  },
)

it("requests a page when the previous one is consumed, and yields every item once", async () => {
  const asked: (string | undefined)[] = []
  const ask = async ({ limit, cursor }: { readonly limit: number; readonly cursor?: string }) => {
    asked.push(cursor)
    const from = Number(cursor ?? 0)
    const items = [0, 1, 2, 3, 4].slice(from, from + limit)
    return from + limit < 5 ? { items, next: String(from + limit) } : { items }
  }
  expect(await Array.fromAsync(each(ask, 2))).toEqual([0, 1, 2, 3, 4])
  expect(asked).toEqual([undefined, "2", "4"])
  for await (const page of pages(ask, 2)) {
    expect(page).toEqual([0, 1])
    break
  }
  expect(asked).toHaveLength(4)
})

it("has nothing to walk where a store lacks the facet", async () => {
  expect(await Array.fromAsync(each(() => undefined))).toEqual([])
})

/** The same store, whose database does not count. */
function withoutTally(store: Store): Store {
  return {
    contract: store.contract,
    name: store.name,
    traits: store.traits,
    list: (...asked) => store.list(...asked),
    pools: (...asked) => store.pools(...asked),
    read: (...asked) => store.read(...asked),
    write: (...asked) => store.write(...asked),
  }
}
