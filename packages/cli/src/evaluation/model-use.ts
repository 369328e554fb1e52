import type { MemoryEngine } from "@keepsake/core"
import type { Configuration } from "../configuration/configuration.ts"
import { table } from "../output/table.ts"

/** What a model was asked during an evaluation. */
export interface ModelUse {
  readonly model: string
  readonly calls: number
  readonly failed: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** In the currency of the configured prices; `null` without prices. */
  readonly cost: number | null
  /** Statements that were discarded, by reason. */
  readonly rejected: Readonly<Record<string, number>>
}

/** Maximum number of readings of one run whose discarded statements are counted. */
const MAX_READINGS = 10_000

/** The use of an engine's model so far; `undefined` without one. */
export async function modelUseOf(engine: MemoryEngine, { llm }: Configuration): Promise<ModelUse | undefined> {
  const { model } = engine
  if (model?.counters === undefined) return undefined
  const counts = [...model.counters.tokens.values()]
  const sum = (of: "calls" | "failed" | "input" | "output") => counts.reduce((total, one) => total + one[of], 0)
  const { tenant } = { tenant: (await engine.tenants())[0] }
  const { inputPrice, outputPrice } = llm
  const hasPrice = inputPrice !== undefined && outputPrice !== undefined
  const rejected: Record<string, number> = {}
  for (const reading of tenant === undefined ? [] : await model.readings(tenant, MAX_READINGS)) {
    for (const [reason, number] of Object.entries(reading.rejected ?? {}))
      rejected[reason] = (rejected[reason] ?? 0) + number
  }
  return {
    model: tenant === undefined ? "" : (await model.status(tenant)).model,
    calls: sum("calls"),
    failed: sum("failed"),
    inputTokens: sum("input"),
    outputTokens: sum("output"),
    cost: hasPrice ? (sum("input") * inputPrice + sum("output") * outputPrice) / 1_000_000 : null,
    rejected,
  }
}

/** Adds the use of several engines. */
export function totalUse(all: readonly (ModelUse | undefined)[]): ModelUse | undefined {
  return all.reduce((one, other) => {
    if (one === undefined || other === undefined) return one ?? other
    const names = new Set([...Object.keys(one.rejected), ...Object.keys(other.rejected)])
    const rejected = [...names].map((name) => [name, (one.rejected[name] ?? 0) + (other.rejected[name] ?? 0)])
    return {
      model: one.model || other.model,
      calls: one.calls + other.calls,
      failed: one.failed + other.failed,
      inputTokens: one.inputTokens + other.inputTokens,
      outputTokens: one.outputTokens + other.outputTokens,
      cost: one.cost === null || other.cost === null ? null : one.cost + other.cost,
      rejected: Object.fromEntries(rejected),
    }
  }, undefined)
}

/** The use for people, below a report; empty without a model. */
export function modelUseText(use: ModelUse | undefined): string {
  if (use === undefined) return ""
  const discarded = Object.entries(use.rejected).map(([reason, number]) => `${number} ${reason}`)
  return `\n\n${table([
    ["model", use.model],
    ["calls", `${use.calls}, ${use.failed} failed`],
    ["tokens", `${use.inputTokens} input, ${use.outputTokens} output`],
    ["cost", use.cost === null ? "unknown: set llm.inputPrice and llm.outputPrice" : use.cost.toFixed(4)],
    ["discarded", discarded.join(", ") || "nothing"],
  ])}`
}
