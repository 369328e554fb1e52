import type { QueryOutcome, Views } from "./ask.ts"
import { hitAt, mean, ndcgAt, percentile, recallAt, reciprocalRank } from "./metrics.ts"

/** A share in percent by the name of its metric; `null` where nothing could be measured. */
export type Metrics = Readonly<Record<string, number | null>>

export interface Figures {
  /** All of them, those that nothing answers included. */
  readonly queries: number
  readonly abstain: number
  readonly metrics: Metrics
  readonly sessions: Metrics
  readonly gate: { readonly answerableInjected: number | null; readonly abstainInjected: number | null }
}

/** One query's own figures. */
export interface QueryFigures {
  readonly owner: string
  readonly qid: string
  readonly category?: string
  readonly abstain: boolean
  readonly injected: boolean
  readonly gateFigure: number
  /** Absent where nothing is relevant. */
  readonly metrics?: Readonly<Record<string, number>>
  readonly sessions?: Readonly<Record<string, number>>
  /** The first ten lines found, and those that should have been and are not among them. */
  readonly found: readonly string[]
  readonly missed: readonly string[]
}

/** The share of the relevant lines in the block of a request as configured. */
const BLOCK = "R@block"

export interface FigureOptions {
  readonly k: readonly number[]
  readonly budgets: readonly number[]
}

/** Every figure of one query, shares as 0 to 100. What nothing answers has no recall. */
export function figuresOf(
  { query, lines, sessions, injected, figure }: QueryOutcome,
  wanted: FigureOptions,
): QueryFigures {
  const { owner, qid, category, abstain = false } = query
  const { ranked, relevant } = lines.ranked
  const found = ranked.slice(0, 10)
  return {
    owner,
    qid,
    ...(category !== undefined && { category }),
    abstain,
    injected,
    gateFigure: Math.round(figure * 1_000) / 1_000,
    ...(!abstain && relevant.size > 0 && { metrics: metricsOf(lines, wanted) }),
    ...(!abstain && sessions !== undefined && { sessions: metricsOf(sessions, wanted) }),
    found,
    missed: abstain ? [] : [...relevant].filter((id) => !found.includes(id)),
  }
}

function metricsOf({ ranked, within, block }: Views, { k, budgets }: FigureOptions): Record<string, number> {
  const shares = [
    ...k.map((most) => [`R@${most}`, recallAt(most, ranked)] as const),
    ["H@5", hitAt(5, ranked)] as const,
    ["MRR", reciprocalRank(ranked)] as const,
    ["nDCG@10", ndcgAt(10, ranked)] as const,
    ...budgets.map((budget) => {
      const inside = within.get(budget)
      return [`R@${budget}tok`, inside ? recallAt(Number.POSITIVE_INFINITY, inside) : 0] as const
    }),
    [BLOCK, recallAt(Number.POSITIVE_INFINITY, block)] as const,
  ]
  return Object.fromEntries(shares.map(([name, share]) => [name, Math.round(share * 1e6) / 1e4]))
}

/** The means over queries; percentages with one decimal. */
export function summary(queries: readonly QueryFigures[], wanted: FigureOptions): Figures {
  const names = metricNames(wanted)
  const over = (of: "metrics" | "sessions"): Metrics => {
    const each = queries.map((query) => query[of]).filter((metrics) => metrics !== undefined)
    return Object.fromEntries(names.map((name) => [name, oneDecimal(mean(each.map((metrics) => metrics[name] ?? 0)))]))
  }
  const injected = (abstain: boolean): number | null => {
    const those = queries.filter((query) => query.abstain === abstain)
    return oneDecimal(mean(those.map((query) => (query.injected ? 100 : 0))))
  }
  return {
    queries: queries.length,
    abstain: queries.filter(({ abstain }) => abstain).length,
    metrics: over("metrics"),
    sessions: over("sessions"),
    gate: { answerableInjected: injected(false), abstainInjected: injected(true) },
  }
}

export function metricNames({ k, budgets }: FigureOptions): readonly string[] {
  return [...k.map((most) => `R@${most}`), "H@5", "MRR", "nDCG@10", ...budgets.map((budget) => `R@${budget}tok`), BLOCK]
}

/** The same for each category, in the order of the names. */
export function byCategory(queries: readonly QueryFigures[], wanted: FigureOptions): Readonly<Record<string, Figures>> {
  const names = [...new Set(queries.flatMap(({ category }) => category ?? []))].sort()
  return Object.fromEntries(
    names.map((name) => [
      name,
      summary(
        queries.filter(({ category }) => category === name),
        wanted,
      ),
    ]),
  )
}

export function latency(times: readonly number[]): Readonly<Record<"p50" | "p95" | "p99", number | null>> {
  const at = (share: number): number | null => {
    const ms = percentile(times, share)
    return ms === null ? null : Math.round(ms * 100) / 100
  }
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

function oneDecimal(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}
