import type { Schemas } from "@qdrant/js-client-rest"
import { matchesFilter, type TextIndexLookup, toConditionList } from "./filter.ts"
import { indexedValues, type PayloadIndex, textIndexOf } from "./payload-index.ts"
import type { Point } from "./point.ts"
import { compareIds, type PointId, parsePointId } from "./point-id.ts"
import { inputError, notFoundError, QdrantError } from "./qdrant-error.ts"
import type { DenseParams, SparseParams, StrictMode } from "./shapes/collections.ts"

/** Parameters of a collection, with defaults filled in. */
export interface CollectionParams {
  readonly vectors: Map<string, DenseParams>
  readonly sparse: Map<string, SparseParams>
  readonly replication: Readonly<Record<"shard_number" | "replication_factor" | "write_consistency_factor", number>>
  readonly onDiskPayload: boolean
}

export class Collection {
  readonly params: CollectionParams
  readonly indexes = new Map<string, PayloadIndex>()
  strictMode: StrictMode
  metadata: Readonly<Record<string, unknown>> | undefined
  readonly #points = new Map<PointId, Point>()
  #operations = 0

  constructor(
    params: CollectionParams,
    strictMode: StrictMode,
    metadata: Readonly<Record<string, unknown>> | undefined,
  ) {
    this.params = params
    this.strictMode = strictMode
    this.metadata = metadata
  }

  /** The number of the next operation. Each point carries the number of its last change as its version. */
  nextOperation(): number {
    return ++this.#operations
  }

  get(id: PointId): Point | undefined {
    return this.#points.get(id)
  }

  /** 404 if missing. */
  mustGet(id: PointId): Point {
    const point = this.#points.get(id)
    if (point === undefined) throw notFoundError(`No point with id ${id} found`)
    return point
  }

  set(point: Point): void {
    this.#points.set(point.id, point)
  }

  delete(id: PointId): void {
    this.#points.delete(id)
  }

  get size(): number {
    return this.#points.size
  }

  /** Matching points, sorted by id. */
  points(filter?: Schemas["Filter"] | null): readonly Point[] {
    return this.#named(filter)
      .filter((point) => matchesFilter(point, filter, this.textIndexAt))
      .sort((one, other) => compareIds(one.id, other.id))
  }

  /** Candidates for a filter: only the listed points if it has a condition on ids. */
  #named(filter: Schemas["Filter"] | null | undefined): readonly Point[] {
    const naming = toConditionList(filter?.must).find((condition) => "has_id" in condition)
    if (naming === undefined) return [...this.#points.values()]
    return [...new Set(naming.has_id.map(parsePointId))].flatMap((id) => this.#points.get(id) ?? [])
  }

  readonly textIndexAt: TextIndexLookup = (key) => textIndexOf(this.indexes.get(key))

  matches(point: Point, filter: Schemas["Filter"] | null | undefined): boolean {
    return matchesFilter(point, filter, this.textIndexAt)
  }

  dense(name: string): DenseParams | undefined {
    return this.params.vectors.get(name)
  }

  sparse(name: string): SparseParams | undefined {
    return this.params.sparse.get(name)
  }

  /** 409 if a vector of this name exists, dense or sparse. */
  addVector(name: string, config: { readonly dense: DenseParams } | { readonly sparse: SparseParams }): void {
    if (this.dense(name) !== undefined || this.sparse(name) !== undefined) {
      throw new QdrantError(409, `Wrong input: Vector with name ${name} already exists`)
    }
    if ("dense" in config) this.params.vectors.set(name, config.dense)
    else this.params.sparse.set(name, config.sparse)
  }

  /** Removes the vector from the configuration and from every point; 400 if it does not exist. */
  dropVector(name: string): void {
    const known = this.params.vectors.delete(name) || this.params.sparse.delete(name)
    if (!known) throw inputError(`Not existing vector name error: ${name}`)
    for (const point of this.#points.values()) point.vectors.delete(name)
  }

  info() {
    const unnamed = this.dense("")
    const named = Object.fromEntries([...this.params.vectors].filter(([name]) => name !== ""))
    return {
      status: "green" as const,
      optimizer_status: "ok" as const,
      indexed_vectors_count: 0,
      points_count: this.size,
      segments_count: 1,
      config: {
        params: {
          vectors: unnamed ?? named,
          ...this.params.replication,
          on_disk_payload: this.params.onDiskPayload,
          ...(this.params.sparse.size > 0 && { sparse_vectors: Object.fromEntries(this.params.sparse) }),
        },
        hnsw_config: { m: 16, ef_construct: 100, full_scan_threshold: 10_000, max_indexing_threads: 0, on_disk: false },
        optimizer_config: {
          deleted_threshold: 0.2,
          vacuum_min_vector_number: 1000,
          default_segment_number: 0,
          flush_interval_sec: 5,
        },
        wal_config: { wal_capacity_mb: 32, wal_segments_ahead: 0, wal_retain_closed: 1 },
        quantization_config: null,
        ...(Object.keys(this.strictMode).length > 0 && { strict_mode_config: this.strictMode }),
        ...(this.metadata !== undefined && { metadata: this.metadata }),
      },
      payload_schema: Object.fromEntries([...this.indexes].map(([key, index]) => [key, this.#shown(key, index)])),
    }
  }

  #shown(key: string, index: PayloadIndex) {
    const points = [...this.#points.values()].filter((point) => indexedValues(point, key, index).length > 0).length
    return { data_type: index.kind, ...(index.params !== undefined && { params: index.params }), points }
  }
}
