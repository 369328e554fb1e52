import { createMemory, type EngineEvent, type MemoryEngine, type MemoryOptions, type Plugin } from "@keepsake/core"
import { ChatModel, CONTRACT, Extractor, State, Store } from "@keepsake/core/plugin"
import { CommandError } from "../command-error.ts"
import { type Configuration, modelsFolder } from "../configuration/configuration.ts"
import { embedderOf } from "../configuration/embedder.ts"
import { llmLimits, llmOf } from "../configuration/llm.ts"
import { vectorsMissing } from "../configuration/postgres.ts"
import { isPackage } from "../configuration/schema.ts"
import { encryptionOf } from "../encryption/database-key.ts"
import { SettingsCipher } from "../secrets/settings-cipher.ts"
import { loadPlugins } from "./plugins.ts"
import { ConfiguredStores, openSharedStores } from "./stores.ts"
import { embedderPlugin } from "./vectors/embedder-plugin.ts"
import { StoredEmbedders } from "./vectors/embedders.ts"

/** The engine that the settings describe, open. Parts that they do not name are not loaded: their clients are half of all modules. */
export async function openEngine(
  configuration: Configuration,
  onEvent: (event: EngineEvent) => void,
  more: Pick<MemoryOptions, "arrange" | "now"> = {},
): Promise<MemoryEngine> {
  const { extractor, memory: settings, store } = configuration
  const brought = await loadPlugins(configuration)
  const parts = partsOf(brought)
  if (isPackage(store) && !parts.has(Store)) {
    throw new CommandError(2, "plugin_invalid", `The package ${store} is set as store, but provides no Store`, {
      remedy: "List it under plugins instead, and set store to the store to use.",
    })
  }
  if (isPackage(extractor) && !parts.has(Extractor)) {
    throw new CommandError(
      2,
      "plugin_invalid",
      `The package ${extractor} is set as extractor, but provides no Extractor`,
      { remedy: "List it under plugins instead, and set extractor to rules or none." },
    )
  }
  const plugins = [...brought, ...(await embeddersOf(configuration)), ...(await modelsOf(configuration, parts))]
  const options = {
    settings,
    // A package adds its own.
    extractor: isBuiltInExtractor(extractor) ? extractor : ("none" as const),
    llm: llmLimits(configuration),
    embeddingCacheMb: configuration.embedder.cacheMb,
    onEvent,
    ...more,
    // The variable that OpenTelemetry has for it.
    contentInSpans: process.env.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT === "true",
  }
  if (store === "postgres" && configuration.postgres.writers === "many") {
    const { state, store: shared } = await openSharedStores(configuration, more.now)
    const embedders = storedEmbedders(configuration, state)
    return openOn(state, shared, { ...options, arrange: arrangeFor(configuration, more), embedders, plugins })
  }
  // A package that keeps everything else as well is asked for nothing, and neither is the memory of the process.
  if (store === "memory" || parts.has(State)) return createMemory({ ...options, plugins })
  const stores = new ConfiguredStores(configuration, brought, await encryptionOf(configuration), more.now)
  const { state, store: inUse } = await stores.open()
  const embedders = storedEmbedders(configuration, state)
  return openOn(state, inUse, { ...options, arrange: arrangeFor(configuration, more), stores, embedders, plugins })
}

/** The embedders that can be reindexed with, if one is configured. */
function storedEmbedders(configuration: Configuration, state: State): StoredEmbedders | undefined {
  const embedder = embedderOf(configuration)
  if (embedder === undefined) return undefined
  return new StoredEmbedders(embedder, state, new SettingsCipher(configuration), modelsFolder(configuration.dataDir))
}

/** The engine on an open state, which is closed if that fails. */
async function openOn(state: State, store: Store, { plugins = [], ...options }: MemoryOptions): Promise<MemoryEngine> {
  const places: Plugin = {
    name: "stores",
    contract: CONTRACT,
    setup(context) {
      context.provide(State, () => state)
      context.provide(Store, () => store)
    },
  }
  try {
    return await createMemory({ ...options, plugins: [...plugins.map(withoutStore), places] })
  } catch (failure) {
    await state[Symbol.asyncDispose]?.()
    throw failure
  }
}

function arrangeFor(
  configuration: Configuration,
  more: Pick<MemoryOptions, "arrange">,
): NonNullable<MemoryOptions["arrange"]> {
  return async (opened, state) => {
    const arranged = (await more.arrange?.(opened, state)) ?? opened
    const { missingVectors } = arranged
    if (embedderOf(configuration) !== undefined && missingVectors !== undefined) throw vectorsMissing(missingVectors)
    return arranged
  }
}

async function embeddersOf(configuration: Configuration): Promise<readonly Plugin[]> {
  const embedder = embedderOf(configuration)
  return embedder === undefined ? [] : [await embedderPlugin(embedder)]
}

/** The configured chat model, unless a plugin provides one. Failed calls are retried by the engine, which counts them. */
async function modelsOf(configuration: Configuration, parts: ReadonlySet<symbol>): Promise<readonly Plugin[]> {
  const llm = llmOf(configuration)
  if (llm === undefined || parts.has(ChatModel)) return []
  const { openaiChat } = await import("@keepsake/openai")
  const { timeoutMs, atOnce } = configuration.llm
  // One place more than the background uses, so that a request need not wait.
  return [openaiChat({ ...llm, timeoutMs: Math.min(600_000, timeoutMs + 5_000), atOnce: atOnce + 1, retries: 0 })]
}

function isBuiltInExtractor(extractor: string): extractor is "rules" | "llm" | "rules+llm" | "none" {
  return ["rules", "llm", "rules+llm", "none"].includes(extractor)
}

/** What plugins provide. Setting up builds nothing, so it can be looked at before. */
function partsOf(plugins: readonly Plugin[]): ReadonlySet<symbol> {
  const parts = new Set<symbol>()
  const note = (part: symbol) => void parts.add(part)
  for (const plugin of plugins) plugin.setup({ provide: note, add: note, now: Date.now })
  return parts
}

/** The same without its store, which is one of those that memories can be moved between. */
function withoutStore(plugin: Plugin): Plugin {
  return {
    ...plugin,
    setup: (context) =>
      plugin.setup({
        ...context,
        provide: (token, create) => {
          if (token !== Store) context.provide(token, create)
        },
      }),
  }
}
