/** Larger numbers are milliseconds, smaller ones seconds. The limit is in 1973 as milliseconds and in 5138 as seconds. */
const MILLISECONDS_FROM = 100_000_000_000

/** Converts a time to ISO 8601: text with a zone or in UTC, or seconds or milliseconds since 1970. `undefined` if it is invalid. */
export function parseTime(value: unknown): string | undefined {
  if (typeof value === "number") return iso(value >= MILLISECONDS_FROM ? value : value * 1_000)
  if (typeof value !== "string" || value.trim() === "") return undefined
  const text = value.trim().replace(/^(\d{4}-\d{2}-\d{2}) /, "$1T")
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)
  return iso(Date.parse(hasZone || !text.includes("T") ? text : `${text}Z`))
}

function iso(ms: number): string | undefined {
  return Number.isNaN(new Date(ms).getTime()) ? undefined : new Date(ms).toISOString()
}
