import { MemoryError } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresStore } from "@keepsake/store-postgres"
import { ada, aMemory, minute, numberedId, scopeOfPools } from "@keepsake/testkit"
import { Client } from "pg"
import { afterEach, describe, expect, it } from "vitest"
import { LocalServer, startPostgres } from "./test-server.ts"

const server = await startPostgres()

describe.skipIf(server === undefined)("what is wrong is said with a remedy", () => {
  const opened: AsyncDisposable[] = []
  afterEach(async () => {
    for (const one of opened.splice(0)) await one[Symbol.asyncDispose]()
  })
  const url = (change: Partial<URL>) => Object.assign(new URL(server?.url ?? ""), change).href
  const openStore = (options: Partial<ConstructorParameters<typeof PostgresDatabase>[0]> = {}): PostgresStore => {
    const defaults = {
      url: server?.url ?? "",
      schema: server?.newSchema() ?? "",
      poolSize: 2,
      statementTimeoutMs: 60_000,
    }
    const store = new PostgresStore(new PostgresDatabase({ ssl: undefined, ...defaults, ...options }))
    opened.push(store)
    return store
  }
  const failureOf = async (store: PostgresStore) => {
    const error = await store.open().then(
      () => undefined,
      (failure: unknown) => failure,
    )
    if (!MemoryError.is(error)) throw new Error(`It failed with ${String(error)}`)
    return { code: error.code, message: error.message, remedy: error.remedy ?? "" }
  }

  it("no server answers", async () => {
    const found = await failureOf(openStore({ url: "postgres://keepsake:secret@127.0.0.1:1/keepsake" }))
    expect(found.code).toBe("store_unavailable")
    expect(found.message).toBe("PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED)")
    expect(found.remedy).toContain("postgres.url")
  })

  it("the password is wrong, and is not repeated", async () => {
    const found = await failureOf(openStore({ url: url({ password: "mistyped" }) }))
    expect(found.message).toMatch(/rejects the password of keepsake$/)
    expect(JSON.stringify(found)).not.toContain("mistyped")
  })

  it("there is no such database", async () => {
    const found = await failureOf(openStore({ url: url({ pathname: "/elsewhere" }) }))
    expect([found.message, found.remedy].join()).toMatch(/has no database elsewhere,.*createdb elsewhere/)
  })

  it("the server offers no encryption, but it is asked for", async () => {
    const found = await failureOf(openStore({ ssl: "verify" }))
    expect(found.message).toMatch(/encrypted connection .* failed/)
    expect(found.remedy).toContain("postgres.ssl")
  })

  it("the server is read-only", async () => {
    await server?.run(
      "DROP ROLE IF EXISTS keepsake_reader; CREATE ROLE keepsake_reader LOGIN PASSWORD 'reader'; ALTER ROLE keepsake_reader SET default_transaction_read_only = on",
    )
    const found = await failureOf(openStore({ url: url({ username: "keepsake_reader", password: "reader" }) }))
    expect(found.message).toMatch(/is read-only/)
    expect(found.remedy).toContain("primary")
  })

  it("the role may not create the schema", async () => {
    await server?.run("DROP ROLE IF EXISTS keepsake_guest; CREATE ROLE keepsake_guest LOGIN PASSWORD 'guest'")
    const found = await failureOf(
      openStore({ url: url({ username: "keepsake_guest", password: "guest" }), schema: "guest_schema" }),
    )
    expect(found.code).toBe("store_unavailable")
    expect(found.remedy).toContain('CREATE SCHEMA IF NOT EXISTS "guest_schema" AUTHORIZATION "keepsake_guest"')
    // With what the remedy says it works, although the role may create nothing else.
    await server?.run('CREATE SCHEMA IF NOT EXISTS "guest_schema" AUTHORIZATION "keepsake_guest"')
    await openStore({ url: url({ username: "keepsake_guest", password: "guest" }), schema: "guest_schema" }).open()
    await server?.run("DROP SCHEMA guest_schema CASCADE")
  })

  it("the tables belong to another role, as after a restore; what the remedy says gives them away", async () => {
    await server?.run("DROP ROLE IF EXISTS keepsake_heir; CREATE ROLE keepsake_heir LOGIN PASSWORD 'heir'")
    const schema = server?.newSchema() ?? ""
    await openStore({ schema }).open()
    const options = { url: url({ username: "keepsake_heir", password: "heir" }), schema }
    const ofSchema = await failureOf(openStore(options))
    expect(ofSchema.message).toMatch(/^The role keepsake_heir lacks a right: /)
    await server?.run(ofSchema.remedy.split(": ").at(-1) ?? "")
    const ofTables = await failureOf(openStore(options))
    expect(ofTables).toMatchObject({
      code: "store_unavailable",
      message: expect.stringMatching(/^The tables of the schema \S+ do not belong to the role keepsake_heir: /),
    })
    const [, statement = ""] = /^Run as an administrator: (.*)$/.exec(ofTables.remedy) ?? []
    await server?.run(statement)
    const store = openStore(options)
    await store.write(ada, [{ op: "put", memory: aMemory(1) }], { by: "test", at: minute(1) })
    const [owned] =
      (await server?.run(
        `SELECT count(*) AS n FROM pg_class WHERE relnamespace = '${schema}'::regnamespace AND relowner <> 'keepsake_heir'::regrole`,
      )) ?? []
    expect(Number(owned?.n)).toBe(0)
    await store[Symbol.asyncDispose]()
    await server?.run(`DROP SCHEMA ${schema} CASCADE; DROP ROLE keepsake_heir`)
  })

  it("all connections are in use", async () => {
    await server?.run(
      "DROP ROLE IF EXISTS keepsake_crowd; CREATE ROLE keepsake_crowd LOGIN PASSWORD 'crowd' CONNECTION LIMIT 1",
    )
    const taken = url({ username: "keepsake_crowd", password: "crowd" })
    const other = new Client({ connectionString: taken })
    await other.connect()
    const found = await failureOf(openStore({ url: taken }))
    await other.end()
    expect(found.code).toBe("too_busy")
    expect(found.message).toMatch(/accepts no more connections$/)
    expect(found.remedy).toMatch(/max_connections.*postgres\.poolSize.*pooler/)
  })

  it("a newer release has migrated the schema; nothing is changed", async () => {
    const schema = server?.newSchema() ?? ""
    await openStore({ schema }).open()
    await server?.run(`INSERT INTO ${schema}.migrations (version) VALUES (99)`)
    const found = await failureOf(openStore({ schema }))
    expect(found.code).toBe("contract_unsupported")
    expect(found.message).toContain("has version 99")
  })

  it("the schema belongs to another program; nothing is changed", async () => {
    const schema = server?.newSchema() ?? ""
    await server?.run(`CREATE SCHEMA ${schema}; CREATE TABLE ${schema}.invoices (id int)`)
    expect((await failureOf(openStore({ schema }))).message).toMatch(/has tables of another program/)
  })

  it("a statement that takes too long ends at its timeout", async () => {
    const schema = server?.newSchema() ?? ""
    const store = openStore({ schema, statementTimeoutMs: 200 })
    await store.open()
    const other = openStore({ schema })
    await other.write(ada, [{ op: "put", memory: aMemory(1) }], { by: "test", at: minute(1) })
    const holder = new Client({ connectionString: server?.url ?? "" })
    await holder.connect()
    await holder.query(`BEGIN; LOCK TABLE ${schema}.feed_lanes`)
    const writing = store.write(ada, [{ op: "put", memory: aMemory(2) }], { by: "test", at: minute(2) })
    await expect(writing).rejects.toMatchObject({
      code: "too_busy",
      message: expect.stringContaining("longer than 200 ms"),
    })
    await holder.end()
  })

  it("a statement that the server refuses each time is no outage", async () => {
    const schema = server?.newSchema() ?? ""
    const store = openStore({ schema })
    const put = (number: number) =>
      store.write(ada, [{ op: "put", memory: aMemory(number) }], { by: "test", at: minute(number) })
    await put(1)
    await server?.run(`ALTER TABLE ${schema}.memories ADD CONSTRAINT small CHECK (false) NOT VALID`)
    await expect(put(2)).rejects.toMatchObject({
      code: "limit_exceeded",
      message: expect.stringMatching(/refuses a value: .*small/),
      remedy: expect.stringContaining("constraint"),
    })
    await server?.run(`ALTER TABLE ${schema}.memories DROP CONSTRAINT small`)
    await put(2)
    await server?.run(`ALTER TABLE ${schema}.memories RENAME COLUMN id TO other`)
    await expect(put(3)).rejects.toMatchObject({ code: "store_corrupt", remedy: expect.stringContaining("by hand") })
  })

  it("a call that finds all connections in use waits for one, unless it was cancelled meanwhile", async () => {
    const schema = server?.newSchema() ?? ""
    const store = openStore({ schema })
    await store.write(ada, [{ op: "put", memory: aMemory(1) }], { by: "test", at: minute(1) })
    const holder = new Client({ connectionString: server?.url ?? "" })
    await holder.connect()
    await holder.query(`BEGIN; LOCK TABLE ${schema}.feed_lanes`)
    const writing = [2, 3].map((number) =>
      store.write(ada, [{ op: "put", memory: aMemory(number) }], { by: "test", at: minute(number) }),
    )
    const waiting = "SELECT FROM pg_stat_activity WHERE application_name = 'keepsake' AND wait_event_type = 'Lock'"
    await expect.poll(() => server?.run(waiting)).toHaveLength(2)
    const read = store.read(scopeOfPools(ada), [numberedId(1)])
    const stop = new AbortController()
    const cancelled = store.read(scopeOfPools(ada), [numberedId(1)], { signal: stop.signal })
    // Longer than a connection of the pool is waited for once.
    const over = new Promise((resolve) => setTimeout(() => resolve("still waiting"), 5_500))
    expect(await Promise.race([read, over])).toBe("still waiting")
    stop.abort()
    await expect(cancelled).rejects.toMatchObject({ code: "cancelled" })
    await holder.query("COMMIT")
    await holder.end()
    expect((await read).map((memory) => memory?.id)).toEqual([numberedId(1)])
    await Promise.all(writing)
  })

  it.skipIf(!(server instanceof LocalServer))(
    "after a restart of the server the store works again, and lost nothing",
    async () => {
      const local = server as LocalServer
      const store = openStore()
      const put = (number: number) =>
        store.write(ada, [{ op: "put", memory: aMemory(number) }], { by: "test", at: minute(number) })
      await put(1)
      await local.stop()
      await expect(put(2)).rejects.toMatchObject({ code: "store_unavailable" })
      expect(store.problems()).toHaveLength(1)
      await local.start()
      await put(3)
      expect(store.problems()).toEqual([])
      const found = await store.read(scopeOfPools(ada), [1, 2, 3].map(numberedId))
      expect(found.map((memory) => memory?.id)).toEqual([numberedId(1), undefined, numberedId(3)])
    },
  )
})
