import type { Schemas } from "@qdrant/js-client-rest"
import { parseMicros } from "./datetime.ts"
import { distanceInMetres, isGeoPoint, isInPolygon } from "./geography.ts"
import { isRecord, itemsAt, valuesAt } from "./payload-path.ts"
import type { Point } from "./point.ts"
import { parsePointId } from "./point-id.ts"
import { matchesText, type TextIndexParams } from "./text-match.ts"

type Conditions = Schemas["Filter"]["must"]
/** Looks up the text index of a key. Without one a text condition matches substrings. */
export type TextIndexLookup = (key: string) => TextIndexParams | undefined

export function matchesFilter(
  point: Point,
  filter: Schemas["Filter"] | null | undefined,
  texts: TextIndexLookup,
): boolean {
  return matchesPayload(point, point.payload, filter, texts)
}

/** `payload` is the point's own, or one object of a list inside `nested`. */
function matchesPayload(
  point: Point,
  payload: unknown,
  filter: Schemas["Filter"] | null | undefined,
  texts: TextIndexLookup,
): boolean {
  if (filter === undefined || filter === null) return true
  const is = (condition: Schemas["Condition"]): boolean => matchesCondition(point, payload, condition, texts)
  const should = toConditionList(filter.should)
  const least = filter.min_should
  return (
    toConditionList(filter.must).every(is) &&
    !toConditionList(filter.must_not).some(is) &&
    (should.length === 0 || should.some(is)) &&
    (!isMinShould(least) || least.conditions.filter(is).length >= least.min_count)
  )
}

export function toConditionList(conditions: Conditions): readonly Schemas["Condition"][] {
  if (conditions === undefined || conditions === null) return []
  // The client's types represent `null` as a record of unknowns, which the schema has excluded.
  return (Array.isArray(conditions) ? conditions : [conditions]) as readonly Schemas["Condition"][]
}

export function isMinShould(value: unknown): value is Schemas["MinShould"] {
  return isRecord(value) && Array.isArray(value.conditions)
}

function matchesCondition(
  point: Point,
  payload: unknown,
  condition: Schemas["Condition"],
  texts: TextIndexLookup,
): boolean {
  if ("key" in condition && typeof condition.key === "string") return matchesField(payload, condition, texts)
  if ("is_empty" in condition && isRecord(condition.is_empty)) return isEmpty(payload, condition.is_empty.key)
  if ("is_null" in condition && isRecord(condition.is_null)) return isNull(payload, condition.is_null.key)
  if ("has_id" in condition) return condition.has_id.some((id) => parsePointId(id) === point.id)
  if ("has_vector" in condition) return point.vectors.has(condition.has_vector)
  if ("nested" in condition) {
    const { key, filter } = condition.nested
    return itemsAt(payload, key).some((item) => isRecord(item) && matchesPayload(point, item, filter, texts))
  }
  // The only remaining case is a nested filter.
  return matchesPayload(point, payload, condition as Schemas["Filter"], texts)
}

function isEmpty(payload: unknown, key: string): boolean {
  return itemsAt(payload, key).every((item) => item === null)
}

function isNull(payload: unknown, key: string): boolean {
  return itemsAt(payload, key).includes(null)
}

function matchesField(payload: unknown, condition: Schemas["FieldCondition"], texts: TextIndexLookup): boolean {
  const { key, match, range, values_count: size } = condition
  if (typeof condition.is_empty === "boolean") return isEmpty(payload, key) === condition.is_empty
  if (typeof condition.is_null === "boolean") return isNull(payload, key) === condition.is_null
  if (size !== undefined && size !== null) {
    const [value] = valuesAt(payload, key)
    return inBounds(Array.isArray(value) ? value.length : value == null ? 0 : 1, size)
  }
  return itemsAt(payload, key).some((item) => {
    if (match !== undefined && match !== null) return matchesValue(item, match as Schemas["Match"], texts(key))
    if (range !== undefined && range !== null) return inRange(item, range)
    return isInArea(item, condition)
  })
}

function matchesValue(item: unknown, match: Schemas["Match"], texts: TextIndexParams | undefined): boolean {
  if ("value" in match) return item === match.value
  // A list of strings or a list of numbers.
  if ("any" in match) return (match.any as readonly unknown[]).includes(item)
  if ("except" in match) return item !== null && !(match.except as readonly unknown[]).includes(item)
  return typeof item === "string" && matchesText(item, match as Readonly<Record<string, string>>, texts)
}

interface Bounds {
  readonly lt?: unknown
  readonly gt?: unknown
  readonly lte?: unknown
  readonly gte?: unknown
}

function inRange(item: unknown, range: Bounds): boolean {
  if (Object.values(range).some((bound) => typeof bound === "string")) {
    const at = parseMicros(item)
    const moments = Object.fromEntries(Object.entries(range).map(([name, bound]) => [name, parseMicros(bound)]))
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
  if (!isGeoPoint(item)) return false
  // The client's types represent `null` as a record of unknowns, which the schema has excluded.
  const box = condition.geo_bounding_box as Schemas["GeoBoundingBox"] | null | undefined
  const circle = condition.geo_radius as Schemas["GeoRadius"] | null | undefined
  const polygon = condition.geo_polygon as Schemas["GeoPolygon"] | null | undefined
  if (box != null) {
    const { top_left: start, bottom_right: end } = box
    return item.lon >= start.lon && item.lon <= end.lon && item.lat <= start.lat && item.lat >= end.lat
  }
  if (circle != null) return distanceInMetres(item, circle.center) <= circle.radius
  return polygon != null && isInPolygon(item, polygon)
}
