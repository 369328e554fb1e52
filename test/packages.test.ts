import { execFile } from "node:child_process"
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { docBlocks } from "./doc-blocks.ts"
import { root } from "./sources.ts"

const run = promisify(execFile)
const packages = [
  "core",
  "testkit",
  "api",
  "store-sqlite",
  "store-qdrant",
  "store-postgres",
  "store-lancedb",
  "sqlite-cipher",
  "openai",
  "embedders",
  "local-embedder",
  "source-files",
  "server",
  "mcp",
  "dashboard",
  "cli",
]

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

let folder = ""
const tarballs = new Map<string, string>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keepsake-pack-"))
  const pack = ["-r", "--filter", "./packages/*", "pack", "--pack-destination", folder]
  await run("npx", ["-y", "pnpm@12.21.0", ...pack], { cwd: root })
  for (const name of packages) tarballs.set(name, join(folder, `${packedName(name)}-${await versionOf(name)}.tgz`))
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

function packedName(name: string): string {
  return name === "cli" ? "keepsake" : `keepsake-${name}`
}

async function manifestOf(name: string): Promise<Manifest> {
  // The workspace file, which the package manager validates.
  return JSON.parse(await readFile(join(root, "packages", name, "package.json"), "utf8")) as Manifest
}

async function versionOf(name: string): Promise<string> {
  return (await manifestOf(name)).version
}

/** Unpacks a tarball into `node_modules` with exactly its declared dependencies. */
async function install(name: string, app: string): Promise<void> {
  const manifest = await manifestOf(name)
  const home = join(app, "node_modules", manifest.name)
  await mkdir(home, { recursive: true })
  await run("tar", ["-xzf", tarballs.get(name) ?? "", "-C", home, "--strip-components=1"])
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    if (dependency.startsWith("@keepsake/")) continue
    const link = join(app, "node_modules", dependency)
    await mkdir(dirname(link), { recursive: true })
    const real = await realpath(join(root, "packages", name, "node_modules", dependency))
    await symlink(real, link).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== "EEXIST") throw failure
    })
  }
}

describe("every packed package works alone", () => {
  it.each(packages)("%s passes publint and attw", async (name) => {
    const tarball = tarballs.get(name) ?? ""
    await run("publint", ["run", "--strict", tarball], { cwd: root })
    // Nobody imports the command or the dashboard's files.
    if (name !== "cli" && name !== "dashboard") await run("attw", [tarball, "--profile", "esm-only"], { cwd: root })
  })

  it("the library example of the README runs from the tarballs of core and store-sqlite in an empty folder, as a script and with --eval", async () => {
    const app = join(folder, "app")
    await mkdir(app, { recursive: true })
    await writeFile(join(app, "package.json"), '{ "type": "module" }')
    await install("core", app)
    await install("store-sqlite", app)
    const lines = docBlocks().filter(({ file, text }) => file === "README.md" && text.includes("createMemory"))
    expect(lines.length).toBe(2)
    for (const { line, text } of lines) {
      const script = join(app, `lines-${line}.mjs`)
      await writeFile(script, text)
      for (const how of [[script], ["--input-type=module", "--eval", text]]) {
        const { stdout } = await run(process.execPath, how, { cwd: app })
        expect(stdout).toMatch(/green tea/)
      }
    }
  })
})
