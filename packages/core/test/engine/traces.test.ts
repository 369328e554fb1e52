import { expect, test } from "vitest"
import {
  type ChatMessage,
  createMemory,
  type MemoryOptions,
  MemoryState,
  State,
  type Trace,
  tenantOf,
} from "../../src/index.ts"

const tenant = tenantOf("acme")
const all = { tenant, pools: "all" } as const
const say = (text: string): readonly ChatMessage[] => [{ role: "user", text }]

async function engine(options: MemoryOptions = {}) {
  const memory = await createMemory(options)
  const request = async (messages: readonly ChatMessage[], more: object = {}) => {
    const turn = await memory.begin({ owner: { tenant, user: "ada" }, messages, systemRole: true, ...more })
    return turn
  }
  return { memory, request }
}

test("A trace records what a request was given, how it ended and what was stored, without text", async () => {
  const { memory, request } = await engine()
  const { memory: dog } = await memory.for({ tenant, user: "ada" }).add("Has a dog named Biscuit")
  const turn = await request(say("What is my dog called, I wonder? I live in Lisbon."))
  await turn.finish({ text: "Biscuit.", whole: true })
  await memory.settled()
  const trace = await memory.traces.get(all, {}, turn.trace)
  expect(trace).toMatchObject({
    id: turn.trace,
    pool: "ada/-",
    owner: { user: "ada", session: turn.session },
    recalled: [{ id: dog.id, revision: 1 }],
    tokens: turn.tokens,
    position: "latest-user",
    gate: { open: true },
    ended: "answered",
  })
  const kept = await memory.store.read(all, trace?.kept ?? [])
  expect(kept.map((one) => one?.content)).toContain("Lives in Lisbon")
  expect(JSON.stringify(trace)).not.toMatch(/Biscuit|Lisbon|wonder/)
  await memory[Symbol.asyncDispose]()
})

test("A request that was refused or only tried leaves what it was: a refusal, or nothing", async () => {
  const { memory, request } = await engine()
  const refused = await request(say("Hello out there"))
  refused.abandon()
  await request(say("Hello again"), { trial: true, mode: "read" })
  const { items } = await memory.traces.list(all, {}, { limit: 10 })
  expect(items.map(({ id, ended }) => [id, ended])).toEqual([[refused.trace, "refused"]])
  await memory[Symbol.asyncDispose]()
})

test("Traces are seen by whom their memories are, newest first and page by page", async () => {
  const { memory, request } = await engine()
  for (const user of ["ada", "bob", "ada"]) {
    const turn = await request(say(`Hello from ${user}`), { owner: { tenant, user } })
    turn.abandon()
  }
  const seen = async (pools: readonly [string, ...string[]] | "all", limit = 10) =>
    (await memory.traces.list({ tenant, pools }, {}, { limit })).items.map(({ owner }) => owner.user)
  expect(await seen("all")).toEqual(["ada", "bob", "ada"])
  expect(await seen(["ada/-", "-/-"])).toEqual(["ada", "ada"])
  const bobs = (await memory.traces.list(all, {}, { limit: 10 })).items[1] as Trace
  expect(await memory.traces.get({ tenant, pools: ["ada/-"] }, {}, bobs.id)).toBeUndefined()
  expect(await memory.traces.get({ tenant: tenantOf("other"), pools: "all" }, {}, bobs.id)).toBeUndefined()
  const first = await memory.traces.list(all, {}, { limit: 2 })
  const rest = await memory.traces.list(all, {}, { limit: 2, cursor: first.next ?? "" })
  expect([...first.items, ...rest.items]).toHaveLength(3)
  await memory[Symbol.asyncDispose]()
})

test("Traces go after their days, and the oldest when there are more than the most", async () => {
  let at = Date.UTC(2026, 10, 1)
  const state = new MemoryState(() => at)
  const plugins = [
    {
      name: "state",
      contract: 1 as const,
      setup: (context: Parameters<NonNullable<MemoryOptions["plugins"]>[number]["setup"]>[0]) =>
        context.provide(State, () => state),
    },
  ]
  const { memory, request } = await engine({ plugins, now: () => at, settings: { traces: { days: 2, max: 40 } } })
  for (let n = 0; n < 100; n++) (await request(say(`Hello ${n}`))).abandon()
  const { items } = await memory.traces.list(all, {}, { limit: 200 })
  expect(items.length).toBeLessThanOrEqual(42)
  expect(items.length).toBeGreaterThanOrEqual(40)
  at += 3 * 86_400_000
  expect((await memory.traces.list(all, {}, { limit: 200 })).items).toEqual([])
  await memory[Symbol.asyncDispose]()
})

test("With traces.days 0 nothing is traced, and use is counted all the same", async () => {
  const { memory, request } = await engine({ settings: { traces: { days: 0 } } })
  const turn = await request(say("Hello out there"))
  turn.abandon()
  expect((await memory.traces.list(all, {}, { limit: 10 })).items).toEqual([])
  expect([...(await memory.usage.days(tenant, 7)).values()]).toMatchObject([{ requests: 1, hits: 0 }])
  await memory[Symbol.asyncDispose]()
})

test("A request can be asked again from its trace, and cannot once its words are erased", async () => {
  const { memory, request } = await engine()
  const own = memory.for({ tenant, user: "ada" })
  const { memory: dog } = await own.add("Has a dog named Biscuit")
  const turn = await request(say("What is the name of my dog, and where does it sleep?"))
  await turn.finish({ text: "It is called Biscuit, and it sleeps in the kitchen.", whole: true })
  await memory.settled()
  const trace = (await memory.traces.get(all, {}, turn.trace)) as Trace
  const again = await memory.replay(trace)
  expect(again?.outcome.memories.map(({ memory }) => memory.id)).toEqual([dog.id])
  expect(again?.answers).toMatchObject([{ id: dog.id, reason: "shown" }])
  await own.forget(dog.id)
  expect((await memory.replay(trace))?.answers).toMatchObject([{ id: dog.id, reason: "unknown" }])
  await own.erase(trace.words ?? "")
  expect(await memory.replay(trace)).toBeUndefined()
  await memory[Symbol.asyncDispose]()
})

test("In a replay only the request's own messages count as part of it, not the whole session", async () => {
  const { memory, request } = await engine()
  const said = say("My dog is called Biscuit.")
  const [first, alone] = [await request(said, { session: "walk" }), "Which dog is mine, by name?"]
  await first.finish({ text: "A fine name.", whole: true })
  await memory.settled()
  const replayed = async (messages: readonly ChatMessage[]) => {
    const turn = await request(messages, { session: "walk" })
    await turn.finish({ text: "Biscuit.", whole: true })
    await memory.settled()
    const trace = (await memory.traces.get(all, {}, turn.trace)) as Trace
    const again = await memory.replay(trace)
    return [trace.recalled, again?.outcome.memories.map(({ memory }) => memory)].map((those) =>
      those?.map(({ id }) => id),
    )
  }
  const [live, again] = await replayed(say(alone))
  expect(live).not.toEqual([])
  expect(again).toEqual(live)
  const replies = ["A fine name.", "Biscuit."].map((text) => ({ role: "assistant", text }) as const)
  const whole = [
    ...said,
    ...replies.slice(0, 1),
    ...say(alone),
    ...replies.slice(1),
    ...say("And the dog's name again?"),
  ]
  expect(await replayed(whole)).toEqual([[], []])
  await memory[Symbol.asyncDispose]()
})

test("A part of the settings of traces can be changed without the other", async () => {
  const { memory } = await engine({ settings: { traces: { days: 3 } } })
  expect((await memory.configure({ traces: { max: 5 } })).traces).toEqual({ days: 3, max: 5 })
  await expect(memory.configure({ traces: { days: 4 } })).rejects.toMatchObject({ code: "options_invalid" })
  await memory[Symbol.asyncDispose]()
})
