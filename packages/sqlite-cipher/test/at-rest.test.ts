import { randomBytes } from "node:crypto"
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { aegis, fingerprintOf } from "@keepsake/sqlite-cipher"
import { backUp, contentOf, formatOf, SqliteFile, SqliteStore } from "@keepsake/store-sqlite"
import { expect, test } from "vitest"
import { aFolder, canaries, engineAt, fileWithCanaries, readableIn } from "./fixtures/folder.ts"

const secret = "5c".repeat(32)

test("no content stands readable in database, log, shared memory or backups, while in use and afterwards", async () => {
  const folder = aFolder()
  const file = join(folder, "keepsake.db")
  const encryption = aegis(secret)
  await using memory = await engineAt(file, encryption)
  const owner = memory.for({ user: "kiwanuka" })
  const ids: string[] = []
  for (const canary of canaries) ids.push((await owner.add(`The neighbour is called ${canary}`)).memory.id)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["keepsake.db", "keepsake.db-wal", "keepsake.db-shm"]))
  await backUp(file, join(folder, "backup.db"), undefined, encryption)
  expect(readableIn(folder)).toEqual([])
  expect(contentOf(join(folder, "backup.db"), undefined, encryption)).toMatchObject({ memories: 100, faults: [] })
  expect(() => contentOf(join(folder, "backup.db"), undefined, aegis("5d".repeat(32)))).toThrow("does not open")
  // The same scan finds a canary where it does stand.
  writeFileSync(join(folder, "note.txt"), `as said: ${canaries[7]}`)
  expect(readableIn(folder)).toEqual([`note.txt: ${canaries[7]}`])
})

test("compaction writes no temporary file", async () => {
  const folder = aFolder()
  const file = join(folder, "keepsake.db")
  await fileWithCanaries(file, aegis(secret))
  const store = new SqliteStore(new SqliteFile({ path: file, encryption: aegis(secret) }))
  await store.open()
  const opened = new Set<string>()
  const look = setInterval(() => {
    for (const handle of readdirSync("/proc/self/fd")) {
      try {
        opened.add(readlinkSync(`/proc/self/fd/${handle}`))
      } catch {}
    }
  }, 1)
  for (let round = 0; round < 5; round++) await store.compact()
  clearInterval(look)
  await store[Symbol.asyncDispose]()
  expect([...opened].filter((path) => /etilqs|\/tmp\/[^/]*\(deleted\)/.test(path))).toEqual([])
})

test("a thousand wrong keys are refused, and none of them makes or changes a file", async () => {
  const folder = aFolder()
  const file = join(folder, "keepsake.db")
  await fileWithCanaries(file, aegis(secret))
  const before = readFileSync(file)
  for (let round = 0; round < 1_000; round++) {
    const wrong = aegis(randomBytes(32).toString("hex"))
    expect(() => contentOf(file, undefined, wrong)).toThrow("is encrypted, and the key does not open it")
  }
  expect(() => contentOf(file)).not.toThrow()
  expect(contentOf(file).faults).toEqual([expect.stringContaining("no SQLite database")])
  await expect(engineAt(file)).rejects.toMatchObject({
    code: "store_corrupt",
    remedy: expect.stringContaining("If it is encrypted"),
  })
  await expect(engineAt(file, aegis("ff".repeat(32)))).rejects.toMatchObject({ code: "options_invalid" })
  await expect(engineAt(file, aegis("a pass phrase of mine"))).rejects.toMatchObject({ code: "options_invalid" })
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(folder)).toEqual(["keepsake.db"])
  expect(contentOf(file, undefined, aegis(secret))).toMatchObject({ memories: 100, faults: [] })
})

test("a plain file is not opened with a key, so that nobody believes it to be encrypted", async () => {
  const file = join(aFolder(), "keepsake.db")
  await fileWithCanaries(file)
  await expect(engineAt(file, aegis(secret))).rejects.toMatchObject({
    code: "options_invalid",
    message: expect.stringContaining("is not encrypted"),
  })
  expect(formatOf(file)).toBe("plain")
})

test("a passphrase gives each file another key, and the derived key opens it with the tools of the format", async () => {
  const folder = aFolder()
  const [one, other] = [join(folder, "one.db"), join(folder, "other.db")] as const
  const passphrase = aegis("correct horse battery")
  await fileWithCanaries(one, passphrase)
  await fileWithCanaries(other, passphrase)
  expect(passphrase.keyOf(one).slice(0, 64)).not.toBe(passphrase.keyOf(other).slice(0, 64))
  expect(fingerprintOf(aegis("correct horse battery"), one)).toBe(fingerprintOf(passphrase, one))
  expect(fingerprintOf(passphrase, one)).not.toBe(fingerprintOf(passphrase, other))
  // It has the interface of better-sqlite3; its own types are not where Node looks for them.
  const Sqlite: typeof import("better-sqlite3") = createRequire(import.meta.url)(passphrase.driver)
  const plain = new Sqlite(one)
  plain.pragma("cipher = 'aegis'")
  plain.pragma(`key = 'raw:${passphrase.keyOf(one)}'`)
  expect(plain.prepare("SELECT count(*) FROM memories").pluck().get()).toBe(100)
  plain.close()
  expect(() => aegis("too short")).toThrow("fewer than 12 characters")
})

test("an interrupted creation, which leaves an empty file, starts anew with the key", async () => {
  const file = join(aFolder(), "keepsake.db")
  writeFileSync(file, "")
  await fileWithCanaries(file, aegis(secret))
  expect(formatOf(file)).toBe("encrypted or damaged")
  expect(statSync(file).size).toBeGreaterThan(4096)
  expect(existsSync(`${file}-wal`)).toBe(false)
})
