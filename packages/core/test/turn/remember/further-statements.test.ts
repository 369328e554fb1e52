import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createMemory } from "../../../src/index.ts"

const DAY = 86_400_000
const ROWS = readFileSync(new URL("further-statements.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .map((line) => line.split("\t"))
const HOLDS = ROWS.filter(([sign]) => sign === "+")
const CHANGES = ROWS.filter(([sign]) => sign === "-")
const RESTS = ROWS.filter(([sign]) => sign === ">")
const UPDATED = ROWS.filter(([sign]) => sign === "=")
const UNTOUCHED = ROWS.filter(([sign]) => sign === "~")
const GOES_ALONG = ROWS.filter(([sign]) => sign === "<")

/** The pairs after which a fact with the word of the first statement is active, or none is. */
async function pairsAfterWhich(rows: readonly string[][], isActive: boolean): Promise<readonly string[]> {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const found: string[] = []
  for (const [place, [, first = "", second = "", word = ""]] of rows.entries()) {
    const own = memory.for({ user: `person ${place}` })
    const activeWith = async (): Promise<boolean> =>
      (await own.list({ where: { status: ["active"] } })).items.some(
        ({ category, content }) => category !== "turn" && content.includes(word),
      )
    await own.remember(first, { session: "first" })
    expect(await activeWith(), first).toBe(true)
    now += DAY
    await own.remember(second, { session: "second" })
    if ((await activeWith()) === isActive) found.push(`${first} | ${second}`)
  }
  return found
}

test("of a statement that says more of a home, a work or a thing at most eight of 44 end what was said before", async () => {
  expect(HOLDS.length).toBe(44)
  const ended = await pairsAfterWhich(HOLDS, false)
  expect(ended.length, ended.join("\n")).toBeLessThanOrEqual(8)
}, 120_000)

test("of a move, another job or another number at most four of 30 leave what was said before", async () => {
  expect(CHANGES.length).toBe(30)
  const left = await pairsAfterWhich(CHANGES, true)
  expect(left.length, left.join("\n")).toBeLessThanOrEqual(4)
}, 120_000)

test("of what a sentence tells besides a value that is replaced at most one of 23 things goes with it", async () => {
  expect(RESTS.length).toBe(23)
  const ended = await pairsAfterWhich(RESTS, false)
  expect(ended.length, ended.join("\n")).toBeLessThanOrEqual(1)
}, 120_000)

test("another number of the same, and what somebody has who had none, replace what was said before", async () => {
  expect(UPDATED.length).toBe(29)
  expect(await pairsAfterWhich(UPDATED, true)).toEqual([])
}, 120_000)

test("a number of something else, and what somebody else has, replace nothing", async () => {
  expect(UNTOUCHED.length).toBe(11)
  expect(await pairsAfterWhich(UNTOUCHED, false)).toEqual([])
}, 120_000)

test("what a sentence says of the replaced value goes with it", async () => {
  expect(GOES_ALONG.length).toBe(4)
  expect(await pairsAfterWhich(GOES_ALONG, true)).toEqual([])
}, 120_000)

test.each([
  ["I live in a studio", "I live in a shared house", ["Lives in a studio", "Lives in a shared house"]],
  ["I live in Portugal", "I live in Norway now", ["Lives in Norway now"]],
  ["I'm married to Ola, who uses a wheelchair", "I'm married", ["Is married to Ola, who uses a wheelchair"]],
  ["I'm diabetic", "I'm not diabetic by choice", ["Is diabetic", "Is not diabetic by choice"]],
  ["I'm vegan", "I'm not vegan anymore", ["Is not vegan anymore"]],
  [
    "I'm allergic to nuts, eggs and soy",
    "I'm not allergic to eggs",
    ["Allergic to nuts and soy", "Not allergic to eggs"],
  ],
  [
    "I'm allergic to nuts and soy",
    "I can't stand nuts anymore",
    ["Allergic to nuts and soy", "Cannot stand nuts anymore"],
  ],
  ["I live in Cork and I take warfarin", "I live in Cobh now", ["I take warfarin", "Lives in Cobh now"]],
  ["I live in Leeds with my dog Mo", "I live in York now with my dog Mo", ["Lives in York now with my dog Mo"]],
])("after %j, %j leaves %j", async (first, second, kept) => {
  expect((await factsAfter(first, second)).toSorted()).toEqual(kept.toSorted())
})

test("what somebody asked to forget does not come back when the sentence that told it is replaced", async () => {
  const facts = await factsAfter(
    "I live in Bergen and I take lithium",
    "Please forget that I take lithium",
    "I moved to Oslo",
  )
  expect(facts.join(" ")).not.toContain("lithium")
})

async function factsAfter(...messages: readonly string[]): Promise<readonly string[]> {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const own = memory.for({ user: "ada" })
  for (const [place, message] of messages.entries()) {
    now += DAY
    await own.remember(message, { session: `${place}` })
  }
  const { items } = await own.list({ where: { status: ["active"] } })
  return items.filter(({ category }) => category !== "turn").map(({ content }) => content)
}
