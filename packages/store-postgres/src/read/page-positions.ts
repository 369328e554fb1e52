/** Where a page ended that is sorted by creation and id. */
export function isCreation(place: readonly unknown[]): place is readonly [number, string] {
  return place.length === 2 && typeof place[0] === "number" && typeof place[1] === "string"
}

/** Where a page ended that is sorted by tenant and pool. */
export function isTextPair(place: readonly unknown[]): place is readonly [string, string] {
  return place.length === 2 && typeof place[0] === "string" && typeof place[1] === "string"
}

/** Where a reader of the feed is in each lane. */
export function isLanePositions(length: number): (place: readonly unknown[]) => place is readonly number[] {
  return (place): place is readonly number[] =>
    place.length === length && place.every((seq) => typeof seq === "number" && Number.isSafeInteger(seq) && seq >= 0)
}
