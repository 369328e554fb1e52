import { cpSync, existsSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { Place } from "./keepsake.ts"

/** Recorded: written by LanceDB 0.26 in the way of the plugin, with vectors of 8 numbers. */
const recorded = fileURLToPath(new URL("./importing/openclaw-lancedb", import.meta.url))

interface Listed {
  readonly content: string
  readonly status: string
}

it("imports the table of OpenClaw's LanceDB plugin once, with categories and times, and holds back what gives orders", async () => {
  await using place = new Place()
  cpSync(recorded, join(place.folder, ".openclaw/memory/lancedb"), { recursive: true })
  const server = await place.serve()
  const imported = async (...more: readonly string[]) => {
    const words = ["import", "--from", "openclaw-lancedb", ...more, "--user", "ada", "--json"]
    return JSON.parse((await place.run(words)).stdout)
  }
  expect(await imported("--dry-run")).toMatchObject({ did: { created: 4 } })
  expect(await imported()).toMatchObject({
    format: "openclaw-lancedb",
    lines: 5,
    did: { created: 4 },
    skipped: { total: 1, byCode: { no_text: 1 } },
  })
  expect((await imported(recorded)).did.created ?? 0).toBe(0)
  const { admin } = server.ready.keys ?? { admin: "" }
  const all = await server.ask("/api/memory?user=ada&status=active,quarantined", admin)
  // The API's table promises these.
  const { data } = JSON.parse(all.body) as { data: Listed[] }
  expect(data).toContainEqual(
    expect.objectContaining({
      id: "00000000-0000-4000-8000-000000000002",
      content: "We decided to use Postgres for the prototype",
      category: "decision",
      importance: 0.9,
      createdAt: "2026-03-02T09:00:00.000Z",
      metadata: { importedFrom: "openclaw-lancedb" },
    }),
  )
  expect(data.filter(({ content }) => content.includes("rm -rf")).map(({ status }) => status)).toEqual(["quarantined"])
  await server.stop()
})

it("says where the folder should be if there is none, and creates nothing", async () => {
  await using place = new Place()
  const nothing = await place.run(["import", "--from", "openclaw-lancedb"])
  expect([nothing.code, nothing.stderr]).toEqual([1, expect.stringContaining("memory/lancedb has no table memories")])
  expect(existsSync(join(place.folder, ".openclaw"))).toBe(false)
})
