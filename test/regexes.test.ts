import { analyse } from "scslre"
import { expect, it } from "vitest"
import { regexesOfCore } from "./regexes.ts"

/** Those that can take more than linear time, by how they begin, and why what they are given is short. */
const BOUNDED: Readonly<Record<string, string>> = {
  "\\s*\\n\\s*": "lays out the source of a pattern, once",
  "\\s*[;\\n]\\s*": "splits a table of the source, once",
  "(\\S+) (-?[\\d.]+)": "reads the table of weights, once",
  "[^\\s(\"']+$": "reads the twelve characters before a point",
  "[.,;:!?]+$": "reads what was matched as one secret",
  "[.!?]+$": "reads what was matched as one secret",
  "(?:,| (?:every|each|in the|with|at|": "reads a statement of at most 600 characters, and of one line",
  "^(?:I (?:(?:also|really|just) )?(?:have|have got|got|suffer from|": "reads a statement of at most 600 characters",
  "^(?:I|we)(?:'m|'re| am| are)? (?:(?:also|currently|now|already) ){0,2}plan":
    "reads a statement of at most 600 characters",
}

it("no regular expression of the engine takes more than linear time on text of any length", async () => {
  const regexes = await regexesOfCore()
  expect(regexes.length).toBeGreaterThan(300)
  const slow = regexes.filter(isSuperLinear).map(({ source }) => source)
  const excused = Object.keys(BOUNDED)
  expect(slow.filter((source) => !excused.some((beginning) => source.startsWith(beginning)))).toEqual([])
  expect(excused.filter((beginning) => !slow.some((source) => source.startsWith(beginning)))).toEqual([])
})

it("the checker finds what is wrong with one that is", () => {
  expect(isSuperLinear(/^(?:\w+\s*)+$/)).toBe(true)
  expect(isSuperLinear(/^forget my (?:\w+ ?){1,5}$/)).toBe(true)
  expect(isSuperLinear(/^(?:I|we) like .+? .+?,$/)).toBe(true)
  expect(isSuperLinear(/^forget my \w+(?: \w+){0,4}$/)).toBe(false)
})

/** Whether a repetition can be entered in more than one way for the same text, or anew at each of its characters. */
function isSuperLinear(regex: RegExp): boolean {
  return analyse(regex, { reportTypes: { Move: true } }).reports.length > 0
}
