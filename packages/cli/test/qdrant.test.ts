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

it("does not start without its Qdrant, and says what to check without telling the key", async () => {
  await using standIn = await QdrantStandIn.start({ apiKey: "secret" })
  await using place = new Place()
  const environment = {
    KEEPSAKE_STORE: "qdrant",
    KEEPSAKE_QDRANT_URL: standIn.url,
    KEEPSAKE_QDRANT_API_KEY: "guessed-key",
  }
  const { code, stderr } = await place.run(["serve", "--port", "0"], environment)
  expect(code).not.toBe(0)
  expect(stderr).toContain("qdrant.apiKey")
  expect(stderr).not.toContain("guessed-key")
})

it("leaves Qdrant alone in a demonstration", async () => {
  await using standIn = await QdrantStandIn.start()
  await using place = new Place()
  const environment = { KEEPSAKE_STORE: "qdrant", KEEPSAKE_QDRANT_URL: standIn.url }
  const server = await place.serve(["--demo"], environment)
  expect([server.ready.store, standIn.requests]).toEqual(["sqlite", []])
  await server.stop()
})
