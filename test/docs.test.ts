import { execFile, type SpawnOptions, spawn } from "node:child_process"
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type DocBlock, docBlocks } from "./doc-blocks.ts"
import { root } from "./sources.ts"

const run = promisify(execFile)
const START = "npx -y pnpm@12.21.0 start"
const TEST = "npx -y pnpm@12.21.0 test"
const blocks = docBlocks()

let folder = ""
let url = ""
let key = ""
let server: ReturnType<typeof spawn> | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keepsake-docs-"))
  const modules = join(folder, "node_modules")
  await mkdir(join(modules, "@keepsake"), { recursive: true })
  await symlink(join(root, "node_modules", "openai"), join(modules, "openai"))
  for (const name of ["core", "testkit", "store-sqlite", "api", "server"]) {
    await symlink(join(root, "packages", name), join(modules, "@keepsake", name))
  }
  await symlink(join(root, "node_modules", "vitest"), join(modules, "vitest"))
  await symlink(join(root, "packages", "core", "node_modules", "zod"), join(modules, "zod"))
  await writeFile(join(folder, "package.json"), '{ "type": "module" }')
  const started = await start(process.execPath, [join(root, "packages/cli/dist/main.js"), "serve", "--json"])
  server = started.process
  url = started.ready.url
  key = started.ready.keys.client
}, 60_000)

afterAll(async () => {
  server?.kill("SIGKILL")
  await rm(folder, { recursive: true, force: true })
})

describe("every code block of the documents runs as it stands", () => {
  it("has blocks in the README, the concepts and the guide to stores", () => {
    expect(new Set(blocks.map(({ file }) => file)).size).toBeGreaterThanOrEqual(4)
    expect(blocks.filter(({ language }) => !(language in ways)).map(where)).toEqual([])
  })

  it.each(blocks.map((block) => [where(block), block] as const))("%s", async (_, block) => {
    await ways[block.language]?.(block)
  })
})

it.skipIf(!(await hasPython()))("python blocks were run with the openai package", () => undefined)

/** How a block of each language is tried. */
const ways: Readonly<Record<string, (block: DocBlock) => Promise<void>>> = {
  sh: async ({ text }) => {
    const line = text.trim()
    if (line === START) return serves(line)
    // This very run: the command that CI gives as well.
    if (line === TEST) return expect(await readFile(join(root, ".ci/run"), "utf8")).toContain(TEST)
    const { stdout } = await run("bash", ["-euc", here(text)], { cwd: folder, env: environment() })
    expect(stdout).not.toMatch(/"error"/)
  },
  js: async ({ text, line }) => {
    const script = join(folder, `block-${line}.mjs`)
    await writeFile(script, here(text))
    const { stdout } = await run(process.execPath, [script], { cwd: folder, env: environment() })
    expect(stdout.trim()).not.toBe("")
  },
  ts: async ({ text, line }) => {
    const script = join(folder, `block-${line}.ts`)
    await writeFile(script, text)
    await run(process.execPath, [script], { cwd: folder, env: environment() })
  },
  python: async ({ text }) => {
    if (!(await hasPython())) return
    const { stdout } = await run("python3", ["-c", here(text)], { cwd: folder, env: environment() })
    expect(stdout).toMatch(/cello/)
  },
  text: async ({ text }) => expect(text.trim()).not.toBe(""),
}

/** The documented address becomes this run's. */
function here(text: string): string {
  return text.replaceAll("http://127.0.0.1:4747", url)
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: folder, KEEPSAKE_KEY: key, KEEPSAKE_DATA_DIR: join(folder, "data") }
}

function where({ file, line, language }: DocBlock): string {
  return `${file}:${line} (${language})`
}

async function hasPython(): Promise<boolean> {
  return run("python3", ["-c", "import openai"]).then(
    () => true,
    () => false,
  )
}

interface Ready {
  readonly url: string
  readonly keys: { readonly client: string }
}

async function start(command: string, args: readonly string[]) {
  const options: SpawnOptions = { cwd: folder, env: { ...environment(), KEEPSAKE_SERVER_PORT: "0" } }
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "inherit"] })
  let said = ""
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said += chunk
      if (said.includes("\n")) resolve(JSON.parse(said) as Ready)
    })
    child.on("exit", (code) => reject(new Error(`it ended with ${code}: ${said}`)))
  })
  return { process: child, ready }
}

/** The first of the two commands, in this checkout, with a data folder of its own. */
async function serves(command: string): Promise<void> {
  const env = { ...process.env, KEEPSAKE_SERVER_PORT: "0", KEEPSAKE_DATA_DIR: join(folder, "start") }
  const child = spawn("bash", ["-c", `exec ${command}`], {
    cwd: root,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  })
  let said = ""
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (chunk) => {
        said += chunk
        if (/http:\/\/127\.0\.0\.1:\d+[\s\S]*kp_/.test(said)) resolve()
      })
      child.on("exit", (code) => reject(new Error(`it ended with ${code}: ${said}`)))
    })
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM")
  }
}
