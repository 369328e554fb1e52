import { join } from "node:path"
import { createMemory, type MemoryEngine, type Pool, type Store, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { equallyWeighted } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresStore, postgres } from "@keepsake/store-postgres"
import { sqlite } from "@keepsake/store-sqlite"
import { parseCues } from "../core-parts.ts"
import { Conversations } from "../corpus/conversations.ts"
import { type AnalysedLine, analyseLine, storeLines } from "../corpus/store-lines.ts"
import { Vocabulary } from "../corpus/vocabulary.ts"
import type { FigureList } from "../measure/figures.ts"
import { measureTime, median, spreadOf } from "../measure/times.ts"
import { logProgress } from "../progress.ts"
import { BareTsvector } from "./bare-tsvector.ts"
import type { PostgresServer } from "./postgres-server.ts"

const MAX_RATIO = 2
const QUERIES = 120
const WARM_UP = 20
/** Large batches of one pool are written one after the other. */
const LOADING_MS = 60_000

/** Questions to one pool: the bare query, the store's search and a whole recall, beside those of SQLite over the same rows. */
export async function benchSearch(
  figures: FigureList,
  server: PostgresServer,
  folder: string,
  size: number,
): Promise<void> {
  const name = `${size / 1_000}k`
  logProgress(`postgres: loading ${size.toLocaleString("en")} memories of one pool`)
  const vocabulary = new Vocabulary()
  const rows = [...new Conversations(vocabulary, size).lines(size)].map(analyseLine)
  const asker = new Conversations(vocabulary, size + 1)
  const options = { url: server.url, schema: `search_${size}`, statementTimeoutMs: LOADING_MS }
  await using memory = await createMemory({ plugins: [postgres(options)] })
  await using uncached = new PostgresStore(new PostgresDatabase({ ...options, poolSize: 2, ssl: undefined }), {
    maxCachedLength: 0,
  })
  await using beside = await createMemory({ plugins: [sqlite({ path: join(folder, `beside-${size}.db`) })] })
  const owner = { tenant: tenantOf("default") }
  const pool: Pool = { ...owner, name: reachOf(owner).pool }
  const loading = await measureTime(() => storeLines(memory.store, pool, rows))
  figures.add({ what: `load ${name}`, value: (1_000 * size) / loading.ms, unit: "memories/s" })
  await storeLines(beside.store, pool, rows)
  await using bare = await BareTsvector.create(server, `bare_${size}`, rows)
  await server.run("VACUUM ANALYZE")

  const queries = Array.from({ length: QUERIES }, (_, at) => asker.question(lineAt(rows, at)))
  logProgress(`postgres: asking ${name} memories ${queries.length} questions`)
  const series = await measureQuestions({ memory, uncached, beside, bare }, queries)
  const what = (part: string) => `questions at ${name}: ${part}`
  const most = size >= 10_000 ? { atMost: MAX_RATIO } : {}
  figures.add({ what: what("bare tsvector p50"), value: median(series.bare), unit: "ms" })
  const ratio = (part: readonly number[]) => median(part) / median(series.bare)
  figures.add({ what: what("store's search p50, no text cached"), value: median(series.uncached), unit: "ms" })
  figures.add({ what: what("search without cache / bare"), value: ratio(series.uncached), unit: "x", ...most })
  figures.add({ what: what("store's search p50"), value: median(series.search), unit: "ms" })
  figures.add({ what: what("search / bare"), value: ratio(series.search), unit: "x", ...most })
  const recall = spreadOf(series.recall)
  figures.add({ what: what("recall p50"), value: recall.p50, unit: "ms" })
  figures.add({ what: what("recall p95"), value: recall.p95, unit: "ms" })
  figures.add({ what: what("recall / bare"), value: recall.p50 / median(series.bare), unit: "x" })
  figures.add({ what: what("recall of SQLite p50"), value: median(series.sqlite), unit: "ms" })
  figures.add({ what: what("recall / that of SQLite"), value: recall.p50 / median(series.sqlite), unit: "x" })
  figures.add({ what: what("parts that came too late"), value: series.late, unit: "recalls", atMost: 0 })
}

interface Asked {
  readonly memory: MemoryEngine
  /** A store that caches no texts of hits. */
  readonly uncached: Store
  /** The same rows in SQLite. */
  readonly beside: MemoryEngine
  readonly bare: BareTsvector
}
interface Series {
  readonly bare: number[]
  readonly uncached: number[]
  readonly search: number[]
  readonly recall: number[]
  readonly sqlite: number[]
  late: number
}

/** Alternating for every question, so that other load on the machine affects all equally. Search and recall of a question come one after the other, so that neither finds its hits cached by the other more often. */
async function measureQuestions(
  { memory, uncached, beside, bare }: Asked,
  queries: readonly string[],
): Promise<Series> {
  const series: Series = { bare: [], uncached: [], search: [], recall: [], sqlite: [], late: 0 }
  const { scope } = reachOf({ tenant: tenantOf("default") })
  for (const [at, query] of [...queries.slice(0, WARM_UP), ...queries].entries()) {
    const cues = parseCues({ text: query, before: [], ignore: [], at: Date.now() })
    const words = cues.words.map(({ word }) => word)
    const alone = await measureTime(() => bare.search(words))
    const search = ({ text }: Store = memory.store) =>
      measureTime(() =>
        text?.search(scope, { text: query, words: equallyWeighted(words) }, { limit: 200, where: { at: Date.now() } }),
      )
    const cold = await search(uncached)
    const recall = () => measureTime(() => memory.for().recall(query))
    const first = at % 2 === 0 ? await search() : undefined
    const whole = await recall()
    const searched = first ?? (await search())
    const other = await measureTime(() => beside.for().recall(query))
    if (at < WARM_UP) continue
    series.bare.push(alone.ms)
    series.uncached.push(cold.ms)
    series.search.push(searched.ms)
    series.recall.push(whole.ms)
    series.sqlite.push(other.ms)
    if (whole.value.degraded.length > 0) series.late++
  }
  return series
}

function lineAt(rows: readonly AnalysedLine[], at: number): AnalysedLine["line"] {
  const row = rows[Math.floor((at * rows.length) / QUERIES)]
  if (row === undefined) throw new Error("There are fewer memories than questions")
  return row.line
}
