import { MirroredStore } from "@keepsake/core/internal"
import { CONTRACT, definePlugin, type Plugin, State, Store } from "@keepsake/core/plugin"
import { postgres } from "@keepsake/store-postgres"
import { QdrantStore } from "@keepsake/store-qdrant"
import { SqliteFile, SqliteState, SqliteStore, sqlite } from "@keepsake/store-sqlite"
import { z } from "zod"

export const KILLABLE = ["sqlite", "postgres", "qdrant", "sqlite-qdrant"] as const
export type Killable = (typeof KILLABLE)[number]

export interface Place {
  readonly kind: Killable
  /** The file of the database: of all, or of what is not in Qdrant or PostgreSQL. */
  readonly path: string
  /** Of Qdrant or PostgreSQL. */
  readonly url: string
  readonly schema: string
}

/** The store and the state as the command composes them, all of which outlive the process. */
export function openPlace({ kind, path, url, schema }: Place): readonly Plugin[] {
  if (kind === "sqlite") return [sqlite({ path })]
  if (kind === "postgres") return [postgres({ url, schema })]
  const composed = definePlugin({
    name: "killable",
    contract: CONTRACT,
    options: z.strictObject({}),
    setup(context) {
      const file = new SqliteFile({ path })
      const state = new SqliteState(file, context.now)
      const vectors = new QdrantStore({ url, collection: schema, timeoutMs: 30_000, retries: 0, startsAlone: true })
      context.provide(State, () => state)
      context.provide(Store, () =>
        kind === "qdrant" ? vectors : new MirroredStore({ records: new SqliteStore(file), vectors, state }),
      )
    },
  })
  return [composed({})]
}
