import type { Range } from "../../contract/store.ts"
import { expression, oneLine } from "../../text/regex.ts"
import { COUNTS, MONTHS, PHRASES, SEASONS, UNITS, type Unit, WEEKDAYS, WEEKDAYS_UNSPACED } from "./time-words.ts"

const DAY = 86_400_000

export interface NamedTime extends Range {
  /**
   * The words of a relative time ("two weeks ago"), which the memory's own text does not contain. Absent for dates and
   * months, which it may contain.
   */
  readonly relativeWords?: string
}

/**
 * Parses the time that a text names, in UTC relative to `at`: "yesterday", "last week", "the past two months", "on May
 * 5th", "last summer", "three days ago", "vor zwei Wochen". The range is as wide as the words are vague: "two weeks
 * ago" is a fortnight back, give or take half a week. Without a year the last such time counts. Seasons are those of
 * the northern hemisphere.
 */
export function parseNamedTime(text: string, at: number): NamedTime | undefined {
  // One space around every word keeps the patterns simple, and they compile in half the time.
  const lower = ` ${text
    .slice(0, 1_000)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `.replaceAll(" fortnight ", " two weeks ")
  const today = Math.floor(at / DAY) * DAY
  return (
    parseDate(lower, at) ??
    parseAgo(lower, today) ??
    parseLast(lower, today) ??
    parsePhrase(lower, at, today) ??
    parseWeekday(lower, today) ??
    parseUnspacedWeekday(lower, today) ??
    parseSeason(lower, at) ??
    parseMonth(lower, at) ??
    parseYear(lower)
  )
}

const MONTH = `(?<month>${alternatives(MONTHS)})`
const YEAR = String.raw`(?<year>(?:19|20)\d\d)`
const MANY = String.raw`(?<count>\d{1,3}|${alternatives(COUNTS)})`
const UNIT = `(?<unit>${alternatives(UNITS)})`

const DATES = [
  / (?<year>(?:19|20)\d\d) (?<month>\d\d) (?<day>\d\d) /,
  spacedPattern(String.raw`${MONTH} (?<day>[0-3]?\d)(?:st|nd|rd|th)?(?: ${YEAR})?`),
  spacedPattern(String.raw`(?<day>[0-3]?\d)(?:st|nd|rd|th|er)? (?:of |de )?${MONTH}(?: (?:de )?${YEAR})?`),
  /(?:(?<year>(?:19|20)\d\d) ?[年년] ?)?(?<month>1?\d) ?[月월] ?(?<day>[123]?\d) ?[日号일]/,
]

function parseDate(lower: string, at: number): Range | undefined {
  for (const pattern of DATES) {
    const match = pattern.exec(lower)?.groups
    if (match === undefined) continue
    const month = MONTHS.get(match.month ?? "") ?? Number(match.month) - 1
    const day = Number(match.day)
    if (month < 0 || month > 11 || day < 1 || day > 31) continue
    const from = Date.UTC(
      yearOf(match.year, at, (year) => Date.UTC(year, month, day)),
      month,
      day,
    )
    return { from, below: from + DAY }
  }
  return undefined
}

const AGO = [
  spacedPattern(`${MANY} ${UNIT} (?:ago|back)`),
  spacedPattern(`(?:vor|il y a|hace) ${MANY} ${UNIT}`),
  new RegExp(`${MANY} ?${UNIT}(?:之|以)? ?[前전]`),
]
const LENGTHS: Readonly<Record<Unit, number>> = {
  day: DAY,
  weekend: 7 * DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
}

/** Few days are exact; other units are vague by half a unit. */
function parseAgo(lower: string, today: number): NamedTime | undefined {
  const { count, unit, relativeWords } = firstMatch(AGO, lower)
  if (count === undefined || unit === undefined) return undefined
  const middle = today - count * LENGTHS[unit]
  const slack = unit === "day" ? (count > 3 ? DAY : 0) : LENGTHS[unit] / 2
  return { from: middle - slack, below: middle + slack + DAY, relativeWords: relativeWords }
}

const LATELY = [
  spacedPattern(`(?:last|past|previous|letzten|vergangenen|últimos|últimas) ${MANY} ${UNIT}`),
  spacedPattern(`${MANY} derni(?:er|ère)s ${UNIT}`),
  new RegExp(`(?:过去|最近|過去|지난) ?${MANY} ?${UNIT}`),
  spacedPattern(`(?:past|(?:in|over|during|within) the last) ${UNIT}`),
]

/** "The past two months": up to now. */
function parseLast(lower: string, today: number): NamedTime | undefined {
  const { count = 1, unit, relativeWords } = firstMatch(LATELY, lower)
  if (unit === undefined || unit === "weekend") return undefined
  return {
    from: today - count * LENGTHS[unit] - (unit === "month" ? count * DAY : 0),
    below: today + DAY,
    relativeWords: relativeWords,
  }
}

function parsePhrase(lower: string, at: number, today: number): NamedTime | undefined {
  const match = PHRASES.find(([, , phrase]) => phrase.test(lower))
  if (match === undefined) return undefined
  const [unit, back, phrase] = match
  const [relativeWords] = matchText(phrase, lower)
  const now = new Date(at)
  const tomorrow = today + DAY
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY
  const until = (from: number, end: number): NamedTime => ({
    from,
    below: back === 0 ? tomorrow : end,
    relativeWords: relativeWords,
  })
  if (unit === "day") return until(today - back * DAY, today - (back - 1) * DAY)
  if (unit === "weekend") return until(monday - 2 * DAY, monday)
  if (unit === "week") return until(monday - back * 7 * DAY, monday - (back - 1) * 7 * DAY)
  if (unit === "month") {
    const month = (offset: number): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset)
    return until(month(-back), month(0))
  }
  return until(Date.UTC(now.getUTCFullYear() - back, 0), Date.UTC(now.getUTCFullYear(), 0))
}

const ON_WEEKDAY = spacedPattern(
  `(?:on|last|past|am|letzten|le|el) (?<weekday>${alternatives(WEEKDAYS)})|(?<weekday2>${alternatives(WEEKDAYS)}) (?:dernier|pasado)`,
)

/**
 * "上周二" is in the previous week; "周二" and "火曜日" are the last such day. "每周一" (every), "下周二" (next) and "一周三次" (how
 * often) do not match.
 */
const ON_WEEKDAY_UNSPACED = expression()`
  (?<before>上个?|先週の?|지난 ?주 ?)?(?<!每个?|下个?|[一两二三四五六几]|毎週?の?|来週の?|次の|下週の?|다음 ?주 ?|매주? ?)
  (?:(?:周|星期|礼拜|週)(?<han>[一二三四五六日天])(?!次|般|直)|(?<kana>[月火水木金土日])曜日?|(?<hangul>[월화수목금토일])요일)
`

function parseUnspacedWeekday(lower: string, today: number): Range | undefined {
  const match = ON_WEEKDAY_UNSPACED.exec(lower)?.groups
  const weekday = WEEKDAYS_UNSPACED.get(match?.han ?? match?.kana ?? match?.hangul ?? "")
  if (weekday === undefined) return undefined
  const now = new Date(today).getUTCDay()
  const back = match?.before === undefined ? (now - weekday + 7) % 7 || 7 : ((now + 6) % 7) + 7 - ((weekday + 6) % 7)
  return { from: today - back * DAY, below: today - (back - 1) * DAY }
}

function parseWeekday(lower: string, today: number): Range | undefined {
  const match = ON_WEEKDAY.exec(lower)?.groups
  const weekday = WEEKDAYS.get(match?.weekday ?? match?.weekday2 ?? "")
  if (weekday === undefined) return undefined
  const back = (new Date(today).getUTCDay() - weekday + 7) % 7 || 7
  return { from: today - back * DAY, below: today - (back - 1) * DAY }
}

const SEASON = `(?<season>${alternatives(SEASONS)})`
const IN_SEASON = spacedPattern(
  oneLine(String.raw`
    (?:last|this|past|(?:in|during)(?: the)?|im|letzten|cet|este|esta) ${SEASON}(?: (?:of |de )?${YEAR})?
    |(?:en|au|l|el|la) (?<season2>${alternatives(SEASONS)}) (?:dernier|pass[ée]|pasad[oa]|(?:de )?(?<year2>(?:19|20)\d\d))
  `),
)
/** "En été" and "la primavera" name any year: they count only with a past event. */
const ANY_SEASON = spacedPattern(`(?:en|au|l|el|la) ${SEASON}`)
const HAPPENED = expression("u")`
  [ ](?:(?:ai|as|a|avons|avez|ont|suis|es|est|sommes|êtes|sont)[ ](?:\p{L}+[ ]){0,2}?(?!été[ ])\p{L}{2,}(?:é|ée|és|ées|it|is|u|us)
  |étais|était|étions|étaient|avais|avait|avions
  |hice|hizo|hiciste|hicimos|fui|fue|fuiste|fuimos|fueron|estuve|estuvimos|estaba|era|tuve|tuvimos|dije|dijo|comí|vi|he|hemos|había
  |\p{L}{2,}(?:aste|iste|aron|ieron|ábamos|ó))[ ]
`
const IN_SEASON_UNSPACED =
  /(?:(?<year>(?:19|20)\d\d) ?年 ?(?:的)?|去年|今年|上个?|昨年)(?<season>[春夏秋冬])|(?<season2>[春夏秋冬])(?:天|に|の間)/

function parseSeason(lower: string, at: number): Range | undefined {
  const anyOne = HAPPENED.test(lower) ? ANY_SEASON.exec(lower) : null
  const match = (IN_SEASON.exec(lower) ?? anyOne ?? IN_SEASON_UNSPACED.exec(lower))?.groups
  const month = SEASONS.get(match?.season ?? match?.season2 ?? "")
  if (month === undefined) return undefined
  const year = yearOf(match?.year ?? match?.year2, at, (one) => Date.UTC(one, month))
  return { from: Date.UTC(year, month), below: Date.UTC(year, month + 3) }
}

const HAN_MONTHS: ReadonlyMap<string, number> = new Map(
  ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"].flatMap((han, month) => [
    [han, month] as const,
    [String(month + 1), month] as const,
  ]),
)

const IN_MONTH = [
  spacedPattern(
    `(?:(?:in|of|during|last|since|early|late|mid|im|letzten|en) (?:mid |early |late )?)${MONTH}(?: (?:of |de )?${YEAR})?`,
  ),
  spacedPattern(`${MONTH} ${YEAR}`),
  /(?:(?<year>(?:19|20)\d\d) ?[年년] ?)?(?<![\d一二三四五六七八九十个個ヶか])(?<month>十[一二]?|[一二三四五六七八九]|1[0-2]|[1-9]) ?[月월](?!\s?[\d一二三四五六七八九十])/,
]

function parseMonth(lower: string, at: number): Range | undefined {
  const match = IN_MONTH.map((pattern) => pattern.exec(lower)).find((one) => one !== null)
  if (match === null || match === undefined) return undefined
  const month = MONTHS.get(match.groups?.month ?? "") ?? HAN_MONTHS.get(match.groups?.month ?? "")
  if (month === undefined) return undefined
  // "Last May", asked in May, is that of the previous year.
  const before = match[0].startsWith(" last")
    ? Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth()) - 1
    : at
  const year = yearOf(match.groups?.year, before, (one) => Date.UTC(one, month))
  const below = match[0].startsWith(" since") ? Math.floor(at / DAY) * DAY + DAY : Date.UTC(year, month + 1)
  return { from: Date.UTC(year, month), below }
}

function parseYear(lower: string): Range | undefined {
  const match = / (?:in|during|of|en) (?<year>(?:19|20)\d\d) /.exec(lower)?.groups
  const year = Number(match?.year)
  return match === undefined ? undefined : { from: Date.UTC(year, 0), below: Date.UTC(year + 1, 0) }
}

/** The named year, or the last one in which this time was not in the future. */
function yearOf(named: string | undefined, at: number, timeIn: (year: number) => number): number {
  const now = new Date(at).getUTCFullYear()
  return named === undefined ? now - Number(timeIn(now) > at) : Number(named)
}

interface RelativeMatch {
  readonly count?: number
  readonly unit?: Unit
  readonly relativeWords: string
}

function firstMatch(patterns: readonly RegExp[], lower: string): RelativeMatch {
  for (const pattern of patterns) {
    const [relativeWords, match] = matchText(pattern, lower)
    const unit = UNITS.get(match.unit ?? "")
    if (unit === undefined) continue
    const { count } = match
    return {
      unit,
      relativeWords: relativeWords,
      ...(count !== undefined && { count: COUNTS.get(count) ?? Number(count) }),
    }
  }
  return { relativeWords: "" }
}

function matchText(
  pattern: RegExp,
  lower: string,
): [text: string, groups: Readonly<Record<string, string | undefined>>] {
  const match = pattern.exec(lower)
  return [match?.[0] ?? "", match?.groups ?? {}]
}

function spacedPattern(pattern: string): RegExp {
  return new RegExp(` (?:${pattern}) `)
}

/** Longest first, so that no alternative hides a longer one. */
function alternatives(words: ReadonlyMap<string, unknown>): string {
  return [...words.keys()].sort((one, other) => other.length - one.length).join("|")
}
