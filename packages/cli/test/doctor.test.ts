import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type Ended, Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

interface Found {
  readonly healthy: boolean
  readonly checks: readonly { readonly name: string; readonly level: string; readonly message: string }[]
}
function levels({ stdout }: Ended): Record<string, string> {
  const { checks }: Found = JSON.parse(stdout)
  return Object.fromEntries(checks.map(({ name, level }) => [name, level]))
}

test("a folder that is well passes every check, the store's own rules among them", { timeout: 300_000 }, async () => {
  await place.run(["add", "Likes chess"])
  const found = await place.run(["doctor", "--json"])
  expect({ code: found.code, stderr: found.stderr }).toEqual({ code: 0, stderr: "" })
  expect(levels(found)).toEqual({
    node: "ok",
    memory: expect.stringMatching(/ok|warn/),
    "open files": expect.stringMatching(/ok|warn/),
    languages: "ok",
    temporary: "ok",
    configuration: "ok",
    folder: "ok",
    disk: expect.stringMatching(/ok|warn/),
    database: "ok",
    "file system": "ok",
    encryption: "ok",
    log: "ok",
    backups: "ok",
    "older copies": "ok",
    clock: "ok",
    server: "ok",
    port: expect.stringMatching(/ok|warn/),
    address: "ok",
    access: "ok",
    secrets: "ok",
    engine: "ok",
    queue: "ok",
    version: "ok",
    keys: "ok",
    search: "ok",
    rules: "ok",
    upstream: "ok",
  })
})

test("hybrid search without an embedder is reported with its remedy, as a warning where somebody chose it", async () => {
  const hybrid = { KEEPSAKE_MEMORY_STRATEGY: "hybrid" }
  const searchOf = async (environment: Record<string, string>) => {
    const { stdout } = await place.run(["doctor", "--quick", "--json"], environment)
    const { checks }: Found = JSON.parse(stdout)
    return checks.find(({ name }) => name === "search")
  }
  const chosen = {
    level: "warn",
    message: "memory.strategy is hybrid, but no embedder is configured: search uses keywords only",
    remedy: expect.stringMatching(/embedder\.model.*keyword/),
  }
  expect(await searchOf(hybrid)).toMatchObject(chosen)
  await place.run(["add", "Likes chess"])
  expect(await searchOf(hybrid)).toMatchObject(chosen)
  expect(await searchOf({})).toMatchObject({ level: "ok", message: expect.stringContaining("embedder.model") })
  expect(await searchOf({ KEEPSAKE_MEMORY_STRATEGY: "keyword" })).toBeUndefined()
})

test("looking at a folder that is not there makes none", async () => {
  const found = await place.run(["doctor", "--quick", "--json"])
  expect(JSON.parse(found.stdout).checks).toContainEqual(
    expect.objectContaining({ name: "folder", message: expect.stringContaining("does not exist yet") }),
  )
  expect(existsSync(place.data)).toBe(false)
})

test("a damaged database is exit 3 with a remedy", async () => {
  mkdirSync(place.data, { mode: 0o700 })
  writeFileSync(join(place.data, "keepsake.db"), "no database ".repeat(500), { mode: 0o600 })
  const found = await place.run(["doctor", "--quick"])
  expect(found.code).toBe(3)
  expect(found.stdout).toMatch(/fail +database .*\n +-> Restore the file from a backup/)
})

test("a damaged text index is a warning: nothing is lost, and search works", async () => {
  await place.run(["add", "Likes chess"])
  const database = new DatabaseSync(join(place.data, "keepsake.db"))
  database.enableDefensive(false)
  database.exec("UPDATE found_data SET block = x'0badc0de' WHERE id > 1000")
  database.close()
  expect(levels(await place.run(["doctor", "--quick", "--json"]))).toMatchObject({ database: "warn" })
  expect((await place.run(["search", "chess"])).stdout).toContain("Likes chess")
})

test("a schema with something that is not Keepsake's is exit 3, with the command that removes it", async () => {
  await place.run(["add", "Likes chess"])
  const database = new DatabaseSync(join(place.data, "keepsake.db"))
  database.exec("CREATE TRIGGER strange BEFORE INSERT ON memories BEGIN SELECT RAISE(ABORT, 'no'); END")
  database.close()
  const found = await place.run(["doctor", "--quick"])
  expect(found.code).toBe(3)
  expect(found.stdout).toMatch(/fail +database .*trigger "strange" on "memories".*\n +-> .*DROP TRIGGER "strange"/)
})

test("loose file permissions, an unreachable upstream and an invalid setting are reported", async () => {
  mkdirSync(place.data)
  chmodSync(place.data, 0o755)
  const found = await place.run(["doctor", "--quick", "--json"], { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" })
  expect(found.code).toBe(3)
  expect(levels(found)).toMatchObject({ folder: "warn", upstream: "fail" })

  const wrong = await place.run(["doctor", "--quick", "--json"], { KEEPSAKE_SERVER_PROT: "1" })
  expect(wrong.code).toBe(3)
  expect(levels(wrong)).toMatchObject({ configuration: "fail" })
})

test("an upstream that refuses its key is reported without the key", async () => {
  const upstream = createServer((_, answer) => answer.writeHead(401).end()).listen(0, "127.0.0.1")
  await new Promise((resolve) => upstream.once("listening", resolve))
  const address = upstream.address()
  const port = typeof address === "object" && address ? address.port : 0
  const found = await place.run(["doctor", "--quick"], {
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_API_KEY: "sk-secret",
  })
  upstream.close()
  expect(found.stdout).toMatch(/fail +upstream .* rejects its key \(401\)/)
  expect(found.stdout).not.toContain("sk-secret")
})

test("an upstream is checked through the proxy of real requests", async () => {
  const asked: string[] = []
  const proxy = createServer().listen(0, "127.0.0.1")
  proxy.on("connect", (request, socket) => {
    asked.push(request.url ?? "")
    socket.end("HTTP/1.1 502 No\r\n\r\n")
  })
  await new Promise((resolve) => proxy.once("listening", resolve))
  const address = proxy.address()
  const port = typeof address === "object" && address ? address.port : 0
  const found = await place.run(["doctor", "--quick", "--json"], {
    OPENAI_BASE_URL: "https://provider.invalid/v1",
    HTTPS_PROXY: `http://127.0.0.1:${port}`,
  })
  proxy.close()
  expect(asked).toEqual(["provider.invalid:443"])
  expect(levels(found)).toMatchObject({ upstream: "fail" })
})

test("with a running server its upstream is reported, not one of the command's environment", async () => {
  await place.serve([], { OPENAI_BASE_URL: "http://127.0.0.1:9/v1", OPENAI_API_KEY: "sk-secret" })
  const upstreamOf = async (environment: Record<string, string>) => {
    const { stdout } = await place.run(["doctor", "--quick", "--json"], environment)
    const { checks }: Found = JSON.parse(stdout)
    return checks.filter(({ name }) => name.startsWith("upstream"))
  }
  const served = { name: "upstream", level: "ok", message: expect.stringMatching(/server.*127\.0\.0\.1:9.*not tried/) }
  expect(await upstreamOf({})).toMatchObject([served])
  expect(await upstreamOf({ OPENAI_BASE_URL: "http://127.0.0.1:8/v1" })).toMatchObject([served])
  expect(await upstreamOf({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1" })).toMatchObject([{ level: "fail" }])
})

test("a key for one person that many use is warned of", async () => {
  const server = await place.serve()
  for (const user of ["ada", "bob"]) {
    await fetch(`${server.ready.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${server.ready.keys?.client}`, "x-keepsake-user": user },
      body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content: "Hello" }] }),
    })
  }
  const found = await place.run(["doctor", "--quick", "--json"])
  expect(levels(found)).toMatchObject({ warning: "warn" })
})

test("exposed, inconsistent or unsafe settings are warnings with a remedy", async () => {
  await place.run(["add", "Likes chess"])
  writeFileSync(join(place.data, "keepsake.db.before-2020-01-01"), "older")
  const file = join(place.folder, "keepsake.config.json")
  writeFileSync(file, "{}")
  chmodSync(file, 0o644)
  const found = await place.run(["doctor", "--quick", "--json"], {
    KEEPSAKE_SERVER_HOST: "0.0.0.0",
    KEEPSAKE_MEMORY_REDACT_SECRETS: "false",
  })
  const { checks }: { checks: { name: string; level: string; remedy?: string }[] } = JSON.parse(found.stdout)
  const warned = checks.filter(({ level }) => level === "warn")
  expect(warned.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["older copies", "address", "secrets", "configuration file"]),
  )
  for (const { remedy } of warned) expect(remedy).toMatch(/\w/)
})

test("a folder from before memory.unnamed keeps its rule until the command runs that doctor names", async () => {
  await place.run(["add", "The boat is called Waffle"])
  const listed = async () => JSON.parse((await place.run(["list", "--user", "ada", "--json"])).stdout).total
  const warned = async () => levels(await place.run(["doctor", "--quick", "--json"])).unnamed
  expect([await listed(), await warned()]).toEqual([0, undefined])
  const database = new DatabaseSync(join(place.data, "keepsake.db"))
  // As a version before the setting left it.
  expect(database.prepare("DELETE FROM entries WHERE bucket = 'settings' AND key = 'founded'").run().changes).toBe(1)
  database.close()
  expect([await listed(), await warned()]).toEqual([1, "warn"])
  const { stdout } = await place.run(["doctor", "--quick"])
  const [, command = ""] = /keepsake (config set memory\.unnamed own)/.exec(stdout) ?? []
  expect(await place.run(command.split(" "))).toMatchObject({ code: 0, stdout: expect.stringContaining('"own"') })
  expect([await listed(), await warned()]).toEqual([0, undefined])
  const bad = await place.run(["config", "set", "memory.unnamed", "nobody"])
  expect([bad.code !== 0, bad.stderr]).toEqual([true, expect.stringMatching(/own.*everyone/)])
})

test("shared memories are added for every user, and never in somebody's name", async () => {
  const added = await place.run(["add", "--shared", "The office closes at six"], { KEEPSAKE_USER: "ada" })
  expect(added).toMatchObject({ code: 0, stdout: expect.stringContaining("seen by every request of the tenant") })
  const { stdout } = await place.run(["search", "office", "--user", "bob", "--json"])
  expect(stdout).toContain("closes at six")
  const refused = await place.run(["add", "--shared", "--user", "ada", "The office never closes"])
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(/--shared.*--user/s) })
})
