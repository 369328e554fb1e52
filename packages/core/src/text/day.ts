import { MemoryError } from "../contract/errors.ts"

/** Time zones are few, but names that clients send are not all the same spelling. */
const MAX_FORMATS = 1_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** The date of a time in a time zone, such as `2026-11-02`; `undated` for no time. Throws a `RangeError` for an unknown zone. */
export function dayIn(timeZone: string, time: number): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return "undated"
  const { year = "", month, day, era } = partsIn(timeZone, date)
  // Other calendars' years and those of five digits are only in broken data.
  if (era !== "AD" || year.length > 4) return date.toISOString().slice(0, 10)
  return `${year.padStart(4, "0")}-${month}-${day}`
}

/** Whether this is the name of a time zone or an offset: `Europe/Berlin`, `UTC`, `+02:00`. */
export function isTimeZone(name: string): boolean {
  try {
    formatIn(name)
    return true
  } catch {
    return false
  }
}

/** Throws `options_invalid` for an unknown time zone. */
export function checkTimeZone(name: string): void {
  if (isTimeZone(name)) return
  throw new MemoryError("options_invalid", `"${name.slice(0, 100)}" is not a time zone`, {
    remedy: "Use an IANA name such as Europe/Berlin, UTC, or an offset such as +02:00.",
  })
}

/** The time zone of this process. Asking for it takes a tenth of a millisecond, so it is asked for again only when the offset changes. */
export function processTimeZone(): string {
  const offset = new Date().getTimezoneOffset()
  if (own?.offset !== offset) own = { offset, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
  return own.zone
}

let own: { readonly offset: number; readonly zone: string } | undefined

function partsIn(timeZone: string, date: Date): { readonly [Part in Intl.DateTimeFormatPartTypes]?: string } {
  return Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    era: "short",
  })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(timeZone, made)
  return made
}
