import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { State } from "@keepsake/core/plugin"
import { finishConversion } from "@keepsake/store-sqlite"
import { z } from "zod"
import type { Configuration } from "../../configuration/configuration.ts"
import { localEmbedderIn } from "../../configuration/embedder.ts"
import {
  type EmbedderEnvironment,
  embedderProviders,
  providerNames,
  vendorNames,
} from "../../configuration/embedder-providers.ts"
import { postgresOptionsOf } from "../../configuration/postgres.ts"
import { encryptionOf } from "../../encryption/database-key.ts"
import { ConfiguredStores } from "../stores.ts"

const BUCKET = "auto-embedder"
const KEY = "decision"
const decisionSchema = z.object({
  provider: z.enum(providerNames),
  model: z.string(),
  baseUrl: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
})

/** What `auto` decided, and when. */
export type EmbedderDecision = z.output<typeof decisionSchema>

/** The configuration with the embedder that `auto` stands for. */
export interface DecidedConfiguration {
  readonly configuration: Configuration
  /** Absent unless the provider is `auto`; `none` while no vendor has a key. */
  readonly decision?: EmbedderDecision | "none"
}

/**
 * Replaces `auto` by the embedder that was decided before, or by the local model if its folder exists, or by the first vendor with a key in the environment, which is then stored: a key that is set later
 * never changes the model. A vendor that lost its key stays, and memories are found by words until it is back. Without any key nothing is decided.
 */
export async function decideEmbedder(configuration: Configuration): Promise<DecidedConfiguration> {
  const { embedder, vectors, store, embedderEnvironment } = configuration
  if (embedder.provider !== "auto") return { configuration }
  if (vectors === "none") return { configuration: { ...configuration, embedder: { provider: "openai" } } }
  const decision =
    store === "memory"
      ? choose(configuration)
      : await withState(configuration, (state) => readOrDecide(state, configuration))
  if (decision === undefined)
    return { configuration: { ...configuration, embedder: { provider: "openai" } }, decision: "none" }
  const { provider, model, baseUrl } = decision
  if (provider === "local") {
    const local = { provider, modelFolder: fileURLToPath(baseUrl), cacheMb: embedder.cacheMb }
    return { configuration: { ...configuration, embedder: local }, decision }
  }
  const found = embedderEnvironment[provider]
  // A key is sent to the host that it was set for and to no other.
  const apiKey = found && new URL(found.baseUrl).origin === new URL(baseUrl).origin ? found.apiKey : undefined
  const { maxTokensPerDay, cacheMb } = embedder
  return {
    configuration: { ...configuration, embedder: { provider, model, baseUrl, apiKey, maxTokensPerDay, cacheMb } },
    decision,
  }
}

type Choices = Pick<Configuration, "embedder"> & { readonly embedderEnvironment: EmbedderEnvironment }

function choose({ embedder: { modelFolder }, embedderEnvironment: vendors }: Choices): EmbedderDecision | undefined {
  if (modelFolder !== undefined && existsSync(modelFolder)) {
    const { model, baseUrl } = localEmbedderIn(modelFolder)
    return { provider: "local", model, baseUrl, at: Date.now() }
  }
  for (const provider of vendorNames) {
    const found = vendors[provider]
    if (found === undefined) continue
    return { provider, model: embedderProviders[provider].autoModel, baseUrl: found.baseUrl, at: Date.now() }
  }
  return undefined
}

async function readOrDecide(state: State, choices: Choices): Promise<EmbedderDecision | undefined> {
  const stored = decisionSchema.safeParse((await state.get(BUCKET, KEY))?.value)
  if (stored.success) return stored.data
  const chosen = choose(choices)
  if (chosen === undefined) return undefined
  // Of two servers that start at the same time, the first one decides.
  const written = await state.set(BUCKET, KEY, { ...chosen }, { revision: 0 })
  return written === undefined ? readOrDecide(state, choices) : chosen
}

/** Runs `work` on the state in use, which is closed again. */
async function withState<T>(configuration: Configuration, work: (state: State) => Promise<T>): Promise<T> {
  const { store, postgres, databaseFile } = configuration
  if (store === "postgres" && postgres.writers === "many") {
    const { PostgresDatabase, PostgresState } = await import("@keepsake/store-postgres")
    const state = new PostgresState(new PostgresDatabase(postgresOptionsOf(configuration)), undefined, "many")
    try {
      await state.open()
      return await work(state)
    } finally {
      await state[Symbol.asyncDispose]()
    }
  }
  const encryption = await encryptionOf(configuration)
  finishConversion(databaseFile, encryption)
  const stores = new ConfiguredStores({ ...configuration, vectors: "auto" }, [], encryption)
  const home = await stores.stateOf(stores.configured)
  let current: State | undefined
  try {
    current = await stores.stateOf(await stores.inUse(home))
    return await work(current)
  } finally {
    if (current !== home) await current?.[Symbol.asyncDispose]?.()
    await home[Symbol.asyncDispose]?.()
  }
}
