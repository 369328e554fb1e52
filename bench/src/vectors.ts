import { statSync } from "node:fs"
import { join } from "node:path"
import { createMemory, type MemoryEngine, type Plugin, type Pool, type Store, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { qdrant } from "@keepsake/store-qdrant"
import { sqlite } from "@keepsake/store-sqlite"
import type { BenchRun } from "./bench-run.ts"
import { parseCues } from "./core-parts.ts"
import { ClusteredVectors } from "./corpus/clustered-vectors.ts"
import { Conversations } from "./corpus/conversations.ts"
import { analyseLine, storeLines } from "./corpus/store-lines.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { benchHybridRecall, RECIPE } from "./hybrid-recall.ts"
import { FigureList } from "./measure/figures.ts"
import { measureTime, spreadOf } from "./measure/times.ts"
import { logProgress } from "./progress.ts"
import { createScanPeer, createSqliteVecPeer } from "./vector-peers.ts"

const QUERIES = 60
/** Number of hits that a recall requests. */
const [WORDS, NEAREST] = [200, 100]
const MIN_RECALL = 99
const MAX_ADDED = 2
const PAGE_SIZE = 500

/**
 * Searches by vector, by words and by both in one pool, compared with a scan in JavaScript and with sqlite-vec; the
 * share of the nearest ten that are found; a whole recall by both compared with one by words; with `QDRANT_URL` the
 * same searches on a Qdrant server. Vectors are clustered like those of texts. `BENCH_VECTORS` sets other sizes, such
 * as `100000x384,10000x1536`.
 */
export async function benchVectors({ folder, quick }: BenchRun): Promise<FigureList["all"]> {
  const figures = new FigureList("vectors")
  const usual = quick ? "1000x384,10000x384" : "1000x384,10000x384,100000x384,1000x1536,10000x1536,100000x1536"
  for (const searchRequest of (process.env.BENCH_VECTORS ?? usual).split(",")) {
    const [size = 0, dimensions = 0] = searchRequest.split("x").map(Number)
    await benchSize(figures, folder, size, dimensions)
  }
  return figures.all
}

async function benchSize(figures: FigureList, folder: string, size: number, dimensions: number): Promise<void> {
  const shown = `${size / 1_000}k x ${dimensions}`
  const clusters = new ClusteredVectors(dimensions, size)
  const kept = Array.from({ length: size }, () => clusters.keep())
  const queries = Array.from({ length: QUERIES }, () => clusters.next())
  using scan = createScanPeer(kept)
  const scanned = await measureSeries(queries, (query) => scan.search(query, NEAREST))
  figures.add({ what: `JavaScript scan at ${shown}: p50`, value: scanned.p50, unit: "ms" })

  const built = await measureTime(() => createSqliteVecPeer(folder, kept))
  using extension = built.value
  figures.add({ what: `sqlite-vec at ${shown}: taken`, value: (1_000 * size) / built.ms, unit: "vectors/s" })
  figures.add({ what: `sqlite-vec at ${shown}: bytes a vector`, value: extension.bytes / size, unit: "B" })
  const extended = await measureSeries(queries, (query) => extension.search(query, NEAREST))
  figures.add({ what: `sqlite-vec at ${shown}: p50 / scan`, value: extended.p50 / scanned.p50, unit: "x" })

  const exact = new Map(queries.map((query) => [query, clusters.nearness(query, 10)]))
  const path = join(folder, `vectors-${size}-${dimensions}.db`)
  const shared = { figures, size, shown, kept, exact, scanned: scanned.p50 }
  await measureStore({
    ...shared,
    name: "SQLite",
    plugin: sqlite({ path }),
    bytes: () => statSync(path).size + statSync(`${path}-wal`).size,
  })
  await benchHybridRecall(figures, { path, space: spaceOf(dimensions), size, shown, queries })
  const { QDRANT_URL: url } = process.env
  if (url === undefined) return
  const collection = `keepsake_bench_${process.pid}_${size}_${dimensions}`
  try {
    await measureStore({ ...shared, name: "Qdrant", plugin: qdrant({ url, collection, timeoutMs: 60_000 }) })
  } finally {
    for (const made of [`${collection}__1`, `${collection}_versions__1`]) {
      await fetch(new URL(`/collections/${made}`, url), { method: "DELETE" })
    }
  }
}

interface VectorRun {
  readonly figures: FigureList
  readonly name: string
  readonly plugin: Plugin
  readonly size: number
  readonly shown: string
  readonly kept: readonly Float32Array[]
  /** The cosine of the tenth nearest vector of each query. */
  readonly exact: ReadonlyMap<Float32Array, number>
  readonly scanned: number
  readonly bytes?: () => number
}

/** The store as released: whole memories, through its threads or network. */
async function measureStore({
  figures,
  name,
  plugin,
  size,
  shown,
  kept,
  exact,
  scanned,
  bytes,
}: VectorRun): Promise<void> {
  logProgress(`vectors: loading ${shown} into ${name}`)
  await using memory = await createMemory({ plugins: [plugin] })
  const owner = { tenant: tenantOf("default") }
  const pool: Pool = { ...owner, name: reachOf(owner).pool }
  const lines = [...new Conversations(new Vocabulary(), size).lines(size)]
  await storeLines(memory.store, pool, lines.map(analyseLine))
  // Moves writes from the log into the file.
  await memory.store.compact?.()
  const before = bytes?.() ?? 0
  const space = `${spaceOf(kept[0]?.length ?? 0)}/${RECIPE}`
  const loading = await measureTime(() => embedMemories(memory.store, pool, space, kept))
  figures.add({ what: `${name} at ${shown}: taken`, value: (1_000 * size) / loading.ms, unit: "vectors/s" })
  await memory.store.compact?.()
  if (bytes) figures.add({ what: `${name} at ${shown}: bytes a vector`, value: (bytes() - before) / size, unit: "B" })
  await searchRequest(memory, { figures, name, size, shown, exact, scanned, space })
}

async function searchRequest(
  memory: MemoryEngine,
  {
    figures,
    name,
    size,
    shown,
    exact,
    scanned,
    space,
  }: Pick<VectorRun, "figures" | "name" | "size" | "shown" | "exact" | "scanned"> & { readonly space: string },
): Promise<void> {
  const { text, vector, hybrid } = memory.store
  if (!(text && vector && hybrid)) throw new Error("This store has no vectors to measure")
  const { scope } = reachOf({ tenant: tenantOf("default") })
  const asker = new Conversations(new Vocabulary(), size + 1)
  const taken = { words: [] as number[], vector: [] as number[], both: [] as number[] }
  const options = { limit: WORDS, where: { at: Date.now() } }
  let found = 0
  for (const [values, least] of exact) {
    const cues = parseCues({ text: asker.chatTurn(), before: [], ignore: [], at: Date.now() })
    const query = { text: "", words: cues.words.map(({ word }) => ({ word, weight: 1 })) }
    const embedding = { space, values }
    taken.words.push((await measureTime(() => text.search(scope, query, options))).ms)
    taken.vector.push((await measureTime(() => vector.search(scope, embedding, { ...options, limit: NEAREST }))).ms)
    const both = { ...options, nearest: NEAREST }
    taken.both.push((await measureTime(() => hybrid.search(scope, { ...query, embedding }, both))).ms)
    const hits = await vector.search(scope, embedding, { limit: 10 })
    found += hits.filter(({ score }) => score >= least - 1e-6).length
  }
  const words = spreadOf(taken.words).p50
  const nearest = spreadOf(taken.vector).p50
  figures.add({ what: `${name} at ${shown}: by vector p50`, value: nearest, unit: "ms" })
  figures.add({ what: `${name} at ${shown}: by vector p50 / scan`, value: nearest / scanned, unit: "x" })
  figures.add({
    what: `${name} at ${shown}: both p50 / by words`,
    value: spreadOf(taken.both).p50 / words,
    unit: "x",
    ...(name === "SQLite" && size === 10_000 && { atMost: MAX_ADDED }),
  })
  const share = (100 * found) / (10 * exact.size)
  figures.add({ what: `${name} at ${shown}: of the nearest ten`, value: share, unit: "%", atLeast: MIN_RECALL })
}

/** Stores a vector for every memory, as the engine does after writes. */
async function embedMemories(into: Store, pool: Pool, space: string, kept: readonly Float32Array[]): Promise<void> {
  let cursor: string | undefined
  for (let at = 0; ; ) {
    const page = { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) }
    const { items, next } = (await into.vector?.missing(pool, space, page)) ?? { items: [] }
    const changes = items.map(({ id, revision }) => {
      const values = kept[at++] ?? new Float32Array()
      return { op: "index" as const, id, revision, index: { embedding: { space, values } } }
    })
    await into.write(pool, changes, { by: "bench", at: Date.now() })
    if (next === undefined) return
    cursor = next
  }
}

function spaceOf(dimensions: number): string {
  return `bench/clusters/${dimensions}`
}

async function measureSeries<T>(queries: readonly Float32Array[], search: (query: Float32Array) => T) {
  const times: number[] = []
  for (const query of queries) times.push((await measureTime(() => search(query))).ms)
  return spreadOf(times)
}
