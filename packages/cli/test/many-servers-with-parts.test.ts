import { randomBytes } from "node:crypto"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { describe, expect, it } from "vitest"
import { EndpointRig } from "../../openai/test/endpoint-rig.ts"
import { reading } from "../../openai/test/reading-model.ts"
import { startPostgres, startPostgresWithVectors, type TestServer } from "../../store-postgres/test/test-server.ts"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place, type Server } from "./keepsake.ts"

const database = await startPostgres()
const withVectors = await startPostgresWithVectors()
const settingsKey = randomBytes(32).toString("base64")

function settingsOf(server: TestServer | undefined, more: Record<string, string>): Record<string, string> {
  return {
    KEEPSAKE_STORE: "postgres",
    KEEPSAKE_POSTGRES_URL: server?.url ?? "",
    KEEPSAKE_POSTGRES_SCHEMA: server?.newSchema() ?? "",
    KEEPSAKE_POSTGRES_WRITERS: "many",
    KEEPSAKE_SETTINGS_KEY: settingsKey,
    KEEPSAKE_MEMORY_DEADLINE_MS: "5000",
    ...more,
  }
}

const vectorsOf = async (server: Server, admin: string | undefined) => {
  const { body } = await server.ask("/api/status", admin)
  // The API's table promises it.
  return (JSON.parse(body) as { vectors: { embedded: number; memories: number } }).vectors
}
/** What a killed server held is taken by another after seven seconds. */
const PATIENTLY = { timeout: 60_000 }
const animals = ["dog", "cat", "parrot", "rabbit", "hamster", "tortoise", "pony", "goldfish"]

/** Adds on both, and after one was killed on the other. Every text is embedded once, by whichever server follows. */
async function embedOnce(environment: Record<string, string>, embeddings: EmbeddingsEndpoint): Promise<void> {
  await using place = new Place()
  await using elsewhere = new Place()
  const [first, second] = [await place.serve([], environment), await elsewhere.serve([], environment)]
  const { client, admin } = first.ready.keys ?? {}
  const add = async (server: Server, content: string) =>
    expect((await server.ask("/api/memory", client, { content })).status).toBe(201)
  await Promise.all(animals.map((animal, at) => add(at % 2 === 0 ? first : second, `My ${animal} is called ${at}.`)))
  for (const server of [first, second]) {
    await expect
      .poll(() => vectorsOf(server, admin))
      .toMatchObject({ embedded: animals.length, memories: animals.length })
  }
  const counted = animals.map((animal) => embeddings.texts.filter((text) => text.includes(`My ${animal} is`)).length)
  expect(counted).toEqual(animals.map(() => 1))

  await first.stop("SIGKILL")
  await add(second, "My ferret is called Nougat.")
  await expect.poll(() => vectorsOf(second, admin)).toMatchObject({ embedded: animals.length + 1 })
  const { body } = await second.ask("/api/memory/search", client, { query: "ferret" })
  expect(JSON.parse(body)).toMatchObject({ degraded: [] })
  expect(body).toContain("Nougat")
  expect(await second.stop()).toBe(0)
}

/** Begins on one server that is then killed, switches on another, rolls back on a third. */
async function reindexTogether(environment: Record<string, string>, embeddings: EmbeddingsEndpoint): Promise<void> {
  await using other = await EmbeddingsEndpoint.start()
  await using place = new Place()
  await using elsewhere = new Place()
  const [first, second] = [await place.serve([], environment), await elsewhere.serve([], environment)]
  const { client, admin } = first.ready.keys ?? {}
  for (const animal of animals) await first.ask("/api/memory", client, { content: `My ${animal} is called Biscuit.` })
  const baseUrl = other.environment.KEEPSAKE_EMBEDDER_BASE_URL
  const choice = { model: "other", baseUrl, apiKey: "key-of-the-other", dimensions: 64 }
  other.falls("refusing")
  expect((await first.ask("/api/reindex", admin, choice)).body).toContain('"state":"embedding"')
  await expect.poll(async () => (await second.ask("/api/reindex", admin)).body).toContain('"state":"embedding"')
  await first.stop("SIGKILL")
  other.recovers()
  await expect.poll(async () => (await second.ask("/api/reindex", admin)).body, PATIENTLY).toContain('"state":"ready"')
  expect(await second.ask("/api/reindex/switch", admin, {})).toMatchObject({
    status: 200,
    body: expect.stringContaining("openai/other/64"),
  })

  const third = await place.serve([], environment)
  await third.ask("/api/memory/search", client, { query: "Which one hops?" })
  expect([other.texts, embeddings.texts].map((texts) => texts.includes("Which one hops?"))).toEqual([true, false])
  expect((await third.ask("/api/reindex/roll-back", admin, {})).status).toBe(200)
  await expect.poll(async () => (await second.ask("/api/reindex", admin)).body).toContain('"state":"idle"')
  await second.ask("/api/memory/search", client, { query: "Which one barks?" })
  expect([other.texts, embeddings.texts].map((texts) => texts.includes("Which one barks?"))).toEqual([false, true])
  for (const server of [second, third]) expect(await server.stop()).toBe(0)
}

describe.skipIf(database === undefined)("servers side by side", () => {
  it("with vectors in Qdrant, embed each memory once; another goes on when one is killed", {
    timeout: 120_000,
  }, async () => {
    await using standIn = await QdrantStandIn.start()
    await using embeddings = await EmbeddingsEndpoint.start()
    const places = { KEEPSAKE_VECTORS: "qdrant", KEEPSAKE_QDRANT_URL: standIn.url }
    await embedOnce(settingsOf(database, { ...embeddings.environment, ...places }), embeddings)
  })

  it("with vectors in Qdrant, are reindexed with another model by whichever lives, told by any, and all of them ask the new one", {
    timeout: 240_000,
  }, async () => {
    await using standIn = await QdrantStandIn.start()
    await using embeddings = await EmbeddingsEndpoint.start()
    const places = { KEEPSAKE_VECTORS: "qdrant", KEEPSAKE_QDRANT_URL: standIn.url }
    await reindexTogether(settingsOf(database, { ...embeddings.environment, ...places }), embeddings)
  })

  it("with an embedder, but neither pgvector nor Qdrant, are refused with a remedy", async () => {
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const { code, stderr } = await place.runAlone(
      ["serve", "--port", "0"],
      settingsOf(database, embeddings.environment),
    )
    expect([code, stderr]).toEqual([2, expect.stringContaining("set vectors to qdrant")])
  })

  it("with a model that reads conversations, call it once for each; another reads what a killed one has noted", {
    timeout: 120_000,
  }, async () => {
    await using model = await EndpointRig.open(
      reading((messages) =>
        messages.flatMap((content, at) =>
          content.includes("ferret") ? [{ turn: at + 1, quote: content, content: "Keeps a ferret called Nougat" }] : [],
        ),
      ),
    )
    const environment = settingsOf(database, {
      KEEPSAKE_EXTRACTOR: "llm",
      KEEPSAKE_LLM_MODEL: "stub",
      KEEPSAKE_LLM_BASE_URL: model.baseUrl,
      KEEPSAKE_MEMORY_DISTILL_MIN_CHARACTERS: "0",
      KEEPSAKE_MEMORY_SUMMARY_DEBOUNCE_SECONDS: "3600",
    })
    await using place = new Place()
    await using elsewhere = new Place()
    const [first, second] = [await place.serve([], environment), await elsewhere.serve([], environment)]
    const { client, admin } = first.ready.keys ?? {}
    const messages = [{ role: "user", content: "My ferret is called Nougat and steals socks." }]
    expect((await first.ask("/v1/chat/completions", client, { model: "keepsake-demo", messages })).status).toBe(200)
    const waiting = async () => JSON.parse((await second.ask("/api/llm/status", admin)).body) as { pending: number }
    await expect.poll(async () => (await waiting()).pending).toBe(1)
    const [one, other] = await Promise.all(
      [first, second].map((server) => server.ask("/api/distill", admin, { all: true })),
    )
    expect([one?.status, other?.status]).toEqual([200, 200])
    expect(model.asked).toHaveLength(1)
    expect((await second.ask("/api/memory", client)).body).toContain('"extractor":"llm@1"')

    const more = [{ role: "user", content: "The ferret also steals keys, every single evening." }]
    expect((await first.ask("/v1/chat/completions", client, { model: "keepsake-demo", messages: more })).status).toBe(
      200,
    )
    await expect.poll(async () => (await waiting()).pending).toBe(1)
    await first.stop("SIGKILL")
    expect((await second.ask("/api/distill", admin, { all: true })).status).toBe(200)
    expect([(await waiting()).pending, model.asked.length]).toEqual([0, 2])
    expect(await second.stop()).toBe(0)
  })
})

describe.skipIf(withVectors === undefined)("servers side by side with pgvector", () => {
  it("embed each memory once; another goes on when one is killed", { timeout: 120_000 }, async () => {
    await using embeddings = await EmbeddingsEndpoint.start()
    await embedOnce(settingsOf(withVectors, embeddings.environment), embeddings)
  })

  it("are reindexed with another model together", { timeout: 240_000 }, async () => {
    await using embeddings = await EmbeddingsEndpoint.start()
    await reindexTogether(settingsOf(withVectors, embeddings.environment), embeddings)
  })
})
