import { randomUUID } from "node:crypto"
import {
  CONTRACT,
  createMemory,
  type Memory,
  type MemoryEngine,
  MemoryState,
  type Plugin,
  State,
  tenantOf,
} from "@keepsake/core"
import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

const DAY_MS = 86_400_000

/** A fact that was never important, and the message that it was read from. */
function remark(pool: string, user: string, at: number): readonly Memory[] {
  const message = randomUUID()
  const fact: Memory = {
    id: randomUUID(),
    pool,
    owner: { tenant: tenantOf("default"), user },
    type: "factual",
    category: "fact",
    content: "The queue at the bakery was long",
    importance: 0.4,
    status: "active",
    source: { origin: "user", message: "m1", at: { memory: message, from: 0, to: 26 } },
    metadata: {},
    createdAt: at,
    updatedAt: at,
    revision: 1,
  }
  return [fact, { ...fact, id: message, type: "episodic", category: "turn", source: { origin: "user" } }]
}

/** A server whose clock is set by hand, with statements of eight hobbies and one that is idle. */
async function withIdleStatement(state = new MemoryState()) {
  const clock = { now: Date.now() - 40 * DAY_MS }
  const plugin: Plugin = { name: "given", contract: CONTRACT, setup: (parts) => parts.provide(State, () => state) }
  const memory = await createMemory({ now: () => clock.now, plugins: [plugin] })
  const running = await keepsake({ memory })
  const hobbies = ["sailing", "chess", "pottery", "archery", "origami", "fencing", "baking", "juggling"]
  const lines = hobbies.map((hobby) => ({ content: `Enjoys ${hobby}`, importance: 0.9 }))
  for (const line of lines) {
    const at = { at: clock.now, origin: "user" } as const
    await memory.for({ user: "ada" }).add(line.content, { ...at, category: "fact", importance: line.importance })
  }
  await restore(memory, remark("ada/-", "ada", clock.now))
  clock.now = Date.now()
  return { ...running, memory }
}

async function restore(memory: MemoryEngine, all: readonly Memory[]): Promise<void> {
  await memory.restore(
    all.map((one) => ({ memory: one, history: [] })),
    { by: "test" },
  )
}

test("the metrics count proposals, and changes by kind and outcome, without texts", async () => {
  const { url, memory } = await withIdleStatement()
  const { consolidation } = memory.for({ user: "ada" })
  const scrape = async () =>
    (await (await fetch(`${url}/metrics`)).text())
      .split("\n")
      .filter((line) => line.startsWith("keepsake_consolidation"))
  expect(await scrape()).toEqual([])
  await consolidation.propose({ dryRun: true })
  expect(await scrape()).toEqual([])
  const [run] = await consolidation.propose()
  await consolidation.take(run?.id ?? "")
  await consolidation.undo(run?.id ?? "")
  expect(await scrape()).toEqual([
    'keepsake_consolidation_runs_total{state="open"} 1',
    'keepsake_consolidation_changes_total{kind="archive",outcome="taken"} 1',
    'keepsake_consolidation_changes_total{kind="archive",outcome="undone"} 1',
  ])
})

test("a proposal is made, shown, taken item by item and undone as one", async () => {
  const { url, user } = await withIdleStatement()
  const named = { user: "ada" }
  const dry = await ask(url, "proposeConsolidation", {
    key: user,
    path: "/api/consolidation",
    body: { ...named, dryRun: true },
  })
  expect(dry).toMatchObject({ status: 200, body: { dryRun: true, data: [{ state: "open", counts: { archive: 1 } }] } })
  const listed = () => ask(url, "listConsolidations", { key: user, path: "/api/consolidation?user=ada" })
  expect((await listed()).body).toMatchObject({ setting: "propose", data: [] })
  await ask(url, "proposeConsolidation", { key: user, path: "/api/consolidation", body: named })
  const [run] = Object((await listed()).body).data
  const path = `/api/consolidation/${run.id}`
  expect((await ask(url, "getConsolidation", { key: user, path: `${path}?user=ada` })).body).toMatchObject({
    recall: { questions: expect.any(Number) },
    items: [{ item: 0, kind: "archive", memory: { content: "The queue at the bakery was long", status: "active" } }],
  })
  const taken = await ask(url, "takeConsolidation", { key: user, path: `${path}/take`, body: { ...named, items: [0] } })
  expect(taken.body).toMatchObject({ state: "taken", items: [{ state: "taken", memory: { status: "archived" } }] })
  const undone = await ask(url, "undoConsolidation", { key: user, path: `${path}/undo`, body: named })
  expect(undone.body).toMatchObject({ state: "undone", items: [{ state: "undone", memory: { status: "active" } }] })
  expect((await ask(url, "takeConsolidation", { key: user, path: `${path}/take`, body: named })).status).toBe(422)
})

test("a run is undone by the same request as other runs, by nobody else's key", async () => {
  const { url, user, stranger } = await withIdleStatement()
  const named = { user: "ada" }
  const made = await ask(url, "proposeConsolidation", { key: user, path: "/api/consolidation", body: named })
  const [run] = Object(made.body).data
  const path = `/api/consolidation/${run.id}/take`
  expect((await ask(url, "takeConsolidation", { key: user, path, body: { ...named, items: [1] } })).status).toBe(422)
  await ask(url, "takeConsolidation", { key: user, path, body: named })
  const undo = (key: string) => ask(url, "undoSource", { key, body: { ...named, run: run.id } })
  expect((await undo(stranger)).status).toBe(404)
  expect((await undo(user)).body).toMatchObject({ success: true, restored: [run.items[0].id] })
  const listed = await ask(url, "listConsolidations", { key: user, path: "/api/consolidation?user=ada" })
  expect(listed.body).toMatchObject({ data: [{ state: "undone" }] })
})

test("a proposal that is left is not made again, and another tenant and another user do not see it", async () => {
  const { url, user, stranger } = await withIdleStatement()
  const body = { user: "ada" }
  const made = await ask(url, "proposeConsolidation", { key: user, path: "/api/consolidation", body })
  const [run] = Object(made.body).data
  const path = `/api/consolidation/${run.id}`
  for (const [key, query] of [
    [stranger, "?user=ada"],
    [user, "?user=bob"],
  ] as const) {
    expect((await ask(url, "getConsolidation", { key, path: `${path}${query}` })).status).toBe(404)
  }
  expect((await ask(url, "takeConsolidation", { key: stranger, path: `${path}/take`, body })).status).toBe(404)
  expect((await ask(url, "leaveConsolidation", { key: user, path: `${path}/leave`, body })).body).toMatchObject({
    state: "left",
  })
  const again = await ask(url, "proposeConsolidation", { key: user, path: "/api/consolidation", body })
  expect(again.body).toMatchObject({ data: [] })
})

test("an administrator's proposals for many users tell how far they are, and when the next run is due", async () => {
  const { url, user, admin, memory } = await withIdleStatement()
  const at = Date.now() - 40 * DAY_MS
  for (let place = 0; place < 30; place++) {
    const name = `user-${place}`
    const lines = ["sailing", "chess", "pottery"].map((hobby) => `Enjoys ${hobby}`)
    for (const line of lines) await memory.for({ user: name }).add(line, { category: "fact", importance: 0.9 })
    await restore(memory, remark(`${name}/-`, name, at))
  }
  const body = { scope: "tenant" }
  const made = await ask(url, "proposeConsolidation", { key: admin, path: "/api/consolidation", body })
  const progress = { pools: 31, total: 31, proposals: 31, isComplete: true, problem: null }
  expect(made).toMatchObject({ status: 200, body: { progress, data: { length: 31 } } })
  const listed = await ask(url, "listConsolidations", { key: admin, path: "/api/consolidation?scope=tenant" })
  expect(listed.body).toMatchObject({ progress, nextDue: expect.stringMatching(/^20/) })
  const own = await ask(url, "listConsolidations", { key: user, path: "/api/consolidation?user=ada" })
  expect(own.body).toMatchObject({ progress: null, data: { length: 1 } })
})

test("a list that says that proposals are complete has all of them", async () => {
  const saving = Promise.withResolvers<void>()
  const listed = Promise.withResolvers<void>()
  const proposed = Promise.withResolvers<void>()
  /** A run is stored after the list was read, and the proposals are complete before the list is answered. */
  class LateState extends MemoryState {
    override async set(...asked: Parameters<MemoryState["set"]>): ReturnType<MemoryState["set"]> {
      if (asked[0] === "consolidation") {
        saving.resolve()
        await listed.promise
      }
      return super.set(...asked)
    }

    override async list(...asked: Parameters<MemoryState["list"]>): ReturnType<MemoryState["list"]> {
      const page = await super.list(...asked)
      if (asked[0] === "consolidation") {
        listed.resolve()
        await proposed.promise
      }
      return page
    }
  }
  const { url, admin } = await withIdleStatement(new LateState())
  const proposing = ask(url, "proposeConsolidation", { key: admin, body: {} }).finally(proposed.resolve)
  await saving.promise
  const { body } = await ask(url, "listConsolidations", { key: admin })
  expect((await proposing).status).toBe(200)
  const { progress, data } = Object(body)
  expect(progress).toMatchObject({ isComplete: false })
  expect(data).toEqual([])
})
