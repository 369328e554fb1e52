import type { z } from "zod"
import { bm25 } from "./bm25.ts"
import type { Collection } from "./collection.ts"
import { badRequest, wrongInput } from "./failure.ts"
import { merge, remove } from "./payload-path.ts"
import type { Point, Vector } from "./point.ts"
import type { PointId } from "./point-id.ts"
import {
  chosenPoints,
  type deletePayload,
  type deleteVectors,
  type GivenVector,
  type GivenVectors,
  type operations,
  type PointSelector,
  type setPayload,
  type updateVectors,
  type upsert,
} from "./shapes/points.ts"
import { stored } from "./similarity.ts"
import { checkFilter, checkLimit } from "./strict-mode.ts"

type Upsert = z.infer<typeof upsert>

/** Whole points, or none when one of them does not fit the collection. */
export function upsertPoints(collection: Collection, { points, update_filter, update_mode }: Upsert): void {
  if (points.length === 0) throw badRequest("Empty update request")
  checkLimit(collection, "upsert_max_batchsize", "upsert limit", points.length)
  checkFilter(collection, update_filter, "update")
  // Texts become vectors before the operation is numbered, the rest is checked after.
  const inferred = points.map((point) => ({ ...point, vector: inferredFrom(point.vector) }))
  const version = collection.nextOperation()
  const made = inferred.map(
    ({ id, vector, payload }): Point => ({
      id,
      payload: structuredClone(payload ?? {}),
      vectors: vectorsOf(collection, vector),
      version,
    }),
  )
  for (const point of made) {
    const known = collection.get(point.id)
    if (known === undefined ? update_mode === "update_only" : update_mode === "insert_only") continue
    if (known !== undefined && !collection.matches(known, update_filter)) continue
    collection.set(point)
  }
}

type Inferred = Exclude<GivenVector, { readonly text: string }>

/** By name, "" for a vector without one; each text as the vector that it becomes. */
function inferredFrom(given: GivenVectors): Readonly<Record<string, Inferred>> {
  const named = Array.isArray(given) || isDocument(given) ? { "": given } : given
  const entries = Object.entries(named).map(([name, vector]) => [
    name,
    "text" in vector ? bm25(vector, "document") : vector,
  ])
  return Object.fromEntries(entries)
}

function vectorsOf(collection: Collection, given: Readonly<Record<string, Inferred>>): Map<string, Vector> {
  return new Map(Object.entries(given).map(([name, vector]) => [name, vectorOf(collection, name, vector)]))
}

function vectorOf(collection: Collection, name: string, given: Inferred): Vector {
  const dense = collection.dense(name)
  const sparse = collection.sparse(name)
  if (dense === undefined && sparse === undefined) throw wrongInput(`Not existing vector name error: ${name}`)
  if (Array.isArray(given)) {
    if (dense === undefined) throw wrongInput("Conversion between sparse and regular vectors failed")
    if (given.length === dense.size) return stored(given, dense.distance)
    const which = name === "" ? "" : ` for vector '${name}'`
    throw wrongInput(`Vector dimension error: expected dim: ${dense.size}, got ${given.length}${which}`)
  }
  if (sparse === undefined) throw wrongInput("Conversion between sparse and regular vectors failed")
  const { indices, values } = given
  const sorted = indices
    .map((index, place) => [index, values[place] ?? 0] as const)
    .sort(([one], [other]) => one - other)
  return { indices: sorted.map(([index]) => index), values: sorted.map(([, value]) => Math.fround(value)) }
}

function isDocument(given: GivenVectors): given is Extract<GivenVector, { readonly text: string }> {
  return "text" in given && typeof given.text === "string"
}

export function deletePoints(collection: Collection, given: PointSelector): void {
  checkFilter(collection, given.filter, "update")
  collection.nextOperation()
  for (const id of given.points ?? collection.points(given.filter).map((point) => point.id)) collection.delete(id)
}

export function changePayload(
  collection: Collection,
  { payload, key, ...given }: z.infer<typeof setPayload>,
  how: "merge" | "replace",
): void {
  eachChosen(collection, given, (point) => {
    if (how === "replace" && key == null) point.payload = {}
    merge(point.payload, payload, key ?? undefined)
  })
}

export function removePayload(collection: Collection, { keys, ...given }: z.infer<typeof deletePayload>): void {
  eachChosen(collection, given, (point) => {
    for (const key of keys) remove(point.payload, key)
  })
}

export function clearPayload(collection: Collection, given: PointSelector): void {
  eachChosen(collection, given, (point) => {
    point.payload = {}
  })
}

/** Those named are replaced, the others stay. */
export function changeVectors(collection: Collection, { points, update_filter }: z.infer<typeof updateVectors>): void {
  checkFilter(collection, update_filter, "update")
  const inferred = points.map(({ id, vector }) => ({ id, vector: inferredFrom(vector) }))
  const version = collection.nextOperation()
  const made = inferred.map(({ id, vector }) => ({ id, vectors: vectorsOf(collection, vector) }))
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
      throw wrongInput(`Not existing vector name error: ${name}`)
    }
  }
  eachChosen(collection, given, (point) => {
    for (const name of vector) point.vectors.delete(name)
  })
}

/** In order; what was done before one that fails stays done. */
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

/** 404 for an id that is not there, after the others were changed. */
function eachChosen(collection: Collection, given: PointSelector, change: (point: Point) => void): void {
  const { points, filter } = chosenPoints(given)
  checkFilter(collection, filter, "update")
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
