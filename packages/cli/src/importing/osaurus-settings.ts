import { z } from "zod"
import { CommandError } from "../command-error.ts"

/** Osaurus' `memory.json` as settings of Keepsake. */
export interface ImportedSettings {
  /** By path, such as `memory.maxTokens`. */
  readonly set: Readonly<Record<string, string | number>>
  /** What has no counterpart or another value, and why. */
  readonly skipped: readonly { readonly name: string; readonly why: string }[]
}

const fileSchema = z.looseObject({
  enabled: z.boolean().optional(),
  extractionMode: z.enum(["sessionEnd", "manual"]).optional(),
  relevanceGateMode: z.enum(["off", "heuristic", "llm"]).optional(),
  memoryBudgetTokens: z.int().min(100).max(4_000).optional(),
  summaryDebounceSeconds: z.int().min(10).max(3_600).optional(),
  episodeRetentionDays: z.int().min(0).max(3_650).optional(),
})

const NO_COUNTERPART = "has no counterpart"
const EMBEDDER = "set embedder.model in keepsake.config.json; vectors are made anew"

/** Reads `memory.json`. `hasModel`: whether `llm.model` is set, without which no model can decide at the gate. */
export function settingsFromOsaurus(text: string, file: string, hasModel: boolean): ImportedSettings {
  const parsed = fileSchema.safeParse(parseJson(text, file))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalid(file, `${issue?.path.join(".") || "The file"}: ${issue?.message ?? "unreadable"}`)
  }
  const { enabled, extractionMode, relevanceGateMode, ...rest } = parsed.data
  const { memoryBudgetTokens, summaryDebounceSeconds, episodeRetentionDays, ...unknown } = rest
  const isDoubtful = relevanceGateMode === "llm" && !hasModel
  const values = {
    "memory.mode": enabled === undefined ? undefined : enabled ? "on" : "off",
    "memory.extractionMode": extractionMode === "sessionEnd" ? "session-end" : extractionMode,
    "memory.gate": isDoubtful ? "heuristic" : relevanceGateMode,
    "memory.maxTokens": memoryBudgetTokens,
    "memory.summaryDebounceSeconds": summaryDebounceSeconds,
    "memory.turnRetentionDays": episodeRetentionDays,
  }
  const set = Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) => (value === undefined ? [] : [[path, value]])),
  )
  const skipped = Object.keys(unknown).map((name) => ({
    name,
    why: name.startsWith("embedding") ? EMBEDDER : NO_COUNTERPART,
  }))
  const gate = { name: "relevanceGateMode", why: "llm needs llm.model; the gate is set to heuristic" }
  return { set, skipped: isDoubtful ? [gate, ...skipped] : skipped }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(file, "It is no JSON")
  }
}

function invalid(file: string, why: string): CommandError {
  return new CommandError(2, "data_invalid", `${file} is no memory.json of Osaurus. ${why}`, {
    remedy: "It is the file that Osaurus keeps as config/memory.json in its folder.",
  })
}
