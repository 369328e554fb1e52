import { readFileSync } from "node:fs"
import { join } from "node:path"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { describe, expect, it } from "vitest"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place, type Server } from "./keepsake.ts"

const KEY = "a-key-of-qdrant-4711"

async function asked(server: Server, method: string, path: string, body?: unknown, key = server.ready.keys?.admin) {
  const answer = await fetch(`${server.ready.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: JSON.parse(text) }
}

const settings = "/api/settings/qdrant"

describe("Qdrant's settings", () => {
  it("are switched on, off and on again while the server runs, and outlive it; the key is shown nowhere", async () => {
    await using standIn = await QdrantStandIn.start({ apiKey: KEY })
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const server = await place.serve([], embeddings.environment)
    await asked(server, "POST", "/api/memory", { content: "My dog is called Biscuit." })
    expect((await asked(server, "GET", settings)).body).toMatchObject({
      enabled: false,
      hasApiKey: false,
      overridden: [],
    })

    const on = await asked(server, "PUT", settings, {
      enabled: true,
      url: standIn.url,
      apiKey: KEY,
      collection: "ours",
    })
    expect(on.status).toBe(200)
    expect(on.body).toMatchObject({
      enabled: true,
      collection: "ours",
      hasApiKey: true,
      apiKeyMasked: "***4711",
      embeddingModel: "hash",
      warnings: [],
    })
    const health = async () => (await asked(server, "GET", `${settings}/health`)).body
    await expect.poll(async () => (await health()).coverage).toMatchObject({ embedded: 1, memories: 1 })
    expect(await health()).toMatchObject({ ok: true, version: expect.any(String), collection: { points: 1 } })
    const found = await asked(server, "POST", `${settings}/search`, { query: "My dog is called Biscuit.", topK: 3 })
    expect(found.body).toMatchObject({ ok: true, results: [{ content: "My dog is called Biscuit." }] })
    expect(found.body.results[0].score).toBeCloseTo(1)

    const off = await asked(server, "PUT", settings, { enabled: false })
    expect(off.body).toMatchObject({ enabled: false, hasApiKey: true })
    expect((await asked(server, "GET", "/api/status")).body.store).toBe("sqlite")
    await asked(server, "PUT", settings, { enabled: true })
    await server.stop()

    const database = readFileSync(join(place.data, "keepsake.db"))
    const log = await place.run(["status"], embeddings.environment).then(({ stdout, stderr }) => stdout + stderr)
    for (const text of [database.toString("latin1"), on.text, off.text, found.text, server.stderr(), log]) {
      expect(text).not.toContain(KEY)
    }
    const again = await place.serve([], { ...embeddings.environment, KEEPSAKE_API_KEY: "an-admin-key-known-before" })
    const status = await asked(again, "GET", "/api/status", undefined, "an-admin-key-known-before")
    expect(status.body).toMatchObject({ store: "sqlite-qdrant", vectors: { embedded: 1 } })
    await again.stop()
  })

  it("name the server to which memories are moved, also without configuration and after a restart", async () => {
    await using standIn = await QdrantStandIn.start({ apiKey: KEY })
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const known = { ...embeddings.environment, KEEPSAKE_API_KEY: "an-admin-key-known-before" }
    const ask = (server: Server, method: string, path: string, body?: unknown) =>
      asked(server, method, path, body, known.KEEPSAKE_API_KEY)
    const server = await place.serve([], known)
    await ask(server, "POST", "/api/memory", { content: "My dog is called Biscuit." })
    await ask(server, "PUT", settings, { enabled: true, url: standIn.url, apiKey: KEY, collection: "ours" })
    const { status, body } = await ask(server, "POST", "/api/migration", { to: "qdrant" })
    expect([status, body.error?.message]).toEqual([200, undefined])
    const state = async () => (await ask(server, "GET", "/api/migration")).body.state
    await expect.poll(state).toBe("ready")
    expect((await ask(server, "POST", "/api/migration/switch")).body).toMatchObject({ active: "qdrant" })
    await server.stop()

    const again = await place.serve([], known)
    expect((await ask(again, "GET", "/api/status")).body).toMatchObject({ store: "qdrant", memories: { total: 1 } })
    await again.stop()
  })

  it("change nothing for an unusable server, and name a remedy", async () => {
    await using standIn = await QdrantStandIn.start({ apiKey: KEY })
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const server = await place.serve([], embeddings.environment)
    const refused = async (change: object) => {
      const { status, body } = await asked(server, "PUT", settings, { enabled: true, ...change })
      return [status, body.error.message, body.error.remedy]
    }
    expect(await refused({ url: standIn.url, apiKey: "another" })).toEqual([
      503,
      expect.stringContaining("401"),
      expect.stringContaining("qdrant.apiKey"),
    ])
    expect((await refused({ url: "http://127.0.0.1:9" }))[1]).toContain("cannot be reached")
    expect((await refused({ url: server.ready.url }))[1]).toMatch(/not Qdrant|answered 4/)
    for (const url of ["http://169.254.169.254", "http://[fe80::1]:6333", "http://[::ffff:169.254.169.254]"]) {
      expect(await refused({ url })).toEqual([422, expect.stringContaining("link-local"), expect.any(String)])
    }
    expect((await refused({ url: "http://user:pw@127.0.0.1:6333" }))[1]).toContain("user or a password")
    expect((await refused({ port: 70_000 }))[0]).toBe(400)
    expect((await refused({ embeddingModel: "other" }))[1]).toContain("hash")
    expect((await refused({ quantization: "int8" }))[1]).toContain("int8")
    expect((await asked(server, "GET", settings)).body).toMatchObject({ enabled: false, hasApiKey: false })
    const { client } = server.ready.keys ?? {}
    expect((await asked(server, "GET", settings, undefined, client)).status).toBe(403)
    await server.stop()
  })

  it("list settings that the environment overrides", async () => {
    await using standIn = await QdrantStandIn.start()
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const environment = { ...embeddings.environment, KEEPSAKE_QDRANT_URL: standIn.url }
    const server = await place.serve([], environment)
    const { body } = await asked(server, "PUT", settings, { enabled: true, host: "127.0.0.1", port: 9 })
    expect(body).toMatchObject({
      enabled: true,
      url: `${standIn.url}/`.replace(/\/$/, ""),
      overridden: [{ path: "qdrant.url", by: "variable KEEPSAKE_QDRANT_URL" }],
    })
    await server.stop()
  })

  it("are left alone once memories were moved to another store", { timeout: 120_000 }, async () => {
    await using standIn = await QdrantStandIn.start()
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const environment = { ...embeddings.environment, KEEPSAKE_QDRANT_URL: standIn.url }
    const server = await place.serve([], environment)
    await asked(server, "POST", "/api/memory", { content: "My dog is called Biscuit." })
    expect((await place.run(["migrate", "--to", "qdrant"], environment)).code).toBe(0)
    const { status, body } = await asked(server, "PUT", settings, { enabled: true })
    expect([status, body.error.message]).toEqual([409, expect.stringContaining("moved to qdrant")])
    expect((await asked(server, "GET", "/api/status")).body).toMatchObject({ store: "qdrant", memories: { total: 1 } })
    await server.stop()
  })

  it("count expired memories, and erase them only when confirmed", async () => {
    await using standIn = await QdrantStandIn.start()
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const server = await place.serve([], {
      ...embeddings.environment,
      KEEPSAKE_VECTORS: "qdrant",
      KEEPSAKE_QDRANT_URL: standIn.url,
    })
    // Also where no collection was made yet.
    expect((await asked(server, "POST", `${settings}/cleanup`, {})).body).toMatchObject({ count: 0 })
    await asked(server, "POST", "/api/memory", { content: "My dog is called Biscuit." })
    await asked(server, "POST", "/api/memory", {
      content: "The code is 1234 today.",
      expiresAt: new Date(Date.now() + 1_000),
    })
    const cleanup = (body: object) => asked(server, "POST", `${settings}/cleanup`, body)
    await expect.poll(async () => (await cleanup({})).body.count).toBe(1)
    expect((await cleanup({ dryRun: false })).status).toBe(422)
    const { body } = await cleanup({ dryRun: false, confirm: true })
    expect(body).toMatchObject({ ok: true, dryRun: false, count: 1, deletedCount: 1 })
    await expect.poll(async () => (await cleanup({})).body.count).toBe(0)
    expect((await asked(server, "GET", "/api/status")).body.memories.total).toBe(1)
    await server.stop()
  })

  it("warn if vectors are expected without an embedder", async () => {
    await using place = new Place()
    const server = await place.serve([], { KEEPSAKE_VECTORS: "qdrant" })
    const { warnings } = (await asked(server, "GET", "/api/status")).body
    expect(warnings).toEqual([expect.stringContaining("no embedder")])
    expect(server.stderr()).toContain("vectors-missing")
    expect((await asked(server, "GET", `${settings}/health`)).body.ok).toBe(false)
    expect((await asked(server, "POST", `${settings}/search`, { query: "dog" })).body.error.message).toContain(
      "no embedder",
    )
    expect((await asked(server, "GET", "/api/embedder/status")).body).toMatchObject({ configured: false, usage: null })
    await server.stop()
  })
})

describe("the embedder's status", () => {
  it("reports coverage, usage today, the daily limit, and the reason of a pause", async () => {
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const server = await place.serve([], { ...embeddings.environment, KEEPSAKE_EMBEDDER_MAX_TOKENS_PER_DAY: "8" })
    await asked(server, "POST", "/api/memory", { content: "My dog is called Biscuit." })
    const status = async () => (await asked(server, "GET", "/api/embedder/status")).body
    await expect.poll(async () => (await status()).coverage).toEqual({ embedded: 1, memories: 1 })
    // One token for finding out the size, one for the memory: this endpoint counts one for each request.
    expect(await status()).toMatchObject({
      configured: true,
      space: "openai/hash/64/said-1",
      dimensions: 64,
      usage: { requests: 2, tokens: 2, mostTokens: 8 },
      paused: false,
    })
    for (const at of [1, 2, 3, 4, 5, 6]) {
      await asked(server, "POST", "/api/memory", { content: `Tea${at}` })
      await expect.poll(async () => (await status()).coverage).toEqual({ embedded: 1 + at, memories: 1 + at })
    }
    expect(await status()).toMatchObject({
      usage: { requests: 8, tokens: 8, mostTokens: 8 },
      paused: true,
      why: expect.stringContaining("used up"),
    })
    const models = (await asked(server, "GET", `${settings}/embedding-models`)).body
    expect(models).toEqual({ models: [{ value: "hash", label: "hash", dimensions: null, inUse: true }] })
    await server.stop()
  })
})
