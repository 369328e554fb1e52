import { createMemory } from "@keepsake/core"
import { expect, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

const DAY_MS = 86_400_000

/** A server with a conversation that has been quiet for 40 days. */
async function withConversation() {
  const clock = { now: Date.now() - 40 * DAY_MS }
  const memory = await createMemory({ now: () => clock.now })
  const running = await keepsake({ memory })
  const said = [
    { role: "user", text: "My sister Ines visits on 14 May. We want to see the tile museum together." },
    { role: "assistant", text: "The tile museum opens at 10:00 and closes on Mondays." },
    { role: "user", text: "Her train from Porto arrives at 11:35, so we go after lunch." },
  ] as const
  await memory.for({ user: "ada" }).remember(said, { session: "visit" })
  clock.now = Date.now()
  return running
}

test("conversations are summarized after a dry run, listed as episodes, and undone", async () => {
  const { url, user } = await withConversation()
  const named = { user: "ada" }
  const summarize = (body: object) => ask(url, "summarizeMemories", { key: user, body: { ...named, ...body } })
  const episodes = async (query = "") =>
    Object((await ask(url, "listEpisodes", { key: user, path: `/api/episodes?user=ada${query}` })).body).data
  expect(await summarize({})).toMatchObject({
    status: 200,
    body: { dryRun: true, runId: null, originalCount: 3, summarizedCount: 1, summaryIds: [], deletedCount: 0 },
  })
  expect(await episodes()).toEqual([])
  const written = Object((await summarize({ dryRun: false })).body)
  expect(await episodes()).toMatchObject([{ session: "visit", turns: 3, summary: written.candidates[0].content }])
  expect(await episodes("&q=museum")).toHaveLength(1)
  const undo = (key: string, body: object) => ask(url, "undoSource", { key, body })
  expect((await undo(user, { user: "bob", run: written.runId })).status).toBe(404)
  expect((await undo(user, { ...named, run: written.runId })).body).toMatchObject({ restored: written.summaryIds })
  expect(await episodes()).toEqual([])
  expect((await summarize({ olderThanDays: 60 })).body).toMatchObject({ candidates: [] })
})

test("a search finds facts, episodes, turns or all, and the messages around one", async () => {
  const { url, user } = await withConversation()
  await add(url, user, { content: "Works at the tile museum", user: "ada", category: "fact" })
  await ask(url, "summarizeMemories", { key: user, body: { user: "ada", dryRun: false } })
  const find = async (body: object) => {
    const answer = await ask(url, "searchMemories", { key: user, body: { query: "tile museum", user: "ada", ...body } })
    return Object(answer.body).data as { memory: { category: string; content: string }; neighbors?: unknown[] }[]
  }
  const categories = async (kinds: string) => [...new Set((await find({ kinds })).map(({ memory }) => memory.category))]
  const facts = await categories("facts")
  expect(facts).toContain("fact")
  expect(facts.filter((category) => category === "turn" || category === "summary")).toEqual([])
  expect(await categories("turns")).toEqual(["turn"])
  expect(await categories("episodes")).toContain("summary")
  const all = (await find({})).map(({ memory }) => memory.category)
  expect(all).toEqual(expect.arrayContaining(["fact", "turn", "summary"]))
  expect(all.at(-1)).toBe("summary")
  const around = await find({ kinds: "turns", neighbors: 1 })
  const reply = around.find(({ memory }) => memory.content.includes("10:00"))
  expect(reply?.neighbors).toMatchObject([
    { content: expect.stringContaining("Ines") },
    { content: expect.stringContaining("11:35") },
  ])
})

test("summaries of months cover what is over, are found by time, and are left out of a list of facts", async () => {
  const { url, user } = await withConversation()
  const body = { user: "ada", per: "month", dryRun: false, olderThanDays: 1 }
  const written = Object((await ask(url, "summarizeMemories", { key: user, body })).body)
  expect(written.candidates).toMatchObject([{ session: null, month: expect.stringMatching(/^20\d\d-\d\d$/), turns: 3 }])
  const episodes = async (query: string) =>
    Object((await ask(url, "listEpisodes", { key: user, path: `/api/episodes?user=ada${query}` })).body).data
  const [episode] = await episodes("")
  expect(episode).toMatchObject({ session: null, decisions: [], actionItems: [], memory: { category: "summary" } })
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  expect(await episodes(`&from=${day(Date.parse(episode.until) - DAY_MS)}`)).toHaveLength(1)
  expect(await episodes(`&before=${day(Date.parse(episode.until) - DAY_MS)}`)).toEqual([])
  const listed = Object((await ask(url, "listMemories", { key: user, path: "/api/memory?user=ada" })).body)
  expect(listed.data.map((one: { category: string }) => one.category)).not.toContain("summary")
  expect(listed).toMatchObject({ turns: 3 })
})

test("a memory tells what it contradicts, with both texts", async () => {
  const { url, user } = await keepsake({ memory: await createMemory() })
  const about = { subject: "user", attribute: "home" }
  const put = (content: string, origin: string) =>
    ask(url, "addMemory", { key: user, body: { user: "ada", content, about, origin } })
  const stands = Object((await put("Lives in Porto", "manual")).body)
  const weaker = Object((await put("Lives in Madrid", "assistant")).body)
  expect(weaker).toMatchObject({ did: "conflicting", conflicts: [{ id: stands.id, content: "Lives in Porto" }] })
  expect(stands.conflicts).toEqual([])
  const read = await ask(url, "getMemory", { key: user, path: `/api/memory/${weaker.id}?user=ada` })
  expect(read.body).toMatchObject({
    memory: { content: "Lives in Madrid", salience: expect.any(Number), salienceBase: expect.any(Number) },
    conflicts: [{ id: stands.id, content: "Lives in Porto", status: "active" }],
  })
})
