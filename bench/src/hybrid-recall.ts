import { CONTRACT, createMemory, Embedder, type Plugin } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { Conversations } from "./corpus/conversations.ts"
import { Vocabulary } from "./corpus/vocabulary.ts"
import type { FigureList } from "./measure/figures.ts"
import { measureTime, spreadOf } from "./measure/times.ts"

const MAX_ADDED = 2
const WARM_UP = 10
/** Core's suffix of a space name: how a memory becomes the embedded text. */
export const RECIPE = "said-1"

interface RecallQuery {
  readonly path: string
  /** The space without that suffix. */
  readonly space: string
  readonly size: number
  readonly shown: string
  readonly queries: readonly Float32Array[]
}

/**
 * Compares a whole recall by words and vectors with one by words, alternating on one file; the embedder answers at
 * once.
 */
export async function benchHybridRecall(
  figures: FigureList,
  { path, space, size, shown, queries }: RecallQuery,
): Promise<void> {
  let current = queries[0] ?? new Float32Array()
  const embedder = createInstantEmbedder(space, current.length, () => current)
  await using wordsAlone = await createMemory({ plugins: [sqlite({ path })] })
  await using both = await createMemory({ plugins: [sqlite({ path }), embedder] })
  const [one, other] = [wordsAlone.for(), both.for()]
  const asker = new Conversations(new Vocabulary(), size + 2)
  const taken = { words: [] as number[], both: [] as number[] }
  let late = 0
  for (const [at, values] of [...queries.slice(0, WARM_UP), ...queries].entries()) {
    current = values
    const text = asker.chatTurn()
    const words = await measureTime(() => one.recall(text))
    const fused = await measureTime(() => other.recall(text))
    if (at < WARM_UP) continue
    taken.words.push(words.ms)
    taken.both.push(fused.ms)
    if (fused.value.degraded.length > 0) late++
  }
  const [words, fused] = [spreadOf(taken.words).p50, spreadOf(taken.both).p50]
  figures.add({ what: `recall at ${shown}: by words p50`, value: words, unit: "ms" })
  figures.add({ what: `recall at ${shown}: by both p50`, value: fused, unit: "ms" })
  figures.add({
    what: `recall at ${shown}: by both p50 / by words`,
    value: fused / words,
    unit: "x",
    ...(size === 10_000 && { atMost: MAX_ADDED }),
  })
  figures.add({ what: `recall at ${shown}: parts that came too late`, value: late, unit: "recalls", atMost: 0 })
}

function createInstantEmbedder(space: string, dimensions: number, vector: () => Float32Array): Plugin {
  const embed = async (texts: readonly string[]) => texts.map(() => ({ space, values: vector() }))
  return {
    name: "bench-embedder",
    contract: CONTRACT,
    setup: (context) => context.provide(Embedder, () => ({ space, dimensions, maxBatch: 100, embed })),
  }
}
