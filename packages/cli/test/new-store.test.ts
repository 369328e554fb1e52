import { execFile } from "node:child_process"
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import { Place } from "./keepsake.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const run = promisify(execFile)

/** What `npm install` would bring, from this workspace. */
function install(folder: string): void {
  const places = {
    "@keepsake/core": "packages/core",
    "@keepsake/testkit": "packages/testkit",
    "@types/node": "node_modules/@types/node",
    typescript: "node_modules/typescript",
    vitest: "node_modules/vitest",
    zod: "packages/core/node_modules/zod",
  }
  for (const [name, place] of Object.entries(places)) link(join(root, place), join(folder, "node_modules", name))
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to)
}

/** What the failed tests of a JSON report say. */
function failureMessages(report: string): string[] {
  const { testResults }: { testResults: { assertionResults: { failureMessages: string[] }[] }[] } = JSON.parse(report)
  return testResults.flatMap(({ assertionResults }) => assertionResults.flatMap((one) => one.failureMessages))
}

describe("keepsake new store NAME", () => {
  it("makes a package that builds, keeps every rule, and is served", async () => {
    await using place = new Place()
    const made = await place.run(["new", "store", "redis", "--json"])
    const { package: name, folder } = JSON.parse(made.stdout)
    expect([made.code, name]).toEqual([0, "keepsake-store-redis"])
    install(folder)

    await run(process.execPath, [join(folder, "node_modules/typescript/bin/tsc"), "-p", folder])
    const results = join(folder, "results.json")
    const vitest = join(folder, "node_modules/vitest/vitest.mjs")
    // A rule that is broken ends the run with a failure; the results say which one it was.
    const ended = await run(process.execPath, [vitest, "run", "--reporter=json", `--outputFile=${results}`], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: place.folder },
    }).catch((error: unknown) => error)
    expect(failureMessages(readFileSync(results, "utf8")), String(ended)).toEqual([])
    expect(JSON.parse(readFileSync(results, "utf8")).numPassedTests).toBeGreaterThan(40)

    link(folder, join(place.folder, "node_modules", name))
    writeFileSync(join(place.folder, "keepsake.config.json"), JSON.stringify({ store: name }))
    const server = await place.serve()
    expect(server.ready.store).toBe(name)
    expect((await place.run(["add", "My dog is called Biscuit."])).code).toBe(0)
    expect((await place.run(["search", "What is my dog called?"])).stdout).toContain("Biscuit")
    const status = await server.ask("/api/status", server.ready.keys?.admin)
    expect(JSON.parse(status.body).store).toBe("redis")
    expect(await server.stop()).toBe(0)
    // Keys and settings are in the database, whatever the store does.
    const again = await place.serve()
    expect(again.ready.keys).toBeUndefined()
    await again.stop()
  })

  it("makes the very store that the guide shows", () => {
    const guide = readFileSync(join(root, "docs/write-a-store.md"), "utf8")
    const template = readFileSync(join(root, "packages/cli/store-template/src/map-store.ts"), "utf8")
    expect(guide.includes(`// map-store.ts\n${template}`)).toBe(true)
  })

  it("asks for the versions that this workspace is tested with", () => {
    const template = JSON.parse(readFileSync(join(root, "packages/cli/store-template/package.template.json"), "utf8"))
    const catalog = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")
    for (const name of ["typescript", "vitest", "@types/node", "zod"]) {
      const version = { ...template.dependencies, ...template.devDependencies }[name]
      expect(catalog).toMatch(new RegExp(`"?${name}"?: ${version.slice(1).replaceAll(".", "\\.")}\n`))
    }
  })

  it.each([
    [["new"], "new needs to know what to create"],
    [["new", "house", "mine"], 'new cannot create "house"'],
    [["new", "store"], "The store needs a name"],
    [["new", "store", "../up"], "is not a package name"],
    [["new", "store", "Redis"], "is not a package name"],
  ])("refuses %j with the usage", async (words, sentence) => {
    await using place = new Place()
    const { code, stderr } = await place.run(words)
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)])
    expect(stderr).toContain("keepsake new store NAME")
  })

  it("writes over nothing", async () => {
    await using place = new Place()
    expect((await place.run(["new", "store", "redis"])).code).toBe(0)
    const { code, stderr } = await place.run(["new", "store", "redis"])
    expect([code, stderr]).toEqual([1, expect.stringContaining("is not empty")])
  })
})
