import { afterEach, beforeEach, expect, test } from "vitest"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const names = ["serve", "mcp", "status", "doctor", "keys", "add", "search", "list", "get", "forget", "eval"]

test("help names every command, and each command its flags", async () => {
  const all = await place.run(["--help"])
  expect(all.code).toBe(0)
  for (const name of names) expect(all.stdout).toMatch(new RegExp(`^  ${name} +\\w`, "m"))
  const each = await Promise.all(names.map((name) => place.run([name, "--help"])))
  for (const [index, { code, stdout }] of each.entries()) {
    expect(code).toBe(0)
    expect(stdout).toContain(`keepsake ${names[index]}`)
    expect(stdout).toContain("--json")
  }
})

test("the version is that of the package", async () => {
  expect((await place.run(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(JSON.parse((await place.runAlone(["--version", "--json"])).stdout).version).toMatch(/^\d+\.\d+\.\d+$/)
})

test.each([
  [["serv"], "Did you mean keepsake serve?"],
  [["serve", "--prot", "1"], "Did you mean --port?"],
  [["serve", "--port"], "--port needs a value"],
  [["serve", "--port", "x"], "server.port must be a whole number from 0 to 65535"],
  [["serve", "--json=1"], "--json takes no value"],
  [["add"], "add needs the text to keep"],
  [["add", "two", "words"], '"words" is one argument too many'],
  [["add", "x", "--type", "factul"], "Did you mean factual?"],
  [["list", "--limit", "0"], "--limit must be a whole number from 1 to 200"],
  [["list", "--limit", "-1"], '--limit must be a whole number from 1 to 200, not "-1"'],
  [["add", ""], 'keepsake add "I prefer tea'],
  [["keys", "make"], 'keys cannot "make"'],
  [["keys", "revoke"], "needs the id of a key\nkeepsake keys list"],
  [["backup", "restore"], "needs a file\nkeepsake backup list"],
  [["config", "banana"], 'config cannot "banana"'],
  [["review", "accept", "ID"], "keepsake review ID accept\n"],
  [["review", "ID", "maybe"], "keepsake review ID accept|reject|merge --into ID"],
  [["erase", "--everything", "--user", "x"], "names or --everything, not both"],
  [["eval", "one", "two"], '"two" is one argument too many'],
  [["eval", "diff", "one"], "eval diff needs two files"],
  [["eval", "nowhere"], "nowhere is no folder"],
  [["eval", ".", "--k", "0"], "--k takes whole numbers from 1 to 1000"],
])("%j is exit 2 and says what was meant", async (words, sentence) => {
  const { code, stdout, stderr } = await place.run(words)
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
  expect(stderr).toContain(sentence)
})

test("nothing behind keepsake is the help, and exit 2", async () => {
  expect(await place.run([])).toMatchObject({ code: 2, stdout: expect.stringContaining("keepsake COMMAND") })
})

test("a wrong setting ends every command with exit 2 and one JSON error", async () => {
  const failed = await place.run(["list", "--json"], { KEEPSAKE_SERVER_PROT: "1" })
  expect(failed).toMatchObject({ code: 2, stdout: "" })
  expect(JSON.parse(failed.stderr).error).toMatchObject({
    code: "options_invalid",
    message: expect.stringContaining("did you mean KEEPSAKE_SERVER_PORT"),
  })
})
