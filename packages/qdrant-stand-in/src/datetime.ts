const FORM = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?\s*(Z|[+-]\d\d:?(?:\d\d)?)?)?$/i

/** Microseconds since 1970 of an RFC 3339 time or one of the shorter forms that the server accepts; `undefined` otherwise. */
export function parseMicros(text: unknown): number | undefined {
  const parts = typeof text === "string" ? FORM.exec(text) : null
  if (parts === null) return undefined
  const [, day, time = "00:00:00", fraction = "", zone = "Z"] = parts
  const offset = /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone
  const at = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}${offset.toUpperCase()}`)
  return Number.isNaN(at) ? undefined : at * 1000 + Math.round(Number(`0${fraction}`) * 1e6)
}
