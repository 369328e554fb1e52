import { spawn } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PostgresDatabase, PostgresState, PostgresStore } from "@keepsake/store-postgres"
import { runRules, runStateRules, storeRules } from "@keepsake/testkit"
import { afterAll, describe, expect, it, vi } from "vitest"
import { freePort, startPostgres, TestServer, unprivilegedUser } from "./test-server.ts"

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((path) => existsSync(path))
const server = program === undefined ? undefined : await startPostgres()
const pooler = server && program && (await startPooler(program, new URL(server.url)))

/** Gives every transaction another connection to the server. */
async function startPooler(path: string, to: URL): Promise<string> {
  const [folder, user, port] = [mkdtempSync(join(tmpdir(), "keepsake-pooler-")), unprivilegedUser(), await freePort()]
  const files = {
    users: `"${to.username}" "${to.password}"\n`,
    ini: `[databases]
* = host=${to.hostname} port=${to.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users")}
pool_mode = transaction
default_pool_size = 3
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
