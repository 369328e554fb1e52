import { analyse } from "../../text/analyse.ts"
import type { Cues } from "./cues.ts"

/** The text is about something of the speaker: "my", "our". */
export const OWN_CUE = 1
/** The text names a time: "yesterday", "ago", a weekday, a month, "for years". */
export const TIME_CUE = 2

// Words that exist in English with another meaning ("mes", "tag", "Mia") are left out: a stem does not show its
// language.
const OWN_WORDS = `my mine our ours myself mein meine meinen meinem meiner unser unsere mon notre mi mío nuestro nuestra meu minha nosso
  我的 我 我们 私 僕 俺 내 제 мой моя мое мои наш`
const TIME_WORDS = `yesterday today tonight tomorrow ago minute hour day week weekend month year morning night
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  gestern heute morgen woche wochen monat monate jahr jahre hier aujourd demain semaine mois ayer hoy mañana semana año años ontem hoje amanhã
  昨天 今天 明天 年 月 日 星期 周 昨日 今日 明日 先週 先月 어제 오늘 내일 вчера сегодня завтра год`

const ownEntries = analyse(OWN_WORDS).map((word) => [word, OWN_CUE] as const)
const timeEntries = analyse(TIME_WORDS).map((word) => [word, TIME_CUE] as const)

const noCues = new Map<string, number>()
const ownCues = new Map(ownEntries)
const timeCues = new Map(timeEntries)
const allCues = new Map([...ownEntries, ...timeEntries])

/** The analysed cue words of this request; only these are scanned, because scanning costs time. */
export function cueWordsFor({
  refersToUser,
  asksTime,
}: Pick<Cues, "refersToUser" | "asksTime">): ReadonlyMap<string, number> {
  if (refersToUser) return asksTime ? allCues : ownCues
  return asksTime ? timeCues : noCues
}
