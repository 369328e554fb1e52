import type { Embedder } from "../../contract/turn.ts"

/** An embedder as somebody asks for it; what is left out is as configured. */
export interface EmbedderChoice {
  readonly model: string
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly dimensions?: number | undefined
}

/** The embedders that memories can be embedded with anew, by names that people read. */
export interface NamedEmbedders {
  /** The one that the configuration describes. */
  readonly configured: string
  /** Keeps the choice, with its key sealed, under the name that it answers. `options_invalid` for one that cannot be. */
  name(choice: EmbedderChoice): Promise<string>
  /** Makes an embedder of this name and opens it. */
  make(name: string): Promise<Embedder>
  /** Forgets a choice that is needed no more, with its key. */
  forget(name: string): Promise<void>
}
