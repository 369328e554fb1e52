/** Above it a number of milliseconds, below it one of seconds: the two meet in 1973 and 5138. */
const MILLISECONDS_FROM = 100_000_000_000

/** A time as other systems write it, as ISO 8601: text with or without a zone (then UTC), seconds or milliseconds since 1970. `undefined` for what is none. */
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
