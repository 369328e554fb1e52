import {
  type CallOptions,
  type Candidates,
  type Embedding,
  type Hit,
  MemoryError,
  memoryOfRow,
  type QueryWord,
  type Scope,
  type SearchOptions,
} from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { type QdrantCollections, WORDS_VECTOR } from "../collections.ts"
import { vectorNameOf } from "../point-ids.ts"
import { parseRow } from "../point-row.ts"
import type { QdrantConnection } from "../server/connection.ts"
import { equals, scopeFilter, whereFilter } from "../where-filter.ts"
import { toQueryVector } from "../word-vector.ts"
import { MAX_POINTS } from "./points.ts"

type Search = Schemas["QueryRequest"]

/** Searches by keywords, by vectors, or by both in one request. */
export class Searcher {
  readonly #connection: QdrantConnection
  readonly #collections: QdrantCollections

  constructor(connection: QdrantConnection, collections: QdrantCollections) {
    this.#connection = connection
    this.#collections = collections
  }

  /** Without statistics: the server does not report document frequencies of a scope, so the engine uses general ones. */
  async byWords(scope: Scope, words: readonly QueryWord[], options: SearchOptions): Promise<Candidates> {
    const [hits = []] = await this.#run([await this.#keywordQuery(scope, words, options)], options)
    return { hits }
  }

  async byVector(scope: Scope, query: Embedding, options: SearchOptions): Promise<readonly Hit[]> {
    const [hits = []] = await this.#run([await this.#vectorQuery(scope, query, options)], options)
    if (hits.length === 0) await this.#checkSpace(query.space, options)
    return hits
  }

  async byBoth(
    scope: Scope,
    words: readonly QueryWord[],
    query: Embedding,
    options: SearchOptions & { readonly nearest?: number },
  ): Promise<{ readonly text: Candidates; readonly vector: readonly Hit[] }> {
    const near = { ...options, limit: options.nearest ?? options.limit }
    const queries = [await this.#keywordQuery(scope, words, options), await this.#vectorQuery(scope, query, near)]
    const [hits = [], vector = []] = await this.#run(queries, options)
    if (vector.length === 0) await this.#checkSpace(query.space, options)
    return { text: { hits }, vector }
  }

  async #keywordQuery(scope: Scope, words: readonly QueryWord[], options: SearchOptions): Promise<Search | undefined> {
    const query = toQueryVector(words)
    if (query.indices.length === 0) return undefined
    const search = await this.#filteredQuery(scope, options, { query, using: WORDS_VECTOR })
    const { supportsScopedIdf } = await this.#connection.version()
    return search && supportsScopedIdf ? { ...search, params: { idf: { corpus: scopeFilter(scope) } } } : search
  }

  async #vectorQuery(scope: Scope, { space, values }: Embedding, options: SearchOptions): Promise<Search | undefined> {
    const dimensions = await this.#collections.dimensionsOf(space)
    if (dimensions === undefined) return undefined
    if (dimensions !== values.length) {
      throw new MemoryError("space_mismatch", `Vectors of ${space} have ${dimensions} numbers, not ${values.length}`)
    }
    return this.#filteredQuery(scope, options, { query: [...values], using: vectorNameOf(space) })
  }

  /** Adds the filter for scope, where and exclude; `undefined` if nothing can match. */
  async #filteredQuery(
    scope: Scope,
    { where = {}, exclude, limit, embeddings }: SearchOptions,
    how: Pick<Search, "query" | "using">,
  ): Promise<Search | undefined> {
    const filter = whereFilter(scope, where, exclude)
    if (filter === undefined || limit === 0) return undefined
    const wanted = embeddings !== undefined && (await this.#collections.dimensionsOf(embeddings)) !== undefined
    return {
      ...how,
      filter,
      limit: Math.min(limit, MAX_POINTS),
      with_payload: true,
      with_vector: wanted ? [vectorNameOf(embeddings)] : false,
    }
  }

  /** Runs all queries in one round trip. An undefined query has no hits. */
  async #run(
    queries: readonly (Search | undefined)[],
    { embeddings, ...call }: SearchOptions,
  ): Promise<readonly (readonly Hit[])[]> {
    const searches = queries.filter((query) => query !== undefined)
    if (searches.length === 0) return queries.map(() => [])
    const batches = await this.#connection.run(
      (client) => client.queryBatch(this.#collections.memories, { searches }),
      call,
    )
    const answers = batches.values()
    return queries.map((query) => (query === undefined ? [] : hitsOf(answers.next().value?.points ?? [], embeddings)))
  }

  /** After a vector search without hits: throws `space_mismatch` if all stored vectors are of another model. */
  async #checkSpace(space: string, call: CallOptions): Promise<void> {
    const { memories } = this.#collections
    const countPoints = async (filter: Schemas["Filter"]): Promise<number> =>
      (await this.#connection.run((client) => client.count(memories, { filter, exact: true }), call)).count
    if ((await countPoints({ must: [equals("spaces", space)] })) > 0) return
    if ((await countPoints({ must_not: [{ is_empty: { key: "spaces" } }] })) === 0) return
    throw new MemoryError("space_mismatch", `This store has vectors, but none of ${space}`, {
      remedy: "Embed its memories with the configured embedder, or configure the one that they were embedded with.",
    })
  }
}

function hitsOf(points: readonly Schemas["ScoredPoint"][], space: string | undefined): readonly Hit[] {
  return points.flatMap(({ payload, score, vector }) => {
    const row = parseRow(payload)
    const memory = memoryOfRow(row)
    if (memory === undefined) return []
    const embedding = embeddingOf(vector, space)
    return {
      memory,
      score,
      ...(row.words !== undefined && { words: row.words }),
      ...(embedding !== undefined && { embedding }),
    }
  })
}

function embeddingOf(vector: unknown, space: string | undefined): Embedding | undefined {
  if (space === undefined || typeof vector !== "object" || vector === null) return undefined
  const values: unknown = Reflect.get(vector, vectorNameOf(space))
  return Array.isArray(values) ? { space, values: Float32Array.from(values) } : undefined
}
