import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { expect, it } from "vitest"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place } from "./keepsake.ts"

it("starts and works without the Qdrant server of its vectors, reports them as missing, and catches up automatically", async () => {
  await using standIn = await QdrantStandIn.start()
  await using embeddings = await EmbeddingsEndpoint.start()
  await using place = new Place()
  const environment = {
    ...embeddings.environment,
    KEEPSAKE_VECTORS: "qdrant",
    KEEPSAKE_QDRANT_URL: standIn.url,
    KEEPSAKE_MEMORY_DEADLINE_MS: "5000",
  }
  standIn.faults.plan({ kind: "unavailable" }, { times: 1_000_000 })
  const server = await place.serve([], environment)
  const { client, admin } = server.ready.keys ?? { client: "", admin: "" }
  const add = async (content: string) => {
    const { status, body } = await server.ask("/api/memory", client, { content })
    // The API's table promises an id.
    return { status, id: (JSON.parse(body) as { id: string }).id }
  }
  const [dog, cat] = [await add("My dog is called Biscuit."), await add("My cat is called Tom.")]
  expect([dog.status, cat.status]).toEqual([201, 201])
  const search = async (query: string) => {
    const { body } = await server.ask("/api/memory/search", client, { query })
    // The API's table promises these.
    return JSON.parse(body) as { data: { memory: { id: string } }[]; degraded: string[] }
  }
  const found = await search("dog Biscuit")
  expect([found.data[0]?.memory.id, found.degraded]).toEqual([dog.id, ["vectors"]])
  expect((await server.ask("/api/status", admin)).body).toContain("found by words only")
  expect((await place.run(["forget", cat.id], environment)).code).toBe(0)
  standIn.faults.clear()
  await expect.poll(async () => (await search("dog Biscuit")).degraded).toEqual([])
  const reconciled = await place.run(["reconcile", "--json"], environment)
  expect(JSON.parse(reconciled.stdout)).toMatchObject({ missing: 0, outdated: 0, extra: 0 })
  const status = JSON.parse((await server.ask("/api/status", admin)).body)
  expect(status).toMatchObject({ store: "sqlite-qdrant", vectors: { embedded: 1, memories: 1 }, warnings: [] })
  const aliases = await fetch(`${standIn.url}/aliases`)
  expect(await aliases.text()).toContain('"keepsake_memory_vectors"')
  await server.stop()
})
