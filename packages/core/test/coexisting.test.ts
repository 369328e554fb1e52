import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createMemory } from "../src/index.ts"

const DAY = 86_400_000
const folder = new URL("../talk/coexisting/", import.meta.url)
const PAIRS = readdirSync(folder)
  .filter((name) => name.endsWith(".tsv"))
  .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"))
  .map((line, place) => ({ user: `person ${place}`, statements: line.split("\t") }))

/** The most of 400 pairs in which the later statement may take the place of an earlier one that still holds. */
const MOST_REPLACED = 3

test("of two statements that both hold the later one replaces the earlier in at most three of 400", async () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(400)
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const replaced: string[] = []
  let stored = 0
  for (const { user, statements } of PAIRS) {
    const own = memory.for({ user })
    for (const [place, text] of statements.entries()) {
      now += DAY
      await own.remember(text, { session: `${place}` })
    }
    const { items } = await own.list({ where: { status: ["active", "superseded", "ended"] } })
    const facts = items.filter(({ category }) => category !== "turn")
    stored += facts.length
    const isReplaced = facts.some(({ links }) => links?.some(({ as }) => as === "supersedes"))
    if (isReplaced || facts.some(({ status }) => status !== "active")) replaced.push(statements.join(" | "))
  }
  expect(stored, "without facts nothing is measured").toBeGreaterThan(PAIRS.length)
  expect(replaced.length, replaced.join("\n")).toBeLessThanOrEqual(MOST_REPLACED)
}, 120_000)
