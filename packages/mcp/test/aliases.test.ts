import { createMemory, tenantOf } from "@keepsake/core"
import { expect, test } from "vitest"
import { call, connected, keepsake } from "./keepsake.ts"

type Hit = Readonly<Record<string, unknown>>

/** A pool with a fact, a conversation, its summary and a document, which all are about the same boat. */
async function boats() {
  let now = Date.UTC(2026, 0, 5, 10)
  const memory = await createMemory({ now: () => now })
  const view = memory.for({ tenant: tenantOf("default") })
  await view.remember(
    [
      { role: "user", text: "My boat is called Waffle and it lies in Ludlow." },
      { role: "assistant", text: "Waffle is a fine name for a boat." },
      { role: "user", text: "The mast of the boat broke in the storm, so I ordered one of oak." },
      { role: "assistant", text: "Oak masts last." },
    ],
    { session: "harbour" },
  )
  const notes = await view.documents("/notes")
  const statements = ["The boat manual says that the boat engine takes diesel."]
  await notes.put({
    path: "boat.md",
    fingerprint: "1",
    hash: "1",
    trusted: true,
    parts: [{ statements, firstLine: 3, lastLine: 4 }],
  })
  now += 40 * 86_400_000
  await view.summarize({ dryRun: false })
  return memory
}

test("memory_search of OpenClaw searches the corpus that is asked for, with lines of files, and cuts by minScore", async () => {
  const { url, user } = await keepsake({ aliases: ["openclaw"] }, await boats())
  const client = await connected(url, user)
  const search = async (input: object) => {
    const { content } = await call(client, "memory_search", { query: "boat", ...input })
    return content.results as readonly Hit[]
  }
  const sourcesOf = (hits: readonly Hit[]) => [...new Set(hits.map(({ source }) => source))].toSorted()
  expect(sourcesOf(await search({ maxResults: 20 }))).toEqual(["files", "memory", "sessions"])
  expect(await search({ corpus: "files" })).toEqual([
    expect.objectContaining({ source: "files", path: "boat.md", startLine: 3, endLine: 4, citation: "boat.md#L3-L4" }),
  ])
  expect(sourcesOf(await search({ corpus: "sessions" }))).toEqual(["sessions"])
  const facts = await search({ corpus: "memory" })
  expect(facts.map(({ snippet }) => snippet).join()).toContain("Waffle")
  expect(sourcesOf(facts)).toEqual(["memory"])
  const scores = (await search({ minScore: 0.9, maxResults: 20 })).map(({ score }) => Number(score))
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.9 * Math.max(...scores))
  expect(await call(client, "memory_search", { query: "boat", corpus: "wiki" })).toMatchObject({ failed: true })
})

test("search_memory of Osaurus answers pinned, episodes and transcript, each with its own alone, and neighbours on demand", async () => {
  const memory = await boats()
  const view = memory.for({ tenant: tenantOf("default") })
  await view.add("The boat has a red hull")
  const { url, user } = await keepsake({ aliases: ["osaurus"] }, memory)
  const client = await connected(url, user)
  const search = async (input: object) => {
    const { content } = await call(client, "search_memory", { query: "boat", ...input })
    return content.memories as readonly Hit[]
  }
  const pinned = await search({})
  expect(pinned.map(({ text }) => text).join("\n")).toMatch(/red hull/)
  expect(pinned.map(({ text }) => text).join("\n")).not.toMatch(/fine name|Reply:/)
  const episodes = await search({ scope: "episodes" })
  expect(episodes).toHaveLength(1)
  expect(episodes[0]).toMatchObject({ text: expect.stringContaining("Reply:") })
  const transcript = await search({ scope: "transcript", query: "mast", neighbors: 1 })
  expect(transcript[0]).toMatchObject({ text: expect.stringMatching(/^The mast/), session: "harbour" })
  expect(transcript[0]?.around).toEqual(expect.arrayContaining([expect.stringContaining("fine name")]))
  expect((await search({ scope: "transcript" })).every((one) => one.around === undefined)).toBe(true)
})

test("memory_search finds facts, episodes, turns or all, and the messages around one on demand", async () => {
  const memory = await boats()
  await memory.for({ tenant: tenantOf("default") }).add("The boat has a red hull")
  const { url, user } = await keepsake({}, memory)
  const client = await connected(url, user)
  const search = async (input: object) => {
    const { content } = await call(client, "memory_search", { query: "boat mast", ...input })
    return content.memories as readonly Hit[]
  }
  const texts = async (input: object) => (await search(input)).map(({ text }) => String(text)).join("\n")
  expect(await texts({ kinds: "facts" })).toMatch(/red hull/)
  expect(await texts({ kinds: "facts" })).not.toMatch(/fine name|Reply:/)
  expect(await texts({ kinds: "episodes" })).toMatch(/Reply:/)
  expect(await texts({ kinds: "turns" })).toMatch(/The mast/)
  expect(await texts({ kinds: "turns" })).not.toMatch(/red hull|Reply:/)
  const all = await texts({ kinds: "all", limit: 20 })
  for (const words of ["red hull", "The mast", "Reply:"]) expect(all).toContain(words)
  expect(await texts({ kinds: "turns", detail: "around" })).toMatch(/^… .*fine name.*\nThe mast/m)
  expect(await texts({})).not.toMatch(/^… /m)
})
