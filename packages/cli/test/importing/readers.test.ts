import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type ForeignLine, type ImportReport, importLine } from "@keepsake/api"
import { BrokenFileError, type ForeignEntry, type ForeignFormat, readForeignFile } from "@keepsake/server/foreign"
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { CommandError } from "../../src/command-error.ts"
import { FileBytes } from "../../src/importing/file-bytes.ts"
import { detectFormat } from "../../src/importing/format.ts"
import { toJsonLines } from "../../src/importing/import-source.ts"
import { readNotes } from "../../src/importing/read-notes.ts"
import { SkippedItems } from "../../src/importing/skipped-items.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keepsake-readers-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  mkdirSync(join(path, ".."), { recursive: true })
  writeFileSync(path, content)
  return path
}

const nothing: ImportReport = {
  dryRun: false,
  lines: 0,
  did: { created: 0, updated: 0, superseded: 0, duplicate: 0, unchanged: 0, restored: 0 },
  conversations: 0,
  quarantined: 0,
  redacted: 0,
  hidden: 0,
  ahead: 0,
  skipped: { total: 0, byCode: {}, first: [] },
  broken: null,
}

/** What a file is read as, by the command or, where that sends it as it stands, by the server: the format that its beginning shows, and lines that the API takes. */
async function read(path: string) {
  const format = await detectFormat(path, undefined)
  if (format === "omniroute" || format === "jsonl") throw new Error(`It is ${format}`)
  const { lines, skipped } = format === "markdown" ? readNotes(path) : readBy(format, path)
  let text = ""
  for await (const piece of lines) text += typeof piece === "string" ? piece : Buffer.from(piece).toString()
  const memories = text
    .split("\n")
    .filter(Boolean)
    // Only memories of other systems are written here.
    .map((line) => JSON.parse(line) as ForeignLine)
  for (const memory of memories) importLine.parse(memory)
  const contents = memories.map(({ content }) => content)
  return { format, memories, skipped: skipped.with(nothing).skipped.first, contents }
}

function readBy(format: ForeignFormat, path: string) {
  const skipped = new SkippedItems()
  async function* all(): AsyncGenerator<ForeignEntry> {
    try {
      yield* readForeignFile(format, { bytes: new FileBytes(path), name: path })
    } catch (error) {
      if (!(error instanceof BrokenFileError)) throw error
      yield { left: { where: path, code: "file_broken", message: error.message } }
    }
  }
  return { lines: toJsonLines(all(), skipped), skipped }
}

const codes = (left: ImportReport["skipped"]["first"]) => left.map(({ where, code }) => [where, code])

describe("mem0", () => {
  const one = {
    id: "7d2a",
    memory: "Works at a bakery",
    user_id: "ada",
    run_id: "r1",
    created_at: "2025-03-01T10:00:00-07:00",
  }
  const two = {
    id: "7d2b",
    memory: "Allergic to nuts",
    user_id: "ada",
    metadata: { a: 1 },
    categories: ["health", "food"],
  }

  test("lists are read at the top level or under results, with owners and times", async () => {
    const under = await read(file("mem0.json", JSON.stringify({ results: [one, two, { id: "7d2c" }] }, null, 2)))
    expect(under.format).toBe("mem0")
    expect(under.memories).toMatchObject([
      { content: "Works at a bakery", user: "ada", session: "r1", createdAt: "2025-03-01T17:00:00.000Z" },
      {
        content: "Allergic to nuts",
        category: "health",
        metadata: { a: 1, categories: ["health", "food"], importedFrom: "mem0" },
      },
    ])
    expect(codes(under.skipped)).toEqual([["results.2", "no_text"]])
    const alone = await read(file("list.json", JSON.stringify([one, two])))
    expect(alone.memories).toEqual(under.memories)
  })

  test("a document that is cut off, or no UTF-8, ends there and says so", async () => {
    const whole = JSON.stringify({ results: [one, two] })
    const cut = await read(file("cut.json", whole.slice(0, -40)))
    expect(cut.contents).toEqual(["Works at a bakery"])
    expect(cut.skipped).toMatchObject([{ code: "file_broken", message: expect.stringContaining("cut off") }])
    const latin = await read(file("latin.json", Buffer.from(whole.replace("nuts", "caf\xe9"), "latin1")))
    expect(latin.skipped).toMatchObject([{ code: "file_broken", message: expect.stringContaining("UTF-8") }])
  })
})

test("the reference server's graph is read as complete sentences, each with its own name", async () => {
  const lines = [
    { type: "entity", name: "Ada", entityType: "person", observations: ["Speaks Welsh", "Ada likes rain"] },
    { type: "entity", name: "Waffle", entityType: "cat", observations: [] },
    { type: "relation", from: "Ada", to: "Waffle", relationType: "lives_with" },
  ]
  const found = await read(file("memory.json", `${lines.map((line) => JSON.stringify(line)).join("\n")}\n{"type":"ent`))
  expect(found.format).toBe("mcp-server-memory")
  expect(found.contents).toEqual(["Ada: Speaks Welsh", "Ada likes rain", "Waffle is a cat", "Ada lives with Waffle"])
  expect(new Set(found.memories.map(({ id }) => id)).size).toBe(4)
  expect(codes(found.skipped)).toEqual([["line 4", "line_broken"]])
})

test("both forms of Letta's agent file yield blocks by line and messages with their speaker", async () => {
  const blocks = [{ id: "block-0", label: "human", value: "Name: Sarah\n- Likes short answers" }]
  const messages = [
    { id: "m1", role: "system", content: [{ type: "text", text: "You are an agent" }] },
    {
      id: "m2",
      role: "user",
      content: [{ type: "text", text: "I moved to Lisbon" }],
      created_at: "2025-05-01T10:00:00",
    },
    { id: "m3", role: "user", content: '{"type": "heartbeat", "reason": "timer"}' },
    { id: "m4", role: "user", content: '{"type": "user_message", "message": "I have a dog"}' },
  ]
  const several = await read(
    file("several.af", JSON.stringify({ agents: [{ id: "agent-0", messages }], blocks, tools: [] })),
  )
  expect(several.format).toBe("letta")
  expect(several.contents.toSorted()).toEqual([
    "I have a dog",
    "I moved to Lisbon",
    "Likes short answers",
    "Name: Sarah",
  ])
  expect(several.memories.find(({ content }) => content === "I moved to Lisbon")).toMatchObject({
    speaker: "user",
    session: "letta:agent-0",
    createdAt: "2025-05-01T10:00:00.000Z",
  })
  expect(several.memories.find(({ content }) => content === "Name: Sarah")).toMatchObject({
    pinned: true,
    metadata: { block: "human" },
  })
  expect(several.skipped.map(({ code }) => code)).toEqual(["no_text", "no_text"])
  const old = await read(file("one.af", JSON.stringify({ agent_type: "memgpt_agent", core_memory: blocks, messages })))
  expect(old.contents.toSorted()).toEqual(several.contents.toSorted())
})

describe("Markdown", () => {
  test("notes are read by item and paragraph, and no link out of the folder is followed", async () => {
    const notes =
      "# People\n\n## Allergies\n- nuts <!-- importance: 9 -->\n- <!-- a note -->\n\n<!-- old:\n\nNothing to remember.\n-->\nAda moved to Oslo\nand likes it there.\n```\n- code\n\n# no heading <!-- 1 -->\n```\n"
    file("notes/MEMORY.md", `---\ntitle: x\n---\n${notes}`)
    file("notes/2026-02-03.md", "* [x] Booked the train to Bergen for the whole family\n\n---\n***\n")
    file("notes/b\u001b[31m.md", "Has a strange name, and is read all the same\n")
    file("notes/.git/HEAD.md", "is not read")
    file("notes/latin.md", Buffer.from("caf\xe9", "latin1"))
    file("notes/empty.md", "\n---\n")
    file("notes/photo.png", "no words")
    const socket = createServer().listen(join(folder, "notes", "door.md"))
    onTestFinished(() => void socket.close())
    await once(socket, "listening")
    file("secret.md", "Not meant to be read")
    symlinkSync(join(folder, "secret.md"), join(folder, "notes", "link.md"))
    symlinkSync(folder, join(folder, "notes", "up"))
    const { memories, skipped } = await read(join(folder, "notes"))
    expect(memories).toMatchObject([
      {
        content: "Booked the train to Bergen for the whole family",
        type: "episodic",
        createdAt: "2026-02-03T12:00:00.000Z",
      },
      { content: "Allergies: nuts", importance: 0.9, metadata: { file: "MEMORY.md", heading: "People / Allergies" } },
      { content: "Ada moved to Oslo\nand likes it there.\n```\n- code\n\n# no heading <!-- 1 -->\n```" },
      { content: "Has a strange name, and is read all the same", metadata: { file: "b\uFFFD[31m.md" } },
    ])
    expect(codes(skipped)).toEqual([
      [".git", "folder_passed_over"],
      ["door.md", "no_file"],
      ["link.md", "symbolic_link"],
      ["photo.png", "no_markdown"],
      ["up", "symbolic_link"],
      ["empty.md", "no_memories"],
      ["latin.md", "not_utf8"],
    ])
    file("dated/2026-02-30.md", "Has a date that no year has, and is dated as a file")
    const [dated] = (await read(join(folder, "dated"))).memories
    expect(dated).toMatchObject({ type: "factual", createdAt: expect.not.stringContaining("2026-03-02") })
    // A folder that is named itself is meant, whatever leads to it.
    expect((await read(join(folder, "notes", "up", "notes"))).contents).toHaveLength(4)
    symlinkSync(join(folder, "notes"), join(folder, "by-link"))
    expect((await read(join(folder, "by-link"))).contents).toHaveLength(4)
  })

  test("a note that is missing or unreadable is reported, and the others are imported", async () => {
    file("notes/a.md", "Likes rain more than anybody else here\n")
    file("notes/b.md", "Was there when the folder was looked into\n")
    file("notes/c.md", "Speaks Welsh with everybody at home\n")
    const { lines, skipped } = readNotes(join(folder, "notes"))
    rmSync(join(folder, "notes", "a.md"))
    rmSync(join(folder, "notes", "b.md"))
    mkdirSync(join(folder, "notes", "b.md"))
    let text = ""
    for await (const line of lines) text += line
    expect(text).toContain("Welsh")
    const report = skipped.with(nothing)
    expect(codes(report.skipped.first)).toEqual([
      ["a.md", "file_broken"],
      ["b.md", "file_broken"],
    ])
    expect(report.broken).toContain("a.md cannot be read")
  })
})

describe("a file of another kind", () => {
  test.each([
    ["a ZIP archive", "PK\u0003\u0004../../etc/passwd"],
    ["text in UTF-16", Buffer.from("\ufeff{}", "utf16le")],
    ["a tar archive", Buffer.concat([Buffer.alloc(257), Buffer.from("ustar")])],
    ["compressed with zstd", Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
  ])("is refused by name: %s", async (what, content) => {
    const refused = await detectFormat(file("strange.bin", content), undefined).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CommandError)
    expect(refused).toMatchObject({
      exit: 1,
      code: "file_unreadable",
      message: expect.stringContaining(what),
      remedy: expect.stringMatching(/\w/),
    })
  })

  test("is distinguished from an unrecognised file and from a missing one", async () => {
    await expect(detectFormat(join(folder, "none"), undefined)).rejects.toMatchObject({ code: "file_missing" })
    await expect(detectFormat(file("x.bin", "hello"), undefined)).rejects.toMatchObject({
      exit: 2,
      remedy: expect.stringContaining("--from"),
    })
    await expect(detectFormat(file("y.json", "{}"), "omniroute")).rejects.toMatchObject({ code: "file_unreadable" })
    await expect(detectFormat(folder, "mem0")).rejects.toMatchObject({ exit: 2, remedy: "Use --from markdown." })
  })
})
