import { type Cursor, placeOf } from "@keepsake/core/plugin"

/** The end of the previous page; `undefined` for the first page, `cursor_invalid` for a cursor of another query. */
export function positionFromCursor<P extends readonly (string | number)[]>(
  question: unknown,
  cursor: Cursor | undefined,
  isPlace: (place: readonly unknown[]) => place is P,
): P | undefined {
  return cursor === undefined ? undefined : placeOf(question, cursor, isPlace)
}

export function isNumberAndText(place: readonly unknown[]): place is readonly [number, string] {
  return place.length === 2 && typeof place[0] === "number" && typeof place[1] === "string"
}

export function isTexts(place: readonly unknown[]): place is readonly [string, string] {
  return place.length === 2 && typeof place[0] === "string" && typeof place[1] === "string"
}
