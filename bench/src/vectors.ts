import { join } from "node:path"
import { createMemory, type Pool, reachOf, type Store, tenantOf, type VectorIndex } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { cuesOf } from "./core-parts.ts"
import { Conversations } from "./corpus/conversations.ts"
import { Heaps } from "./corpus/heaps.ts"
import { store, worded } from "./corpus/stored.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { Figures } from "./measure/figures.ts"
import { spreadOf, timed } from "./measure/times.ts"
import { say } from "./progress.ts"
import type { Run } from "./run.ts"

const DIMENSIONS = 384
const SPACE = `bench/heaps/${DIMENSIONS}`
const ASKED = 60
const LIMIT = 100
const PAGE = 1_000
const LEAST_FOUND = 99

/** Searches by vector and by both in one pool, beside a search by words; and how many of the nearest are found. */
export async function vectors({ folder, quick }: Run): Promise<Figures["all"]> {
  const figures = new Figures("vectors")
  for (const size of quick ? [1_000, 10_000] : [1_000, 10_000, 30_000]) await atSize(figures, folder, size)
  return figures.all
}

async function atSize(figures: Figures, folder: string, size: number): Promise<void> {
  const shown = `${size / 1_000}k`
  say(`vectors: loading ${shown} memories with ${DIMENSIONS} numbers each`)
  await using memory = await createMemory({ plugins: [sqlite({ path: join(folder, `vectors-${size}.db`) })] })
  const owner = { tenant: tenantOf("default") }
  const { pool: name, scope } = reachOf(owner)
  const lines = [...new Conversations(new Vocabulary(), size).lines(size)]
  await store(memory.store, { ...owner, name }, lines.map(worded))
  const { text, vector, hybrid } = memory.store
  if (!(text && vector && hybrid)) throw new Error("This store has no vectors to measure")
  const heaps = new Heaps(DIMENSIONS, size)
  const loading = await timed(() => index(memory.store, vector, { ...owner, name }, heaps))
  figures.add({ what: `vectors taken at ${shown}`, value: (1_000 * size) / loading.ms, unit: "vectors/s" })

  const asker = new Conversations(new Vocabulary(), size + 1)
  const series = { words: [] as number[], vector: [] as number[], both: [] as number[] }
  const options = { limit: LIMIT, where: { at: Date.now() } }
  let found = 0
  for (let at = 0; at < ASKED; at++) {
    const cues = cuesOf({ text: asker.chatTurn(), before: [], ignore: [], at: Date.now() })
    const query = { text: "", words: cues.words.map(({ word }) => word) }
    const embedding = { space: SPACE, values: heaps.next() }
    series.words.push((await timed(() => text.search(scope, query, options))).ms)
    series.vector.push((await timed(() => vector.search(scope, embedding, options))).ms)
    series.both.push((await timed(() => hybrid.search(scope, { ...query, embedding }, options))).ms)
    const least = loading.value.nearness(embedding.values, 10)
    const hits = await vector.search(scope, embedding, { limit: 10 })
    found += hits.filter(({ score }) => score >= least - 1e-6).length
  }
  const words = spreadOf(series.words).p50
  figures.add({ what: `by vector at ${shown}: p50`, value: spreadOf(series.vector).p50, unit: "ms" })
  figures.add({ what: `by words at ${shown}: p50`, value: words, unit: "ms" })
  figures.add({ what: `both at ${shown}: p50 / by words`, value: spreadOf(series.both).p50 / words, unit: "x" })
  const share = (100 * found) / (10 * ASKED)
  figures.add({ what: `of the nearest ten at ${shown}, found`, value: share, unit: "%", atLeast: LEAST_FOUND })
}

/** Gives every memory a vector, as the engine does behind writes. */
async function index(into: Store, vector: VectorIndex, pool: Pool, heaps: Heaps): Promise<Heaps> {
  for (;;) {
    const { items } = await vector.missing(pool, SPACE, { limit: PAGE })
    if (items.length === 0) return heaps
    const changes = items.map(({ id, revision }) => {
      return { op: "index" as const, id, revision, index: { embedding: { space: SPACE, values: heaps.keep() } } }
    })
    await into.write(pool, changes, { by: "bench", at: Date.now() })
  }
}
