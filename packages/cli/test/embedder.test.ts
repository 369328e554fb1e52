import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { EmbeddingsEndpoint } from "./embeddings-endpoint.ts"
import { Place, type Server } from "./keepsake.ts"

let place: Place
let endpoint: EmbeddingsEndpoint
beforeEach(async () => {
  place = new Place()
  endpoint = await EmbeddingsEndpoint.start()
})
afterEach(async () => {
  await place[Symbol.asyncDispose]()
  await endpoint[Symbol.asyncDispose]()
})

const KEY = "kp_bar_0123456789abcdef0123"
/** An outage is over once the embedder is tried again, which takes some seconds. */
const PATIENCE = { interval: 250 }
/** Other suites run beside this one; what is promised here is what is found, not how soon. */
const UNHURRIED = { KEEPSAKE_MEMORY_DEADLINE_MS: "2000" }

test("memories get their vectors behind the write, and status, health and doctor tell how many have them", async () => {
  const server = await serve()
  await add(server, "Ada's cat sleeps in the piano")
  expect(server.ready).toMatchObject({ embedder: { url: endpoint.environment.KEEPSAKE_EMBEDDER_BASE_URL, waiting: 0 } })
  await allEmbedded(server, 1)
  expect(endpoint.texts).toContain("Ada's cat sleeps in the piano")
  const space = "openai/hash/64/said-1"
  expect(await json(server, "/api/status")).toMatchObject({
    embedder: space,
    vectors: { space, embedded: 1, memories: 1 },
    queue: { embedding: 0 },
  })
  expect(await json(server, "/api/memory/health")).toMatchObject({ working: true, embedding: 0 })
  const { stdout } = await place.run(["doctor", "--quick"], { KEEPSAKE_API_KEY: KEY, ...endpoint.environment })
  expect(stdout).toMatch(/1 of 1 memory embedded in openai\/hash\/64/)
})

test.for(["refusing", "silent", "babbling"] as const)(
  "while the embedder is %s, statements are stored and found by words, and vectors follow after recovery",
  async (mood) => {
    const server = await serve(UNHURRIED)
    await add(server, "Ada's cat sleeps in the piano")
    await allEmbedded(server, 1)

    endpoint.falls(mood)
    await add(server, "Ada's dog Biscuit fears thunder")
    const found = await json(server, "/api/memory/search", { query: "What does Biscuit fear?" })
    expect(found).toMatchObject({ data: [{ memory: { content: "Ada's dog Biscuit fears thunder" } }] })
    expect(found.degraded).toEqual(["vectors"])
    const asked = { model: "keepsake-demo", messages: [{ role: "user", content: "What does Biscuit fear?" }] }
    const answer = await server.ask("/v1/chat/completions", KEY, asked)
    expect(answer.body).toContain("thunder")
    expect(await json(server, "/api/memory/health")).toMatchObject({ working: true })

    endpoint.recovers()
    await expect.poll(async () => (await json(server, "/api/status")).queue.embedding, PATIENCE).toBe(0)
    expect(endpoint.texts).toContain("Ada's dog Biscuit fears thunder")
    await expect
      .poll(async () => (await json(server, "/api/memory/search", { query: "thunder" })).degraded, PATIENCE)
      .toEqual([])
    await expect.poll(async () => (await json(server, "/api/status")).warnings, PATIENCE).toEqual([])
  },
)

test("an embedder failure is a warning with its cause", async () => {
  const server = await serve()
  endpoint.falls("babbling")
  await add(server, "Ada's cat sleeps in the piano")
  await expect
    .poll(async () => (await json(server, "/api/status")).warnings, PATIENCE)
    .toEqual([expect.stringMatching(/no vectors until the embedder works again.*list of \d+ vectors/)])
})

test("a start with a remote embedder reports how many texts are sent where; with a local one nothing leaves the machine", async () => {
  const first = await serve({}, false)
  await add(first, "Ada's cat sleeps in the piano")
  await first.stop()
  const remote = {
    KEEPSAKE_EMBEDDER_BASE_URL: "https://user:secret@embeddings.invalid/v1",
    KEEPSAKE_EMBEDDER_MODEL: "text-embedding-3-small",
  }
  const said = await place.startText({ KEEPSAKE_API_KEY: KEY, ...remote })
  expect(said).toMatch(/embedder +text-embedding-3-small at https:\/\/embeddings\.invalid\/v1/)
  expect(said).toMatch(/receives the text of 1 memory now, then of each new memory and each query/)
  expect(said).not.toMatch(/outgoing +nothing|secret/)
  const local = await place.startText({ KEEPSAKE_API_KEY: KEY, ...endpoint.environment })
  expect(local).toMatch(/outgoing +nothing/)
})

test("vectors: none disables the embedder, and semantic recall reports what is missing", async () => {
  const off = { KEEPSAKE_VECTORS: "none" }
  const server = await serve(off)
  await add(server, "Ada's cat sleeps in the piano")
  expect(await json(server, "/api/status")).toMatchObject({
    embedder: null,
    vectors: null,
    vectorsWhy: expect.stringContaining("set embedder.model"),
  })
  expect(endpoint.texts).toEqual([])
  await server.stop()
  const environment = { ...endpoint.environment, ...off, KEEPSAKE_MEMORY_STRATEGY: "semantic" }
  const { code, stderr } = await place.run(["serve", "--port", "0"], environment)
  expect([code, stderr]).toEqual([2, expect.stringMatching(/semantic.*nothing provides an embedder/s)])
})

test("an embedder at OpenAI without a key is warned of at the start, in status and by doctor, and one elsewhere is not", async () => {
  const keyless = {
    KEEPSAKE_API_KEY: KEY,
    KEEPSAKE_EMBEDDER_MODEL: "text-embedding-3-small",
    KEEPSAKE_EMBEDDER_DIMENSIONS: "64",
  }
  const warning = /text-embedding-3-small has no key.*set embedder\.apiKey \(KEEPSAKE_EMBEDDER_API_KEY\)/
  const examined = await place.run(["doctor", "--quick"], keyless)
  expect(examined.stdout).toMatch(/embedder key.*has no key/)
  expect(await place.startText(keyless)).toMatch(warning)
  const server = await serve(keyless, false)
  expect(server.ready).toMatchObject({ warnings: [expect.stringMatching(warning)] })
  expect((await json(server, "/api/status")).warnings).toEqual([expect.stringMatching(warning)])
  expect((await json(server, "/api/status?tenant=default")).embedder).toContain("text-embedding-3-small")
  await server.stop()
  expect((await serve()).ready).not.toHaveProperty("warnings")
})

test("eval waits for every vector, and names the space that it measured in", async () => {
  const line = (value: object) => `${JSON.stringify(value)}\n`
  const memory = (id: string, said: string) =>
    line({ owner: "ada", id, text: said, createdAt: "2026-01-01T00:00:00Z", category: "pets" })
  writeFileSync(join(place.folder, "memories.jsonl"), memory("m1", "The cat sleeps") + memory("m2", "Rain all day"))
  const query = { owner: "ada", qid: "q1", query: "cat", relevantIds: ["m1"], askedAt: "2026-02-01T00:00:00Z" }
  writeFileSync(join(place.folder, "queries.jsonl"), line(query))
  const words = ["eval", place.folder, "--json", "--strategy", "semantic"]
  const { stdout } = await place.run(words, endpoint.environment)
  const found = JSON.parse(stdout)
  expect(found).toMatchObject({ metrics: { "R@1": 100 }, config: { embedder: "openai/hash/64/said-1" } })
  endpoint.falls("refusing")
  const down = await place.run(words, { ...endpoint.environment, KEEPSAKE_EMBEDDER_DIMENSIONS: "64" })
  expect([down.code, down.stderr]).toEqual([1, expect.stringMatching(/The embedder failed/)])
})

function serve(more: Record<string, string> = {}, embeds = true): Promise<Server> {
  return place.serve([], { KEEPSAKE_API_KEY: KEY, ...(embeds && endpoint.environment), ...more })
}

async function add(server: Server, content: string): Promise<void> {
  expect((await server.ask("/api/memory", KEY, { content })).status).toBe(201)
}

async function json(server: Server, path: string, body?: unknown) {
  return JSON.parse((await server.ask(path, KEY, body)).body)
}

async function allEmbedded(server: Server, count: number): Promise<void> {
  await expect.poll(async () => (await json(server, "/api/status")).vectors.embedded, PATIENCE).toBe(count)
}
