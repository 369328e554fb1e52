import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { Place } from "./keepsake.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))

/** A place with the package for folders, and a folder with notes. */
function withFolders(): { readonly place: Place; readonly notes: string } {
  const place = new Place()
  mkdirSync(join(place.folder, "node_modules", "@keepsake"), { recursive: true })
  symlinkSync(join(root, "packages/source-files"), join(place.folder, "node_modules/@keepsake/source-files"))
  writeFileSync(join(place.folder, "keepsake.config.json"), '{"plugins":[{"use":"@keepsake/source-files"}]}')
  const notes = join(place.folder, "notes")
  mkdirSync(notes)
  writeFileSync(join(notes, "machines.md"), "# Machines\n\n- The build server is in Oslo.\n")
  return { place, notes }
}

it("adds a folder, cites it, reads its lines and follows its changes, with and without a server", async () => {
  const { place, notes } = withFolders()
  await using _ = place
  expect((await place.run(["add", "Ada has two bikes"])).code).toBe(0)
  const added = await place.run(["files", "add", notes, "trust=owner", "--json"])
  expect([added.code, JSON.parse(added.stdout)]).toMatchObject([0, { files: 1, trust: "owner" }])
  const server = await place.serve()
  expect((await place.run(["search", "build server", "--json"])).stdout).toContain("Oslo")
  writeFileSync(join(notes, "machines.md"), "# Machines\n\n- The build server is in Bergen.\n")
  expect(await place.run(["files", "sync"])).toMatchObject({ code: 0, stdout: expect.stringContaining("added") })
  expect((await place.run(["search", "build server", "--json"])).stdout).toContain("Bergen")
  expect(await place.run(["files", "read", "machines.md#L3"])).toMatchObject({
    code: 0,
    stdout: "- The build server is in Bergen.\n",
  })
  expect((await place.run(["run", "files_status"])).stdout).toMatch(/trust +owner/)
  expect((await place.run(["run"])).stdout).toContain("files_remove path=…")
  await server.stop()
})

it("names the place in a file that still holds what was forgotten", async () => {
  const { place, notes } = withFolders()
  await using _ = place
  await place.run(["add", "Ada has two bikes"])
  expect((await place.run(["files", "add", notes, "trust=owner"])).code).toBe(0)
  const [part] = JSON.parse((await place.run(["list", "--category", "document", "--json"])).stdout).data
  expect(await place.run(["forget", part.id])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("machines.md#L1-L3 still holds it"),
  })
  expect((await place.run(["files", "sync", "--force"])).stdout).toContain("machines.md#L1-L3")
  expect((await place.run(["list"])).stdout).not.toContain("Oslo")
})

it("takes values of an action as options too, and lists the actions of a plugin by its name alone", async () => {
  const { place, notes } = withFolders()
  await using _ = place
  await place.run(["add", "Ada has two bikes"])
  const added = await place.run(["files", "add", "--path", notes, "--trust=owner", "--json"])
  expect([added.code, JSON.parse(added.stdout)]).toMatchObject([0, { files: 1, trust: "owner" }])
  const synced = await place.run(["files", "sync", "--force", "--json"])
  expect([synced.code, JSON.parse(synced.stdout)]).toMatchObject([0, [{ read: 1 }]])
  expect(await place.run(["files", "sync", "--frce"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--frce is not an option of files_sync"),
  })
  expect(await place.run(["files"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/files_sync[\s\S]*files_add/),
  })
})

it("says which action does not exist, what is one too many and what does not fit", async () => {
  const { place } = withFolders()
  await using _ = place
  await place.run(["add", "Ada has two bikes"])
  expect(await place.run(["files", "sinc"])).toMatchObject({ code: 2, stderr: expect.stringContaining("files_sync") })
  expect(await place.run(["nonsense"])).toMatchObject({ code: 2, stderr: expect.stringContaining("not a keepsake") })
  expect(await place.run(["serch", "bikes"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("keepsake search"),
  })
  expect(await place.run(["files", "remove", "a", "b"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("too many"),
  })
  expect(await place.run(["files", "sync", "force=perhaps"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("force"),
  })
  expect(await place.run(["files", "add", "/nowhere/at/all"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("/nowhere/at/all is no folder that the server can read"),
  })
})

it("says at the start of MCP and in the status which tool of a plugin agents do not get", async () => {
  await using place = new Place()
  const packages = join(place.folder, "node_modules")
  mkdirSync(join(packages, "@keepsake"), { recursive: true })
  mkdirSync(join(packages, "numbers"))
  symlinkSync(join(root, "packages/core"), join(packages, "@keepsake/core"))
  symlinkSync(join(root, "packages/core/node_modules/zod"), join(packages, "zod"))
  writeFileSync(join(packages, "numbers/package.json"), '{"name":"numbers","type":"module","exports":"./index.js"}')
  writeFileSync(
    join(packages, "numbers/index.js"),
    `import { Action, defineAction } from "@keepsake/core"
import { CONTRACT } from "@keepsake/core/plugin"
import { z } from "zod"
const action = defineAction({
  name: "number_double",
  title: "Double",
  description: "Doubles a number, slowly. ".repeat(200),
  access: "read",
  input: z.strictObject({ number: z.int() }),
  run: async ({ number }) => number * 2,
})
export default () => ({ name: "numbers", contract: CONTRACT, setup: (context) => context.add(Action, () => action) })
`,
  )
  writeFileSync(join(place.folder, "keepsake.config.json"), '{"plugins":[{"use":"numbers"}]}')
  const warning = /the tool x_number_double .* [\d,]+ tokens, .* 600/
  const server = await place.serve()
  expect((await place.run(["mcp"])).stderr).toMatch(warning)
  expect((await place.run(["status"])).stdout).toMatch(warning)
  await server.stop()
})

it("names an action that no plugin offers without its values, and the plugin that may be missing", async () => {
  await using place = new Place()
  await place.run(["add", "Ada has two bikes"])
  const { code, stderr } = await place.run(["run", "files_sync", "force=true"])
  expect(code).toBe(2)
  expect(stderr).toMatch(/has an action "files_sync"\n.*@keepsake\/source-files/)
})
