import { basename } from "node:path"
import { pathToFileURL } from "node:url"
import type { WarningOnTheWire } from "@keepsake/api"
import { CommandError } from "../command-error.ts"
import { type EmbedderProvider, embedderProviders } from "./embedder-providers.ts"
import type { Settings } from "./schema.ts"
import { isLoopback } from "./upstream.ts"

/** An embedder: whose form it speaks, where, and with which model. */
export interface EmbedderSettings {
  readonly provider: EmbedderProvider
  readonly model: string
  /** Of a local model its folder, as a `file:` URL. */
  readonly baseUrl: string
  readonly apiKey?: string
  readonly dimensions?: number
  readonly maxTokensPerDay?: number
}

/** The part of the configuration that describes the embedder. */
export type EmbedderConfiguration = Pick<Settings, "embedder" | "vectors">

/** The embedder that the settings describe; `undefined` for `auto`, which is decided when the folder is served. */
export function embedderOf({ embedder, vectors }: EmbedderConfiguration): EmbedderSettings | undefined {
  const { provider, apiKey, dimensions, maxTokensPerDay } = embedder
  if (provider === "auto" || vectors === "none") return undefined
  if (provider === "local")
    return embedder.modelFolder === undefined ? undefined : localEmbedderIn(embedder.modelFolder)
  const known = embedderProviders[provider]
  const model = embedder.model ?? known.model
  if (model === undefined) return undefined
  return {
    provider,
    model,
    baseUrl: embedder.baseUrl ?? known.baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    ...(dimensions !== undefined && { dimensions }),
    ...(maxTokensPerDay !== undefined && { maxTokensPerDay }),
  }
}

/** The embedder with the model of an absolute folder. */
export function localEmbedderIn(folder: string): EmbedderSettings {
  return { provider: "local", model: basename(folder), baseUrl: pathToFileURL(folder).href }
}

/** A database that can keep vectors while the records are elsewhere. */
export type VectorDatabase = Exclude<Settings["vectors"], "auto" | "none">

/** The database that keeps vectors while the records are not in it. */
export function vectorDatabaseOf(
  configuration: EmbedderConfiguration & Pick<Settings, "store">,
): VectorDatabase | undefined {
  const { store, vectors } = configuration
  const isSeparate = vectors !== "auto" && vectors !== "none" && (store === "sqlite" || store === "postgres")
  return isSeparate && embedderOf(configuration) !== undefined ? vectors : undefined
}

/** What would be kept there outlives what it belongs to. */
export function rejectVectorsWithoutRecords({ store, vectors }: Pick<Settings, "vectors" | "store">): void {
  if (vectors === "auto" || vectors === "none" || store !== "memory") return
  throw new CommandError(
    2,
    "options_invalid",
    `vectors is ${vectors}, but the memory store loses its records at the end`,
    { remedy: "Set store to sqlite, or vectors to auto." },
  )
}

/** One process at a time opens a folder of LanceDB. */
export function rejectSharedFolder({
  store,
  vectors,
  postgres,
}: Pick<Settings, "vectors" | "store" | "postgres">): void {
  if (vectors !== "lancedb" || store !== "postgres" || postgres.writers !== "many") return
  throw new CommandError(
    2,
    "options_invalid",
    "vectors is lancedb, which one server opens, but postgres.writers is many",
    {
      remedy: "Set vectors to auto with pgvector, or to qdrant.",
    },
  )
}

/** What is wrong where texts go to a vendor without a key, which refuses every one; other endpoints mostly need none. */
export function missingEmbedderKey(configuration: EmbedderConfiguration): WarningOnTheWire | undefined {
  const embedder = embedderOf(configuration)
  if (embedder === undefined || embedder.apiKey !== undefined) return undefined
  const { provider, model, baseUrl } = embedder
  if (provider === "local") return undefined
  const { baseUrl: own, name, variable } = embedderProviders[provider]
  if (provider === "openai" && new URL(baseUrl).hostname !== new URL(own).hostname) return undefined
  const or = provider === "openai" ? "or embedder.baseUrl to another endpoint" : `or ${variable}`
  const message = `The embedder ${model} has no key, which ${name} requires: set embedder.apiKey (KEEPSAKE_EMBEDDER_API_KEY), ${or}`
  return { code: "embedder-without-key", params: { model, provider: name }, message }
}

/** Settings of an embedder that names no model would do nothing, and somebody thinks that they do. */
export function rejectEmbedderWithoutModel({ provider, model, cacheMb: _, ...rest }: Settings["embedder"]): void {
  if (provider === "auto") {
    rejectChoicesOfAuto({ model, ...rest })
    return
  }
  rejectMisplacedFolder(provider, { model, ...rest })
  if (provider === "local") return
  const [set] = Object.entries(rest).filter(([, value]) => value !== undefined)
  if ((model ?? embedderProviders[provider].model) !== undefined || set === undefined) return
  throw new CommandError(2, "options_invalid", `embedder.${set[0]} is set, but embedder.model is not`, {
    remedy: "Name the embedding model, or remove the other settings of the embedder.",
  })
}

/** `auto` chooses these itself, and a model belongs to one provider. */
function rejectChoicesOfAuto({
  maxTokensPerDay: _,
  modelFolder: __,
  ...rest
}: Omit<Settings["embedder"], "provider" | "cacheMb">): void {
  const [set] = Object.entries(rest).filter(([, value]) => value !== undefined)
  if (set === undefined) return
  throw new CommandError(2, "options_invalid", `embedder.${set[0]} is set, but embedder.provider is auto`, {
    remedy: `Set embedder.provider to the provider that it belongs to, or remove embedder.${set[0]}.`,
  })
}

/** A folder belongs to the local model, which has no endpoint. */
function rejectMisplacedFolder(
  provider: EmbedderProvider,
  { modelFolder, ...rest }: Omit<Settings["embedder"], "provider" | "cacheMb">,
): void {
  if (provider !== "local" && modelFolder !== undefined) {
    throw new CommandError(2, "options_invalid", `embedder.modelFolder is set, but embedder.provider is ${provider}`, {
      remedy: "Set embedder.provider to local, or remove embedder.modelFolder.",
    })
  }
  if (provider !== "local") return
  const [set] = Object.entries(rest).find(([, value]) => value !== undefined) ?? []
  if (modelFolder !== undefined && set === undefined) return
  const message =
    modelFolder === undefined
      ? "embedder.provider is local, but embedder.modelFolder is not set"
      : `embedder.${set} is set, but a local model has only embedder.modelFolder`
  throw new CommandError(2, "options_invalid", message, {
    remedy: "Name the folder of the model as embedder.modelFolder, and remove the other settings of the embedder.",
  })
}

/** Whether texts leave this machine for their vectors. */
export function isRemote({ provider, baseUrl }: EmbedderSettings): boolean {
  return provider !== "local" && !isLoopback(new URL(baseUrl).hostname)
}
