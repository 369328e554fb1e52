import { join } from "node:path"
import { createMemory, type MemoryEngine, type MemorySettings, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { equallyWeighted } from "@keepsake/core/plugin"
import { sqlite } from "@keepsake/store-sqlite"
import type { BenchRun } from "./bench-run.ts"
import { mergeLegs, parseCues, rank } from "./core-parts.ts"
import { BareIndex } from "./corpus/bare-index.ts"
import { Conversations, type CorpusLine } from "./corpus/conversations.ts"
import { type AnalysedLine, analyseLine, storeLines } from "./corpus/store-lines.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { FigureList } from "./measure/figures.ts"
import { measureTime, spreadOf } from "./measure/times.ts"
import { logProgress } from "./progress.ts"

const MAX_RATIO = 2
const MAX_QUERY_MS = 20
const MAX_RANKING_MS = 1
const QUERIES = 120
const WARM_UP = 20

/**
 * Recall from the query to the injected block, compared with a bare FTS5 query for the same words over the same rows.
 */
export async function benchRecall({ folder, quick }: BenchRun): Promise<FigureList["all"]> {
  const figures = new FigureList("recall")
  for (const size of quick ? [1_000, 10_000] : [1_000, 10_000, 100_000]) await benchSize(figures, folder, size)
  return figures.all
}

async function benchSize(figures: FigureList, folder: string, size: number): Promise<void> {
  logProgress(`recall: loading ${size.toLocaleString("en")} memories of one pool`)
  const vocabulary = new Vocabulary()
  const lines = [...new Conversations(vocabulary, size).lines(size)]
  const asker = new Conversations(vocabulary, size + 1)
  await using memory = await createMemory({ plugins: [sqlite({ path: join(folder, `recall-${size}.db`) })] })
  const owner = { tenant: tenantOf("default") }
  const pool: Pool = { ...owner, name: reachOf(owner).pool }
  const rows = lines.map(analyseLine)
  const loading = await measureTime(() => storeLines(memory.store, pool, rows))
  figures.add({ what: `load ${formatCount(size)}`, value: (1_000 * size) / loading.ms, unit: "memories/s" })
  using bare = new BareIndex(join(folder, `bare-${size}.db`), rows)

  const questions = Array.from({ length: QUERIES }, (_, at) => asker.question(lineAt(rows, at)))
  const chat = Array.from({ length: QUERIES }, () => asker.chatTurn())
  for (const [kind, queries] of Object.entries({ questions, "chat turns": chat })) {
    logProgress(`recall: asking ${formatCount(size)} memories ${queries.length} ${kind}`)
    const series = await measureRecall(memory, bare, queries)
    const name = `${kind} at ${formatCount(size)}`
    const [whole, alone] = [spreadOf(series.recall), spreadOf(series.bare)]
    const isQuestions = kind === "questions"
    figures.add({
      what: `${name}: recall p50`,
      value: whole.p50,
      unit: "ms",
      ...(isQuestions && size === 100_000 && { atMost: MAX_QUERY_MS }),
    })
    figures.add({ what: `${name}: recall p95`, value: whole.p95, unit: "ms" })
    figures.add({ what: `${name}: bare FTS5 p50`, value: alone.p50, unit: "ms" })
    figures.add({
      what: `${name}: recall p50 / bare p50`,
      value: whole.p50 / alone.p50,
      unit: "x",
      ...(size >= 10_000 && { atMost: MAX_RATIO }),
    })
    figures.add({ what: `${name}: store's search p50`, value: spreadOf(series.search).p50, unit: "ms" })
    figures.add({ what: `${name}: store's search p95`, value: spreadOf(series.search).p95, unit: "ms" })
    figures.add({
      what: `${name}: ranking p50 (${Math.round(spreadOf(series.candidates).p50)} candidates)`,
      value: spreadOf(series.ranking).p50,
      unit: "ms",
      atMost: MAX_RANKING_MS,
    })
    figures.add({ what: `${name}: parts that came too late`, value: series.late, unit: "recalls", atMost: 0 })
  }
}

interface Series {
  readonly recall: number[]
  readonly bare: number[]
  readonly search: number[]
  readonly ranking: number[]
  readonly candidates: number[]
  late: number
}

/** Alternating for every query, so that other load on the machine affects both equally. */
async function measureRecall(memory: MemoryEngine, bare: BareIndex, queries: readonly string[]): Promise<Series> {
  const series: Series = { recall: [], bare: [], search: [], ranking: [], candidates: [], late: 0 }
  const one = memory.for()
  const { scope } = reachOf({ tenant: tenantOf("default") })
  for (const [at, query] of [...queries.slice(0, WARM_UP), ...queries].entries()) {
    const cues = parseCues({ text: query, before: [], ignore: [], at: Date.now() })
    const words = cues.words.map(({ word }) => word)
    const alone = await measureTime(() => bare.search(words))
    const whole = await measureTime(() => one.recall(query))
    const search = await measureTime(() =>
      memory.store.text?.search(
        scope,
        { text: query, words: equallyWeighted(words) },
        { limit: 200, where: { at: Date.now() } },
      ),
    )
    const found = search.value ?? { hits: [] }
    const ranking = await measureTime(() => measureRanking(memory.settings, found, cues))
    if (at < WARM_UP) continue
    series.bare.push(alone.ms)
    series.recall.push(whole.ms)
    series.search.push(search.ms)
    series.ranking.push(ranking.ms)
    series.candidates.push(found.hits.length)
    if (whole.value.degraded.length > 0) series.late++
  }
  return series
}

function measureRanking(
  { fusionWeight }: MemorySettings,
  found: Parameters<typeof mergeLegs>[0][number]["found"],
  cues: ReturnType<typeof parseCues>,
): number {
  const { candidates, counts } = mergeLegs([{ name: "words", kind: "words", found }])
  return rank(candidates, counts, cues, { fusionWeight, wordsCount: true }).length
}

function lineAt(rows: readonly AnalysedLine[], at: number): CorpusLine {
  const row = rows[Math.floor((at * rows.length) / QUERIES)]
  if (row === undefined) throw new Error("There are fewer memories than questions")
  return row.line
}

function formatCount(size: number): string {
  return `${size / 1_000}k`
}
