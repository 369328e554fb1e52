import { spokenNumber } from "../../text/number-words.ts"

/** A number that is said word by word, as dictation writes it: "four four one nine". */
interface SpokenNumber {
  readonly start: number
  readonly end: number
  readonly digits: string
}

/** A text whose spoken numbers are in digits, and the words of each number as they were written. */
export interface SpokenText {
  readonly text: string
  readonly wordsOf: (value: string) => readonly string[]
}

const CONNECTED = /^(?:y|e|et|and)$/
const REPEATED: ReadonlyMap<string, number> = new Map([
  ["double", 2],
  ["triple", 3],
])

const HAN = "零一二三四五六七八九"
const HAN_NUMBER =
  /(?<![十百千万萬億第])[零〇○一二三四五六七八九幺]{4,12}(?![零〇○一二三四五六七八九幺十百千万萬億年月日点點])/gu
const KANA = ["ぜろ|れい|まる", "いち", "に", "さん", "よん", "ご", "ろく", "なな|しち", "はち", "きゅう"]
const KANA_NUMBER = new RegExp(`(?:${KANA.join("|")}){4,12}`, "gu")
const KANA_DIGIT = new RegExp(KANA.join("|"), "gu")

/** Digits that are said one by one: "2 9 9 3". */
const SPACED_DIGITS =
  /(?<![\p{N}.,:+-] ?)(?<!\p{Script=Latin})\p{Nd}(?: \p{Nd}){3,7}(?![.,:-]?\p{N}| ?[-:+/=]| \p{N}|\p{Script=Latin})/gu

/** Longer texts, in characters, are not dictated. */
const MAX_TEXT = 4_000
const MIN_DIGITS = 4
const MAX_DIGITS = 12

function unspacedNumbers(text: string): readonly SpokenNumber[] {
  const read = (pattern: RegExp, digitsOf: (word: string) => string): readonly SpokenNumber[] =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
      digits: digitsOf(word),
    }))
  const han = (word: string): string =>
    [...word].map((one) => Math.max(0, HAN.indexOf(one === "幺" ? "一" : one))).join("")
  const kana = (word: string): string =>
    (word.match(KANA_DIGIT) ?? []).map((one) => KANA.findIndex((names) => names.split("|").includes(one))).join("")
  return [
    ...read(HAN_NUMBER, han),
    ...read(KANA_NUMBER, kana),
    ...read(SPACED_DIGITS, (digits) => digits.replaceAll(" ", "")),
  ]
}

interface Part {
  readonly end: number
  readonly number: number
  readonly times: number
}

/** Adds what is said together: "twenty two", "treinta y ocho", "quatre-vingt-douze". */
function combine(parts: readonly Part[], next: Part, isHyphen: boolean): readonly Part[] {
  const last = parts.at(-1)
  if (last === undefined || last.times > 1 || next.times > 1) return [...parts, next]
  const isEighty = isHyphen && last.number === 4 && next.number === 20
  const isTeen = isHyphen && (last.number === 60 || last.number === 80 || last.number === 10) && next.number < 20
  const isUnit = last.number >= 20 && last.number % 10 === 0 && next.number >= 1 && next.number <= 9
  if (!isEighty && !isTeen && !isUnit) return [...parts, next]
  return [...parts.slice(0, -1), { ...next, number: isEighty ? 80 : last.number + next.number }]
}

function spacedNumbers(text: string): readonly SpokenNumber[] {
  const numbers: SpokenNumber[] = []
  let start = 0
  let parts: readonly Part[] = []
  let times = 1
  let end = 0
  const finish = (): void => {
    const digits = parts.map((part) => String(part.number).repeat(part.times)).join("")
    if (parts.length >= 2 && digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS)
      numbers.push({ start, end: parts.at(-1)?.end ?? 0, digits })
    parts = []
    times = 1
  }
  for (const { index, 0: raw } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const word = raw.toLowerCase()
    const gap = text.slice(end, index)
    if (parts.length + times > 1 && !/^[ ,-]{1,2}$/.test(gap)) finish()
    const number = spokenNumber(word)
    const repeats = REPEATED.get(word)
    if (parts.length === 0 && times === 1) start = index
    if (number !== undefined) {
      parts = combine(parts, { end: index + raw.length, number, times }, gap === "-")
      times = 1
    } else if (repeats !== undefined) times = repeats
    else if (!(CONNECTED.test(word) && (parts.at(-1)?.number ?? 0) >= 20)) finish()
    end = index + raw.length
  }
  finish()
  return numbers
}

/** Writes the numbers that a text says digit by digit in digits; undefined if it says none. */
export function readSpokenNumbers(text: string): SpokenText | undefined {
  if (text.length > MAX_TEXT) return undefined
  const numbers = [...spacedNumbers(text), ...unspacedNumbers(text)].toSorted((one, other) => one.start - other.start)
  if (numbers.length === 0) return undefined
  let written = ""
  let from = 0
  for (const { start, end, digits } of numbers) {
    written += text.slice(from, start) + digits
    from = end
  }
  return {
    text: written + text.slice(from),
    wordsOf: (value) =>
      numbers.filter(({ digits }) => value.includes(digits)).map(({ start, end }) => text.slice(start, end)),
  }
}
