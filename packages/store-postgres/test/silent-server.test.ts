import { readFileSync } from "node:fs"
import { MemoryError } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresStore } from "@keepsake/store-postgres"
import { ada, aMemory, minute, numberedId, scopeOfPools } from "@keepsake/testkit"
import { Client } from "pg"
import { describe, expect, it } from "vitest"
import { SlowAnswers } from "./slow-answers.ts"
import { startPostgres } from "./test-server.ts"

const server = await startPostgres()
const STATEMENT_TIMEOUT_MS = 1_000
/** A server that says nothing for longer is gone, whatever it was asked. */
const LONGER_THAN_SILENCE_MS = STATEMENT_TIMEOUT_MS + 6_000
const CONNECTIONS = 4

describe.skipIf(server === undefined)("a server that vanishes without closing its connections", () => {
  const openDatabase = (url: string, schema = server?.newSchema() ?? "") =>
    new PostgresDatabase({
      url,
      schema,
      poolSize: CONNECTIONS,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      ssl: undefined,
    })
  const put = (store: PostgresStore, number: number) =>
    store.write(ada, [{ op: "put", memory: aMemory(number) }], { by: "test", at: minute(number) })
  const read = (store: PostgresStore, number: number) => store.read(scopeOfPools(ada), [numberedId(number)])
  /** Makes all connections of the pool, which are idle afterwards. */
  const connectAll = (store: PostgresStore) => Promise.all(Array.from({ length: CONNECTIONS }, () => read(store, 1)))
  const failureOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.then(
      () => undefined,
      (failure: unknown) => failure,
    )
    return MemoryError.is(error) ? `${error.code}: ${error.message}` : String(error)
  }

  it("is unavailable: reads and writes fail, and work when it is back", { timeout: 60_000 }, async () => {
    const { answers, url } = await SlowAnswers.to(server?.url ?? "")
    await using _ = answers
    await using store = new PostgresStore(openDatabase(url))
    await put(store, 1)
    await connectAll(store)
    await answers.holding(0, async () => {
      const failures = await Promise.all([put(store, 2), read(store, 1), read(store, 1)].map(failureOf))
      expect(new Set(failures.map((failure) => failure.split(":")[0]))).toEqual(new Set(["store_unavailable"]))
      expect(failures[0]).toMatch(/cannot be reached/)
      expect(store.problems()).toHaveLength(1)
    })
    expect(await put(store, 3)).toMatchObject([{ status: "applied" }])
    expect((await read(store, 3)).map((memory) => memory?.id)).toEqual([numberedId(3)])
    expect(store.problems()).toEqual([])
  })

  it("is taken for gone once, not once for each idle connection", { timeout: 60_000 }, async () => {
    const { answers, url } = await SlowAnswers.to(server?.url ?? "")
    await using _ = answers
    const database = openDatabase(url)
    await using store = new PostgresStore(database)
    await put(store, 1)
    await connectAll(store)
    answers.swallow()
    expect((await read(store, 1)).map((memory) => memory?.id)).toEqual([numberedId(1)])
    expect(await put(store, 2)).toMatchObject([{ status: "applied" }])
    expect(database.lostConnections).toBe(1)
  })

  it.skipIf(process.platform !== "linux")(
    "is noticed on idle connections, which the operating system checks",
    async () => {
      const { answers, url } = await SlowAnswers.to(server?.url ?? "")
      await using _ = answers
      await using store = new PostgresStore(openDatabase(url))
      await put(store, 1)
      await connectAll(store)
      const timers = answers.clientPorts.map((port) => timerOfSocket(port, Number(new URL(url).port)))
      expect(timers).toEqual(Array.from({ length: CONNECTIONS }, () => "keepalive"))
    },
  )

  it("is not mistaken for one that was asked by a process that stopped", { timeout: 60_000 }, async () => {
    const database = openDatabase(server?.url ?? "")
    await using store = new PostgresStore(database)
    await put(store, 1)
    const writing = put(store, 2)
    const reading = read(store, 1)
    // When statements were sent and their answers are on the way.
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONGER_THAN_SILENCE_MS))
    expect(await writing).toMatchObject([{ status: "applied" }])
    expect(await reading).toHaveLength(1)
    expect(database.lostConnections).toBe(0)
  })

  it("is not mistaken for one that waits for another server's migration", { timeout: 60_000 }, async () => {
    const schema = server?.newSchema() ?? ""
    const holder = new Client({ connectionString: server?.url ?? "" })
    await holder.connect()
    await holder.query(`BEGIN; CREATE SCHEMA ${schema}`)
    const database = openDatabase(server?.url ?? "", schema)
    await using store = new PostgresStore(database)
    const opening = store.open()
    const waiting = "SELECT FROM pg_stat_activity WHERE application_name = 'keepsake' AND wait_event_type = 'Lock'"
    await expect.poll(() => server?.run(waiting)).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_SILENCE_MS))
    await holder.query("ROLLBACK")
    await holder.end()
    await opening
    expect(database.lostConnections).toBe(0)
  })
})

/** The timer that the operating system has for the socket from one port to another; `none` without one. */
function timerOfSocket(...ports: readonly [number, number]): string {
  const [from, to] = ports.map((port) => `:${port.toString(16).toUpperCase().padStart(4, "0")}`)
  const sockets = readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/ +/))
  const found = sockets.find(([, local = "", remote = ""]) => local.endsWith(`${from}`) && remote.endsWith(`${to}`))
  const timer = found?.[5]?.split(":")[0]
  return { "00": "none", "01": "retransmission", "02": "keepalive" }[timer ?? ""] ?? `unknown ${timer}`
}
