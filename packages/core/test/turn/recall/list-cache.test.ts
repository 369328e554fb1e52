import { expect, it } from "vitest"
import type { Memory } from "../../../src/index.ts"
import { ListCache } from "../../../src/turn/recall/list-cache.ts"
import { aMemory, pool, tenant } from "../a-memory.ts"
import { now } from "../recall-parts.ts"

const scope = { tenant, pools: [pool.name] } as const
const fact = aMemory({ revision: 1 })

/** Asks for a list and says whether it was read. */
function asker(lists: ListCache, found: readonly Memory[] | null = [fact]) {
  return async (more: { readonly at?: number; readonly where?: unknown; readonly pools?: readonly [string] } = {}) => {
    let read = false
    const asked = { scope: { tenant, pools: more.pools ?? scope.pools }, where: more.where ?? {}, at: more.at ?? now }
    await lists.get("facts", asked, async () => {
      read = true
      return found ?? undefined
    })
    return read
  }
}

it("reads a list once, and once for each scope and condition", async () => {
  const reads = asker(new ListCache())
  expect(await reads()).toBe(true)
  expect(await reads()).toBe(false)
  expect(await reads({ where: { user: "ada" } })).toBe(true)
  expect(await reads({ pools: ["another"] })).toBe(true)
})

it.each([
  ["a fact is written", { op: "put", memory: fact }],
  ["a turn is pinned", { op: "put", memory: aMemory({ category: "turn", pinned: true }) }],
  ["a turn is changed", { op: "put", memory: aMemory({ category: "turn", revision: 2 }) }],
  ["anything is deleted", { op: "delete", id: fact.id }],
  ["anything is erased", { op: "erase", id: fact.id }],
] as const)("reads it anew when %s in one of its pools", async (_, change) => {
  const lists = new ListCache()
  const reads = asker(lists)
  await reads()
  lists.invalidate({ tenant, name: "another" }, [change])
  expect(await reads()).toBe(false)
  lists.invalidate(pool, [change])
  expect(await reads()).toBe(true)
})

it("is not disturbed by new turns and by what is counted", async () => {
  const lists = new ListCache()
  const reads = asker(lists)
  await reads()
  lists.invalidate(pool, [
    { op: "put", memory: aMemory({ category: "turn" }) },
    { op: "signal", id: fact.id, add: { uses: 1 } },
  ])
  expect(await reads()).toBe(false)
})

it("does not keep what was read while it was changed", async () => {
  const lists = new ListCache()
  await lists.get("facts", { scope, where: {}, at: now }, async () => {
    lists.invalidate(pool, [{ op: "put", memory: fact }])
    return []
  })
  expect(await asker(lists)()).toBe(true)
})

it("keeps nothing that did not arrive, nothing beyond the end of a memory, and nothing for long", async () => {
  const late = asker(new ListCache(), null)
  await late()
  expect(await late()).toBe(true)
  const ending = asker(new ListCache(), [aMemory({ validUntil: now + 10 })])
  await ending()
  expect(await ending({ at: now + 9 })).toBe(false)
  expect(await ending({ at: now + 10 })).toBe(true)
  const old = asker(new ListCache())
  await old()
  expect(await old({ at: now + 60_000 })).toBe(true)
})

it("lets calls of one recall share a read that is under way, and no other", async () => {
  for (const isShared of [false, true]) {
    const lists = new ListCache(isShared)
    const [one, other] = [{}, {}]
    let reads = 0
    const get = (by?: object) =>
      lists.get("facts", { scope, where: {}, at: now, ...(by && { by }) }, async () => {
        reads++
        return [fact]
      })
    expect(await Promise.all([get(one), get(one)])).toEqual([[fact], [fact]])
    expect(reads).toBe(1)
    lists.invalidate(pool, [{ op: "put", memory: fact }])
    reads = 0
    await Promise.all([get(one), get(other), get(), get()])
    expect(reads).toBe(4)
    lists.invalidate(pool, [{ op: "put", memory: fact }])
    reads = 0
    const early = get(one)
    lists.invalidate(pool, [{ op: "put", memory: fact }])
    await Promise.all([early, get(one)])
    expect(reads).toBe(2)
  }
})
