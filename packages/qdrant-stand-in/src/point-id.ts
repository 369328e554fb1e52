import { formatError, inputError } from "./qdrant-error.ts"

/** An unsigned integer, or a UUID in lower case with hyphens. */
export type PointId = number | string

const UUID = /^(?:urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i

/** Parses and normalizes a point id; 400 if it is invalid. */
export function parsePointId(value: unknown): PointId {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value
  const parts = typeof value === "string" ? UUID.exec(value) : null
  if (parts === null) {
    throw formatError(
      `value ${String(value)} is not a valid point ID, valid values are either an unsigned integer or a UUID`,
    )
  }
  return parts.slice(1).join("-").toLowerCase()
}

/** Parses an id from a URL path, where an integer is text. */
export function parsePathId(text: string): PointId {
  if (/^\d+$/.test(text)) return Number(text)
  if (!UUID.test(text)) throw inputError(`Can not recognize "${text}" as point id`)
  return parsePointId(text)
}

/** Orders integers before UUIDs. */
export function compareIds(one: PointId, other: PointId): number {
  if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1
  return one === other ? 0 : one < other ? -1 : 1
}
