/** `text.slice(start, end)` is `sentence.text`: no white space at either end. */
export interface Sentence {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * The sentences of a text, in order, in linear time. A point ends one only before white space, and not after a title, an initial, a list number or
 * a usual abbreviation; so "3.5", "Node.js" and addresses stay whole. Full stops of Chinese and Japanese need no space after them. A line break
 * ends a sentence unless the line is long and the next goes on in lower case.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const { index } of text.matchAll(MARKS)) {
    const end = index < start ? 0 : endAt(text, index, start)
    if (end === 0) continue
    keep(text, start, end, sentences)
    start = end
  }
  keep(text, start, text.length, sentences)
  return sentences
}

const CLOSERS = "\"'”’»)]」』）*_"
const WIDE_ENDS = "。！？｡"
const ENDS = ".!?…؟।۔።"
const MARKS = /[\n。！？｡.!?…؟।۔።]/g

/** The end of the sentence whose mark is at `at`; 0 if it ends none. */
function endAt(text: string, at: number, start: number): number {
  const mark = text[at] ?? ""
  if (mark === "\n") return goesOn(text, at, start) ? 0 : at + 1
  if (WIDE_ENDS.includes(mark)) return past(text, at + 1, WIDE_ENDS + CLOSERS)
  if (!ENDS.includes(mark)) return 0
  // Only the last mark of a row ends anything, which keeps a long row of points linear.
  if (ENDS.includes(text[at + 1] ?? " ")) return 0
  const end = past(text, at + 1, CLOSERS)
  if (end < text.length && !/\s/.test(text[end] ?? "")) return 0
  return mark === "." && end === at + 1 && isAbbreviation(text, at, start) ? 0 : end
}

function past(text: string, from: number, those: string): number {
  let at = from
  while (at < text.length && those.includes(text[at] ?? " ")) at++
  return at
}

const LONG_LINE = 50

function goesOn(text: string, at: number, start: number): boolean {
  return (
    at - Math.max(start, text.lastIndexOf("\n", at - 1)) > LONG_LINE &&
    /^[ \t]*\p{Ll}/u.test(text.slice(at + 1, at + 40))
  )
}

const TITLES = new Set(
  "mr mrs ms dr prof st sr jr rev hon gen col sgt lt capt mt vs approx dept fig e.g i.e cf ca bzw z.b".split(" "),
)
/** These may also end a sentence, which the case of the next letter shows. */
const MAY_END = new Set("etc a.m p.m inc ltd co corp u.s u.k no al".split(" "))

/** German writes ordinals with a point: "am 12. Mai", "im 3. Stock", "in die 2. Klasse". */
const ORDINAL_BEFORE =
  /(?:^|\s)(?:am|vom|zum|beim|im|ins|ans|der|die|das|dem|den|des|(?:mein|dein|sein|ihr|unser|jed)e[mnrs]?) \d{1,2}$/
/** Of two ordinals: "12. bis 19. Juni". */
const ORDINAL_BEHIND = /^\s(?:\p{Ll}{1,5}|[–-])\s\d{1,2}\./u
const MONTH = /^\s(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b/i

const startsDate = (behind: string): boolean => MONTH.test(behind) || ORDINAL_BEHIND.test(behind)

function isAbbreviation(text: string, at: number, start: number): boolean {
  const before = text.slice(Math.max(start, at - 12), at)
  const word = /[^\s("']+$/.exec(before)?.[0] ?? ""
  if (/^\d{1,3}$/.test(word) && /^\s*$/.test(text.slice(start, at - word.length))) return true
  if (/^\d{1,2}$/.test(word) && (ORDINAL_BEFORE.test(before) || startsDate(text.slice(at + 1, at + 12)))) return true
  if (/^\p{Lu}$/u.test(word)) return word !== "I"
  const lower = word.toLowerCase()
  if (TITLES.has(lower)) return true
  return MAY_END.has(lower) && !/^\s+["'“(]?\p{Lu}/u.test(text.slice(at + 1, at + 12))
}

function keep(text: string, from: number, to: number, sentences: Sentence[]): void {
  const raw = text.slice(from, to)
  const trimmed = raw.trim()
  if (trimmed === "") return
  const start = from + raw.indexOf(trimmed[0] ?? "")
  sentences.push({ text: trimmed, start, end: start + trimmed.length })
}
