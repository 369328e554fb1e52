import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { createMemory, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, it } from "vitest"
import { report, sizeFromEnvironment } from "../../../proofs/size.ts"
import { markdownFolders } from "../src/index.ts"
import { agents } from "./agents.ts"
import { startModel } from "./model-stub.ts"

const DAYS = sizeFromEnvironment("PROOF_TRANSCRIPT_DAYS", 30)
/** A folder in which the agents were installed, as `npm install @anthropic-ai/claude-code @openai/codex openclaw` does. */
const FOLDER = process.env.PROOF_AGENTS ?? ""
const DAY_MS = 86_400_000
const main = fileURLToPath(new URL("../../cli/dist/main.js", import.meta.url))
const run = promisify(execFile)

const THINGS = ["boat", "piano", "garden", "bicycle", "oven", "kayak", "loom", "violin", "ladder", "camera"]
const TOWNS = ["Ludlow", "Porto", "Bergen", "Graz", "Utrecht", "Hamar", "Lyon", "Brno", "Gent", "Cork"]
const RECALLED = Array.from({ length: 30 }, (_, at) => `- [2026-10-01] The invented fact ${at} about a windmill`)
const BLOCK = `<keepsake-memory>\n${RECALLED.join("\n")}\n</keepsake-memory>\n\n`

/** What is typed in the conversation of a day. */
function typedOn(day: number): readonly string[] {
  const thing = THINGS[day % THINGS.length]
  const town = TOWNS[(day * 3) % TOWNS.length]
  return [
    `My ${thing} number ${day} was repaired in ${town}.`,
    `On day ${day} I paid ${day * 7 + 13} euros for it.`,
    `I keep the ${thing} of day ${day} behind the shed in ${town}.`,
  ]
}

for (const [format, { bin, start }] of Object.entries(agents)) {
  const command = join(FOLDER, "node_modules/.bin", bin)
  const isInstalled = FOLDER !== "" && existsSync(command)
  const why = isInstalled ? "" : ` (skipped: PROOF_AGENTS names no folder in which ${bin} is installed)`

  it.skipIf(!isInstalled)(
    `${DAYS} days of transcripts of ${format}, imported twice, change nothing${why}`,
    async () => {
      const home = await mkdtemp(join(tmpdir(), "keepsake-agents-"))
      await using cleaning = new AsyncDisposableStack()
      cleaning.defer(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))
      await using model = await startModel()
      await using agent = await start({ home, model: model.url, command })
      const typed = Array.from({ length: DAYS }, (_, day) => typedOn(day))
      for (const [day, [first = "", second = "", third = ""]] of typed.entries()) {
        await agent.converse([first, second, `${BLOCK}${third}`], day)
      }
      await agent.spread()

      const keepsake = (...words: readonly string[]) =>
        run(process.execPath, [main, ...words], {
          env: { PATH: process.env.PATH, HOME: home, KEEPSAKE_DATA_DIR: join(home, "keepsake") },
          maxBuffer: 256 * 1024 * 1024,
        })
      const importAll = async () => JSON.parse((await keepsake("import", "--from", format, "--json")).stdout)
      const stored = async () => {
        await keepsake("export", "--out", join(home, "all.jsonl"))
        const lines = (await readFile(join(home, "all.jsonl"), "utf8")).split("\n")
        // The first and the last line are about the export.
        return lines.filter((line) => line.includes('"content"'))
      }
      const first = await importAll()
      const before = await stored()
      const again = await importAll()
      const after = await stored()

      const memories = before.flatMap((line) => (line === "" ? [] : [JSON.parse(line).memory ?? []].flat()))
      const contents = memories.map(({ content }) => String(content))
      const own = typed.flat()
      const found = own.filter((text) => contents.some((content) => content.includes(text))).length
      const said = [...own, ...own.map(() => "Reply 100: that is noted.")].join("").length
      const recalled = BLOCK.length * DAYS
      const times = memories.map(({ createdAt }) => Number(new Date(createdAt)))
      const days = (Math.max(...times) - Math.min(...times)) / DAY_MS
      report(format, {
        conversations: first.conversations,
        messages: first.messages,
        memories: first.memories,
        "days from first to last": days.toFixed(1),
        "own sentences in memory": `${found} of ${own.length}`,
        "recalled, of all that was said": `${((100 * recalled) / (recalled + said)).toFixed(0)} %`,
        "memories with recalled text": contents.filter((content) => content.includes("windmill")).length,
        "changed by the second import": again.memories,
      })
      expect(found).toBe(own.length)
      expect(days).toBeGreaterThan(DAYS - 1.5)
      expect(recalled / (recalled + said)).toBeGreaterThan(0.83)
      expect(contents.join("\n")).not.toContain("windmill")
      expect(again).toMatchObject({ memories: 0, conversations: first.conversations })
      expect(after).toEqual(before)

      // The folder that is followed from now on has nothing new either.
      const memory = await createMemory({
        plugins: [sqlite({ path: join(home, "keepsake", "keepsake.db") }), markdownFolders({})],
      })
      const call = {
        memory,
        owner: { tenant: tenantOf("default") },
        scope: "tenant",
        signal: new AbortController().signal,
      } as const
      const path = join(
        home,
        { "claude-code": ".claude/projects", codex: ".codex/sessions" }[format] ?? ".openclaw/agents",
      )
      expect(await memory.actions.get("files_add")?.run({ path, format }, call)).toMatchObject({
        messages: first.messages,
      })
      await memory[Symbol.asyncDispose]()
      expect(await stored()).toEqual(before)
    },
  )
}
