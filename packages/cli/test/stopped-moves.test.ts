import { createMemory, type EmbedderChoice, type MemoryEngine, type MemoryOptions, MemoryState } from "@keepsake/core"
import { type Change, Embedder, type Plugin } from "@keepsake/core/plugin"
import { openaiEmbedder } from "@keepsake/openai"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { defaultOwnerSources, Keys, startServer } from "@keepsake/server"
import { QdrantStore } from "@keepsake/store-qdrant"
import { SqliteFile, SqliteStore, sqlite } from "@keepsake/store-sqlite"
import { expect, it, vi } from "vitest"
import { buildPart } from "../src/serving/build-part.ts"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place } from "./keepsake.ts"

const PATIENCE = { timeout: 240_000 }

/** A server whose clock can be put forward, and the command line as its administrator. */
async function aServer(place: Place, options: MemoryOptions) {
  let ahead = 0
  // What is promised is that requests go on, not how soon.
  const settings = { deadlineMs: 10_000 }
  const memory = await createMemory({ ...options, settings, now: () => Date.now() + ahead })
  const keys = await Keys.open(memory.state)
  const { secret } = await keys.create({ tenant: "default", role: "admin", serves: "one" })
  const server = await startServer({
    memory,
    keys,
    host: "127.0.0.1",
    port: 0,
    upstream: {},
    owner: defaultOwnerSources,
    allowedHosts: [],
    corsOrigins: [],
    version: "0.0.0-test",
  })
  return {
    memory,
    async run(...words: readonly string[]) {
      return await place.run([...words, "--url", server.url], { KEEPSAKE_API_KEY: secret })
    },
    /** A minute and a bit of nothing but failures: it was tried three times, and the clock goes on. */
    async aMinutePasses(troubled: () => Promise<string | undefined>) {
      // A poll would have to know which of the tests that run together it is in.
      await vi.waitFor(async () => expect(await troubled()).toBeDefined(), { timeout: 120_000 })
      ahead += 61_000
    },
    async [Symbol.asyncDispose]() {
      await server.close(100)
      await memory[Symbol.asyncDispose]()
    },
  }
}

function somewhereElse(standIn: QdrantStandIn, file: SqliteFile) {
  return {
    configured: "sqlite",
    names: ["sqlite", "qdrant"],
    make: async (name: string) =>
      name === "sqlite"
        ? new SqliteStore(file)
        : new QdrantStore({ url: standIn.url, collection: "moved", startsAlone: true, timeoutMs: 10_000, retries: 0 }),
  }
}

async function filled(memory: MemoryEngine) {
  for (const content of ["My dog is called Biscuit.", "My sister lives in Porto."]) await memory.for().add(content)
}

it.concurrent.each(["unavailable", "page"] as const)(
  "a move to a server that answers nonsense (%s) is given up within a bounded time with a way out, requests go on, and the same command goes on with it",
  PATIENCE,
  async (kind) => {
    await using standIn = await QdrantStandIn.start()
    await using place = new Place()
    const path = `${place.folder}/memories.db`
    await using file = new SqliteFile({ path })
    await using server = await aServer(place, { plugins: [sqlite({ path })], stores: somewhereElse(standIn, file) })
    const { memory, run, aMinutePasses } = server
    await filled(memory)
    standIn.faults.plan({ kind }, { times: Infinity, on: /points\/batch/ })
    const moving = run("migrate", "--to", "qdrant")
    await aMinutePasses(async () => (await memory.migration?.status())?.trouble)
    const gaveUp = await moving
    expect([gaveUp.code, gaveUp.stdout]).toEqual([1, ""])
    expect(gaveUp.stderr).toContain("Waiting: Qdrant at 127.0.0.1")
    expect(gaveUp.stderr).toContain("nothing was switched")
    expect(gaveUp.stderr).toContain("keepsake migrate --end")
    const status = await run("migrate", "--status")
    expect(status.stdout).toContain("stopped")
    expect((await memory.for().search("What is my dog called?")).memories[0]?.memory.content).toContain("Biscuit")
    await memory.for().add("I drink green tea.")

    standIn.faults.clear()
    const moved = await run("migrate", "--to", "qdrant", "--json")
    expect([moved.code, JSON.parse(moved.stdout)]).toMatchObject([0, { state: "switched", verified: { memories: 3 } }])
  },
)

it.concurrent(
  "a move into a collection whose vectors have another size is given up with a sentence that says so, and can be ended",
  PATIENCE,
  async () => {
    await using standIn = await QdrantStandIn.start()
    await using place = new Place()
    const path = `${place.folder}/memories.db`
    await using file = new SqliteFile({ path })
    const stores = somewhereElse(standIn, file)
    await using server = await aServer(place, { plugins: [sqlite({ path })], stores })
    const { memory, run, aMinutePasses } = server
    const { memory: biscuit } = await memory.for().add("My dog is called Biscuit.")
    const pool = { tenant: biscuit.owner.tenant, name: biscuit.pool }
    const embedded = (revision: number, size: number): Change => {
      const embedding = { space: "one", values: new Float32Array(size).fill(1) }
      return { op: "index", id: biscuit.id, revision, index: { embedding } }
    }
    const options = { by: "test", at: 1 }
    {
      await using there = await stores.make("qdrant")
      await there.write(
        pool,
        [{ op: "put", memory: biscuit }, embedded(1, 8), { op: "erase", id: biscuit.id }],
        options,
      )
    }
    await memory.store.write(pool, [embedded(biscuit.revision, 16)], options)
    const moving = run("migrate", "--to", "qdrant")
    await aMinutePasses(async () => (await memory.migration?.status())?.trouble)
    const gaveUp = await moving
    expect(gaveUp.code).toBe(1)
    expect(gaveUp.stderr).toContain("Vectors of one have 8 numbers, not 16")
    expect((await run("migrate", "--end")).stdout).toContain("sqlite")
    expect((await memory.for().search("What is my dog called?")).memories[0]?.memory.content).toContain("Biscuit")
  },
)

it.concurrent.each(["refusing", "babbling", "short"] as const)(
  "embedding with another model whose endpoint is %s is given up within a bounded time, the vectors in use stay, and the same command goes on with it",
  PATIENCE,
  async (mood) => {
    await using inUse = await EmbeddingsEndpoint.start()
    await using other = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const state = new MemoryState()
    const baseUrl = other.environment.KEEPSAKE_EMBEDDER_BASE_URL ?? ""
    const embedderAt = (url: string, model: string, dimensions: number): Plugin =>
      openaiEmbedder({ baseUrl: url, model, dimensions, retries: 0 })
    await using server = await aServer(place, {
      plugins: [
        sqlite({ path: `${place.folder}/memories.db` }),
        embedderAt(inUse.environment.KEEPSAKE_EMBEDDER_BASE_URL ?? "", "hash", 64),
      ],
      embedders: {
        configured: `hash at ${inUse.environment.KEEPSAKE_EMBEDDER_BASE_URL}`,
        name: async ({ model }: EmbedderChoice) => `${model} at ${baseUrl}`,
        make: async () => {
          const made = buildPart([embedderAt(baseUrl, "other", 64)], Embedder, state)
          if (made === undefined) throw new Error("No embedder")
          return made
        },
        forget: async () => undefined,
      },
    })
    const { memory, run, aMinutePasses } = server
    await filled(memory)
    other.falls(mood)
    const embedding = run("reindex", "--embedder", "other", "--base-url", baseUrl)
    await aMinutePasses(async () => (await memory.reembedding?.status())?.trouble)
    const gaveUp = await embedding
    expect([gaveUp.code, gaveUp.stdout]).toEqual([1, ""])
    expect(gaveUp.stderr).toContain("Waiting: ")
    expect(gaveUp.stderr).toContain("nothing was switched")
    expect(gaveUp.stderr).toContain("keepsake reindex --end")
    expect(await memory.for().search("Where is Porto?")).toMatchObject({ degraded: [] })

    other.recovers()
    const done = await run("reindex", "--embedder", "other", "--base-url", baseUrl, "--json")
    expect([done.code, JSON.parse(done.stdout)]).toMatchObject([0, { state: "switched", verified: { embedded: 2 } }])
  },
)
