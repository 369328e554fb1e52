import { chmod, chown, link, mkdir, readFile, stat, truncate, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { MemoryEngine } from "@keepsake/core"
import { beforeEach, expect, it } from "vitest"
import { ask, engine, folder } from "./engine.ts"

const END = "<!-- keepsake:end -->"
let path = ""
let file = ""
let memory: MemoryEngine

beforeEach(async () => {
  path = await folder()
  file = join(path, "MEMORY.md")
  memory = await engine([{ path, user: "ada" }])
  await memory.for({ user: "ada" }).add("Prefers tabs over spaces", { category: "preference" })
})
const write = () => ask(memory, "files_write", { path: "MEMORY.md" })

it("a file keeps its mode, its owner and its other names, whatever the umask of the server", async () => {
  await writeFile(file, "# Project\n")
  await chmod(file, 0o664)
  const isRoot = process.getuid?.() === 0
  if (isRoot) await chown(file, 4_711, 4_712)
  const before = await stat(file)
  const umask = process.umask(0o077)
  try {
    await write()
    const after = await stat(file)
    expect(await readFile(file, "utf8")).toContain("tabs")
    expect([after.mode, after.uid, after.gid]).toEqual([before.mode, before.uid, before.gid])
    await link(file, join(path, "other.txt"))
    await memory.for({ user: "ada" }).add("Has a cat called Miso", { category: "fact" })
    await write()
  } finally {
    process.umask(umask)
  }
  expect(await readFile(join(path, "other.txt"), "utf8")).toContain("Miso")
  expect((await stat(file)).mode).toBe(before.mode)
})

it("what cannot be written is refused with a sentence, and stays as it is", async () => {
  await writeFile(join(path, "latin1.md"), Buffer.from("caf\u00e9", "latin1"))
  await writeFile(join(path, "nul.md"), "a\0b\n")
  await writeFile(join(path, "huge.md"), "")
  await truncate(join(path, "huge.md"), 100 * 1024 * 1024)
  for (const [asked, why] of [
    ["latin1.md", /UTF-8/],
    ["nul.md", /UTF-8/],
    ["huge.md", /8 MiB/],
    ["new/x.md", /does not exist/],
  ] as const) {
    const refusal = expect(ask(memory, "files_write", { path: asked }), asked).rejects
    await refusal.toMatchObject({ code: "options_invalid", message: expect.stringMatching(why) })
  }
  expect(await readFile(join(path, "latin1.md"), "latin1")).toBe("caf\u00e9")
})

it("a byte order mark stays, also before the markers", async () => {
  await writeFile(file, "\uFEFF# Project\r\n")
  await write()
  expect(await readFile(file, "utf8")).toMatch(/^\uFEFF# Project\r\n/)
  await writeFile(file, `\uFEFF<!-- keepsake:begin -->\n${END}\n`)
  await write()
  expect(await readFile(file, "utf8")).toMatch(/^\uFEFF<!-- keepsake:begin [\w-]{8} -->\n- Prefers tabs over spaces\n/)
})

it("markers in fenced code are an example, and a fence that nothing closes hides none", async () => {
  const example = `# How\n\n\`\`\`\`md\n<!-- keepsake:begin -->\n\`\`\`\nmine\n${END}\n\`\`\`\`\n`
  await writeFile(file, example)
  await write()
  const first = await readFile(file, "utf8")
  expect(first.startsWith(example)).toBe(true)
  expect(first.slice(example.length)).toContain("tabs")
  await write()
  expect(await readFile(file, "utf8")).toBe(first)
  await writeFile(file, "```js\nopen\n")
  await write()
  await memory.for({ user: "ada" }).add("Has a cat called Miso", { category: "fact" })
  await write()
  expect((await readFile(file, "utf8")).match(/keepsake:begin/g)).toHaveLength(1)
})

it("lines that somebody wrote into the digest stay in it, and an accepted one stays a memory", async () => {
  const ada = memory.for({ user: "ada" })
  await write()
  const digest = await readFile(file, "utf8")
  await writeFile(file, digest.replace(END, `- The van is in the yard.\n${END}`))
  await ask(memory, "files_sync")
  const [edit] = (await ada.review("quarantined")).items
  await ada.add("Has a cat called Miso", { category: "fact" })
  expect(await write()).toMatchObject({ edits: 1 })
  await ask(memory, "files_sync")
  expect((await ada.review("quarantined")).items).toMatchObject([{ memory: { id: edit?.memory.id } }])
  await ada.decide(edit?.memory.id ?? "", { decision: "accept" })
  await ada.add("Has a dog called Rex", { category: "fact" })
  await write()
  await ask(memory, "files_sync")
  const text = await readFile(file, "utf8")
  expect(text).toMatch(/Miso[\s\S]*The van is in the yard\.\n<!-- keepsake:end -->\n$/)
  expect(text.match(/The van/g)).toHaveLength(1)
  expect((await ada.recall("Where is the van?")).block).toContain("The van is in the yard.")
  expect((await ada.review("quarantined")).items).toEqual([])
  // A line that the digest says itself by now is no edit any more.
  await mkdir(join(path, "again"))
  await writeFile(join(path, "again/MEMORY.md"), `<!-- keepsake:begin -->\n- Prefers tabs over spaces\n${END}\n`)
  await ask(memory, "files_write", { path: "again/MEMORY.md" })
  expect((await readFile(join(path, "again/MEMORY.md"), "utf8")).match(/tabs/g)).toHaveLength(1)
})
