import { type CallOptions, MemoryError } from "@keepsake/core/plugin"
import type { QdrantClient, Schemas } from "@qdrant/js-client-rest"
import { indexedFields } from "./fields.ts"
import { vectorOf } from "./point-names.ts"
import type { Connection } from "./server/connection.ts"

export const SCHEMA = 1
/** The most points that are asked for at once. */
export const MOST_POINTS = 10_000
/** The most values that a count by value tells apart. */
export const MOST_VALUES = 100_000
export const WORDS = "words"
const DISTANCE = "Cosine"

/** A wall against requests that no index answers: every filter of this store has one. */
const strictMode: Schemas["StrictModeConfig"] = {
  enabled: true,
  unindexed_filtering_retrieve: false,
  unindexed_filtering_update: false,
  max_query_limit: MOST_VALUES,
  upsert_max_batchsize: 1_000,
  filter_max_conditions: 256,
}

type Params = Pick<Schemas["VectorParams"], "size" | "distance">

/** What the store keeps in: what stands today with its indexes, and the versions before it, each behind an alias. */
export class Collections {
  readonly memories: string
  readonly versions: string
  readonly #connection: Connection
  #opened: Promise<void> | undefined
  /** What vectors were made like, by their name. */
  #spaces = new Map<string, Params>()

  constructor(connection: Connection, name: string) {
    this.#connection = connection
    this.memories = name
    this.versions = `${name}_versions`
  }

  /** Makes what is missing, once. A collection of another program is `options_invalid`, one of a newer version `contract_unsupported`. */
  open(call?: CallOptions): Promise<void> {
    this.#connection.begin(call)
    this.#opened ??= this.#open().catch((failure: unknown) => {
      this.#opened = undefined
      throw failure
    })
    return this.#opened
  }

  async #open(): Promise<void> {
    await this.#connection.version()
    const found = [await this.#standing(this.memories), await this.#standing(this.versions)]
    const [memories] = await Promise.all([
      found[0] ?? this.#make(this.memories, { vectors: {}, sparse_vectors: { [WORDS]: { modifier: "idf" } } }),
      found[1] ?? this.#make(this.versions, { vectors: {} }),
    ])
    this.#spaces = spacesIn(memories)
  }

  async #standing(alias: string): Promise<Schemas["CollectionInfo"] | undefined> {
    const { exists } = await this.#connection.run((client) => client.collectionExists(alias))
    return exists ? this.#own(alias) : undefined
  }

  async #make(
    alias: string,
    vectors: Pick<Schemas["CreateCollection"], "vectors" | "sparse_vectors">,
  ): Promise<Schemas["CollectionInfo"]> {
    const name = `${alias}__${SCHEMA}`
    const metadata = { keepsake: SCHEMA }
    await this.#unlessThere((client) =>
      // The client's type lacks `metadata`, which its server has known since 1.16.
      client.createCollection(name, { ...vectors, strict_mode_config: strictMode, metadata } as Parameters<
        QdrantClient["createCollection"]
      >[1]),
    )
    // At once, as the server makes one behind the other anyway; waited for, as strict mode refuses a filter whose index is not there.
    await Promise.all(
      Object.entries(indexedFields).map(([field, kind]) => {
        const schema = kind === "tenant" ? ({ type: "keyword", is_tenant: true } as const) : kind
        return this.#connection.run((client) =>
          client.createPayloadIndex(name, { field_name: field, field_schema: schema, wait: true }),
        )
      }),
    )
    const actions = [{ create_alias: { collection_name: name, alias_name: alias } }]
    await this.#connection.run((client) => client.updateCollectionAliases({ actions }))
    return this.#own(alias)
  }

  async #own(alias: string): Promise<Schemas["CollectionInfo"]> {
    const info = await this.#connection.run((client) => client.getCollection(alias))
    const schema = info.config.metadata?.keepsake
    if (schema === SCHEMA) return info
    if (typeof schema === "number") {
      throw new MemoryError("contract_unsupported", `The collection ${alias} is of a newer Keepsake (${schema})`, {
        remedy: "Run the version that made it, or name another collection.",
      })
    }
    throw new MemoryError("options_invalid", `The collection ${alias} belongs to another program`, {
      remedy: "Name another one in `qdrant.collection`; this one was not touched.",
    })
  }

  /** Another process may be making the same at this moment. */
  async #unlessThere(make: (client: QdrantClient) => Promise<unknown>): Promise<void> {
    await this.#connection.run((client) =>
      make(client).catch((failure: unknown) => {
        if (!(failure instanceof Error && "status" in failure && failure.status === 409)) throw failure
      }),
    )
  }

  /**
   * How long the vectors of a space are; `undefined` where there is no such space, also after another process was asked. `space_mismatch` where they are
   * compared in another way than Keepsake does.
   */
  async dimensionsOf(space: string): Promise<number | undefined> {
    const known = await this.#paramsOf(space)
    if (known === undefined || known.distance === DISTANCE) return known?.size
    throw new MemoryError("space_mismatch", `Vectors of ${space} are compared by ${known.distance}, not ${DISTANCE}`, {
      remedy: "Something else made them: name another collection in `qdrant.collection`.",
    })
  }

  async #paramsOf(space: string): Promise<Params | undefined> {
    const name = vectorOf(space)
    if (!this.#spaces.has(name)) {
      this.#spaces = spacesIn(await this.#connection.run((client) => client.getCollection(this.memories)))
    }
    return this.#spaces.get(name)
  }

  /**
   * A vector that says nothing for every space that is known. The server marks a vector that is taken away and leaves its numbers where they are, also when
   * it writes a segment anew: what is erased is written over.
   */
  get blanks(): ReadonlyMap<string, readonly number[]> {
    return new Map([...this.#spaces].map(([name, { size }]) => [name, [1, ...new Array<number>(size - 1).fill(0)]]))
  }

  /** Room for vectors of a space; `space_mismatch` where it holds vectors of another length. */
  async makeSpace(space: string, dimensions: number): Promise<void> {
    const known = await this.dimensionsOf(space)
    if (known === dimensions) return
    if (known !== undefined) {
      throw new MemoryError("space_mismatch", `Vectors of ${space} have ${known} numbers, not ${dimensions}`, {
        remedy: "The model gives other vectors than before: let it have a space of its own.",
      })
    }
    const { namedVectorsLive, text } = await this.#connection.version()
    if (!namedVectorsLive) {
      throw new MemoryError("contract_unsupported", `Qdrant ${text} cannot take vectors of a new space`, {
        remedy: "Upgrade the server to 1.18 or newer, or leave the embedder out: keywords work without it.",
      })
    }
    const dense = { size: dimensions, distance: DISTANCE } as const
    await this.#unlessThere((client) => client.createVectorName(this.memories, vectorOf(space), { dense }))
    this.#spaces.set(vectorOf(space), dense)
  }

  async dropSpace(space: string, call?: CallOptions): Promise<void> {
    if ((await this.#paramsOf(space)) === undefined) return
    const { namedVectorsLive } = await this.#connection.version()
    if (namedVectorsLive) {
      await this.#connection.run((client) => client.deleteVectorName(this.memories, vectorOf(space)), call)
    }
    this.#spaces.delete(vectorOf(space))
  }
}

/** By the name of the vector. */
function spacesIn({ config }: Schemas["CollectionInfo"]): Map<string, Params> {
  const named = Object.entries(config.params.vectors ?? {})
  // Named vectors alone are made here, each of which has its parameters under its name.
  return new Map(named.map(([name, params]) => [name, params as Params]))
}
