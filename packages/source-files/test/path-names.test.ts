import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type MemoryEngine, type Owner, tenantOf } from "@keepsake/core"
import { afterEach, beforeEach, expect, it } from "vitest"
import { markdownFolders } from "../src/index.ts"
import { ask as askFor } from "./engine.ts"

const COMPOSED = "caf\u00e9"
const DECOMPOSED = "cafe\u0301"

let path = ""
let memory: MemoryEngine

const ask = (name: string, input?: object, owner?: Owner) => askFor(memory, name, input, owner)
const contents = async () =>
  (await memory.for({ user: "ada" }).list()).items
    .map(({ content, metadata }) => `${metadata.path}: ${content}`)
    .toSorted()

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "keepsake-names-"))
  memory = await createMemory({ plugins: [markdownFolders({})] })
})

afterEach(async () => {
  await memory[Symbol.asyncDispose]()
  await rm(path, { recursive: true, force: true })
})

it("a citation finds its file whether its accents are composed or not, and takes the exact name first", async () => {
  await mkdir(join(path, DECOMPOSED))
  await writeFile(join(path, DECOMPOSED, `${DECOMPOSED}.md`), "The oven is new.\n")
  await ask("files_add", { path, user: "ada" })
  const both = [join(COMPOSED, `${COMPOSED}.md`), join(DECOMPOSED, `${DECOMPOSED}.md`)]
  for (const asked of [...both, join(path, both[0] ?? "")]) {
    expect(await ask("files_read", { path: `${asked}#L1` }), asked).toMatchObject({
      path: both[1],
      text: "The oven is new.",
    })
  }
  // A disk that tells them apart may have both.
  await writeFile(join(path, DECOMPOSED, `${COMPOSED}.md`), "The oven is old.\n")
  await ask("files_sync")
  expect(await contents()).toHaveLength(2)
  expect(await ask("files_read", { path: join(DECOMPOSED, `${COMPOSED}.md`) })).toMatchObject({
    text: expect.stringContaining("old"),
  })
  expect(await ask("files_read", { path: both[1] })).toMatchObject({ text: expect.stringContaining("new") })
  await ask("files_write", { path: both[0] })
  expect(await readFile(join(path, DECOMPOSED, `${COMPOSED}.md`), "utf8")).toContain("keepsake:begin")
})

it("globs keep out what they name, whichever way the disk encodes it", async () => {
  await mkdir(join(path, DECOMPOSED))
  await writeFile(join(path, DECOMPOSED, "diary.md"), "The oven is new.\n")
  await writeFile(join(path, "open.md"), "The door is blue.\n")
  await ask("files_add", { path, user: "ada", exclude: [`${COMPOSED}/**`] })
  expect(await contents()).toEqual(["open.md: The door is blue."])
})

it("names that differ in case, dots or spaces are the files that they name, or none", async () => {
  await writeFile(join(path, "Notes.md"), "The oven is new.\n")
  await writeFile(join(path, "notes.MD"), "The oven is old.\n")
  await mkdir(join(path, "trips."))
  await writeFile(join(path, "trips.", "lisbon.md"), "By train.\n")
  await ask("files_add", { path, user: "ada" })
  expect(await contents()).toEqual([
    "Notes.md: The oven is new.",
    "notes.MD: The oven is old.",
    "trips./lisbon.md: By train.",
  ])
  expect(await ask("files_read", { path: "trips./lisbon.md" })).toMatchObject({
    text: expect.stringContaining("train"),
  })
  for (const missing of ["NOTES.md", "trips/lisbon.md", "%2e%2e/a.md"]) {
    expect(await ask("files_read", { path: missing }), missing).toMatchObject({ text: "", lines: 0 })
  }
  for (const refused of [
    "TRIPS./lisbon.md",
    "trips../lisbon.md",
    "Notes.md.",
    "Notes.md ",
    "Notes.md::$DATA",
    ".. /a.md",
    "./../a.md",
    "Node_Modules/../../a.md",
  ]) {
    await expect(ask("files_read", { path: refused }), refused).rejects.toMatchObject({ code: "options_invalid" })
    await expect(ask("files_write", { path: refused }), refused).rejects.toMatchObject({ code: "options_invalid" })
  }
})

it("names that Windows reserves are read where a file has them, and otherwise opened neither to read nor to write", async () => {
  await writeFile(join(path, "con.md"), "Pros are elsewhere.\n")
  await ask("files_add", { path, user: "ada" })
  expect(await contents()).toEqual(["con.md: Pros are elsewhere."])
  expect(await ask("files_read", { path: "con.md" })).toMatchObject({ text: "Pros are elsewhere.\n" })
  for (const refused of [
    "CON.md",
    "nul.md",
    "AUX.notes.md",
    "com1.md",
    "lpt9.md",
    "prn/a.md",
    "a.md:b.md",
    "a /b.md",
    "what?.md",
  ]) {
    await expect(ask("files_read", { path: refused }), refused).rejects.toMatchObject({ code: "options_invalid" })
    await expect(ask("files_write", { path: refused, root: path }), refused).rejects.toMatchObject({
      code: "options_invalid",
    })
  }
  expect(await readdir(path)).toEqual(["con.md"])
})

it("a folder of another tenant is refused without its path, and loses nothing", async () => {
  await mkdir(join(path, "private"))
  await writeFile(join(path, "private/a.md"), "The oven is new.\n")
  await ask("files_add", { path: join(path, "private"), user: "ada" })
  const other: Owner = { tenant: tenantOf("other") }
  for (const asked of [path, join(path, "private")]) {
    const refusal = expect(ask("files_add", { path: asked }, other)).rejects
    const message = `${asked} is, is in, or contains a folder that is followed for somebody else`
    await refusal.toMatchObject({ code: "options_invalid", message })
    for (const action of ["files_remove", "files_sync"]) {
      await expect(ask(action, { path: asked }, other), action).rejects.toMatchObject({ code: "options_invalid" })
    }
  }
  expect(await ask("files_status", {}, other)).toEqual([])
  expect(await contents()).toEqual(["a.md: The oven is new."])
})
