import { malformed, wrongInput } from "./failure.ts"

/** A whole number from 0, or a UUID in lower case with hyphens. */
export type PointId = number | string

const UUID = /^(?:urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i

/** The id in the one form that it is compared in; 400 for what is none. */
export function pointId(value: unknown): PointId {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value
  const parts = typeof value === "string" ? UUID.exec(value) : null
  if (parts === null) {
    throw malformed(
      `value ${String(value)} is not a valid point ID, valid values are either an unsigned integer or a UUID`,
    )
  }
  return parts.slice(1).join("-").toLowerCase()
}

/** Of a path, where a number comes as text. */
export function pointIdInPath(text: string): PointId {
  if (/^\d+$/.test(text)) return Number(text)
  if (!UUID.test(text)) throw wrongInput(`Can not recognize "${text}" as point id`)
  return pointId(text)
}

/** Numbers before UUIDs, each in their order. */
export function compareIds(one: PointId, other: PointId): number {
  if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1
  return one === other ? 0 : one < other ? -1 : 1
}
