import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

/** A fact that was read from a message and was never important. */
const idle = {
  id: "0198f000-0000-7000-8000-000000000001",
  pool: "-/-",
  owner: { tenant: "default" },
  type: "factual",
  category: "fact",
  content: "The queue at the bakery was long",
  importance: 0.4,
  status: "active",
  source: { origin: "user", message: "m1", at: { memory: "0198f000-0000-7000-8000-000000000002", from: 0, to: 26 } },
  metadata: {},
  createdAt: Date.UTC(2025, 0, 1),
  updatedAt: Date.UTC(2025, 0, 1),
  revision: 1,
}

const message = { ...idle, id: idle.source.at.memory, type: "episodic", category: "turn", source: { origin: "user" } }

/** A command is a process of its own: on a busy machine each takes seconds. */
const SLOW = 240_000

test("consolidate proposes, takes and undoes", { timeout: SLOW }, async () => {
  const server = await place.serve()
  expect((await place.run(["consolidate", "--dry-run"])).stdout).toContain("Nothing to propose.")
  const lines = ["sailing", "chess", "pottery", "archery"].map((hobby) => ({
    content: `Enjoys ${hobby}`,
    category: "fact",
    importance: 0.9,
    createdAt: "2025-01-01T00:00:00Z",
  }))
  const path = join(place.folder, "lines.jsonl")
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""))
  expect((await place.run(["import", path])).code).toBe(0)
  const exported = join(place.folder, "exported.jsonl")
  const restored = [idle, message].map((memory) => `${JSON.stringify({ memory, history: [] })}\n`)
  writeFileSync(exported, restored.join(""))
  expect((await place.run(["import", exported])).code).toBe(0)
  const proposal = await place.run(["consolidate", "--json"])
  const { data } = JSON.parse(proposal.stdout)
  expect(data[0].items).toMatchObject([{ kind: "archive", memory: { content: idle.content } }])
  const { id } = data[0]
  const listed = (await place.run(["consolidate", "--list"])).stdout
  expect(listed).toContain(id)
  expect(listed).toMatch(/Next nightly run: 20\d\d-/)
  expect((await place.run(["consolidate", id])).stdout).toContain("0  archive  The queue at the bakery was long")
  expect((await place.run(["consolidate", id, "take", "--items", "0"])).stdout).toContain("archive [taken]")
  expect((await place.run(["list", "--json"])).stdout).not.toContain(idle.id)
  expect((await place.run(["consolidate", id, "undo"])).stdout).toContain("archive [undone]")
  expect((await place.run(["list", "--json"])).stdout).toContain(idle.id)
  expect((await place.run(["consolidate", id, "forget"])).code).toBe(2)
  expect((await place.run(["consolidate", id, "undo", "--items", "0"])).code).toBe(2)
  expect((await place.run(["consolidate", id, "take", "--items", "one"])).code).toBe(2)
  await server.stop()
})

test("search finds turns alone, and shows the messages around each on demand", { timeout: SLOW }, async () => {
  const said = ["The mast broke in the storm.", "Oak lasts longer than pine.", "Then I order oak."]
  const lines = said.map((content, position) => {
    const owner = { tenant: "default", session: "boat" }
    const id = `0198f000-0000-7000-8000-00000000001${position}`
    const memory = { ...message, id, owner, content, source: { ...message.source, position } }
    return `${JSON.stringify({ memory, history: [] })}\n`
  })
  const exported = join(place.folder, "exported.jsonl")
  writeFileSync(exported, lines.join(""))
  expect((await place.run(["import", exported])).code).toBe(0)
  const search = async (...words: string[]) =>
    (await place.run(["search", "pine", "--limit", "1", ...words])).stdout.split("\n")
  expect((await search("--kinds", "turns")).filter((line) => line !== "")).toEqual([expect.stringContaining("pine")])
  expect((await search("--kinds", "facts")).join()).toContain("No matches.")
  expect(await search("--kinds", "all", "--neighbors", "1")).toEqual(
    expect.arrayContaining(["    around: The mast broke in the storm.", "    around: Then I order oak."]),
  )
  expect((await place.run(["search", "pine", "--neighbors", "4"])).code).toBe(2)
})
