import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { expect, it } from "vitest"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place } from "./keepsake.ts"

interface Found {
  readonly checks: readonly {
    readonly name: string
    readonly level: string
    readonly message: string
    readonly remedy?: string
  }[]
}

async function examined(place: Place, environment: Record<string, string>) {
  const { code, stdout } = await place.run(["doctor", "--quick", "--json"], environment)
  const { checks }: Found = JSON.parse(stdout)
  return { code, named: (name: string) => checks.find((check) => check.name === name) }
}

it("checks the embedder and the Qdrant server with its vectors, and suggests fixes", async () => {
  await using standIn = await QdrantStandIn.start({ apiKey: "secret" })
  await using embeddings = await EmbeddingsEndpoint.start()
  await using place = new Place()
  const environment = {
    ...embeddings.environment,
    KEEPSAKE_VECTORS: "qdrant",
    KEEPSAKE_QDRANT_URL: standIn.url,
    KEEPSAKE_QDRANT_API_KEY: "secret",
  }
  const server = await place.serve([], environment)
  await server.ask("/api/memory", server.ready.keys?.admin, { content: "My dog is called Biscuit." })
  await expect.poll(async () => (await examined(place, environment)).named("vectors")?.message).toContain("1 of 1")
  const well = await examined(place, environment)
  expect(well.named("embedder")).toMatchObject({ level: "ok", message: expect.stringContaining("hash/64") })
  expect(well.named("qdrant")).toMatchObject({
    level: "ok",
    message: expect.stringMatching(/^1\.18\.3 .* \d+ points$/),
  })

  standIn.faults.plan({ kind: "unavailable" }, { times: 1_000_000 })
  embeddings.falls("refusing")
  const ill = await examined(place, environment)
  expect(ill.code).toBe(3)
  expect(ill.named("qdrant")).toMatchObject({ level: "fail", remedy: expect.any(String) })
  expect(ill.named("embedder")).toMatchObject({ level: "fail", remedy: expect.any(String) })
  standIn.faults.clear()
  embeddings.recovers()
  await server.stop()

  const wrongKey = await examined(place, { ...environment, KEEPSAKE_QDRANT_API_KEY: "guessed" })
  expect(wrongKey.named("qdrant")).toMatchObject({
    level: "fail",
    message: expect.stringContaining("401"),
    remedy: expect.stringContaining("qdrant.apiKey"),
  })
})
