import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, expect, it } from "vitest"
import { Place } from "./keepsake.ts"

const SLOW = 120_000
const restoring = fileURLToPath(new URL("./restoring-process.ts", import.meta.url))

let place: Place
let database: string
let file: string
beforeEach(async () => {
  place = new Place()
  database = join(place.data, "keepsake.db")
  await place.run(["add", "My locker is green"])
  const walnuts = JSON.parse((await place.run(["add", "I am allergic to walnuts", "--json"])).stdout)
  file = JSON.parse((await place.run(["backup", "--json"])).stdout).file
  await place.run(["erase", walnuts.memory.id, "--yes"])
  await place.run(["add", "My bike is red"])
})
afterEach(() => place[Symbol.asyncDispose]())

/** Restores the backup in another process, which is killed after a step. */
async function killedAfter(step: string): Promise<void> {
  const child = spawn(process.execPath, [restoring, file, place.data, database, step], {
    stdio: ["ignore", "ignore", "inherit"],
  })
  const [, signal] = await once(child, "close")
  expect(signal).toBe("SIGKILL")
}

async function listed(): Promise<readonly string[]> {
  const { data } = JSON.parse((await place.run(["list", "--json"])).stdout)
  return data.map(({ content }: { content: string }) => content).toSorted()
}

const leftovers = () => readdirSync(place.data).filter((name) => /restoring|-wal$|-shm$/.test(name))
const previous = () => readdirSync(place.data).filter((name) => /\.before-/.test(name))

it("a restore that is killed after any step leaves a whole database, and a repeated one brings back nothing that was erased", {
  timeout: SLOW,
}, async () => {
  const untouched = join(place.folder, "untouched")
  cpSync(place.data, untouched, { recursive: true })
  for (const step of ["copied", "deletions repeated", "previous kept", "log removed", "switched"]) {
    rmSync(place.data, { recursive: true })
    cpSync(untouched, place.data, { recursive: true })
    await killedAfter(step)
    const isRestored = step === "switched"
    expect(existsSync(database), step).toBe(true)
    expect(await listed(), step).toEqual(isRestored ? ["My locker is green"] : ["My bike is red", "My locker is green"])
    expect(leftovers(), step).toEqual([])
    expect(previous(), step).toHaveLength(isRestored ? 1 : 0)

    const again = await place.run(["backup", "restore", file, "--yes", "--json"])
    expect(JSON.parse(again.stdout).deletions, step).toMatchObject({ removed: 1, unknown: 0 })
    expect(await listed(), step).toEqual(["My locker is green"])
    expect(leftovers(), step).toEqual([])
  }
})

it("doctor reports an interrupted restore, and the next restore works without a start in between", {
  timeout: SLOW,
}, async () => {
  await killedAfter("previous kept")
  // Without asking the engine, which is a start.
  const { checkDatabase } = await import("../src/doctor/database.ts")
  const { loadConfiguration } = await import("../src/configuration/configuration.ts")
  const check = await checkDatabase(loadConfiguration({ settings: {} }, place.environment(), place.folder))
  expect(check).toMatchObject({ level: "fail", message: expect.stringContaining("interrupted") })
  const again = await place.run(["backup", "restore", file, "--yes", "--json"])
  expect(JSON.parse(again.stdout).deletions).toMatchObject({ removed: 1 })
  expect(await listed()).toEqual(["My locker is green"])
})

it("a database that cannot be read gets its log back when the restore is killed before the switch", {
  timeout: SLOW,
}, async () => {
  truncateSync(database, 100)
  writeFileSync(`${database}-wal`, "the last writes")
  await killedAfter("log removed")
  const { undoInterruptedRestore } = await import("../src/backups/interrupted-restore.ts")
  expect(await undoInterruptedRestore(database)).toBe(true)
  expect(
    readdirSync(place.data)
      .filter((name) => name.startsWith("keepsake.db"))
      .toSorted(),
  ).toEqual(["keepsake.db", "keepsake.db-wal"])
})

it("a draft without a database takes the previous database back at the next start", { timeout: SLOW }, async () => {
  const kept = `${database}.before-2026-11-28T20-00-00-000Z`
  cpSync(file, `${database}.restoring`)
  renameSync(database, kept)
  expect((await place.run(["doctor", "--quick"])).stdout).toContain(kept)
  expect(await listed()).toEqual(["My bike is red", "My locker is green"])
  expect(existsSync(kept)).toBe(false)
})

it("no start and no restore creates a database next to the previous one of a restore", { timeout: SLOW }, async () => {
  const kept = `${database}.before-2026-11-28T20-00-00-000Z`
  renameSync(database, kept)
  const outputs = [
    await place.run(["list"]),
    await place.run(["export"]),
    await place.run(["backup", "restore", file, "--yes"]),
    await place.runAlone(["serve", "--port", "0"]),
  ]
  for (const { code, stderr } of outputs) expect([code, stderr]).toEqual([1, expect.stringContaining(kept)])
  expect((await place.run(["doctor", "--quick"])).stdout).toContain(kept)
  expect(existsSync(database)).toBe(false)
  renameSync(kept, database)
  expect(await listed()).toEqual(["My bike is red", "My locker is green"])
})
