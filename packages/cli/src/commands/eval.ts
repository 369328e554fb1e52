import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { Stop, wrongUsage } from "../stop.ts"
import { type Call, type Command, configurationOf, folderOptions } from "./command.ts"

export const evaluation: Command = {
  usage: "DIR",
  words: 1,
  options: {
    k: { value: "N,…", about: "how deep recall is measured; default 1,5,10" },
    budget: { value: "TOKENS,…", about: "inside how many tokens recall is measured; default 500,2000" },
    strategy: { value: "S", about: "hybrid, keyword, semantic or recent; default as configured" },
    store: { value: "NAME", about: "the store that is measured; default as configured" },
    limit: { value: "N", about: "only the first N queries, and the memories of their owners" },
    out: { value: "FILE", about: "write everything there as JSON, with each query's own figures" },
    config: folderOptions.config ?? { about: "" },
  },
  async run(call) {
    const { arguments: words, out } = call
    const [folder] = words.positionals
    if (folder === undefined) throw wrongUsage("eval needs a folder", "keepsake eval DIR")
    const { evaluate } = await import("../evaluation/evaluate.ts")
    const { reportText } = await import("../evaluation/report-text.ts")
    const wanted = { k: numbers(call, "k", [1, 5, 10], 1_000), budgets: numbers(call, "budget", [500, 2_000], 16_000) }
    const { report, queries } = await evaluate(configurationOf(call), {
      ...wanted,
      folder,
      limit: words.whole("limit", 1, 10_000_000),
      strategy: words.oneOf("strategy", ["hybrid", "keyword", "semantic", "recent"]),
      progress: out.progress,
    })
    write(call, { ...report, perQuery: queries })
    out.answer({ json: report, text: reportText(report, wanted) })
    return 0
  },
}

/** Whole numbers with commas between. */
function numbers(
  { arguments: words }: Call,
  name: string,
  otherwise: readonly number[],
  most: number,
): readonly number[] {
  const text = words.text(name)
  if (text === undefined) return otherwise
  const found = text.split(",").map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN))
  if (found.every((value) => value >= 1 && value <= most)) return [...new Set(found)].sort((one, other) => one - other)
  throw wrongUsage(`--${name} takes whole numbers from 1 to ${most} with commas between, not "${text}"`)
}

function write({ arguments: words, cwd }: Call, value: unknown): void {
  const file = words.text("out")
  if (file === undefined) return
  try {
    writeFileSync(resolve(cwd, file), `${JSON.stringify(value, null, 1)}\n`)
  } catch (cause) {
    throw new Stop(
      1,
      "file_unwritable",
      `${file} cannot be written: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    )
  }
}
