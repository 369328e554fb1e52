import type { Schemas } from "@qdrant/js-client-rest"
import { excluded, included } from "./payload-path.ts"
import type { PointId } from "./point-id.ts"

export type Payload = Record<string, unknown>
export interface SparseVector {
  readonly indices: readonly number[]
  readonly values: readonly number[]
}
export type Vector = Float32Array | SparseVector

export interface Point {
  readonly id: PointId
  payload: Payload
  /** By name; "" is the unnamed one. */
  readonly vectors: Map<string, Vector>
  /** The number of the operation that changed it last. */
  version: number
}

export function isSparse(vector: Vector): vector is SparseVector {
  return "indices" in vector
}

/** What of a point's payload was asked for; nothing when none was. */
export function shownPayload(point: Point, asked: Schemas["WithPayloadInterface"] | null | undefined) {
  if (asked === undefined || asked === null || asked === false) return {}
  if (asked === true) return { payload: point.payload }
  if (Array.isArray(asked)) return { payload: included(point.payload, asked) }
  if ("include" in asked) return { payload: included(point.payload, asked.include) }
  return { payload: excluded(point.payload, asked.exclude) }
}

/** A point's vectors as JSON: the unnamed one alone, else by name. */
export function shownVectors(point: Point, asked: Schemas["WithVector"] | null | undefined) {
  if (asked === undefined || asked === null || asked === false) return {}
  const unnamed = point.vectors.get("")
  if (unnamed !== undefined) return { vector: asJson(unnamed) }
  const wanted = [...point.vectors].filter(([name]) => asked === true || asked.includes(name))
  return { vector: Object.fromEntries(wanted.map(([name, vector]) => [name, asJson(vector)])) }
}

function asJson(vector: Vector): number[] | Schemas["SparseVector"] {
  if (isSparse(vector)) return { indices: [...vector.indices], values: [...vector.values] }
  return [...vector]
}
