import type { WarningOnTheWire } from "@keepsake/api"
import { CommandError } from "../command-error.ts"
import type { Settings } from "./schema.ts"
import { isLoopback } from "./upstream.ts"

/** The options of the embedder plugin. */
export interface EmbedderSettings {
  readonly model: string
  readonly baseUrl: string
  readonly apiKey?: string
  readonly dimensions?: number
  readonly maxTokensPerDay?: number
}

const OPENAI_URL = "https://api.openai.com/v1"

/** The embedder that the settings describe. */
export function embedderOf({
  embedder,
  vectors,
}: Pick<Settings, "embedder" | "vectors">): EmbedderSettings | undefined {
  const { model, baseUrl = OPENAI_URL, apiKey, dimensions, maxTokensPerDay } = embedder
  if (model === undefined || vectors === "none") return undefined
  return {
    model,
    baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    ...(dimensions !== undefined && { dimensions }),
    ...(maxTokensPerDay !== undefined && { maxTokensPerDay }),
  }
}

/** Whether vectors are kept in Qdrant while records are not. */
export function hasSeparateVectors(configuration: Pick<Settings, "embedder" | "vectors" | "store">): boolean {
  const { store, vectors } = configuration
  return vectors === "qdrant" && (store === "sqlite" || store === "postgres") && embedderOf(configuration) !== undefined
}

/** What would be kept there outlives what it belongs to. */
export function rejectVectorsWithoutRecords({ store, vectors }: Pick<Settings, "vectors" | "store">): void {
  if (vectors !== "qdrant" || store !== "memory") return
  throw new CommandError(2, "options_invalid", "vectors is qdrant, but the memory store loses its records at the end", {
    remedy: "Set store to sqlite, or vectors to auto.",
  })
}

/** What is wrong where texts go to OpenAI without a key, which refuses every one; local endpoints mostly need none. */
export function missingEmbedderKey(
  configuration: Pick<Settings, "embedder" | "vectors">,
): WarningOnTheWire | undefined {
  const embedder = embedderOf(configuration)
  if (embedder === undefined || embedder.apiKey !== undefined) return undefined
  if (new URL(embedder.baseUrl).hostname !== new URL(OPENAI_URL).hostname) return undefined
  const { model } = embedder
  const message = `The embedder ${model} has no key, which OpenAI requires: set embedder.apiKey (KEEPSAKE_EMBEDDER_API_KEY), or embedder.baseUrl to another endpoint`
  return { code: "embedder-without-key", params: { model }, message }
}

/** Settings of an embedder that names no model would do nothing, and somebody thinks that they do. */
export function rejectEmbedderWithoutModel({ model, ...rest }: Settings["embedder"]): void {
  const [set] = Object.entries(rest).filter(([, value]) => value !== undefined)
  if (model !== undefined || set === undefined) return
  throw new CommandError(2, "options_invalid", `embedder.${set[0]} is set, but embedder.model is not`, {
    remedy: "Name the embedding model, or remove the other settings of the embedder.",
  })
}

/** Whether texts leave this machine for their vectors. */
export function isRemote({ baseUrl }: EmbedderSettings): boolean {
  return !isLoopback(new URL(baseUrl).hostname)
}
