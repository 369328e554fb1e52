import type { Embedder } from "../../contract/turn.ts"

/** A choice of an embedder. Omitted fields are taken from the configuration. */
export interface EmbedderChoice {
  /** Whose form the endpoint speaks. */
  readonly provider?: string | undefined
  readonly model: string
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly dimensions?: number | undefined
  /** Whether existing memories are embedded by the vendor's batch API. Default: `false`. */
  readonly batch?: boolean | undefined
}

/** The embedders that memories can be re-embedded with, by readable names. */
export interface NamedEmbedders {
  /** The name of the configured embedder. */
  readonly configured: string
  /** Stores the choice, with its API key encrypted, and returns its name. `options_invalid` for an unusable choice. */
  name(choice: EmbedderChoice): Promise<string>
  /** Creates and opens the embedder of this name. */
  make(name: string): Promise<Embedder>
  /** Deletes a choice that is no longer used, with its API key. */
  forget(name: string): Promise<void>
}
