import { expect, it } from "vitest"
import { MemoryState } from "../../src/defaults/memory-state.ts"
import { tenantOf } from "../../src/engine/pools.ts"

it("lets an entry expire at its moment, by the clock that it was given", async () => {
  let now = 100
  const state = new MemoryState(() => now)
  await state.set("cache", "k", "v", { expiresAt: 150 })
  now = 149
  expect(await state.get("cache", "k")).toMatchObject({ value: "v" })
  now = 150
  expect(await state.get("cache", "k")).toBeUndefined()
  expect((await state.list("cache", { limit: 5 })).items).toEqual([])
})

it("keeps its values apart from what callers do to theirs", async () => {
  const state = new MemoryState()
  const list = ["one"]
  await state.set("b", "k", list)
  list.push("two")
  expect((await state.get("b", "k"))?.value).toEqual(["one"])
})

it("lets nothing overtake a job that was begun, not even one with an earlier moment", async () => {
  const { queue } = new MemoryState()
  const job = { kind: "turn", lane: "l", body: null, about: { tenant: tenantOf("t"), name: "p" } }
  const want = { kinds: ["turn"], limit: 5, forMs: 1000, now: 100 }
  await queue.push([{ ...job, id: "begun", at: 50 }])
  await queue.lease(want)
  await queue.push([{ ...job, id: "earlier", at: 10 }])
  expect(await queue.lease(want)).toEqual([])
  await queue.done(["begun"])
  expect(await queue.lease(want)).toMatchObject([{ id: "earlier" }])
})
