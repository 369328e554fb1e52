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

test("a backup made while a server writes is restored with verification, and holds what was there then", async () => {
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

test("a backup that was damaged is told from a whole one and is not restored", async () => {
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

test("a trigger, a table or an index that does not belong there is named, with what to do, and is not restored", async () => {
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

test("a folder that takes no backup is told at once, and so is a database of another program", async () => {
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

test("only the newest stay where that is asked for, and what is no backup is left alone", async () => {
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
