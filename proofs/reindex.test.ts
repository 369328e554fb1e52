import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { SqliteFile, SqliteStore } from "../packages/store-sqlite/dist/index.js"
import { HashEmbedder } from "../packages/testkit/dist/index.js"
import { InventedNames } from "./invented-names.ts"
import { KeepsakeProcess } from "./keepsake.ts"
import { pool, putNote } from "./notes.ts"
import { report, sizeFromEnvironment } from "./size.ts"
import { startWriter } from "./writer.ts"

const MEMORIES = sizeFromEnvironment("PROOF_REINDEXED", 2_000)
const BATCH_SIZE = 250

interface Status {
  readonly state: string
  readonly space: string
  readonly embedded?: number
  readonly verified?: { readonly memories: number; readonly embedded: number; readonly before: number }
}

it(`embeds ${MEMORIES} memories with another model under load while it is killed, and leaves none without a vector`, async () => {
  await using old = await Endpoint.start()
  await using other = await Endpoint.start()
  Object.assign(process.env, { KEEPSAKE_EMBEDDER_BASE_URL: old.url, KEEPSAKE_EMBEDDER_MODEL: "old" })
  await using keepsake = await KeepsakeProcess.serve()
  await keepsake.end("SIGTERM")
  await fill(keepsake.file)
  await keepsake.start()
  const coverage = () => keepsake.api<{ embedded: number }>("/api/embedder/status")
  while ((await coverage()).embedded < MEMORIES) await pause(100)

  const names = new InventedNames(5)
  const added = new Map<string, string>()
  let stop = new AbortController()
  let writer = startWriter(keepsake, names, added, stop.signal)
  const from = performance.now()
  await keepsake.api("/api/reindex", { method: "POST", body: { model: "other", baseUrl: other.url, dimensions: 64 } })
  while (((await keepsake.api<Status>("/api/reindex")).embedded ?? 0) < MEMORIES / 2) await pause(20)
  const killedAt = (await keepsake.api<Status>("/api/reindex")).embedded ?? 0
  await keepsake.end("SIGKILL")
  stop.abort()
  await writer
  const question = "Which number has the note of the harbour?"
  await keepsake.start()
  stop = new AbortController()
  writer = startWriter(keepsake, names, added, stop.signal)
  await keepsake.api("/api/memory/search", { method: "POST", body: { query: question } })
  while ((await keepsake.api<Status>("/api/reindex")).state !== "ready") await pause(100)
  const ready = performance.now() - from
  const switched = await keepsake.api<Status>("/api/reindex/switch", { method: "POST" })
  stop.abort()
  await writer
  const inBoth = MEMORIES + added.size
  while ((await coverage()).embedded < inBoth) await pause(100)
  while (((await keepsake.api<Status>("/api/reindex")).embedded ?? 0) < inBoth) await pause(100)
  await keepsake.end("SIGTERM")

  await using store = new SqliteStore(new SqliteFile({ path: keepsake.file }))
  const ids = await everyId(store)
  const bare = await countMissingVectors(store, ids)
  const again = other.texts.length - new Set(other.texts).size
  report("embedding with another model that is killed", {
    memories: MEMORIES,
    "killed at": killedAt,
    "written meanwhile": added.size,
    "without a vector in one of the two": bare,
    "texts embedded twice": again,
    "ready after, s": (ready / 1_000).toFixed(1),
  })
  expect(switched).toMatchObject({ state: "switched", space: "openai/other/64/said-1" })
  const { memories = 0, embedded = 0 } = switched.verified ?? {}
  expect(embedded).toBe(memories)
  expect([...added.keys()].filter((id) => !ids.includes(id))).toEqual([])
  expect(bare).toBe(0)
  // Writes in progress at the kill.
  expect(again).toBeLessThanOrEqual(BATCH_SIZE)
  expect([old.texts.includes(question), other.texts.includes(question)]).toEqual([true, false])
})

/** An embeddings endpoint with the latency of a small model. */
class Endpoint implements AsyncDisposable {
  readonly texts: string[] = []
  readonly #embedder = new HashEmbedder()
  readonly #server = createServer(async (request, response) => {
    // The client in the served command sends this shape.
    const { input } = JSON.parse(await text(request)) as { input: string[] }
    await pause(2 * input.length)
    this.texts.push(...input)
    const made = await this.#embedder.embed(input)
    const data = made.map(({ values }, index) => ({ index, embedding: [...values] }))
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data }))
  })

  static async start(): Promise<Endpoint> {
    const endpoint = new Endpoint()
    endpoint.#server.listen(0, "127.0.0.1")
    await once(endpoint.#server, "listening")
    return endpoint
  }

  get url(): string {
    // The address of a listening TCP server is an object.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, "close")
  }
}

async function fill(path: string): Promise<void> {
  await using store = new SqliteStore(new SqliteFile({ path }))
  for (let from = 0; from < MEMORIES; from += BATCH_SIZE) {
    const numbers = Array.from({ length: Math.min(BATCH_SIZE, MEMORIES - from) }, (_, place) => from + place)
    await store.write(
      pool,
      numbers.map((number) => putNote(number)),
      { by: "proof", at: from + 1 },
    )
  }
}

async function everyId(store: SqliteStore): Promise<readonly string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await store.list(
      { tenant: pool.tenant, pools: "all" },
      { limit: 500, ...(cursor !== undefined && { cursor }) },
    )
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next
  } while (cursor !== undefined)
  return ids
}

async function countMissingVectors(store: SqliteStore, ids: readonly string[]): Promise<number> {
  let bare = 0
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const found = await store.indexed({ tenant: pool.tenant, pools: "all" }, ids.slice(at, at + BATCH_SIZE))
    for (const one of found) {
      const spaces = new Set(one?.embeddings.map(({ space }) => space))
      if (!spaces.has("openai/old/64/said-1") || !spaces.has("openai/other/64/said-1")) bare++
    }
  }
  return bare
}
