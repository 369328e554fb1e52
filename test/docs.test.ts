import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from "vitest"
import { parse } from "yaml"
import { loadConfiguration } from "../packages/cli/dist/configuration/configuration.js"
import { type DocBlock, docBlocks } from "./doc-blocks.ts"
import { findShownNames } from "./shown-names.ts"
import { root } from "./sources.ts"

const START = "npx -y pnpm@12.21.0 start"
const TEST = "npx -y pnpm@12.21.0 test"
/** The server's URL in the docs; each test run uses another one. */
const ADDRESS = "http://127.0.0.1:4747"
const TSC = join(root, "node_modules/typescript/bin/tsc")
const VITEST = join(root, "node_modules/vitest/vitest.mjs")

const run = promisify(execFile)
// The blocks of docs/contract.md are declarations, which generated-docs.test.ts compares with their source.
const blocks = docBlocks().filter(({ file }) => file !== "docs/contract.md")
const typed = blocks.filter(({ language }) => language === "ts")
const python = await run("python3", ["-c", "import openai"]).then(
  () => true,
  () => false,
)

let folder = ""
/** How clients reach the server of this run. */
let served = { url: "", key: "" }
let stop = async (): Promise<void> => undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keepsake-docs-"))
  await writeFile(join(folder, "package.json"), '{ "type": "module" }')
  await link("openai", "node_modules/openai")
  await link("vitest", "node_modules/vitest")
  await link("@types/node", "node_modules/@types/node")
  await link("zod", "packages/core/node_modules/zod")
  for (const name of [
    "core",
    "testkit",
    "store-sqlite",
    "store-qdrant",
    "store-postgres",
    "store-lancedb",
    "sqlite-cipher",
    "openai",
    "embedders",
    "local-embedder",
    "source-files",
    "qdrant-stand-in",
    "api",
    "server",
    "mcp",
  ])
    await link(`@keepsake/${name}`, `packages/${name}`)
  await link("@modelcontextprotocol/client", "packages/mcp/node_modules/@modelcontextprotocol/client")
  await mkdir(join(folder, "bin"))
  const installed = `#!/bin/sh\nexec "${process.execPath}" "${join(root, "packages/cli/dist/main.js")}" "$@"\n`
  await writeFile(join(folder, "bin/keepsake"), installed, { mode: 0o755 })
  for (const { file } of blocks) await mkdir(folderOf(file), { recursive: true })
  for (const block of typed) await writeFile(pathOf(block), block.text)
  // Commands find the server by its folder, so each of them is a client of it. Recall has a long deadline because the
  // machine may be busy.
  const unhurried = { KEEPSAKE_SERVER_PORT: "0", KEEPSAKE_MEMORY_DEADLINE_MS: "5000" }
  const { said, end } = await starts(`exec keepsake serve --json`, /\n/, { ...environment(), ...unhurried })
  stop = end
  // The line that `serve --json` prints when it is ready.
  const ready = JSON.parse(said) as { readonly url: string; readonly keys: { readonly client: string } }
  served = { url: ready.url, key: ready.keys.client }
})

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

describe("every code block of the docs is valid", () => {
  it("README, architecture, concepts and guides have blocks, each in a tested language", () => {
    expect(new Set(blocks.map(({ file }) => file)).size).toBeGreaterThanOrEqual(5)
    expect(blocks.filter(({ language }) => !Object.hasOwn(ways, language)).map(where)).toEqual([])
  })

  describe("code runs unchanged", () => {
    it.for(blocksWith((language) => !Object.hasOwn(shown, language)))("%s", testBlock)
  })

  describe("configuration is accepted, and shown text names existing commands, options, settings and files", () => {
    it.for(blocksWith((language) => Object.hasOwn(shown, language)))("%s", testBlock)
  })

  it("TypeScript blocks pass the strictest type check", async () => {
    const compilerOptions = { noEmit: true, allowImportingTsExtensions: true, rewriteRelativeImportExtensions: false }
    const config = { extends: join(root, "tsconfig.base.json"), compilerOptions, include: ["**/*.ts"] }
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config))
    await tells(process.execPath, [TSC, "-p", folder])
  })
})

/** The questions of the docs, and what the answers must contain. */
const asked: Readonly<Record<string, RegExp>> = {
  "What is my dog called?": /Biscuit/,
  "Where does my sister live?": /Porto/,
  "Which instrument does my brother play?": /cello/,
  "What do I drink in the morning?": /green tea/,
}

type Way = (block: DocBlock) => Promise<void>

/** How a block that is not a program is tested. */
const shown: Readonly<Record<string, Way>> = {
  async json({ file, line, text }) {
    const config = join(folderOf(file), `line-${line}.json`)
    await writeFile(config, text)
    expect([...loadConfiguration({ config, settings: {} }, { HOME: folder }, folder).set]).not.toEqual([])
  },
  async yaml({ text }) {
    expect(Object.keys(parse(text))).toContain("services")
    await namesWhatIs(text)
  },
  async text({ text }) {
    await namesWhatIs(text)
  },
}

/** How a block of each language is tested. */
const ways: Readonly<Record<string, Way>> = {
  ...shown,
  async sh({ text }) {
    const line = text.trim()
    if (line === START) return serves(line)
    // The command that started this test run, which CI runs too.
    if (line === TEST) return expect(await readFile(join(root, ".ci/run"), "utf8")).toContain(`\n${TEST}\n`)
    const said = await tells("bash", ["-euc", here(text)])
    expect(said).not.toMatch(/"error"/)
    answers(text, said)
  },
  async js(block) {
    const script = join(folderOf(block.file), `line-${block.line}.mjs`)
    await writeFile(script, here(block.text))
    // In process, recall has 150 ms, which a busy machine may need for other work.
    await vi.waitFor(async () => answers(block.text, await tells(process.execPath, [script])), { timeout: 60_000 })
  },
  async ts(block) {
    const tests = block.name?.endsWith(".test.ts") === true
    const runner = [VITEST, "run", "--root", dirname(pathOf(block)), block.name ?? ""]
    const said = await tells(process.execPath, tests ? runner : [pathOf(block)])
    expect(said).not.toMatch(/[1-9]\d* broken/)
  },
  async python({ text }) {
    answers(text, await tells("python3", ["-c", here(text)]))
  },
}

function blocksWith(isWanted: (language: string) => boolean): readonly (readonly [string, DocBlock])[] {
  return blocks.filter(({ language }) => isWanted(language)).map((block) => [where(block), block])
}

async function namesWhatIs(text: string): Promise<void> {
  const names = await findShownNames(text)
  expect(names).not.toEqual([])
  expect(names.filter(({ exists }) => !exists)).toEqual([])
}

function where({ file, line, language, name }: DocBlock): string {
  return `${file}:${line} (${name ?? language})`
}

async function testBlock([, block]: readonly [string, DocBlock], { skip }: TestContext): Promise<void> {
  if (block.language === "python") skip(!python, "python3 has no package openai here")
  skip(packagesOf(block).some(isMissing), "it imports a client that only the checks install and run")
  await ways[block.language]?.(block)
}

/** The imports of a script that are not Node modules. */
function packagesOf({ language, text }: DocBlock): readonly string[] {
  if (language !== "js") return []
  const names = [...text.matchAll(/^import .* from "((?:@[\w-]+\/)?[\w-]+)/gm)].map(([, name = ""]) => name)
  return names.filter((name) => !name.startsWith("node"))
}

function isMissing(name: string): boolean {
  return !existsSync(join(folder, "node_modules", name))
}

function answers(text: string, said: string): void {
  expect(said.trim()).not.toBe("")
  for (const [question, answer] of Object.entries(asked)) if (text.includes(question)) expect(said).toMatch(answer)
}

/** The documented address becomes this run's. */
function here(text: string): string {
  return text.replaceAll(ADDRESS, served.url)
}

/** What a program prints when it succeeds. */
async function tells(program: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(program, args, { cwd: folder, env: environment(), timeout: 60_000 })).stdout
  } catch (failure) {
    const { stdout = "", stderr = "" } = failure instanceof Error && "stdout" in failure ? Object(failure) : {}
    throw new Error(`${program} failed\n${stdout}\n${stderr}`)
  }
}

/** The environment of a reader of the docs. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH: `${join(folder, "bin")}:${PATH}`, NODE_COMPILE_CACHE, HOME: folder, CLIENT_KEY: served.key }
}

/** Runs the first of the two commands in this checkout with its own data folder. */
async function serves(command: string): Promise<void> {
  const data = await mkdtemp(join(folder, "data-"))
  const env = { ...process.env, KEEPSAKE_SERVER_PORT: "0", KEEPSAKE_DATA_DIR: data }
  const { said, end } = await starts(command, /ready at http:\/\/127\.0\.0\.1:\d+[\s\S]*signin/, env)
  await end()
  expect(said).toMatch(/client\s+kp_\w+[\s\S]*admin\s+kp_\w+/)
}

/** Starts a long-running command of the checkout and waits for expected output; `end` stops it and its children. */
async function starts(command: string, awaited: RegExp, env: NodeJS.ProcessEnv) {
  const child = spawn("bash", ["-c", command], { cwd: root, env, detached: true, stdio: ["ignore", "pipe", "pipe"] })
  const ended = once(child, "close")
  const end = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM")
    await ended
  }
  let said = ""
  let complained = ""
  child.stderr.on("data", (chunk) => {
    complained += chunk
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said += chunk
      if (awaited.test(said)) resolve()
    })
    child.once("close", (code) => reject(new Error(`${command} ended with ${code}\n${said}\n${complained}`)))
  })
  return { said, end }
}

function folderOf(file: string): string {
  return join(folder, file.replace(/\.md$/, ""))
}

function pathOf({ file, line, name }: DocBlock): string {
  return join(folderOf(file), name ?? `line-${line}.ts`)
}

async function link(name: string, target: string): Promise<void> {
  const path = join(folder, "node_modules", name)
  await mkdir(dirname(path), { recursive: true })
  await symlink(join(root, target), path)
}
