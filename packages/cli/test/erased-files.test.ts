import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { Place, type Server } from "./keepsake.ts"

// Each server is a process.
const PATIENCE = { timeout: 120_000 }
const WORDS = ["wilhelmina", "zorblaxia", "quendolin", "pellworm"]

async function call<T>(server: Server, path: string, body?: object): Promise<T> {
  const { body: text } = await server.ask(path, server.ready.keys?.admin ?? "", body)
  // What the API's table promises.
  return JSON.parse(text) as T
}

/** Which words are in the bytes of which file of the data folder. */
function wordsInFiles(place: Place): readonly string[] {
  const files = existsSync(place.data) ? readdirSync(place.data, { withFileTypes: true }) : []
  return files
    .filter((file) => file.isFile())
    .flatMap(({ name }) => {
      const bytes = readFileSync(join(place.data, name), "latin1").toLowerCase()
      return WORDS.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`)
    })
}

/** A person with a memory, a conversation and a key. */
async function plant(server: Server): Promise<void> {
  await call(server, "/api/memory", {
    user: "wilhelmina",
    content: "Zorblaxia plays the flute",
    session: "quendolin",
  })
  await call(server, "/api/keys", { tenant: "default", user: "wilhelmina", name: "pellworm" })
}

/** Memories in a second file, which is in step or in use. */
async function moveTo(server: Server, state: "ready" | "switched"): Promise<void> {
  await call(server, "/api/migration", { to: "sqlite:moved.db" })
  await expect.poll(() => call(server, "/api/migration"), { timeout: 30_000 }).toMatchObject({ state: "ready" })
  if (state === "switched") expect(await call(server, "/api/migration/switch", {})).toMatchObject({ state })
}

describe("the files of the data folder", () => {
  it("hold neither the name of an erased person nor that of the key bound to them", PATIENCE, async () => {
    await using place = new Place()
    const server = await place.serve()
    await plant(server)
    expect(new Set(wordsInFiles(place).map((found) => found.split(": ")[1]))).toEqual(new Set(WORDS))
    const erased = await call(server, "/api/erase", { user: "wilhelmina" })
    expect(erased).toMatchObject({ keysRevoked: 1, receipt: { compacted: true, awaits: [] } })
    expect(wordsInFiles(place)).toEqual([])
    await server.stop()
    expect(wordsInFiles(place)).toEqual([])
  })

  describe.each(["ready", "switched"] as const)("during a migration that is %s", (state) => {
    it("hold nothing of an erased person, in neither database", PATIENCE, async () => {
      await using place = new Place()
      const server = await place.serve()
      await plant(server)
      await moveTo(server, state)
      // Written while both are in step.
      await call(server, "/api/memory", { user: "wilhelmina", content: "Zorblaxia has a ferret" })
      await expect.poll(() => new Set(wordsInFiles(place).map((found) => found.split(/[.:]/)[0]))).toContain("moved")
      const erased = await call(server, "/api/erase", { user: "wilhelmina" })
      expect(erased).toMatchObject({ receipt: { compacted: true, awaits: [], completedAt: expect.any(String) } })
      expect(wordsInFiles(place)).toEqual([])
      expect(await call(server, "/api/migration")).toMatchObject({ state })
      await server.stop()
      expect(wordsInFiles(place)).toEqual([])
    })

    it("hold nothing of an erased memory once they are compacted", PATIENCE, async () => {
      await using place = new Place()
      const server = await place.serve()
      const { id } = await call<{ id: string }>(server, "/api/memory", { content: "Zorblaxia plays the flute" })
      await moveTo(server, state)
      await server.remove(`/api/memory/${id}?erase=true`, server.ready.keys?.admin)
      const { notReached } = await call<{ notReached: readonly string[] }>(server, "/api/compact", {})
      expect(wordsInFiles(place)).toEqual([])
      expect(notReached.filter((where) => where.includes("moved.db"))).toEqual([])
    })
  })

  it("is named by a receipt once a migration that ended left its data there", PATIENCE, async () => {
    await using place = new Place()
    const server = await place.serve()
    await plant(server)
    await moveTo(server, "ready")
    await server.remove("/api/migration", server.ready.keys?.admin)
    expect(await call(server, "/api/erase", { user: "wilhelmina" })).toMatchObject({
      receipt: { notReached: expect.arrayContaining([expect.stringContaining("sqlite:moved.db")]) },
    })
  })
})
