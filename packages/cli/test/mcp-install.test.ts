import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs"
import { dirname, isAbsolute, join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

const run = (...words: string[]) => place.runAlone(["mcp", "install", ...words])
const at = (file: string) => join(place.folder, file)
function given(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}

const CURSOR = `{
    // mine
    "mcpServers": {
        // of another
        "other": { "command": "x", "args": ["mcp"] }
    },
    "theme": "dark"
}
`
const CODEX = `model = "o9" # mine

[mcp_servers.other]
command = "x"
args = [ "mcp" ]

[tui]
theme = 'dark'
`

test.each([
  ["cursor", ".cursor/mcp.json", CURSOR],
  ["codex", ".codex/config.toml", CODEX],
])(
  "for %s the entry goes in beside those of others, and out again with nothing else changed",
  async (client, file, text) => {
    given(file, text)
    const added = await run("--client", client, "--project", "boat")
    expect([added.code, added.stderr]).toEqual([0, ""])
    const written = readFileSync(at(file), "utf8")
    expect(written).toContain("main.js")
    expect(written).toContain("boat")
    for (const line of text.split("\n")) expect(written).toContain(line.trim())
    expect((await run("--client", client, "--project", "boat", "--json")).stdout).toContain('"unchanged"')
    const [backup = ""] = readdirSync(dirname(at(file))).filter((name) => name.includes("before-keepsake"))
    expect(readFileSync(join(dirname(at(file)), backup), "utf8")).toBe(text)
    expect((await run("--client", client, "--remove")).code).toBe(0)
    expect(readFileSync(at(file), "utf8")).toBe(text)
  },
)

test("a client without a file gets one, and --print writes nothing", async () => {
  const shown = await run("--client", "codex", "--print")
  expect(shown.stdout).toMatch(/config\.toml\n\[mcp_servers\.keepsake\]\ncommand = /)
  expect(readdirSync(place.folder)).toEqual([])
  const added = await place.run(["mcp", "install", "--client", "claude-code", "--json"], { KEEPSAKE_USER: "ada" })
  const { file } = JSON.parse(added.stdout)
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    mcpServers: {
      keepsake: {
        type: "stdio",
        command: expect.any(String),
        args: [expect.stringMatching(/main\.js$/), "mcp"],
        env: { KEEPSAKE_USER: "ada", KEEPSAKE_DATA_DIR: place.data },
      },
    },
  })
})

test("the entry names this Node and this program by paths that stay when a package manager updates them", async () => {
  const { entry } = JSON.parse((await run("--client", "claude-code", "--print", "--json")).stdout)
  const paths: readonly string[] = [entry.command, entry.args[0]]
  expect(paths.map((path) => realpathSync(path))).toEqual([
    realpathSync(process.execPath),
    realpathSync(new URL("../dist/main.js", import.meta.url)),
  ])
  for (const path of paths) expect(path).not.toContain(".pnpm")
})

test("the entry opens the folder of KEEPSAKE_DATA_DIR, and paths hold from every folder", async () => {
  const entry = async (words: readonly string[], environment: Record<string, string>) =>
    JSON.parse(
      (await place.run(["mcp", "install", "--client", "claude-code", "--print", "--json", ...words], environment))
        .stdout,
    ).entry
  const data = at("elsewhere")
  expect((await entry([], { KEEPSAKE_DATA_DIR: data })).env).toEqual({ KEEPSAKE_DATA_DIR: data })
  const flagged = await entry(["--data", "notes"], { KEEPSAKE_DATA_DIR: data })
  expect(flagged.env).toBeUndefined()
  expect(isAbsolute(flagged.args.at(-1))).toBe(true)
})

test("the entry for a server has its key, and without one it says that one is needed", async () => {
  const words = ["mcp", "install", "--client", "codex", "--print", "--url", "http://127.0.0.1:4747"]
  expect((await place.run(words, {})).stdout).toContain("set KEEPSAKE_API_KEY")
  const keyed = await place.run(words, { KEEPSAKE_API_KEY: "kp_one" })
  expect(keyed.stdout).toContain("kp_one")
  expect(keyed.stdout).not.toContain("set KEEPSAKE_API_KEY")
})

test.each([
  ["an entry that is another's", "cursor", ".cursor/mcp.json", `{"mcpServers":{"keepsake":{"command":"x"}}}`, "--name"],
  ["a file that is no JSON", "cursor", ".cursor/mcp.json", `{"mcpServers":`, "--print"],
  ["a file that is no TOML", "codex", ".codex/config.toml", "model = ", "--print"],
])("%s is left alone, and the remedy is said", async (_, client, file, text, remedy) => {
  given(file, text)
  const { code, stderr } = await run("--client", client)
  expect([code, stderr]).toEqual([1, expect.stringContaining(remedy)])
  expect(readFileSync(at(file), "utf8")).toBe(text)
})

test("an unknown client is named, with the nearest", async () => {
  const { code, stderr } = await run("--client", "cursr")
  expect([code, stderr]).toEqual([2, expect.stringContaining("cursor")])
})
