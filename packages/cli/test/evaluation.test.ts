import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const memories = [
  { id: "m1", session: "s1", role: "user", text: "My train to Leeds leaves at 7:40 every weekday morning." },
  { id: "m2", session: "s1", role: "assistant", text: "Then the 6:55 bus gets you to the station in time." },
  { id: "m3", session: "s2", role: "user", text: "I repotted the lemon tree on the balcony today." },
  { id: "m4", session: "s2", role: "assistant", text: "Lemon trees like a slightly acid soil." },
  { id: "m5", category: "preference", text: "Prefers oat milk in coffee" },
]
const queries = [
  { qid: "q1", query: "When does my train to Leeds leave?", relevantIds: ["m1"], category: "turn" },
  { qid: "q2", query: "Which milk do I take in my coffee?", relevantIds: ["m5"], category: "fact" },
  { qid: "q3", query: "Thanks a lot, goodbye!", relevantIds: [], abstain: true, category: "turn" },
]

function folder(
  memoryLines: readonly object[] = memories,
  queryLines: readonly object[] = queries,
  zip = false,
): string {
  const path = join(place.folder, "set")
  mkdirSync(path, { recursive: true })
  for (const [name, lines] of Object.entries({ memories: memoryLines, queries: queryLines })) {
    const text = lines
      .map((line, index) => JSON.stringify({ owner: "ada", createdAt: `2026-03-01T09:0${index}:00Z`, ...line }))
      .join("\n")
    writeFileSync(join(path, `${name}.jsonl${zip ? ".gz" : ""}`), zip ? gzipSync(text) : text)
  }
  return path
}

describe("keepsake eval", () => {
  test("--extract measures with the facts that are read in the turns, each for its line", async () => {
    const told = [
      { id: "t1", session: "s1", role: "user", text: "I'm allergic to peanuts. What can I bake on Sunday?" },
      { id: "t2", session: "s1", role: "assistant", text: "A lemon cake goes down well." },
    ]
    const asked = [{ qid: "q1", query: "What am I allergic to?", relevantIds: ["t1"], category: "fact" }]
    const data = folder(told, asked)
    const plain = JSON.parse((await place.run(["eval", data, "--json"])).stdout)
    const read = JSON.parse((await place.run(["eval", data, "--extract", "--json"])).stdout)
    expect(plain).toMatchObject({ metrics: { "R@1": 100, "R@500tok": 100 }, config: { extractor: "none" } })
    expect(read).toMatchObject({ metrics: { "R@1": 100, "R@500tok": 100 }, config: { extractor: "rules" } })
    expect(read.load.bytes).toBeGreaterThan(0)
  })

  test("reaches the measured recall on the built-in set; lower figures are a regression", async () => {
    const { metrics, sessions, gate, queries } = JSON.parse((await place.run(["eval", "--json"])).stdout)
    expect(queries).toBe(95)
    // A little under what was measured.
    expect(metrics["R@10"]).toBeGreaterThanOrEqual(90)
    expect(metrics["nDCG@10"]).toBeGreaterThanOrEqual(76)
    expect(metrics["R@500tok"]).toBeGreaterThanOrEqual(86)
    expect(sessions["H@5"]).toBeGreaterThanOrEqual(94)
    expect(gate.answerableInjected).toBeGreaterThanOrEqual(83)
    expect(gate.abstainInjected).toBeLessThanOrEqual(6)
  })

  test("measures a folder through the product's memory, reproducibly", async () => {
    const first = JSON.parse((await place.run(["eval", folder(), "--json"])).stdout)
    expect(first).toMatchObject({
      queries: 3,
      abstain: 1,
      metrics: {
        "R@1": 100,
        "R@5": 100,
        "R@10": 100,
        "H@5": 100,
        MRR: 100,
        "nDCG@10": 100,
        "R@500tok": 100,
        "R@2000tok": 100,
        "R@block": 100,
      },
      sessions: { "R@1": 100, "H@5": 100 },
      byCategory: { turn: { queries: 2, abstain: 1 }, fact: { queries: 1, sessions: { "R@1": null } } },
      gate: { answerableInjected: 100, abstainInjected: 0 },
      load: { memories: 5 },
    })
    const { latencyMs: _, load: __, ...again } = JSON.parse((await place.run(["eval", folder(), "--json"])).stdout)
    expect(first).toMatchObject(again)
  })

  test("ranks changed memories, and counts only the rest in the block", async () => {
    const lines = [
      { id: "t1", session: "s1", role: "user", text: "I live in Porto." },
      { id: "t2", session: "s1", role: "assistant", text: "A fine place." },
      { id: "t3", session: "s2", role: "user", text: "I moved to Oslo, I live in Oslo now." },
    ]
    const asked = [{ qid: "q1", query: "Where do I live?", relevantIds: ["t1", "t3"], category: "fact" }]
    const { stdout } = await place.run(["eval", folder(lines, asked), "--extract", "--json"])
    expect(JSON.parse(stdout).metrics).toMatchObject({ "R@10": 100, "R@block": 50 })
  })

  test("prints a table, and progress on stderr", async () => {
    const { code, stdout, stderr } = await place.run(["eval", folder(), "--k", "1,3", "--budget", "100"])
    expect(code).toBe(0)
    expect(stdout).toMatch(/QUERIES +R@1 +R@3 +H@5 +MRR +nDCG@10 +R@100tok +R@block\nmemories +2 +100\.0/)
    expect(stderr).toContain("Stored 5 memories from 5 lines")
  })

  test("reads gzipped files, and writes the figures of each query to --out", async () => {
    const { code } = await place.run(["eval", folder(memories, queries, true), "--out", "out.json", "--limit", "1"])
    expect(code).toBe(0)
    const out = JSON.parse(readFileSync(join(place.folder, "out.json"), "utf8"))
    expect(out.perQuery).toEqual([
      expect.objectContaining({ qid: "q1", metrics: expect.objectContaining({ "R@1": 100 }), missed: [] }),
    ])
  })

  test("a conversation that occurs twice in the data, at another time, is stored once", async () => {
    const again = memories.slice(0, 2).map((line) => ({ ...line, createdAt: "2026-03-09T09:00:00Z" }))
    const { stderr, code } = await place.run(["eval", folder([...memories, ...again])])
    expect(code).toBe(0)
    expect(stderr).toContain("Stored 5 memories from 7 lines")
  })

  test.each([
    ["a wrong line", [...memories, { id: 7, text: "x" }], queries, "memories.jsonl, line 6: id: "],
    [
      "an id that is there twice",
      [...memories, { id: "m1", text: "x" }],
      queries,
      'line 6: the id "m1" of ada is already',
    ],
    ["a date that is none", [{ id: "m1", text: "x", createdAt: "2026-02-31x" }], [], "line 1: createdAt: not an ISO"],
    [
      "a relevant id that is nobody's",
      memories,
      [{ qid: "q", query: "x", relevantIds: ["m9"] }],
      'line 1: the query "q" names "m9"',
    ],
    ["a query without relevant ids", memories, [{ qid: "q", query: "x" }], "queries.jsonl, line 1: relevantIds: "],
  ])("%s is exit 1 with the line", async (_, memoryLines, queryLines, sentence) => {
    const { code, stdout, stderr } = await place.run(["eval", folder(memoryLines, queryLines)])
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" })
    expect(stderr).toContain(sentence)
  })

  test("invalid JSON is exit 1 with the line", async () => {
    const path = folder()
    writeFileSync(join(path, "queries.jsonl"), '\n{"owner": "ada",\n')
    const { code, stderr } = await place.run(["eval", path])
    expect(code).toBe(1)
    expect(stderr).toContain("queries.jsonl, line 2: invalid JSON")
  })

  test("sets two runs side by side, query by query", async () => {
    const path = folder()
    await place.run(["eval", path, "--out", "all.json"])
    await place.run(["eval", path, "--out", "recent.json", "--strategy", "recent"])
    const { code, stdout } = await place.run(["eval", "diff", "all.json", "recent.json"])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^3 queries in both\n/)
    expect(stdout).toMatch(/nDCG@10 +-\d/)
    const same = JSON.parse((await place.run(["eval", "diff", "all.json", "all.json", "--json"])).stdout)
    expect(same).toMatchObject({ queries: 3, better: [], worse: [], metrics: { MRR: { mean: 0, low: 0, high: 0 } } })
    expect(await place.run(["eval", "diff", "all.json", "nothing.json"])).toMatchObject({ code: 2 })
    writeFileSync(join(place.folder, "other.json"), "[]")
    expect(await place.run(["eval", "diff", "all.json", "other.json"])).toMatchObject({ code: 1 })
  })

  test("measures what the extractor creates from labelled turns", async () => {
    const lines = [
      {
        id: "1",
        role: "user",
        text: "My dog is called Biscuit.",
        label: "evidence",
        qa: [{ question: "?", answer: "Biscuit" }],
      },
      { id: "2", role: "user", text: "How do I sort a list in Python?", label: "generic" },
    ]
    writeFileSync(join(place.folder, "turns.jsonl"), lines.map((line) => JSON.stringify(line)).join("\n"))
    const { stdout } = await place.run(["eval", "--extraction", "turns.jsonl", "--json"])
    expect(JSON.parse(stdout)).toMatchObject({ turns: 2, answerKept: 100, evidenceFound: 100, falseAlarms: 0 })
    const none = await place.run(["eval", "--extraction", "turns.jsonl", "--json"], { KEEPSAKE_EXTRACTOR: "none" })
    expect(JSON.parse(none.stdout)).toMatchObject({ turns: 2, answerKept: 0, memoriesPerTurn: 0 })
    writeFileSync(join(place.folder, "turns.jsonl"), JSON.stringify({ ...lines[0], label: "maybe" }))
    expect((await place.run(["eval", "--extraction", "turns.jsonl"])).stderr).toContain("turns.jsonl, line 1: label: ")
  })
})
