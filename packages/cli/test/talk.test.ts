import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { wilsonInterval } from "../src/evaluation/talk/talk-text.ts"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const person = { name: "Ada", language: "en", voice: "plain", profile: ["peanuts"], junk: ["kumquat"] }
const at = (minute: number) => `2026-03-02T09:${String(minute).padStart(2, "0")}:00+01:00`
const talk: readonly object[] = [
  {
    at: at(0),
    session: "one",
    user: "I'm allergic to peanuts. My boat is called Biscuit.",
    reply: "Good to know.",
    says: [
      { about: "allergy", value: "peanuts", how: "new" },
      { about: "boat", value: "Biscuit", how: "new" },
    ],
  },
  { at: at(1), session: "one", user: "How long does a cake with kumquats take?", reply: "An hour." },
  { at: at(2), session: "two", ask: "What is my boat called?", want: ["biscuit"], topic: "boat", kind: "current" },
  { at: at(3), session: "three", ask: "What is my cat called?", want: ["tofu"], topic: "cat", kind: "current" },
  { at: at(4), session: "four", ask: "Which car do I drive?", want: [], kind: "abstain" },
  { at: at(5), session: "five", generic: "Translate to French: the sun is shining" },
]

function write(name: string, lines: readonly object[] = talk, who: object = person): string {
  const folder = join(place.folder, "talk", name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "person.json"), JSON.stringify(who))
  writeFileSync(join(folder, "talk.jsonl"), lines.map((line) => JSON.stringify(line)).join("\n"))
  return folder
}

describe("keepsake eval --talk", () => {
  test("replays the talk of each person and scores the block of every request", async () => {
    write("ada")
    write("bea", talk.slice(0, 4))
    const { code, stdout } = await place.run(["eval", "--talk", join(place.folder, "talk"), "--json"])
    expect(code).toBe(0)
    const { people, all } = JSON.parse(stdout)
    expect(people.map((one: { person: string }) => one.person)).toEqual(["ada", "bea"])
    expect(people[0].figures).toMatchObject({
      recall: { is: 1, of: 2 },
      "recall.current": { is: 1, of: 2 },
      profile: { is: 1, of: 1 },
      generic: { is: 1, of: 1 },
      "facts.junk": { is: 0 },
      sessions: { is: 1, of: 1 },
    })
    expect(all.figures.recall).toEqual({ is: 2, of: 4 })
  })

  test("reports for each miss whether it was never stored, over budget or not found", async () => {
    const folder = write("ada")
    const asked = ["eval", "--talk", folder, "--out", "talk.json"]
    await place.run(asked)
    const [all] = JSON.parse(readFileSync(join(place.folder, "talk.json"), "utf8"))
    expect(all.failing.questions).toMatchObject([
      { asked: "What is my cat called?", misses: [{ pattern: "tofu", reason: "never-kept" }] },
    ])
    await place.run(asked, { KEEPSAKE_MEMORY_MAX_TOKENS: "40" })
    const [small] = JSON.parse(readFileSync(join(place.folder, "talk.json"), "utf8"))
    expect(small.misses).toMatchObject({ budget: 1, "never-kept": 1 })
  })

  test("prints a column a person with intervals, and leaves the person's own memories alone", async () => {
    const folder = write("ada")
    const { stdout } = await place.run(["eval", "--talk", folder])
    expect(stdout).toMatch(/^FIGURE\s+ADA\s+ALL/m)
    expect(stdout).toMatch(/^recall\s+50\.0 % \(9–91\)/m)
    expect(stdout).toMatch(/^never kept\s+1\s+1/m)
    expect((await place.run(["list", "--user", "ada"])).stdout).not.toContain("Biscuit")
  })

  test("the bounds of a share are Wilson's", () => {
    expect(wilsonInterval({ is: 0, of: 0 })).toBeUndefined()
    const { low = 0, high = 0 } = wilsonInterval({ is: 8, of: 10 }) ?? {}
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(["0.490", "0.943"])
  })

  test.each([
    ["a pattern that is none", [{ ...talk[2], want: ["("] }], 'line 1: want.0: "(" is not a regular expression'],
    ["times that fall", [talk[1], talk[0]], "line 2: 2026-03-02T09:00:00+01:00 is not after the line before it"],
    ["a line of no kind", [{ at: at(0), session: "s" }], "line 1:"],
  ])("names the line of %s", async (_, lines, sentence) => {
    const { code, stderr } = await place.run(["eval", "--talk", write("ada", lines as readonly object[])])
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)])
  })

  test("reports what a folder without talk lacks", async () => {
    const { code, stderr } = await place.run(["eval", "--talk", place.folder])
    expect([code, stderr]).toEqual([1, expect.stringContaining("contains no talk.jsonl")])
  })
})
