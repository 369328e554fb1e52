import type { Range } from "../../contract/store.ts"

const DAY = 86_400_000
const MONTHS = "january february march april may june july august september october november december".split(" ")
const DAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ")

/** The time that a text names, relative to the moment of asking, in UTC: "yesterday", "last week", "in May", "three days ago". */
export function timeNamed(text: string, at: number): Range | undefined {
  const lower = text.toLowerCase().slice(0, 1_000)
  const today = Math.floor(at / DAY) * DAY
  const weekday = new Date(at).getUTCDay()
  const monday = today - ((weekday + 6) % 7) * DAY
  if (/\b(?:today|this morning)\b/.test(lower)) return { from: today, below: today + DAY }
  if (/\b(?:yesterday|last night)\b/.test(lower)) return { from: today - DAY, below: today }
  if (/\bthis week\b/.test(lower)) return { from: monday, below: today + DAY }
  if (/\b(?:last|past|previous) week\b/.test(lower))
    return { from: Math.min(monday - 7 * DAY, today - 7 * DAY), below: monday }
  if (/\b(?:last|past|previous) weekend\b/.test(lower)) return { from: monday - 2 * DAY, below: monday }
  if (/\bthis month\b/.test(lower)) return { from: month(at, 0), below: today + DAY }
  if (/\b(?:last|past|previous) month\b/.test(lower)) return { from: month(at, -1), below: month(at, 0) }
  if (/\b(?:last|past|previous) year\b/.test(lower)) return year(new Date(at).getUTCFullYear() - 1)
  return ago(lower, today) ?? onWeekday(lower, today, weekday) ?? calendar(lower, at)
}

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  few: 3,
}
const UNITS: Readonly<Record<string, number>> = { day: DAY, week: 7 * DAY, month: 30 * DAY, year: 365 * DAY }

/** As exact as its unit: "two weeks ago" is a fortnight back, give or take half a week. */
function ago(lower: string, today: number): Range | undefined {
  const found = /\b(\d{1,3}|a|an|one|two|three|four|five|six|few) (day|week|month|year)s? ago\b/.exec(lower)
  const unit = UNITS[found?.[2] ?? ""]
  if (found === null || unit === undefined) return undefined
  const count = COUNTS[found[1] ?? ""] ?? Number(found[1])
  const middle = today - count * unit
  return unit === DAY
    ? { from: middle, below: middle + DAY }
    : { from: middle - unit / 2, below: middle + unit / 2 + DAY }
}

function onWeekday(lower: string, today: number, weekday: number): Range | undefined {
  const found = /\b(?:on|last) (sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/.exec(lower)
  if (found === null) return undefined
  const back = (weekday - DAYS.indexOf(found[1] ?? "") + 7) % 7 || 7
  return { from: today - back * DAY, below: today - (back - 1) * DAY }
}

function calendar(lower: string, at: number): Range | undefined {
  const named =
    /\b(?:in|of|during|last) (january|february|march|april|may|june|july|august|september|october|november|december)\b(?: ((?:19|20)\d\d))?/.exec(
      lower,
    )
  if (named !== null) {
    const index = MONTHS.indexOf(named[1] ?? "")
    const now = new Date(at)
    const ahead = index > now.getUTCMonth() || (index === now.getUTCMonth() && /\blast /.test(named[0]))
    const which = named[2] === undefined ? now.getUTCFullYear() - (ahead ? 1 : 0) : Number(named[2])
    return { from: Date.UTC(which, index), below: Date.UTC(which, index + 1) }
  }
  const bare = /\bin ((?:19|20)\d\d)\b/.exec(lower)
  return bare === null ? undefined : year(Number(bare[1]))
}

function month(at: number, offset: number): number {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset)
}

function year(which: number): Range {
  return { from: Date.UTC(which, 0), below: Date.UTC(which + 1, 0) }
}
