import { readFileSync } from "node:fs"
import { z } from "zod"
import { CommandError, usageError } from "../command-error.ts"
import { nameOf } from "./data-set.ts"

const SAMPLES = 5_000

const metrics = z.record(z.string(), z.number())
const writtenReport = z.object({
  perQuery: z.array(
    z.object({
      owner: z.string(),
      qid: z.string(),
      category: z.string().optional(),
      abstain: z.boolean(),
      injected: z.boolean(),
      metrics: metrics.optional(),
      sessions: metrics.optional(),
    }),
  ),
})
type WrittenQuery = z.output<typeof writtenReport>["perQuery"][number]

/** By the name of the metric, `sessions` and `gate` before theirs: the second file's mean less the first's, in points. */
export type Differences = Readonly<Record<string, MeanDifference>>

export interface Comparison {
  /** Queries that stand in both files. */
  readonly queries: number
  readonly onlyInFirst: number
  readonly onlyInSecond: number
  readonly metrics: Differences
  readonly byCategory: Readonly<Record<string, Differences>>
  readonly better: readonly QueryChange[]
  readonly worse: readonly QueryChange[]
}
/** What one query found in both, the largest change of its nDCG first; for a query without one, whether anything was injected. */
export interface QueryChange {
  readonly owner: string
  readonly qid: string
  readonly metric: string
  readonly before: number
  readonly after: number
}

/** Sets two files of `keepsake eval --out` side by side, query by query. */
export function compare(first: readonly WrittenQuery[], second: readonly WrittenQuery[]): Comparison {
  const others = new Map(second.map((query) => [nameOf(query.owner, query.qid), query]))
  const pairs = first.flatMap((before): Pair[] => {
    const after = others.get(nameOf(before.owner, before.qid))
    return after === undefined ? [] : [{ before, after }]
  })
  const categories = [...new Set(pairs.flatMap(({ before }) => before.category ?? []))].sort()
  const changes = pairs.flatMap((pair) => changeOf(pair) ?? [])
  const size = ({ before, after }: QueryChange): number => Math.abs(after - before)
  const largest = (some: readonly QueryChange[]): readonly QueryChange[] =>
    some.toSorted((one, other) => size(other) - size(one))
  return {
    queries: pairs.length,
    onlyInFirst: first.length - pairs.length,
    onlyInSecond: second.length - pairs.length,
    metrics: differences(pairs),
    byCategory: Object.fromEntries(
      categories.map((name) => [name, differences(pairs.filter(({ before }) => before.category === name))]),
    ),
    better: largest(changes.filter(isBetter)),
    worse: largest(changes.filter((change) => !isBetter(change))),
  }
}

interface Pair {
  readonly before: WrittenQuery
  readonly after: WrittenQuery
}

/** Every figure of a query by its name. */
function valuesOf({ metrics, sessions, abstain, injected }: WrittenQuery): Readonly<Record<string, number>> {
  const of = Object.entries(sessions ?? {}).map(([name, value]) => [`sessions ${name}`, value])
  const gate = abstain ? "gate abstainInjected" : "gate answerableInjected"
  return { ...metrics, ...Object.fromEntries(of), [gate]: injected ? 100 : 0 }
}

function differences(pairs: readonly Pair[]): Differences {
  const by = new Map<string, number[]>()
  for (const { before, after } of pairs) {
    const now = valuesOf(after)
    for (const [name, value] of Object.entries(valuesOf(before))) {
      const other = now[name]
      if (other === undefined) continue
      const those = by.get(name)
      if (those === undefined) by.set(name, [other - value])
      else those.push(other - value)
    }
  }
  const matches = [...by].flatMap(([name, values]) => {
    const difference = pairedBootstrap(values)
    return difference === undefined ? [] : [[name, roundPoints(difference)] as const]
  })
  return Object.fromEntries(matches)
}

function roundPoints({ pairs, mean, low, high }: MeanDifference): MeanDifference {
  const short = (value: number): number => Math.round(value * 100) / 100
  return { pairs, mean: short(mean), low: short(low), high: short(high) }
}

function changeOf({ before, after }: Pair): QueryChange | undefined {
  const { owner, qid } = before
  const names = ["nDCG@10", before.abstain ? "gate abstainInjected" : "gate answerableInjected"]
  const [was, is] = [valuesOf(before), valuesOf(after)]
  const metric = names.find((name) => was[name] !== undefined && is[name] !== undefined && was[name] !== is[name])
  return metric === undefined ? undefined : { owner, qid, metric, before: was[metric] ?? 0, after: is[metric] ?? 0 }
}

/** To inject for a query that nothing answers is the one change that is worse upwards. */
function isBetter({ metric, before, after }: QueryChange): boolean {
  return metric === "gate abstainInjected" ? after < before : after > before
}

/** The queries of a file that `keepsake eval --out` wrote. */
export function readWritten(file: string): readonly WrittenQuery[] {
  let text: string
  try {
    text = readFileSync(file, "utf8")
  } catch (cause) {
    throw usageError(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  try {
    return writtenReport.parse(JSON.parse(text)).perQuery
  } catch (cause) {
    throw new CommandError(1, "data_invalid", `${file} is not what keepsake eval writes`, {
      cause,
      remedy: "Write it with keepsake eval DIR --out FILE.",
    })
  }
}

/** A mean difference and the interval that holds it in 95 of 100 resamplings. */
interface MeanDifference {
  readonly pairs: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/**
 * The mean of paired differences with its percentile bootstrap interval (Efron and Tibshirani 1993, chapter 13): pairs are drawn with replacement as often
 * as there are pairs, 5,000 times. Seeded: the same differences give the same interval. `undefined` without a pair.
 */
export function pairedBootstrap(differences: readonly number[], seed = 1): MeanDifference | undefined {
  const pairs = differences.length
  if (pairs === 0) return undefined
  const random = mulberry32(seed)
  const means = new Float64Array(SAMPLES)
  for (let sample = 0; sample < SAMPLES; sample++) {
    let sum = 0
    for (let drawn = 0; drawn < pairs; drawn++) sum += differences[Math.floor(random() * pairs)] ?? 0
    means[sample] = sum / pairs
  }
  means.sort()
  const at = (share: number): number => means[Math.min(SAMPLES - 1, Math.floor(share * SAMPLES))] ?? 0
  return { pairs, mean: differences.reduce((sum, value) => sum + value, 0) / pairs, low: at(0.025), high: at(0.975) }
}

/** Numbers from 0 to below 1 that follow from the seed (mulberry32, Tommy Ettinger 2017, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
