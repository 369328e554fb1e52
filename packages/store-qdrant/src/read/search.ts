import {
  type CallOptions,
  type Candidates,
  type Embedding,
  type Hit,
  MemoryError,
  type Scope,
  type SearchOptions,
} from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { type Collections, MOST_POINTS, WORDS } from "../collections.ts"
import { vectorOf } from "../point-names.ts"
import type { Connection } from "../server/connection.ts"
import { rowOf, shown } from "../stored.ts"
import { inScope, is, whereFilter } from "../where-filter.ts"
import { queryVector } from "../word-vector.ts"

type Search = Schemas["QueryRequest"]

/** Candidates by words, by vectors, or by both in one request. */
export class Searches {
  readonly #connection: Connection
  readonly #collections: Collections

  constructor(connection: Connection, collections: Collections) {
    this.#connection = connection
    this.#collections = collections
  }

  /** The server knows no counts of a scope: the engine takes general word rarity. */
  async byWords(scope: Scope, words: readonly string[], options: SearchOptions): Promise<Candidates> {
    const [hits = []] = await this.#run([await this.#wordsLeg(scope, words, options)], options)
    return { hits }
  }

  async byVector(scope: Scope, query: Embedding, options: SearchOptions): Promise<readonly Hit[]> {
    const [hits = []] = await this.#run([await this.#vectorLeg(scope, query, options)], options)
    if (hits.length === 0) await this.#checkSpace(query.space, options)
    return hits
  }

  async byBoth(
    scope: Scope,
    words: readonly string[],
    query: Embedding,
    options: SearchOptions & { readonly nearest?: number },
  ): Promise<{ readonly text: Candidates; readonly vector: readonly Hit[] }> {
    const near = { ...options, limit: options.nearest ?? options.limit }
    const legs = [await this.#wordsLeg(scope, words, options), await this.#vectorLeg(scope, query, near)]
    const [hits = [], vector = []] = await this.#run(legs, options)
    if (vector.length === 0) await this.#checkSpace(query.space, options)
    return { text: { hits }, vector }
  }

  async #wordsLeg(scope: Scope, words: readonly string[], options: SearchOptions): Promise<Search | undefined> {
    const query = queryVector(words)
    if (query.indices.length === 0) return undefined
    const leg = await this.#leg(scope, options, { query, using: WORDS })
    const { rarityInCorpus } = await this.#connection.version()
    return leg && rarityInCorpus ? { ...leg, params: { idf: { corpus: inScope(scope) } } } : leg
  }

  async #vectorLeg(scope: Scope, { space, values }: Embedding, options: SearchOptions): Promise<Search | undefined> {
    const dimensions = await this.#collections.dimensionsOf(space)
    if (dimensions === undefined) return undefined
    if (dimensions !== values.length) {
      throw new MemoryError("space_mismatch", `Vectors of ${space} have ${dimensions} numbers, not ${values.length}`)
    }
    return this.#leg(scope, options, { query: [...values], using: vectorOf(space) })
  }

  /** Scope, where and exclude at the root; `undefined` where nothing can be found. */
  async #leg(
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
      limit: Math.min(limit, MOST_POINTS),
      with_payload: true,
      with_vector: wanted ? [vectorOf(embeddings)] : false,
    }
  }

  /** The hits of each leg, in one round trip; none of a leg that was not asked. */
  async #run(
    legs: readonly (Search | undefined)[],
    { embeddings, ...call }: SearchOptions,
  ): Promise<readonly (readonly Hit[])[]> {
    const searches = legs.filter((leg) => leg !== undefined)
    if (searches.length === 0) return legs.map(() => [])
    const found = await this.#connection.run(
      (client) => client.queryBatch(this.#collections.memories, { searches }),
      call,
    )
    const answers = found.values()
    return legs.map((leg) => (leg === undefined ? [] : hitsOf(answers.next().value?.points ?? [], embeddings)))
  }

  /** Nothing found by a vector: because there is nothing, or because what is there was embedded by another model. */
  async #checkSpace(space: string, call: CallOptions): Promise<void> {
    const { memories } = this.#collections
    const holding = async (filter: Schemas["Filter"]): Promise<number> =>
      (await this.#connection.run((client) => client.count(memories, { filter, exact: true }), call)).count
    if ((await holding({ must: [is("spaces", space)] })) > 0) return
    if ((await holding({ must_not: [{ is_empty: { key: "spaces" } }] })) === 0) return
    throw new MemoryError("space_mismatch", `This store holds vectors, but none of ${space}`, {
      remedy: "Embed its memories with the configured embedder, or configure the one that they were embedded with.",
    })
  }
}

function hitsOf(points: readonly Schemas["ScoredPoint"][], space: string | undefined): readonly Hit[] {
  return points.flatMap(({ payload, score, vector }) => {
    const row = rowOf(payload)
    const memory = shown(row)
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
  const values: unknown = Reflect.get(vector, vectorOf(space))
  return Array.isArray(values) ? { space, values: Float32Array.from(values) } : undefined
}
