import { join } from "node:path"
import type { EmbedderChoice, NamedEmbedders } from "@keepsake/core"
import { Embedder, MemoryError, type State } from "@keepsake/core/plugin"
import { z } from "zod"
import { type EmbedderSettings, localEmbedderIn } from "../../configuration/embedder.ts"
import { type EmbedderProvider, embedderProviders, providerNames } from "../../configuration/embedder-providers.ts"
import type { SettingsCipher } from "../../secrets/settings-cipher.ts"
import { buildPart } from "../build-part.ts"
import { rejectForbiddenAddress } from "./allowed-address.ts"
import { embedderPlugin } from "./embedder-plugin.ts"

const BUCKET = "embedders"
const storedSchema = z.object({
  /** Absent in entries of earlier versions. */
  provider: z.enum(providerNames).default("openai"),
  model: z.string(),
  baseUrl: z.string(),
  dimensions: z.number().optional(),
  /** Sealed. */
  apiKey: z.string().optional(),
})

/** As parts of an engine are opened. */
type OpenableEmbedder = Embedder & { open?(): Promise<void> }

/** The configured embedder and those of reindexes, which are stored in the database with encrypted keys. */
export class StoredEmbedders implements NamedEmbedders {
  readonly configured: string
  readonly #settings: EmbedderSettings
  readonly #models: string
  readonly #state: State
  readonly #sealing: SettingsCipher

  /** `models`: the folder of local models. */
  constructor(settings: EmbedderSettings, state: State, sealing: SettingsCipher, models: string) {
    this.#models = models
    this.configured = nameOf(settings)
    this.#settings = settings
    this.#state = state
    this.#sealing = sealing
  }

  async name({ model, dimensions, apiKey, ...given }: EmbedderChoice): Promise<string> {
    const provider = this.#providerOf(given.provider)
    if (provider === "local") return this.#nameLocal(model)
    const isSame = provider === this.#settings.provider
    const baseUrl = given.baseUrl ?? (isSame ? this.#settings.baseUrl : embedderProviders[provider].baseUrl)
    await rejectForbiddenAddress(baseUrl)
    const choice = { provider, model, baseUrl, ...(dimensions !== undefined && { dimensions }) }
    const name = nameOf(choice)
    if (name === this.configured) return name
    await this.#state.set(BUCKET, name, {
      ...choice,
      ...(apiKey !== undefined && { apiKey: this.#sealing.encrypt(apiKey) }),
    })
    return name
  }

  async make(name: string): Promise<Embedder> {
    const stored = storedSchema.safeParse((await this.#state.get(BUCKET, name))?.value)
    if (!stored.success) {
      throw new MemoryError("options_invalid", `The embedder ${name} is not stored`, {
        remedy: "Start again with: keepsake reindex --embedder MODEL",
      })
    }
    const { apiKey: sealed, dimensions, ...choice } = stored.data
    const apiKey = sealed === undefined ? this.#ownKeyAt(choice.baseUrl) : this.#sealing.decrypt(sealed)
    const { maxTokensPerDay } = this.#settings
    const plugin = await embedderPlugin({
      ...choice,
      ...(dimensions !== undefined && { dimensions }),
      ...(apiKey !== undefined && { apiKey }),
      ...(maxTokensPerDay !== undefined && { maxTokensPerDay }),
    })
    const embedder: OpenableEmbedder | undefined = buildPart([plugin], Embedder, this.#state)
    if (embedder === undefined) throw new MemoryError("part_missing", "The plugin provides no embedder")
    await embedder.open?.()
    return embedder
  }

  async forget(name: string): Promise<void> {
    await this.#state.delete(BUCKET, name)
  }

  /** Only models in their folder can be named, because somebody else may ask. */
  async #nameLocal(model: string): Promise<string> {
    if (!/^[\w][\w.-]*$/.test(model)) {
      throw new MemoryError("options_invalid", `"${model}" is not the name of a model in ${this.#models}`, {
        remedy: "Name a folder in it.",
      })
    }
    const { provider, baseUrl } = localEmbedderIn(join(this.#models, model))
    const name = nameOf({ provider, model, baseUrl })
    if (name !== this.configured) await this.#state.set(BUCKET, name, { provider, model, baseUrl })
    return name
  }

  #providerOf(name: string = this.#settings.provider): EmbedderProvider {
    const provider = providerNames.find((known) => known === name)
    if (provider !== undefined) return provider
    throw new MemoryError("options_invalid", `"${name}" is not a provider of embeddings`, {
      remedy: `One of: ${providerNames.join(", ")}.`,
    })
  }

  /** The key of the settings goes to the host that it was set for and to no other. */
  #ownKeyAt(baseUrl: string): string | undefined {
    return this.#settings.provider !== "local" && new URL(baseUrl).origin === new URL(this.#settings.baseUrl).origin
      ? this.#settings.apiKey
      : undefined
  }
}

function nameOf({ provider, model, baseUrl, dimensions }: Omit<EmbedderSettings, "apiKey">): string {
  const form = provider === "openai" ? "" : ` of ${provider}`
  return `${model}${dimensions === undefined ? "" : ` (${dimensions})`}${form} at ${baseUrl.replace(/\/+$/, "")}`
}
