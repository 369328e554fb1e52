import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type ForeignLine, importLine } from "@keepsake/api"
import type { Left } from "@keepsake/server/foreign"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { formatOf } from "../../src/importing/format.ts"
import { openReading } from "../../src/importing/open-reading.ts"
import { Stop } from "../../src/stop.ts"

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

/** What a file is read as: the format that its beginning shows, and lines that the API takes. */
async function read(path: string) {
  const format = await formatOf(path, undefined)
  if (format === "omniroute") throw new Error("It is a database")
  const reading = openReading(path, format, process.stdin)
  let text = ""
  for await (const piece of reading.lines) text += typeof piece === "string" ? piece : Buffer.from(piece).toString()
  const memories = text
    .split("\n")
    .filter(Boolean)
    // Only memories of other systems are written here.
    .map((line) => JSON.parse(line) as ForeignLine)
  for (const memory of memories) importLine.parse(memory)
  return { format, memories, left: reading.left, contents: memories.map(({ content }) => content) }
}

const codes = (left: readonly Left[]) => left.map(({ where, code }) => [where, code])

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

  test("lists are read alone or under results, with whose they are and when", async () => {
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
    expect(codes(under.left)).toEqual([["results.2", "no_text"]])
    const alone = await read(file("list.json", JSON.stringify([one, two])))
    expect(alone.memories).toEqual(under.memories)
  })

  test("a document that is cut off, or no UTF-8, ends there and says so", async () => {
    const whole = JSON.stringify({ results: [one, two] })
    const cut = await read(file("cut.json", whole.slice(0, -40)))
    expect(cut.contents).toEqual(["Works at a bakery"])
    expect(cut.left).toMatchObject([{ code: "file_broken", message: expect.stringContaining("cut off") }])
    const latin = await read(file("latin.json", Buffer.from(whole.replace("nuts", "caf\xe9"), "latin1")))
    expect(latin.left).toMatchObject([{ code: "file_broken", message: expect.stringContaining("UTF-8") }])
  })
})

test("the reference server's graph is read as sentences that stand alone, each under a name of its own", async () => {
  const lines = [
    { type: "entity", name: "Ada", entityType: "person", observations: ["Speaks Welsh", "Ada likes rain"] },
    { type: "entity", name: "Waffle", entityType: "cat", observations: [] },
    { type: "relation", from: "Ada", to: "Waffle", relationType: "lives_with" },
  ]
  const found = await read(file("memory.json", `${lines.map((line) => JSON.stringify(line)).join("\n")}\n{"type":"ent`))
  expect(found.format).toBe("mcp-server-memory")
  expect(found.contents).toEqual(["Ada: Speaks Welsh", "Ada likes rain", "Waffle is a cat", "Ada lives with Waffle"])
  expect(new Set(found.memories.map(({ id }) => id)).size).toBe(4)
  expect(codes(found.left)).toEqual([["line 4", "line_broken"]])
})

test("both forms of Letta's agent file give blocks by line and messages by whom", async () => {
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
  expect(several.left.map(({ code }) => code)).toEqual(["no_text", "no_text"])
  const old = await read(file("one.af", JSON.stringify({ agent_type: "memgpt_agent", core_memory: blocks, messages })))
  expect(old.contents.toSorted()).toEqual(several.contents.toSorted())
})

describe("Markdown", () => {
  test("notes are read by item and paragraph, and no link out of the folder is followed", async () => {
    const notes =
      "# People\n\n## Allergies\n- nuts <!-- importance: 9 -->\n\nAda moved to Oslo\nand likes it there.\n```\n- code\n\n# no heading\n```\n"
    file("notes/MEMORY.md", `---\ntitle: x\n---\n${notes}`)
    file("notes/2026-02-03.md", "* [x] Booked the train to Bergen for the whole family\n\n---\n***\n")
    file("notes/b\u001b[31m.md", "Has a strange name, and is read all the same\n")
    file("notes/.git/HEAD.md", "is not read")
    file("notes/latin.md", Buffer.from("caf\xe9", "latin1"))
    file("secret.md", "Not meant to be read")
    symlinkSync(join(folder, "secret.md"), join(folder, "notes", "link.md"))
    symlinkSync(folder, join(folder, "notes", "up"))
    const { memories, left } = await read(join(folder, "notes"))
    expect(memories).toMatchObject([
      { content: "Booked the train to Bergen for the whole family", type: "episodic", createdAt: "2026-02-03" },
      { content: "Allergies: nuts", importance: 0.9, metadata: { file: "MEMORY.md", heading: "People / Allergies" } },
      { content: "Ada moved to Oslo\nand likes it there.\n```\n- code\n\n# no heading\n```" },
      { content: "Has a strange name, and is read all the same", metadata: { file: "b\uFFFD[31m.md" } },
    ])
    expect(codes(left)).toEqual([
      ["link.md", "symbolic_link"],
      ["up", "symbolic_link"],
      ["latin.md", "not_utf8"],
    ])
  })
})

describe("what is no such file", () => {
  test.each([
    ["a ZIP archive", "PK\u0003\u0004../../etc/passwd"],
    ["text in UTF-16", Buffer.from("\ufeff{}", "utf16le")],
    ["a tar archive", Buffer.concat([Buffer.alloc(257), Buffer.from("ustar")])],
    ["packed with zstd", Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
  ])("is refused by name: %s", async (what, content) => {
    const refused = await formatOf(file("strange.bin", content), undefined).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Stop)
    expect(refused).toMatchObject({
      exit: 1,
      code: "file_unreadable",
      message: expect.stringContaining(what),
      remedy: expect.stringMatching(/\w/),
    })
  })

  test("is told from what does not show what it is, and from what is not there", async () => {
    await expect(formatOf(join(folder, "none"), undefined)).rejects.toMatchObject({ code: "file_missing" })
    await expect(formatOf(file("x.bin", "hello"), undefined)).rejects.toMatchObject({
      exit: 2,
      remedy: expect.stringContaining("--from"),
    })
    await expect(formatOf(file("y.json", "{}"), "omniroute")).rejects.toMatchObject({ code: "file_unreadable" })
    await expect(formatOf(folder, "mem0")).rejects.toMatchObject({ exit: 2, remedy: "Use --from markdown." })
  })
})
