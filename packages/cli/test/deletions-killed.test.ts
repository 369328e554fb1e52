import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { createMemory } from "@keepsake/core"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { afterAll, describe, expect, it } from "vitest"
import { report, sizeFromEnvironment } from "../../../proofs/size.ts"
import { startPostgres } from "../../store-postgres/test/test-server.ts"
import { KILLABLE, openPlace, type Place } from "./killable-stores.ts"

const KILLS = sizeFromEnvironment("PROOF_DELETION_KILLS", 3)
const STATEMENTS = 8
/** After an interrupted deletion is completed. */
const LATER_MS = 60_000
const deleting = fileURLToPath(new URL("./deleting-process.ts", import.meta.url))

const database = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), "keepsake-killed-"))
const standIn = await QdrantStandIn.start()
afterAll(async () => {
  await standIn[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

/** Deletes and restores in another process, and kills it `wait` milliseconds after the line with this number. Returns the ids of the statements. */
async function killedWhileDeleting(place: Place, line: number, wait: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [deleting, JSON.stringify(place), `${line % STATEMENTS}`], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = once(child, "close")
  const lines: string[] = []
  createInterface(child.stdout).on("line", (text) => {
    if (lines.push(text) === line) void pause(wait).then(() => child.kill("SIGKILL"))
  })
  await ended
  return lines[0]?.split(" ") ?? []
}

describe.each(KILLABLE)("a statement and its words, in the store %s", (kind) => {
  it.skipIf(kind === "postgres" && database === undefined)(
    `have one fate after ${KILLS} kills of the process that deletes and restores them`,
    { timeout: 120_000 + KILLS * 20_000 },
    async () => {
      const path = join(folder, `${kind}.db`)
      const schema = kind === "postgres" ? (database?.newSchema() ?? "") : `killed_${kind.replace("-", "_")}`
      const place: Place = { kind, path, schema, url: kind === "postgres" ? (database?.url ?? "") : standIn.url }
      const seen = { both: 0, neither: 0 }
      for (let kill = 1; kill <= KILLS; kill++) {
        const ids = await killedWhileDeleting(place, 2 + (kill % 5), (kill * 7) % 31)
        await using memory = await createMemory({
          plugins: openPlace(place),
          now: () => Date.now() + kill * LATER_MS,
          settings: { deadlineMs: 10_000 },
        })
        await memory.settled()
        const ada = memory.for({ user: "ada" })
        const { items } = await ada.list({ limit: 200 })
        const turns = items.filter(({ category }) => category === "turn")
        expect(turns).toHaveLength(STATEMENTS)
        const stated = items.flatMap(({ category, content }) =>
          category === "turn" ? [] : (/zq\w+/.exec(content) ?? []),
        )
        const said = turns.flatMap(({ content }) => /zq\w+/.exec(content) ?? [])
        expect(said.toSorted()).toEqual(stated.toSorted())
        for (const { content } of turns) expect(content).toMatch(/^The bread was good\. .*The tram was late\.$/)
        const found = (await ada.search("allergic")).memories.map(({ memory: { content } }) => content).join()
        expect(new Set(found.match(/zq\w+/g))).toEqual(new Set(stated))
        seen[stated.length === STATEMENTS ? "both" : "neither"]++
        // What is out comes back whole, for the next kill.
        for (const id of ids) if ((await ada.get(id)) === undefined) await ada.restore(id)
        expect((await ada.list({ limit: 200 })).items).toHaveLength(2 * STATEMENTS)
      }
      report("deletions killed", { store: kind, kills: KILLS, ...seen })
    },
  )
})
