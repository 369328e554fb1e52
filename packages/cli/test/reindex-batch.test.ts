import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { BatchVendor, type Vendor } from "./batch-vendor.ts"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place, type Server } from "./keepsake.ts"

// Each step is a process, and a job is asked for every few seconds.
const PATIENCE = { timeout: 300_000 }
const POLL = { timeout: 120_000, interval: 500 }
const KEY = "kp_bar_0123456789abcdef0123"
const MODELS = {
  openai: ["text-embedding-3-small", 64, "About 0.0000 USD: 0.02 USD for a million tokens, times 0.5"],
  gemini: ["gemini-embedding-001", 64, "0.15 USD for a million tokens, times 0.5"],
  voyage: ["voyage-4-lite", 256, "0.02 USD for a million tokens, times 0.67"],
} as const satisfies Record<Vendor, readonly [string, number, string]>

test.each(["openai", "gemini", "voyage"] as const)(
  "%s: a batch says its price first, is paid for once over a kill -9 in the moment it was started, and leaves no memory without a vector",
  PATIENCE,
  async (provider) => {
    await using vendor = await BatchVendor.start(provider)
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const [model, dimensions, price] = MODELS[provider]
    const environment = { KEEPSAKE_API_KEY: KEY, ...embeddings.environment }
    const server = await place.serve([], environment)
    const contents = Array.from({ length: 118 }, (_, at) => `Note ${at} about the garden`)
    for (const content of [...contents, "Some words to refuse", "A last note"]) await add(server, { content })
    await add(server, { content: "A last note", user: "bob" })

    const keyFile = join(place.folder, "key")
    writeFileSync(keyFile, "the-key\n")
    const words = ["reindex", "--provider", provider, "--embedder", model, "--dimensions", `${dimensions}`, "--batch"]
    words.push("--base-url", vendor.baseUrl, "--api-key-file", keyFile)
    const asked = await place.run(words, environment)
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining(price)])
    expect(asked.stderr).toMatch(/121 memories without a vector in \S+: 121 texts to send.*Confirm with --yes/s)
    expect([vendor.batches, vendor.atOnce]).toEqual([[], []])

    vendor.mood = "silent"
    const choice = { provider, model, dimensions, baseUrl: vendor.baseUrl, apiKey: "the-key", batch: true }
    expect((await server.ask("/api/reindex", KEY, choice)).status).toBe(200)
    await expect.poll(() => vendor.batches.length, POLL).toBe(1)
    await server.stop("SIGKILL")
    vendor.mood = "well"
    const again = await place.serve([], environment)
    await add(again, { content: "Written while the batch was running" })

    const done = await place.run([...words, "--yes", "--json"], environment)
    expect([done.code, JSON.parse(done.stdout)]).toMatchObject([
      0,
      { state: "switched", verified: { memories: 122, embedded: 122 } },
    ])
    expect(vendor.batches.length).toBe(1)
    // Equal texts are one line.
    expect(vendor.texts.length).toBe(120)
    expect(new Set(vendor.atOnce)).toEqual(new Set(["Some words to refuse", "Written while the batch was running"]))
    const found = await again.ask("/api/memory/search", KEY, { query: "Note 7 about the garden" })
    expect(found.body).toContain('"degraded":[]')
    await again.stop()
  },
)

test(
  "two failed batches end in embedding at once, --end cancels a running one, and few texts need no batch",
  PATIENCE,
  async () => {
    await using vendor = await BatchVendor.start("openai")
    await using embeddings = await EmbeddingsEndpoint.start()
    await using place = new Place()
    const environment = { KEEPSAKE_API_KEY: KEY, ...embeddings.environment }
    const server = await place.serve([], environment)
    const choice = { model: "text-embedding-3-small", dimensions: 64, baseUrl: vendor.baseUrl, batch: true }
    await add(server, { content: "The only note" })
    expect((await server.ask("/api/reindex", KEY, choice)).status).toBe(200)
    await expect.poll(() => status(server), POLL).toMatchObject({ state: "ready" })
    expect([vendor.batches.length, vendor.atOnce]).toEqual([0, ["The only note"]])
    await server.remove("/api/reindex?drop=true", KEY)

    for (let at = 0; at < 120; at++) await add(server, { content: `Note ${at} about the sea` })
    vendor.mood = "running"
    await server.ask("/api/reindex", KEY, choice)
    await expect.poll(() => vendor.batches.length, POLL).toBe(1)
    await expect.poll(() => status(server), POLL).toMatchObject({ batch: { jobs: 1, texts: 120 } })
    await server.remove("/api/reindex", KEY)
    expect(vendor.cancelled.length).toBe(1)

    vendor.mood = "failed"
    await server.ask("/api/reindex", KEY, choice)
    await expect.poll(() => status(server), POLL).toMatchObject({ state: "ready" })
    expect(vendor.batches.length).toBe(3)
    expect(new Set(vendor.atOnce).size).toBe(121)
    const compatible = { model: "other", dimensions: 64, provider: "gemini", batch: true }
    expect((await server.ask("/api/reindex", KEY, compatible)).status).toBe(409)
    await server.stop()
  },
)

async function add(server: Server, memory: object): Promise<void> {
  expect((await server.ask("/api/memory", KEY, memory)).status).toBe(201)
}

async function status(server: Server) {
  return JSON.parse((await server.ask("/api/reindex", KEY)).body)
}
