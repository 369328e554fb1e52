import type { DependencyContainer } from "tsyringe"
import type { State, Store } from "../contract/index.ts"
import type { Plugin } from "../plugin/define-plugin.ts"
import type { MemorySettingsInput } from "../turn/settings.ts"
import type { NamedEmbedders } from "./embedding/named-embedders.ts"
import type { OnEvent } from "./events.ts"
import type { NamedStores } from "./migration/migration.ts"
import type { ModelLimits } from "./model/metered-model.ts"

export interface MemoryOptions {
  /** Stores, embedders and other parts. Default: memories are held in this process. */
  readonly plugins?: readonly Plugin[]
  /** Memory settings that override those in the database. */
  readonly settings?: MemorySettingsInput
  /**
   * Default: `rules`. `none` stores messages verbatim only. `llm` has the ChatModel of a plugin read conversations in the
   * background, `rules+llm` does both.
   */
  readonly extractor?: "rules" | "none" | "llm" | "rules+llm"
  /** Limits of the ChatModel's calls. */
  readonly llm?: ModelLimits
  /** The clock, in milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number
  readonly onEvent?: OnEvent
  /** Returns the store to use, built from the store and state that the plugins provide. Its creator closes it. */
  readonly arrange?: (store: Store, state: State) => Promise<Store>
  /** Stores that memories can be moved to at run time. */
  readonly stores?: NamedStores
  /** Embedders that memories can be re-embedded with at run time. Requires an embedder of a plugin. */
  readonly embedders?: NamedEmbedders | undefined
  /** Maximum size of the cached vectors of documents in megabytes. 0: each text is embedded whenever it is needed. Default: 200. */
  readonly embeddingCacheMb?: number | undefined
  /** Whether OpenTelemetry spans contain the text of queries and memories. Default: `false`. */
  readonly contentInSpans?: boolean
  /** The application's own tsyringe container, used as the parent. */
  readonly host?: DependencyContainer
}
