import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { describe, expect, it } from "vitest"
import { LocalServer, startPostgres, startPostgresWithVectors } from "../../store-postgres/test/test-server.ts"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place } from "./keepsake.ts"

const database = await startPostgres()
const withVectors = await startPostgresWithVectors()

describe.skipIf(database === undefined)("with store postgres", () => {
  const settings = (more: Record<string, string> = {}) => ({
    KEEPSAKE_STORE: "postgres",
    KEEPSAKE_POSTGRES_URL: database?.url ?? "",
    KEEPSAKE_POSTGRES_SCHEMA: database?.newSchema() ?? "",
    KEEPSAKE_MEMORY_DEADLINE_MS: "5000",
    ...more,
  })
  const turn = (content: string) => ({ model: "keepsake-demo", messages: [{ role: "user", content }] })

  it("memories, keys and settings are in the database and outlive the server and its folder", async () => {
    const environment = settings()
    await using place = new Place()
    const server = await place.serve([], environment)
    expect(server.ready.store).toBe("postgres")
    const { client = "" } = server.ready.keys ?? {}
    expect((await server.ask("/v1/chat/completions", client, turn("My dog is called Biscuit."))).status).toBe(200)
    await expect.poll(async () => (await server.ask("/api/memory?q=dog", client)).body).toContain("Biscuit")
    expect((await place.run(["config", "set", "memory.maxTokens", "900"], environment)).code).toBe(0)
    expect(await server.stop()).toBe(0)

    await using elsewhere = new Place()
    const again = await elsewhere.serve([], environment)
    expect(again.ready.keys).toBeUndefined()
    const answer = await again.ask("/v1/chat/completions", client, turn("What is my dog called?"))
    expect(answer.body).toContain("Biscuit")
    expect((await elsewhere.run(["config", "print"], environment)).stdout).toContain("900")
    expect(await again.stop()).toBe(0)
  })

  it("a second server on the schema is refused, wherever its folder is", async () => {
    const environment = settings()
    await using place = new Place()
    await using elsewhere = new Place()
    const server = await place.serve([], environment)
    const second = await elsewhere.runAlone(["serve", "--port", "0"], environment)
    expect([second.code, second.stderr]).toEqual([
      expect.any(Number),
      expect.stringContaining("Another server uses this schema"),
    ])
    expect(second.code).not.toBe(0)
    expect(await server.stop()).toBe(0)
  })

  it.skipIf(!(database instanceof LocalServer))(
    "requests are answered while the database is away, and memory goes on afterwards",
    async () => {
      const local = database as LocalServer
      await using place = new Place()
      const server = await place.serve([], settings())
      const { client = "" } = server.ready.keys ?? {}
      const say = (content: string) => server.ask("/v1/chat/completions", client, turn(content))
      expect((await say("My dog is called Biscuit.")).status).toBe(200)
      await expect.poll(async () => (await say("What is my dog called?")).body).toContain("Biscuit")
      await local.stop()
      expect((await say("What is my dog called?")).status).toBe(200)
      await local.start()
      await expect.poll(async () => (await say("What is my dog called?")).body).toContain("Biscuit")
      expect(await server.stop()).toBe(0)
    },
  )

  it("with vectors in Qdrant, memories are embedded there and are found by meaning", async () => {
    await using standIn = await QdrantStandIn.start()
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const environment = settings({
      ...embeddings.environment,
      KEEPSAKE_VECTORS: "qdrant",
      KEEPSAKE_QDRANT_URL: standIn.url,
    })
    const server = await place.serve([], environment)
    const { client, admin } = server.ready.keys ?? { client: "", admin: "" }
    const added = await server.ask("/api/memory", client, { content: "My dog is called Biscuit." })
    expect(added.status).toBe(201)
    await expect
      .poll(async () => JSON.parse((await server.ask("/api/status", admin)).body))
      .toMatchObject({ store: "postgres-qdrant", vectors: { embedded: 1, memories: 1 }, warnings: [] })
    const found = await server.ask("/api/memory/search", client, { query: "dog Biscuit" })
    expect(JSON.parse(found.body)).toMatchObject({
      degraded: [],
      data: [{ memory: { content: "My dog is called Biscuit." } }],
    })
    expect(await server.stop()).toBe(0)
  })

  it.skipIf(withVectors === undefined)(
    "with pgvector, memories are embedded in the database and are found by meaning",
    async () => {
      await using embeddings = await EmbeddingsEndpoint.start()
      await using place = new Place()
      const environment = settings({
        ...embeddings.environment,
        KEEPSAKE_POSTGRES_URL: withVectors?.url ?? "",
        KEEPSAKE_POSTGRES_PARTITIONS: "3",
      })
      const server = await place.serve([], environment)
      const { client, admin } = server.ready.keys ?? { client: "", admin: "" }
      const added = await server.ask("/api/memory", client, { content: "My dog is called Biscuit." })
      expect(added.status).toBe(201)
      await expect
        .poll(async () => JSON.parse((await server.ask("/api/status", admin)).body))
        .toMatchObject({ store: "postgres", vectors: { embedded: 1, memories: 1 }, warnings: [] })
      const found = await server.ask("/api/memory/search", client, { query: "dog Biscuit" })
      expect(JSON.parse(found.body)).toMatchObject({
        degraded: [],
        data: [{ memory: { content: "My dog is called Biscuit." } }],
      })
      expect(await server.stop()).toBe(0)
      const otherwise = await place.run(["serve"], { ...environment, KEEPSAKE_POSTGRES_PARTITIONS: "5" })
      expect([otherwise.code, otherwise.stderr]).toEqual([
        2,
        expect.stringContaining("created with 3 partitions, not 5"),
      ])
      expect((await place.run(["doctor", "--quick"], environment)).stdout).toMatch(/pgvector 0\.\d+/)
    },
  )

  it("the settings are checked, and the password is never shown", async () => {
    await using place = new Place()
    const missing = await place.run(["serve"], { KEEPSAKE_STORE: "postgres" })
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining("KEEPSAKE_POSTGRES_URL")])
    const wrong = await place.run(["serve"], settings({ KEEPSAKE_POSTGRES_URL: "mysql://root:hunter2@localhost/db" }))
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.not.stringContaining("hunter2")])
    const listed = await place.run(
      ["config", "print"],
      settings({ KEEPSAKE_POSTGRES_URL: "postgres://ada:hunter2@db.example/keepsake" }),
    )
    expect(listed.stdout).toContain("postgres://db.example/keepsake")
    expect(listed.stdout).not.toContain("hunter2")
    const embedder = await place.run(
      ["serve"],
      settings({ KEEPSAKE_EMBEDDER_MODEL: "some-model", KEEPSAKE_EMBEDDER_DIMENSIONS: "8" }),
    )
    expect([embedder.code, embedder.stderr]).toEqual([
      2,
      expect.stringMatching(/no vectors: .*pgvector[\s\S]*vectors to qdrant/),
    ])
  })

  it("eval measures in a schema of its own, which is gone afterwards, and finds what SQLite finds", async () => {
    await using place = new Place()
    const words = ["eval", "--limit", "4", "--json"]
    const [inFile, inDatabase] = [await place.run(words), await place.run(words, settings())]
    expect([inFile.code, inDatabase.code]).toEqual([0, 0])
    const { metrics } = JSON.parse(inFile.stdout)
    expect(JSON.parse(inDatabase.stdout)).toMatchObject({ metrics, config: { store: "postgres" } })
    const left = await database?.run("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'keepsake_eval%'")
    expect(left).toEqual([])
  })

  it("doctor tells what is there or what is wrong, and commands for files name the database's own tools", async () => {
    await using place = new Place()
    const environment = settings()
    const before = await place.run(["doctor", "--quick"], environment)
    expect(before.stdout).toMatch(/PostgreSQL \d+\.\d+ at .*: no schema yet; .*; no vectors: the extension pgvector/)
    const server = await place.serve([], environment)
    const { body } = await server.ask("/api/status", server.ready.keys?.admin ?? "")
    const why = /^The store postgres has no vectors: the extension pgvector .*administrator: CREATE EXTENSION vector$/
    expect(JSON.parse(body)).toMatchObject({ vectors: null, vectorsWhy: expect.stringMatching(why) })
    expect((await place.run(["status"], environment)).stdout).toMatch(
      /^vectors +none\. The store postgres has no vectors: .*CREATE EXTENSION vector$/m,
    )
    await server.stop()
    expect((await place.run(["doctor", "--quick"], environment)).stdout).toMatch(
      /schema version 4[\s\S]*wrote, found and erased/,
    )
    const away = await place.run(["doctor", "--quick"], {
      ...environment,
      KEEPSAKE_POSTGRES_URL: "postgres://a:b@127.0.0.1:1/c",
    })
    expect(away.stdout).toContain("cannot be reached (ECONNREFUSED)")
    for (const words of [["backup"], ["verify"]]) {
      const refused = await place.run(words, environment)
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("pg_dump --schema=")])
    }
  })
})
