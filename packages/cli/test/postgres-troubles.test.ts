import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { chownSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { LocalServer, startPostgres, type TestServer, unprivilegedUser } from "../../store-postgres/test/test-server.ts"
import { Place, type Server } from "./keepsake.ts"

const database = await startPostgres()
const ROLE = "keepsake_app"
/** For what hangs. Servers are started on a machine that may be busy with other tests. */
const TIMEOUT_MS = { timeout: 10 * 60_000 }
const settingsKey = randomBytes(32).toString("base64")

/** A trouble that begins while a server serves, and how it ends. */
interface Trouble {
  readonly begin: (database: TestServer, schema: string) => Promise<unknown>
  readonly end: (database: TestServer, schema: string) => Promise<unknown>
  /** What the health check says. */
  readonly says: RegExp
}

const disconnect = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${ROLE}'`
const alterRole = (how: string) => (to: TestServer) => to.run(`ALTER ROLE ${ROLE} ${how}; ${disconnect}`)
const troubles: Readonly<Record<string, Trouble>> = {
  "the password was changed": {
    begin: alterRole("PASSWORD 'changed'"),
    end: alterRole("PASSWORD 'app'"),
    says: /rejects the password of keepsake_app/,
  },
  "the address leads to a server that is read-only, as after a failover": {
    begin: alterRole("SET default_transaction_read_only = on"),
    end: alterRole("RESET default_transaction_read_only"),
    says: /read-only.*primary/,
  },
  "all connections are used": {
    begin: alterRole("CONNECTION LIMIT 0"),
    end: alterRole("CONNECTION LIMIT -1"),
    says: /accepts no more connections.*max_connections/,
  },
  "the role lost a right": {
    begin: (to, schema) =>
      to.run(`ALTER SCHEMA ${schema} OWNER TO keepsake; REVOKE ALL ON SCHEMA ${schema} FROM ${ROLE}`),
    end: (to, schema) => to.run(`ALTER SCHEMA ${schema} OWNER TO ${ROLE}`),
    says: /lacks a right.*ALTER SCHEMA/,
  },
  "the schema is gone": {
    begin: (to, schema) => to.run(`ALTER SCHEMA ${schema} RENAME TO ${schema}_away`),
    end: (to, schema) => to.run(`ALTER SCHEMA ${schema}_away RENAME TO ${schema}`),
    says: /is gone or incomplete.*backup/,
  },
}

const say = (server: Server, key: string | undefined, content: string) =>
  server.ask("/v1/chat/completions", key, { model: "keepsake-demo", messages: [{ role: "user", content }] })
const stored = async (server: Server, key: string | undefined) =>
  (await server.ask("/api/memory?turns=true&limit=200", key)).body

/** What is said before, during and after a trouble is stored in the end, and every request is answered. */
async function endure(server: Server, key: string | undefined, trouble: Trouble, on: TestServer, schema: string) {
  const pets = ["Before", "During", "After"].map(
    (when) => `My ${when} pet is called ${randomBytes(4).toString("hex")}.`,
  )
  const [before = "", during = "", after = ""] = pets
  expect((await say(server, key, before)).status).toBe(200)
  await expect.poll(() => stored(server, key)).toContain(before)
  await trouble.begin(on, schema)
  try {
    const answered = await say(server, key, during)
    expect(answered.status, answered.body).toBe(200)
    await expect.poll(async () => (await server.ask("/api/memory/health", key)).body).toMatch(trouble.says)
  } finally {
    await trouble.end(on, schema)
  }
  await expect.poll(async () => (await say(server, key, after)).status).toBe(200)
  await expect.poll(() => stored(server, key)).toContain(during)
  await expect.poll(() => stored(server, key)).toContain(after)
  await expect.poll(async () => (await server.ask("/readyz", undefined)).status).toBe(200)
}

describe.skipIf(database === undefined)("what goes wrong with the database while a server serves", TIMEOUT_MS, () => {
  const schema = database?.newSchema() ?? ""
  const url = Object.assign(new URL(database?.url ?? "postgres://none"), { username: ROLE, password: "app" }).href
  const environment = {
    KEEPSAKE_STORE: "postgres",
    KEEPSAKE_POSTGRES_URL: url,
    KEEPSAKE_POSTGRES_SCHEMA: schema,
    KEEPSAKE_POSTGRES_WRITERS: "many",
    KEEPSAKE_SETTINGS_KEY: settingsKey,
  }
  const place = new Place()
  afterAll(() => place[Symbol.asyncDispose]())
  const starting = database && start(database)
  async function start(on: TestServer): Promise<Server> {
    await on.run(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'app'; CREATE SCHEMA ${schema} AUTHORIZATION ${ROLE}`)
    return place.serve([], environment)
  }

  it.each(Object.entries(troubles))(
    "%s: requests are answered without memory, and nothing is lost",
    async (_, trouble) => {
      const server = await starting
      if (server === undefined || database === undefined) return
      await endure(server, server.ready.keys?.client, trouble, database, schema)
    },
  )

  it.skipIf(!(database instanceof LocalServer))("the server stopped: the same", async () => {
    const [server, local] = [await starting, database]
    if (server === undefined || !(local instanceof LocalServer)) return
    const stopped = { begin: () => local.stop(), end: () => local.start(), says: /cannot be reached.*postgres\.url/ }
    await endure(server, server.ready.keys?.client, stopped, local, schema)
  })

  it("a server with another settings key, as of another installation, is refused by name", async () => {
    await starting
    await using elsewhere = new Place()
    const other = { ...environment, KEEPSAKE_SETTINGS_KEY: randomBytes(32).toString("hex") }
    const refused = await elsewhere.runAlone(["serve", "--port", "0"], other)
    expect(refused.code).toBe(2)
    expect(refused.stderr).toMatch(/KEEPSAKE_SETTINGS_KEY is another one than that of the other servers/)
    const { KEEPSAKE_SETTINGS_KEY: _, ...without } = environment
    const lacking = await elsewhere.runAlone(["serve", "--port", "0"], without)
    expect([lacking.code, lacking.stderr]).toEqual([2, expect.stringContaining("openssl rand -base64 32")])
  })
})

describe.skipIf(!(database instanceof LocalServer))("a full disk", TIMEOUT_MS, () => {
  it("is named; requests are answered without memory, and what was said meanwhile is stored when there is space", async (test) => {
    const on = database as LocalServer
    using disk = SmallDisk.mount()
    if (disk === undefined) return test.skip("mounting a small disk needs root")
    const schema = on.newSchema()
    // Names of its own, so that a second try after a failure does not meet the first one's.
    const [space, role] = [`${schema}_space`, `${schema}_role`]
    await on.run(`CREATE TABLESPACE ${space} LOCATION '${disk.folder}'`)
    await on.run(`CREATE ROLE ${role} LOGIN PASSWORD 'small'; GRANT CREATE ON TABLESPACE ${space} TO ${role}`)
    await on.run(`ALTER ROLE ${role} SET default_tablespace = ${space}`)
    await on.run(`CREATE SCHEMA ${schema} AUTHORIZATION ${role}`)
    await using place = new Place()
    const server = await place.serve([], {
      KEEPSAKE_STORE: "postgres",
      KEEPSAKE_POSTGRES_URL: Object.assign(new URL(on.url), { username: role, password: "small" }).href,
      KEEPSAKE_POSTGRES_SCHEMA: schema,
    })
    const { client } = server.ready.keys ?? {}
    expect((await say(server, client, "My first pet is called Waffle.")).status).toBe(200)
    await expect.poll(() => stored(server, client)).toContain("Waffle")
    disk.fill()
    const said: string[] = []
    const health = async () => (await server.ask("/api/status", client)).body
    for (let round = 0; !(await health()).includes("is full") && round < 200; round++) {
      const content = `My pet number ${round} is called ${randomBytes(4).toString("hex")}. ${"It likes long walks. ".repeat(120)}`
      const { status } = await say(server, client, content)
      expect(status).toBe(200)
      said.push(content.slice(0, 40))
    }
    expect(await health()).toMatch(/The disk of PostgreSQL at .* is full/)
    disk.free()
    for (const content of said) await expect.poll(() => stored(server, client)).toContain(content)
    expect(await server.stop()).toBe(0)
    await on.run(`DROP SCHEMA ${schema} CASCADE`)
    await on.run(`DROP TABLESPACE ${space}`)
  })
})

/** A disk of a few megabytes. */
class SmallDisk implements Disposable {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** `undefined` if this user may not mount. */
  static mount(): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), "keepsake-disk-"))
    const { uid, gid } = unprivilegedUser() ?? {}
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder], { stdio: "ignore" })
      if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
      return new SmallDisk(folder)
    } catch {
      rmSync(folder, { recursive: true })
      return undefined
    }
  }

  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder)
    writeFileSync(join(this.folder, "filler"), Buffer.alloc(bavail * bsize))
  }

  free(): void {
    rmSync(join(this.folder, "filler"))
  }

  [Symbol.dispose](): void {
    execFileSync("umount", ["--lazy", this.folder], { stdio: "ignore" })
    rmSync(this.folder, { recursive: true, force: true })
  }
}
