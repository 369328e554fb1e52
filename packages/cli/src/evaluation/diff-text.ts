import { table, truncateLine } from "../output/table.ts"
import type { Comparison, Differences, QueryChange } from "./diff.ts"

/** How many improved and how many worsened queries are listed. */
const MAX_LISTED_CHANGES = 10

/** A comparison for people. */
export function comparisonText(comparison: Comparison): string {
  const { queries, onlyInFirst, onlyInSecond, metrics, byCategory, better, worse } = comparison
  const alone = [
    onlyInFirst > 0 ? `${onlyInFirst} only in the first file` : "",
    onlyInSecond > 0 ? `${onlyInSecond} only in the second` : "",
  ].filter(Boolean)
  const categories = Object.entries(byCategory)
  return [
    `${queries} queries in both${alone.length > 0 ? `; ${alone.join(", ")}` : ""}`,
    "",
    table([["METRIC", "POINTS", "95 % INTERVAL", "QUERIES", ""], ...rows(metrics)]),
    ...(categories.length < 2 ? [] : categories).flatMap(([name, those]) => ["", name, table(rows(those))]),
    "",
    changesText("better", better),
    changesText("worse", worse),
  ].join("\n")
}

function rows(differences: Differences): string[][] {
  return Object.entries(differences).map(([name, { pairs, mean, low, high }]) => [
    `  ${name}`,
    formatPoints(mean),
    `${formatPoints(low)} … ${formatPoints(high)}`,
    String(pairs),
    low > 0 || high < 0 ? "significant" : "",
  ])
}

function changesText(what: string, changes: readonly QueryChange[]): string {
  const listed = changes
    .slice(0, MAX_LISTED_CHANGES)
    .map(({ owner, qid, metric, before, after }) => [
      `  ${owner === qid ? "" : `${truncateLine(owner, 40)} `}${truncateLine(qid, 60)}`,
      metric,
      `${before.toFixed(1)} -> ${after.toFixed(1)}`,
    ])
  const more = changes.length - listed.length
  return [`${changes.length} ${what}`, table(listed), ...(more > 0 ? [`  and ${more} more`] : [])]
    .filter(Boolean)
    .join("\n")
}

function formatPoints(points: number): string {
  return `${points > 0 ? "+" : ""}${points.toFixed(2)}`
}
