import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify, stripVTControlCharacters } from "node:util"
import { holds } from "../matrix.mjs"
import { registerFixtures } from "./fixtures.mjs"
import { servedForSuite } from "./served.mjs"

const run = promisify(execFile)
const suite = fileURLToPath(new URL("../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url))

/** How many scenarios each revision scores. */
const SCORED = { "2026-07-28": 37, "2025-11-25": 30 }
/** Scenarios that ask for nothing but the protocol. */
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

/** The official suite against the server's handler, door and keys. */
export async function checkConformance(matrix) {
  const withFixtures = await servedForSuite(registerFixtures)
  for (const [revision, scored] of Object.entries(SCORED)) {
    await matrix.check(`the conformance suite at ${revision}: ${scored} of ${scored}`, async () => {
      const said = await suiteSays(["--url", withFixtures.url, "--requirements", revision])
      const { passed, failed } = scoredIn(said)
      console.log(`${revision}: ${passed.length} of ${scored} scored scenarios pass`)
      holds(passed.length === scored && failed.length === 0, `${failed.join(", ")}\n${said.slice(-3_000)}`)
    })
  }
  await withFixtures.close()
  const bare = await servedForSuite()
  await matrix.check("the server without fixtures passes what needs none", async () => {
    for (const scenario of BARE) {
      const said = await suiteSays(["--url", bare.url, "--scenario", scenario, "--spec-version", "2026-07-28"])
      holds(/\b0 failed\b/.test(said), `${scenario}: ${said.slice(-1_500)}`)
    }
  })
  await bare.close()
}

async function suiteSays(words) {
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

/** The scenarios that count towards conformance, by how they ended. */
function scoredIn(said) {
  const [summary = "", rest = ""] = said.slice(said.indexOf("=== SUMMARY ===")).split("Not scored for")
  const besides = new Set([...rest.matchAll(/[✓✗] ([\w-]+)/g)].map(([, name]) => name))
  const scenarios = [...summary.matchAll(/([✓✗]) ([\w-]+):/g)].filter(([, , name]) => !besides.has(name))
  const ended = (mark) => scenarios.filter(([, ending]) => ending === mark).map(([, , name]) => name)
  return { passed: ended("✓"), failed: ended("✗") }
}
