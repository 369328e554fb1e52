import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { Place } from "./keepsake.ts"

const PAGE = 4_096
const MEMORIES = 500
/** Some way into an export, which is sent in pieces. */
const HIT = "Note number 250 of"

let place: Place
beforeEach(async () => {
  place = new Place()
  const lines = Array.from({ length: MEMORIES }, (_, at) => {
    return JSON.stringify({ content: `Note number ${at} of many: the harbour of town ${at} has ${at} boats` })
  })
  expect(await place.run(["import", "-", "--from", "jsonl"], {}, lines.join("\n"))).toMatchObject({ code: 0 })
})
afterEach(() => place[Symbol.asyncDispose]())

test("damage found by a read is reported everywhere: no write hangs, health fails, and SIGTERM stops the server", async () => {
  damage(HIT)
  const server = await place.serve()
  const key = server.ready.keys?.admin
  const told = { error: { code: "store_corrupt", remedy: expect.stringContaining("backup") } }

  const exported = await place.run(["export", "--json", "--out", "all.jsonl"])
  expect(exported.code).toBe(1)
  expect(JSON.parse(exported.stderr)).toMatchObject({
    error: { ...told.error, message: expect.stringContaining("The export failed") },
  })
  expect(await answer(server.ask("/api/memory", key, { content: "Likes tea" }))).toMatchObject({
    status: 503,
    body: told,
  })
  const health = { working: false, error: expect.stringMatching(/^store_corrupt: .* Restore the file from a backup/) }
  expect(await answer(server.ask("/api/memory/health", key))).toMatchObject({ status: 503, body: health })
  expect(await answer(server.ask("/readyz", undefined))).toMatchObject({ status: 503, body: told })
  expect((await server.ask("/metrics", undefined)).body).toMatch(/^keepsake_store_up 0$/m)

  const logged = server.stderr().trim().split("\n")
  expect(logged.map((line) => Object(JSON.parse(line)).event)).toContain("request-failed")
  expect(await server.stop()).toBe(0)
})

test("damage found by a write is reported by health, whose probe uses the database", async () => {
  damageRoot("sqlite_autoindex_memories_1")
  const server = await place.serve()
  const key = server.ready.keys?.admin
  const health = { working: false, error: expect.stringContaining("store_corrupt") }
  expect(await answer(server.ask("/api/memory/health", key))).toMatchObject({ status: 503, body: health })
  expect((await server.ask("/readyz", undefined)).status).toBe(503)
  expect(await place.run(["add", "Likes tea"])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^store_corrupt: .*\nRestore/),
  })
  expect(await server.stop()).toBe(0)
})

async function answer(asked: Promise<{ readonly status: number; readonly body: string }>) {
  const { status, body } = await asked
  return { status, body: JSON.parse(body) }
}

/** Writes nonsense over every page on which a text stands. */
function damage(text: string): void {
  const pages = inPages((page) => page.includes(text))
  expect(pages).not.toEqual([])
}

/** Writes nonsense over the first page of a table or an index. */
function damageRoot(name: string): void {
  const database = new DatabaseSync(file(), { readOnly: true })
  const root = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(name)?.rootpage
  database.close()
  expect(inPages((_, number) => number === root)).toEqual([root])
}

/** The numbers of the pages that were overwritten. */
function inPages(isMeant: (page: Buffer, number: number) => boolean): readonly number[] {
  const bytes = readFileSync(file())
  const numbers = Array.from({ length: bytes.length / PAGE }, (_, at) => at + 1)
  const meant = numbers.filter((number) => isMeant(bytes.subarray((number - 1) * PAGE, number * PAGE), number))
  for (const number of meant) bytes.fill(0x99, (number - 1) * PAGE, number * PAGE)
  writeFileSync(file(), bytes)
  return meant
}

const file = () => join(place.data, "keepsake.db")
