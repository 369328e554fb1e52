import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { expect, it } from "vitest"
import { Place } from "./keepsake.ts"

it("keeps memories in Qdrant and all else in the database, over a restart", async () => {
  await using standIn = await QdrantStandIn.start({ apiKey: "secret" })
  await using place = new Place()
  const environment = {
    KEEPSAKE_STORE: "qdrant",
    KEEPSAKE_QDRANT_URL: standIn.url,
    KEEPSAKE_QDRANT_API_KEY: "secret",
    KEEPSAKE_QDRANT_COLLECTION: "ours",
  }
  const server = await place.serve([], environment)
  expect(server.ready.store).toBe("qdrant")
  expect((await place.run(["add", "My dog is called Biscuit."], environment)).code).toBe(0)
  expect(await server.stop()).toBe(0)
  const again = await place.serve([], environment)
  expect(again.ready.keys).toBeUndefined()
  const found = await place.run(["search", "What is my dog called?"], environment)
  expect(found.stdout).toContain("Biscuit")
  expect(await again.stop()).toBe(0)
  const collections = await fetch(`${standIn.url}/aliases`, { headers: { "api-key": "secret" } })
  expect(await collections.text()).toContain('"ours_versions"')
})

it("starts without its Qdrant server, forwards requests, names a remedy without the key, and works once it is reachable", async () => {
  await using standIn = await QdrantStandIn.start({ apiKey: "secret" })
  await using place = new Place()
  const environment = { KEEPSAKE_STORE: "qdrant", KEEPSAKE_QDRANT_URL: standIn.url }
  const server = await place.serve([], { ...environment, KEEPSAKE_QDRANT_API_KEY: "guessed-key" })
  const { client, admin } = server.ready.keys ?? { client: "", admin: "" }
  const body = { model: "keepsake-demo", messages: [{ role: "user", content: "My dog is called Biscuit." }] }
  expect((await server.ask("/v1/chat/completions", client, body)).status).toBe(200)
  const health = await server.ask("/api/memory/health", admin)
  expect([health.status, health.body]).toEqual([503, expect.stringContaining("qdrant.apiKey")])
  const status = await server.ask("/api/status", admin)
  expect([status.status, status.body]).toEqual([200, expect.stringContaining("qdrant.apiKey")])
  expect(server.stderr()).toContain('"event":"store-troubled"')
  expect(`${health.body}${status.body}${server.stderr()}`).not.toContain("guessed-key")
  await server.stop()
  const right = await place.serve([], { ...environment, KEEPSAKE_QDRANT_API_KEY: "secret" })
  await expect.poll(async () => (await right.ask("/api/memory?q=dog&status=all", client)).body).toContain("Biscuit")
  await right.stop()
})

it("leaves Qdrant alone in a demonstration", async () => {
  await using standIn = await QdrantStandIn.start()
  await using place = new Place()
  const environment = { KEEPSAKE_STORE: "qdrant", KEEPSAKE_QDRANT_URL: standIn.url }
  const server = await place.serve(["--demo"], environment)
  expect([server.ready.store, standIn.requests]).toEqual(["sqlite", []])
  await server.stop()
})
