import { bold } from "../output/output.ts"
import { formatBytes } from "../output/plural.ts"
import { table } from "../output/table.ts"
import type { Report } from "./evaluate.ts"
import type { ExtractionReport } from "./extraction.ts"
import { type FigureOptions, type Figures, metricNames } from "./figures.ts"

/** The report as a table: a row for each view and category, a column for each metric. */
export function reportText(report: Report, wanted: FigureOptions): string {
  const names = metricNames(wanted)
  const row = (name: string, figures: Figures, of: "metrics" | "sessions"): string[] => [
    name,
    String(figures.queries - figures.abstain),
    ...names.map((metric) => percent(figures[of][metric])),
  ]
  const categories = Object.entries(report.byCategory)
  const rows = [
    ["", "QUERIES", ...names],
    row("memories", report, "metrics"),
    ...(categories.length > 1 ? categories.map(([name, figures]) => row(`  ${name}`, figures, "metrics")) : []),
    ...(hasAny(report.sessions) ? [row("sessions", report, "sessions")] : []),
  ]
  const { gate, latencyMs, load } = report
  return [
    bold(`${report.queries} queries, ${report.abstain} of them unanswerable from the data`),
    "",
    table(rows),
    "",
    table([
      [
        "gate",
        `injected for ${percent(gate.answerableInjected)} % of the answerable queries and ${percent(gate.abstainInjected)} % of the unanswerable ones`,
      ],
      ["recall", `p50 ${latencyMs.p50 ?? "–"} ms, p95 ${latencyMs.p95 ?? "–"} ms, p99 ${latencyMs.p99 ?? "–"} ms`],
      ["load", `${load.memories} memories, ${load.perSecond} per second, ${formatBytes(load.bytes)} on disk`],
    ]),
  ].join("\n")
}

/** The report of an extractor as a table. */
export function extractionText(report: ExtractionReport): string {
  return table([
    ["turns", String(report.turns)],
    ["answer kept", percent(report.answerKept), "% of the evidence turns that contain their answer verbatim"],
    ["evidence found", percent(report.evidenceFound), "% of the evidence turns produced a memory"],
    ["false alarms", percent(report.falseAlarms), "% of the generic turns produced a memory"],
    ["characters kept", percent(report.charactersKept), "% of the text"],
    ["memories per turn", String(report.memoriesPerTurn ?? "–")],
  ])
}

function percent(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : value.toFixed(1)
}

function hasAny(metrics: Figures["metrics"]): boolean {
  return Object.values(metrics).some((value) => value !== null)
}
