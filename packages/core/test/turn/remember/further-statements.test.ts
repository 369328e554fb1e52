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
})

test("of a move, another job or another number at most four of 30 leave what was said before", async () => {
  expect(CHANGES.length).toBe(30)
  const left = await pairsAfterWhich(CHANGES, true)
  expect(left.length, left.join("\n")).toBeLessThanOrEqual(4)
})

test.each([
  ["I live in a studio", "I live in a shared house", ["Lives in a studio", "Lives in a shared house"]],
  ["I live in Portugal", "I live in Norway now", ["Lives in Norway now"]],
  ["I'm diabetic", "I'm not diabetic by choice", ["Is diabetic", "Is not diabetic by choice"]],
  ["I'm vegan", "I'm not vegan anymore", ["Is not vegan anymore"]],
])("after %j, %j leaves %j", async (first, second, kept) => {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const own = memory.for({ user: "ada" })
  await own.remember(first, { session: "first" })
  now += DAY
  await own.remember(second, { session: "second" })
  const { items } = await own.list({ where: { status: ["active"] } })
  const facts = items.filter(({ category }) => category !== "turn").map(({ content }) => content)
  expect(facts.toSorted()).toEqual(kept.toSorted())
})
