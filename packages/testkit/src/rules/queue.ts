import assert from "node:assert/strict"
import type { LeaseQuery, NewJob, State } from "@keepsake/core/plugin"
import { ada } from "../fixtures/memories.ts"
import { readAllPages } from "../fixtures/store-calls.ts"
import { withIds } from "../rule.ts"

export const queueRules = withIds<State>([], {
  "queue/comes-back-as-it-went-in": {
    says: "a leased job equals the pushed one, with its attempts counted from 1",
    check: async (state) => {
      const job = aJob("j", { body: { turn: [1, "two", null] }, lane: 'o\'hara "x"' })
      await state.queue.push([job])
      assert.deepEqual(await lease(state), [{ ...job, attempt: 1 }])
      await state.queue.done(["j"])
      assert.deepEqual(await lease(state), [])
    },
  },
  "queue/same-id-once": {
    says: "a known id is not queued again: not while the job is waiting, leased or parked, and not after it is done",
    check: async ({ queue }) => {
      const again = (): Promise<void> => queue.push([aJob("j"), aJob("j")])
      const counts = async (): Promise<readonly number[]> => {
        const { pending, scheduled, parked } = await queue.status(100)
        return [pending, scheduled, parked]
      }
      await again()
      await again()
      assert.deepEqual(await counts(), [1, 0, 0])
      assert.equal((await lease({ queue })).length, 1)
      await again()
      assert.deepEqual(await counts(), [1, 0, 0])
      await queue.park("j", "tired")
      await again()
      assert.deepEqual(await counts(), [0, 0, 1])
      await queue.unpark()
      await lease({ queue })
      await queue.done(["j"])
      await again()
      assert.deepEqual(await counts(), [0, 0, 0])
    },
  },
  "queue/debounce": {
    says: "pushing a waiting job again moves it to the new time",
    check: async (state) => {
      await state.queue.push([aJob("j", { at: 50 })])
      await state.queue.push([aJob("j", { at: 80 })])
      assert.deepEqual(await leaseIds(state, { now: 60 }), [])
      assert.deepEqual((await state.queue.status(60)).scheduled, 1)
      await state.queue.push([aJob("j", { at: 70 })])
      assert.deepEqual(await leaseIds(state, { now: 70 }), ["j"])
      await state.queue.push([aJob("j", { at: 5000 })])
      await state.queue.done(["j"])
      assert.deepEqual(await leaseIds(state, { now: 9000 }), [])
    },
  },
  "queue/lane-order": {
    says: "jobs of a lane are leased one at a time by default, the earliest first, and in the order of pushes at the same time",
    check: async (state) => {
      await state.queue.push([aJob("third", { at: 2 }), aJob("first", { at: 1 })])
      await state.queue.push([aJob("second", { at: 1 }), aJob("fourth", { at: 2 })])
      for (const id of ["first", "second", "third", "fourth"]) {
        assert.deepEqual(await leaseIds(state), [id])
        assert.deepEqual(await leaseIds(state), [], `while ${id} is leased`)
        await state.queue.done([id])
      }
    },
  },
  "queue/several-of-a-lane": {
    says: "with `ofLane`, a lane may lease several jobs that were never started together, in order; while one of them is leased it leases no other",
    check: async (state) => {
      const { queue } = state
      await queue.push(["a", "b", "c", "d"].map((id, place) => aJob(id, { at: 1 + place })))
      await queue.push([aJob("ahead", { at: 500 }), aJob("aside", { lane: "other", at: 9 })])
      const first = await lease(state, { ofLane: 3 })
      const ofLane = first.filter(({ lane }) => lane === "lane").map(({ id }) => id)
      assert.ok(first.some(({ id }) => id === "aside"))
      assert.ok(ofLane.length > 0)
      assert.deepEqual(ofLane, ["a", "b", "c"].slice(0, ofLane.length))
      assert.deepEqual(await leaseIds(state, { ofLane: 3 }), [])
      // If the first fails and the others are not started, they are leased again one by one, in order.
      for (const id of ofLane) await queue.retry(id, 200, "not now")
      await queue.done(["aside"])
      for (const id of ofLane) {
        assert.deepEqual(await leaseIds(state, { now: 200, ofLane: 3 }), [id])
        assert.deepEqual(await leaseIds(state, { now: 200, ofLane: 3 }), [])
        await queue.done([id])
      }
      assert.equal((await leaseIds(state, { now: 200, ofLane: 9, limit: 1 })).length, 1)
    },
  },
  "queue/lanes-side-by-side": {
    says: "lanes are independent of each other; the limit and the requested lanes are respected",
    check: async (state) => {
      const lanes = ["a", "b", "c", "d"]
      await state.queue.push(lanes.map((lane, place) => aJob(`${lane}1`, { lane, at: 10 - place })))
      await state.queue.push(lanes.map((lane) => aJob(`${lane}2`, { lane, at: 20 })))
      assert.deepEqual(await leaseIds(state, { limit: 1, lanes: ["a", "b"] }), ["b1"])
      assert.deepEqual(await leaseIds(state, { limit: 2 }), ["d1", "c1"])
      assert.deepEqual(await leaseIds(state, { lanes: [] }), [])
      assert.deepEqual(await leaseIds(state), ["a1"])
      await state.queue.done(["c1"])
      assert.deepEqual(await leaseIds(state), ["c2"])
    },
  },
  "queue/kinds": {
    says: "only jobs of the requested kinds are leased",
    check: async (state) => {
      await state.queue.push([aJob("a", { kind: "turn", lane: "x" }), aJob("b", { kind: "purge", lane: "y" })])
      assert.deepEqual(await leaseIds(state, { kinds: ["embed"] }), [])
      assert.deepEqual(await leaseIds(state, { kinds: ["purge"] }), ["b"])
      assert.deepEqual(await leaseIds(state, { kinds: ["purge", "turn"] }), ["a"])
    },
  },
  "queue/not-before-its-time": {
    says: "a job is not leased before its time, and a scheduled job does not block jobs that are due",
    check: async (state) => {
      await state.queue.push([aJob("later", { at: 500 }), aJob("now", { at: 100 })])
      assert.deepEqual(await leaseIds(state, { now: 99 }), [])
      assert.deepEqual(await leaseIds(state, { now: 100 }), ["now"])
      await state.queue.done(["now"])
      assert.deepEqual(await leaseIds(state, { now: 499 }), [])
      assert.deepEqual(await leaseIds(state, { now: 500 }), ["later"])
    },
  },
  "queue/lease-expiry": {
    says: "a job that is neither done nor retried is leased again after its lease expires, with its attempts counted",
    check: async (state) => {
      await state.queue.push([aJob("j"), aJob("behind")])
      assert.deepEqual(await leaseIds(state, { now: 100, forMs: 50 }), ["j"])
      assert.deepEqual(await leaseIds(state, { now: 149 }), [])
      const [again] = await lease(state, { now: 150 })
      assert.deepEqual([again?.id, again?.attempt], ["j", 2])
    },
  },
  "queue/retry-keeps-lane-order": {
    says: "a retried job waits for its new time and blocks the jobs after it in its lane",
    check: async (state) => {
      await state.queue.push([aJob("j"), aJob("behind"), aJob("aside", { lane: "other" })])
      assert.deepEqual(await leaseIds(state), ["j", "aside"])
      await state.queue.retry("j", 500, "upstream was down")
      assert.deepEqual(await leaseIds(state, { now: 499 }), [])
      const [again] = await lease(state, { now: 500 })
      assert.deepEqual([again?.id, again?.attempt], ["j", 2])
      await state.queue.done(["j"])
      assert.deepEqual(await leaseIds(state, { now: 500 }), ["behind"])
    },
  },
  "queue/park": {
    says: "a parked job blocks no other, is listed with its reason, and returns to the queue on request",
    check: async (state) => {
      const { queue } = state
      const jobs = ["a", "b", "c"].map((id) => aJob(id))
      await queue.push([...jobs, aJob("d")])
      for (const { id } of jobs) {
        await leaseIds(state)
        await queue.park(id, `${id} failed`)
      }
      const parked = jobs.map((job) => ({ ...job, why: `${job.id} failed` }))
      for (const limit of [1, 2, 9]) assert.deepEqual(await readAllPages((page) => queue.parked(page), limit), parked)
      assert.deepEqual(await leaseIds(state), ["d"])
      await queue.done(["d"])
      assert.deepEqual(await leaseIds(state), [])
      assert.equal(await queue.unpark(["b", "unknown"]), 1)
      assert.deepEqual(await leaseIds(state), ["b"])
      await queue.done(["b"])
      assert.equal(await queue.unpark(), 2)
      assert.equal(await queue.unpark(), 0)
      assert.deepEqual(await leaseIds(state), ["a"])
    },
  },
  "queue/status": {
    says: "the status counts due, scheduled and parked jobs, leased ones as due, and reports the oldest due time",
    check: async (state) => {
      const { queue } = state
      assert.deepEqual(await queue.status(100), { pending: 0, scheduled: 0, parked: 0 })
      await queue.push([
        aJob("a", { at: 30, lane: "a" }),
        aJob("b", { at: 40, lane: "b" }),
        aJob("c", { at: 900, lane: "c" }),
        aJob("d", { at: 10, lane: "d" }),
      ])
      await queue.park("d", "tired")
      assert.deepEqual(await queue.status(100), { pending: 2, scheduled: 1, parked: 1, oldestAt: 30 })
      await leaseIds(state, { limit: 1 })
      assert.deepEqual(await queue.status(100), { pending: 2, scheduled: 1, parked: 1, oldestAt: 30 })
      await queue.done(["a"])
      assert.deepEqual(await queue.status(900), { pending: 2, scheduled: 0, parked: 1, oldestAt: 40 })
    },
  },
  "queue/leased-once": {
    says: "of several concurrent leases, only one gets a job",
    check: async (state) => {
      await state.queue.push(["a", "b", "c"].map((id) => aJob(id, { lane: id })))
      const leased = await Promise.all([1, 2, 3, 4].map(() => leaseIds(state)))
      assert.deepEqual(leased.flat().toSorted(), ["a", "b", "c"])
    },
  },
})

function aJob(id: string, given: Partial<NewJob> = {}): NewJob {
  return { id, kind: "turn", lane: "lane", at: 1, body: null, about: ada, ...given }
}

function lease(
  { queue }: Pick<State, "queue">,
  want: Partial<LeaseQuery> = {},
): Promise<readonly (NewJob & { readonly attempt: number })[]> {
  return queue.lease({ kinds: ["turn"], limit: 10, forMs: 10_000, now: 100, ...want })
}

async function leaseIds(state: State, want: Partial<LeaseQuery> = {}): Promise<readonly string[]> {
  return (await lease(state, want)).map((job) => job.id)
}
