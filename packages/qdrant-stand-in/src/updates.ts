import type { z } from "zod"
import { bm25Vector } from "./bm25.ts"
import type { Collection } from "./collection.ts"
import { mergeFields, removeField } from "./payload-path.ts"
import type { Point, Vector } from "./point.ts"
import type { PointId } from "./point-id.ts"
import { badRequestError, inputError } from "./qdrant-error.ts"
import {
  type deletePayload,
  type deleteVectors,
  type operations,
  type PointSelector,
  requireSelection,
  type setPayload,
  type updateVectors,
  type upsert,
  type VectorInput,
  type VectorsInput,
} from "./shapes/points.ts"
import { normalizeVector } from "./similarity.ts"
import { checkStrictFilter, checkStrictLimit } from "./strict-mode.ts"

type Upsert = z.infer<typeof upsert>

/** Upserts all points, or none if one of them does not fit the collection. */
export function upsertPoints(collection: Collection, { points, update_filter, update_mode }: Upsert): void {
  if (points.length === 0) throw badRequestError("Empty update request")
  checkStrictLimit(collection, "upsert_max_batchsize", "upsert limit", points.length)
  checkStrictFilter(collection, update_filter, "update")
  // The server infers vectors before it numbers the operation, and validates the rest afterwards.
  const inferred = points.map((point) => ({ ...point, vector: inferVectors(point.vector) }))
  const version = collection.nextOperation()
  const made = inferred.map(
    ({ id, vector, payload }): Point => ({
      id,
      payload: structuredClone(payload ?? {}),
      vectors: toVectors(collection, vector),
      version,
    }),
  )
  for (const point of made) {
    const existing = collection.get(point.id)
    if (existing === undefined ? update_mode === "update_only" : update_mode === "insert_only") continue
    if (existing !== undefined && !collection.matches(existing, update_filter)) continue
    collection.set(point)
  }
}

type InferredVector = Exclude<VectorInput, { readonly text: string }>

/** Vectors by name ("" is the unnamed one), with texts replaced by their inferred vectors. */
function inferVectors(given: VectorsInput): Readonly<Record<string, InferredVector>> {
  const named = Array.isArray(given) || isDocument(given) ? { "": given } : given
  const entries = Object.entries(named).map(([name, vector]) => [
    name,
    "text" in vector ? bm25Vector(vector, "document") : vector,
  ])
  return Object.fromEntries(entries)
}

function toVectors(collection: Collection, given: Readonly<Record<string, InferredVector>>): Map<string, Vector> {
  return new Map(Object.entries(given).map(([name, vector]) => [name, toVector(collection, name, vector)]))
}

function toVector(collection: Collection, name: string, given: InferredVector): Vector {
  const dense = collection.dense(name)
  const sparse = collection.sparse(name)
  if (dense === undefined && sparse === undefined) throw inputError(`Not existing vector name error: ${name}`)
  if (Array.isArray(given)) {
    if (dense === undefined) throw inputError("Conversion between sparse and regular vectors failed")
    if (given.length === dense.size) return normalizeVector(given, dense.distance)
    const which = name === "" ? "" : ` for vector '${name}'`
    throw inputError(`Vector dimension error: expected dim: ${dense.size}, got ${given.length}${which}`)
  }
  if (sparse === undefined) throw inputError("Conversion between sparse and regular vectors failed")
  const { indices, values } = given
  const sorted = indices
    .map((index, place) => [index, values[place] ?? 0] as const)
    .sort(([one], [other]) => one - other)
  return { indices: sorted.map(([index]) => index), values: sorted.map(([, value]) => Math.fround(value)) }
}

function isDocument(given: VectorsInput): given is Extract<VectorInput, { readonly text: string }> {
  return "text" in given && typeof given.text === "string"
}

export function deletePoints(collection: Collection, given: PointSelector): void {
  checkStrictFilter(collection, given.filter, "update")
  collection.nextOperation()
  for (const id of given.points ?? collection.points(given.filter).map((point) => point.id)) collection.delete(id)
}

export function changePayload(
  collection: Collection,
  { payload, key, ...given }: z.infer<typeof setPayload>,
  how: "merge" | "replace",
): void {
  updateSelected(collection, given, (point) => {
    if (how === "replace" && key == null) point.payload = {}
    mergeFields(point.payload, payload, key ?? undefined)
  })
}

export function removePayload(collection: Collection, { keys, ...given }: z.infer<typeof deletePayload>): void {
  updateSelected(collection, given, (point) => {
    for (const key of keys) removeField(point.payload, key)
  })
}

export function clearPayload(collection: Collection, given: PointSelector): void {
  updateSelected(collection, given, (point) => {
    point.payload = {}
  })
}

/** Replaces the named vectors and keeps the others. */
export function changeVectors(collection: Collection, { points, update_filter }: z.infer<typeof updateVectors>): void {
  checkStrictFilter(collection, update_filter, "update")
  const inferred = points.map(({ id, vector }) => ({ id, vector: inferVectors(vector) }))
  const version = collection.nextOperation()
  const made = inferred.map(({ id, vector }) => ({ id, vectors: toVectors(collection, vector) }))
  for (const { id, vectors } of made) {
    const point = collection.mustGet(id)
    if (!collection.matches(point, update_filter)) continue
    for (const [name, vector] of vectors) point.vectors.set(name, vector)
    point.version = version
  }
}

export function removeVectors(collection: Collection, { vector, ...given }: z.infer<typeof deleteVectors>): void {
  for (const name of vector) {
    if (collection.dense(name) === undefined && collection.sparse(name) === undefined) {
      throw inputError(`Not existing vector name error: ${name}`)
    }
  }
  updateSelected(collection, given, (point) => {
    for (const name of vector) point.vectors.delete(name)
  })
}

/** Runs operations in order. Operations before a failed one stay applied. */
export function runOperations(collection: Collection, { operations: all }: z.infer<typeof operations>): void {
  for (const operation of all) {
    if ("upsert" in operation) upsertPoints(collection, operation.upsert)
    else if ("delete" in operation) deletePoints(collection, operation.delete)
    else if ("set_payload" in operation) changePayload(collection, operation.set_payload, "merge")
    else if ("overwrite_payload" in operation) changePayload(collection, operation.overwrite_payload, "replace")
    else if ("delete_payload" in operation) removePayload(collection, operation.delete_payload)
    else if ("clear_payload" in operation) clearPayload(collection, operation.clear_payload)
    else if ("update_vectors" in operation) changeVectors(collection, operation.update_vectors)
    else removeVectors(collection, operation.delete_vectors)
  }
}

/** Updates the selected points. 404 for unknown ids, after the others were updated. */
function updateSelected(collection: Collection, given: PointSelector, change: (point: Point) => void): void {
  const { points, filter } = requireSelection(given)
  checkStrictFilter(collection, filter, "update")
  const version = collection.nextOperation()
  const ids: readonly PointId[] = points ?? collection.points(filter).map((point) => point.id)
  const missing: PointId[] = []
  for (const id of ids) {
    const point = collection.get(id)
    if (point === undefined) {
      missing.push(id)
      continue
    }
    change(point)
    point.version = version
  }
  for (const id of missing) collection.mustGet(id)
}
