import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises"
import { homedir } from "node:os"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { ask, contents, engine, folder } from "./engine.ts"

/** Two folders, of which one has a line more. */
async function versions(): Promise<string> {
  const home = await folder()
  for (const [name, city] of [
    ["v1", "Oslo"],
    ["v2", "Bergen"],
  ] as const) {
    await mkdir(join(home, name))
    await writeFile(join(home, name, "machines.md"), `The build server is in ${city}.\n`)
    await writeFile(join(home, name, "same.md"), "The oven is new.\n")
  }
  return home
}

it("a root that is a link and leads to another folder has the files of that one alone, and keeps what both have", async () => {
  const home = await versions()
  const cur = join(home, "cur")
  await symlink("v1", cur)
  const memory = await engine([{ path: cur, user: "ada", trust: "owner" }])
  await ask(memory, "files_sync")
  const before = (await memory.for({ user: "ada" }).list()).items.find(({ content }) => content.includes("oven"))
  expect(await contents(memory)).toContain("Oslo")
  await rm(cur)
  await symlink("v2", cur)
  await ask(memory, "files_sync")
  expect(await contents(memory)).toContain("Bergen")
  expect(await contents(memory)).not.toContain("Oslo")
  expect((await memory.for({ user: "ada" }).get(before?.id ?? ""))?.revision).toBe(before?.revision)
  // What the link led to first may be followed for itself.
  await ask(memory, "files_add", { path: join(home, "v1"), user: "ada" })
  await ask(memory, "files_sync")
  expect(await contents(memory)).toMatch(/Oslo[\s\S]*Bergen|Bergen[\s\S]*Oslo/)
  expect(await ask(memory, "files_remove", { path: join(home, "v1") })).toMatchObject({ removed: 2 })
  expect(await contents(memory)).not.toContain("Oslo")
  expect(await ask(memory, "files_list", { root: cur })).toMatchObject({ total: 2 })
})

it("a link that leads to an empty folder or nowhere deletes nothing", async () => {
  const home = await versions()
  const cur = join(home, "cur")
  await symlink("v1", cur)
  await mkdir(join(home, "empty"))
  const memory = await engine([{ path: cur, user: "ada" }])
  await ask(memory, "files_sync")
  for (const target of ["empty", "nowhere"]) {
    await rm(cur)
    await symlink(target, cur)
    expect(await ask(memory, "files_sync")).toMatchObject([{ error: expect.any(String) }])
    expect(await contents(memory)).toContain("Oslo")
  }
})

it("an added folder in whose place a link leads elsewhere is out of memory when it is removed", async () => {
  const home = await versions()
  const path = join(home, "life")
  await rename(join(home, "v1"), path)
  const memory = await engine()
  await ask(memory, "files_add", { path, user: "ada" })
  await rename(path, join(home, "away"))
  await symlink("v2", path)
  await ask(memory, "files_sync")
  expect(await contents(memory)).toContain("Bergen")
  expect(await contents(memory)).not.toContain("Oslo")
  expect(await ask(memory, "files_remove", { path })).toMatchObject({ removed: 2 })
  expect(await contents(memory)).toBe("")
})

it("what the globs of a folder leave out is neither read by its path nor written", async () => {
  const path = await folder()
  await mkdir(join(path, "private", "deep"), { recursive: true })
  await writeFile(join(path, "open.md"), "The door is blue.\n")
  await writeFile(join(path, "draft.md"), "Secretly red.\n")
  for (const name of ["diary.md", "deep/diary.md"]) await writeFile(join(path, "private", name), "Secretly green.\n")
  await writeFile(join(path, "binary.md"), Uint8Array.from([80, 75, 0, 4]))
  const memory = await engine([
    { path, user: "ada", include: ["open.md", "binary.md", "private/**"], exclude: ["private"] },
  ])
  expect(await ask(memory, "files_read", { path: "open.md" })).toMatchObject({ text: expect.stringContaining("blue") })
  for (const asked of ["private/diary.md", "private/deep/diary.md", "draft.md"]) {
    for (const input of [{ path: asked }, { path: join(path, asked) }, { path: asked, root: path }]) {
      expect(await ask(memory, "files_read", input), asked).toMatchObject({ text: "", lines: 0 })
    }
    const refusal = expect(ask(memory, "files_write", { path: asked }), asked).rejects
    await refusal.toMatchObject({ code: "options_invalid", message: expect.stringContaining("globs") })
  }
  await expect(ask(memory, "files_read", { path: "binary.md" })).rejects.toMatchObject({
    code: "options_invalid",
    message: expect.stringContaining("NUL"),
  })
})

it("a file, the whole disk, and a folder that holds the homes of all are refused and not listed", async () => {
  const path = await folder()
  await writeFile(join(path, "a.md"), "The oven is new.\n")
  const memory = await engine([{ path, user: "ada" }])
  for (const asked of ["/", dirname(homedir()), "/etc/passwd", join(path, "a.md"), join(path, "none")]) {
    await expect(ask(memory, "files_add", { path: asked }), asked).rejects.toMatchObject({ code: "options_invalid" })
  }
  expect(await ask(memory, "files_status")).toHaveLength(1)
})

it("a folder that is added again gets the options that are given, and keeps the others", async () => {
  const path = await folder()
  await writeFile(join(path, "machines.md"), "The build server is in Oslo.\n")
  await writeFile(join(path, "diary.md"), "The oven is new.\n")
  const memory = await engine()
  const ada = memory.for({ user: "ada" })
  await ask(memory, "files_add", { path, user: "ada", exclude: ["diary.md"] })
  expect((await ada.recall("Where is the build server?")).block ?? "").toBe("")
  expect(await ask(memory, "files_add", { path, user: "ada", trust: "owner" })).toMatchObject({ trust: "owner" })
  expect((await ada.recall("Where is the build server?")).block).toContain("Oslo")
  expect(await contents(memory)).not.toContain("oven")
  expect(await ask(memory, "files_status")).toMatchObject([{ trust: "owner" }])
  await expect(ask(memory, "files_add", { path, user: "bob" })).rejects.toMatchObject({ code: "options_invalid" })
})

it("a removal that failed in between is listed, and goes on when it is asked for again", async () => {
  const path = await folder()
  for (let at = 0; at < 20; at++) await writeFile(join(path, `note-${at}.md`), `The valve ${at} is in hall ${at}.\n`)
  const memory = await engine()
  await ask(memory, "files_add", { path, user: "ada" })
  const { delete: deleteEntry } = memory.state
  let left = 5
  memory.state.delete = (bucket, key) => {
    if (bucket.startsWith("documents:") && left-- <= 0) return Promise.reject(new Error("killed"))
    return deleteEntry.call(memory.state, bucket, key)
  }
  await expect(ask(memory, "files_remove", { path })).rejects.toThrow("killed")
  memory.state.delete = deleteEntry
  expect(await ask(memory, "files_status")).toMatchObject([{ error: expect.stringContaining("being removed") }])
  // It is not read again meanwhile.
  expect(await ask(memory, "files_sync")).toMatchObject([{ error: expect.stringContaining("not followed") }])
  await ask(memory, "files_remove", { path })
  expect(await ask(memory, "files_status")).toEqual([])
  expect(await contents(memory)).toBe("")
})
