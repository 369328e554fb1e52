import { beforeEach, describe, expect, it } from "vitest"
import type { State, Store } from "../../src/contract/index.ts"
import { ConsolidationPool, DAY_MS, restorable } from "./consolidation-pool.ts"

const idle = ["The queue at the bakery was long", "Tried the noodle bar", "Slept in a hostel", "I slept badly"]

let own: ConsolidationPool

beforeEach(() => {
  own = new ConsolidationPool()
})

/** Statements that no proposal touches. */
async function plantOthers(count: number): Promise<void> {
  for (let place = 0; place < count; place++) {
    await own.plant(`Owns locker ${place} at the harbour`, { importance: 0.9 })
  }
}

/** Of twelve facts three may be archived. */
async function plantIdle(): Promise<void> {
  await plantOthers(8)
  for (const content of idle) await own.plant(content)
  own.now += 40 * DAY_MS
}

describe("runs beside each other", () => {
  it.each([
    ["as they happen to meet", (state: State) => state],
    ["when both have looked for open proposals before either is stored", withMeeting(2)],
  ])("of two processes leave one proposal to take, %s, and archive no more than a quarter", async (_, meet) => {
    await plantIdle()
    const state = meet(own.state)
    const processes = [own.over(own.store, "propose", state), own.over(own.store, "propose", state)]
    const runs = (await Promise.all(processes.map((one) => one.propose(own.scope)))).flat()
    const states = (await own.consolidation.runs(own.scope, 50)).items.map((run) => run.state)
    expect(states.toSorted()).toEqual(["open", "replaced"])
    await Promise.all(processes.map((one, place) => one.take(own.scope, runs[place]?.id ?? "").catch(() => undefined)))
    expect((await own.all()).filter(({ status }) => status === "archived")).toHaveLength(3)
  })

  it("refuse to take a proposal that a process replaced and was killed before it said so", async () => {
    await plantIdle()
    const older = await own.propose()
    const dying = withMember<State, "set">(own.state, "set", async (bucket, key, ...rest) => {
      if (key === older.id) throw new Error("killed")
      return own.state.set(bucket, key, ...rest)
    })
    await expect(own.over(own.store, "propose", dying).propose(own.scope)).rejects.toThrow("killed")
    await expect(own.consolidation.take(own.scope, older.id)).rejects.toMatchObject({ code: "options_invalid" })
    const [newer] = (await own.consolidation.runs(own.scope, 50)).items
    expect((await own.consolidation.take(own.scope, newer?.id ?? ""))?.state).toBe("taken")
  })

  it("take each change once when one run is taken twice at the same time, and undo restores it", async () => {
    await plantOthers(8)
    for (const content of idle) await own.plant(content)
    const before = (await own.all()).map(restorable)
    own.now += 40 * DAY_MS
    const run = await own.propose()
    const other = own.over(own.store)
    await Promise.all([own.consolidation.take(own.scope, run.id), other.take(own.scope, run.id)])
    const taken = (await own.consolidation.show(own.scope, run.id))?.run
    expect(taken?.items.map(({ state }) => state)).toEqual(["taken", "taken", "taken"])
    for (const { id } of run.items) expect(await own.read(id)).toMatchObject({ status: "archived", revision: 2 })
    await own.consolidation.undo(own.scope, run.id)
    expect((await own.all()).map(restorable)).toEqual(before)
  })

  it("keep nothing of a pool that is erased while its proposal is made", async () => {
    await plantIdle()
    const erasing = new Proxy(own.store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (name !== "read" || typeof value !== "function")
          return typeof value === "function" ? value.bind(target) : value
        return async (...call: Parameters<typeof target.read>) => {
          const read = await target.read(...call)
          const erase = (await own.all()).map(({ id }) => ({ op: "erase", id }) as const)
          if (erase.length > 0) await target.write(own.pool, erase, { by: "test", at: own.now })
          await own.state.erase(own.pool)
          return read
        }
      },
    })
    await own.over(erasing).propose(own.scope)
    expect((await own.consolidation.runs(own.scope, 50)).items).toEqual([])
    expect((await own.state.list("consolidation-pools", { limit: 10 })).items).toEqual([])
  })

  it("propose and archive nothing early when the clock was set back, and go on when it is right again", async () => {
    await plantOthers(8)
    for (const content of idle) await own.plant(content)
    own.now -= 400 * DAY_MS
    expect(await own.consolidation.propose(own.scope)).toEqual([])
    own.now += 440 * DAY_MS
    const run = await own.propose()
    expect(run.items).toHaveLength(3)
    own.now -= 440 * DAY_MS
    const taken = await own.consolidation.take(own.scope, run.id)
    expect(taken?.items.every(({ state }) => state === "moved")).toBe(true)
    expect((await own.all()).filter(({ status }) => status === "archived")).toEqual([])
  })
})

describe("a run", () => {
  it("is remembered for what it archived, however many proposals follow that nobody takes", async () => {
    await plantIdle()
    await own.consolidation.take(own.scope, (await own.propose()).id)
    const earlier = await own.plant("Lives in Porto", { about: { subject: "user", attribute: "home" } })
    own.now += DAY_MS
    await own.plant("Lives in Madrid", { about: { subject: "user", attribute: "home" } })
    for (let more = 0; more < 120; more++) {
      const { items } = await own.propose()
      expect(items).toMatchObject([{ kind: "conflict", into: { id: earlier.id } }])
    }
  })

  it("has no change beyond its last one to take or to leave", async () => {
    await plantIdle()
    const run = await own.propose()
    for (const decide of [
      () => own.consolidation.take(own.scope, run.id, { places: [0, run.items.length] }),
      () => own.consolidation.leave(own.scope, run.id, [run.items.length]),
    ]) {
      await expect(decide()).rejects.toMatchObject({ code: "options_invalid" })
    }
    expect((await own.consolidation.show(own.scope, run.id))?.run).toEqual(run)
  })

  it("of which nothing was made stays open when it is undone, and one that was undone stays so", async () => {
    await plantIdle()
    const run = await own.propose()
    expect(await own.consolidation.undo(own.scope, run.id)).toEqual(run)
    expect((await own.consolidation.take(own.scope, run.id))?.state).toBe("taken")
    expect((await own.consolidation.undo(own.scope, run.id))?.state).toBe("undone")
    expect((await own.consolidation.leave(own.scope, run.id))?.state).toBe("undone")
  })
})

describe("a night", () => {
  /** Many pools of one statement; each reading of a pool is noted and may fail. */
  async function plantPools(count: number, onRead: (pool: string) => void): Promise<Store> {
    for (let place = 0; place < count; place++) await own.plant("Plays the cello", { pool: `user-${place}/-` })
    const list: Store["list"] = async (scope, query) => {
      if (scope.pools !== "all") onRead(scope.pools[0] ?? "")
      return own.store.list(scope, query)
    }
    return withMember(own.store, "list", list)
  }

  it("that was interrupted goes on where it was, and the next one begins anew", async () => {
    const reading = new AbortController()
    const read = new Set<string>()
    const store = await plantPools(50, (pool) => {
      read.add(pool)
      if (read.size === 45) reading.abort()
    })
    await expect(own.over(store).nightly(reading.signal)).rejects.toThrow()
    const [before, pools] = [read.size, new Set(read)]
    read.clear()
    await own.over(store).nightly(new AbortController().signal)
    expect(before).toBeLessThan(50)
    expect(read.size).toBeLessThanOrEqual(20)
    expect(new Set([...pools, ...read]).size).toBe(50)
    read.clear()
    await own.over(store).nightly(new AbortController().signal)
    expect(read.size).toBe(50)
  })

  it("reads every other pool when one cannot be read, and reports that one", async () => {
    const read = new Set<string>()
    const store = await plantPools(30, (pool) => {
      read.add(pool)
      if (pool === "user-3/-") throw new Error("damaged")
    })
    await expect(own.over(store).nightly(new AbortController().signal)).rejects.toThrow("damaged")
    expect(read.size).toBe(30)
  })
})

describe("proposals for a whole tenant", () => {
  it("go on after the call, which tells how far they are, and a second call joins", async () => {
    for (const content of ["The queue at the bakery was long", "Tried the noodle bar"]) await own.plant(content)
    await plantOthers(8)
    own.now += 40 * DAY_MS
    const scope = { tenant: own.pool.tenant, pools: "all" } as const
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const list: Store["list"] = async (...call) => {
      await released
      return own.store.list(...call)
    }
    const slow = own.over(withMember(own.store, "list", list))
    const first = await slow.proposeWithin(scope, { waitMs: 0 })
    expect(first.progress).toMatchObject({ isComplete: false, proposals: 0 })
    release()
    const second = await slow.proposeWithin(scope, { waitMs: 60_000 })
    expect(second.progress).toMatchObject({ isComplete: true, pools: 1, total: 1, proposals: 1 })
    expect(second.progress.startedAt).toBe(first.progress.startedAt)
    expect((await own.consolidation.runs(scope, 50)).items).toHaveLength(1)
  })
})

/** A state in which the first proposals are stored once so many of them are ready to be. */
function withMeeting(processes: number): (state: State) => State {
  return (state) => {
    const { promise: met, resolve } = Promise.withResolvers<void>()
    let waiting = 0
    return withMember<State, "set">(state, "set", async (bucket, key, value, options = {}) => {
      if (bucket === "consolidation" && options.revision === undefined) {
        if (++waiting === processes) resolve()
        await met
      }
      return state.set(bucket, key, value, options)
    })
  }
}

/** The same part with another member of this name. */
function withMember<Part extends object, Name extends keyof Part>(part: Part, name: Name, other: Part[Name]): Part {
  return new Proxy(part, {
    get(target, asked) {
      const member: unknown = Reflect.get(target, asked)
      if (asked === name) return other
      return typeof member === "function" ? member.bind(target) : member
    },
  })
}
