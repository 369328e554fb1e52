import { readFileSync } from "node:fs"
import { z } from "zod"
import { CommandError, usageError } from "../command-error.ts"
import { type MeanDifference, pairedBootstrap } from "./bootstrap.ts"
import { nameOf } from "./data-set.ts"

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
  const found = [...by].flatMap(([name, values]) => {
    const difference = pairedBootstrap(values)
    return difference === undefined ? [] : [[name, roundPoints(difference)] as const]
  })
  return Object.fromEntries(found)
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
