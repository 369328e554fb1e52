import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify, stripVTControlCharacters } from "node:util"
import { expectTrue } from "../matrix.mjs"
import { registerFixtures } from "./fixtures.mjs"
import { startSuiteServer } from "./suite-server.mjs"

const run = promisify(execFile)
const suite = fileURLToPath(new URL("../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url))

/** Number of scored scenarios of each revision. */
const SCORED = { "2026-07-28": 37, "2025-11-25": 30 }
/** Scenarios that need no fixtures. */
const BARE = [
  "tools-list",
  "resources-list",
  "prompts-list",
  "sep-2164-resource-not-found",
  "dns-rebinding-protection",
  "caching",
  "server-sse-multiple-streams",
  "input-required-result-unsupported-methods",
]

/** Runs the official suite against the server's handler, origin guard and keys. */
export async function checkConformance(matrix) {
  const withFixtures = await startSuiteServer(registerFixtures)
  for (const [revision, scored] of Object.entries(SCORED)) {
    await matrix.check(`the conformance suite at ${revision}: ${scored} of ${scored}`, async () => {
      const said = await runSuite(["--url", withFixtures.url, "--requirements", revision])
      const { passed, failed } = parseScores(said)
      console.log(`${revision}: ${passed.length} of ${scored} scored scenarios pass`)
      expectTrue(passed.length === scored && failed.length === 0, `${failed.join(", ")}\n${said.slice(-3_000)}`)
    })
  }
  await withFixtures.close()
  const bare = await startSuiteServer()
  await matrix.check("the server without fixtures passes the scenarios that need none", async () => {
    for (const scenario of BARE) {
      const said = await runSuite(["--url", bare.url, "--scenario", scenario, "--spec-version", "2026-07-28"])
      expectTrue(/\b0 failed\b/.test(said), `${scenario}: ${said.slice(-1_500)}`)
    }
  })
  await bare.close()
}

async function runSuite(words) {
  const out = await mkdtemp(join(tmpdir(), "keepsake-conformance-"))
  try {
    const { stdout, stderr } = await run(process.execPath, [suite, "server", ...words, "-o", out], {
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error) => error)
    return stripVTControlCharacters(`${stdout}${stderr}`)
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

/** The scored scenarios by result. */
function parseScores(said) {
  const [summary = "", rest = ""] = said.slice(said.indexOf("=== SUMMARY ===")).split("Not scored for")
  const besides = new Set([...rest.matchAll(/[✓✗] ([\w-]+)/g)].map(([, name]) => name))
  const scenarios = [...summary.matchAll(/([✓✗]) ([\w-]+):/g)].filter(([, , name]) => !besides.has(name))
  const ended = (mark) => scenarios.filter(([, ending]) => ending === mark).map(([, , name]) => name)
  return { passed: ended("✓"), failed: ended("✗") }
}
