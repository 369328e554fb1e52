import type { State, Store } from "@keepsake/core"
import { z } from "zod"
import type { Configuration } from "../../configuration/configuration.ts"
import type { SettingsCipher } from "../../secrets/settings-cipher.ts"

const [BUCKET, KEY] = ["settings", "qdrant"]
/** Ends the name of the collection that has vectors of memories that are elsewhere. */
export const VECTORS_SUFFIX = "_vectors"
const storedSchema = z.object({
  enabled: z.boolean().optional(),
  url: z.string().optional(),
  collection: z.string().optional(),
  apiKey: z.string().optional(),
})

/** What an administrator set while the server ran. The key is sealed. */
export type StoredQdrantSettings = z.output<typeof storedSchema>

/** What is in force: configuration over database over defaults. */
export interface EffectiveQdrantSettings {
  readonly enabled: boolean
  readonly url: string
  readonly collection: string
  readonly apiKey?: string
  /** A key is kept that cannot be read any more. */
  readonly isKeyUnreadable: boolean
}

/** What of it configuration sets, by whom: it wins over the database. */
export interface OverriddenSetting {
  readonly path: string
  readonly by: string
}

export const SETTING_PATHS = {
  enabled: "vectors",
  url: "qdrant.url",
  collection: "qdrant.collection",
  apiKey: "qdrant.apiKey",
} as const

/** The settings of Qdrant as the database has them, below what flags, environment and file say. */
export class QdrantSettings {
  readonly #state: State
  readonly #configuration: Configuration
  readonly #sealing: SettingsCipher
  #kept: StoredQdrantSettings = {}

  constructor(state: State, configuration: Configuration, sealing: SettingsCipher) {
    this.#state = state
    this.#configuration = configuration
    this.#sealing = sealing
  }

  async read(): Promise<void> {
    const parsed = storedSchema.safeParse((await this.#state.get(BUCKET, KEY))?.value)
    this.#kept = parsed.success ? parsed.data : {}
  }

  get stored(): StoredQdrantSettings {
    return this.#kept
  }

  get overridden(): readonly OverriddenSetting[] {
    return Object.values(SETTING_PATHS).flatMap((path) => {
      const by = this.#configuration.set.get(path)?.from
      return by === undefined ? [] : [{ path, by }]
    })
  }

  effective(kept: StoredQdrantSettings = this.#kept): EffectiveQdrantSettings {
    const { store, vectors, qdrant } = this.#configuration
    const isSet = (name: keyof typeof SETTING_PATHS) => this.#configuration.set.has(SETTING_PATHS[name])
    const opened = kept.apiKey === undefined ? undefined : this.#sealing.decrypt(kept.apiKey)
    const apiKey = isSet("apiKey") ? qdrant.apiKey : opened
    const wanted = isSet("enabled") ? vectors === "qdrant" : (kept.enabled ?? false)
    return {
      enabled: store === "qdrant" || wanted,
      url: isSet("url") ? qdrant.url : (kept.url ?? qdrant.url),
      collection: isSet("collection") ? qdrant.collection : (kept.collection ?? qdrant.collection),
      ...(apiKey !== undefined && { apiKey }),
      isKeyUnreadable: !isSet("apiKey") && kept.apiKey !== undefined && opened === undefined,
    }
  }

  /** As `kept` would be after this change; an empty key removes it. */
  changed(
    change: { [N in "enabled" | "url" | "collection" | "apiKey"]?: StoredQdrantSettings[N] },
  ): StoredQdrantSettings {
    const { apiKey, ...rest } = change
    const { apiKey: before, ...others } = this.#kept
    const key = apiKey === undefined ? before : apiKey === "" ? undefined : this.#sealing.encrypt(apiKey)
    const entries = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    return { ...others, ...entries, ...(key !== undefined && { apiKey: key }) }
  }

  async save(kept: StoredQdrantSettings): Promise<void> {
    // Plain JSON: `undefined` members fall away.
    await this.#state.set(BUCKET, KEY, JSON.parse(JSON.stringify(kept)))
    this.#kept = kept
  }
}

/** The store of these settings. A server that is away is waited for behind the requests. */
export async function createQdrantStore(
  { url, apiKey, collection }: EffectiveQdrantSettings,
  suffix: string,
): Promise<Store> {
  const { QdrantStore } = await import("@keepsake/store-qdrant")
  return new QdrantStore({
    url,
    collection: `${collection}${suffix}`,
    ...(apiKey !== undefined && { apiKey }),
    startsAlone: true,
    timeoutMs: 10_000,
    retries: 3,
  })
}
