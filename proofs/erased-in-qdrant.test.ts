import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import type { Change } from "../packages/core/dist/plugin/index.js"
import { QdrantStore } from "../packages/store-qdrant/dist/index.js"
import { noteId, noteMemory, pool } from "./notes.ts"
import { QdrantProcess } from "./qdrant-process.ts"
import { report, sizeFromEnvironment } from "./size.ts"

const { QDRANT_BINARY = "" } = process.env
const MEMORIES = sizeFromEnvironment("PROOF_ERASED_MEMORIES", 1_000)
const ERASED_EVERY = 50
const DIMENSIONS = 32

/** A vector of length one with components that no other vector has. */
function vectorOf(number: number): Float32Array {
  const values = Float32Array.from({ length: DIMENSIONS }, (_, place) => Math.sin(7.3 * number + 1.7 * place))
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}

/** Letters that occur nowhere else. Payloads are compressed one by one, which leaves such letters unchanged. */
function wordOf(number: number): string {
  const letters = Array.from({ length: 14 }, (_, place) =>
    Math.floor(26 * Math.abs(Math.sin(3.7 * number + 1.3 * place))),
  )
  return String.fromCharCode(...letters.map((letter) => 97 + letter))
}

/** How many of these vectors and words remain in files of the folder, by kind of file: segment or log. */
async function countRemains(folder: string, numbers: readonly number[]) {
  const found = { vectors: 0, segments: 0, logs: 0 }
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name)
    const bytes = await readFile(path)
    const text = bytes.toString("latin1")
    const words = numbers.filter((number) => text.includes(wordOf(number))).length
    if (path.includes("/wal/")) found.logs += words
    else found.segments += words
    if (!file.name.startsWith("chunk_")) continue
    for (const number of numbers) {
      const { buffer } = vectorOf(number)
      if (bytes.includes(Buffer.from(buffer, 16, 32))) found.vectors++
    }
  }
  return found
}

it.skipIf(QDRANT_BINARY === "")(
  `the files of the server in QDRANT_BINARY contain no vector of ${MEMORIES / ERASED_EVERY} erased memories, and its rewritten segments contain no word of them`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-"))
    await using server = await QdrantProcess.start(QDRANT_BINARY, folder)
    const store = new QdrantStore({ url: server.url, collection: "keepsake_memory", timeoutMs: 60_000, retries: 0 })
    await store.open()
    const erased: number[] = []
    for (let from = 0; from < MEMORIES; from += 100) {
      const changes = Array.from({ length: Math.min(100, MEMORIES - from) }, (_, place): Change => {
        const number = from + place
        if (number % ERASED_EVERY === 0) erased.push(number)
        const memory = noteMemory(number, 1)
        const sign = number % ERASED_EVERY === 0 ? ` ${wordOf(number)}` : ""
        const index = { embedding: { space: "proof/waves/32", values: vectorOf(number) } }
        return { op: "put", memory: { ...memory, content: memory.content + sign }, index }
      })
      await store.write(pool, changes, { by: "proof", at: from + 1 })
    }
    const collections = ["keepsake_memory__1", "keepsake_memory_versions__1"]
    const flushed = async () => countRemains(join(folder, "storage"), erased)
    await expect.poll(flushed, { timeout: 120_000, interval: 2_000 }).toMatchObject({ vectors: erased.length })
    const before = await flushed()
    const changes = erased.map((number) => ({ op: "erase", id: noteId(number) }) as const)
    await store.write(pool, changes, { by: "proof", at: MEMORIES + 1 })
    await expect.poll(flushed, { timeout: 120_000, interval: 2_000 }).toMatchObject({ vectors: 0 })
    const after = await flushed()
    for (const onDisk of [false, true]) {
      for (const name of collections) await updateCollection(server.url, name, { params: { on_disk_payload: onDisk } })
      await expect.poll(() => allGreen(server.url, collections), { timeout: 120_000, interval: 1_000 }).toBe(true)
    }
    await expect.poll(flushed, { timeout: 120_000, interval: 2_000 }).toMatchObject({ segments: 0 })
    const anew = await flushed()
    report("erased in Qdrant's files", {
      erased: erased.length,
      "words in segments before": before.segments,
      "and after": after.segments,
      "and written anew": anew.segments,
      "in logs at the end": anew.logs,
      "vectors in segments before": before.vectors,
      "vectors after": after.vectors,
    })
    expect(before.segments).toBeGreaterThan(0)
    await store[Symbol.asyncDispose]()
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  },
)

async function updateCollection(url: string, collection: string, settings: unknown): Promise<void> {
  const request = { method: "PATCH", headers: { "content-type": "application/json" }, body: JSON.stringify(settings) }
  expect((await fetch(`${url}/collections/${collection}`, request)).status).toBe(200)
}

async function allGreen(url: string, collections: readonly string[]): Promise<boolean> {
  const all = collections.map(async (name) => (await fetch(`${url}/collections/${name}`)).json())
  // The response of the server itself.
  return (await Promise.all(all)).every((one) => (one as { result: { status: string } }).result.status === "green")
}
