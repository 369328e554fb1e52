import { MemoryError, type Pool, type Tenant } from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { MOST_POINTS, SCHEMA, WORDS } from "./collections.ts"
import { indexedFields, keyword } from "./fields.ts"
import type { QdrantStoreOptions } from "./qdrant-store.ts"
import { addressOf, Connection } from "./server/connection.ts"
import { rowOf } from "./stored.ts"
import { type Condition, type Filter, is, within } from "./where-filter.ts"

/** What stands at the address, and what of it is Keepsake's. */
export interface Inspection {
  readonly version: string
  /** Of one request that finds nothing. */
  readonly latencyMs: number
  /** Absent where nothing was kept yet. */
  readonly collection?: {
    readonly name: string
    readonly points: number
    /** Named vectors; a space is a vector's name made short. */
    readonly spaces: readonly { readonly name: string; readonly dimensions: number }[]
    /** What keeps it from being one that this version can use, as sentences. */
    readonly faults: readonly string[]
  }
}

/** Memories that nothing shows any more: expired at a moment, or made before another and not pinned. */
export interface Stale {
  readonly at: number
  readonly madeBefore?: number | undefined
  readonly tenant?: Tenant | undefined
}

/** Looks at a server without making anything there. It asks once and waits for no better moment. */
export class QdrantAdministration implements Disposable {
  readonly #connection: Connection
  readonly #address: URL
  readonly #collection: string

  constructor(options: Pick<QdrantStoreOptions, "url" | "apiKey" | "collection"> & { readonly timeoutMs?: number }) {
    this.#address = addressOf(options.url)
    this.#collection = options.collection
    this.#connection = new Connection({ ...options, timeoutMs: options.timeoutMs ?? 5_000, retries: 0 })
  }

  /** Throws what the store would: not reached, no Qdrant, too old, a key that is refused. */
  async inspect(): Promise<Inspection> {
    await this.#ready()
    const { text: version } = await this.#connection.version()
    const started = performance.now()
    const exists = await this.#exists()
    const latencyMs = Math.round((performance.now() - started) * 10) / 10
    if (!exists) return { version, latencyMs }
    const info = await this.#connection.run((client) => client.getCollection(this.#collection))
    const named = Object.entries(info.config.params.vectors ?? {})
    const spaces = named.flatMap(([name, params]) => {
      const size = typeof params === "object" && params !== null && "size" in params ? Number(params.size) : Number.NaN
      return Number.isInteger(size) ? [{ name, dimensions: size }] : []
    })
    const collection = { name: this.#collection, points: info.points_count ?? 0, spaces, faults: faultsOf(info) }
    return { version, latencyMs, collection }
  }

  /** None where nothing was kept yet. */
  async countStale(stale: Stale): Promise<number> {
    let count = 0
    if (!(await this.#exists())) return count
    for (const filter of filtersOf(stale)) {
      const asked = { filter, exact: true }
      count += (await this.#connection.run((client) => client.count(this.#collection, asked))).count
    }
    return count
  }

  /** In pages; what is erased between two of them is not missed. */
  async *stale(stale: Stale): AsyncGenerator<readonly { readonly pool: Pool; readonly id: string }[]> {
    if (!(await this.#exists())) return
    for (const filter of filtersOf(stale)) {
      let offset: Schemas["ExtendedPointId"] | undefined
      do {
        const asked = { filter, limit: Math.min(500, MOST_POINTS), with_payload: true, ...(offset && { offset }) }
        const page = await this.#connection.run((client) => client.scroll(this.#collection, asked))
        yield page.points.map(({ payload }) => rowOf(payload)).map(({ pool, id }) => ({ pool, id }))
        const next = page.next_page_offset
        offset = typeof next === "string" || typeof next === "number" ? next : undefined
      } while (offset !== undefined)
    }
  }

  async #exists(): Promise<boolean> {
    return (await this.#connection.run((client) => client.collectionExists(this.#collection))).exists
  }

  [Symbol.dispose](): void {
    this.#connection.close()
  }

  /** Asked without the client, which does not know it; no key goes with it, and no redirect is followed. */
  async #ready(): Promise<void> {
    let status: number
    try {
      const answer = await fetch(new URL("readyz", this.#address), {
        redirect: "error",
        signal: AbortSignal.timeout(5_000),
      })
      await answer.body?.cancel()
      status = answer.status
    } catch {
      // The next request says why, in the store's own words.
      return
    }
    if (status === 503) {
      throw new MemoryError(
        "store_unavailable",
        `Qdrant at ${this.#address.host} is not ready: its shards are loading`,
        {
          remedy: "Wait until GET /readyz answers 200.",
        },
      )
    }
  }
}

function filtersOf({ at, madeBefore, tenant }: Stale): readonly Filter[] {
  const live: Condition[] = [is("live", true), ...(tenant === undefined ? [] : [is("tenant", keyword(tenant))])]
  const expired = within("expiresAt", { lte: at })
  const filters: Filter[] = [{ must: [...live, expired], must_not: [] }]
  if (madeBefore !== undefined) {
    const old = [...live, within("createdAt", { lt: madeBefore }), is("pinned", false)]
    filters.push({ must: old, must_not: [expired] })
  }
  return filters
}

function faultsOf({ config, payload_schema: indexes, status }: Schemas["CollectionInfo"]): readonly string[] {
  const schema = config.metadata?.keepsake
  if (schema === undefined) return ["it belongs to another program"]
  const missing = Object.keys(indexedFields).filter((field) => !Object.hasOwn(indexes, field))
  const dense = Object.values(config.params.vectors ?? {})
  const distances = dense.flatMap((one) =>
    typeof one === "object" && one !== null && "distance" in one ? [String(one.distance)] : [],
  )
  return [
    ...(schema === SCHEMA ? [] : [`it is of another layout (${schema})`]),
    ...(missing.length === 0 ? [] : [`fields without an index: ${missing.join(", ")}`]),
    ...(config.params.sparse_vectors?.[WORDS]?.modifier === "idf" ? [] : ["its words have no rarity (modifier idf)"]),
    ...(distances.every((distance) => distance === "Cosine") ? [] : ["its vectors are not compared by cosine"]),
    ...(status === "red" ? ["the server calls it broken (status red)"] : []),
  ]
}
