import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { expect, it } from "vitest"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place, type Server } from "./keepsake.ts"

// Each step is a process.
const PATIENCE = { timeout: 240_000 }

async function lines(server: Server, key: string): Promise<readonly string[]> {
  const { body } = await server.ask("/api/memory", key)
  // What the API's table promises.
  const { data } = JSON.parse(body) as { data: { id: string; content: string; createdAt: string }[] }
  return data.map(({ id, content, createdAt }) => `${createdAt} ${id} ${content}`)
}

it(
  "moves memories to Qdrant and back while serving, over a restart, regardless of the settings",
  PATIENCE,
  async () => {
    await using standIn = await QdrantStandIn.start()
    await using place = new Place()
    const environment = { KEEPSAKE_QDRANT_URL: standIn.url, KEEPSAKE_STORE: "sqlite" }
    const server = await place.serve([], environment)
    const { admin } = server.ready.keys ?? { admin: "" }
    for (const content of ["My dog is called Biscuit.", "My sister lives in Porto."]) {
      await server.ask("/api/memory", admin, { content })
    }
    const before = await lines(server, admin)
    const held = await place.run(["migrate", "--to", "qdrant", "--hold", "--json"], environment)
    expect(JSON.parse(held.stdout)).toMatchObject({ state: "ready", active: "sqlite", verified: { memories: 2 } })
    const moved = await place.run(["migrate", "--to", "qdrant"], environment)
    expect([moved.code, moved.stdout]).toEqual([0, expect.stringContaining("--roll-back")])
    expect(await lines(server, admin)).toEqual(before)
    await server.stop()

    const again = await place.serve([], environment)
    expect(again.ready.store).toBe("qdrant")
    await again.ask("/api/memory", admin, { content: "I drink green tea." })
    const found = await again.ask("/api/memory/search", admin, { query: "What is my dog called?" })
    expect(found.body).toContain("Biscuit")
    const back = await place.run(["migrate", "--roll-back", "--json"], environment)
    expect(JSON.parse(back.stdout)).toMatchObject({ state: "idle", active: "sqlite" })
    const after = await lines(again, admin)
    expect(after).toHaveLength(3)
    expect(after.slice(1)).toEqual(before)
    await again.stop()
  },
)

it("moves vectors separately from their records without a server, and embeds nothing again", PATIENCE, async () => {
  await using standIn = await QdrantStandIn.start()
  await using embeddings = await EmbeddingsEndpoint.start()
  await using place = new Place()
  const environment = { ...embeddings.environment, KEEPSAKE_QDRANT_URL: standIn.url }
  const server = await place.serve([], environment)
  const { admin } = server.ready.keys ?? { admin: "" }
  await server.ask("/api/memory", admin, { content: "My dog is called Biscuit." })
  const status = async () => JSON.parse((await server.ask("/api/status", admin)).body)
  await expect.poll(status).toMatchObject({ vectors: { embedded: 1 } })
  await server.stop()
  const { length } = embeddings.texts
  const { code, stdout, stderr } = await place.run(["migrate", "--to", "sqlite-qdrant", "--json"], environment)
  expect([code, stderr]).toEqual([0, ""])
  expect(JSON.parse(stdout)).toMatchObject({ state: "switched", active: "sqlite-qdrant" })
  const later = await place.serve([], environment)
  expect(JSON.parse((await later.ask("/api/status", admin)).body)).toMatchObject({
    store: "sqlite-qdrant",
    vectors: { embedded: 1, memories: 1 },
  })
  expect((await later.ask("/api/memory/search", admin, { query: "dog" })).body).toContain('"degraded":[]')
  await later.stop()
  expect(embeddings.texts.slice(length).filter((text) => text.includes("Biscuit"))).toEqual([])
})

it(
  "refuses an unknown store, the store in use, two actions at once, and a third place in the settings",
  PATIENCE,
  async () => {
    await using place = new Place()
    const server = await place.serve()
    const { admin } = server.ready.keys ?? { admin: "" }
    await server.ask("/api/memory", admin, { content: "My dog is called Biscuit." })
    const asked = async (body: object, path = "/api/migration") => {
      const { status, body: said } = await server.ask(path, admin, body)
      return [status, said]
    }
    expect(await asked({ to: "postgres" })).toEqual([422, expect.stringContaining("One of: sqlite, ")])
    expect(await asked({ to: "sqlite" })).toEqual([422, expect.stringContaining("in sqlite already")])
    expect(await asked({ to: "qdrant", from: "memory" })).toEqual([422, expect.stringContaining("not in memory")])
    expect(await asked({}, "/api/migration/switch")).toEqual([409, expect.stringContaining("no copy yet")])
    const two = await place.run(["migrate", "--to", "qdrant", "--end"])
    expect([two.code, two.stderr]).toEqual([2, expect.stringContaining("exactly one action")])
    expect((await place.run(["migrate", "--to", "sqlite:other.db"])).code).toBe(0)
    await server.stop()
    const third = await place.run(["serve", "--port", "0"], { KEEPSAKE_STORE: "qdrant" })
    expect([third.code, third.stderr]).toEqual([2, expect.stringContaining("moved to sqlite:other.db")])
  },
)
