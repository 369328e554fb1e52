import { MemoryState } from "@keepsake/core"
import type { Queue, State } from "@keepsake/core/plugin"
import { expect, it } from "vitest"
import { runStateRules, stateRules } from "../src/index.ts"

it("gives every rule a unique id", () => {
  expect(new Set(stateRules.map((rule) => rule.id)).size).toBe(stateRules.length)
})

it("passes every rule with the in-memory state", async () => {
  const results = await runStateRules(async () => new MemoryState())
  expect(results.filter(({ outcome }) => outcome !== "kept")).toEqual([])
})

it("detects a queue that leases two jobs of one lane at once", async () => {
  const create = withQueue((queue) => ({
    push: (jobs) => queue.push(jobs.map((job) => ({ ...job, lane: job.id }))),
  }))
  expect(await findBrokenRules(create)).toContain("queue/lane-order")
})

it("detects a queue that accepts an id again after it was done", async () => {
  let round = 0
  const create = withQueue((queue) => ({
    done: async (ids) => {
      for (const id of ids) await queue.park(id, `done ${++round}`)
    },
  }))
  expect(await findBrokenRules(create)).toContain("queue/same-id-once")
})

it("detects a state whose conditional set ignores its condition", async () => {
  const create = async (): Promise<State> => {
    const right = new MemoryState()
    return state(right, right.queue, { set: (bucket, key, value) => right.set(bucket, key, value) })
  }
  expect(await findBrokenRules(create)).toEqual(
    expect.arrayContaining(["state/conditional-set", "state/one-of-two-wins", "state/expiry", "state/erase-pool"]),
  )
})

async function findBrokenRules(create: () => Promise<State>): Promise<readonly string[]> {
  const results = await runStateRules(create)
  return results.filter(({ outcome }) => outcome === "broken").map(({ id }) => id)
}

function withQueue(fault: (right: Queue) => Partial<Queue>): () => Promise<State> {
  return async () => {
    const right = new MemoryState()
    const { queue } = right
    const faulty: Queue = {
      push: (...call) => queue.push(...call),
      lease: (...call) => queue.lease(...call),
      done: (...call) => queue.done(...call),
      retry: (...call) => queue.retry(...call),
      park: (...call) => queue.park(...call),
      parked: (...call) => queue.parked(...call),
      unpark: (...call) => queue.unpark(...call),
      status: (...call) => queue.status(...call),
      ...fault(queue),
    }
    return state(right, faulty, {})
  }
}

function state(right: MemoryState, queue: Queue, fault: Partial<State>): State {
  return {
    get: (...call) => right.get(...call),
    set: (...call) => right.set(...call),
    delete: (...call) => right.delete(...call),
    list: (...call) => right.list(...call),
    erase: (...call) => right.erase(...call),
    queue,
    [Symbol.asyncDispose]: () => right[Symbol.asyncDispose](),
    ...fault,
  }
}
