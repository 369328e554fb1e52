/** Time words in lower case: English, German, French and Spanish; the usual phrases of Chinese, Japanese and Korean. */

export type Unit = "day" | "weekend" | "week" | "month" | "year"

/** January is 0. Ambiguous short forms ("mar") are left out. */
export const MONTHS = byPlace([
  "january jan januar janvier enero",
  "february feb februar février febrero",
  "march märz mars marzo",
  "april apr avril abril",
  "may mai mayo",
  "june jun juni juin junio",
  "july jul juli juillet julio",
  "august aug août agosto",
  "september sept sep septembre septiembre",
  "october oct oktober octobre octubre",
  "november nov novembre noviembre",
  "december dec dezember décembre diciembre",
])

/** Sunday is 0. */
export const WEEKDAYS = byPlace([
  "sunday sonntag dimanche domingo",
  "monday montag lundi lunes",
  "tuesday dienstag mardi martes",
  "wednesday mittwoch mercredi miércoles",
  "thursday donnerstag jeudi jueves",
  "friday freitag vendredi viernes",
  "saturday samstag samedi sábado",
])

/** By the first month of the season in the northern hemisphere. */
export const SEASONS: ReadonlyMap<string, number> = new Map(
  (
    [
      [2, "spring frühling frühjahr printemps primavera 春天 春"],
      [5, "summer sommer été verano 夏天 夏"],
      [8, "fall autumn herbst automne otoño 秋天 秋"],
      [11, "winter hiver invierno 冬天 冬"],
    ] as const
  ).flatMap(([month, words]) => words.split(" ").map((word) => [word, month] as const)),
)

/** As written after 星期 or before 曜日 and 요일. Sunday is 0. */
export const WEEKDAYS_UNSPACED = byPlace([
  "日 天 일",
  "一 月 월",
  "二 火 화",
  "三 水 수",
  "四 木 목",
  "五 金 금",
  "六 土 토",
])

/** Numbers as people use them: "a few" is three, "several" are five. */
export const COUNTS = byPlace([
  "",
  "a an one ein eine einem einer un une una 一 한",
  "a_couple_of couple_of two zwei deux dos 二 两 두",
  "a_few few three drei trois tres 三 세",
  "four vier quatre cuatro 四 네",
  "several five fünf cinq cinco 五",
  "six sechs seis 六",
  "seven sieben sept siete 七",
  "eight acht huit ocho 八",
  "nine neun neuf nueve 九",
  "ten zehn dix diez 十",
])

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      ["day", "day days tag tage tagen jour jours día días 天 日 일"],
      ["weekend", "weekend weekends wochenende wochenenden"],
      ["week", "week weeks woche wochen semaine semaines semana semanas 周 星期 个星期 週間 주 주일"],
      ["month", "month months monat monate monaten mois mes meses 个月 か月 ヶ月 달 개월"],
      ["year", "year years jahr jahre jahren an ans année années año años 年 년"],
    ] as const
  ).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)),
)

/**
 * Phrases for a unit this many back, 0 for the current one: patterns with word boundaries, and for scripts without
 * spaces.
 */
export const PHRASES: readonly (readonly [unit: Unit, back: number, phrase: RegExp])[] = [
  ["day", 2, phrase("(?:the )?day before yesterday|vorgestern|avant hier|anteayer", "前天|一昨日|おととい|그저께")],
  // "Hier" is German for "here".
  [
    "day",
    1,
    phrase(
      "yesterday|last night|gestern|(?:ai|as|a|avons|avez|ont|je|tu|que) .{0,60}hier|ayer|anoche",
      "昨天|昨晚|昨日|어제",
    ),
  ],
  ["day", 0, phrase("today|tonight|this (?:morning|afternoon|evening)|heute|aujourd hui|hoy", "今天|今日|오늘")],
  [
    "weekend",
    1,
    phrase(
      "(?:last|past|previous) weekend|(?:over|at|on) the weekend|am wochenende|letzte[sn] wochenende|week end dernier|fin de semana pasado",
      "上周末|先週末|지난 주말",
    ),
  ],
  [
    "week",
    2,
    phrase(
      "(?:the )?week before last|vorletzte woche|semaine d avant dernière",
      "上上(?:个)?(?:周|星期)|先々週|지지난 ?주",
    ),
  ],
  [
    "week",
    1,
    phrase(
      "(?:last|previous) week|letzte woche|(?:la )?semaine (?:dernière|passée)|semana pasada",
      "上(?:个)?(?:周|星期|礼拜)(?![一二三四五六日天末])|先週|지난 ?주",
    ),
  ],
  [
    "week",
    0,
    phrase(
      "this week|diese woche|cette semaine|esta semana",
      "[这本](?:周|个?星期)(?![一二三四五六日天末])|今週|이번 ?주",
    ),
  ],
  ["month", 1, phrase("(?:last|previous) month|letzten monat|mois dernier|mes pasado", "上个月|上月|先月|지난 ?달")],
  ["month", 0, phrase("this month|diesen monat|ce mois(?: ci)?|este mes", "这个月|本月|今月|이번 ?달")],
  ["year", 1, phrase("(?:last|previous) year|letzte[sn] jahr|l année dernière|año pasado", "去年|昨年|작년")],
  ["year", 0, phrase("this year|dieses jahr|cette année|este año", "今年|올해")],
]

function phrase(spaced: string, unspaced: string): RegExp {
  return new RegExp(` (?:${spaced}) |${unspaced}`)
}

function byPlace(rows: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap((row, place) =>
      row
        .split(" ")
        .filter((word) => word !== "")
        .map((word) => [word.replaceAll("_", " "), place] as const),
    ),
  )
}
