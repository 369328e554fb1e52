import { expression } from "../../text/regex.ts"

const DAY = 86_400_000
const MONTHS = "january february march april may june july august september october november december".split(" ")
const WEEKDAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ")
const COUNTS = "zero one two three four five six seven eight nine ten".split(" ")

const MONTH = MONTHS.join("|")
const UNTIL = expression("i")`
  \b(?:until|till|'til|til|through|up to) (?:(?:the )?(?:end|start|beginning|middle) of )?(?:the )?
  (?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})(?:,? (\d{4}))?
  |(${MONTH})(?: (\d{1,2})(?:st|nd|rd|th)?(?!\d))?(?:,? (\d{4}))?|(\d{4})|(${WEEKDAYS.join("|")})
  |(tomorrow|tonight|(?:this|next) (?:week|month|year)|week|month|year))\b
`
const FOR_THE_NEXT = expression("i")`
  \b(?:for|over|during|in) the next (?:(\d{1,3}|${COUNTS.slice(1).join("|")}|few|couple of) )?(day|week|month|year)s?\b
`
const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }

/**
 * The end of a statement's validity in ms since 1970: the end of the named day, month or year in UTC, the next one
 * after `at`. `undefined` if it names none or a past one.
 */
export function validUntil(statement: string, at: number): number | undefined {
  const next = FOR_THE_NEXT.exec(statement)
  const end = next ? nextOf(next, at) : untilOf(UNTIL.exec(statement), at)
  return end !== undefined && end > at ? end : undefined
}

function nextOf([, count = "one", unit = ""]: RegExpExecArray, at: number): number {
  const lower = count.toLowerCase()
  const times = lower === "few" ? 3 : lower === "couple of" ? 2 : Math.max(COUNTS.indexOf(lower), Number(lower) || 0)
  return dayOf(at) + (times * (UNITS[unit.toLowerCase()] ?? 1) + 1) * DAY
}

function untilOf(match: RegExpExecArray | null, at: number): number | undefined {
  if (match === null) return undefined
  const [, isoYear, isoMonth, isoDay, day1, month1, year1, month2, day2, year2, year, weekday, named] = match
  if (isoYear !== undefined) return Date.UTC(Number(isoYear), Number(isoMonth) - 1, Number(isoDay) + 1)
  const month = month1 ?? month2
  if (month !== undefined) return endOf(MONTHS.indexOf(month.toLowerCase()), day1 ?? day2, year1 ?? year2, at)
  if (year !== undefined) return Date.UTC(Number(year) + 1, 0)
  if (weekday !== undefined) return dayOf(at) + (ahead(WEEKDAYS.indexOf(weekday.toLowerCase()), at) + 1) * DAY
  return named === undefined ? undefined : endNamed(named.toLowerCase(), at)
}

function endOf(month: number, day: string | undefined, year: string | undefined, at: number): number {
  const end = (which: number): number =>
    day === undefined ? Date.UTC(which, month + 1) : Date.UTC(which, month, Number(day) + 1)
  if (year !== undefined) return end(Number(year))
  const now = new Date(at).getUTCFullYear()
  return end(now) > at ? end(now) : end(now + 1)
}

function endNamed(named: string, at: number): number {
  const date = new Date(at)
  const later = named.startsWith("next") ? 1 : 0
  if (named === "tonight") return dayOf(at) + DAY
  if (named === "tomorrow") return dayOf(at) + 2 * DAY
  if (named.endsWith("week")) return dayOf(at) + (7 - ((date.getUTCDay() + 6) % 7) + 7 * later) * DAY
  if (named.endsWith("month")) return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1 + later)
  return Date.UTC(date.getUTCFullYear() + 1 + later, 0)
}

/** Days until the next such weekday, including today. */
function ahead(weekday: number, at: number): number {
  return (weekday - new Date(at).getUTCDay() + 7) % 7
}

function dayOf(at: number): number {
  return Math.floor(at / DAY) * DAY
}
