import { spawnSync } from "node:child_process"
import { copyFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { aegis } from "@keepsake/sqlite-cipher"
import { type ConversionStep, contentOf, convertFile, finishConversion, formatOf } from "@keepsake/store-sqlite"
import { describe, expect, test } from "vitest"
import { aFolder, engineAt, fileWithCanaries, readableIn } from "./fixtures/folder.ts"

const first = "11".repeat(32)
const second = "22".repeat(32)
const steps: readonly ConversionStep[] = [
  "log emptied",
  "copied",
  "verified",
  "linked",
  "switched",
  "overwritten",
  "removed",
]
const conversions = [
  { name: "encrypting", from: "", to: first },
  { name: "rekeying", from: first, to: second },
  { name: "decrypting", from: second, to: "" },
] as const
const encryption = (secret: string) => (secret === "" ? undefined : aegis(secret))

/** Which of two secrets opens the file with all its content. */
function openedBy(file: string, secrets: readonly string[], hash: string): readonly string[] {
  return secrets.filter((secret) => {
    try {
      const content = contentOf(file, undefined, encryption(secret))
      return content.faults.length === 0 && content.hash === hash
    } catch {
      return false
    }
  })
}

describe.each(conversions)("$name", ({ from, to }) => {
  test("keeps every row and leaves nothing else in the folder", async () => {
    const folder = aFolder()
    const file = join(folder, "keepsake.db")
    await fileWithCanaries(file, encryption(from))
    const { hash } = contentOf(file, undefined, encryption(from))
    const done = convertFile(file, { from: encryption(from), to: encryption(to) })
    expect(done).toMatchObject({ memories: 100, overwritten: true })
    expect(contentOf(file, undefined, encryption(to))).toMatchObject({ hash, faults: [] })
    expect(openedBy(file, [from, to], hash)).toEqual([to])
    expect(readdirSync(folder)).toEqual(["keepsake.db"])
    expect(formatOf(file)).toBe(to === "" ? "plain" : "encrypted or damaged")
    if (to !== "") expect(readableIn(folder)).toEqual([])
    // Words are still found, so the full-text index came along.
    await using memory = await engineAt(file, encryption(to))
    expect(await memory.for({ user: "kiwanuka" }).search("zanzibar42quokka")).toMatchObject({
      memories: [{ memory: { content: "The neighbour is called zanzibar42quokka" } }],
    })
  })

  test("a kill at any step leaves a file that one of the two keys opens, and the next run finishes it", async () => {
    const folder = aFolder()
    const original = join(folder, "original.db")
    await fileWithCanaries(original, encryption(from))
    const { hash } = contentOf(original, undefined, encryption(from))
    const script = fileURLToPath(new URL("./fixtures/converter.ts", import.meta.url))
    for (const step of steps) {
      const place = aFolder()
      const file = join(place, "keepsake.db")
      copyFileSync(original, file)
      const killed = spawnSync(process.execPath, [script, file, from, to, step])
      expect([step, killed.signal]).toEqual([step, "SIGKILL"])
      const opening = openedBy(file, [from, to], hash)
      expect([step, opening]).toEqual([step, [["switched", "overwritten", "removed"].includes(step) ? to : from]])
      if (opening[0] === from) convertFile(file, { from: encryption(from), to: encryption(to) })
      else finishConversion(file, encryption(to))
      expect(openedBy(file, [from, to], hash)).toEqual([to])
      expect(readdirSync(place)).toEqual(["keepsake.db"])
      if (to !== "") expect(readableIn(place)).toEqual([])
    }
  })
})

test("a file that another process uses is not converted", async () => {
  const file = join(aFolder(), "keepsake.db")
  await fileWithCanaries(file)
  const script = fileURLToPath(new URL("./fixtures/reader.ts", import.meta.url))
  const { hash } = contentOf(file)
  const { spawn } = await import("node:child_process")
  const reader = spawn(process.execPath, [script, file], { stdio: ["pipe", "pipe", "inherit"] })
  await new Promise((resolve) => reader.stdout.once("data", resolve))
  expect(() => convertFile(file, { to: aegis(first) })).toThrow(expect.objectContaining({ code: "too_busy" }))
  reader.stdin.end()
  await new Promise((resolve) => reader.once("exit", resolve))
  expect(contentOf(file).hash).toBe(hash)
})
