import { createHash } from "node:crypto"
import { type Cursor, MemoryError, type Page } from "../contract/index.ts"
import { canonical } from "./canonical.ts"

type Place = readonly (string | number)[]

/** Says where a page of this question ended. The question itself is in it as a hash, so that it fits no other. */
export function cursorAt(question: unknown, place: Place): Cursor {
  return Buffer.from(JSON.stringify([hash(question), ...place])).toString("base64url")
}

/** The place where the last page ended; a cursor of another question, or of no question, is `cursor_invalid`. */
export function placeOf<P extends Place>(
  question: unknown,
  cursor: Cursor,
  isPlace: (place: readonly unknown[]) => place is P,
): P {
  const [asked, ...place] = parse(cursor)
  if (asked !== hash(question) || !isPlace(place)) {
    throw new MemoryError("cursor_invalid", "This cursor was not given for this question", {
      remedy: "Ask for the first page again.",
    })
  }
  return place
}

/** The first `limit` of what comes after the cursor, and a cursor when more is there. */
export function pageOf<T>(after: readonly T[], limit: number, cursorOf: (last: T) => Cursor): Page<T> {
  const items = after.slice(0, limit)
  const last = items.at(-1)
  return after.length > limit && last !== undefined ? { items, next: cursorOf(last) } : { items }
}

export function isText(place: readonly unknown[]): place is readonly [string] {
  return place.length === 1 && typeof place[0] === "string"
}

export function isNumber(place: readonly unknown[]): place is readonly [number] {
  return place.length === 1 && typeof place[0] === "number"
}

function parse(cursor: Cursor): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString())
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

function hash(question: unknown): string {
  return createHash("sha256").update(canonical(question)).digest("base64url").slice(0, 12)
}
