import { expect, onTestFinished, test } from "vitest"
import { CONTRACT, createMemory, type Entry, InMemoryState, type Plugin, State, tenantOf } from "../../../src/index.ts"

const tenant = tenantOf("acme")
const owner = { tenant, user: "ada", agent: "helper", session: "s" }
const DAY_MS = 86_400_000

/** A state that counts what is looked up of what ended. */
class CountingState extends InMemoryState {
  lookups = 0

  override async get(bucket: string, key: string): Promise<Entry | undefined> {
    if (bucket === "ended-captures") this.lookups++
    return super.get(bucket, key)
  }
}

async function engine() {
  const clock = { now: Date.UTC(2026, 5, 1) }
  const state = new CountingState(() => clock.now)
  const counting: Plugin = { name: "counting", contract: CONTRACT, setup: (parts) => parts.provide(State, () => state) }
  const memory = await createMemory({ now: () => clock.now, plugins: [counting] })
  onTestFinished(() => memory[Symbol.asyncDispose]())
  /** Answers a message, and does `meanwhile` while it is being answered; resolves to the number of lookups at its end. */
  const answer = async (text: string, meanwhile: () => Promise<unknown> = async () => undefined): Promise<number> => {
    const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
    clock.now += 1_000
    await meanwhile()
    clock.now += 1_000
    const before = state.lookups
    await turn.finish({ text: "All right.", whole: true })
    await memory.settled()
    return state.lookups - before
  }
  const stored = async () =>
    (await memory.for(owner).list({ limit: 100 })).items.map(({ content }) => content).join(" ")
  return { memory, state, clock, answer, stored }
}

test("the end of a turn costs one lookup where nothing of its tenant ended while it was answered", async () => {
  const { memory, answer, stored } = await engine()
  expect(await answer("My aunt Midstrea lives in Lyon.")).toBe(1)
  await memory.for(owner).undo({ session: "other" })
  expect(await answer("My uncle Midstrea lives in Porto.")).toBe(1)
  expect(await stored()).toContain("uncle Midstrea")
})

test("what ended is forgotten after more time than a reply may take", async () => {
  const { memory, state, clock, answer, stored } = await engine()
  const entries = async () => (await state.list("ended-captures", { limit: 10 })).items.length
  const week = async () => {
    await memory.for(owner).undo({ session: "s" })
    clock.now += 6 * DAY_MS
    expect(await entries()).toBeGreaterThan(0)
  }
  await answer("My aunt Midstrea lives in Lyon.", week)
  expect(await stored()).not.toContain("Midstrea")
  clock.now += 2 * DAY_MS
  expect(await entries()).toBe(0)
})
