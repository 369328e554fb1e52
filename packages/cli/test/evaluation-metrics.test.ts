import { describe, expect, test } from "vitest"
import { compare, pairedBootstrap } from "../src/evaluation/diff.ts"
import { extractionReport } from "../src/evaluation/extraction.ts"
import { groupsBySum, hitAt, mean, ndcgAt, percentile, recallAt, reciprocalRank } from "../src/evaluation/metrics.ts"

const found = { ranked: ["a", "b", "c", "d"], relevant: new Set(["b", "d", "x"]) }

/** Numbers from 0 to below 1, the same at every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

describe("the metrics", () => {
  test("equal values computed by hand", () => {
    expect([1, 2, 4].map((k) => recallAt(k, found))).toEqual([0, 1 / 3, 2 / 3])
    expect([1, 2].map((k) => hitAt(k, found))).toEqual([0, 1])
    expect(reciprocalRank(found)).toBe(0.5)
    const best = 1 + 1 / Math.log2(3) + 1 / 2
    expect(ndcgAt(4, found)).toBeCloseTo((1 / Math.log2(3) + 1 / Math.log2(5)) / best, 12)
    expect([
      mean([]),
      mean([1, 2]),
      percentile([], 0.5),
      percentile([3, 1, 2], 0.5),
      percentile([3, 1, 2], 0.95),
    ]).toEqual([null, 1.5, null, 2, 3])
  })

  test("order groups by their best three, and skip hits without a group", () => {
    const scored = [
      { group: "one", score: 5 },
      { group: undefined, score: 4 },
      ...[3, 2, 1, 1].map((score) => ({ group: "many", score })),
    ]
    expect(groupsBySum(scored)).toEqual(["many", "one"])
    expect(groupsBySum([...scored, { group: "one", score: 2 }])).toEqual(["one", "many"])
  })

  test("stay between 0 and 1, grow with k, are 1 for a perfect order and never fall when a relevant one moves up", () => {
    const random = numbers(7)
    for (let run = 0; run < 2_000; run++) {
      const ids = Array.from({ length: 1 + Math.floor(random() * 15) }, (_, index) => `id ${index}`)
      const relevant = new Set(ids.filter(() => random() < 0.3).concat(random() < 0.2 ? ["elsewhere"] : []))
      const ranked = ids.toSorted(() => random() - 0.5)
      const k = 1 + Math.floor(random() * 15)
      const one = { ranked, relevant }
      const all = [recallAt(k, one), hitAt(k, one), reciprocalRank(one), ndcgAt(k, one)]
      for (const value of all) expect(value >= 0 && value <= 1).toBe(true)
      expect(recallAt(k + 1, one)).toBeGreaterThanOrEqual(recallAt(k, one))
      const place = ranked.findIndex((id, index) => index > 0 && relevant.has(id))
      if (place > 0) {
        const up = ranked.toSpliced(place - 1, 2, ranked[place] ?? "", ranked[place - 1] ?? "")
        const better = { ranked: up, relevant }
        const after = [recallAt(k, better), hitAt(k, better), reciprocalRank(better), ndcgAt(k, better)]
        for (const [index, value] of after.entries()) expect(value).toBeGreaterThanOrEqual((all[index] ?? 0) - 1e-12)
      }
      if (relevant.size > 0) expect(ndcgAt(relevant.size, { ranked: [...relevant], relevant })).toBeCloseTo(1, 12)
    }
  })
})

describe("the paired bootstrap", () => {
  test("returns the same interval around the mean for the same differences", () => {
    const random = numbers(3)
    const differences = Array.from({ length: 100 }, () => random() * 20 - 8)
    const first = pairedBootstrap(differences)
    expect(pairedBootstrap(differences)).toEqual(first)
    expect(first?.pairs).toBe(100)
    expect(first?.low).toBeLessThan(first?.mean ?? 0)
    expect(first?.high).toBeGreaterThan(first?.mean ?? 0)
  })

  test("contains the true mean in about 95 of 100 samples", () => {
    const random = numbers(11)
    let held = 0
    for (let run = 0; run < 200; run++) {
      const interval = pairedBootstrap(Array.from({ length: 60 }, () => random() * 2 - 1))
      if (interval !== undefined && interval.low <= 0 && interval.high >= 0) held++
    }
    expect(held).toBeGreaterThanOrEqual(178)
    expect(held).toBeLessThanOrEqual(199)
  })

  test("is a point for equal differences, and nothing without any", () => {
    expect(pairedBootstrap([2, 2, 2])).toEqual({ pairs: 3, mean: 2, low: 2, high: 2 })
    expect(pairedBootstrap([])).toBeUndefined()
  })
})

describe("a comparison of two runs", () => {
  const query = (qid: string, ndcg: number, more: object = {}) => ({
    owner: "ada",
    qid,
    category: "turn",
    abstain: false,
    injected: true,
    metrics: { "nDCG@10": ndcg },
    ...more,
  })
  const before = [query("a", 50), query("b", 100), query("c", 0), query("same", 10), query("gone", 1)]
  const after = [query("a", 100), query("b", 40), query("c", 20), query("same", 10), query("new", 1)]

  test("lists improvements and regressions, the largest change first", () => {
    const { queries, onlyInFirst, onlyInSecond, better, worse, metrics } = compare(before, after)
    expect([queries, onlyInFirst, onlyInSecond]).toEqual([4, 1, 1])
    expect(better.map(({ qid }) => qid)).toEqual(["a", "c"])
    expect(worse.map(({ qid, before, after }) => [qid, before, after])).toEqual([["b", 100, 40]])
    expect(metrics["nDCG@10"]).toMatchObject({ pairs: 4, mean: 2.5 })
  })

  test("counts an injection for a query without an answer as worse", () => {
    const quiet = query("q", 0, { abstain: true, injected: false, metrics: undefined, category: "generic" })
    const { better, worse, byCategory } = compare([quiet], [{ ...quiet, injected: true }])
    expect([better, worse.map(({ metric }) => metric)]).toEqual([[], ["gate abstainInjected"]])
    expect(byCategory.generic?.["gate abstainInjected"]).toMatchObject({ mean: 100 })
  })
})

test("extraction counts answers that are in their turn, and the turns from which memories were created", () => {
  const turn = (id: string, label: "evidence" | "generic", text: string, answer?: string) => {
    const qa = answer === undefined ? {} : { qa: [{ question: "?", answer }] }
    return { id, role: "user" as const, label, text, ...qa }
  }
  const report = extractionReport([
    { turn: turn("1", "evidence", "My dog is called Rex.", "rex"), kept: ["Dog is called Rex"] },
    { turn: turn("2", "evidence", "I live in  Oslo now.", "Oslo"), kept: ["Lives in Norway"] },
    { turn: turn("3", "evidence", "I have two cats.", "three"), kept: [] },
    { turn: turn("4", "generic", "Write a poem."), kept: [] },
  ])
  expect(report).toEqual({
    turns: 4,
    answerKept: 50,
    evidenceFound: 66.7,
    falseAlarms: 0,
    charactersKept: 45.7,
    memoriesPerTurn: 0.5,
  })
  expect(extractionReport([])).toMatchObject({ turns: 0, answerKept: null, charactersKept: null })
})
