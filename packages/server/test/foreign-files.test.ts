import type { Imported, Output, Routes } from "@keepsake/api"
import { describe, expect, it } from "vitest"
import { ask, type Keepsake, keepsake } from "./keepsake.ts"

async function imported(one: Keepsake, query: string, body: string, type = "application/json"): Promise<Imported> {
  const response = await fetch(`${one.url}/api/import?${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${one.admin}`, "content-type": type },
    body,
  })
  const answer: unknown = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  // What the table's schema says of status 200.
  return answer as Imported
}

async function listed({ url, admin }: Keepsake): Promise<Output<Routes["listMemories"]>> {
  const { body } = await ask(url, "listMemories", { key: admin })
  // What the table's schema says of status 200.
  return body as Output<Routes["listMemories"]>
}

const entity = { type: "entity", name: "Ada", entityType: "person", observations: ["Speaks Welsh", "Likes rain"] }
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

describe("another system's file, sent as it stands", () => {
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

  it("is previewed with what is no memory, what was deleted here, and what retention would hide", async () => {
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

  it("that breaks off, or is none of its kind, is told of in a sentence and costs nothing that came before", async () => {
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
