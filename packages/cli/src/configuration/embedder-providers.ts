import type { Environment } from "./environment.ts"
import type { Settings } from "./schema.ts"

export type EmbedderProvider = Exclude<Settings["embedder"]["provider"], "auto">

interface KnownProvider {
  /** For people. */
  readonly name: string
  readonly baseUrl: string
  /** The model if none is named; `undefined`: one has to be named. */
  readonly model: string | undefined
  /** The model that `auto` uses. */
  readonly autoModel: string
  /** The variable in which the vendor's own clients look for the key. */
  readonly variable: string
}

/** The providers of embeddings, in the order in which `auto` looks for their keys. */
export const embedderProviders: Readonly<Record<EmbedderProvider, KnownProvider>> = {
  openai: {
    name: "OpenAI",
    baseUrl: "https://api.openai.com/v1",
    model: undefined,
    autoModel: "text-embedding-3-small",
    variable: "OPENAI_API_KEY",
  },
  gemini: {
    name: "Gemini",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta",
    model: "gemini-embedding-001",
    autoModel: "gemini-embedding-001",
    variable: "GEMINI_API_KEY",
  },
  voyage: {
    name: "Voyage",
    baseUrl: "https://api.voyageai.com/v1",
    model: "voyage-4-large",
    autoModel: "voyage-4-large",
    variable: "VOYAGE_API_KEY",
  },
  local: { name: "The local model", baseUrl: "file:///", model: undefined, autoModel: "", variable: "" },
}

/** Providers with keys. */
export const vendorNames = ["openai", "gemini", "voyage"] as const satisfies readonly EmbedderProvider[]
export const providerNames = [...vendorNames, "local"] as const satisfies readonly EmbedderProvider[]

/** The key and the address of vendors as the environment has them for their own clients, by provider. */
export type EmbedderEnvironment = Readonly<
  Partial<Record<EmbedderProvider, { readonly apiKey: string; readonly baseUrl: string }>>
>

/** Only vendors with a key. An address that their clients would use is where the key belongs. */
export function embedderEnvironment(environment: Environment): EmbedderEnvironment {
  const found: Partial<Record<EmbedderProvider, { readonly apiKey: string; readonly baseUrl: string }>> = {}
  for (const provider of vendorNames) {
    const { variable, baseUrl } = embedderProviders[provider]
    const apiKey = environment[variable]
    if (apiKey) found[provider] = { apiKey, baseUrl: addressIn(environment, provider) ?? baseUrl }
  }
  return found
}

/** Voyage's clients read no address from the environment; those of Gemini read one without a version. */
function addressIn(environment: Environment, provider: (typeof vendorNames)[number]): string | undefined {
  const url = { openai: environment.OPENAI_BASE_URL, gemini: environment.GOOGLE_GEMINI_BASE_URL, voyage: undefined }[
    provider
  ]
  if (!url || !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) return undefined
  const address = url.replace(/\/+$/, "")
  return provider === "gemini" && !/\/v1\w*$/.test(address) ? `${address}/v1beta` : address
}

/**
 * The embedder with the vendor's key from the environment, at the address that the key belongs to. With the form of OpenAI the key of the environment is not
 * taken: it is the upstream's.
 */
export function withEnvironmentKey(embedder: Settings["embedder"], vendors: EmbedderEnvironment): Settings["embedder"] {
  const { provider, apiKey } = embedder
  if (provider === "auto" || provider === "openai" || provider === "local" || apiKey !== undefined) return embedder
  const found = vendors[provider]
  if (found === undefined) return embedder
  const { baseUrl = found.baseUrl } = embedder
  return new URL(baseUrl).origin === new URL(found.baseUrl).origin
    ? { ...embedder, baseUrl, apiKey: found.apiKey }
    : embedder
}
