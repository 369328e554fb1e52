import { expect, it } from "vitest"
import { rulesExtractor } from "../../../src/defaults/rules-extractor.ts"
import { tenantOf } from "../../../src/turn/pools.ts"

/** A Saturday. */
const AT = Date.UTC(2026, 10, 21, 15)

async function until(text: string): Promise<string | undefined> {
  const messages = [{ role: "user", text, position: 0 }] as const
  const turn = { id: "t", owner: { tenant: tenantOf("acme") }, at: AT, before: [], messages, recalled: [] }
  const [draft] = await rulesExtractor.extract([turn], [])
  return draft?.validUntil === undefined ? undefined : new Date(draft.validUntil - 1).toISOString().slice(0, 10)
}

it.each([
  ["I'm vegan until March", "2027-03-31"],
  ["I'm vegan until December", "2026-12-31"],
  ["I live in Lisbon until 3 May 2027", "2027-05-03"],
  ["I live in Lisbon until May 3rd", "2027-05-03"],
  ["I'm on parental leave until 2027-02-01", "2027-02-01"],
  ["I'm in Lisbon until Friday", "2026-11-27"],
  ["I work from home until the end of the month", "2026-11-30"],
  ["I work from home through next week", "2026-11-29"],
  ["I live in Porto until 2028", "2028-12-31"],
  ["For the next two weeks I'm working from Porto", "2026-12-05"],
])("%s: holds up to the end of what it names", async (text, day) => {
  expect(await until(text)).toBe(day)
})

it.each([
  "I'm vegan",
  "I lived in Rome until 2019",
  "I never eat until noon",
  "Always answer in German until I say stop",
])("%s: holds without an end", async (text) => {
  expect(await until(text)).toBeUndefined()
})
