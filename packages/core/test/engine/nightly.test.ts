import { expect, it } from "vitest"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import type { EngineEvent } from "../../src/engine/events.ts"
import { createNightlyTask } from "../../src/engine/nightly.ts"

/** A moment by the machine's own clock, days after the first. */
const moment = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime()

/** Nightly work over a clock that is set by hand. */
function atWork(state = new InMemoryState(), start = moment(1, 12)) {
  const clock = { now: start }
  const done: number[] = []
  const events: EngineEvent[] = []
  const work = { fails: false }
  const nightly = createNightlyTask({
    state,
    now: () => clock.now,
    onEvent: (event) => events.push(event),
    work: {
      reconcile: async () => {
        if (work.fails) throw new Error("the other side is away")
        done.push(clock.now)
      },
    },
  })
  const looksAt = async (day: number, hour: number) => {
    clock.now = moment(day, hour)
    await nightly.run()
  }
  return { nightly, done, events, work, looksAt }
}

it("works once a night, not by day, and not at once in a new database", async () => {
  const { done, looksAt } = atWork()
  await looksAt(1, 12)
  await looksAt(1, 23)
  expect(done).toEqual([])
  for (const hour of [0, 1, 2, 3, 4, 5]) await looksAt(2, hour)
  await looksAt(2, 15)
  await looksAt(3, 2)
  expect(done).toEqual([moment(2, 1), moment(3, 2)])
})

it("works by day on a machine that sleeps at night, after two days", async () => {
  const { done, looksAt } = atWork()
  for (const day of [1, 2, 3, 4]) await looksAt(day, 14)
  expect(done).toEqual([moment(3, 14)])
})

it("works the next night where its clock was a year ahead", async () => {
  const { done, looksAt } = atWork()
  await looksAt(366, 12)
  await looksAt(1, 12)
  await looksAt(2, 2)
  expect(done).toEqual([moment(2, 2)])
})

it("reports a failure and retries at the next check", async () => {
  const { done, events, work, looksAt } = atWork()
  await looksAt(1, 12)
  work.fails = true
  await looksAt(2, 1)
  expect(events).toEqual([{ event: "job-failed", job: "reconcile", attempt: 1, why: "the other side is away" }])
  work.fails = false
  await looksAt(2, 2)
  expect(done).toEqual([moment(2, 2)])
})

it("remembers over a restart when it was done last", async () => {
  const state = new InMemoryState()
  const first = atWork(state)
  await first.looksAt(1, 12)
  await first.looksAt(2, 2)
  const second = atWork(state)
  await second.looksAt(2, 3)
  expect(second.done).toEqual([])
})
