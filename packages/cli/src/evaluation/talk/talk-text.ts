import { bold } from "../../output/output.ts"
import { table } from "../../output/table.ts"
import type { Fraction, TalkResult } from "./talk-figures.ts"

/** Figures that are counts or means, which have no interval. */
const COUNTS = new Set(["facts", "generic.tokens", "abstain.tokens"])
/** The 97.5th percentile of the normal distribution. */
const Z = 1.959964

/** The bounds that contain a share in 95 of 100 samples: Wilson's score interval (1927). `undefined` of nothing. */
export function wilsonInterval({ is, of }: Fraction): { readonly low: number; readonly high: number } | undefined {
  if (of === 0) return undefined
  const share = is / of
  const denominator = 1 + Z ** 2 / of
  const centre = (share + Z ** 2 / (2 * of)) / denominator
  const half = (Z / denominator) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** The results of several people added up, under the name `all`. */
export function totalOf(results: readonly TalkResult[]): Pick<TalkResult, "person" | "figures" | "misses"> {
  const [first] = results
  const add = (name: string): Fraction => ({
    is: results.reduce((sum, { figures }) => sum + (figures[name]?.is ?? 0), 0),
    of: results.reduce((sum, { figures }) => sum + (figures[name]?.of ?? 0), 0),
  })
  const names = Object.keys(first?.figures ?? {})
  const misses = { "never-kept": 0, "never-found": 0, gate: 0, budget: 0, outdated: 0 }
  for (const reason of ["never-kept", "never-found", "gate", "budget", "outdated"] as const) {
    misses[reason] = results.reduce((sum, one) => sum + one.misses[reason], 0)
  }
  return { person: "all", figures: Object.fromEntries(names.map((name) => [name, add(name)])), misses }
}

/** The figures for people: a row per figure, a column per person, shares in percent with their interval. */
export function talkText(results: readonly TalkResult[]): string {
  const columns = [...results, totalOf(results)]
  const names = Object.keys(results[0]?.figures ?? {})
  const figures = names.map((name) => [name, ...columns.map((one) => cell(name, one.figures[name]))])
  const reasons = [
    ["never kept", "never-kept"],
    ["never found", "never-found"],
    ["gate closed", "gate"],
    ["cut by the budget", "budget"],
    ["taken for outdated", "outdated"],
  ] as const
  const misses = reasons.map(([name, reason]) => [name, ...columns.map((one) => String(one.misses[reason]))])
  const head = columns.map(({ person }) => person.toUpperCase())
  const degraded = results.reduce((sum, one) => sum + one.degraded, 0)
  return [
    table([["FIGURE", ...head], ...figures]),
    "",
    bold("Wanted values that are missing in their block, by where they were lost"),
    table([["", ...head], ...misses]),
    ...(degraded > 0
      ? ["", `${degraded} requests were answered without a part of the memory: repeat it on a less busy machine.`]
      : []),
  ].join("\n")
}

function cell(name: string, fraction: Fraction = { is: 0, of: 0 }): string {
  const { is, of } = fraction
  if (of === 0) return "–"
  if (COUNTS.has(name)) return (is / of).toFixed(0)
  const interval = wilsonInterval(fraction)
  const bounds = interval === undefined ? "" : ` (${percent(interval.low)}–${percent(interval.high)})`
  return `${((100 * is) / of).toFixed(1)} %${bounds}`
}

function percent(share: number): string {
  return (100 * share).toFixed(0)
}
