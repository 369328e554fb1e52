import type { ImportReport, RouteOutput, Routes } from "@keepsake/api"
import { type ForeignFormat, readForeignFile } from "@keepsake/server/foreign"
import { describe, expect, it } from "vitest"
import { ask, type Keepsake, keepsake } from "./keepsake.ts"

async function imported(
  one: Keepsake,
  query: string,
  body: string | Uint8Array<ArrayBuffer>,
  type = "application/json",
): Promise<ImportReport> {
  const response = await fetch(`${one.url}/api/import?${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${one.admin}`, "content-type": type },
    body,
  })
  const answer: unknown = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  // What the table's schema says of status 200.
  return answer as ImportReport
}

async function listed({ url, admin }: Keepsake): Promise<RouteOutput<Routes["listMemories"]>> {
  const { body } = await ask(url, "listMemories", { key: admin })
  // What the table's schema says of status 200.
  return body as RouteOutput<Routes["listMemories"]>
}

const entity = { type: "entity", name: "Ada", entityType: "person", observations: ["Speaks Welsh", "Likes rain"] }
const fileOf = (line: unknown) => ({ bytes: chunksOf(JSON.stringify(line)), name: "memory.jsonl" })
async function* chunksOf(text: string) {
  yield Buffer.from(text)
}
const mem0 = {
  results: [
    { id: "m1", memory: "Works at a bakery", created_at: "2020-03-01T10:00:00Z" },
    { id: "m2", memory: "Is allergic to nuts" },
    { id: "m3" },
  ],
}
const agent = {
  agents: [{ id: "a", messages: [{ id: "m1", role: "user", content: "I moved to Lisbon" }] }],
  blocks: [{ label: "human", value: "Name: Sarah" }],
}

describe("an unmodified file of another system", () => {
  it.each([
    ["mcp-server-memory", `${JSON.stringify(entity)}\n`, "application/x-ndjson", 2],
    ["mem0", JSON.stringify(mem0), "application/json", 2],
    ["letta", JSON.stringify(agent), "application/json", 2],
    [
      "markdown",
      "# Home\n\n- The boiler is behind the kitchen wall\n- Bins go out on Monday evening\n",
      "text/markdown",
      2,
    ],
  ])("is read and kept: %s; again it changes nothing", async (from, body, type, memories) => {
    const one = await keepsake()
    const query = `from=${from}&file=notes.md&modifiedAt=2026-01-05T09:00:00Z`
    const previewed = await imported(one, `${query}&dryRun=true`, body, type)
    expect(previewed).toMatchObject({ dryRun: true, did: { created: memories }, broken: null })
    expect((await listed(one)).total).toBe(0)
    expect(await imported(one, query, body, type)).toMatchObject({ did: { created: memories } })
    expect(await imported(one, query, body, type)).toMatchObject({ did: { created: 0, unchanged: memories } })
  })

  it("is previewed with invalid entries, deleted memories and memories hidden by retention", async () => {
    const one = await keepsake()
    const body = JSON.stringify(mem0)
    await imported(one, "from=mem0", body)
    for (const { id } of (await listed(one)).data)
      await ask(one.url, "deleteMemory", { key: one.admin, path: `/api/memory/${id}` })
    const { skipped } = await imported(one, "from=mem0&dryRun=true", body)
    expect(skipped).toMatchObject({ total: 3, byCode: { deleted: 2, no_text: 1 } })
    expect(skipped.first.find(({ code }) => code === "no_text")).toMatchObject({ line: 0, where: "results.2" })
    const other = await keepsake()
    await ask(other.url, "changeSettings", { key: other.admin, body: { set: { "memory.retentionDays": 30 } } })
    expect(await imported(other, "from=mem0&dryRun=true", body)).toMatchObject({ did: { created: 2 }, hidden: 1 })
  })

  it("that is truncated or of another kind is reported, and entries before the fault are imported", async () => {
    const one = await keepsake()
    const cut = await imported(one, "from=mem0&file=mem0.json", JSON.stringify(mem0).slice(0, -8))
    expect(cut).toMatchObject({ did: { created: 2 }, skipped: { byCode: { file_broken: 1 } } })
    expect(cut.broken).toBe("mem0.json: It cannot be read to its end: it is cut off, or no JSON")
    for (const from of ["mem0", "letta"]) {
      expect(await imported(one, `from=${from}`, "{}")).toMatchObject({ skipped: { byCode: { no_memories: 1 } } })
    }
    const words = await imported(one, "from=mcp-server-memory", "no entity\n")
    expect(words).toMatchObject({ skipped: { byCode: { line_broken: 1 } }, broken: expect.stringMatching(/^line 1: /) })
  })

  it("is reported if it is not UTF-8, and nothing garbled is imported", async () => {
    const one = await keepsake()
    const lines = [entity, { ...entity, name: "Zo\u00eb" }].map((line) => `${JSON.stringify(line)}\n`).join("")
    const latin = await imported(one, "from=mcp-server-memory", Uint8Array.from(Buffer.from(lines, "latin1")))
    expect(latin).toMatchObject({
      did: { created: 2 },
      skipped: { first: [{ where: "line 2", code: "not_utf8" }] },
      broken: "line 2: It is no text in UTF-8",
    })
    expect((await listed(one)).data.map(({ content }) => content)).not.toContainEqual(expect.stringContaining("Zo"))
  })

  it("reports observations that are not text, and imports text observations in any notation", async () => {
    const one = await keepsake()
    const long = "Has a sister in Cardiff ".repeat(25)
    const lines = [
      { ...entity, observations: [5, null, "Speaks Welsh", { text: "Likes rain" }, " "] },
      { type: "entity", name: "Bob", entityType: "person", observations: "Plays the viola" },
      { type: "entity", name: "Eve", entityType: "person", observations: [`${long}and a dog`, `${long}and a cat`] },
    ]
    const { did, skipped } = await imported(
      one,
      "from=mcp-server-memory",
      lines.map((line) => JSON.stringify(line)).join("\n"),
    )
    expect(did.created).toBe(4)
    expect(skipped.first.map(({ where, code, message }) => [where, code, message])).toEqual(
      [1, 2, 4, 5].map((n) => ["line 1", "no_text", `Observation ${n} of it is no text`]),
    )
    const contents = (await listed(one)).data.map(({ content }) => content)
    expect(contents).toEqual(expect.arrayContaining(["Ada: Speaks Welsh", "Bob: Plays the viola"]))
  })

  it("takes linear time in the number of observations, regardless of the length and repetition of names", async () => {
    const a = (length: number) => "a".repeat(length)
    const processorTime = async (size: number) => {
      const named = { ...entity, name: `${a(450)}b${a(450)}`, observations: [a(size)] }
      const before = process.cpuUsage()
      await Array.fromAsync(readForeignFile("mcp-server-memory", fileOf(named)))
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    await processorTime(500_000)
    expect(await processorTime(3_000_000)).toBeLessThan(Math.max(25, await processorTime(500_000)) * 18)
    const long = { ...entity, name: a(100_000), observations: Array.from({ length: 100_000 }, () => "a") }
    const read = await Array.fromAsync(readForeignFile("mcp-server-memory", fileOf(long)))
    expect(read.map((one) => ("left" in one ? one.left.code : "kept"))).toEqual(["limit_exceeded"])
  })

  it.each<[ForeignFormat, string, string]>([
    ["mcp-server-memory", '{"type":"entity","name":"', "line 1: limit_exceeded"],
    ["mem0", '{"results":[{"memory":"', "a value is over the limit of 4 MiB"],
    ["mem0", '{"results":[{"memory":"Plays chess","metadata":[1', "a value is over the limit of 4 MiB"],
    ["mem0", '{"title":"', "a value is over the limit of 4 MiB"],
    ["letta", '{"blocks":[{"label":"human","value":"', "a value is over the limit of 4 MiB"],
    ["markdown", "", "big: too_large"],
  ])("is held to 4 MiB, or 8 MiB of notes, and no more: %s %s", async (format, beginning, said) => {
    let read = 0
    async function* bytes() {
      yield Buffer.from(beginning)
      const filling = Buffer.alloc(65_536, beginning.endsWith("[1") ? ",1" : "x")
      for (; read < 64 * 1024 * 1024; read += filling.length) yield filling
    }
    const told: string[] = []
    try {
      for await (const one of readForeignFile(format, { bytes: bytes(), name: "big" }))
        told.push("left" in one ? `${one.left.where}: ${one.left.code}` : one.content)
    } catch (error) {
      told.push(error instanceof Error ? error.message : "")
    }
    expect(told).toEqual([said])
    // The rest of a line that is too long is read on and not kept.
    if (format !== "mcp-server-memory") expect(read).toBeLessThan(9 * 1024 * 1024)
  })

  it("may contain more than 4 MiB that are not memories, and has the same nesting limit as a line", async () => {
    const one = await keepsake()
    const tools = Array.from({ length: 6_000 }, (_, n) => ({ name: `tool ${n}`, source_code: "pass\n".repeat(200) }))
    expect(await imported(one, "from=letta", JSON.stringify({ tools, ...agent }))).toMatchObject({
      did: { created: 2 },
      broken: null,
    })
    const deep = `{"results":[{"memory":"Plays go","metadata":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}]}`
    expect(await imported(one, "from=mem0", deep)).toMatchObject({
      did: { created: 0 },
      broken: "the file: It cannot be read to its end: it is over the limit of 100 levels of JSON",
    })
  })

  it("cannot be sent by a page elsewhere: content types that need no asking are refused", async () => {
    const one = await keepsake()
    for (const type of ["text/plain", "multipart/form-data", "application/x-www-form-urlencoded"]) {
      const { status } = await fetch(`${one.url}/api/import?from=markdown`, {
        method: "POST",
        headers: { authorization: `Bearer ${one.admin}`, "content-type": type },
        body: "- a note",
      })
      expect(status).toBe(415)
    }
  })
})
