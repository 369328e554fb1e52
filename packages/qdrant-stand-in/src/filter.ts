import type { Schemas } from "@qdrant/js-client-rest"
import { microsOf } from "./datetime.ts"
import { insidePolygon, isPlace, metres } from "./geography.ts"
import { isObject, itemsAt, valuesAt } from "./payload-path.ts"
import type { Point } from "./point.ts"
import { pointId } from "./point-id.ts"
import { type TextIndex, textMatches } from "./text-match.ts"

type Conditions = Schemas["Filter"]["must"]
/** How the texts at a key were indexed; without an index a text condition looks for the exact string. */
export type TextIndexes = (key: string) => TextIndex | undefined

export function passes(point: Point, filter: Schemas["Filter"] | null | undefined, texts: TextIndexes): boolean {
  return holds(point, point.payload, filter, texts)
}

/** `payload` is the point's own, or inside `nested` one object of a list. */
function holds(
  point: Point,
  payload: unknown,
  filter: Schemas["Filter"] | null | undefined,
  texts: TextIndexes,
): boolean {
  if (filter === undefined || filter === null) return true
  const is = (condition: Schemas["Condition"]): boolean => conditionHolds(point, payload, condition, texts)
  const should = listOf(filter.should)
  const least = filter.min_should
  return (
    listOf(filter.must).every(is) &&
    !listOf(filter.must_not).some(is) &&
    (should.length === 0 || should.some(is)) &&
    (!isMinShould(least) || least.conditions.filter(is).length >= least.min_count)
  )
}

export function listOf(conditions: Conditions): readonly Schemas["Condition"][] {
  if (conditions === undefined || conditions === null) return []
  // The client writes `null` as a record of unknowns, which the shape of a filter has ruled out.
  return (Array.isArray(conditions) ? conditions : [conditions]) as readonly Schemas["Condition"][]
}

export function isMinShould(value: unknown): value is Schemas["MinShould"] {
  return isObject(value) && Array.isArray(value.conditions)
}

function conditionHolds(point: Point, payload: unknown, condition: Schemas["Condition"], texts: TextIndexes): boolean {
  if ("key" in condition && typeof condition.key === "string") return fieldHolds(payload, condition, texts)
  if ("is_empty" in condition && isObject(condition.is_empty)) return isEmpty(payload, condition.is_empty.key)
  if ("is_null" in condition && isObject(condition.is_null)) return isNull(payload, condition.is_null.key)
  if ("has_id" in condition) return condition.has_id.some((id) => pointId(id) === point.id)
  if ("has_vector" in condition) return point.vectors.has(condition.has_vector)
  if ("nested" in condition) {
    const { key, filter } = condition.nested
    return itemsAt(payload, key).some((item) => isObject(item) && holds(point, item, filter, texts))
  }
  // What is left is a filter in place of a condition.
  return holds(point, payload, condition as Schemas["Filter"], texts)
}

function isEmpty(payload: unknown, key: string): boolean {
  return itemsAt(payload, key).every((item) => item === null)
}

function isNull(payload: unknown, key: string): boolean {
  return itemsAt(payload, key).includes(null)
}

function fieldHolds(payload: unknown, condition: Schemas["FieldCondition"], texts: TextIndexes): boolean {
  const { key, match, range, values_count: size } = condition
  if (typeof condition.is_empty === "boolean") return isEmpty(payload, key) === condition.is_empty
  if (typeof condition.is_null === "boolean") return isNull(payload, key) === condition.is_null
  if (size !== undefined && size !== null) {
    const [value] = valuesAt(payload, key)
    return inBounds(Array.isArray(value) ? value.length : value == null ? 0 : 1, size)
  }
  return itemsAt(payload, key).some((item) => {
    if (match !== undefined && match !== null) return matches(item, match as Schemas["Match"], texts(key))
    if (range !== undefined && range !== null) return inRange(item, range)
    return isInArea(item, condition)
  })
}

function matches(item: unknown, match: Schemas["Match"], texts: TextIndex | undefined): boolean {
  if ("value" in match) return item === match.value
  // One list of texts or one of numbers.
  if ("any" in match) return (match.any as readonly unknown[]).includes(item)
  if ("except" in match) return item !== null && !(match.except as readonly unknown[]).includes(item)
  return typeof item === "string" && textMatches(item, match as Readonly<Record<string, string>>, texts)
}

interface Bounds {
  readonly lt?: unknown
  readonly gt?: unknown
  readonly lte?: unknown
  readonly gte?: unknown
}

function inRange(item: unknown, range: Bounds): boolean {
  if (Object.values(range).some((bound) => typeof bound === "string")) {
    const at = microsOf(item)
    const moments = Object.fromEntries(Object.entries(range).map(([name, bound]) => [name, microsOf(bound)]))
    return at !== undefined && inBounds(at, moments)
  }
  return typeof item === "number" && inBounds(item, range)
}

function inBounds(value: number, { lt, gt, lte, gte }: Bounds): boolean {
  return (
    (typeof lt !== "number" || value < lt) &&
    (typeof gt !== "number" || value > gt) &&
    (typeof lte !== "number" || value <= lte) &&
    (typeof gte !== "number" || value >= gte)
  )
}

function isInArea(item: unknown, condition: Schemas["FieldCondition"]): boolean {
  if (!isPlace(item)) return false
  // The client writes `null` as a record of unknowns, which the shape of a condition has ruled out.
  const box = condition.geo_bounding_box as Schemas["GeoBoundingBox"] | null | undefined
  const circle = condition.geo_radius as Schemas["GeoRadius"] | null | undefined
  const polygon = condition.geo_polygon as Schemas["GeoPolygon"] | null | undefined
  if (box != null) {
    const { top_left: start, bottom_right: end } = box
    return item.lon >= start.lon && item.lon <= end.lon && item.lat <= start.lat && item.lat >= end.lat
  }
  if (circle != null) return metres(item, circle.center) <= circle.radius
  return polygon != null && insidePolygon(item, polygon)
}
