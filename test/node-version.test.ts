import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, it } from "vitest"
import { root } from "./sources.ts"

const FIRST_IMPORTS = ["core", "store-sqlite", "store-qdrant", "openai", "server", "mcp"] as const
const SENTENCE = /Keepsake needs Node 22\.14 or newer, this is \d+\.\d+\.\d+\. Install a newer Node/

/** A Node of this machine that is too old; `undefined` where there is none. */
function oldNode(): string | undefined {
  const found = ["/usr/bin/node", "/usr/local/bin/node", "/opt/node20/bin/node"].filter((path) => existsSync(path))
  return found.find((path) => Number(execFileSync(path, ["-p", "process.versions.node.split('.')[0]"])) < 22)
}

/** What importing a built package, and the command, print on a Node. */
function importOn(node: string, name: string, ...options: readonly string[]): string {
  const file = pathToFileURL(join(root, "packages", name, "dist/index.js")).href
  return spawnSync(node, [...options, "--input-type=module", "-e", `import ${JSON.stringify(file)}`], {
    encoding: "utf8",
  }).stderr
}

const PRETEND = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})`

describe("a Node that is too old", () => {
  it.each(FIRST_IMPORTS)("is named when @keepsake/%s is imported, with the one that is needed", (name) => {
    expect(importOn(process.execPath, name, "--import", PRETEND)).toMatch(SENTENCE)
    expect(importOn(process.execPath, name)).toBe("")
  })

  const old = oldNode()
  it.skipIf(old === undefined).each(FIRST_IMPORTS)("is named on a real one, too: @keepsake/%s", (name) => {
    expect(importOn(old ?? "", name)).toMatch(SENTENCE)
  })

  it("is the same in every package's engines", () => {
    for (const name of [...FIRST_IMPORTS, "cli", "api"]) {
      const manifest = readFileSync(join(root, "packages", name, "package.json"), "utf8")
      expect(JSON.parse(manifest)).toMatchObject({ engines: { node: ">=22.14" } })
    }
  })
})
