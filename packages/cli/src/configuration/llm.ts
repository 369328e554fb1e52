import type { ModelLimits } from "@keepsake/core"
import type { Upstreams } from "@keepsake/server"
import { CommandError } from "../command-error.ts"
import type { Settings } from "./schema.ts"
import { isLoopback } from "./upstream.ts"

/** The chat model that the settings describe. */
export interface LlmSettings {
  readonly model: string
  readonly baseUrl: string
  readonly apiKey?: string
}

const OPENAI_URL = "https://api.openai.com/v1"

/** The model that reads along; `undefined` if none is named. */
export function llmOf({
  llm,
  upstream,
}: Pick<Settings, "llm"> & { readonly upstream: Upstreams }): LlmSettings | undefined {
  const { provider, model, baseUrl = OPENAI_URL, apiKey } = llm
  if (model === undefined) return undefined
  if (provider === "own") return { model, baseUrl, ...(apiKey !== undefined && { apiKey }) }
  const { openai, anthropic } = upstream
  const used = openai ?? (anthropic && { ...anthropic, baseUrl: `${anthropic.baseUrl}/v1` })
  if (used === undefined) return undefined
  return { model, baseUrl: used.baseUrl, ...(used.apiKey !== undefined && { apiKey: used.apiKey }) }
}

/** The limits of its calls. */
export function llmLimits({ llm }: Pick<Settings, "llm">): ModelLimits {
  const { maxTokensPerDay, maxReplyTokens, atOnce, timeoutMs } = llm
  return { maxReplyTokens, atOnce, timeoutMs, ...(maxTokensPerDay !== null && { maxTokensPerDay }) }
}

/** Whether a model reads conversations. */
export function usesLlm({ extractor }: Pick<Settings, "extractor">): boolean {
  return extractor === "llm" || extractor === "rules+llm"
}

/** Rejects settings of a model that would have no effect, and an extractor without its model. Prices serve an estimate. */
export function rejectLlmWithoutModel(
  { llm, extractor, memory }: Pick<Settings, "llm" | "extractor" | "memory">,
  upstream: Upstreams,
  set: Iterable<string>,
): void {
  const { provider, model, baseUrl, apiKey } = llm
  const [given] = [...set].filter((path) => path.startsWith("llm.") && !path.endsWith("Price"))
  if (model === undefined && usesLlm({ extractor })) {
    throw invalid(
      "part_missing",
      `extractor is ${extractor}, but llm.model is not set`,
      "Name the model, or set extractor to rules.",
    )
  }
  if (model === undefined && memory.gate === "llm") {
    throw invalid(
      "part_missing",
      "memory.gate is llm, but llm.model is not set",
      "Name the model, or set memory.gate to heuristic.",
    )
  }
  if (model === undefined && given !== undefined) {
    throw invalid(
      "options_invalid",
      `${given} is set, but llm.model is not`,
      "Name the model, or remove the other settings of llm.",
    )
  }
  if (provider === "own" || model === undefined) return
  if (baseUrl !== undefined || apiKey !== undefined) {
    const name = baseUrl === undefined ? "llm.apiKey" : "llm.baseUrl"
    throw invalid(
      "options_invalid",
      `llm.provider is upstream, but ${name} is set`,
      `Remove ${name}, or set llm.provider to own.`,
    )
  }
  const used = upstream.openai ?? upstream.anthropic
  if (used === undefined) {
    throw invalid(
      "part_missing",
      "llm.provider is upstream, but no upstream is configured",
      "Set OPENAI_API_KEY or upstream.openai.baseUrl, or set llm.provider to own.",
    )
  }
  if (used.apiKey === undefined && !isLoopback(new URL(used.baseUrl).hostname)) {
    throw invalid(
      "part_missing",
      "llm.provider is upstream, but the upstream has no key of its own; a client's credential is never used for this",
      "Set the upstream's key, or set llm.provider to own with a key.",
    )
  }
}

/** Whether conversations leave this machine for the model. */
export function isRemoteLlm({ baseUrl }: LlmSettings): boolean {
  return !isLoopback(new URL(baseUrl).hostname)
}

function invalid(code: "part_missing" | "options_invalid", message: string, remedy: string): CommandError {
  return new CommandError(2, code, message, { remedy })
}
