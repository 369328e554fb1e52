import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { Place } from "./keepsake.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))

/** Twenty-five lines: what somebody writes who wants the numbers of tickets kept. */
const tickets = `
import { rulesExtractor } from "@keepsake/core"
import { CONTRACT, definePlugin, Extractor } from "@keepsake/core/plugin"
import { z } from "zod"

export default definePlugin({
  name: "tickets",
  contract: CONTRACT,
  options: z.strictObject({ prefix: z.string().min(1) }),
  setup(context, { prefix }) {
    const pattern = new RegExp(\`\\\\b\${prefix}-\\\\d+\\\\b\`, "g")
    const draftsOf = ({ role, text, position }) =>
      role !== "user"
        ? []
        : Array.from(text.matchAll(pattern), ([id]) => ({
            type: "factual",
            category: "ticket",
            key: \`ticket:\${id}\`,
            content: \`Works on \${id}\`,
            from: position,
          }))
    context.add(Extractor, () => rulesExtractor)
    context.add(Extractor, () => ({
      name: "tickets",
      version: 1,
      per: "turn",
      extract: async (turns) => turns.flatMap(({ messages }) => messages.flatMap(draftsOf)),
    }))
  },
})
`

/** A package in a folder's node_modules, with the workspace's own packages at hand. */
function installed(folder: string, name: string, code: string, manifest: object = { exports: "./index.js" }): void {
  const at = join(folder, "node_modules", name)
  mkdirSync(at, { recursive: true })
  writeFileSync(join(at, "package.json"), JSON.stringify({ name, type: "module", ...manifest }))
  writeFileSync(join(at, "index.js"), code)
  for (const [other, place] of [
    ["@keepsake/core", "packages/core"],
    ["zod", "packages/core/node_modules/zod"],
  ] as const) {
    const to = join(at, "node_modules", other)
    mkdirSync(dirname(to), { recursive: true })
    symlinkSync(join(root, place), to)
  }
}

/** What is said to its server becomes a memory that only the package makes. */
async function keepsTicket(place: Place): Promise<void> {
  const server = await place.serve()
  const body = { model: "keepsake-demo", messages: [{ role: "user", content: "I am on KEEP-42 this week." }] }
  await server.ask("/v1/chat/completions", server.ready.keys?.client, body)
  await expect.poll(async () => (await place.run(["list"])).stdout, { interval: 200 }).toContain("Works on KEEP-42")
  await server.stop()
}

function configured(place: Place, settings: object): void {
  writeFileSync(join(place.folder, "keepsake.config.json"), JSON.stringify(settings))
}

describe("plugins in the configuration", () => {
  it.each([
    ["beside the configuration file", (place: Place) => place.folder],
    ["in the data folder", (place: Place) => place.data],
  ])("are found %s, given their options, and served", async (_, folder) => {
    await using place = new Place()
    installed(folder(place), "keepsake-tickets", tickets)
    configured(place, { plugins: [{ use: "keepsake-tickets", options: { prefix: "KEEP" } }] })
    await keepsTicket(place)
  })

  it("are found in a package that only allows import, and by path", async () => {
    await using place = new Place()
    installed(place.folder, "keepsake-tickets", tickets, { exports: { ".": { import: "./index.js" } } })
    for (const use of ["keepsake-tickets", "./node_modules/keepsake-tickets/index.js"]) {
      configured(place, { plugins: [{ use, options: { prefix: "KEEP" } }] })
      const server = await place.serve()
      expect(server.ready.event).toBe("ready")
      await server.stop()
    }
  })

  it.each([
    ["one that is not installed", { use: "keepsake-gone" }, "", /keepsake-gone is not installed in .* or /],
    [
      "one that fails to load",
      { use: "broken" },
      'throw new Error("no database")',
      /broken cannot be loaded: no database/,
    ],
    ["one that exports no function", { use: "broken" }, "export const a = 1", /broken exports no function/],
    [
      "one of which two exports may be meant",
      { use: "broken" },
      "export function a() {}\nexport function b() {}",
      /broken exports a, b and no default/,
    ],
    [
      "one that makes no plugin",
      { use: "broken" },
      "export default () => 3",
      /export default of broken does not return a plugin/,
    ],
    [
      "options that it does not know",
      { use: "broken", options: { prefx: "K" } },
      tickets,
      /refuses its options: .*prefx/,
    ],
  ])("refuses %s with its name", async (_, plugin, code, sentence) => {
    await using place = new Place()
    if (code !== "") installed(place.folder, "broken", code)
    configured(place, { plugins: [plugin] })
    const { code: exit, stderr } = await place.run(["serve", "--port", "0"])
    expect([exit, stderr]).toEqual([2, expect.stringMatching(sentence)])
  })

  it("extract memories if named as the extractor, and are refused without an extractor", async () => {
    await using place = new Place()
    installed(place.folder, "keepsake-tickets", tickets.replace("z.string().min(1)", 'z.string().default("KEEP")'))
    installed(place.folder, "keepsake-nothing", "export default () => ({ name: 'nothing', contract: 1, setup() {} })")
    configured(place, { extractor: "keepsake-tickets" })
    await keepsTicket(place)
    configured(place, { extractor: "keepsake-nothing" })
    const { code, stderr } = await place.run(["serve", "--port", "0"])
    expect([code, stderr]).toEqual([2, expect.stringContaining("provides no Extractor")])
  })

  it("refuses a store's package that provides no store", async () => {
    await using place = new Place()
    installed(place.folder, "keepsake-tickets", tickets)
    configured(place, {
      store: "keepsake-tickets",
      plugins: [{ use: "keepsake-tickets", options: { prefix: "KEEP" } }],
    })
    const { code, stderr } = await place.run(["serve", "--port", "0"])
    expect([code, stderr]).toEqual([2, expect.stringContaining("provides no Store")])
  })

  it("leaves them out of a demonstration", async () => {
    await using place = new Place()
    configured(place, { store: "keepsake-gone", plugins: [{ use: "keepsake-gone" }] })
    const server = await place.serve(["--demo"])
    expect(server.ready.store).toBe("sqlite")
    await server.stop()
  })
})
