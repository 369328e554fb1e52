import { statSync } from "node:fs"
import { join } from "node:path"
import { createMemory, type MemoryEngine, type Plugin, type Pool, type Store, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { qdrant } from "@keepsake/store-qdrant"
import { sqlite } from "@keepsake/store-sqlite"
import { parseCues } from "./core-parts.ts"
import { Conversations } from "./corpus/conversations.ts"
import { Heaps } from "./corpus/heaps.ts"
import { store, worded } from "./corpus/stored.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { Figures } from "./measure/figures.ts"
import { spreadOf, timed } from "./measure/times.ts"
import { say } from "./progress.ts"
import { RECIPE, recallByBoth } from "./recall-by-both.ts"
import type { Run } from "./run.ts"
import { javascriptScan, sqliteVec } from "./vector-peers.ts"

const ASKED = 60
/** What a recall asks for. */
const [WORDS, NEAREST] = [200, 100]
const LEAST_FOUND = 99
const MOST_ADDED = 2
const PAGE = 500

/**
 * Searches by vector and by both in one pool, beside a search by words alone, a scan in JavaScript and sqlite-vec; how many of the nearest ten are found;
 * a whole recall by both beside one by words; with `QDRANT_URL` the same searches in a Qdrant server. Vectors lie in heaps, as those of texts do. `BENCH_VECTORS` names
 * other sizes, as `100000x384,10000x1536`.
 */
export async function vectors({ folder, quick }: Run): Promise<Figures["all"]> {
  const figures = new Figures("vectors")
  const usual = quick ? "1000x384,10000x384" : "1000x384,10000x384,100000x384,1000x1536,10000x1536,100000x1536"
  for (const asked of (process.env.BENCH_VECTORS ?? usual).split(",")) {
    const [size = 0, dimensions = 0] = asked.split("x").map(Number)
    await atSize(figures, folder, size, dimensions)
  }
  return figures.all
}

async function atSize(figures: Figures, folder: string, size: number, dimensions: number): Promise<void> {
  const shown = `${size / 1_000}k x ${dimensions}`
  const heaps = new Heaps(dimensions, size)
  const kept = Array.from({ length: size }, () => heaps.keep())
  const queries = Array.from({ length: ASKED }, () => heaps.next())
  using scan = javascriptScan(kept)
  const scanned = await series(queries, (query) => scan.search(query, NEAREST))
  figures.add({ what: `JavaScript scan at ${shown}: p50`, value: scanned.p50, unit: "ms" })

  const built = await timed(() => sqliteVec(folder, kept))
  using extension = built.value
  figures.add({ what: `sqlite-vec at ${shown}: taken`, value: (1_000 * size) / built.ms, unit: "vectors/s" })
  figures.add({ what: `sqlite-vec at ${shown}: bytes a vector`, value: extension.bytes / size, unit: "B" })
  const extended = await series(queries, (query) => extension.search(query, NEAREST))
  figures.add({ what: `sqlite-vec at ${shown}: p50 / scan`, value: extended.p50 / scanned.p50, unit: "x" })

  const exact = new Map(queries.map((query) => [query, heaps.nearness(query, 10)]))
  const path = join(folder, `vectors-${size}-${dimensions}.db`)
  const shared = { figures, size, shown, kept, exact, scanned: scanned.p50 }
  await ofStore({
    ...shared,
    name: "SQLite",
    plugin: sqlite({ path }),
    bytes: () => statSync(path).size + statSync(`${path}-wal`).size,
  })
  await recallByBoth(figures, { path, space: spaceOf(dimensions), size, shown, queries })
  const { QDRANT_URL: url } = process.env
  if (url === undefined) return
  const collection = `keepsake_bench_${process.pid}_${size}_${dimensions}`
  try {
    await ofStore({ ...shared, name: "Qdrant", plugin: qdrant({ url, collection, timeoutMs: 60_000 }) })
  } finally {
    for (const made of [`${collection}__1`, `${collection}_versions__1`]) {
      await fetch(new URL(`/collections/${made}`, url), { method: "DELETE" })
    }
  }
}

interface Measuring {
  readonly figures: Figures
  readonly name: string
  readonly plugin: Plugin
  readonly size: number
  readonly shown: string
  readonly kept: readonly Float32Array[]
  /** The cosine of the tenth nearest, by query. */
  readonly exact: ReadonlyMap<Float32Array, number>
  readonly scanned: number
  readonly bytes?: () => number
}

/** The store as shipped: whole memories, through its threads or its network. */
async function ofStore({ figures, name, plugin, size, shown, kept, exact, scanned, bytes }: Measuring): Promise<void> {
  say(`vectors: loading ${shown} into ${name}`)
  await using memory = await createMemory({ plugins: [plugin] })
  const owner = { tenant: tenantOf("default") }
  const pool: Pool = { ...owner, name: reachOf(owner).pool }
  const lines = [...new Conversations(new Vocabulary(), size).lines(size)]
  await store(memory.store, pool, lines.map(worded))
  // Moves what was written from the log into the file.
  await memory.store.compact?.()
  const before = bytes?.() ?? 0
  const space = `${spaceOf(kept[0]?.length ?? 0)}/${RECIPE}`
  const loading = await timed(() => index(memory.store, pool, space, kept))
  figures.add({ what: `${name} at ${shown}: taken`, value: (1_000 * size) / loading.ms, unit: "vectors/s" })
  await memory.store.compact?.()
  if (bytes) figures.add({ what: `${name} at ${shown}: bytes a vector`, value: (bytes() - before) / size, unit: "B" })
  await asked(memory, { figures, name, size, shown, exact, scanned, space })
}

async function asked(
  memory: MemoryEngine,
  {
    figures,
    name,
    size,
    shown,
    exact,
    scanned,
    space,
  }: Pick<Measuring, "figures" | "name" | "size" | "shown" | "exact" | "scanned"> & { readonly space: string },
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
    taken.words.push((await timed(() => text.search(scope, query, options))).ms)
    taken.vector.push((await timed(() => vector.search(scope, embedding, { ...options, limit: NEAREST }))).ms)
    const both = { ...options, nearest: NEAREST }
    taken.both.push((await timed(() => hybrid.search(scope, { ...query, embedding }, both))).ms)
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
    ...(name === "SQLite" && size === 10_000 && { atMost: MOST_ADDED }),
  })
  const share = (100 * found) / (10 * exact.size)
  figures.add({ what: `${name} at ${shown}: of the nearest ten`, value: share, unit: "%", atLeast: LEAST_FOUND })
}

/** Gives every memory a vector, as the engine does behind writes. */
async function index(into: Store, pool: Pool, space: string, kept: readonly Float32Array[]): Promise<void> {
  let cursor: string | undefined
  for (let at = 0; ; ) {
    const page = { limit: PAGE, ...(cursor !== undefined && { cursor }) }
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
  return `bench/heaps/${dimensions}`
}

async function series<T>(queries: readonly Float32Array[], search: (query: Float32Array) => T) {
  const times: number[] = []
  for (const query of queries) times.push((await timed(() => search(query))).ms)
  return spreadOf(times)
}
