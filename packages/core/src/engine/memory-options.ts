import type { DependencyContainer } from "tsyringe"
import type { State } from "../contract/state.ts"
import type { Store } from "../contract/store.ts"
import type { Plugin } from "../plugin/define-plugin.ts"
import type { MemorySettingsInput } from "../turn/settings.ts"
import type { NamedEmbedders } from "./embedding/named-embedders.ts"
import type { OnEvent } from "./events.ts"
import type { NamedStores } from "./migration/migration.ts"

export interface MemoryOptions {
  /** Stores, embedders and other parts; without any, memories live in this process. */
  readonly plugins?: readonly Plugin[]
  /** Memory settings that win over those in the database. */
  readonly settings?: MemorySettingsInput
  /** `rules` by default; `none` keeps words only as they were said. */
  readonly extractor?: "rules" | "none"
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly onEvent?: OnEvent
  /** Gives the store that memories are kept in from the start, made from what the plugins provide; whoever makes it closes it. */
  readonly arrange?: (store: Store, state: State) => Promise<Store>
  /** Stores that memories can be moved to while the engine runs. */
  readonly stores?: NamedStores
  /** Embedders that memories can be embedded with anew while the engine runs; with one that plugins provide. */
  readonly embedders?: NamedEmbedders | undefined
  /** Whether OpenTelemetry spans carry the text of queries and memories; without it they never do. */
  readonly contentInSpans?: boolean
  /** An application's own tsyringe container, to hang below it. */
  readonly host?: DependencyContainer
}
