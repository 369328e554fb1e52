import assert from "node:assert/strict"
import type { LeaseQuery, NewJob, State } from "@keepsake/core/plugin"
import { allOf } from "../fixtures/keeping.ts"
import { ada } from "../fixtures/people.ts"
import type { StateRule } from "../rule.ts"

export const queueRules: readonly StateRule[] = [
  {
    id: "queue/comes-back-as-it-went-in",
    says: "a leased job is what was pushed, with its attempts counted from 1",
    check: async (state) => {
      const job = aJob("j", { body: { turn: [1, "two", null] }, lane: 'o\'hara "x"' })
      await state.queue.push([job])
      assert.deepEqual(await lease(state), [{ ...job, attempt: 1 }])
      await state.queue.done(["j"])
      assert.deepEqual(await lease(state), [])
    },
  },
  {
    id: "queue/same-id-once",
    says: "an id that was seen is not queued again: not while it waits, is leased or parked, nor after it was done",
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
  {
    id: "queue/debounce",
    says: "a job that still waits is moved to the new moment when it is pushed again",
    check: async (state) => {
      await state.queue.push([aJob("j", { at: 50 })])
      await state.queue.push([aJob("j", { at: 80 })])
      assert.deepEqual(await ids(state, { now: 60 }), [])
      assert.deepEqual((await state.queue.status(60)).scheduled, 1)
      await state.queue.push([aJob("j", { at: 70 })])
      assert.deepEqual(await ids(state, { now: 70 }), ["j"])
      await state.queue.push([aJob("j", { at: 5000 })])
      await state.queue.done(["j"])
      assert.deepEqual(await ids(state, { now: 9000 }), [])
    },
  },
  {
    id: "queue/lane-order",
    says: "jobs of one lane are leased one at a time unless more are asked for, the earliest first, and of one moment in the order of pushing",
    check: async (state) => {
      await state.queue.push([aJob("third", { at: 2 }), aJob("first", { at: 1 })])
      await state.queue.push([aJob("second", { at: 1 }), aJob("fourth", { at: 2 })])
      for (const id of ["first", "second", "third", "fourth"]) {
        assert.deepEqual(await ids(state), [id])
        assert.deepEqual(await ids(state), [], `while ${id} is leased`)
        await state.queue.done([id])
      }
    },
  },
  {
    id: "queue/several-of-a-lane",
    says: "with `ofLane`, a lane may give jobs that were never begun together, in order; while any of them is leased it gives no other",
    check: async (state) => {
      const { queue } = state
      await queue.push(["a", "b", "c", "d"].map((id, place) => aJob(id, { at: 1 + place })))
      await queue.push([aJob("ahead", { at: 500 }), aJob("aside", { lane: "other", at: 9 })])
      const first = await lease(state, { ofLane: 3 })
      const ofLane = first.filter(({ lane }) => lane === "lane").map(({ id }) => id)
      assert.ok(first.some(({ id }) => id === "aside"))
      assert.ok(ofLane.length > 0)
      assert.deepEqual(ofLane, ["a", "b", "c"].slice(0, ofLane.length))
      assert.deepEqual(await ids(state, { ofLane: 3 }), [])
      // The first of them fails and the others are not begun: it comes again alone, then each in its place.
      for (const id of ofLane) await queue.retry(id, 200, "not now")
      await queue.done(["aside"])
      for (const id of ofLane) {
        assert.deepEqual(await ids(state, { now: 200, ofLane: 3 }), [id])
        assert.deepEqual(await ids(state, { now: 200, ofLane: 3 }), [])
        await queue.done([id])
      }
      assert.equal((await ids(state, { now: 200, ofLane: 9, limit: 1 })).length, 1)
    },
  },
  {
    id: "queue/lanes-side-by-side",
    says: "lanes do not wait for one another; the limit and the lanes asked for hold",
    check: async (state) => {
      const lanes = ["a", "b", "c", "d"]
      await state.queue.push(lanes.map((lane, place) => aJob(`${lane}1`, { lane, at: 10 - place })))
      await state.queue.push(lanes.map((lane) => aJob(`${lane}2`, { lane, at: 20 })))
      assert.deepEqual(await ids(state, { limit: 1, lanes: ["a", "b"] }), ["b1"])
      assert.deepEqual(await ids(state, { limit: 2 }), ["d1", "c1"])
      assert.deepEqual(await ids(state, { lanes: [] }), [])
      assert.deepEqual(await ids(state), ["a1"])
      await state.queue.done(["c1"])
      assert.deepEqual(await ids(state), ["c2"])
    },
  },
  {
    id: "queue/kinds",
    says: "only jobs of the kinds asked for are leased",
    check: async (state) => {
      await state.queue.push([aJob("a", { kind: "turn", lane: "x" }), aJob("b", { kind: "purge", lane: "y" })])
      assert.deepEqual(await ids(state, { kinds: ["embed"] }), [])
      assert.deepEqual(await ids(state, { kinds: ["purge"] }), ["b"])
      assert.deepEqual(await ids(state, { kinds: ["purge", "turn"] }), ["a"])
    },
  },
  {
    id: "queue/not-before-its-time",
    says: "a job is not leased before its moment, and one that lies ahead holds up nothing that is due",
    check: async (state) => {
      await state.queue.push([aJob("later", { at: 500 }), aJob("now", { at: 100 })])
      assert.deepEqual(await ids(state, { now: 99 }), [])
      assert.deepEqual(await ids(state, { now: 100 }), ["now"])
      await state.queue.done(["now"])
      assert.deepEqual(await ids(state, { now: 499 }), [])
      assert.deepEqual(await ids(state, { now: 500 }), ["later"])
    },
  },
  {
    id: "queue/lease-expiry",
    says: "a job that was neither done nor retried is leased again when its time is over, and counted",
    check: async (state) => {
      await state.queue.push([aJob("j"), aJob("behind")])
      assert.deepEqual(await ids(state, { now: 100, forMs: 50 }), ["j"])
      assert.deepEqual(await ids(state, { now: 149 }), [])
      const [again] = await lease(state, { now: 150 })
      assert.deepEqual([again?.id, again?.attempt], ["j", 2])
    },
  },
  {
    id: "queue/retry-keeps-lane-order",
    says: "a job to be retried waits for its new moment, and what is behind it in its lane waits with it",
    check: async (state) => {
      await state.queue.push([aJob("j"), aJob("behind"), aJob("aside", { lane: "other" })])
      assert.deepEqual(await ids(state), ["j", "aside"])
      await state.queue.retry("j", 500, "upstream was down")
      assert.deepEqual(await ids(state, { now: 499 }), [])
      const [again] = await lease(state, { now: 500 })
      assert.deepEqual([again?.id, again?.attempt], ["j", 2])
      await state.queue.done(["j"])
      assert.deepEqual(await ids(state, { now: 500 }), ["behind"])
    },
  },
  {
    id: "queue/park",
    says: "a parked job is out of the queue and holds up nothing, is listed with the reason, and comes back when asked for",
    check: async (state) => {
      const { queue } = state
      const jobs = ["a", "b", "c"].map((id) => aJob(id))
      await queue.push([...jobs, aJob("d")])
      for (const { id } of jobs) {
        await ids(state)
        await queue.park(id, `${id} failed`)
      }
      const parked = jobs.map((job) => ({ ...job, why: `${job.id} failed` }))
      for (const limit of [1, 2, 9]) assert.deepEqual(await allOf((page) => queue.parked(page), limit), parked)
      assert.deepEqual(await ids(state), ["d"])
      await queue.done(["d"])
      assert.deepEqual(await ids(state), [])
      assert.equal(await queue.unpark(["b", "unknown"]), 1)
      assert.deepEqual(await ids(state), ["b"])
      await queue.done(["b"])
      assert.equal(await queue.unpark(), 2)
      assert.equal(await queue.unpark(), 0)
      assert.deepEqual(await ids(state), ["a"])
    },
  },
  {
    id: "queue/status",
    says: "the status counts what is due, leased jobs included, what lies ahead and what is parked, and says since when",
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
      await ids(state, { limit: 1 })
      assert.deepEqual(await queue.status(100), { pending: 2, scheduled: 1, parked: 1, oldestAt: 30 })
      await queue.done(["a"])
      assert.deepEqual(await queue.status(900), { pending: 2, scheduled: 0, parked: 1, oldestAt: 40 })
    },
  },
  {
    id: "queue/leased-once",
    says: "of several who ask at once, only one gets a job",
    check: async (state) => {
      await state.queue.push(["a", "b", "c"].map((id) => aJob(id, { lane: id })))
      const leased = await Promise.all([1, 2, 3, 4].map(() => ids(state)))
      assert.deepEqual(leased.flat().toSorted(), ["a", "b", "c"])
    },
  },
]

function aJob(id: string, given: Partial<NewJob> = {}): NewJob {
  return { id, kind: "turn", lane: "lane", at: 1, body: null, about: ada, ...given }
}

function lease(
  { queue }: Pick<State, "queue">,
  want: Partial<LeaseQuery> = {},
): Promise<readonly (NewJob & { readonly attempt: number })[]> {
  return queue.lease({ kinds: ["turn"], limit: 10, forMs: 10_000, now: 100, ...want })
}

async function ids(state: State, want: Partial<LeaseQuery> = {}): Promise<readonly string[]> {
  return (await lease(state, want)).map((job) => job.id)
}
