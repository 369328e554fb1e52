import { MemoryError, type Pool, type Tenant } from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { SCHEMA_VERSION, WORDS_VECTOR } from "./collections.ts"
import { indexedFields, toKeyword } from "./fields.ts"
import { parseRow } from "./point-row.ts"
import type { QdrantStoreOptions } from "./qdrant-store.ts"
import { MAX_POINTS } from "./read/points.ts"
import { parseServerUrl, QdrantConnection } from "./server/connection.ts"
import { equals, type Filter, type FilterCondition, inRange } from "./where-filter.ts"

/** The state of a server and of Keepsake's collection on it. */
export interface Inspection {
  readonly version: string
  /** Round trip time of a minimal request. */
  readonly latencyMs: number
  /** Absent if nothing has been stored yet. */
  readonly collection?: {
    readonly name: string
    readonly points: number
    /** Named vectors; the name is a hash of the space. */
    readonly spaces: readonly { readonly name: string; readonly dimensions: number }[]
    /** Reasons why this version cannot use the collection, as sentences. */
    readonly faults: readonly string[]
  }
}

/** Selects memories that no read returns any more: expired at the time `at`, or created before another time and not pinned. */
export interface StaleCriteria {
  readonly at: number
  readonly createdBefore?: number | undefined
  readonly tenant?: Tenant | undefined
}

/** Inspects a server without creating anything. Requests are not retried. */
export class QdrantAdministration implements Disposable {
  readonly #connection: QdrantConnection
  readonly #address: URL
  readonly #collection: string

  constructor(options: Pick<QdrantStoreOptions, "url" | "apiKey" | "collection"> & { readonly timeoutMs?: number }) {
    this.#address = parseServerUrl(options.url)
    this.#collection = options.collection
    this.#connection = new QdrantConnection({ ...options, timeoutMs: options.timeoutMs ?? 5_000, retries: 0 })
  }

  /** Throws what opening the store would throw: unreachable, not a Qdrant server, too old, key rejected. */
  async inspect(): Promise<Inspection> {
    await this.#checkReady()
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
    const collection = { name: this.#collection, points: info.points_count ?? 0, spaces, faults: findFaults(info) }
    return { version, latencyMs, collection }
  }

  /** 0 if nothing has been stored yet. */
  async countStale(stale: StaleCriteria): Promise<number> {
    let count = 0
    if (!(await this.#exists())) return count
    for (const filter of staleFilters(stale)) {
      const request = { filter, exact: true }
      count += (await this.#connection.run((client) => client.count(this.#collection, request))).count
    }
    return count
  }

  /** Yields the ids of stale memories in pages. Erasing the memories of a page does not skip any of the next. */
  async *stale(stale: StaleCriteria): AsyncGenerator<readonly { readonly pool: Pool; readonly id: string }[]> {
    if (!(await this.#exists())) return
    for (const filter of staleFilters(stale)) {
      let offset: Schemas["ExtendedPointId"] | undefined
      do {
        const query = { filter, limit: Math.min(500, MAX_POINTS), with_payload: true, ...(offset && { offset }) }
        const page = await this.#connection.run((client) => client.scroll(this.#collection, query))
        yield page.points.map(({ payload }) => parseRow(payload)).map(({ pool, id }) => ({ pool, id }))
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

  /** Uses `fetch`, because the client has no method for `/readyz`. Sends no key and follows no redirect. */
  async #checkReady(): Promise<void> {
    let status: number
    try {
      const answer = await fetch(new URL("readyz", this.#address), {
        redirect: "error",
        signal: AbortSignal.timeout(5_000),
      })
      await answer.body?.cancel()
      status = answer.status
    } catch {
      // The next request reports the error with a remedy.
      return
    }
    if (status === 503) {
      throw new MemoryError(
        "store_unavailable",
        `Qdrant at ${this.#address.host} is not ready: its shards are loading`,
        { remedy: "Wait until GET /readyz answers 200." },
      )
    }
  }
}

function staleFilters({ at, createdBefore, tenant }: StaleCriteria): readonly Filter[] {
  const live: FilterCondition[] = [
    equals("live", true),
    ...(tenant === undefined ? [] : [equals("tenant", toKeyword(tenant))]),
  ]
  const expired = inRange("expiresAt", { lte: at })
  const filters: Filter[] = [{ must: [...live, expired], must_not: [] }]
  if (createdBefore !== undefined) {
    const old = [...live, inRange("createdAt", { lt: createdBefore }), equals("pinned", false)]
    filters.push({ must: old, must_not: [expired] })
  }
  return filters
}

function findFaults({ config, payload_schema: indexes, status }: Schemas["CollectionInfo"]): readonly string[] {
  const schema = config.metadata?.keepsake
  if (schema === undefined) return ["it belongs to another program"]
  const missing = Object.keys(indexedFields).filter((field) => !Object.hasOwn(indexes, field))
  const dense = Object.values(config.params.vectors ?? {})
  const distances = dense.flatMap((one) =>
    typeof one === "object" && one !== null && "distance" in one ? [String(one.distance)] : [],
  )
  return [
    ...(schema === SCHEMA_VERSION ? [] : [`it is of another layout (${schema})`]),
    ...(missing.length === 0 ? [] : [`fields without an index: ${missing.join(", ")}`]),
    ...(config.params.sparse_vectors?.[WORDS_VECTOR]?.modifier === "idf"
      ? []
      : ["its words have no rarity (modifier idf)"]),
    ...(distances.every((distance) => distance === "Cosine") ? [] : ["its vectors are not compared by cosine"]),
    ...(status === "red" ? ["the server calls it broken (status red)"] : []),
  ]
}
