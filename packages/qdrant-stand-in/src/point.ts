import type { Schemas } from "@qdrant/js-client-rest"
import { omitPaths, type Payload, pickPaths } from "./payload-path.ts"
import type { PointId } from "./point-id.ts"

export interface SparseVector {
  readonly indices: readonly number[]
  readonly values: readonly number[]
}
export type Vector = Float32Array | SparseVector

export interface Point {
  readonly id: PointId
  payload: Payload
  /** Vectors by name; "" is the unnamed one. */
  readonly vectors: Map<string, Vector>
  /** Number of the operation that changed the point last. */
  version: number
}

export function isSparse(vector: Vector): vector is SparseVector {
  return "indices" in vector
}

/** The requested part of a point's payload. */
export function selectPayload(point: Point, asked: Schemas["WithPayloadInterface"] | null | undefined) {
  if (asked === undefined || asked === null || asked === false) return {}
  if (asked === true) return { payload: point.payload }
  if (Array.isArray(asked)) return { payload: pickPaths(point.payload, asked) }
  if ("include" in asked) return { payload: pickPaths(point.payload, asked.include) }
  return { payload: omitPaths(point.payload, asked.exclude) }
}

/** The requested vectors as JSON: the unnamed one alone, otherwise by name. */
export function selectVectors(point: Point, asked: Schemas["WithVector"] | null | undefined) {
  if (asked === undefined || asked === null || asked === false) return {}
  const unnamed = point.vectors.get("")
  if (unnamed !== undefined) return { vector: vectorToJson(unnamed) }
  const wanted = [...point.vectors].filter(([name]) => asked === true || asked.includes(name))
  return { vector: Object.fromEntries(wanted.map(([name, vector]) => [name, vectorToJson(vector)])) }
}

function vectorToJson(vector: Vector): number[] | Schemas["SparseVector"] {
  if (isSparse(vector)) return { indices: [...vector.indices], values: [...vector.values] }
  return [...vector]
}
