import { afterEach, describe, expect, it, vi } from "vitest"
import { MemoryError } from "../../src/contract/index.ts"
import type { LeaseQuery, NewJob } from "../../src/contract/state.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import type { EngineEvent } from "../../src/engine/events.ts"
import { QueueWorker } from "../../src/engine/queue/queue-worker.ts"
import { oneByOne, type Work } from "../../src/turn/jobs.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const about = { tenant: tenantOf("acme"), name: "-/-" }
const clock = () => 1
const ignored = () => undefined
const job = (id: string, lane = "a", at = 0): NewJob => ({ id, kind: "work", lane, at, body: id, about })

function worker(work: (id: string) => Promise<unknown>) {
  const events: EngineEvent[] = []
  let now = 1
  const state = new InMemoryState()
  const made = new QueueWorker(
    state.queue,
    { work: oneByOne(({ id }) => work(id)) },
    () => now,
    (event) => events.push(event),
  )
  const pass = (ms: number): void => {
    now += ms
  }
  return { made, events, state, pass }
}

describe("the queue's worker", () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  it("does the jobs of a lane in order and gives each what it returned", async () => {
    const done: string[] = []
    const { made } = worker(async (id) => done.push(id))
    const pushed = await Promise.all(["1", "2", "3"].map((id) => made.push(job(id))))
    expect(await Promise.all(pushed.map((one) => one.done))).toEqual([1, 2, 3])
    expect(done).toEqual(["1", "2", "3"])
  })

  it("does a job once, and answers everyone who pushed it", async () => {
    let done = 0
    const { made } = worker(async () => ++done)
    const atOnce = await Promise.all([made.push(job("1")), made.push(job("1"))])
    expect(await Promise.all(atOnce.map((one) => one.done))).toEqual([1, 1])
    const again = await made.push(job("1"))
    await again.done
    expect(done).toBe(1)
  })

  it("tries a failed job again, names the failure, and gives the result of the attempt that worked", async () => {
    let tries = 0
    const { made, events, pass } = worker(async () => {
      if (++tries === 1) throw new Error("not yet")
      return "done"
    })
    const { done } = await made.push(job("1"))
    await expect.poll(() => events).toEqual([{ event: "job-failed", job: "1", attempt: 1, why: "not yet" }])
    pass(1_000)
    await made.settled()
    expect(await done).toBe("done")
    expect(tries).toBe(2)
  })

  it("does undated jobs although the clock was set back, and scheduled ones at their time", async () => {
    const { queue } = new InMemoryState()
    let now = 10_000
    const done: string[] = []
    const work = oneByOne(async ({ id }) => done.push(id))
    // What an earlier process left, whose clock was ahead.
    await queue.push([job("before", "a", 90_000), { ...job("later", "b", 90_000), kind: "later" }])
    await using made = new QueueWorker(queue, { work, later: work }, () => now, ignored, ["work"])
    await made.settled()
    expect(done).toEqual(["before"])
    await queue.push([job("one", "a", now)])
    now = 5_000
    await made.settled()
    const { done: last } = await made.push(job("two", "a", 6_000))
    await last
    expect(done).toEqual(["before", "one", "two"])
    now = 90_000
    await made.settled()
    expect(done).toEqual(["before", "one", "two", "later"])
  })

  it("takes no job again that is under way, neither after a start nor when the clock was set back", async () => {
    let now = 10_000
    const { queue } = new InMemoryState()
    const ends = Promise.withResolvers<void>()
    const tries: string[] = []
    const work = oneByOne(async ({ id, attempt }) => {
      tries.push(`${id} ${attempt}`)
      await ends.promise
    })
    await queue.push([job("1", "a", 10_000)])
    await using made = new QueueWorker(queue, { work }, () => now, ignored, ["work"])
    const leased: string[] = []
    const lease = queue.lease.bind(queue)
    queue.lease = async (want) => {
      const jobs = await lease(want)
      leased.push(...jobs.map(({ id }) => id))
      return jobs
    }
    for (const later of [1_000, -5_000, 1_000]) {
      made.kick()
      await expect.poll(() => tries).toEqual(["1 1"])
      now += later
    }
    await made.push(job("2", "b", 90_000))
    await expect.poll(() => tries).toEqual(["1 1", "2 1"])
    ends.resolve()
    await made.settled()
    expect(leased).toEqual(["1", "2"])
  })

  it("gets a job back whose end could not be noted when its lease is over, though it was found dated ahead", async () => {
    let now = 10_000
    const done: string[] = []
    const failures: EngineEvent[] = []
    const { queue } = new InMemoryState()
    await queue.push([job("1", "a", 900_000)])
    const note = queue.done.bind(queue)
    queue.done = async () => {
      queue.done = note
      throw new Error("the disk is full")
    }
    await using made = new QueueWorker(
      queue,
      { work: oneByOne(async ({ id, attempt }) => done.push(`${id} ${attempt}`)) },
      () => now,
      (event) => failures.push(event),
      ["work"],
    )
    made.kick()
    await expect.poll(() => failures).toHaveLength(1)
    for (const _ of [1, 2, 3]) {
      made.kick()
      await made.idle(["a"])
    }
    expect(done).toEqual(["1 1"])
    now += 90_000
    await made.settled()
    expect(done).toEqual(["1 1", "1 2"])
  })

  it("tries a job again as soon as a queue that could not note its failure works again, not when its lease is over", async () => {
    const { made, state, events } = worker(async () => {
      if (events.length === 0) throw new Error("the disk is full")
      return "done"
    })
    const note = state.queue.retry.bind(state.queue)
    let refused = 0
    state.queue.retry = async (...given) => {
      if (refused++ < 2) throw new Error("the disk is full")
      return note(...given)
    }
    const { done } = await made.push(job("1"))
    expect(await done).toBe("done")
    expect(refused).toBe(3)
  })

  it("parks no job because the store was away, however often it was tried, so that it is done when the store is back", async () => {
    let isAway = true
    const { made, state, pass } = worker(async (id) => {
      if (isAway) throw new MemoryError("store_unavailable", "The store is away")
      return id
    })
    const { done } = await made.push(job("1"))
    for (let attempt = 0; attempt < 30; attempt++) {
      pass(60_000)
      await made.settled(0)
      await made.idle(["a"])
    }
    const { items } = await state.queue.parked({ limit: 10 })
    expect(items).toEqual([])
    isAway = false
    pass(60_000)
    await made.settled()
    expect(await done).toBe("1")
  })

  it("tries no job again before its time because the clock was set back", async () => {
    let now = 10_000
    let tries = 0
    const { queue } = new InMemoryState()
    const work = oneByOne(async () => {
      tries++
      throw new Error("not yet")
    })
    await queue.push([job("1", "a", 10_000)])
    now = 5_000
    await using made = new QueueWorker(queue, { work }, () => now, ignored, ["work"])
    await made.settled()
    await made.settled()
    expect(tries).toBe(1)
  })

  it("makes a lane wait for no other lane's job", async () => {
    const { made } = worker((id) => (id === "stuck" ? new Promise(() => undefined) : Promise.resolve(id)))
    await made.push(job("stuck", "theirs"))
    const { done } = await made.push(job("quick", "mine"))
    await made.idle(["mine"])
    expect(await done).toBe("quick")
    await made.idle(["nobody's"])
  })

  it("makes nobody wait for a job between two attempts", async () => {
    const { made, events } = worker(() => Promise.reject(new Error("not yet")))
    await made.push(job("1", "mine"))
    await expect.poll(() => events.length).toBe(1)
    await made.idle(["mine"])
  })

  it("rejects the promise of a job that closing left in the queue", async () => {
    const { made, events, state } = worker(() => Promise.reject(new Error("not yet")))
    const { done } = await made.push(job("1"))
    await expect.poll(() => events.length).toBe(1)
    await made[Symbol.asyncDispose]()
    await expect(done).rejects.toMatchObject({ code: "store_unavailable" })
    expect(await state.queue.status(60_000)).toMatchObject({ pending: 1 })
  })

  it("parks a job that never succeeds, so that its lane continues", async () => {
    const { made, events, state, pass } = worker(async (id) => {
      if (id === "bad") throw new Error("broken")
      return id
    })
    const bad = await made.push(job("bad"))
    const good = await made.push(job("good"))
    await expect
      .poll(async () => {
        pass(60_000)
        await made.settled(0)
        return (await state.queue.status(0)).parked
      })
      .toBe(1)
    await expect(bad.done).rejects.toThrow("broken")
    await made.settled()
    expect(await good.done).toBe("good")
    expect(events.at(-1)).toMatchObject({ event: "job-parked", job: "bad" })
  })

  it("waits for nobody whose job lies in the future", async () => {
    const { made, state } = worker(async () => undefined)
    await (await made.push(job("later", "a", 1_000))).done
    expect(await state.queue.status(1)).toMatchObject({ pending: 0, scheduled: 1 })
  })

  it("misses no job that is pushed while it leases, in any order of events", async () => {
    for (let ticks = 0; ticks < 40; ticks++) {
      const { queue } = new InMemoryState()
      const slow = Object.assign(Object.create(queue), {
        lease: async (want: LeaseQuery) => {
          const jobs = await queue.lease(want)
          for (let tick = 0; tick < ticks; tick++) await null
          return jobs
        },
        done: (ids: readonly string[]) => queue.done(ids),
        push: async (jobs: readonly NewJob[]) => {
          for (let tick = 0; tick < 20; tick++) await null
          await queue.push(jobs)
        },
      })
      await using made = new QueueWorker(
        slow,
        { work: oneByOne(async () => "done") },
        () => 1,
        () => undefined,
      )
      made.kick()
      const { done } = await made.push(job("1"))
      expect(await done).toBe("done")
    }
  })

  it("runs jobs together as their work allows, and the rest of the lane afterwards", async () => {
    const { queue } = new InMemoryState()
    await queue.push(["1", "2", "3", "4", "5"].map((id) => job(id)))
    const together: string[][] = []
    const work: Work = async (jobs) => {
      const taken = jobs.slice(0, 2)
      together.push(taken.map(({ id }) => id))
      return Promise.allSettled(taken.map(async ({ id }) => id))
    }
    await using made = new QueueWorker(queue, { work }, clock, ignored)
    await made.settled()
    expect(together).toEqual([["1", "2"], ["3", "4"], ["5"]])
  })

  it("lets no job of a lane overtake a failed one, and runs the jobs that were done with it once", async () => {
    const done: string[] = []
    let now = 1
    const { queue } = new InMemoryState()
    await queue.push(["1", "2", "3", "4"].map((id) => job(id)))
    const work: Work = async (jobs) => {
      const fails = jobs[0]?.attempt === 1
      return Promise.allSettled(
        jobs.slice(0, 2).map(async ({ id }) => {
          if (id === "1" && fails) throw new Error("not yet")
          done.push(id)
        }),
      )
    }
    await using made = new QueueWorker(queue, { work }, () => now, ignored)
    made.kick()
    await expect.poll(async () => (await queue.status(now)).scheduled).toBe(1)
    expect(done).toEqual(["2"])
    now += 1_000
    await made.settled()
    expect(done).toEqual(["2", "1", "3", "4"])
  })

  it("slows callers down while many jobs wait, but not behind a failed one", async () => {
    let go = (): void => undefined
    const open = new Promise<void>((resolve) => {
      go = resolve
    })
    const { made } = worker(() => open)
    const later = (): Promise<string> => new Promise((resolve) => setImmediate(resolve, "none"))
    const room = (): Promise<string> => Promise.race([made.waitForRoom("a").then(() => "room"), later()])
    for (let id = 0; id < 16; id++) await made.push(job(`${id}`))
    expect(await room()).toBe("none")
    go()
    await made.waitForRoom("a")
    const failing = worker(() => Promise.reject(new Error("not yet")))
    for (let id = 0; id < 20; id++) await failing.made.push(job(`${id}`))
    await failing.made.waitForRoom("a")
  })

  it("runs the jobs that an earlier process left", async () => {
    const done: string[] = []
    const { made, state } = worker(async (id) => done.push(id))
    await state.queue.push([job("left behind")])
    made.start()
    await made.settled()
    expect(done).toEqual(["left behind"])
    await made[Symbol.asyncDispose]()
  })

  it("does a job once though it takes longer than its lease", async () => {
    const begun: string[] = []
    const slow = Promise.withResolvers<string>()
    const { made, state, pass } = worker((id) => {
      begun.push(id)
      return slow.promise
    })
    const pushed = await Promise.all(["1", "2"].map((id) => made.push(job(id))))
    await expect.poll(() => begun).toEqual(["1"])
    for (let minute = 0; minute < 3; minute++) {
      pass(91_000)
      expect(await made.settled(0)).toBe(false)
    }
    expect(begun).toEqual(["1"])
    slow.resolve("done")
    expect(await Promise.all(pushed.map((one) => one.done))).toEqual(["done", "done"])
    expect(begun).toEqual(["1", "2"])
    expect(await made.settled()).toBe(true)
    expect(await state.queue.status(300_000)).toMatchObject({ pending: 0, parked: 0 })
  })

  it("continues with other lanes while all its slots hang", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { made } = worker((id) => (id.startsWith("stuck") ? new Promise(() => undefined) : Promise.resolve(id)))
    for (let lane = 0; lane < 40; lane++) await made.push(job(`stuck ${lane}`, `theirs ${lane}`))
    const { done } = await made.push(job("quick", "mine"))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await done).toBe("quick")
  })

  it("makes nobody wait for a job that hangs", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { made } = worker(() => new Promise(() => undefined))
    await made.push(job("stuck", "mine"))
    await vi.advanceTimersByTimeAsync(5_000)
    await made.idle(["mine"])
  })

  it("says in time that it has not settled", async () => {
    const { made } = worker(() => new Promise(() => undefined))
    await made.push(job("stuck"))
    expect(await made.settled(10)).toBe(false)
    expect(await made.waitForRetries(10)).toBe(false)
  })

  it("has room for a lane however many jobs of others wait, and keeps nobody waiting for long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { made } = worker(() => new Promise(() => undefined))
    for (let id = 0; id < 40; id++) await made.push(job(`${id}`, "theirs"))
    await made.waitForRoom("mine")
    const room = made.waitForRoom("theirs")
    await vi.advanceTimersByTimeAsync(600)
    await room
  })

  it("gives running jobs time to end when it is closed, and then aborts them", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { queue } = new InMemoryState()
    const work: Work = (_, { signal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
    const made = new QueueWorker(queue, { work }, clock, ignored)
    const { done } = await made.push(job("stuck"))
    const closing = made[Symbol.asyncDispose]()
    await vi.advanceTimersByTimeAsync(10_000)
    await closing
    await expect(done).rejects.toMatchObject({ code: "store_unavailable" })
    expect(await queue.status(60_000)).toMatchObject({ pending: 1 })
  })
})
