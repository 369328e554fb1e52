import { analyse } from "scslre"
import { expect, it } from "vitest"
import { findRegexes, type PackageRegex } from "./regexes.ts"

/** Expressions that can take more than linear time, by their beginning, and why their input is short. */
const BOUNDED: Readonly<Record<string, string>> = {
  "core: /\\s*\\n\\s*/": "lays out the source of a pattern, once",
  "core: /\\s*[;\\n]\\s*/": "splits a table of the source, once",
  "core: /(\\S+) (-?[\\d.]+)/": "reads the table of weights, once",
  "core: /[^\\s(\"']+$/": "reads the twelve characters before a point",
  "core: /[.,;:!?]+$/": "reads what was matched as one secret",
  "core: /[.!?]+$/": "reads what was matched as one secret",
  "core: /(?:,| (?:every|each|in the|with|at|": "reads a statement of at most 600 characters, and of one line",
  "core: /^(?:I (?:(?:also|really|just) )?(?:have|have got|got|suffer from|":
    "reads a statement of at most 600 characters",
  "core: /^(?:I|we)(?:'m|'re| am| are)? (?:(?:also|currently|now|already) ){0,2}plan":
    "reads a statement of at most 600 characters",
  "core: /\\b(?:about (?:me|myself|us)|who am i|": "reads a request of at most 300 characters",
  "core: /^[\"'’(<.:/?\\-=|]+|[.,:;?": "reads a word of at most 80 characters",
  "core: /^(?:\\d{1,2}[:.h]\\d{2}(?:[:.]\\d{2})?(?:am|pm|h|uhr)?": "reads a word of at most 40 characters",
  "core: /\\S*\\p{N}\\S*/gu": "reads at most 120 characters before or behind a value",
  "core: /[,;:–—，、；：]+\\s*": "reads at most 300 characters of a sentence",
  "server: /\\/+$/": "reads an address of the settings",
  "api: /\\/+$/": "reads an address of the settings",
  "cli: /\\/+$/": "reads an address of the settings",
  "store-qdrant: /\\/+$/": "reads an address of the settings",
  "cli: /^[\\w@.~][\\w@.~/-]*[/.-][\\w@.~/-]*$/": "reads the name of a package, of at most 500 characters",
  "cli: /^gitdir: *(.+?)[\\\\/]\\.git[\\\\/]worktrees[\\\\/]/": "reads a file that git wrote",
  "cli: /[A-Z]+_(?:NAME|VERSION)/": "fills in a template of the package",
  "cli: /^\\s*\\[+\\s*([^\\]]+?)\\s*\\]+\\s*(?:#.*)?$/": "reads a line of an agent's settings file on this machine",
  "cli: /\\n+$/": "reads an agent's settings file on this machine",
}

/** Modules that compile patterns from a file that the user of the command wrote. */
const OWN_PATTERNS = ["packages/cli/dist/evaluation/talk/labelled-talk.js"]

const { regexes, unseen } = findRegexes()
const reasonFor = (name: string) => Object.keys(BOUNDED).find((beginning) => name.startsWith(beginning))

it("finds every regular expression that runs in a server or a command", () => {
  expect(regexes.length).toBeGreaterThan(900)
  for (const from of [
    "core",
    "server",
    "mcp",
    "api",
    "store-sqlite",
    "store-qdrant",
    "store-postgres",
    "store-lancedb",
    "sqlite-cipher",
    "openai",
    "embedders",
    "local-embedder",
    "cli",
  ])
    expect(regexes.some(({ name }) => name.startsWith(`${from}: `))).toBe(true)
  // Create it once, when the module is loaded.
  expect(unseen.filter((place) => !OWN_PATTERNS.some((file) => place.startsWith(file)))).toEqual([])
})

it("no regular expression takes more than linear time on text of any length", () => {
  const slow = regexes.filter(({ regex }) => isSuperLinear(regex)).map(({ name }) => name)
  expect(slow.filter((name) => reasonFor(name) === undefined)).toEqual([])
})

it("the checker finds a superlinear expression", () => {
  expect(isSuperLinear(/^(?:\w+\s*)+$/)).toBe(true)
  expect(isSuperLinear(/^forget my (?:\w+ ?){1,5}$/)).toBe(true)
  expect(isSuperLinear(/^(?:I|we) like .+? .+?,$/)).toBe(true)
  expect(isSuperLinear(/^forget my \w+(?: \w+){0,4}$/)).toBe(false)
})

/** Text that anybody can repeat in a message: Keepsake's own markers, and uniform text. */
const PIECES = [
  ...[
    "<keepsake-memory",
    "<keepsake-memory>",
    "</keepsake-memory>",
    "- [2026-11-02] ",
    "\n- [",
    "[redacted",
    "[redacted: ",
  ],
  ...[
    "a",
    "A",
    "1",
    " ",
    "\t",
    "\n",
    '"',
    "'",
    "[",
    "(",
    "<",
    "{",
    "`",
    "/",
    "-",
    ".",
    "=",
    "_",
    "\\",
    "a ",
    "a.",
    "我",
    "é",
  ],
]
const SCREENED = 8_192
const LONGEST = 1_048_576
/** Growth of a shorter processor time, in milliseconds, is not measurable. */
const FLOOR_MS = 2
/** The slowest expressions are also run on a megabyte. */
const LONG_RUNS = 12

it("the processor time of every regular expression is linear in its input, up to a megabyte of any repeated piece", () => {
  const timed = regexes
    .filter(({ name }) => reasonFor(name) === undefined)
    .map((one) => ({ ...one, ...slowestPiece(one) }))
  const growing = timed.filter(({ regex, piece, ms }) => ms > FLOOR_MS && growsFaster(regex, piece, SCREENED * 4))
  expect(growing.map(({ name, piece }) => [name, piece])).toEqual([])
  const slowest = timed.toSorted((one, other) => other.ms - one.ms).slice(0, LONG_RUNS)
  const slow = slowest.filter(({ regex, piece }) => growsFaster(regex, piece, LONGEST))
  expect(slow.map(({ name, piece }) => [name, piece])).toEqual([])
})

it("the measurement finds a quadratic expression", () => {
  const { piece } = slowestPiece({ name: "", regex: /<keepsake-memory[^>]*>\n?(.*?)\n?<\/keepsake-memory>/s })
  // Eight times the length takes 64 times as long, far from the 24 that other work on the machine may make of 8.
  expect(growsFaster(/<keepsake-memory[^>]*>\n?(.*?)\n?<\/keepsake-memory>/s, piece, SCREENED * 8)).toBe(true)
})

function slowestPiece({ regex }: PackageRegex): { readonly piece: string; readonly ms: number } {
  let slowest = { piece: "", ms: -1 }
  for (const piece of [...PIECES, ...literalParts(regex.source)]) {
    let ms = processorTime(regex, piece, SCREENED)
    // Compiling, and other work on the machine, slow down one run.
    for (let again = 0; again < 2 && ms > slowest.ms; again++) ms = Math.min(ms, processorTime(regex, piece, SCREENED))
    if (ms > slowest.ms) slowest = { piece, ms }
  }
  return slowest
}

/**
 * Whether `size` takes more than three times its proportional share of the time for `SCREENED`, in the best of three
 * runs.
 */
function growsFaster(regex: RegExp, piece: string, size: number): boolean {
  const most = (3 * size) / SCREENED
  for (let time = 0; time < 3; time++) {
    const short = Math.max(FLOOR_MS / 4, processorTime(regex, piece, SCREENED))
    if (processorTime(regex, piece, size) <= short * most) return false
  }
  return true
}

/** Milliseconds for all matches in the repeated piece. */
function processorTime(regex: RegExp, piece: string, size: number): number {
  const text = piece.repeat(Math.ceil(size / piece.length))
  const everywhere = new RegExp(regex.source, regex.flags.includes("g") ? regex.flags : `${regex.flags}g`)
  const before = process.cpuUsage()
  text.replace(everywhere, "")
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Some literal texts of a pattern, and beginnings of its matches. */
function literalParts(source: string): readonly string[] {
  const spelt = source
    .replace(/\\[pPuxk](?:\{[^}]*\}|[0-9a-f]{2,4})?|\\[dDwWsSbBnrtfv0]|\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d+,?\d*\}/g, "\0")
    .replace(/\\(.)/g, "$1")
  const parts = [...new Set(spelt.match(/[^\0()[\]|?*+^$.{}]+/g))]
  return [...parts.slice(0, 5), parts.slice(0, 3).join(""), parts.slice(0, -1).slice(0, 5).join("")].filter(
    (part) => part !== "",
  )
}

/** Whether a repetition can be entered in more than one way for the same text, or again at each of its characters. */
function isSuperLinear(regex: RegExp): boolean {
  return analyse(regex, { reportTypes: { Move: true } }).reports.length > 0
}
