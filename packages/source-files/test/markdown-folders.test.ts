import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type EngineEvent, InMemoryState, InMemoryStore, type MemoryEngine } from "@keepsake/core"
import { CONTRACT, type Plugin, State, Store } from "@keepsake/core/plugin"
import { expect, it, onTestFinished, vi } from "vitest"
import { markdownFolders } from "../src/index.ts"
import { ask } from "./engine.ts"

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "keepsake-roots-"))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

const block = async (memory: MemoryEngine, question: string, user = "ada") =>
  (await memory.for({ user }).recall(question)).block ?? ""

/** So that a busy machine leaves no block out. */
const settings = { deadlineMs: 10_000 }
const WAIT = { timeout: 20_000, interval: 50 }
const OSLO = "# Machines\n\n- The build server is in Oslo.\n"
const QUESTION = "Where is the build server?"

it("follows the folders of its roots while the engine is open, each for its owner", async () => {
  const path = await folder()
  await writeFile(join(path, "machines.md"), OSLO)
  await using memory = await createMemory({
    settings,
    plugins: [markdownFolders({ roots: [{ path, user: "ada", trust: "owner" }], intervalMs: 1_000 })],
  })
  await vi.waitFor(async () => expect(await block(memory, QUESTION)).toContain("machines.md#L1-L3] "), WAIT)
  expect(await block(memory, QUESTION, "bob")).toBe("")
  await writeFile(join(path, "machines.md"), OSLO.replace("Oslo", "Bergen"))
  await vi.waitFor(async () => expect(await block(memory, QUESTION)).toContain("Bergen"), WAIT)
  expect(await block(memory, QUESTION)).not.toContain("Oslo")
})

it("reads what the file system announces, long before it would look, also in a folder that another one replaced", async () => {
  const path = join(await folder(), "notes")
  await mkdir(path)
  await writeFile(join(path, "machines.md"), OSLO)
  await using memory = await createMemory({
    settings,
    plugins: [markdownFolders({ roots: [{ path, user: "ada", trust: "owner" }], intervalMs: 86_400_000 })],
  })
  const status = () => ask(memory, "files_status")
  await vi.waitFor(async () => expect(await status()).toMatchObject([{ files: 1, unwatched: null }]), WAIT)
  await writeFile(join(path, "machines.md"), OSLO.replace("Oslo", "Bergen"))
  await vi.waitFor(async () => expect(await block(memory, QUESTION)).toContain("Bergen"), WAIT)
  await rename(path, `${path}-away`)
  await mkdir(path)
  await writeFile(join(path, "machines.md"), OSLO.replace("Oslo", "Hamar"))
  await ask(memory, "files_sync")
  expect(await block(memory, QUESTION)).toContain("Hamar")
})

it("reads of an announced edit that file alone, not the others, and the whole folder for what is new, moved or gone", async () => {
  const path = join(await folder(), "notes")
  await mkdir(path)
  const nameOf = (at: number) => join(path, `note-${at}.md`)
  for (let at = 0; at < 200; at++) await writeFile(nameOf(at), `The valve ${at} is in hall ${at % 97}.\n`)
  await using memory = await createMemory({
    settings,
    plugins: [markdownFolders({ roots: [{ path, user: "ada" }], intervalMs: 86_400_000 })],
  })
  const status = () => ask(memory, "files_status")
  await vi.waitFor(async () => expect(await status()).toMatchObject([{ files: 200, unwatched: null }]), WAIT)
  const reads: string[] = []
  const { get, list } = memory.state
  memory.state.get = (bucket, key) => {
    if (bucket.startsWith("documents:")) reads.push("one")
    return get.call(memory.state, bucket, key)
  }
  memory.state.list = (bucket, page) => {
    if (bucket.startsWith("documents:")) reads.push("all")
    return list.call(memory.state, bucket, page)
  }
  await writeFile(nameOf(7), "The valve 7 is in hall 7.\n\n# Leaks\n\nSince Monday.\n")
  await vi.waitFor(async () => expect(await status()).toMatchObject([{ chunks: 201, stale: 0 }]), WAIT)
  // Twice where the first event came while the file was being written.
  expect(new Set(reads)).toEqual(new Set(["one"]))
  await writeFile(join(path, "new.md"), "The pump is green.\n")
  await writeFile(join(path, "newer.md"), "The pump is red.\n")
  await rename(nameOf(8), join(path, "moved.md"))
  await rm(nameOf(9))
  await vi.waitFor(async () => expect(await status()).toMatchObject([{ files: 201, chunks: 202, stale: 0 }]), WAIT)
  expect(reads).toContain("all")
  reads.length = 0
  await writeFile(join(path, "moved.md"), "The valve 8 is in hall 9.\n")
  const search = async () => (await memory.for({ user: "ada" }).search("valve 8 hall")).memories[0]?.memory
  await vi.waitFor(async () => expect(await search()).toMatchObject({ content: "The valve 8 is in hall 9." }), WAIT)
  expect(await search()).toMatchObject({ metadata: { path: "moved.md" } })
})

it("says why a folder cannot be read, deletes nothing, and goes on when it is back", async () => {
  const path = join(await folder(), "notes")
  await mkdir(path)
  await writeFile(join(path, "machines.md"), OSLO)
  const events: EngineEvent[] = []
  await using memory = await createMemory({
    settings,
    plugins: [markdownFolders({ roots: [{ path, user: "ada", trust: "owner" }], intervalMs: 1_000 })],
    onEvent: (event) => events.push(event),
  })
  await vi.waitFor(async () => expect(await block(memory, QUESTION)).toContain("Oslo"), WAIT)
  await rename(path, `${path}-away`)
  const failed = expect.objectContaining({ event: "job-failed", why: expect.stringContaining("does not exist") })
  await vi.waitFor(() => expect(events).toContainEqual(failed), WAIT)
  expect(await block(memory, QUESTION)).toContain("Oslo")
  await writeFile(join(`${path}-away`, "machines.md"), OSLO.replace("Oslo", "Bergen"))
  await rename(`${path}-away`, path)
  await vi.waitFor(async () => expect(await block(memory, QUESTION)).toContain("Bergen"), WAIT)
})

it("reads no root that is in another one, also by a link, and names both", async () => {
  const path = await folder()
  await mkdir(join(path, "inner"))
  await writeFile(join(path, "inner", "machines.md"), OSLO)
  const link = join(await folder(), "link")
  await symlink(join(path, "inner"), link)
  const events: EngineEvent[] = []
  await using memory = await createMemory({
    plugins: [
      markdownFolders({
        roots: [
          { path, user: "ada" },
          { path: link, user: "bob" },
        ],
        intervalMs: 1_000,
      }),
    ],
    onEvent: (event) => events.push(event),
  })
  const overlaps = expect.objectContaining({ event: "job-failed", why: expect.stringContaining("in the other") })
  await vi.waitFor(() => expect(events).toContainEqual(overlaps), WAIT)
  expect((await memory.for({ user: "bob" }).search("build server")).memories).toEqual([])
})

it("refuses options that name no folder, and a database that several processes write", async () => {
  expect(() => markdownFolders({ roots: [{ path: "" }] })).toThrow(/roots/)
  const many = { writers: "many" as const }
  const state = Object.assign(new InMemoryState(), many, {
    exclusive: <R>(_: string, work: () => Promise<R>) => work(),
  })
  Object.assign(state.queue, { unfinished: async () => [] })
  const kept: Plugin = {
    name: "kept",
    contract: CONTRACT,
    setup(context) {
      context.provide(State, () => state)
      context.provide(Store, () => Object.assign(new InMemoryStore(), many))
    },
  }
  const opening = createMemory({ plugins: [kept, markdownFolders({ roots: [{ path: await folder() }] })] })
  await expect(opening).rejects.toMatchObject({ code: "options_invalid" })
})
