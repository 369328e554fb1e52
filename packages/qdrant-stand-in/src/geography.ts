import type { Schemas } from "@qdrant/js-client-rest"
import { isObject } from "./payload-path.ts"

type Place = Schemas["GeoPoint"]

const EARTH_METRES = 6_371_008.8

export function isPlace(value: unknown): value is Place {
  return isObject(value) && typeof value.lon === "number" && typeof value.lat === "number"
}

/** Along the great circle (haversine, mean radius of the earth). */
export function metres(one: Place, other: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const along = Math.sin(radians(other.lon - one.lon) / 2) ** 2
  const root = across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(root))
}

/** In the exterior and in none of the holes. */
export function insidePolygon(place: Place, polygon: Schemas["GeoPolygon"]): boolean {
  const holes = Array.isArray(polygon.interiors) ? polygon.interiors : []
  return isInside(place, polygon.exterior.points) && !holes.some((hole) => isInside(place, hole.points))
}

/** By how often a ray to the east crosses the line. */
function isInside({ lon, lat }: Place, line: readonly Place[]): boolean {
  let inside = false
  for (const [at, end] of line.entries()) {
    const start = line.at(at - 1) ?? end
    const crosses = end.lat > lat !== start.lat > lat
    if (crosses && lon < ((start.lon - end.lon) * (lat - end.lat)) / (start.lat - end.lat) + end.lon) inside = !inside
  }
  return inside
}
