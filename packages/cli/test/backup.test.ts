import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const lines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `${JSON.stringify({ content: `Locker ${n + from} is green` })}\n`).join("")

test("a backup made while a server writes is verified and restored with the state of its time", async () => {
  const server = await place.serve()
  await place.run(["import", "-"], {}, lines(200))
  const [made] = await Promise.all([
    place.runAlone(["backup", "--json"]),
    place.runAlone(["import", "-"], {}, lines(200, 200)),
  ])
  const { file, content, memories } = JSON.parse(made.stdout)
  expect(memories).toBeGreaterThanOrEqual(200)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const looked = JSON.parse((await place.run(["verify", file, "--json"])).stdout)
  expect(looked).toMatchObject({ whole: true, compared: true, content, memories })

  const inUse = await place.run(["backup", "restore", file, "--yes", "--json"])
  expect(JSON.parse(inUse.stderr.split("\n").at(-2) ?? "").error).toMatchObject({ code: "folder_in_use" })
  await server.stop()
  const unasked = await place.run(["backup", "restore", file])
  expect(unasked).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("The current database is kept under another name"),
  })
  const restored = JSON.parse((await place.run(["backup", "restore", file, "--yes", "--json"])).stdout)
  expect(restored).toMatchObject({
    content,
    memories,
    compared: true,
    before: expect.stringContaining("keepsake.db.before-"),
  })
  expect(existsSync(restored.before)).toBe(true)
  const now = JSON.parse((await place.run(["verify", "--json"])).stdout)
  expect(now).toMatchObject({ whole: true, content })
  const { total } = JSON.parse((await place.run(["list", "--json", "--limit", "1"])).stdout)
  expect(total).toBe(memories)
})

test("a key that was revoked after a backup stays revoked when the backup is restored", async () => {
  const before = await place.serve()
  const { client = "", admin = "" } = before.ready.keys ?? {}
  const keys: { data: { id: string; name: string }[] } = JSON.parse(
    (await place.run(["keys", "list", "--json"])).stdout,
  )
  const id = keys.data.find(({ name }) => name === "client")?.id ?? ""
  const { file } = JSON.parse((await place.run(["backup", "--json"])).stdout)
  await place.run(["keys", "revoke", id, "--yes"])
  expect((await before.ask("/api/status", client)).status).toBe(401)
  await before.stop()
  const restored = await place.run(["backup", "restore", file, "--yes", "--json"])
  expect(JSON.parse(restored.stdout)).toMatchObject({ keysRevoked: 1 })
  const after = await place.serve()
  expect((await after.ask("/api/status", client)).status).toBe(401)
  expect((await after.ask("/api/status", admin)).status).toBe(200)
  await after.stop()
  // Restored again, from where the key is revoked already.
  const again = await place.run(["backup", "restore", file, "--yes", "--json"])
  expect(JSON.parse(again.stdout)).toMatchObject({ keysRevoked: 1 })
})

test("what was deleted since a backup stays deleted when it is restored, and its words too", async () => {
  const server = await place.serve()
  const { client = "" } = server.ready.keys ?? {}
  const say = (content: string) =>
    server.ask("/v1/chat/completions", client, { model: "keepsake-demo", messages: [{ role: "user", content }] })
  await say("The bread was good. I am allergic to walnuts. The tram was late.")
  await say("My dog is called Biscuit.")
  await say("My cat is called Pixel.")
  const listed = async (): Promise<{ id: string; content: string; category: string }[]> =>
    JSON.parse((await place.run(["list", "--json", "--limit", "100", "--turns"])).stdout).data
  await expect.poll(async () => (await listed()).length).toBeGreaterThan(5)
  const { file } = JSON.parse((await place.run(["backup", "--json"])).stdout)
  const factOn = async (word: string) =>
    (await listed()).find(({ content, category }) => category !== "turn" && content.includes(word))?.id ?? ""
  expect((await place.run(["forget", await factOn("walnuts")])).code).toBe(0)
  expect((await place.run(["erase", await factOn("Biscuit"), "--yes"])).code).toBe(0)
  const now = await listed()
  await server.stop()
  const restored = await place.run(["backup", "restore", file, "--yes", "--json"])
  expect(JSON.parse(restored.stdout)).toMatchObject({ deletions: { removed: 3, shortened: 1 } })
  const after = await listed()
  expect(after.map(({ content }) => content).toSorted()).toEqual(now.map(({ content }) => content).toSorted())
  expect(after.some(({ content }) => content === "The bread was good. The tram was late.")).toBe(true)
  expect((await place.run(["search", "walnuts Biscuit allergic", "--json"])).stdout).not.toMatch(/walnut|Biscuit/)
  // A history that is sent again brings nothing back either.
  const again = await place.serve()
  await again.ask("/v1/chat/completions", client, {
    model: "keepsake-demo",
    messages: [
      { role: "user", content: "My dog is called Biscuit." },
      { role: "assistant", content: "Good." },
      { role: "user", content: "What is for lunch?" },
    ],
  })
  await expect.poll(async () => (await listed()).some(({ content }) => content.includes("lunch"))).toBe(true)
  expect(JSON.stringify(await listed())).not.toContain("Biscuit")
  await again.stop()
})

test("a damaged backup is detected and not restored", async () => {
  await place.run(["import", "-"], {}, lines(50))
  const { file } = JSON.parse((await place.run(["backup", "--json"])).stdout)
  writeFileSync(file, readFileSync(file, "latin1").replaceAll("is green", "is groan"), "latin1")
  const verified = await place.run(["verify", file, "--json"])
  expect(verified.code).toBe(3)
  expect(JSON.parse(verified.stdout).faults).toContain("Its content differs from the manifest")
  const refused = await place.run(["backup", "restore", file, "--yes"])
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("Nothing was changed") })
  expect(JSON.parse((await place.run(["list", "--json", "--limit", "1"])).stdout).total).toBe(50)
})

test("an unknown trigger, table or index is reported with a remedy, and not restored", async () => {
  await place.run(["import", "-"], {}, lines(5))
  const { file } = JSON.parse((await place.run(["backup", "--json"])).stdout)
  expect((await place.run(["verify"])).code).toBe(0)
  const database = new DatabaseSync(file)
  database.exec("CREATE TRIGGER halt BEFORE INSERT ON memories BEGIN SELECT RAISE(ABORT, 'no'); END")
  database.exec("CREATE TABLE guests (name TEXT); CREATE INDEX more ON memories (state); DROP INDEX codes_of_pool")
  database.close()
  rmSync(`${file}.json`, { force: true })
  const verified = await place.run(["verify", file])
  expect(verified.code).toBe(3)
  expect(verified.stdout).toContain(`the trigger "halt" on "memories", which is not Keepsake's`)
  expect(verified.stdout).toContain(`'DROP TRIGGER "halt"'`)
  expect(verified.stdout).toMatch(/table "guests"[\s\S]*index "more"[\s\S]*lacks the index "codes_of_pool"/)
  const refused = await place.run(["backup", "restore", file, "--yes"])
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('the trigger "halt"') })
})

test("an unusable folder is reported before work starts, and so is a database of another program", async () => {
  await place.run(["add", "Plays chess"])
  const file = join(place.folder, "file")
  writeFileSync(file, "")
  const into = [file, ...(process.platform === "linux" ? ["/proc/nope"] : [])]
  for (const folder of into) {
    const { code, stderr } = await place.run(["backup", "--to", folder])
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^folder_unusable: .*\n.*--to/) })
  }
  const other = new DatabaseSync(join(place.folder, "other.sqlite"))
  other.exec("CREATE TABLE photos (name TEXT)")
  other.close()
  const verified = await place.run(["verify", join(place.folder, "other.sqlite")])
  expect(verified).toMatchObject({ code: 3, stdout: expect.stringContaining("is a database of another program") })
})

test("--keep deletes older backups and no other files", async () => {
  await place.run(["add", "Plays chess"])
  const folder = join(place.folder, "kept")
  for (const _ of [1, 2]) await place.run(["backup", "--to", folder])
  writeFileSync(join(folder, "keepsake-mine.db"), "my own")
  const third = JSON.parse((await place.run(["backup", "--to", folder, "--keep", "2", "--json"])).stdout)
  expect(third.removed).toHaveLength(1)
  const listed = JSON.parse((await place.run(["backup", "list", "--to", folder, "--json"])).stdout)
  expect(listed.data).toHaveLength(2)
  expect(listed.data[0].file).toBe(third.file)
  expect(readdirSync(folder)).toContain("keepsake-mine.db")
  rmSync(place.data, { recursive: true })
  expect((await place.run(["backup"])).code).toBe(3)
})
