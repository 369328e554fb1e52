import { createHash } from "node:crypto"
import { type Cursor, MemoryError, type Page } from "@keepsake/core/plugin"

type Place = readonly (string | number)[]

/** Where a page ended, tied by a hash to the question that it answered. */
export function cursorOf(question: unknown, place: Place): Cursor {
  return Buffer.from(JSON.stringify([mark(question), ...place])).toString("base64url")
}

/** Where the page before ended; `undefined` for the first page, `cursor_invalid` for a cursor of another question. */
export function placeIn<P extends Place>(
  question: unknown,
  cursor: Cursor | undefined,
  isPlace: (place: readonly unknown[]) => place is P,
): P | undefined {
  if (cursor === undefined) return undefined
  const [asked, ...place] = decoded(cursor)
  if (asked === mark(question) && isPlace(place)) return place
  throw new MemoryError("cursor_invalid", "This cursor was not given for this question", {
    remedy: "Ask for the first page again.",
  })
}

/** A page of what was asked with one item more than its limit. */
export function pageOf<T>(found: readonly T[], limit: number, nextAfter: (last: T) => Cursor): Page<T> {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return found.length > limit && last !== undefined ? { items, next: nextAfter(last) } : { items }
}

export function isNumber(place: readonly unknown[]): place is readonly [number] {
  return place.length === 1 && typeof place[0] === "number"
}

export function isNumberAndText(place: readonly unknown[]): place is readonly [number, string] {
  return place.length === 2 && typeof place[0] === "number" && typeof place[1] === "string"
}

export function isTexts(place: readonly unknown[]): place is readonly [string, string] {
  return place.length === 2 && typeof place[0] === "string" && typeof place[1] === "string"
}

function mark(question: unknown): string {
  return createHash("sha256").update(JSON.stringify(question)).digest("base64url").slice(0, 12)
}

function decoded(cursor: Cursor): readonly unknown[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString())
    return Array.isArray(place) ? place : []
  } catch {
    return []
  }
}
