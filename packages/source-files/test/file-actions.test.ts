import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type MemoryEngine, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, it, onTestFinished, vi } from "vitest"
import { markdownFolders } from "../src/index.ts"
import { ADMIN, ask } from "./engine.ts"

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "keepsake-actions-"))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

async function engine(roots: Parameters<typeof markdownFolders>[0] = {}): Promise<MemoryEngine> {
  // So that a busy machine leaves no block out.
  const memory = await createMemory({ settings: { deadlineMs: 10_000 }, plugins: [markdownFolders(roots)] })
  onTestFinished(() => memory[Symbol.asyncDispose]())
  return memory
}

const search = async (memory: MemoryEngine, query: string, user = "ada") =>
  (await memory.for({ user }).search(query)).memories.map(({ memory: { content } }) => content).join("\n")

it("a folder that is added is read at once, followed, and out of memory when it is removed", async () => {
  const path = await folder()
  await writeFile(join(path, "bikes.md"), "The tandem has a Brooks saddle.\n")
  const memory = await engine()
  await expect(ask(memory, "files_add", { path, user: "ada" })).resolves.toMatchObject({ files: 1, chunks: 1 })
  expect(await search(memory, "tandem saddle")).toContain("Brooks")
  expect(await search(memory, "tandem saddle", "bob")).toBe("")
  await writeFile(join(path, "bikes.md"), "The tandem has a Selle saddle.\n")
  await ask(memory, "files_sync")
  expect(await search(memory, "tandem saddle")).toContain("Selle")
  expect(await ask(memory, "files_status")).toMatchObject([{ user: "ada", files: 1, isAdded: true, error: null }])
  await expect(ask(memory, "files_remove", { path })).resolves.toMatchObject({ removed: 1 })
  expect(await search(memory, "tandem saddle")).toBe("")
  expect(await ask(memory, "files_status")).toEqual([])
})

it("erasing a person ends following the folders that were added for them, and those of others go on", async () => {
  const [of, others] = [await folder(), await folder()]
  await writeFile(join(of, "bikes.md"), "The tandem has a Brooks saddle.\n")
  await writeFile(join(others, "bikes.md"), "The tricycle has a Selle saddle.\n")
  const memory = await engine()
  await ask(memory, "files_add", { path: of, user: "ada" })
  await ask(memory, "files_add", { path: others, user: "bob" })
  await memory.eraseSubject({ tenant: ADMIN.tenant, user: "ada" })
  await ask(memory, "files_sync", { force: true })
  expect(await search(memory, "tandem saddle")).toBe("")
  expect(await search(memory, "tricycle saddle", "bob")).toContain("Selle")
  expect(await ask(memory, "files_status")).toMatchObject([{ user: "bob" }])
})

it("erasing a person ends reading the folders that are configured for them, also after a restart, and the status says so", async () => {
  const [of, others] = [await folder(), await folder()]
  await writeFile(join(of, "bikes.md"), "The tandem has a Brooks saddle.\n")
  await writeFile(join(others, "bikes.md"), "The tricycle has a Selle saddle.\n")
  const path = join(await folder(), "memory.db")
  const roots = [
    { path: of, user: "ada" },
    { path: others, user: "bob" },
  ]
  const open = () => createMemory({ plugins: [sqlite({ path }), markdownFolders({ roots, intervalMs: 1_000 })] })
  {
    await using memory = await open()
    await vi.waitFor(async () => expect(await search(memory, "tandem saddle")).toContain("Brooks"), 20_000)
    await vi.waitFor(async () => expect(await search(memory, "tricycle saddle", "bob")).toContain("Selle"), 20_000)
    await memory.eraseSubject({ tenant: ADMIN.tenant, user: "ada" })
    await writeFile(join(of, "more.md"), "The tandem has a red bell.\n")
    expect(await ask(memory, "files_sync")).toMatchObject([
      { error: expect.stringContaining("was erased") },
      { files: 1 },
    ])
  }
  await using memory = await open()
  await writeFile(join(others, "bikes.md"), "The tricycle has a Brooks saddle.\n")
  await vi.waitFor(async () => expect(await search(memory, "tricycle saddle", "bob")).toContain("Brooks"), 20_000)
  expect(await search(memory, "tandem saddle bell")).toBe("")
  expect(await ask(memory, "files_status")).toMatchObject([
    { error: expect.stringContaining("was erased") },
    { error: null },
  ])
})

it("a folder that was added is followed after a restart, and one that is away deletes nothing", async () => {
  const path = await folder()
  await writeFile(join(path, "bikes.md"), "The tandem has a Brooks saddle.\n")
  const database = join(await folder(), "memory.db")
  {
    await using memory = await createMemory({ plugins: [sqlite({ path: database }), markdownFolders({})] })
    await ask(memory, "files_add", { path, user: "ada" })
  }
  await writeFile(join(path, "bikes.md"), "The tandem has a Selle saddle.\n")
  await using memory = await createMemory({
    plugins: [sqlite({ path: database }), markdownFolders({ intervalMs: 1_000 })],
  })
  await vi.waitFor(async () => expect(await search(memory, "tandem saddle")).toContain("Selle"), 20_000)
  await rm(path, { recursive: true })
  const [status] = [await ask(memory, "files_sync")].flat()
  expect(status).toMatchObject({ error: expect.stringContaining("does not exist") })
  expect(await search(memory, "tandem saddle")).toContain("Selle")
})

it("a folder in another one, one that is not there and one that is configured are refused with the remedy", async () => {
  const path = await folder()
  await mkdir(join(path, "inner"))
  await writeFile(join(path, "a.md"), "The tandem is blue.\n")
  const memory = await engine({ roots: [{ path: join(path, "inner"), user: "ada" }] })
  await expect(ask(memory, "files_add", { path })).rejects.toMatchObject({ code: "options_invalid" })
  await expect(ask(memory, "files_add", { path: join(path, "none") })).rejects.toMatchObject({
    code: "options_invalid",
  })
  await expect(ask(memory, "files_remove", { path: join(path, "inner") })).rejects.toThrow(/is configured/)
  await expect(ask(memory, "files_add", { path, colour: "red" })).rejects.toMatchObject({ code: "options_invalid" })
})

it("lines of a file are read by the path of a citation, without secrets", async () => {
  const path = await folder()
  await writeFile(join(path, "machines.md"), "# Machines\n\n- In Oslo.\n- The root password is hunter2-Blue.\n")
  const memory = await engine({ roots: [{ path, user: "ada" }] })
  expect(await ask(memory, "files_read", { path: "machines.md#L3" })).toMatchObject({
    text: "- In Oslo.",
    from: 3,
    lines: 5,
  })
  expect(await ask(memory, "files_read", { path: "machines.md", from: 3, lines: 2 })).toMatchObject({
    text: "- In Oslo.\n- The root password is [redacted: password].",
  })
  expect(await ask(memory, "files_read", { path: join(path, "machines.md#L1-L2") })).toMatchObject({
    text: "# Machines\n",
  })
  expect(await ask(memory, "files_read", { path: "none.md" })).toMatchObject({ text: "", lines: 0 })
  expect(await ask(memory, "files_read", { path: "machines.md#L3", root: path })).toMatchObject({ text: "- In Oslo." })
  const ada = { ...ADMIN, user: "ada" }
  expect(await ask(memory, "files_read", { path: "machines.md#L3" }, ada)).toMatchObject({ text: "- In Oslo." })
  for (const owner of [{ ...ADMIN, user: "bob" }, { tenant: tenantOf("other") }]) {
    expect(await ask(memory, "files_read", { path: "machines.md#L3" }, owner)).toMatchObject({ text: "" })
    expect(await ask(memory, "files_status", {}, owner)).toEqual([])
  }
})

it("files of a folder are listed, and read while another folder is away", async () => {
  const path = await folder()
  const away = join(await folder(), "away")
  await mkdir(join(path, "trips"))
  await writeFile(join(path, "machines.md"), "- In Oslo.\n")
  await writeFile(join(path, "trips/lisbon.md"), "- By train.\n")
  const memory = await engine({ roots: [{ path: away }, { path, user: "ada" }] })
  await ask(memory, "files_sync", { path })
  expect(await ask(memory, "files_list", { root: path, contains: "TRIPS" })).toMatchObject({
    total: 1,
    files: [{ path: "trips/lisbon.md", chunks: 1 }],
  })
  expect(await ask(memory, "files_read", { path: "machines.md#L1" })).toMatchObject({ text: "- In Oslo." })
  await expect(ask(memory, "files_read", { path: "a.md", root: away })).rejects.toMatchObject({
    code: "options_invalid",
  })
})

it("no path leads out of a folder, or to what a sync does not read", async () => {
  const path = await folder()
  const outside = await folder()
  await writeFile(join(outside, "secret.md"), "Elsewhere.\n")
  await symlink(join(outside, "secret.md"), join(path, "link.md"))
  await symlink(outside, join(path, "linked"))
  await mkdir(join(path, ".git"))
  await writeFile(join(path, ".git", "a.md"), "Hidden.\n")
  await writeFile(join(path, "notes.txt"), "Text.\n")
  await mkdir(join(path, "folder.md"))
  const memory = await engine({ roots: [{ path }] })
  for (const wanted of [
    "../secret.md",
    "linked/../../secret.md",
    "linked/secret.md",
    "linked/new.md",
    "link.md",
    ".git/a.md",
    "notes.txt",
    "folder.md",
    "a\0.md",
    "\\\\server\\share\\a.md",
    "C:\\a.md",
    "C:/a.md",
    "c:a.md",
    "\\\\?\\C:\\a.md",
    "\\\\.\\pipe\\a.md",
    "..\\a.md",
    "notes\\..\\..\\a.md",
  ]) {
    await expect(ask(memory, "files_read", { path: wanted }), wanted).rejects.toMatchObject({ code: "options_invalid" })
    await expect(ask(memory, "files_write", { path: wanted }), wanted).rejects.toMatchObject({
      code: "options_invalid",
    })
  }
  expect(await ask(memory, "files_read", { path: join(outside, "secret.md") })).toMatchObject({ text: "" })
  expect(await readFile(join(outside, "secret.md"), "utf8")).toBe("Elsewhere.\n")
})

it("what is written into the digest of a folder that anybody writes waits for review, and is a memory once accepted", async () => {
  const path = await folder()
  const file = join(path, "AGENTS.md")
  const memory = await engine({ roots: [{ path, user: "ada" }] })
  const ada = memory.for({ user: "ada" })
  await ada.add("Prefers tabs over spaces", { category: "preference" })
  await ask(memory, "files_write", { path: "AGENTS.md" })
  const digest = await readFile(file, "utf8")
  await writeFile(file, digest.replace("<!-- keepsake:end -->", "- The van is in the yard.\n<!-- keepsake:end -->"))
  await ask(memory, "files_sync")
  const { items } = await ada.review("quarantined")
  expect(items).toMatchObject([{ memory: { content: "- The van is in the yard.", source: { origin: "file" } } }])
  expect((await ada.recall("Where is the van?")).block ?? "").not.toContain("yard")
  await ada.decide(items[0]?.memory.id ?? "", { decision: "accept" })
  await ask(memory, "files_sync", { force: true })
  expect((await ada.recall("Where is the van?")).block).toContain("AGENTS.md#L3] - The van is in the yard.")
  expect((await ada.review("quarantined")).items).toEqual([])
})

it("a digest stands between its markers, changes nothing else, and does not come back as memory", async () => {
  const path = await folder()
  const file = join(path, "MEMORY.md")
  await writeFile(file, "# Project\r\n\r\nBuild with make.\n")
  const memory = await engine({ roots: [{ path, user: "ada", trust: "owner" }] })
  const ada = memory.for({ user: "ada" })
  await ada.add("Prefers tabs over spaces", { category: "preference" })
  await ask(memory, "files_write", { path: "MEMORY.md" })
  const first = await readFile(file, "utf8")
  expect(first).toMatch(
    /^# Project\r\n\r\nBuild with make\.\n[\s\S]*- Prefers tabs over spaces\r?\n<!-- keepsake:end -->/,
  )
  await ask(memory, "files_sync")
  const documents = async () =>
    (await ada.list({ where: { category: ["document"] } })).items.map(({ content }) => content).join("\n")
  expect(await documents()).not.toContain("tabs")
  await ada.add("Has a cat called Miso", { category: "fact" })
  await ask(memory, "files_write", { path: "MEMORY.md" })
  const second = await readFile(file, "utf8")
  expect(second.match(/keepsake:begin/g)).toHaveLength(1)
  expect(second).toContain("Miso")
  expect(second.startsWith("# Project\r\n\r\nBuild with make.\n")).toBe(true)
  // What somebody writes among its lines is read like the rest of the file.
  await writeFile(file, second.replace("<!-- keepsake:end -->", "- The van is in the yard.\n<!-- keepsake:end -->"))
  await ask(memory, "files_sync")
  expect(await documents()).toContain("The van is in the yard.")
  expect(await documents()).not.toMatch(/tabs|Miso/)
  expect((await ada.review("quarantined")).items).toEqual([])
  await writeFile(file, "<!-- keepsake:begin -->\nmine\n")
  await expect(ask(memory, "files_write", { path: "MEMORY.md" })).rejects.toMatchObject({ code: "options_invalid" })
  expect(await readFile(file, "utf8")).toBe("<!-- keepsake:begin -->\nmine\n")
})
