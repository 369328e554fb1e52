import { beforeAll, expect, it } from "vitest"
import { regexesOfCore } from "./regexes.ts"

type Check = typeof import("recheck").checkSync

/** What the checker has not decided by then passes: most of these are long lists of words, for which it would take minutes. */
const PATIENCE_MS = 100
/** At least so many are decided, on a slow machine with other work. */
const FEWEST_DECIDED = 100

/** Those that take more than linear time, by how they begin, and why what they are given is short. */
const BOUNDED: Readonly<Record<string, string>> = {
  "\\s*\\n\\s*": "lays out the source of a pattern, once",
  "\\s*[;\\n]\\s*": "splits a table of the source, once",
  "(\\S+) (-?[\\d.]+)": "reads the table of weights, once",
  "[^\\s(\"']+$": "reads the twelve characters before a point",
  "[.,;:!?]+$": "reads what was matched as one secret",
  "[.!?]+$": "reads what was matched as one secret",
  "^[\\x20-\\x7e]+:[\\x20-\\x7e]*$": "reads what was matched as one secret",
  "^(?:I|we)(?:'ve| have)? ?(?:(?:just|recently|finally|now|also) ){0,2}(?:renamed|":
    "reads a statement of at most 600 characters",
  "(?:^|[\\n.!?] ?)(?:[^\\n.!?]{0,60} )?(?:summari": "all its repetitions have an upper bound",
}

let check: Check

beforeAll(async () => {
  // The checker's own JavaScript; its programs for single platforms are not installed.
  process.env.RECHECK_BACKEND = "pure"
  check = (await import("recheck")).checkSync
})

it("no regular expression of the engine is found to take more than linear time", { timeout: 240_000 }, async () => {
  const regexes = await regexesOfCore()
  expect(regexes.length).toBeGreaterThan(300)
  const statuses = regexes
    .filter(({ source }) => !Object.keys(BOUNDED).some((beginning) => source.startsWith(beginning)))
    .map((regex) => ({ regex, status: statusOf(regex) }))
  expect(statuses.filter(({ status }) => status === "vulnerable").map(({ regex }) => `${regex}`)).toEqual([])
  expect(statuses.filter(({ status }) => status === "safe").length).toBeGreaterThan(FEWEST_DECIDED)
})

it("the checker finds what is wrong with one that is", () => {
  expect(statusOf(/^(?:\w+\s*)+$/, 10_000)).toBe("vulnerable")
  expect(statusOf(/^(?:I|we) like .+? .+?,$/, 10_000)).toBe("vulnerable")
})

function statusOf({ source, flags }: RegExp, timeout = PATIENCE_MS): string {
  return check(source, flags.replace(/[dgy]/g, ""), { timeout }).status
}
