import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const KEY = "kp_bar_0123456789abcdef0123"

test("the first start prints its address and shows two keys once; later starts show none", async () => {
  const first = await place.serve()
  expect(first.ready).toMatchObject({ event: "ready", dataDir: place.data, store: "sqlite", upstream: "demo" })
  const { client = "", admin = "" } = first.ready.keys ?? {}
  expect([(await first.ask("/api/keys", client)).status, (await first.ask("/api/keys", admin)).status]).toEqual([
    403, 200,
  ])
  expect(await first.stop()).toBe(0)

  const second = await place.serve()
  expect(second.ready.keys).toBeUndefined()
  expect((await second.ask("/api/status", client)).status).toBe(200)
})

test("a first start that fails between its two keys loses no secret: the next start shows both", async () => {
  await place.run(["add", "I keep bees."])
  const database = new DatabaseSync(join(place.data, "keepsake.db"))
  onTestFinished(() => database.close())
  database.exec(
    `CREATE TRIGGER halt BEFORE INSERT ON entries WHEN NEW.bucket = 'keys' AND EXISTS (SELECT 1 FROM entries WHERE bucket = 'keys')
    BEGIN SELECT RAISE(ABORT, 'no'); END`,
  )
  await expect(place.serve()).rejects.toThrow("did not start")
  database.exec("DROP TRIGGER halt")
  const server = await place.serve()
  const { client, admin } = server.ready.keys ?? {}
  expect([(await server.ask("/api/status", client)).status, (await server.ask("/api/keys", admin)).status]).toEqual([
    200, 200,
  ])
})

test("a key known beforehand is an administrator's of the tenant default, and none are minted", async () => {
  const server = await place.serve([], { KEEPSAKE_API_KEY: KEY })
  expect(server.ready.keys).toBeUndefined()
  const status = await server.ask("/api/status", KEY)
  expect(JSON.parse(status.body)).toMatchObject({ tenant: "default", role: "admin" })
})

test("the database's disk usage is reported to administrators and Prometheus, and to no other key", async () => {
  const server = await place.serve()
  const { client = "", admin = "" } = server.ready.keys ?? {}
  const { files } = JSON.parse((await server.ask("/api/status", admin)).body)
  const sizes = new Map<string, number>(files.map(({ name, bytes }: { name: string; bytes: number }) => [name, bytes]))
  expect([...sizes.keys()]).toEqual(["database", "log"])
  expect(sizes.get("database")).toBe(statSync(join(place.data, "keepsake.db")).size)
  expect(JSON.parse((await server.ask("/api/status", client)).body).files).toBeNull()
  const metrics = (await server.ask("/metrics", admin)).body
  expect(metrics).toMatch(/^keepsake_disk_bytes\{file="database"\} [1-9]\d+$/m)
})

test("statements are recalled after the process was killed", async () => {
  const environment = { KEEPSAKE_API_KEY: KEY, KEEPSAKE_MEMORY_DEADLINE_MS: "10000" }
  const first = await place.serve([], environment)
  const say = (content: string) => ({ model: "keepsake-demo", messages: [{ role: "user", content }] })
  await first.ask("/v1/chat/completions", KEY, say("My dog is called Biscuit."))
  const health = async () => (await first.ask("/api/memory/health", KEY)).body
  await expect.poll(health).toContain('"pending":0')
  await first.stop("SIGKILL")
  const second = await place.serve([], environment)
  const answer = await second.ask("/v1/chat/completions", KEY, say("What is my dog called?"))
  expect(answer.body).toContain("Biscuit")
})

test("the text output has the address, the file, data that leaves the machine, keys and lines to copy", async () => {
  const running = place.runAlone(["serve", "--port", "0"], {}, "")
  await expect.poll(() => readOwnerPid()).toBeGreaterThan(0)
  process.kill(readOwnerPid(), "SIGINT")
  const { code, stdout } = await running
  expect(code).toBe(0)
  expect(stdout).toContain(join(place.data, "keepsake.db"))
  expect(stdout).toMatch(/outgoing +nothing/)
  expect(stdout).toMatch(/client +kp_\w+/)
  expect(stdout).toMatch(/export OPENAI_BASE_URL=http:\/\/127\.0\.0\.1:\d+\/v1\n +export OPENAI_API_KEY=kp_/)
  expect(stdout).toMatch(/signin\?token=/)
})

test("the public URL is printed in addition to the listening address", async () => {
  const running = place.runAlone(["serve", "--port", "0"], { KEEPSAKE_SERVER_PUBLIC_URL: "https://memory.example/" })
  await expect.poll(() => readOwnerPid()).toBeGreaterThan(0)
  process.kill(readOwnerPid(), "SIGINT")
  const { stdout } = await running
  expect(stdout).toContain("is ready at https://memory.example\n")
  expect(stdout).toMatch(/listening at +http:\/\/127\.0\.0\.1:\d+\n/)
  expect(stdout).toContain("export OPENAI_BASE_URL=https://memory.example/v1\n")
  expect(stdout).toContain("https://memory.example/signin?token=")
})

test("folder and files are for their user alone", async () => {
  await place.serve()
  expect(statSync(place.data).mode & 0o777).toBe(0o700)
  const modes = readdirSync(place.data).map((name) => [name, statSync(join(place.data, name)).mode & 0o777])
  expect(Object.fromEntries(modes)).toMatchObject({ "keepsake.db": 0o600, "owner.json": 0o600 })
  expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([])
})

test("a second serve ends with exit 1 and names the first", async () => {
  const first = await place.serve()
  const second = await place.runAlone(["serve", "--port", "0"])
  expect(second.code).toBe(1)
  expect(second.stderr).toContain(`already_served: Process ${first.pid} already serves`)
  expect(second.stderr).toContain(first.ready.url)
})

test("a port in use ends with exit 1 and a remedy, and the keys are shown at the next start", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => other.once("listening", resolve))
  const address = other.address()
  const port = typeof address === "object" && address ? address.port : 0
  const failed = await place.run(["serve", "--port", String(port), "--json"])
  other.close()
  expect(failed).toMatchObject({ code: 1, stdout: "" })
  expect(JSON.parse(failed.stderr).error.remedy).toContain("--port")
  expect((await place.serve()).ready.keys).toBeDefined()
})

test("an address that others reach needs a key", async () => {
  const refused = await place.run(["serve", "--host", "0.0.0.0", "--port", "0"])
  expect(refused.code).toBe(2)
  expect(refused.stderr).toContain("KEEPSAKE_API_KEY")
  const served = await place.serve(["--host", "0.0.0.0"], { KEEPSAKE_API_KEY: KEY })
  expect(served.ready.url).toMatch(/^http:\/\/127\.0\.0\.1:/)
})

test("passthrough authentication is refused on a public address", async () => {
  const auth = { KEEPSAKE_AUTH_MODE: "passthrough", KEEPSAKE_API_KEY: KEY }
  const refused = await place.run(["serve", "--host", "0.0.0.0", "--port", "0"], auth)
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("auth.mode passthrough") })
  const served = await place.serve([], auth)
  expect((await fetch(`${served.ready.url}/v1/models`, { method: "POST" })).status).toBe(401)
})

test.each(["localhost", "0.0.0.0", "[::]"])("an upstream that is this server, as %s, stops the start", async (host) => {
  const refused = await place.run(["serve", "--port", "4799"], { OPENAI_BASE_URL: `http://${host}:4799/v1` })
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("is this server itself") })
})

test("an upstream key that Keepsake issued stops the start, also one that it made itself", async () => {
  const configured = await place.run(["serve", "--port", "0"], { KEEPSAKE_API_KEY: KEY, OPENAI_API_KEY: KEY })
  expect(configured).toMatchObject({ code: 2, stderr: expect.stringContaining("issued by Keepsake") })
  expect(configured.stderr).not.toContain(KEY)

  const other = new Place()
  await using _ = other
  const server = await other.serve()
  await server.stop()
  const minted = await other.run(["serve", "--port", "0"], { OPENAI_API_KEY: server.ready.keys?.admin ?? "" })
  expect(minted).toMatchObject({ code: 2, stderr: expect.stringContaining("issued by Keepsake") })
})

test("a demo has a folder of its own and no upstream", async () => {
  const { ready } = await place.serve(["--demo"], { OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" })
  expect(ready).toMatchObject({ dataDir: `${place.data}-demo`, upstream: "demo" })
})

test("a database that is none ends with exit 1 and says so, untouched", async () => {
  mkdirSync(place.data, { mode: 0o700 })
  const file = join(place.data, "keepsake.db")
  writeFileSync(file, "this is not a database ".repeat(1000))
  const failed = await place.run(["serve", "--port", "0", "--json"])
  expect(failed.code).toBe(1)
  expect(JSON.parse(failed.stderr).error.code).toBe("store_corrupt")
  expect(readFileSync(file, "utf8")).toContain("this is not a database")
})

test("a folder that cannot be written ends with exit 1 and a remedy", async () => {
  writeFileSync(join(place.folder, "file"), "")
  const failed = await place.run(["serve", "--port", "0", "--data", join(place.folder, "file", "data")])
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("--data") })
})

test.runIf(process.platform === "linux")("a folder in an unwritable one is exit 1", async () => {
  const failed = await place.run(["add", "Likes chess", "--data", "/proc/nope"])
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("can be created in /proc") })
  expect(failed.stderr).toContain("--data")
})

test("a file in the way of the folder is named", async () => {
  const file = join(place.folder, "file")
  writeFileSync(file, "")
  const failed = await place.run(["add", "Likes chess", "--data", join(file, "deep", "data")])
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(`${file} is not a folder`) })
})

test("folders that lead to the data folder are made for their user alone", async () => {
  expect(await place.run(["add", "Likes chess", "--data", join(place.folder, "one", "two")])).toMatchObject({ code: 0 })
  expect(statSync(join(place.folder, "one")).mode & 0o777).toBe(0o700)
})

function readOwnerPid(): number {
  try {
    return JSON.parse(readFileSync(join(place.data, "owner.json"), "utf8")).pid
  } catch {
    return 0
  }
}
