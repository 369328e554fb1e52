import type { Schemas } from "@qdrant/js-client-rest"
import { isRecord } from "./payload-path.ts"

type GeoPoint = Schemas["GeoPoint"]

const EARTH_METRES = 6_371_008.8

export function isGeoPoint(value: unknown): value is GeoPoint {
  return isRecord(value) && typeof value.lon === "number" && typeof value.lat === "number"
}

/** Great-circle distance (haversine, mean radius of the earth). */
export function distanceInMetres(one: GeoPoint, other: GeoPoint): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const along = Math.sin(radians(other.lon - one.lon) / 2) ** 2
  const root = across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(root))
}

/** Whether the point is inside the exterior ring and in none of the holes. */
export function isInPolygon(place: GeoPoint, polygon: Schemas["GeoPolygon"]): boolean {
  const holes = Array.isArray(polygon.interiors) ? polygon.interiors : []
  return isInRing(place, polygon.exterior.points) && !holes.some((hole) => isInRing(place, hole.points))
}

/** Ray casting: counts how often a ray to the east crosses the ring. */
function isInRing({ lon, lat }: GeoPoint, line: readonly GeoPoint[]): boolean {
  let inside = false
  for (const [at, end] of line.entries()) {
    const start = line.at(at - 1) ?? end
    const crosses = end.lat > lat !== start.lat > lat
    if (crosses && lon < ((start.lon - end.lon) * (lat - end.lat)) / (start.lat - end.lat) + end.lon) inside = !inside
  }
  return inside
}
