import type { Change, Cursor, Memory, NewJob, Outcome, Pool } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresState, PostgresStore } from "@keepsake/store-postgres"
import { acme, ada, aMemory, bob, minute, numberedId, scopeOfPools, splitWords } from "@keepsake/testkit"
import { Client } from "pg"
import { afterEach, describe, expect, it } from "vitest"
import { startPostgres } from "./test-server.ts"

const server = await startPostgres()

describe.skipIf(server === undefined)("several writers on one schema", () => {
  const opened: AsyncDisposable[] = []
  afterEach(async () => {
    for (const one of opened.splice(0)) await one[Symbol.asyncDispose]()
  })

  const database = (schema: string) =>
    new PostgresDatabase({ url: server?.url ?? "", schema, poolSize: 4, statementTimeoutMs: 60_000, ssl: undefined })
  const openStore = (schema: string): PostgresStore => {
    const store = new PostgresStore(database(schema))
    opened.push(store)
    return store
  }
  const put = (store: PostgresStore, memories: readonly Memory[], pool: Pool = ada): Promise<readonly Outcome[]> => {
    const changes = memories.map(
      (memory): Change => ({ op: "put", memory, index: { words: splitWords(memory.content) } }),
    )
    return store.write(pool, changes, { by: "test", at: minute(1) })
  }
  const feedOf = async (store: PostgresStore, after?: Cursor) => {
    const all = []
    for (let cursor = after; ; ) {
      const { items, next } = await store.feed.changes(cursor, 7)
      if (items.length === 0) return { items: all, next }
      all.push(...items)
      cursor = next
    }
  }

  it("of writers of the same revision one is applied and the others conflict, and every version is in the feed once", async () => {
    const schema = server?.newSchema() ?? ""
    const stores = [openStore(schema), openStore(schema)]
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, at) => put(stores[at % 2] as PostgresStore, [aMemory(at % 10)])),
    )
    const applied = outcomes.flat().filter(({ status }) => status === "applied")
    expect(applied.map(({ id }) => id).toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => numberedId(at)))
    const { items } = await feedOf(stores[0] as PostgresStore)
    expect(items.map(({ id }) => id).toSorted()).toEqual(applied.map(({ id }) => id).toSorted())
    const counted = await stores[1]?.text.search(
      scopeOfPools(ada),
      { text: "memory", words: [{ word: "memory", weight: 1 }] },
      { limit: 50 },
    )
    expect(counted?.hits.length).toBe(10)
    expect(counted?.statistics).toMatchObject({ memories: 10, documentFrequency: { memory: 10 } })
  })

  it("writers of two pools that name the same ids in opposite order do not deadlock, and each id has one owner", async () => {
    const store = openStore(server?.newSchema() ?? "")
    for (let round = 0; round < 10; round++) {
      const numbers = Array.from({ length: 20 }, (_, at) => round * 20 + at)
      const [own, other] = await Promise.all([
        put(
          store,
          numbers.map((at) => aMemory(at)),
        ),
        put(
          store,
          numbers.toReversed().map((at) => aMemory(at, {}, bob)),
          bob,
        ),
      ])
      const applied = [...own, ...other].filter(({ status }) => status === "applied")
      expect(applied.map(({ id }) => id).toSorted()).toEqual(numbers.map(numberedId))
    }
  })

  it("writers and queues that change the same rows in opposite order do not deadlock once", async () => {
    const schema = server?.newSchema() ?? ""
    const deadlocks = async () => {
      const [row] =
        (await server?.run("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")) ?? []
      return Number(row?.deadlocks)
    }
    const before = await deadlocks()
    const stores = [openStore(schema), openStore(schema)]
    const states = stores.map(() => new PostgresState(database(schema), Date.now, "many"))
    opened.push(...states)
    const numbers = Array.from({ length: 30 }, (_, at) => at)
    const opposite = <Item>(items: readonly Item[], place: number) => (place === 0 ? items : items.toReversed())
    const putAll = (revision: number, place: number) =>
      put(
        stores[place] as PostgresStore,
        opposite(numbers, place).map((at) => ({ ...aMemory(at), revision })),
      )
    const pushAll = (round: number, place: number) => {
      const about = { tenant: acme, name: "ada/-" }
      const jobs = numbers.map((at): NewJob => {
        return { id: `${place} ${round} ${at}`, kind: "turn", lane: `lane ${at}`, at, body: null, about }
      })
      return states[place]?.queue.push(opposite(jobs, place))
    }
    await putAll(1, 0)
    for (const place of [0, 1]) await pushAll(1, place)
    /** Both wait for a row in the middle of theirs. In an order of their own, each would have rows by then that the other needs. */
    const bothWaiting = async (row: string, work: (place: number) => Promise<unknown> | undefined) => {
      const holder = new Client({ connectionString: server?.url ?? "" })
      await holder.connect()
      await holder.query(`BEGIN; SELECT FROM ${schema}.${row} FOR UPDATE`)
      const working = Promise.all([0, 1].map(work))
      const waiting = "SELECT FROM pg_stat_activity WHERE application_name = 'keepsake' AND wait_event_type = 'Lock'"
      await expect.poll(() => server?.run(waiting)).toHaveLength(2)
      await holder.query("COMMIT")
      await holder.end()
      await working
    }
    for (const round of [2, 3, 4]) {
      await bothWaiting(`memories WHERE id = '${numberedId(15)}'`, (place) => putAll(round, place))
      await bothWaiting("job_lanes WHERE lane = 'lane 15'", (place) => pushAll(round, place))
    }
    // A connection that ends hands its counts in.
    for (const one of opened.splice(0)) await one[Symbol.asyncDispose]()
    expect((await deadlocks()) - before).toBe(0)
  })

  it("a write that the server cannot serialize is made again, once", async () => {
    const schema = server?.newSchema() ?? ""
    const store = openStore(schema)
    await put(store, [aMemory(1)])
    const seen = await feedOf(store)
    // A sequence counts in transactions that are rolled back, too.
    await server?.run(`CREATE SEQUENCE ${schema}.attempts;
      CREATE FUNCTION ${schema}.fail_twice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('${schema}.attempts') <= 2 THEN RAISE EXCEPTION USING ERRCODE = '40001'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER fail_twice BEFORE INSERT ON ${schema}.versions FOR EACH ROW EXECUTE FUNCTION ${schema}.fail_twice()`)
    expect(await put(store, [aMemory(2)])).toMatchObject([{ status: "applied" }])
    expect(await server?.run(`SELECT last_value::int AS attempts FROM ${schema}.attempts`)).toEqual([{ attempts: 3 }])
    expect((await feedOf(store, seen.next)).items.map(({ id }) => id)).toEqual([numberedId(2)])
    expect(store.problems()).toEqual([])
  })

  it("a reader of the feed gets a write that began early and commits late, after it has read later ones", async () => {
    const schema = server?.newSchema() ?? ""
    const store = openStore(schema)
    await put(store, [aMemory(1)])
    const seen = await feedOf(store)
    // Holds the lane of Ada's pool, as a slow writer does.
    const slow = new Client({ connectionString: server?.url ?? "" })
    await slow.connect()
    await slow.query(
      `BEGIN; SELECT * FROM ${schema}.feed_lanes l JOIN ${schema}.pools p ON l.lane = p.pool % 64 FOR UPDATE OF l`,
    )
    const late = put(store, [aMemory(2)])
    await put(store, [aMemory(3, {}, bob)], bob)
    const before = await feedOf(store, seen.next)
    expect(before.items.map(({ id }) => id)).toEqual([numberedId(3)])
    await slow.query("COMMIT")
    await slow.end()
    await late
    expect((await feedOf(store, before.next)).items.map(({ id }) => id)).toEqual([numberedId(2)])
  })

  it("a second process is refused while the first is alive, and takes over when it has died without a word", async () => {
    const schema = server?.newSchema() ?? ""
    const [first, second, third] = [1, 2, 3].map(() => new PostgresState(database(schema)))
    opened.push(...[first, second, third].filter((state) => state !== undefined))
    await first?.open()
    await expect(second?.open()).rejects.toMatchObject({
      code: "store_unavailable",
      message: expect.stringContaining(`process ${process.pid} on`),
    })
    await server?.run(`UPDATE ${schema}.claims SET seen = seen - interval '1 minute'`)
    await third?.open()
    await expect.poll(() => first?.get("b", "k").catch(({ message }) => message)).toMatch(/took over/)
    expect(await third?.get("b", "k")).toBe(undefined)
  })

  it("two states lease each job of a lane once and in order", async () => {
    const schema = server?.newSchema() ?? ""
    const states = [new PostgresState(database(schema)), new PostgresState(database(schema))]
    opened.push(...states)
    const jobs = Array.from({ length: 60 }, (_, at): NewJob => {
      return {
        id: `job ${at}`,
        kind: "turn",
        lane: `lane ${at % 4}`,
        at,
        body: null,
        about: { tenant: acme, name: "ada/-" },
      }
    })
    await Promise.all(jobs.map((job, at) => states[at % 2]?.queue.push([job])))
    const order: string[] = []
    await Promise.all(
      states.map(async ({ queue }) => {
        while (order.length < jobs.length) {
          const leased = await queue.lease({ kinds: ["turn"], limit: 2, ofLane: 2, forMs: 60_000, now: 1_000 })
          order.push(...leased.map(({ id }) => id))
          await queue.done(leased.map(({ id }) => id))
        }
      }),
    )
    for (let lane = 0; lane < 4; lane++) {
      const own = jobs.filter((job) => job.lane === `lane ${lane}`).map(({ id }) => id)
      expect(order.filter((id) => own.includes(id))).toEqual(own)
    }
  })

  describe("as many processes", () => {
    const openMany = (schema: string): PostgresState => {
      const state = new PostgresState(database(schema), Date.now, "many")
      opened.push(state)
      return state
    }
    const job = (id: string, lane = "lane"): NewJob => {
      return { id, kind: "turn", lane, at: 0, body: null, about: { tenant: acme, name: "ada/-" } }
    }
    const due = { kinds: ["turn"], limit: 10, forMs: 60_000, now: 1_000 }
    const idsOf = (jobs: readonly { readonly id: string }[]): readonly string[] => jobs.map(({ id }) => id)

    it("a living process's jobs are its own, leased or not, and opening another frees none of them", async () => {
      const schema = server?.newSchema() ?? ""
      const [first, second] = [openMany(schema), openMany(schema)]
      await first.open()
      await first.queue.push([job("a"), job("b", "other")])
      expect(idsOf(await first.queue.lease({ ...due, lanes: ["lane"] }))).toEqual(["a"])
      await second.open()
      expect(await second.queue.lease(due)).toEqual([])
      expect(await second.queue.lease({ ...due, now: 1_000_000 })).toEqual([])
      expect(idsOf(await first.queue.lease(due))).toEqual(["b"])
    })

    it("what a dead process held or had queued is taken, in the order of its lanes", async () => {
      const schema = server?.newSchema() ?? ""
      const [first, second] = [openMany(schema), openMany(schema)]
      await first.open()
      await first.queue.push([job("a"), job("b")])
      expect(idsOf(await first.queue.lease(due))).toEqual(["a"])
      await second.open()
      await server?.run(
        `UPDATE ${schema}.claims SET seen = seen - interval '8 seconds' WHERE seen = (SELECT min(seen) FROM ${schema}.claims)`,
      )
      expect(idsOf(await second.queue.lease(due))).toEqual(["a"])
      expect(await second.queue.lease(due)).toEqual([])
      await second.queue.done(["a"])
      expect(idsOf(await second.queue.lease(due))).toEqual(["b"])
    })

    it("a process that stopped leaves its jobs to the others at once", async () => {
      const schema = server?.newSchema() ?? ""
      const [first, second] = [openMany(schema), openMany(schema)]
      await first.open()
      await second.open()
      await first.queue.push([job("a")])
      await first[Symbol.asyncDispose]()
      expect(idsOf(await second.queue.lease(due))).toEqual(["a"])
    })

    it("a lane waits for the job of another process, and what is unfinished is seen by all", async () => {
      const schema = server?.newSchema() ?? ""
      const [first, second] = [openMany(schema), openMany(schema)]
      await first.open()
      await second.open()
      await first.queue.push([job("a")])
      await second.queue.push([job("b")])
      expect(await second.queue.lease(due)).toEqual([])
      expect(await second.queue.unfinished?.(["turn"], 1_000, ["lane"])).toEqual(["a", "b"])
      await first.queue.lease(due)
      await first.queue.retry("a", 5_000, "not now")
      expect(await second.queue.unfinished?.(["turn"], 1_000, ["lane"])).toEqual(["b"])
      await first.queue.done(["a"])
      expect(idsOf(await second.queue.lease(due))).toEqual(["b"])
      expect(await first.queue.unfinished?.(["turn"], 1_000, ["another"])).toEqual([])
    })

    it("work of one name runs in one process at a time, and that of a dead process is taken over", async () => {
      const schema = server?.newSchema() ?? ""
      const [first, second] = [openMany(schema), openMany(schema)]
      await first.open()
      const dying = Promise.withResolvers<void>()
      const begun = Promise.withResolvers<void>()
      const held = first.exclusive("night", () => {
        begun.resolve()
        return dying.promise
      })
      await begun.promise
      await second.open()
      const order: string[] = []
      const next = second.exclusive("night", async () => order.push("second"))
      await second.exclusive("other work", async () => order.push("other"))
      await server?.run(`UPDATE ${schema}.claims SET process = 'gone' WHERE name LIKE 'lock %'`)
      await next
      expect(order).toEqual(["other", "second"])
      dying.resolve()
      await held
      const rounds = await Promise.all(
        [first, second, first, second].map((state) =>
          state.exclusive("round", async () => {
            order.push("begin")
            await new Promise((resolve) => setImmediate(resolve))
            return order.push("end")
          }),
        ),
      )
      expect(rounds).toHaveLength(4)
      expect(order.slice(2)).toEqual(["begin", "end", "begin", "end", "begin", "end", "begin", "end"])
    })

    it("a process that works alone and one of many refuse each other", async () => {
      const schema = server?.newSchema() ?? ""
      const many = openMany(schema)
      const alone = new PostgresState(database(schema))
      opened.push(alone)
      await many.open()
      await expect(alone.open()).rejects.toMatchObject({ code: "store_unavailable" })
      await many[Symbol.asyncDispose]()
      await alone.open()
      await expect(openMany(schema).open()).rejects.toMatchObject({
        code: "store_unavailable",
        remedy: expect.stringContaining("to be the only one"),
      })
    })
  })
})
