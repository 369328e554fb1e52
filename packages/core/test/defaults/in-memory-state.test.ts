import { expect, it } from "vitest"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { tenantOf } from "../../src/turn/pools.ts"

it("lets an entry expire at its moment, by the clock that it was given", async () => {
  let now = 100
  const state = new InMemoryState(() => now)
  await state.set("cache", "k", "v", { expiresAt: 150 })
  now = 149
  expect(await state.get("cache", "k")).toMatchObject({ value: "v" })
  now = 150
  expect(await state.get("cache", "k")).toBeUndefined()
  expect((await state.list("cache", { limit: 5 })).items).toEqual([])
})

it("keeps its values apart from what callers do to theirs", async () => {
  const state = new InMemoryState()
  const list = ["one"]
  await state.set("b", "k", list)
  list.push("two")
  expect((await state.get("b", "k"))?.value).toEqual(["one"])
})

it("lets nothing overtake a job that was begun, not even one with an earlier moment", async () => {
  const { queue } = new InMemoryState()
  const job = { kind: "turn", lane: "l", body: null, about: { tenant: tenantOf("t"), name: "p" } }
  const want = { kinds: ["turn"], limit: 5, forMs: 1000, now: 100 }
  await queue.push([{ ...job, id: "begun", at: 50 }])
  await queue.lease(want)
  await queue.push([{ ...job, id: "earlier", at: 10 }])
  expect(await queue.lease(want)).toEqual([])
  await queue.done(["begun"])
  expect(await queue.lease(want)).toMatchObject([{ id: "earlier" }])
})

it("clears away what expired, and the ids of jobs that were done a week ago", async () => {
  let now = 0
  const { queue } = new InMemoryState(() => now)
  const day = 24 * 60 * 60_000
  const about = { tenant: tenantOf("t"), name: "p" }
  const job = { kind: "turn", lane: "l", body: null, about, at: 0 }
  const doneAgain = async (): Promise<number> => {
    await queue.push([{ ...job, id: "old" }])
    const { pending } = await queue.status(now)
    await queue.done(["old"])
    return pending
  }
  expect(await doneAgain()).toBe(1)
  now += 6 * day
  await queue.push([{ ...job, id: "other" }])
  await queue.done(["other"])
  expect(await doneAgain()).toBe(0)
  now += 2 * day
  await queue.push([{ ...job, id: "another" }])
  await queue.done(["another"])
  expect(await doneAgain()).toBe(1)
})

it("clears away entries that expired and that nobody asks for", async () => {
  let now = 0
  const state = new InMemoryState(() => now)
  const about = { tenant: tenantOf("t"), name: "p" }
  await state.set("traces", "old", "v", { expiresAt: 100, about })
  now += 60 * 60_000
  await state.set("traces", "new", "v")
  expect(await state.erase(about)).toBe(0)
})
