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
import { namesIn } from "./shown-names.ts"
import { root } from "./sources.ts"

const START = "npx -y pnpm@12.21.0 start"
const TEST = "npx -y pnpm@12.21.0 test"
/** Where the documents say that Keepsake is; each run of them has an address of its own. */
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
/** How the server of this run is reached. */
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
    "openai",
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
  // Its folder is the one that the commands find, so each of them is a client of it. Recall has time, whatever else the machine does.
  const unhurried = { KEEPSAKE_SERVER_PORT: "0", KEEPSAKE_MEMORY_DEADLINE_MS: "5000" }
  const { said, end } = await starts(`exec keepsake serve --json`, /\n/, { ...environment(), ...unhurried })
  stop = end
  // What `serve --json` prints when it is ready.
  const ready = JSON.parse(said) as { readonly url: string; readonly keys: { readonly client: string } }
  served = { url: ready.url, key: ready.keys.client }
})

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

describe("every block of the documents holds", () => {
  it("there are blocks in the README, the architecture, the concepts and the guides, each in a language that is tried", () => {
    expect(new Set(blocks.map(({ file }) => file)).size).toBeGreaterThanOrEqual(5)
    expect(blocks.filter(({ language }) => !Object.hasOwn(ways, language)).map(where)).toEqual([])
  })

  describe("code runs as it stands", () => {
    it.for(named((language) => !Object.hasOwn(shown, language)))("%s", tried)
  })

  describe("configuration is taken, and what is shown names commands, options, settings and files that there are", () => {
    it.for(named((language) => Object.hasOwn(shown, language)))("%s", tried)
  })

  it("those in TypeScript have right types under the strictest settings", async () => {
    const compilerOptions = { noEmit: true, allowImportingTsExtensions: true, rewriteRelativeImportExtensions: false }
    const config = { extends: join(root, "tsconfig.base.json"), compilerOptions, include: ["**/*.ts"] }
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config))
    await tells(process.execPath, [TSC, "-p", folder])
  })
})

/** What the documents ask, and what the answer must hold. */
const asked: Readonly<Record<string, RegExp>> = {
  "What is my dog called?": /Biscuit/,
  "Where does my sister live?": /Porto/,
  "Which instrument does my brother play?": /cello/,
  "What do I drink in the morning?": /green tea/,
}

type Way = (block: DocBlock) => Promise<void>

/** How a block is tried that is no program. */
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

/** How a block of each language is tried. */
const ways: Readonly<Record<string, Way>> = {
  ...shown,
  async sh({ text }) {
    const line = text.trim()
    if (line === START) return serves(line)
    // This very run: the command that CI gives as well.
    if (line === TEST) return expect(await readFile(join(root, ".ci/run"), "utf8")).toContain(`\n${TEST}\n`)
    const said = await tells("bash", ["-euc", here(text)])
    expect(said).not.toMatch(/"error"/)
    answers(text, said)
  },
  async js(block) {
    const script = join(folderOf(block.file), `line-${block.line}.mjs`)
    await writeFile(script, here(block.text))
    // In the process itself recall has 150 ms, which a busy machine may need for other work.
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

function named(isWanted: (language: string) => boolean): readonly (readonly [string, DocBlock])[] {
  return blocks.filter(({ language }) => isWanted(language)).map((block) => [where(block), block])
}

async function namesWhatIs(text: string): Promise<void> {
  const names = await namesIn(text)
  expect(names).not.toEqual([])
  expect(names.filter(({ exists }) => !exists)).toEqual([])
}

function where({ file, line, language, name }: DocBlock): string {
  return `${file}:${line} (${name ?? language})`
}

async function tried([, block]: readonly [string, DocBlock], { skip }: TestContext): Promise<void> {
  if (block.language === "python") skip(!python, "python3 has no package openai here")
  skip(packagesOf(block).some(isMissing), "it imports a client that only the checks install, which run it")
  await ways[block.language]?.(block)
}

/** What a script imports that is none of Node's. */
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

/** What a program says when it ends well. */
async function tells(program: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(program, args, { cwd: folder, env: environment(), timeout: 60_000 })).stdout
  } catch (failure) {
    const { stdout = "", stderr = "" } = failure instanceof Error && "stdout" in failure ? Object(failure) : {}
    throw new Error(`${program} failed\n${stdout}\n${stderr}`)
  }
}

/** Of somebody who reads the documents. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH: `${join(folder, "bin")}:${PATH}`, NODE_COMPILE_CACHE, HOME: folder, CLIENT_KEY: served.key }
}

/** The first of the two commands, in this checkout, with a data folder of its own. */
async function serves(command: string): Promise<void> {
  const data = await mkdtemp(join(folder, "data-"))
  const env = { ...process.env, KEEPSAKE_SERVER_PORT: "0", KEEPSAKE_DATA_DIR: data }
  const { said, end } = await starts(command, /ready at http:\/\/127\.0\.0\.1:\d+[\s\S]*signin/, env)
  await end()
  expect(said).toMatch(/client\s+kp_\w+[\s\S]*admin\s+kp_\w+/)
}

/** Runs a command of the checkout that goes on, until it has said what is awaited; `end` stops it and what it started. */
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
