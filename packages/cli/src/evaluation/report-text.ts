import { bold } from "../output/output.ts"
import { table } from "../output/table.ts"
import type { Report } from "./evaluate.ts"
import type { ExtractionReport } from "./extraction.ts"
import { type FigureOptions, type Figures, metricNames } from "./figures.ts"

/** The figures for people: a line a view and category, a column a metric. */
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
    bold(`${report.queries} queries, ${report.abstain} of them without an answer in the data`),
    "",
    table(rows),
    "",
    table([
      [
        "gate",
        `something was injected for ${percent(gate.answerableInjected)} % of the answerable queries, ${percent(gate.abstainInjected)} % of the others`,
      ],
      ["recall", `p50 ${latencyMs.p50 ?? "–"} ms, p95 ${latencyMs.p95 ?? "–"} ms, p99 ${latencyMs.p99 ?? "–"} ms`],
      ["load", `${load.memories} memories, ${load.perSecond} a second, ${(load.bytes / 1e6).toFixed(1)} MB on disk`],
    ]),
  ].join("\n")
}

/** The figures of an extractor for people. */
export function extractionText(report: ExtractionReport): string {
  return table([
    ["turns", String(report.turns)],
    ["answer kept", percent(report.answerKept), "% of the evidence turns whose answer stands in them word for word"],
    ["evidence found", percent(report.evidenceFound), "% of the evidence turns gave a memory"],
    ["false alarms", percent(report.falseAlarms), "% of the generic turns gave one"],
    ["characters kept", percent(report.charactersKept), "% of what was read"],
    ["memories a turn", String(report.memoriesPerTurn ?? "–")],
  ])
}

function percent(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : value.toFixed(1)
}

function hasAny(metrics: Figures["metrics"]): boolean {
  return Object.values(metrics).some((value) => value !== null)
}
