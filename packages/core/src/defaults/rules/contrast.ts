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
}

/** What stands between a denial and its value: "it's not Hull, it's York", "no es la leche sino el huevo". */
const COPULA = expression("iu")`
  ^(?:it['’]s|it is|he['’]s|she['’]s|es ist|er heißt|sie heißt|c['’]est|il s['’]appelle|elle s['’]appelle|es|era|se llama|è|era|si chiama|é|se chama|chama-se)\s{1,2}(?=\S)
`
const SPACED = expression("iu")`
  (?<![\p{L}'’])(?:not|nicht|kein\p{L}{0,2}|pas|no|non|não)\s([^,.;:!?\s][^,.;:!?]{0,40}?)(?:,?\s(?:but|sondern|mais|sino|ma|bensì|mas|e sim)\s|,\s)([^,.;:!?\s][^,.;:!?]{0,40})
`
const FORMS_UNSPACED: readonly RegExp[] = [
  /不是([^，,、。.；;！!是]{1,12}?)(?:[，,、]\s?(?:而是|应该是|應該是|是)?|而是|是)([^，,、。.；;！!是]{1,12})/u,
  /([^，,、。.；;！!\s]{1,12}?)(?:じゃなくて?|ではなくて?)[、，]?([^，,、。.；;！!\s]{1,14})/u,
]
const ENDS_UNSPACED = /(?:です(?:ね|よ)?|でした|だった|だよ?|才对|的|啊|呀|啦|哦)$/u

/** The wrong value that a text denies and the one that it gives instead. Linear. */
export function contrastIn(text: string): Contrast | undefined {
  for (const form of [SPACED, ...FORMS_UNSPACED]) {
    const contrast = form.exec(text)
    if (contrast === null) continue
    const [whole, wrong = "", right = ""] = contrast
    const value = right.trim().replace(COPULA, "").replace(ENDS_UNSPACED, "")
    const named = wrong.trim().replace(COPULA, "")
    if (value === "" || named === "") continue
    return { wrong: named, right: value, start: contrast.index, end: contrast.index + whole.length }
  }
  return undefined
}

/** A statement with the right value in the place of the wrong one; `undefined` where it does not name that. */
export function replaceNamed(said: string, { wrong, right }: Contrast): string | undefined {
  const at = placeOf(said, wrong)
  if (at < 0) return undefined
  const [before, after] = [said.slice(0, at), said.slice(at + wrong.length)]
  const value = withoutFrame(right, before, after)
  if (value === "") return undefined
  // Spanish contracts both: "a" and "el huevo".
  return `${before}${value}${after}`.replace(/(?<=^|\s)(a|de) el(?=\s)/u, "$1l")
}

/** The last place of a value that is not part of a longer word. */
function placeOf(said: string, value: string): number {
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
