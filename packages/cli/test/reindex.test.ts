import { expect, it } from "vitest"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place } from "./keepsake.ts"

/** Several requests of the most texts that one takes. */
const TEXTS = 500
const TEXTS_OF_A_REQUEST = 64

// Each step is a process.
const PATIENCE = { timeout: 240_000 }

it(
  "embeds everything with another model while it serves, over a kill -9, switches, rolls back, and drops",
  PATIENCE,
  async () => {
    await using embeddings = await EmbeddingsEndpoint.start()
    await using other = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const { environment } = embeddings
    const server = await place.serve([], environment)
    const { admin } = server.ready.keys ?? { admin: "" }
    for (const content of ["My dog is called Biscuit.", "My sister lives in Porto."]) {
      await server.ask("/api/memory", admin, { content })
    }
    const baseUrl = other.environment.KEEPSAKE_EMBEDDER_BASE_URL ?? ""
    other.falls("refusing")
    const begun = await server.ask("/api/reindex", admin, {
      model: "other",
      baseUrl,
      apiKey: "key-of-the-other",
      dimensions: 64,
    })
    expect([begun.status, begun.body]).toEqual([200, expect.stringContaining('"state":"embedding"')])
    expect(begun.body).not.toContain("key-of-the-other")
    await server.stop("SIGKILL")
    other.recovers()

    const again = await place.serve([], environment)
    const done = await place.run(["reindex", "--embedder", "other", "--json"], environment)
    expect([done.code, done.stderr]).toEqual([0, expect.not.stringContaining("Sending")])
    expect(JSON.parse(done.stdout)).toMatchObject({
      state: "switched",
      space: "openai/other/64/said-1",
      verified: { memories: 2, embedded: 2, before: 2 },
    })
    expect(other.texts).toEqual(expect.arrayContaining(["My dog is called Biscuit.", "My sister lives in Porto."]))
    expect((await again.ask("/api/memory/search", admin, { query: "Where is Porto?" })).body).toContain('"degraded":[]')
    expect(other.texts).toContain("Where is Porto?")
    await again.stop()

    const last = await place.serve([], environment)
    const back = await place.run(["reindex", "--roll-back", "--json"], environment)
    expect(JSON.parse(back.stdout)).toMatchObject({ state: "idle", space: "openai/hash/64/said-1" })
    const unasked = await place.run(["reindex", "--drop"], environment)
    expect(unasked).toMatchObject({ code: 2, stderr: expect.stringContaining("--yes") })
    const dropped = await place.run(["reindex", "--drop", "--yes"], environment)
    expect([dropped.code, dropped.stdout]).toEqual([0, expect.stringContaining("openai/hash/64/said-1")])

    const before = other.texts.length
    const repeated = await place.run(
      ["reindex", "--embedder", "other", "--dimensions", "64", "--base-url", baseUrl, "--json"],
      environment,
    )
    expect(JSON.parse(repeated.stdout)).toMatchObject({ state: "switched", verified: { memories: 2, embedded: 2 } })
    expect(other.texts.slice(before)).toEqual([])
    await last.stop()
  },
)

it(
  "pays for no text twice over three kills during a reindex, except for the request that was under way",
  PATIENCE,
  async () => {
    await using embeddings = await EmbeddingsEndpoint.start()
    await using other = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const { environment } = embeddings
    let server = await place.serve([], environment)
    const admin = server.ready.keys?.admin
    const contents = Array.from({ length: TEXTS }, (_, number) => `Boat ${number} is moored at berth ${number * 7}.`)
    const lines = contents.map((content) => `${JSON.stringify({ content })}\n`).join("")
    expect((await place.run(["import", "-"], environment, lines)).code).toBe(0)
    const boats = ({ texts }: EmbeddingsEndpoint) => texts.filter((text) => text.startsWith("Boat "))
    await expect.poll(() => boats(embeddings).length, { timeout: 60_000 }).toBe(TEXTS)

    const kills: Promise<unknown>[] = []
    /** Kills the server when it has sent so many texts: before it has the answer, or a moment later. */
    const killAt = (texts: number, afterMs: number) => {
      other.heard = (heard) => {
        if (heard < texts) return
        other.heard = undefined
        if (afterMs === 0) kills.push(server.stop("SIGKILL"))
        else setTimeout(() => kills.push(server.stop("SIGKILL")), afterMs)
      }
    }
    killAt(100, 0)
    const baseUrl = other.environment.KEEPSAKE_EMBEDDER_BASE_URL
    await server.ask("/api/reindex", admin, { model: "other", baseUrl, dimensions: 64 })
    for (const [texts, afterMs] of [
      [200, 5],
      [300, 40],
      [Number.POSITIVE_INFINITY, 0],
    ] as const) {
      const killed = kills.length + 1
      await expect.poll(() => kills.length, { timeout: 60_000 }).toBe(killed)
      await kills.at(-1)
      killAt(texts, afterMs)
      server = await place.serve([], environment)
    }
    const done = await place.run(["reindex", "--embedder", "other", "--json"], environment)
    expect(JSON.parse(done.stdout)).toMatchObject({ state: "switched", verified: { memories: TEXTS, embedded: TEXTS } })
    await server.stop()
    const paid = boats(other)
    expect(new Set(paid)).toEqual(new Set(contents))
    // What was answered, but not stored before the kill, is sent again.
    expect(paid.length - TEXTS).toBeLessThanOrEqual(3 * TEXTS_OF_A_REQUEST)
    const back = await place.run(["reindex", "--roll-back", "--json"], environment)
    expect(JSON.parse(back.stdout)).toMatchObject({ state: "idle" })
    expect([boats(other).length, boats(embeddings).length]).toEqual([paid.length, TEXTS])
  },
)

it(
  "refuses the model in use, two things at once, a forbidden address, and a server without an embedder",
  PATIENCE,
  async () => {
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const server = await place.serve([], embeddings.environment)
    const { admin } = server.ready.keys ?? { admin: "" }
    const asked = async (body: object) => {
      const { status, body: said } = await server.ask("/api/reindex", admin, body)
      return [status, said]
    }
    expect(await asked({ model: "hash" })).toEqual([422, expect.stringContaining("already")])
    expect(await asked({ model: "x", baseUrl: "http://169.254.169.254/v1" })).toEqual([
      422,
      expect.stringContaining("link-local"),
    ])
    expect(await asked({ model: "x", baseUrl: "file:///etc/passwd" })).toEqual([400, expect.any(String)])
    const two = await place.run(["reindex", "--status", "--end"])
    expect([two.code, two.stderr]).toEqual([2, expect.stringContaining("exactly one action")])
    await server.stop()
    const bare = await place.run(["reindex", "--embedder", "x"])
    expect([bare.code, bare.stderr]).toEqual([2, expect.stringContaining("embedder.model")])
  },
)
