import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, it } from "vitest"
import { root } from "./sources.ts"

const FIRST_IMPORTS = [
  "core",
  "store-sqlite",
  "store-qdrant",
  "store-postgres",
  "store-lancedb",
  "sqlite-cipher",
  "openai",
  "source-files",
  "server",
  "mcp",
] as const
const SENTENCE = /Keepsake needs Node 22\.14 or newer, this is \d+\.\d+\.\d+\. Install a newer Node/

/** An installed Node version that is too old, if there is one. */
function oldNode(): string | undefined {
  const found = ["/usr/bin/node", "/usr/local/bin/node", "/opt/node20/bin/node"].filter((path) => existsSync(path))
  return found.find((path) => Number(execFileSync(path, ["-p", "process.versions.node.split('.')[0]"])) < 22)
}

/** The output of importing a built package, or of the command, with a Node version. */
function importOn(node: string, name: string, ...options: readonly string[]): string {
  const file = pathToFileURL(join(root, "packages", name, "dist/index.js")).href
  return spawnSync(node, [...options, "--input-type=module", "-e", `import ${JSON.stringify(file)}`], {
    encoding: "utf8",
  }).stderr
}

const PRETEND = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})`

describe("a Node version that is too old", () => {
  it.each(FIRST_IMPORTS)("is reported with the required version when @keepsake/%s is imported", (name) => {
    expect(importOn(process.execPath, name, "--import", PRETEND)).toMatch(SENTENCE)
    expect(importOn(process.execPath, name)).toBe("")
  })

  const old = oldNode()
  it.skipIf(old === undefined).each(FIRST_IMPORTS)("is reported with a real old Node: @keepsake/%s", (name) => {
    expect(importOn(old ?? "", name)).toMatch(SENTENCE)
  })

  it("equals the engines field of every package", () => {
    for (const name of [...FIRST_IMPORTS, "cli", "api"]) {
      const manifest = readFileSync(join(root, "packages", name, "package.json"), "utf8")
      expect(JSON.parse(manifest)).toMatchObject({ engines: { node: ">=22.14" } })
    }
  })
})
