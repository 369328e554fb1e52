import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type MemoryEngine, tenantOf } from "@keepsake/core"
import { type Embedding, equallyWeighted, type Store } from "@keepsake/core/plugin"
import { LanceStore, lancedb } from "@keepsake/store-lancedb"
import { sqlite } from "@keepsake/store-sqlite"
import { ada, aMemory, numberedId, scopeOfPools, splitWords } from "@keepsake/testkit"
import { expect, onTestFinished, test } from "vitest"
import { report, sizeFromEnvironment } from "../../../proofs/size.ts"
import { instantEmbedder } from "../../core/test/instant-embedder.ts"

const SIZES = [...new Set([1_000, sizeFromEnvironment("PROOF_MEMORIES", 10_000)])]
const DIMENSIONS = 384
const BATCH = 500
const ROUNDS = 2
const CALLS = 15
const ADDS = sizeFromEnvironment("PROOF_ADDS", 10_000)
const ADDS_AT_ONCE = 8
const AT = { by: "proof", at: 1 }
const scope = scopeOfPools(ada)
const SPACE = `proof/clusters/${DIMENSIONS}`
/** Core's suffix of a space: how a memory becomes the embedded text. */
const RECIPE = "said-1"
/** No part of a recall is left out because the machine is busy. */
const DEADLINE_MS = 10_000

/** Numbers from 0 to 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = (seed + 1) * 48_271
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Eighteen of three thousand words. */
function statement(number: number): string {
  const next = numbersFrom(number)
  return Array.from({ length: 18 }, () => `word${Math.floor(next() * 3_000)}`).join(" ")
}

/** Vectors in a hundred clusters, like those of texts. */
function vector(number: number): Embedding {
  const [centre, own] = [numbersFrom(100_000 + (number % 100)), numbersFrom(number)]
  const values = Float32Array.from({ length: DIMENSIONS }, () => centre() - 0.5 + (own() - 0.5) / 2)
  return { space: `${SPACE}/${RECIPE}`, values }
}

const put = (number: number) => {
  const content = statement(number)
  const index = { words: splitWords(content), embedding: vector(number) }
  return { op: "put" as const, memory: aMemory(number, { content }), index }
}

/** With the vector of the memory whose number is in the text. */
const embedder = instantEmbedder(SPACE, DIMENSIONS, (text) => vector(Number(/(\d+)\?/.exec(text)?.[1] ?? 0)).values)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-lancedb-proof-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
}

type Call = (store: Store, number: number, memory: MemoryEngine) => Promise<unknown> | undefined

const recall: Call = async (_, number, memory) => {
  const [one, two, three] = statement(number * 37).split(" ")
  const owner = memory.for({ tenant: tenantOf(ada.tenant), user: "ada" })
  const { degraded, block } = await owner.recall(`What did I say about ${one}, ${two} and ${three} at ${number * 37}?`)
  expect([degraded, block === undefined]).toEqual([[], false])
}

/** What a call costs while nothing is written, by name; each is made with a number of its own. */
const reads: Readonly<Record<string, Call>> = {
  recall,
  "search by vector": (store, number) => store.vector?.search(scope, vector(number * 37), { limit: 30 }),
  "search by words": (store, number) => {
    const words = statement(number * 37)
      .split(" ")
      .slice(0, 6)
    return store.text?.search(scope, { text: words.join(" "), words: equallyWeighted(words) }, { limit: 50 })
  },
  "list of 100": (store) => store.list(scope, { limit: 100 }),
  "read of 10": (store, number) =>
    store.read(
      scope,
      Array.from({ length: 10 }, (_, at) => numberedId(number * 10 + at)),
    ),
}

/** The same in turns: a recall follows each write. */
const writes: Readonly<Record<string, Call>> = {
  "write of one": (store, number) => store.write(ada, [put(1_000_000 + number)], AT),
  "recall after a write": recall,
}

// Ratios within one run: both stores alternate, and the medians of all rounds are compared.
test(`LanceDB beside SQLite with vectors, at ${SIZES.join(" and ")} memories`, async () => {
  const folder = newFolder()
  const settings = { deadlineMs: DEADLINE_MS }
  const engines: readonly (readonly [string, MemoryEngine])[] = [
    ["sqlite", await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") }), embedder], settings })],
    ["lancedb", await createMemory({ plugins: [lancedb({ path: join(folder, "lancedb") }), embedder], settings })],
  ]
  const times = new Map<string, number[]>()
  const measure = async (key: string, work: () => Promise<unknown> | undefined): Promise<void> => {
    const started = performance.now()
    await work()
    times.set(key, [...(times.get(key) ?? []), performance.now() - started])
  }
  let written = 0
  let number = 0
  for (const size of SIZES) {
    for (; written < size; written += BATCH) {
      const changes = Array.from({ length: BATCH }, (_, at) => put(written + at))
      for (const [name, { store }] of engines)
        await measure(`${size} write of ${BATCH} ${name}`, () => store.write(ada, changes, AT))
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, memory] of round % 2 === 0 ? engines : engines.toReversed()) {
        for (const calls of [reads, writes])
          for (let call = 0; call < CALLS; call++)
            for (const [what, work] of Object.entries(calls))
              await measure(`${size} ${what} ${name}`, () => work(memory.store, number + call, memory))
      }
      number += CALLS
    }
    for (const what of [`write of ${BATCH}`, ...Object.keys(reads), ...Object.keys(writes)]) {
      const [one = 0, other = 0] = engines.map(([name]) => medianOf(times.get(`${size} ${what} ${name}`) ?? []))
      report(`${what} at ${size}`, { sqlite: one, lancedb: other, ratio: other / one })
    }
  }
  for (const [, memory] of engines) await memory[Symbol.asyncDispose]()
  report("megabytes", { rss: process.memoryUsage().rss / 1e6 })
})

test(`${ADDS} adds, ${ADDS_AT_ONCE} at a time, leave fewer than 200 files`, async () => {
  const folder = newFolder()
  const store = new LanceStore({ path: folder })
  const started = performance.now()
  let most = 0
  for (let number = 0; number < ADDS; number += ADDS_AT_ONCE) {
    await Promise.all(Array.from({ length: ADDS_AT_ONCE }, (_, more) => store.write(ada, [put(number + more)], AT)))
    most = Math.max(most, countFiles(folder))
  }
  const seconds = (performance.now() - started) / 1000
  const before = countFiles(folder)
  await store[Symbol.asyncDispose]()
  const closed = countFiles(folder)
  report("files", { most, before, closed, seconds })
  expect(Math.max(most, before, closed)).toBeLessThan(200)
})

function medianOf(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
}
