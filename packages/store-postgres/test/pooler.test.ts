import { spawn } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MemoryError } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresState, PostgresStore } from "@keepsake/store-postgres"
import { runRules, runStateRules, storeRules } from "@keepsake/testkit"
import { Client } from "pg"
import { afterAll, describe, expect, it, vi } from "vitest"
import { freePort, startPostgres, TestServer, unprivilegedUser } from "./test-server.ts"

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((path) => existsSync(path))
const server = program === undefined ? undefined : await startPostgres()
const pooler = server && program && (await startPooler(program, new URL(server.url), "default_pool_size = 3"))

/** Gives every transaction another connection to the server. */
async function startPooler(path: string, to: URL, settings: string): Promise<string> {
  const [folder, user, port] = [mkdtempSync(join(tmpdir(), "keepsake-pooler-")), unprivilegedUser(), await freePort()]
  const files = {
    users: `"${to.username}" "${to.password}"\n`,
    ini: `[databases]
${to.pathname.slice(1)} = host=${to.hostname} port=${to.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users")}
pool_mode = transaction
${settings}
`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  for (const owned of [folder, join(folder, "users"), join(folder, "ini")]) {
    if (user !== undefined) chownSync(owned, user.uid, user.gid)
  }
  const running = spawn(path, ["-q", join(folder, "ini")], { ...user, cwd: folder, stdio: "ignore" })
  afterAll(async () => {
    running.kill("SIGKILL")
    await rm(folder, { recursive: true, force: true })
  })
  const url = Object.assign(new URL(to), { port: String(port) }).href
  await vi.waitFor(() => new TestServer(url).run("SELECT 1"), { timeout: 60_000, interval: 100 })
  return url
}

describe.skipIf(pooler === undefined)("through a pooler in transaction mode", () => {
  const open = (schema: string) =>
    new PostgresDatabase({ url: pooler ?? "", schema, poolSize: 8, statementTimeoutMs: 60_000, ssl: undefined })

  const failureOf = async (url: string) => {
    await using store = new PostgresStore(
      new PostgresDatabase({ url, schema: "keepsake", poolSize: 2, statementTimeoutMs: 60_000, ssl: undefined }),
    )
    const error = await store.open().then(
      () => undefined,
      (failure: unknown) => failure,
    )
    if (!MemoryError.is(error)) throw new Error(`It failed with ${String(error)}`)
    return { code: error.code, message: error.message, remedy: error.remedy ?? "" }
  }
  const connect = async (url: string) => {
    const client = new Client({ connectionString: url })
    client.on("error", () => undefined)
    await client.connect()
    return client
  }

  it("a pooler that accepts no more connections is busy, so that a start waits for it", async () => {
    const url = await startPooler(program ?? "", new URL(server?.url ?? ""), "max_client_conn = 1")
    const other = await vi.waitFor(() => connect(url))
    const found = await failureOf(url)
    await other.end()
    expect(found.code).toBe("too_busy")
    expect(found.message).toMatch(/^The pooler at 127\.0\.0\.1:\d+ accepts no more connections \(max_client_conn\)$/)
    expect(found.remedy).toMatch(/max_client_conn.*postgres\.poolSize/)
  })

  it("a pooler whose connections to the server are all in use is busy, so that a start waits for it", async () => {
    const few = "default_pool_size = 1\nquery_wait_timeout = 2"
    const url = await startPooler(program ?? "", new URL(server?.url ?? ""), few)
    const other = await connect(url)
    await other.query("BEGIN")
    const found = await failureOf(url)
    await other.end()
    expect(found.code).toBe("too_busy")
    expect(found.message).toMatch(/^The pooler at \S+ had no free connection to PostgreSQL in time$/)
    expect(found.remedy).toMatch(/default_pool_size/)
  })

  it("a database or password that the pooler does not know is named", async () => {
    const of = (change: Partial<URL>) => failureOf(Object.assign(new URL(pooler ?? ""), change).href)
    expect(await of({ pathname: "/elsewhere" })).toMatchObject({
      code: "store_unavailable",
      message: expect.stringMatching(/has no database elsewhere$/),
      remedy: expect.stringContaining("the pooler's configuration"),
    })
    expect(await of({ password: "mistyped" })).toMatchObject({
      code: "store_unavailable",
      message: expect.stringMatching(/rejects the password of keepsake$/),
    })
  })

  it("the store keeps the rules of writes, the feed and search", async () => {
    const schema = server?.newSchema() ?? ""
    const rules = storeRules.filter(({ id }) => /^(?:write|feed|text|lifecycle)\//.test(id))
    const create = async () => {
      await server?.empty(schema)
      return new PostgresStore(open(schema))
    }
    const results = await runRules(create, rules, [], async () => new PostgresStore(open(schema)))
    expect(results.filter(({ outcome }) => outcome === "broken")).toEqual([])
    expect(results.filter(({ outcome }) => outcome === "kept").length).toBeGreaterThan(20)
  })

  it("the state keeps its rules", async () => {
    const schema = server?.newSchema() ?? ""
    const results = await runStateRules(async () => {
      await server?.empty(schema)
      return new PostgresState(open(schema))
    })
    expect(results.filter(({ outcome }) => outcome === "broken")).toEqual([])
  })
})
