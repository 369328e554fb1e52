import { join } from "node:path"
import { createMemory, type MemoryEngine, type MemorySettings, type Pool, tenantOf } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import { equallyWeighted } from "@keepsake/core/plugin"
import { sqlite } from "@keepsake/store-sqlite"
import { mergeLegs, parseCues, rank } from "./core-parts.ts"
import { BareIndex } from "./corpus/bare-index.ts"
import { Conversations, type Line } from "./corpus/conversations.ts"
import { store, type Worded, worded } from "./corpus/stored.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import { Figures } from "./measure/figures.ts"
import { spreadOf, timed } from "./measure/times.ts"
import { say } from "./progress.ts"
import type { Run } from "./run.ts"

const MOST_RATIO = 2
const MOST_QUESTION_MS = 20
const MOST_RANKING_MS = 1
const ASKED = 120
const WARM_UP = 20

/** The way from a query to what is injected, beside a bare FTS5 query for the same words over the same rows. */
export async function recall({ folder, quick }: Run): Promise<Figures["all"]> {
  const figures = new Figures("recall")
  for (const size of quick ? [1_000, 10_000] : [1_000, 10_000, 100_000]) await atSize(figures, folder, size)
  return figures.all
}

async function atSize(figures: Figures, folder: string, size: number): Promise<void> {
  say(`recall: loading ${size.toLocaleString("en")} memories of one pool`)
  const vocabulary = new Vocabulary()
  const lines = [...new Conversations(vocabulary, size).lines(size)]
  const asker = new Conversations(vocabulary, size + 1)
  await using memory = await createMemory({ plugins: [sqlite({ path: join(folder, `recall-${size}.db`) })] })
  const owner = { tenant: tenantOf("default") }
  const pool: Pool = { ...owner, name: reachOf(owner).pool }
  const rows = lines.map(worded)
  const loading = await timed(() => store(memory.store, pool, rows))
  figures.add({ what: `load ${shown(size)}`, value: (1_000 * size) / loading.ms, unit: "memories/s" })
  using bare = new BareIndex(join(folder, `bare-${size}.db`), rows)

  const questions = Array.from({ length: ASKED }, (_, at) => asker.question(lineAt(rows, at)))
  const chat = Array.from({ length: ASKED }, () => asker.chatTurn())
  for (const [kind, queries] of Object.entries({ questions, "chat turns": chat })) {
    say(`recall: asking ${shown(size)} memories ${queries.length} ${kind}`)
    const series = await ask(memory, bare, queries)
    const name = `${kind} at ${shown(size)}`
    const [whole, alone] = [spreadOf(series.recall), spreadOf(series.bare)]
    const isQuestions = kind === "questions"
    figures.add({
      what: `${name}: recall p50`,
      value: whole.p50,
      unit: "ms",
      ...(isQuestions && size === 100_000 && { atMost: MOST_QUESTION_MS }),
    })
    figures.add({ what: `${name}: recall p95`, value: whole.p95, unit: "ms" })
    figures.add({ what: `${name}: bare FTS5 p50`, value: alone.p50, unit: "ms" })
    figures.add({
      what: `${name}: recall p50 / bare p50`,
      value: whole.p50 / alone.p50,
      unit: "x",
      ...(size >= 10_000 && { atMost: MOST_RATIO }),
    })
    figures.add({ what: `${name}: store's search p50`, value: spreadOf(series.search).p50, unit: "ms" })
    figures.add({ what: `${name}: store's search p95`, value: spreadOf(series.search).p95, unit: "ms" })
    figures.add({
      what: `${name}: ranking p50 (${Math.round(spreadOf(series.candidates).p50)} candidates)`,
      value: spreadOf(series.ranking).p50,
      unit: "ms",
      atMost: MOST_RANKING_MS,
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

/** One after the other for every query, so that what else the machine does weighs on all alike. */
async function ask(memory: MemoryEngine, bare: BareIndex, queries: readonly string[]): Promise<Series> {
  const series: Series = { recall: [], bare: [], search: [], ranking: [], candidates: [], late: 0 }
  const one = memory.for()
  const { scope } = reachOf({ tenant: tenantOf("default") })
  for (const [at, query] of [...queries.slice(0, WARM_UP), ...queries].entries()) {
    const cues = parseCues({ text: query, before: [], ignore: [], at: Date.now() })
    const words = cues.words.map(({ word }) => word)
    const alone = await timed(() => bare.search(words))
    const whole = await timed(() => one.recall(query))
    const search = await timed(() =>
      memory.store.text?.search(
        scope,
        { text: query, words: equallyWeighted(words) },
        { limit: 200, where: { at: Date.now() } },
      ),
    )
    const found = search.value ?? { hits: [] }
    const ranking = await timed(() => ranked(memory.settings, found, cues))
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

function ranked(
  { fusionWeight }: MemorySettings,
  found: Parameters<typeof mergeLegs>[0][number]["found"],
  cues: ReturnType<typeof parseCues>,
): number {
  const { candidates, counts } = mergeLegs([{ name: "words", kind: "words", found }])
  return rank(candidates, counts, cues, { fusionWeight, wordsCount: true }).length
}

function lineAt(rows: readonly Worded[], at: number): Line {
  const row = rows[Math.floor((at * rows.length) / ASKED)]
  if (row === undefined) throw new Error("There are fewer memories than questions")
  return row.line
}

function shown(size: number): string {
  return `${size / 1_000}k`
}
