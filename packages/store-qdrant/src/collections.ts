import { type CallOptions, MemoryError } from "@keepsake/core/plugin"
import type { QdrantClient, Schemas } from "@qdrant/js-client-rest"
import { indexedFields } from "./fields.ts"
import { pointIdOf, vectorNameOf } from "./point-ids.ts"
import { fetchRows } from "./read/points.ts"
import type { QdrantConnection } from "./server/connection.ts"
import { equals } from "./where-filter.ts"

export const SCHEMA_VERSION = 1
/** Maximum number of distinct values in a facet. */
export const MAX_FACET_VALUES = 100_000
export const WORDS_VECTOR = "words"
const DISTANCE = "Cosine"
/** Memories per request when a space is dropped. */
const DROP_PAGE = 256

/** Rejects filters without an index, so that a missing index is an error and not a full scan. */
const strictMode: Schemas["StrictModeConfig"] = {
  enabled: true,
  unindexed_filtering_retrieve: false,
  unindexed_filtering_update: false,
  max_query_limit: MAX_FACET_VALUES,
  upsert_max_batchsize: 1_000,
  filter_max_conditions: 256,
}

type SpaceParams = Pick<Schemas["VectorParams"], "size" | "distance">

/** The store's two collections, each behind an alias: current memories with their indexes, and past versions. */
export class QdrantCollections {
  readonly memories: string
  readonly versions: string
  readonly #connection: QdrantConnection
  #opened: Promise<void> | undefined
  /** Cached vector parameters by vector name. */
  #spaces = new Map<string, SpaceParams>()

  constructor(connection: QdrantConnection, name: string) {
    this.#connection = connection
    this.memories = name
    this.versions = `${name}_versions`
  }

  /** Creates missing collections, once. `options_invalid` if a collection belongs to another program, `contract_unsupported` if to a newer version. */
  open(call?: CallOptions): Promise<void> {
    this.#connection.assertUsable(call)
    this.#opened ??= this.#open().catch((failure: unknown) => {
      this.#opened = undefined
      throw failure
    })
    return this.#opened
  }

  async #open(): Promise<void> {
    await this.#connection.version()
    const existing = [await this.#find(this.memories), await this.#find(this.versions)]
    const [memories] = await Promise.all([
      existing[0] ??
        this.#create(this.memories, { vectors: {}, sparse_vectors: { [WORDS_VECTOR]: { modifier: "idf" } } }),
      existing[1] ?? this.#create(this.versions, { vectors: {} }),
    ])
    this.#spaces = spaceParamsOf(memories)
  }

  async #find(alias: string): Promise<Schemas["CollectionInfo"] | undefined> {
    const { exists } = await this.#connection.run((client) => client.collectionExists(alias))
    return exists ? this.#readOwned(alias) : undefined
  }

  async #create(
    alias: string,
    vectors: Pick<Schemas["CreateCollection"], "vectors" | "sparse_vectors">,
  ): Promise<Schemas["CollectionInfo"]> {
    const name = `${alias}__${SCHEMA_VERSION}`
    const metadata = { keepsake: SCHEMA_VERSION }
    await this.#createUnlessExists((client) =>
      // The client's type lacks `metadata`, which its server has known since 1.16.
      client.createCollection(name, { ...vectors, strict_mode_config: strictMode, metadata } as Parameters<
        QdrantClient["createCollection"]
      >[1]),
    )
    await this.#createIndexes(name)
    const actions = [{ create_alias: { collection_name: name, alias_name: alias } }]
    await this.#connection.run((client) => client.updateCollectionAliases({ actions }))
    return this.#readOwned(alias)
  }

  /** Requested together, because the server creates them one after the other anyway; awaited, because strict mode refuses a filter without its index. */
  async #createIndexes(collection: string, existing: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const absent = Object.entries(indexedFields).filter(([field]) => !Object.hasOwn(existing, field))
    await Promise.all(
      absent.map(([field, kind]) => {
        const schema = kind === "tenant" ? ({ type: "keyword", is_tenant: true } as const) : kind
        return this.#connection.run((client) =>
          client.createPayloadIndex(collection, { field_name: field, field_schema: schema, wait: true }),
        )
      }),
    )
  }

  /** A collection of an earlier release gets the indexes of the fields that were added since. */
  async #readOwned(alias: string): Promise<Schemas["CollectionInfo"]> {
    const info = await this.#connection.run((client) => client.getCollection(alias))
    const schema = info.config.metadata?.keepsake
    if (schema === SCHEMA_VERSION) {
      await this.#createIndexes(alias, info.payload_schema)
      return info
    }
    if (typeof schema === "number") {
      throw new MemoryError("contract_unsupported", `The collection ${alias} is of a newer Keepsake (${schema})`, {
        remedy: "Run the version that made it, or name another collection.",
      })
    }
    throw new MemoryError("options_invalid", `The collection ${alias} belongs to another program`, {
      remedy: "Name another one in `qdrant.collection`; this one was not touched.",
    })
  }

  /** Treats "already exists" as success: another process may be creating the same at this moment. */
  async #createUnlessExists(make: (client: QdrantClient) => Promise<unknown>): Promise<void> {
    await this.#connection.run((client) =>
      make(client).catch((failure: unknown) => {
        if (!(failure instanceof Error && "status" in failure && failure.status === 409)) throw failure
      }),
    )
  }

  /**
   * Dimensions of a space; `undefined` if it does not exist. Reads the collection again if the space is not cached, because another process may have created
   * it. `space_mismatch` if its distance is not cosine.
   */
  async dimensionsOf(space: string): Promise<number | undefined> {
    const known = await this.#paramsOf(space)
    if (known === undefined || known.distance === DISTANCE) return known?.size
    throw new MemoryError("space_mismatch", `Vectors of ${space} are compared by ${known.distance}, not ${DISTANCE}`, {
      remedy: "Something else made them: name another collection in `qdrant.collection`.",
    })
  }

  async #paramsOf(space: string): Promise<SpaceParams | undefined> {
    const name = vectorNameOf(space)
    if (!this.#spaces.has(name)) {
      this.#spaces = spaceParamsOf(await this.#connection.run((client) => client.getCollection(this.memories)))
    }
    return this.#spaces.get(name)
  }

  /**
   * A placeholder vector for every known space, with which erased vectors are overwritten. The server only marks a deleted vector and keeps its numbers, even
   * when it rewrites a segment.
   */
  get blankVectors(): ReadonlyMap<string, readonly number[]> {
    return new Map([...this.#spaces].map(([name, { size }]) => [name, [1, ...new Array<number>(size - 1).fill(0)]]))
  }

  /** Creates a space if it is missing; `space_mismatch` if it exists with other dimensions. */
  async ensureSpace(space: string, dimensions: number): Promise<void> {
    const known = await this.dimensionsOf(space)
    if (known === dimensions) return
    if (known !== undefined) {
      throw new MemoryError("space_mismatch", `Vectors of ${space} have ${known} numbers, not ${dimensions}`, {
        remedy: "The model gives other vectors than before: let it have a space of its own.",
      })
    }
    const { canAddNamedVectors, text } = await this.#connection.version()
    if (!canAddNamedVectors) {
      throw new MemoryError("contract_unsupported", `Qdrant ${text} cannot take vectors of a new space`, {
        remedy: "Upgrade the server to 1.18 or newer, or leave the embedder out: keywords work without it.",
      })
    }
    const dense = { size: dimensions, distance: DISTANCE } as const
    await this.#createUnlessExists((client) => client.createVectorName(this.memories, vectorNameOf(space), { dense }))
    this.#spaces.set(vectorNameOf(space), dense)
  }

  /** Removes a space from every memory and then from the collection. Idempotent: an interrupted call can be repeated. */
  async dropSpace(space: string, call?: CallOptions): Promise<void> {
    await this.#dropVectors(space, call)
    if ((await this.#paramsOf(space)) === undefined) return
    const { canAddNamedVectors } = await this.#connection.version()
    if (canAddNamedVectors) {
      await this.#connection.run((client) => client.deleteVectorName(this.memories, vectorNameOf(space)), call)
    }
    this.#spaces.delete(vectorNameOf(space))
  }

  async #dropVectors(space: string, call: CallOptions | undefined): Promise<void> {
    const filter = { must: [equals("spaces", space)], must_not: [] }
    for (;;) {
      const rows = await fetchRows(this.#connection, this.memories, filter, { limit: DROP_PAGE, call })
      if (rows.length === 0) return
      const operations = rows.flatMap(({ pool, id, spaces }): Schemas["UpdateOperation"][] => {
        const points = [pointIdOf(pool.tenant, id)]
        return [
          { delete_vectors: { points, vector: [vectorNameOf(space)] } },
          { set_payload: { points, payload: { spaces: spaces.filter((one) => one !== space) } } },
        ]
      })
      await this.#connection.run((client) => client.batchUpdate(this.memories, { operations, wait: true }), call)
    }
  }
}

/** Vector parameters by vector name. */
function spaceParamsOf({ config }: Schemas["CollectionInfo"]): Map<string, SpaceParams> {
  const named = Object.entries(config.params.vectors ?? {})
  // This store creates only named vectors, so each entry has its parameters under its name.
  return new Map(named.map(([name, params]) => [name, params as SpaceParams]))
}
