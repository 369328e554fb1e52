import { afterEach, beforeEach, expect, test } from "vitest"
import { commonOptions } from "../src/commands/command.ts"
import { commands } from "../src/commands/commands.ts"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

test("help lists every command; each command's help has its options and an example that names only options it has", async () => {
  const all = await place.run(["--help"])
  expect(all.code).toBe(0)
  for (const { name, summary, load } of commands) {
    expect(all.stdout).toContain(summary)
    const { code, stdout } = await place.run([name, "--help"])
    expect(code).toBe(0)
    const { example, options } = await load()
    expect(stdout).toContain(`Example  ${example}`)
    expect(example).toContain(`keepsake ${name}`)
    const known = Object.keys({ ...options, ...commonOptions })
    for (const option of known) expect(stdout).toMatch(new RegExp(`^  --${option}\\b`, "m"))
    for (const [, option] of example.matchAll(/ --([\w-]+)/g)) expect(known).toContain(option)
  }
})

test("help speaks in sentence case: summaries and options start with a capital and end without a period", async () => {
  for (const { summary, load } of commands) {
    const { options } = await load()
    for (const text of [summary, ...Object.values(options).map(({ about }) => about)]) {
      // Names of subcommands and formats keep their spelling.
      expect(text).toMatch(/^(?:[A-Z]|(?:create|revoke|install|omniroute|merge|reject|take, leave): )(?:.*[^.])$/)
    }
  }
})

test("--version prints the version of the package", async () => {
  expect((await place.run(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(JSON.parse((await place.runAlone(["--version", "--json"])).stdout).version).toMatch(/^\d+\.\d+\.\d+$/)
})

test.each([
  [["serv"], "Did you mean keepsake serve?"],
  [["serve", "--prot", "1"], "Did you mean --port?"],
  [["serve", "--port"], "--port needs a value"],
  [["serve", "--port", "x"], "server.port must be a whole number from 0 to 65535"],
  [["serve", "--json=1"], "--json takes no value"],
  [["add"], "add needs the text to remember"],
  [["add", "two", "words"], '"words" is one argument too many'],
  [["add", "x", "--type", "factul"], "Did you mean factual?"],
  [["list", "--limit", "0"], "--limit must be a whole number from 1 to 200"],
  [["list", "--limit", "-1"], '--limit must be a whole number from 1 to 200, not "-1"'],
  [["add", ""], 'keepsake add "I prefer tea'],
  [["add", "x", "--user", ""], "--user is empty\nGive it a value, or leave it out: --user NAME"],
  [["add", "x", "--key="], "--key is empty"],
  [["list", "--user", " "], "--user is empty"],
  [["search", "x", "--agent", ""], "--agent is empty"],
  [["export", "--owner", ""], "--owner is empty"],
  [["erase", "", "--yes"], "erase needs the id of a memory\nSee the ids with: keepsake list"],
  [["review", "", "accept"], "review needs the id of a memory\nSee the ids with: keepsake review"],
  [["consolidate", "", "take"], "consolidate needs the id of a proposal\nSee the ids with: keepsake consolidate"],
  [
    ["import", ".", "--from", "nope"],
    "claude-code, codex, openclaw, chatgpt, claude, obsidian, polyant, openclaw-lancedb, not",
  ],
  [["import", ".", "--from", "obsidan"], "Did you mean obsidian?"],
  [["import", "-", "--from", "codx"], "Did you mean codex?"],
  [["keys", "make"], 'keys has no action "make"'],
  [["keys", "revoke"], "needs the id of a key\nSee the ids with: keepsake keys list"],
  [["backup", "restore"], "needs a file\nkeepsake backup list"],
  [["config", "banana"], 'config has no action "banana"'],
  [["review", "accept", "ID"], "keepsake review ID accept\n"],
  [["review", "ID", "maybe"], "keepsake review ID accept|reject|merge --into ID"],
  [["erase", "--everything", "--user", "x"], "names or --everything, not both"],
  [["eval", "one", "two"], '"two" is one argument too many'],
  [["eval", "diff", "one"], "eval diff needs two files"],
  [["eval", "nowhere"], "nowhere is not a folder"],
  [["eval", ".", "--k", "0"], "--k takes whole numbers from 1 to 1000"],
])("%j exits with 2 and suggests a correction", async (words, sentence) => {
  const { code, stdout, stderr } = await place.run(words)
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
  expect(stderr).toContain(sentence)
})

test("keepsake without a command prints the help with exit code 2", async () => {
  expect(await place.run([])).toMatchObject({ code: 2, stdout: expect.stringContaining("keepsake COMMAND") })
})

test("an invalid setting makes every command exit with 2 and one JSON error", async () => {
  const failed = await place.run(["list", "--json"], { KEEPSAKE_SERVER_PROT: "1" })
  expect(failed).toMatchObject({ code: 2, stdout: "" })
  expect(JSON.parse(failed.stderr).error).toMatchObject({
    code: "options_invalid",
    message: expect.stringContaining("did you mean KEEPSAKE_SERVER_PORT"),
  })
})
