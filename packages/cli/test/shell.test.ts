import { execFileSync, spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const has = (shell: string): boolean => spawnSync(shell, ["-c", "exit 0"]).status === 0

describe("completion", () => {
  test.runIf(has("bash"))("in bash completes commands, and the flags of the one that was typed", async () => {
    const { stdout } = await place.run(["completion", "bash"])
    const complete = (...words: readonly string[]): string[] => {
      const typed = words.map((word) => `'${word}'`).join(" ")
      const asked = `COMP_WORDS=(keepsake ${typed}); COMP_CWORD=${words.length}; _keepsake; printf '%s\\n' "\${COMPREPLY[@]}"`
      return execFileSync("bash", ["-c", `${stdout}\n${asked}`], { encoding: "utf8" })
        .trim()
        .split("\n")
    }
    expect(complete("exp")).toEqual(["explain", "export"])
    expect(complete("import", "--dry")).toEqual(["--dry-run"])
    expect(complete("add", "--p")).toEqual(["--project", "--pin"])
  })

  test.each(["zsh", "fish"])("for %s is a script that the shell can read", async (shell) => {
    const { stdout, code } = await place.run(["completion", shell])
    expect(code).toBe(0)
    expect(stdout).toContain("export")
    if (!has(shell)) return
    const file = join(place.folder, "script")
    writeFileSync(file, stdout)
    expect(spawnSync(shell, ["-n", file]).status).toBe(0)
  })

  test("for another shell is wrong usage", async () => {
    expect(await place.run(["completion", "tcsh"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("bash, zsh or fish"),
    })
  })
})

test("config print shows every setting, with --explain its source, and no credential", async () => {
  await place.run(["add", "Plays chess"])
  writeFileSync(join(place.folder, "keepsake.config.json"), '{"memory":{"maxTokens":900}}')
  const environment = {
    KEEPSAKE_SERVER_PORT: "4800",
    KEEPSAKE_UPSTREAM_OPENAI_API_KEY: "sk-very-secret-0123",
    OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
  }
  const { stdout, stderr } = await place.run(["config", "print", "--explain"], environment)
  expect(stderr).toBe("")
  expect(stdout).toMatch(/server\.port +4800 +variable KEEPSAKE_SERVER_PORT/)
  expect(stdout).toMatch(/memory\.maxTokens +900 +.*keepsake\.config\.json/)
  expect(stdout).toMatch(/memory\.undoDays +30 +default/)
  expect(stdout).toMatch(/upstream\.openai\.baseUrl +http:\/\/127\.0\.0\.1:9\/v1 +variables OPENAI_/)
  expect(stdout).not.toContain("very-secret")
  const plain = JSON.parse((await place.run(["config", "print", "--json"], environment)).stdout)
  expect(plain.data.find(({ path }: { path: string }) => path === "upstream.openai.apiKey").value).toBe("(set)")
  expect((await place.run(["config"])).code).toBe(2)
})
