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
  const [file] = await search({ corpus: "files" })
  const { content } = await call(client, "memory_forget", { ids: [file?.id] })
  expect(content).toMatchObject({ forgotten: 1, note: expect.stringContaining("boat.md#L3-L4") })
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
  // Flagged ones first, then salient ones, whatever matches best.
  await view.add("The paint for the hull and the deck was bought in Ludlow, for the boat too", { pinned: true })
  const salient = await view.add("The harbour master of Ludlow looks after every boat in winter", { importance: 0.9 })
  const faint = await view.add("Boat, boat, boat", { importance: 0.3 })
  const ordered = await search({})
  const placeOf = ({ memory: { id } }: typeof faint) => ordered.findIndex((one) => one.id === id)
  expect(ordered[0]?.text).toMatch(/paint/)
  expect(placeOf(salient)).toBeGreaterThan(0)
  expect(placeOf(salient)).toBeLessThan(placeOf(faint))
  const episodes = await search({ scope: "episodes" })
  expect(episodes).toHaveLength(1)
  expect(episodes[0]).toMatchObject({ text: expect.stringContaining("Reply:"), date: "2026-01-05" })
  expect(episodes[0]?.topics).toContain("boat")
  await view.remember("We decided to sell the old trailer in Ludlow.", { session: "trailer" })
  await view.summarize({ session: "trailer", dryRun: false })
  const [trailer] = await search({ scope: "episodes", query: "trailer" })
  expect(trailer?.decisions).toEqual([expect.stringContaining("sell the old trailer")])
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

test("with upkeep a proposal is made, shown, taken and undone, and conversations are summarised after a look", async () => {
  const memory = await boats()
  const owner = { tenant: tenantOf("default") }
  const twice = ["Plays the cello", "Plays the cello."].map((content, place) => {
    const id = `0198f000-0000-7000-8000-00000000000${place}`
    const kind = { type: "factual", category: "fact", importance: 0.9, status: "active" } as const
    const rest = {
      source: { origin: "manual" },
      metadata: {},
      createdAt: place,
      updatedAt: place,
      revision: 1,
    } as const
    return { memory: { id, pool: "-/-", owner, content, ...kind, ...rest }, history: [] }
  })
  await memory.restore(twice, { by: "test" })
  for (const hobby of ["sailing", "chess", "pottery", "archery"]) await memory.for(owner).add(`Enjoys ${hobby}`)
  const { url, user, stranger } = await keepsake({ aliases: ["upkeep"] }, memory)
  const client = await connected(url, user)
  const consolidate = async (input: object) => (await call(client, "memory_consolidate", { ...input })).content
  const proposed = await consolidate({ action: "propose" })
  const merge = { kind: "merge", state: "open", with: expect.stringMatching("cello") }
  expect(proposed).toMatchObject({ changes: [merge, { kind: "archive" }] })
  const [{ id }] = proposed.runs as [{ id: string }]
  expect(await consolidate({})).toMatchObject({ runs: [{ id, state: "open", open: 2 }] })
  expect(await call(client, "memory_consolidate", { action: "take", id, items: [7] })).toMatchObject({ failed: true })
  expect(await call(client, "memory_consolidate", { action: "take" })).toMatchObject({ failed: true })
  const other = await connected(url, stranger)
  expect(await call(other, "memory_consolidate", { action: "take", id })).toMatchObject({ failed: true })
  expect(await consolidate({ action: "take", id, items: [0] })).toMatchObject({ runs: [{ open: 1 }] })
  expect(await consolidate({ action: "undo", id })).toMatchObject({ runs: [{ state: "undone" }] })
  const summarize = async (input: object) => (await call(client, "memory_summarize", { ...input })).content
  const session = "mast"
  await memory.for(owner).remember("The mast of oak arrives on 14 May.", { session })
  const dry = await summarize({ session })
  expect(dry).toMatchObject({ total: 1, summaries: [{ text: expect.stringContaining("14 May") }] })
  const { run } = await summarize({ session, write: true })
  expect(await summarize({ session })).toMatchObject({ total: 0 })
  expect(await summarize({ undo: run })).toMatchObject({ total: 1 })
})
