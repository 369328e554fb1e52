import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { CommandError, type ExitCode, usageError } from "../command-error.ts"
import { type Call, type Command, configurationOf } from "./command.ts"

/** Some invented people and what they said to an assistant over half a year, written for Keepsake. */
const BUILT_IN = fileURLToPath(new URL("../../evaluation-set", import.meta.url))

export const evalCommand: Command = {
  usage: "[DIR | diff A B]",
  example: "keepsake eval --out before.json",
  maxPositionals: 3,
  options: {
    extraction: { value: "FILE", about: "Measure extraction on labelled turns instead of recall" },
    talk: { value: "DIR", about: "Replay labelled talk and score every block instead of recall" },
    k: { value: "N,…", about: "Depths of recall@k; default 1,5,10" },
    budget: { value: "TOKENS,…", about: "Token budgets of recall; default 500,2000" },
    extract: { about: "Also run the configured extractor on the turns" },
    extractor: {
      value: "NAME",
      about: "With --talk, --extraction or --extract: rules, llm, rules+llm or a package; default: as configured",
    },
    strategy: { value: "S", about: "Strategy: hybrid, keyword, semantic or recent; default: as configured" },
    store: { value: "NAME", about: "Store to measure; default: as configured" },
    limit: { value: "N", about: "Use only the first N queries and their owners' memories, or the first N turns" },
    out: { value: "FILE", about: "Write the full report as JSON, with the figures of each query" },
    config: { value: "FILE", about: "Configuration file" },
  },
  async run(call) {
    const [first, ...rest] = call.arguments.positionals
    const file = call.arguments.text("extraction")
    if (first === "diff") return await compareRuns(call, rest)
    const [surplus] = first === undefined || file === undefined ? rest : [first]
    if (surplus !== undefined)
      throw usageError(`"${surplus}" is one argument too many`, "keepsake eval DIR, or eval diff A B")
    const folder = call.arguments.text("talk")
    if (folder !== undefined) return await talk(call, folder)
    if (file !== undefined) return await runExtraction(call, file)
    return await evaluateRecall(call, first)
  },
}

async function evaluateRecall(call: Call, named: string | undefined): Promise<ExitCode> {
  const { arguments: words, out, cwd } = call
  const { evaluate } = await import("../evaluation/evaluate.ts")
  const { reportText } = await import("../evaluation/report-text.ts")
  const request = {
    k: parseNumbers(call, "k", [1, 5, 10], 1_000),
    budgets: parseNumbers(call, "budget", [500, 2_000], 16_000),
  }
  const { report, queries } = await evaluate(configurationOf(call), {
    ...request,
    folder: named === undefined ? BUILT_IN : resolve(cwd, named),
    limit: words.whole("limit", 1, 10_000_000),
    extract: words.has("extract"),
    strategy: words.oneOf("strategy", ["hybrid", "keyword", "semantic", "recent"]),
    progress: out.progress,
  })
  writeReport(call, { ...report, perQuery: queries })
  return out.answer({ json: report, text: reportText(report, request) })
}

async function runExtraction(call: Call, file: string): Promise<ExitCode> {
  const { arguments: words, out, cwd } = call
  const { evaluateExtraction } = await import("../evaluation/extraction.ts")
  const { extractionText } = await import("../evaluation/report-text.ts")
  const query = { file: resolve(cwd, file), limit: words.whole("limit", 1, 10_000_000), progress: out.progress }
  const { modelUseText } = await import("../evaluation/model-use.ts")
  const { report, turns, model } = await evaluateExtraction(configurationOf(call), query)
  writeReport(call, { ...report, perTurn: turns.map(({ turn: { id, label }, kept }) => ({ id, label, kept })) })
  return out.answer({
    json: { ...report, ...(model && { model }) },
    text: extractionText(report) + modelUseText(model),
  })
}

async function talk(call: Call, named: string): Promise<ExitCode> {
  const { evaluateTalk } = await import("../evaluation/talk/evaluate-talk.ts")
  const { talkText, totalOf } = await import("../evaluation/talk/talk-text.ts")
  const { out, cwd } = call
  const { modelUseText } = await import("../evaluation/model-use.ts")
  const query = { folder: resolve(cwd, named), progress: out.progress }
  const { people, model } = await evaluateTalk(configurationOf(call), query)
  writeReport(call, people)
  const json = { people, all: totalOf(people), ...(model && { model }) }
  return out.answer({ json, text: talkText(people) + modelUseText(model) })
}

async function compareRuns(call: Call, [first, second, ...rest]: readonly string[]): Promise<ExitCode> {
  if (first === undefined || second === undefined || rest.length > 0) {
    throw usageError("eval diff needs two files that eval --out wrote", "keepsake eval diff before.json after.json")
  }
  const { compare, readWritten } = await import("../evaluation/diff.ts")
  const { comparisonText } = await import("../evaluation/diff-text.ts")
  const comparison = compare(readWritten(resolve(call.cwd, first)), readWritten(resolve(call.cwd, second)))
  writeReport(call, comparison)
  return call.out.answer({ json: comparison, text: comparisonText(comparison) })
}

/** Whole numbers with commas between. */
function parseNumbers(
  { arguments: words }: Call,
  name: string,
  otherwise: readonly number[],
  most: number,
): readonly number[] {
  const text = words.text(name)
  if (text === undefined) return otherwise
  const found = text.split(",").map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN))
  if (found.every((value) => value >= 1 && value <= most)) return [...new Set(found)].sort((one, other) => one - other)
  throw usageError(`--${name} takes whole numbers from 1 to ${most} separated by commas, not "${text}"`)
}

function writeReport({ arguments: words, cwd }: Call, value: unknown): void {
  const file = words.text("out")
  if (file === undefined) return
  try {
    writeFileSync(resolve(cwd, file), `${JSON.stringify(value, null, 1)}\n`)
  } catch (cause) {
    throw new CommandError(
      1,
      "file_unwritable",
      `${file} cannot be written: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    )
  }
}
