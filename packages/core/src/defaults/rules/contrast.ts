import { expression } from "../../text/regex.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { beforeTail } from "../../text/value-place.ts"

/** A wrong value and the right one: "not peanuts but almonds". */
export interface Contrast {
  readonly wrong: string
  readonly right: string
  /** Where the contrast begins and ends in its text. */
  readonly start: number
  readonly end: number
  /** Whether a word and not only a comma leads from the one to the other. */
  readonly isJoined: boolean
}

/** What stands between a denial and its value: "it's not Hull, it's York", "no es la leche sino el huevo". */
const COPULA = expression("iu")`
  ^(?:it['’]s|it is|he['’]s|she['’]s|es ist|er heißt|sie heißt|c['’]est|il s['’]appelle|elle s['’]appelle|es|era|se llama|è|era|si chiama|é|se chama|chama-se)\s{1,2}(?=\S)
`
const SPACED = expression("iu")`
  (?<![\p{L}'’])(?<denial>not|nicht|kein\p{L}{0,2}|pas|no|non|não)\s(?<wrong>[^,.;:!?\s][^,.;:!?]{0,40}?)(?:,?\s(?<joint>but|sondern|mais|sino|ma|bensì|mas|e sim)\s|,\s)(?<right>[^,.;:!?\s][^,.;:!?]{0,40})
`
/** The word that leads to the right value belongs to the denial: "No nuts, but coconut is fine" gives no other value. */
const JOINTS = expression("iu")`
  ^(?:not but|nicht sondern|kein\p{L}{0,2} sondern|pas mais|no sino|non (?:ma|bensì)|não (?:mas|e sim))$
`
const FORMS_UNSPACED: readonly RegExp[] = [
  /不是(?<wrong>[^，,、。.；;！!是]{1,12}?)(?:[，,、]\s?(?<joint>而是|应该是|應該是|是)?|(?<also>而是|是))(?<right>[^，,、。.；;！!是]{1,12})/u,
  /(?<wrong>[^，,、。.；;！!\s]{1,12}?)(?<joint>じゃなくて?|ではなくて?)[、，]?(?<right>[^，,、。.；;！!\s]{1,14})/u,
]
const ENDS_UNSPACED = /(?:です(?:ね|よ)?|でした|だった|だよ?|才对|的|啊|呀|啦|哦)$/u

/** "No meat, no fish", "keine Nüsse, auch keine Spuren": a list goes on where a correction gives the right value. */
const GOES_ON = expression("iu")`
  ^(?:(?:and|also|even|und|auch|sogar|et|même|y|e|o|ou|or|oder|incluso|nemmeno|nem|ni)\s){0,2}(?:not|no|nor|neither|nicht|kein\p{L}{0,2}|weder|noch|pas|ni|non|né|niente|nessun\p{L}?|nemmeno|não|nem|nada|sin|sem|senza|sans|même|ohne|without|either|only|just|nur|solo|sólo|só|seulement)(?!\p{L})
  |^(?:不|没|也|都|就|只)|もなしで?$
`
/** "Not Oslo but Bergen please", "not Mondays but Fridays this week": what is to be done now, and nothing of what was told. */
const ORDERS = expression("iu")`
  \s(?:please|pls|bitte|s['’]il (?:te|vous) plaît|stp|svp|por favor|per favore|grazie|thanks|danke|merci|gracias|obrigad[oa]|today|tonight|tomorrow|instead|this (?:time|week|weekend|month)|heute|morgen|diesmal|aujourd['’]hui|demain|cette fois|hoy|mañana|esta vez|oggi|domani|stavolta|hoje|amanhã|desta vez)$
  |^(?:use|take|make|add|put|write|nimm|schreib|mach|mets|utilise|fais|usa|pon|haz|metti|prendi|põe|use)\s
  |^(?:用|要|来|换|放|加|写|给|订|找|请)
`

/** The wrong value that a text denies and the one that it gives instead. Linear. */
export function contrastIn(text: string): Contrast | undefined {
  for (const form of [SPACED, ...FORMS_UNSPACED]) {
    const contrast = form.exec(text)
    if (contrast === null) continue
    const { denial, wrong = "", joint, also, right = "" } = contrast.groups ?? {}
    if (denial !== undefined && joint !== undefined && !JOINTS.test(`${denial} ${joint}`)) continue
    const rightWords = right.trim()
    const value = rightWords.replace(COPULA, "").replace(ENDS_UNSPACED, "")
    const named = wrong.trim().replace(COPULA, "")
    if (value === "" || named === "" || GOES_ON.test(rightWords) || ORDERS.test(value)) continue
    const isJoined = joint !== undefined || also !== undefined || COPULA.test(rightWords)
    return { wrong: named, right: value, start: contrast.index, end: contrast.index + contrast[0].length, isJoined }
  }
  return undefined
}

/** Whether a contrast without words that say that it corrects can only do that: "Not Paris but Rome won my heart" tells more. */
export function isBareContrast(text: string, { wrong, right, end, isJoined }: Contrast): boolean {
  if (!isJoined || /[\p{L}\p{N}]/u.test(text.slice(end))) return false
  if (UNSPACED.test(right)) return true
  const [words, more] = [wrong, right].map((value) => value.split(/\s+/u))
  const isName = more?.every((word) => /^\p{Lu}/u.test(word)) === true
  return isName || (more?.length ?? 0) <= (words?.length ?? 0) + 1
}

/** A statement with the right value in the place of the wrong one; `undefined` where it does not name that. */
export function replaceNamed(said: string, { wrong, right }: Contrast): string | undefined {
  const at = valuePlace(said, wrong)
  if (at < 0) {
    // "aux noix" and "pas les noix mais les amandes".
    const bare = { wrong: wrong.replace(ARTICLE, ""), right: right.replace(ARTICLE, "") }
    return bare.wrong === wrong || bare.right === right
      ? undefined
      : replaceWrong(said, bare, valuePlace(said, bare.wrong))
  }
  return replaceWrong(said, { wrong, right }, at)
}
const ARTICLE = /^(?:the|an?|die|der|das|den|les?|la|des|el|los|las|il|lo|gli|le|os?|as)\s(?=\S)/iu

function replaceWrong(
  said: string,
  { wrong, right }: Pick<Contrast, "wrong" | "right">,
  at: number,
): string | undefined {
  if (at < 0) return undefined
  const [before, after] = [said.slice(0, at), said.slice(at + wrong.length)]
  const value = withoutFrame(right, before, after)
  if (value === "" || IS_SENTENCE.test(value)) return undefined
  // Spanish contracts both: "a" and "el huevo".
  return `${before}${value}${after}`.replace(/(?<=^|\s)(a|de) el(?=\s)/u, "$1l")
}

/** "豆腐を使って", "猫が欲しかった": a Japanese value with a particle is a sentence, and so is one that ends like a verb. */
const IS_SENTENCE =
  /を|(?<=[\p{Script=Han}\p{Script=Katakana}])[がはに](?=.)|(?:ました|ます|って|いて|ください|ほしい|欲しい|かった|した|んで)$|(?<=[\p{Script=Han}\p{Script=Katakana}])で$/u

/** The last place of a value that is not part of a longer word. */
export function valuePlace(said: string, value: string): number {
  const at = said.toLowerCase().lastIndexOf(value.toLowerCase())
  if (at <= 0 || UNSPACED.test(value)) return at
  const [before, after] = [said[at - 1] ?? " ", said[at + value.length] ?? " "]
  return /[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after) ? -1 : at
}

/** A value without what the statement has around it: "是对杏仁过敏", "叫米米". */
function withoutFrame(right: string, before: string, after: string): string {
  if (!UNSPACED.test(right)) return right
  const last = before.slice(-1)
  return beforeTail(last !== "" && right.startsWith(last) ? right.slice(1) : right, after)
}
