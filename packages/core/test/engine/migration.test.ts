import { setTimeout as pause } from "node:timers/promises"
import { expect, it, vi } from "vitest"
import { Copier } from "../../src/engine/migration/copier.ts"
import { createMemory, MemoryError, MemoryState, MemoryStore, type NamedStores } from "../../src/index.ts"
import { readActiveStore } from "../../src/internal.ts"
import { type Change, State, Store, type Store as StoreType } from "../../src/plugin/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"
import { aMemory, pool } from "../turn/a-memory.ts"

/** An engine on the store `old` that can move to `new`, over a state and stores that outlive it. */
function anEngine(stores: Readonly<Record<string, StoreType>>, state: MemoryState, now = Date.now) {
  const lasting = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name) => {
        if (name === Symbol.asyncDispose) return undefined
        const value: unknown = Reflect.get(target, name)
        return typeof value === "function" ? value.bind(target) : value
      },
    })
  const named: NamedStores = {
    configured: "old",
    names: Object.keys(stores),
    make: async (name) => lasting(stores[name] ?? new MemoryStore()),
  }
  return (async () => {
    const active = (await readActiveStore(state))?.name ?? "old"
    const store = await named.make(active)
    return createMemory({
      now,
      stores: named,
      plugins: [
        {
          name: "lasting",
          contract: 1,
          setup(context) {
            context.provide(Store, () => store)
            context.provide(State, () => lasting(state))
          },
        },
      ],
    })
  })()
}

async function everything(store: StoreType) {
  const found = await store.feed?.changes(undefined, 10_000)
  return found?.items.map(({ pool, ...version }) => ({ ...version, pool: pool.name })) ?? []
}

async function living(store: StoreType) {
  const where = { status: ["active", "quarantined", "superseded", "archived"] as const }
  return (await store.list({ tenant: tenantOf("default"), pools: "all" }, { limit: 1_000, where, oldestFirst: true }))
    .items
}

it("moves memories with versions, tombstones, counts, words and times while others are written, switches, and rolls back with what came since", async () => {
  const [before, after, state] = [new MemoryStore(), new MemoryStore(), new MemoryState()]
  await using memory = await anEngine({ old: before, new: after }, state)
  const ada = memory.for({ user: "ada" })
  const ids: string[] = []
  for (let number = 0; number < 60; number++)
    ids.push((await ada.add(`The locker ${number} holds ${number * 7} keys.`)).memory.id)
  await ada.forget(ids[3] ?? "")
  await ada.erase(ids[4] ?? "")
  await ada.add("The door code is 17.", { key: "door" })
  await ada.add("The door code is 18.", { key: "door" })
  await memory.store.write(
    { tenant: tenantOf("default"), name: "ada/-" },
    [{ op: "signal", id: ids[5] ?? "", add: { uses: 3 } }],
    { by: "test", at: 1 },
  )
  const { migration } = memory
  expect(await migration?.start("new")).toMatchObject({ state: "copying", from: "old", to: "new", total: 59 })
  await ada.add("Written while it copies.")
  await ada.forget(ids[6] ?? "")
  await expect.poll(async () => (await migration?.status())?.state).toBe("ready")
  await ada.add("Written before the switch.")
  await memory.store.write(
    { tenant: tenantOf("default"), name: "ada/-" },
    [{ op: "signal", id: ids[5] ?? "", add: { useful: 1 } }],
    { by: "test", at: 1 },
  )
  const switched = await migration?.switch()
  expect(switched).toMatchObject({ state: "switched", active: "new" })
  expect(switched?.copied).toBeGreaterThan(59)
  expect(await everything(after)).toEqual(await everything(before))
  expect(await living(after)).toEqual(await living(before))
  const late = await ada.add("Written after the switch.")
  expect((await living(before)).some(({ id }) => id === late.memory.id)).toBe(false)
  expect((await ada.search("locker 11")).memories[0]?.memory.id).toBe(ids[11])
  expect(await migration?.rollBack()).toMatchObject({ state: "idle", active: "old" })
  expect((await living(before)).some(({ id }) => id === late.memory.id)).toBe(true)
  expect(await everything(before)).toEqual(await everything(after))
})

it("copies nothing that is deleted, erased, restored or asked to be forgotten meanwhile", async () => {
  const [before, after, state] = [new MemoryStore(), new MemoryStore(), new MemoryState()]
  const write = after.write.bind(after)
  // Slow enough that the deletions come between the pages of the copy.
  after.write = async (...asked) => {
    await pause(3)
    return write(...asked)
  }
  await using memory = await anEngine({ old: before, new: after }, state)
  const ada = memory.for({ user: "ada" })
  const word = (number: number) => `zq${String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))}xa`
  for (let number = 0; number < 60; number++) {
    await ada.remember(`The bread was good. I am allergic to ${word(number)}. The tram was late.`, {
      session: `s${number}`,
    })
  }
  await memory.settled()
  const facts = (await ada.list({ limit: 200 })).items.filter(({ category }) => category !== "turn")
  const idOf = (number: number) => facts.find(({ content }) => content.toLowerCase().includes(word(number)))?.id ?? ""
  await memory.migration?.start("new")
  const out = new Set<string>()
  for (let number = 0; number < 60; number += 2) {
    if (number % 3 === 0) await ada.erase(idOf(number))
    else if (number % 5 === 0) {
      await ada.remember(`Forget that I am allergic to ${word(number)}.`, { session: `ask${number}` })
      await memory.settled()
    } else await ada.forget(idOf(number))
    if (number % 7 === 0 && number % 3 !== 0) await ada.restore(idOf(number))
    else out.add(word(number))
  }
  await expect.poll(async () => (await memory.migration?.status())?.state).toBe("ready")
  expect(await memory.migration?.switch()).toMatchObject({ state: "switched", active: "new" })
  for (const store of [after, before]) {
    const held = JSON.stringify([await living(store), await everything(store)]).toLowerCase()
    expect([...out].filter((one) => held.includes(one))).toEqual([])
    for (let number = 0; number < 60; number++)
      if (!out.has(word(number))) expect(held.split(word(number)).length).toBeGreaterThan(2)
  }
  // What waits for an undo comes back from the new store.
  await ada.restore(idOf(2))
  expect(
    JSON.stringify(await living(after))
      .toLowerCase()
      .split(word(2)).length,
  ).toBeGreaterThan(2)
})

it("gets to the end of a copy while others write without a pause", async () => {
  const [before, after, state] = [new MemoryStore(), new MemoryStore(), new MemoryState()]
  const read = after.read.bind(after)
  // As a server at the other end of a network is: slower than those who write here.
  after.read = async (...asked) => {
    await pause(10)
    return read(...asked)
  }
  await using memory = await anEngine({ old: before, new: after }, state)
  for (let number = 0; number < 30; number++) await memory.for().add(`The locker ${number} holds ${number * 7} keys.`)
  await memory.migration?.start("new")
  let isReady = false
  const writing = (async () => {
    for (let number = 0; !isReady; number++) {
      await memory.for().add(`Written meanwhile: ${number}.`)
      await pause(1)
    }
  })()
  try {
    await expect.poll(async () => (await memory.migration?.status())?.state).toBe("ready")
    await memory.migration?.switch()
  } finally {
    isReady = true
  }
  await writing
  await expect.poll(async () => (await living(before)).length).toBe((await living(after)).length)
  expect(await living(before)).toEqual(await living(after))
})

it("resumes after a crash at any moment, and the store that was switched to stays in use", async () => {
  const [before, after, state] = [new MemoryStore(), new MemoryStore(), new MemoryState()]
  {
    await using memory = await anEngine({ old: before, new: after }, state)
    for (let number = 0; number < 300; number++)
      await memory.for().add(`The locker ${number} holds ${number * 7} keys.`)
    await memory.migration?.start("new")
  }
  {
    await using memory = await anEngine({ old: before, new: after }, state)
    await expect.poll(async () => (await memory.migration?.status())?.state).toBe("ready")
    await memory.migration?.switch()
    await memory.for().add("Written after the switch.")
  }
  await using memory = await anEngine({ old: before, new: after }, state)
  expect(await memory.migration?.status()).toMatchObject({ state: "switched", active: "new" })
  await expect.poll(async () => (await living(before)).length).toBe(301)
  await memory.migration?.end()
  expect(await memory.migration?.status()).toMatchObject({ state: "idle", active: "new" })
  expect(await living(after)).toEqual(await living(before))
})

it("names the other store in the receipt of an erasure until it has erased the same, also over a restart", async () => {
  const [before, after, state] = [new MemoryStore(), new MemoryStore(), new MemoryState()]
  const [write, compact] = [after.write.bind(after), vi.fn(async () => [])]
  let isAway = false
  after.write = async (...asked) => {
    if (isAway) throw new MemoryError("store_unavailable", "The store does not answer")
    return write(...asked)
  }
  Object.assign(after, { compact })
  {
    await using memory = await anEngine({ old: before, new: after }, state)
    await memory.for({ user: "ada" }).add("The locker holds 7 keys.")
    await memory.migration?.start("new")
    await expect.poll(async () => (await memory.migration?.status())?.state).toBe("ready")
    isAway = true
    const receipt = await memory.eraseSubject({ tenant: tenantOf("default"), user: "ada" })
    expect(receipt.awaits).toContainEqual(expect.stringContaining("new follows in a migration"))
    expect(receipt.completedAt).toBeUndefined()
    expect(await memory.compact()).toContainEqual(expect.stringContaining("new follows in a migration"))
  }
  expect(compact).not.toHaveBeenCalled()
  isAway = false
  await using memory = await anEngine({ old: before, new: after }, state)
  const receipt = async () => (await memory.receipts({ limit: 1 })).items[0]
  await expect.poll(async () => (await receipt())?.completedAt).toBeDefined()
  expect(compact).toHaveBeenCalledOnce()
  expect(JSON.stringify(await everything(after))).not.toContain("locker")
})

it("copies from a store without a feed by comparing until both are equal", async () => {
  const [whole, after, state] = [new MemoryStore(), new MemoryStore(), new MemoryState()]
  const { feed: _, ...rest } = whole
  const before: StoreType = {
    ...rest,
    write: (...asked) => whole.write(...asked),
    read: (...asked) => whole.read(...asked),
    list: (...asked) => whole.list(...asked),
    pools: (...asked) => whole.pools(...asked),
  }
  await using memory = await anEngine({ old: before, new: after }, state)
  const ids: string[] = []
  for (let number = 0; number < 30; number++)
    ids.push((await memory.for().add(`The locker ${number} holds ${number * 7} keys.`)).memory.id)
  await memory.migration?.start("new")
  await expect.poll(async () => (await memory.migration?.status())?.state).toBe("ready")
  await memory.for().forget(ids[2] ?? "")
  await memory.for().add("Written before the switch.")
  await memory.migration?.switch()
  expect(await living(after)).toEqual(await living(whole))
  expect((await memory.for().search("locker 11")).memories[0]?.memory.id).toBe(ids[11])
})

it("refuses a store that holds other memories, a second move, and a switch to what is not copied", async () => {
  const [before, after, state] = [new MemoryStore(), new MemoryStore(), new MemoryState()]
  {
    await using elsewhere = await anEngine({ old: after }, new MemoryState())
    await elsewhere.for().add("Of somebody else's.")
  }
  await using memory = await anEngine({ old: before, new: after, empty: new MemoryStore() }, state)
  await memory.for().add("The door code is 17.")
  await expect(memory.migration?.start("new")).rejects.toMatchObject({ code: "options_invalid" })
  await expect(memory.migration?.start("old")).rejects.toMatchObject({ code: "options_invalid" })
  await expect(memory.migration?.switch()).rejects.toMatchObject({ code: "conflict" })
  await memory.migration?.start("empty")
  await expect(memory.migration?.start("empty")).rejects.toMatchObject({ code: "conflict" })
  expect(await memory.migration?.end()).toMatchObject({ state: "idle", active: "old" })
  expect((await living(after)).length).toBe(1)
})

it("copies the memories of two tenants that have one id, each with its own words", async () => {
  const [before, after, state] = [new MemoryStore(), new MemoryStore(), new MemoryState()]
  await using memory = await anEngine({ old: before }, state)
  const id = "01a19467-e802-7709-85cc-33346f963dbe"
  const told = { acme: "The locker holds keys.", globex: "The harbour is deep." }
  for (const [name, text] of Object.entries(told)) await memory.for({ tenant: tenantOf(name) }).add(text, { id })
  const { items = [] } = (await before.feed?.changes(undefined, 100)) ?? {}
  await new Copier(before, after, Date.now).copyVersions(items)
  for (const [name, text] of Object.entries(told)) {
    const scope = { tenant: tenantOf(name), pools: "all" } as const
    expect((await after.read(scope, [id])).map((one) => one?.content)).toEqual([text])
    expect(await after.indexed?.(scope, [id])).toEqual(await before.indexed?.(scope, [id]))
  }
})

it("says how far it is behind, and what to do, where others write as fast as it copies", async () => {
  const [before, after, state] = [new MemoryStore(), new MemoryStore(), new MemoryState()]
  let now = Date.UTC(2026, 10, 22)
  await using memory = await anEngine({ old: before, new: after }, state, () => now)
  let lockers = 0
  /** Others write, a version each. */
  const written = (count: number) => {
    const changes = Array.from({ length: count }, (): Change => {
      const number = lockers++
      return { op: "put", memory: aMemory({ content: `The locker ${number} is open.` }) }
    })
    return memory.store.write(pool, changes, { by: "test", at: now })
  }
  const write = after.write.bind(after)
  let isLate = true
  // Ten seconds for a page, in which others write more than it holds.
  after.write = async (...asked) => {
    if (isLate) {
      now += 10_000
      await written(110)
    }
    return write(...asked)
  }
  await written(150)
  await memory.migration?.start("new")
  const status = () => memory.migration?.status()
  await expect.poll(async () => (await status())?.trouble, { timeout: 30_000 }).toContain("as many are written")
  const late = await status()
  expect(late).toMatchObject({ state: "copying", trouble: expect.stringContaining("Wait for a quieter hour") })
  expect(late?.behind).toBeGreaterThan(100)
  expect(late?.leftMs).toBeUndefined()
  await expect(memory.migration?.switch()).rejects.toMatchObject({ code: "conflict" })
  isLate = false
  await expect.poll(async () => (await status())?.state, { timeout: 30_000 }).toBe("ready")
  expect(await status()).not.toHaveProperty("trouble")
  await memory.migration?.switch()
  expect(await living(after)).toEqual(await living(before))
})
